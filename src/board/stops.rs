//! The signals that stop the program and continue it, as sent by `kill -TSTP` and `kill -CONT`.

use super::view::Effect;
use signal_hook::consts::{SIGCONT, SIGTSTP};
use signal_hook::flag;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The signals received but not handled yet.
pub(super) struct Stops {
    stop: Arc<AtomicBool>,
    go_on: Arc<AtomicBool>,
}

impl Stops {
    /// Replaces the default handling of the signals by flags, so that the board can restore the
    /// terminal before it stops.
    ///
    /// # Errors
    /// The signals cannot be handled.
    pub(super) fn flagged() -> io::Result<Stops> {
        let stops = Stops { stop: Arc::default(), go_on: Arc::default() };
        flag::register(SIGTSTP, stops.stop.clone())?;
        flag::register(SIGCONT, stops.go_on.clone())?;
        Ok(stops)
    }

    /// The effect of the next signal received, if any.
    pub(super) fn take(&self) -> Option<Effect> {
        if self.stop.swap(false, Ordering::Relaxed) {
            Some(Effect::Suspend)
        } else if self.go_on.swap(false, Ordering::Relaxed) {
            Some(Effect::Retake)
        } else {
            None
        }
    }
}
