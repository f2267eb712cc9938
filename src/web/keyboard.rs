//! The terminal in which the server runs: what it prints, and the keys pressed in it.

use crate::terminal::sudden;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::{self, IsTerminal, Write};
use std::thread;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How often to look whether the program is still in the foreground.
const PAUSE: Duration = Duration::from_millis(250);

/// A key that the server obeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ServerKey {
    /// Show the scorer's link as a QR code.
    Scorer,
    /// Show a player's link as a QR code, by the place in turn order.
    Player(usize),
    /// Print the players' links again.
    Links,
    /// Replace the links by new ones.
    NewLinks,
    /// End the server.
    Quit,
    /// Any other key.
    Other,
}

impl ServerKey {
    fn of(key: KeyEvent) -> ServerKey {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, is_control) {
            (KeyCode::Char('c' | 'd'), true) | (KeyCode::Char('q'), false) => ServerKey::Quit,
            (KeyCode::Char('s'), false) => ServerKey::Scorer,
            (KeyCode::Char('p'), false) => ServerKey::Links,
            (KeyCode::Char(digit @ '1'..='9'), false) => {
                ServerKey::Player(digit as usize - '1' as usize)
            }
            (KeyCode::Char('n'), false) => ServerKey::NewLinks,
            _ => ServerKey::Other,
        }
    }
}

/// The keyboard, if the program runs in the foreground of a terminal; its modes are restored when this is dropped.
#[derive(Debug)]
pub(super) struct Keyboard(Option<UnboundedReceiver<ServerKey>>);

impl Keyboard {
    /// Puts the terminal, if there is one, into raw mode, and starts to read keys.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn open() -> io::Result<Keyboard> {
        let has_terminal = io::stdin().is_terminal() && io::stderr().is_terminal();
        if !has_terminal || sudden::is_in_background() {
            return Ok(Keyboard(None));
        }
        sudden::restore_before_signal(|| drop(disable_raw_mode()))?;
        enable_raw_mode()?;
        let (sender, keys) = unbounded_channel();
        let keyboard = Keyboard(Some(keys));
        thread::Builder::new().spawn(move || read(&sender))?;
        Ok(keyboard)
    }

    /// Whether keys are read.
    pub(super) const fn is_attended(&self) -> bool {
        self.0.is_some()
    }

    /// Prints lines, and flushes them.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn print(&self, out: &mut impl Write, lines: &str) -> io::Result<()> {
        // In raw mode, a newline alone does not return the carriage.
        let text = if self.is_attended() { lines.replace('\n', "\r\n") } else { lines.to_owned() };
        out.write_all(text.as_bytes())?;
        out.flush()
    }

    /// Waits for the next key: for ever if there is no terminal.
    pub(super) async fn pressed(&mut self) -> ServerKey {
        match &mut self.0 {
            Some(keys) => keys.recv().await.unwrap_or(ServerKey::Quit),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        if self.is_attended() {
            let _ = disable_raw_mode();
        }
    }
}

/// Reads keys until nobody listens. Ctrl-Z stops the program; in the background the terminal is left alone, until
/// the program has it again.
fn read(keys: &UnboundedSender<ServerKey>) -> io::Result<()> {
    let mut is_raw = true;
    loop {
        if sudden::is_in_background() {
            is_raw = false;
            thread::sleep(PAUSE);
            continue;
        }
        if !is_raw {
            enable_raw_mode()?;
            is_raw = true;
        }
        if !event::poll(PAUSE)? {
            continue;
        }
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) {
            disable_raw_mode()?;
            is_raw = false;
            sudden::stop()?;
        } else if keys.send(ServerKey::of(key)).is_err() {
            return Ok(());
        }
    }
}
