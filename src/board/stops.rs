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
    /// Whether the signals act as usual, because the board does not have the terminal.
    is_left: Arc<AtomicBool>,
}

impl Stops {
    /// Replaces the default handling of the signals by flags while the board has the terminal, so that it can
    /// restore it before it stops.
    ///
    /// # Errors
    /// The signals cannot be handled.
    pub(super) fn flagged() -> io::Result<Stops> {
        let is_left = Arc::new(AtomicBool::new(true));
        let stops = Stops { stop: Arc::default(), go_on: Arc::default(), is_left };
        flag::register_conditional_default(SIGTSTP, stops.is_left.clone())?;
        flag::register(SIGTSTP, stops.stop.clone())?;
        flag::register(SIGCONT, stops.go_on.clone())?;
        Ok(stops)
    }

    /// Notes whether the board has left the terminal. Signals received before are forgotten.
    pub(super) fn leave(&self, is_left: bool) {
        self.is_left.store(is_left, Ordering::Relaxed);
        self.stop.store(false, Ordering::Relaxed);
        self.go_on.store(false, Ordering::Relaxed);
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
