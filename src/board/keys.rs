//! The keys of a terminal, as those that mean something at the board.

use super::state::Key;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key, or the wish to leave.
pub(super) enum Pressed {
    Key(Key),
    Leave,
}

/// Returns what a key is; nothing for one that means nothing.
pub(super) fn pressed(event: KeyEvent) -> Option<Pressed> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(event.code, KeyCode::Char('c' | 'd')).then_some(Pressed::Leave);
    }
    let key = match event.code {
        KeyCode::Char(c) => match c.to_digit(10).and_then(|digit| u8::try_from(digit).ok()) {
            Some(digit) => Key::Digit(digit),
            None => Key::Char(c),
        },
        KeyCode::Enter => Key::Enter,
        KeyCode::Backspace | KeyCode::Delete => Key::Back,
        KeyCode::Esc => Key::Escape,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => return None,
    };
    Some(Pressed::Key(key))
}
