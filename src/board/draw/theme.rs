//! The colours of the board, by what they mean.

use crate::cards::Suit;
use ratatui::style::Color;

/// The meaning of a colour.
#[derive(Clone, Copy, Debug)]
pub(in crate::board) enum ColorRole {
    /// The result of the last key.
    News,
    /// A bid that may not be made.
    Barred,
    /// The player whose turn it is.
    Due,
    /// The suit of a trump; `None` for no trump.
    Suit(Option<Suit>),
    /// A player's line in the chart, by column.
    Line(usize),
}

/// The colours to draw in, by their numbers in the palette of 256. No theme colours the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::board) struct Theme {
    news: u8,
    barred: u8,
    due: u8,
    red_suit: u8,
    lines: [u8; 8],
}

impl Default for Theme {
    fn default() -> Theme {
        Theme::EITHER
    }
}

impl Theme {
    /// Colours that can be read on white and on black.
    pub(super) const EITHER: Theme = Theme {
        news: 29,
        barred: 163,
        due: 63,
        red_suit: 131,
        lines: [63, 130, 29, 163, 243, 98, 31, 131],
    };

    /// Dark colours, for a light background.
    pub(super) const LIGHT: Theme = Theme {
        news: 24,
        barred: 124,
        due: 25,
        red_suit: 160,
        lines: [25, 130, 22, 90, 238, 54, 23, 124],
    };

    /// Light colours, for a dark background.
    pub(super) const DARK: Theme = Theme {
        news: 81,
        barred: 203,
        due: 220,
        red_suit: 209,
        lines: [75, 208, 114, 219, 252, 220, 51, 203],
    };

    /// Blues and oranges, which colour-blind people can tell apart, on white and on black.
    pub(super) const COLOR_BLIND: Theme = Theme {
        news: 63,
        barred: 130,
        due: 63,
        red_suit: 130,
        lines: [32, 166, 243, 26, 136, 61, 94, 245],
    };

    /// The themes that the user can choose, with their names.
    pub(in crate::board) const NAMED: [(&'static str, Theme); 3] =
        [("light", Theme::LIGHT), ("dark", Theme::DARK), ("color-blind", Theme::COLOR_BLIND)];

    /// The colour of a role; the terminal's own for black suits.
    pub(super) const fn color(self, role: ColorRole) -> Color {
        Color::Indexed(match role {
            ColorRole::News => self.news,
            ColorRole::Barred => self.barred,
            ColorRole::Due => self.due,
            ColorRole::Suit(Some(Suit::Hearts | Suit::Diamonds)) => self.red_suit,
            ColorRole::Suit(_) => return Color::Reset,
            ColorRole::Line(column) => self.lines[column % self.lines.len()],
        })
    }
}
