//! The terminal in which the server runs: what it prints, and the keys pressed in it.

use crate::terminal::sudden;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::{self, IsTerminal, Write};
use std::thread;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A key that the server obeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ServerKey {
    /// Show the scorer's link as a QR code.
    ShowCode,
    /// Replace the links by new ones.
    NewLinks,
    /// End the server.
    Quit,
}

impl ServerKey {
    fn of(key: KeyEvent) -> Option<ServerKey> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, is_control) {
            (KeyCode::Char('c' | 'd'), true) | (KeyCode::Char('q'), false) => Some(ServerKey::Quit),
            (KeyCode::Char('s'), false) => Some(ServerKey::ShowCode),
            (KeyCode::Char('n'), false) => Some(ServerKey::NewLinks),
            _ => None,
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

fn read(keys: &UnboundedSender<ServerKey>) {
    while let Ok(event) = event::read() {
        if let Event::Key(key) = event
            && let Some(key) = ServerKey::of(key)
            && keys.send(key).is_err()
        {
            return;
        }
    }
}
