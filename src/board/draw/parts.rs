//! The texts of the table.

use super::choices;
use super::shown::{Shown, cut_to, folded};
use crate::output::{Look, text};
use crate::views::Asked;
use crate::words;
use ratatui::text::Text;

/// The texts of the table, from top to bottom. The trump is between the heading and the rows.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) heading: Text<'static>,
    /// The players, or the acts to choose from.
    pub(super) rows: Text<'static>,
    /// What is due.
    pub(super) due: Text<'static>,
    /// Why a bid is barred.
    pub(super) barred: Text<'static>,
}

impl Parts {
    pub(super) fn height(&self) -> usize {
        let Parts { heading, rows, due, barred } = self;
        [heading, rows, due, barred].map(|text| text.lines.len()).iter().sum()
    }

    /// The texts of the table once the game is over. On a small screen the places are in one paragraph;
    /// if their table cuts names short, the places follow with full names where there is room.
    pub(super) fn after_game(shown: &Shown<'_>, asked: &Asked, width: u16, room: usize) -> Parts {
        let Asked::Choice(groups) = asked else { return Parts::default() };
        let game = shown.game();
        let mut parts =
            Parts { heading: folded(&[words::due(game, &game.due())], width), ..Parts::default() };
        if let Some(ending) = &shown.board.ending {
            let look = Look { width: width.into(), color: false, ..shown.look };
            parts.rows = text::ending(ending, look).into();
        }
        if !shown.is_demo {
            let left = room.saturating_sub(parts.height());
            parts.due = choices::whole(groups, &shown.board.typed, width, left).into();
        }

        // The table of places marks a name that it cuts short.
        if parts.rows.lines.iter().any(|row| row.to_string().contains('…')) {
            let whole = folded(&[words::standings(game)], width);
            if parts.height() + whole.lines.len() <= room {
                parts.rows.extend(whole);
            }
        }

        if room > 0 && parts.height() > room {
            let rows = &parts.rows.lines;
            // The table of places comes first, and a blank line ends it.
            let table = rows.iter().position(|line| line.width() == 0).unwrap_or(rows.len());
            let left = room.saturating_sub(parts.height() - rows.len());
            if table > left {
                parts.rows = folded(&[words::standings(game)], width);
            }
            cut_to(&mut parts.rows, left, width);
        }
        parts
    }
}
