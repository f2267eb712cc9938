//! What has to be done before a signal or a panic ends the program.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::{io, panic};

/// What restores the terminal, and whether it does so before a panic, too.
type Restorer = (Box<dyn Fn() + Send>, bool);

/// All that is to be restored, in the order in which it was taken.
static RESTORERS: Mutex<Vec<Restorer>> = Mutex::new(Vec::new());

/// Restores the terminal before a signal ends the program, for a front end that goes on after a panic.
///
/// # Errors
/// Signals cannot be handled.
pub(crate) fn restore_before_signal(restore: impl Fn() + Send + 'static) -> io::Result<()> {
    restorers().push((Box::new(restore), false));
    #[cfg(unix)]
    signals::handle()?;
    Ok(())
}

/// Restores the terminal before a signal or a panic ends the program. The program still ends by that
/// signal.
///
/// # Errors
/// Signals cannot be handled.
pub(crate) fn restore_before_end(restore: impl Fn() + Send + 'static) -> io::Result<()> {
    static HOOKED: OnceLock<()> = OnceLock::new();
    restorers().push((Box::new(restore), true));
    if HOOKED.set(()).is_ok() {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            for (restore, _) in restorers().iter().rev().filter(|(_, on_panic)| *on_panic) {
                restore();
            }
            report(panic);
        }));
    }
    #[cfg(unix)]
    signals::handle()?;
    Ok(())
}

fn restorers() -> MutexGuard<'static, Vec<Restorer>> {
    RESTORERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Restores the terminal's modes, as they are at the first call, before a signal or a panic ends the program.
/// On Windows, a console restores its modes itself.
///
/// # Errors
/// Signals cannot be handled.
pub(crate) fn restore_modes_before_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
        static RESTORED: OnceLock<()> = OnceLock::new();
        if RESTORED.set(()).is_err() {
            return Ok(());
        }
        let modes = tcgetattr(io::stdin())?;
        restore_before_end(move || {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &modes);
        })?;
    }
    Ok(())
}

/// Whether the program runs in the background of its terminal, whose modes it may not change then.
pub(crate) fn is_in_background() -> bool {
    #[cfg(unix)]
    return signals::is_in_background();
    #[cfg(not(unix))]
    false
}

/// Stops the program until it is continued. Does nothing if the program leads its session: then there
/// is no shell that could continue it.
///
/// # Errors
/// The program cannot be stopped.
pub(crate) fn stop() -> io::Result<()> {
    #[cfg(unix)]
    signals::stop()?;
    Ok(())
}

#[cfg(unix)]
mod signals {
    use rustix::process::{getpgrp, getsid};
    use rustix::termios::tcgetpgrp;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTOU};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::sync::OnceLock;
    use std::{io, thread};

    /// Handles signals in a thread of their own, because a terminal that has been closed can keep the
    /// others in a read forever.
    ///
    /// In the background, the program may not change the terminal, which another one uses. It gets
    /// `SIGTTOU` if it tries, such as when it is continued there in order to be ended. That would stop
    /// it before this thread has ended it, unless both signals come here, where the lower one is first.
    pub(super) fn handle() -> io::Result<()> {
        static HANDLED: OnceLock<()> = OnceLock::new();
        if HANDLED.set(()).is_err() {
            return Ok(());
        }
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTTOU])?;
        thread::Builder::new().spawn(move || {
            for signal in signals.forever() {
                // Nothing may be drawn on a restored terminal.
                let stdout = io::stdout().lock();
                if !is_in_background() {
                    for (restore, _) in super::restorers().iter().rev() {
                        restore();
                    }
                }
                let _ = emulate_default_handler(signal);
                drop(stdout);
            }
        })?;
        Ok(())
    }

    pub(super) fn stop() -> io::Result<()> {
        if getsid(None)? == getpgrp() {
            return Ok(());
        }
        emulate_default_handler(SIGTSTP)
    }

    pub(super) fn is_in_background() -> bool {
        tcgetpgrp(io::stdin()).is_ok_and(|group| group != getpgrp())
    }
}
