//! What is printed and pressed in the terminal while the server runs.

use crate::terminal::sudden;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::{self, IsTerminal, Write};
use std::thread;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// Show the scorer's code.
    Show,
    /// Make new links, and let the old ones go.
    Renew,
    /// End.
    Quit,
}

impl Key {
    fn of(key: KeyEvent) -> Option<Key> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, is_control) {
            (KeyCode::Char('c' | 'd'), true) | (KeyCode::Char('q'), false) => Some(Key::Quit),
            (KeyCode::Char('s'), false) => Some(Key::Show),
            (KeyCode::Char('n'), false) => Some(Key::Renew),
            _ => None,
        }
    }
}

/// The keyboard, if somebody sits at one. The terminal is restored when this is dropped.
#[derive(Debug)]
pub(super) struct Keyboard(Option<UnboundedReceiver<Key>>);

impl Keyboard {
    /// Takes the keyboard.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn open() -> io::Result<Keyboard> {
        if !io::stdin().is_terminal() || !io::stderr().is_terminal() {
            return Ok(Keyboard(None));
        }
        sudden::restore_before_end(|| drop(disable_raw_mode()))?;
        enable_raw_mode()?;
        let (sender, keys) = unbounded_channel();
        thread::spawn(move || read(&sender));
        Ok(Keyboard(Some(keys)))
    }

    /// Whether somebody can press a key.
    pub(super) const fn is_attended(&self) -> bool {
        self.0.is_some()
    }

    /// Prints lines at once.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn print(&self, out: &mut impl Write, lines: &str) -> io::Result<()> {
        // A terminal that passes on every key does not return the carriage by itself.
        let text = if self.is_attended() { lines.replace('\n', "\r\n") } else { lines.to_owned() };
        out.write_all(text.as_bytes())?;
        out.flush()
    }

    /// The next key; never, where there is no keyboard.
    pub(super) async fn pressed(&mut self) -> Key {
        match &mut self.0 {
            Some(keys) => keys.recv().await.unwrap_or(Key::Quit),
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

fn read(keys: &UnboundedSender<Key>) {
    while let Ok(event) = event::read() {
        let key = if let Event::Key(key) = event { Key::of(key) } else { None };
        if key.is_some_and(|key| keys.send(key).is_err()) {
            return;
        }
    }
}
