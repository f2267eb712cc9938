//! Takes over the terminal for the board, and restores it.

use crate::terminal::sudden;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::{DefaultTerminal, Terminal};
use std::io;
use std::sync::OnceLock;

/// Runs a function on the full screen, and restores the terminal however the function ends.
///
/// # Errors
/// The function fails, or the terminal cannot be used.
pub(super) fn taken<T>(run: impl FnOnce(&mut DefaultTerminal) -> io::Result<T>) -> io::Result<T> {
    static RESTORED: OnceLock<()> = OnceLock::new();
    if RESTORED.set(()).is_ok() {
        sudden::restore_before_end(|| drop(restore()))?;
    }
    let result = take().and_then(|mut terminal| run(&mut terminal));
    let restored = restore();
    let value = result?;
    restored?;
    Ok(value)
}

fn take() -> io::Result<DefaultTerminal> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    cleared()
}

/// Clears the screen, so that all of it is drawn again.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn cleared() -> io::Result<DefaultTerminal> {
    execute!(io::stdout(), Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

fn restore() -> io::Result<()> {
    let modes = disable_raw_mode();
    // On Windows this fails if the mouse has not been taken.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    execute!(io::stdout(), EndSynchronizedUpdate, LeaveAlternateScreen, Show).and(modes)
}

/// Restores the terminal and stops the program, as Ctrl-Z usually does; takes over the terminal again
/// when the program is continued. On Windows, where programs do not stop, this only redraws the screen.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    restore()?;
    sudden::stop()?;
    *terminal = take()?;
    Ok(())
}

/// Takes over the terminal again after another program may have changed its modes.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn retaken() -> io::Result<DefaultTerminal> {
    disable_raw_mode()?;
    take()
}
