//! The data that the board shows, and the signs and colours to show it in.

use super::theme::{ColorRole, Theme};
use crate::board::page::TextPage;
use crate::board::state::Board;
use crate::board::view::Click;
use crate::game::Game;
use crate::history::{History, Stamp};
use crate::output::{Look, ascii, fold_in, to_width};
use crate::views::Points;
use crate::words;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use std::cell::RefCell;

/// Everything that a frame is drawn from.
pub(in crate::board) struct Shown<'a> {
    pub(in crate::board) board: &'a Board,
    pub(in crate::board) history: &'a History,
    /// The content of the view, as far as it is text that can be scrolled.
    pub(in crate::board) page: &'a TextPage,
    pub(in crate::board) look: Look,
    pub(in crate::board) now: Stamp,
    /// The areas that react to a click, collected while the frame is drawn.
    pub(in crate::board) spots: RefCell<Vec<(Rect, Click)>>,
    pub(in crate::board) theme: Theme,
    /// Whether a demo plays the game.
    pub(in crate::board) is_demo: bool,
}

impl Shown<'_> {
    pub(super) fn game(&self) -> &Game {
        self.history.game()
    }

    /// Lets an area react to clicks.
    pub(super) fn note(&self, area: Rect, click: Option<Click>) {
        if let Some(click) = click {
            self.spots.borrow_mut().push((area, click));
        }
    }

    /// Lets the pieces of a text react to clicks.
    pub(super) fn note_pieces(
        &self,
        area: Rect,
        text: &Text<'_>,
        click: fn(&str) -> Option<Click>,
    ) {
        for (line, row) in text.lines.iter().zip(area.rows()) {
            let mut x = row.x;
            for span in &line.spans {
                let piece = Rect { x, width: span.width() as u16, ..row };
                self.note(piece.intersection(row), click(&span.content));
                x += piece.width;
            }
        }
    }

    /// Spells points, in ASCII if the terminal needs it.
    pub(super) fn points(&self, points: Points) -> String {
        let text = words::decimal(points);
        if self.look.ascii { ascii::text(&text) } else { text }
    }

    /// The style of a role: its colour, if colours are wanted.
    pub(super) fn ink(&self, role: ColorRole) -> Style {
        if self.look.color { Style::new().fg(self.theme.color(role)) } else { Style::new() }
    }
}

/// A click on a choice presses the digit before it.
pub(super) fn choice(piece: &str) -> Option<Click> {
    let digit = piece.chars().next().filter(char::is_ascii_digit)?;
    piece[1..].starts_with([' ', '>']).then_some(Click::Key(KeyCode::Char(digit)))
}

/// A click on a number types it.
pub(super) fn number(piece: &str) -> Option<Click> {
    piece.parse().ok().map(Click::Number)
}

/// Cuts a text to a number of lines, with a sign at its end.
pub(super) fn cut_to(text: &mut Text<'_>, lines: usize, width: u16) {
    if text.lines.len() > lines {
        text.lines.truncate(lines);
        if let Some(last) = text.lines.last_mut() {
            let cut = to_width(&format!("{last} …"), width.into());
            *last = Line::styled(cut, last.style);
        }
    }
}

/// Paragraphs folded between words.
pub(super) fn folded(paragraphs: &[String], width: u16) -> Text<'static> {
    let mut lines = Vec::new();
    for paragraph in paragraphs {
        lines.extend(Text::from(fold_in(paragraph, width.into(), 0)).lines);
    }
    lines.into()
}
