//! The signals that stop the program and continue it, such as `kill -TSTP` sends.

use super::state::Effect;
use rustix::process::{getpgrp, getsid};
use signal_hook::consts::{SIGCONT, SIGTSTP};
use signal_hook::{flag, low_level};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The signals that have come since they were last asked for.
pub(super) struct Stops {
    stop: Arc<AtomicBool>,
    go_on: Arc<AtomicBool>,
}

impl Stops {
    /// Notes the signals from now on. A stop then waits until it is asked for.
    ///
    /// # Errors
    /// Signals cannot be handled.
    pub(super) fn noted() -> io::Result<Stops> {
        let note = |signal| {
            let noted = Arc::default();
            flag::register(signal, Arc::clone(&noted)).map(|_| noted)
        };
        Ok(Stops { stop: note(SIGTSTP)?, go_on: note(SIGCONT)? })
    }

    /// What the signals ask for.
    pub(super) fn asked(&self) -> Option<Effect> {
        if self.stop.swap(false, Ordering::Relaxed) {
            return Some(Effect::Suspend);
        }
        self.go_on.swap(false, Ordering::Relaxed).then_some(Effect::Retake)
    }
}

/// Stops the program until it is continued, unless nobody could: its group is that of the session, so no
/// shell looks after it.
///
/// # Errors
/// It cannot be stopped.
pub(super) fn stop() -> io::Result<()> {
    match getsid(None)? == getpgrp() {
        true => Ok(()),
        false => low_level::emulate_default_handler(SIGTSTP),
    }
}
