//! Every command of the real program under `strace`, with a fault at each of its calls to the
//! system: the call fails, the program is killed before it, or the power fails after it.

mod commands;
mod failing;
mod killed;
mod linked;
mod outcome;
mod power;
mod replayed;
mod served;
mod strace;
mod threads;

use crate::faults::disk::SimDisk;
use crate::faults::short_or_full;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does something for each item, two at a time, and returns the sum of the results.
fn in_parallel<T: Sync>(items: &[T], act: impl Fn(&T) -> usize + Sync) -> usize {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut sum = 0;
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            sum += act(item);
        }
        sum
    };
    thread::scope(|scope| {
        let workers = [scope.spawn(work), scope.spawn(work)];
        workers.into_iter().map(|worker| worker.join().expect("no panic")).sum()
    })
}

/// Returns the numbers of the states in which a power cut may leave a disk: all of them, or the first
/// and others that are far apart.
fn some_states(disk: &SimDisk, most: usize) -> Vec<usize> {
    let all = disk.crashes();
    let count = all.min(most);
    (0..count)
        .map(|number| if number < most / 2 { number } else { number * (all / count) })
        .collect()
}

/// Returns all of these, or for the short version at most so many, evenly spread.
fn some<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let apart = all.len().div_ceil(short_or_full(most, usize::MAX)).max(1);
    all.into_iter().step_by(apart).collect()
}
