//! Who can still win a game.

use super::grid::{Cell, Column, Grid, Group, Ink};
use crate::analysis::{Chances, Outlook, SideChances};
use crate::game::Game;
use crate::rules::Points;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// What a side can still come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerChances {
    /// Who.
    pub player: String,
    /// The total so far.
    #[serde(skip)]
    pub total: Points,
    /// The least final total.
    pub least: Points,
    /// The greatest.
    pub greatest: Points,
    /// First place, shared or alone.
    pub first: Outlook,
    /// First place alone.
    pub alone: Outlook,
    /// A course of the rest of the game by which the side comes first, alone if that is possible, as
    /// commands that would record it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Whether it comes first alone by that.
    #[serde(skip)]
    pub line_alone: bool,
}

/// Who is certain to win, or out of it, and what each needs in the last deal: nothing as long as that
/// decides nothing, or is much work to find out.
pub fn decided(game: &Game) -> Vec<String> {
    let decided = Chances::decided(game);
    decided.map(|chances| words::chances_decided(game, &chances)).unwrap_or_default()
}

impl PlayerChances {
    /// The chances of each side, in column order.
    pub fn all(game: &Game, chances: &Chances) -> Vec<PlayerChances> {
        let of = |side| chances.sides.iter().find(|it| it.side == side);
        let view = |SideChances { side, total, least, greatest, first, alone }: &SideChances| {
            let line_alone = !alone.line.is_empty();
            let line = if line_alone { &alone.line } else { &first.line };
            PlayerChances {
                player: words::sides(game)(*side),
                total: *total,
                least: *least,
                greatest: *greatest,
                first: first.verdict,
                alone: alone.verdict,
                line: words::line_of_play(game, line),
                line_alone,
            }
        };
        game.setup().sides().into_iter().filter_map(of).map(view).collect()
    }

    /// The chances as a table, a line for each side.
    pub fn grid(all: &[PlayerChances]) -> Grid {
        let mut groups = vec![Group::of_one("", Column::NAMES.row_heading()).stub()];
        let titles = words::chances_titles();
        groups.extend(titles[..3].iter().map(|title| Group::of_one(title, Column::NUMBERS)));
        groups.extend(titles[3..].iter().map(|title| Group::of_one(title, Column::WORDS)));
        let mut grid = Grid::new(groups);
        for it in all {
            let verdict = |verdict: Outlook| {
                let ink = match verdict {
                    Outlook::Certain => Ink::Made,
                    Outlook::Possible | Outlook::Open => Ink::Plain,
                    Outlook::Impossible => Ink::Dim,
                };
                Cell::new(words::chance(verdict), ink)
            };
            grid.push(vec![
                Cell::plain(&it.player),
                Cell::new(it.total, Ink::Total),
                Cell::plain(it.least),
                Cell::plain(it.greatest),
                verdict(it.first),
                verdict(it.alone),
            ]);
        }
        grid
    }

    /// A record: player, least, greatest, first, alone, total.
    pub fn record(&self) -> [String; 6] {
        let (first, alone): (&str, &str) = (self.first.into(), self.alone.into());
        let (least, greatest) = (self.least.decimal(), self.greatest.decimal());
        let total = self.total.decimal();
        [self.player.clone(), least, greatest, first.to_owned(), alone.to_owned(), total]
    }
}
