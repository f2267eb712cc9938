//! The threads for long work.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::OnceLock;

/// The pool for all such work, with a thread for each core. If the system refuses them, it has only the
/// thread that asks first.
pub(crate) fn pool() -> &'static ThreadPool {
    static POOL: OnceLock<ThreadPool> = OnceLock::new();
    POOL.get_or_init(|| new_pool(0).unwrap_or_else(this_thread))
}

/// A pool of this many other threads, or for 0 one for each core; `None` if the system refuses them.
pub(crate) fn new_pool(threads: usize) -> Option<ThreadPool> {
    ThreadPoolBuilder::new().num_threads(threads).build().ok()
}

fn this_thread() -> ThreadPool {
    let only = ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    only.build().expect("it needs no other thread")
}
