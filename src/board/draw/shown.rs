//! What the board shows, and the signs and colours that the terminal has for it.

use super::theme::{Role, Theme};
use crate::board::page::Page;
use crate::board::state::{Board, Press};
use crate::game::Game;
use crate::history::{History, Stamp};
use crate::output::{Look, ascii, fold_in};
use crate::views::Points;
use crate::words;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Text;
use std::cell::RefCell;

/// What there is to show.
pub(in crate::board) struct Shown<'a> {
    pub(in crate::board) board: &'a Board,
    pub(in crate::board) history: &'a History,
    /// The view, if it is a page.
    pub(in crate::board) page: &'a Page,
    pub(in crate::board) look: Look,
    pub(in crate::board) now: Stamp,
    /// What a click does, by area; noted as it is drawn.
    pub(in crate::board) spots: RefCell<Vec<(Rect, Press)>>,
    pub(in crate::board) theme: Theme,
    /// Whether the game plays itself.
    pub(in crate::board) is_demo: bool,
}

impl Shown<'_> {
    pub(super) fn game(&self) -> &Game {
        self.history.game()
    }

    /// Notes what a click in an area does.
    pub(super) fn note(&self, area: Rect, press: Option<Press>) {
        self.spots.borrow_mut().extend(press.map(|press| (area, press)));
    }

    /// Notes what a click on a piece of a text does.
    pub(super) fn note_pieces(
        &self,
        area: Rect,
        text: &Text<'_>,
        press: fn(&str) -> Option<Press>,
    ) {
        for (line, row) in text.lines.iter().zip(area.rows()) {
            let mut x = row.x;
            for span in &line.spans {
                let piece = Rect { x, width: span.width() as u16, ..row };
                self.note(piece.intersection(row), press(&span.content));
                x += piece.width;
            }
        }
    }

    /// Points in the signs that the terminal has.
    pub(super) fn points(&self, points: Points) -> String {
        let text = words::decimal(points);
        if self.look.ascii { ascii::text(&text) } else { text }
    }

    /// The colour of what means something, where colours are wanted.
    pub(super) fn ink(&self, role: Role) -> Style {
        if self.look.color { Style::new().fg(self.theme.color(role)) } else { Style::new() }
    }
}

/// The digit before something to choose.
pub(super) fn choice(piece: &str) -> Option<Press> {
    let digit = piece.chars().next().filter(char::is_ascii_digit)?;
    piece[1..].starts_with([' ', '>']).then_some(Press::Key(KeyCode::Char(digit)))
}

/// A piece that is a number.
pub(super) fn number(piece: &str) -> Option<Press> {
    piece.parse().ok().map(Press::Number)
}

/// Paragraphs folded at word ends.
pub(super) fn folded(paragraphs: &[String], width: u16) -> Text<'static> {
    let fold = |paragraph: &String| fold_in(paragraph, usize::from(width), 0);
    paragraphs.iter().map(fold).flat_map(|folded| Text::from(folded).lines).collect()
}
