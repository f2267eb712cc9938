//! What the board shows, and the signs and colours that the terminal has for it.

use super::page::Page;
use super::theme::{Role, Theme};
use crate::board::state::Board;
use crate::game::Game;
use crate::history::{History, Stamp};
use crate::output::{Look, ascii, fold_in};
use crate::views::Points;
use ratatui::style::Style;
use ratatui::text::Text;

/// What there is to show.
pub(in crate::board) struct Shown<'a> {
    pub(in crate::board) board: &'a Board,
    pub(in crate::board) history: &'a History,
    /// The view, if it is a page.
    pub(in crate::board) page: &'a Page,
    pub(in crate::board) look: Look,
    pub(in crate::board) now: Stamp,
    pub(in crate::board) theme: Theme,
}

impl Shown<'_> {
    pub(super) fn game(&self) -> &Game {
        self.history.game()
    }

    /// Points in the signs that the terminal has.
    pub(super) fn points(&self, points: Points) -> String {
        let text = points.to_string();
        if self.look.ascii { ascii::text(&text) } else { text }
    }

    /// The colour of what means something, where colours are wanted.
    pub(super) fn ink(&self, role: Role) -> Style {
        if self.look.color { Style::new().fg(self.theme.color(role)) } else { Style::new() }
    }
}

/// Paragraphs folded at word ends.
pub(super) fn folded(paragraphs: &[String], width: u16) -> Text<'static> {
    let fold = |paragraph: &String| fold_in(paragraph, usize::from(width), 0);
    paragraphs.iter().map(fold).flat_map(|folded| Text::from(folded).lines).collect()
}
