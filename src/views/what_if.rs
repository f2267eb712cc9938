//! A game as other rules score it.

use super::grid::{Cell, Column, Grid, Group, Ink};
use crate::analysis::WhatIf;
use crate::game::Game;
use crate::rules::Points;
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::Serialize;

/// A game as a rule scores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScoredBy {
    /// The id of the score.
    pub scoring: String,
    /// The settings that differ from the game's own.
    pub set: Vec<String>,
    /// The totals, in column order.
    pub totals: Vec<RankedTotal>,
    /// The deals after which others led than before, with who led then; the first among them.
    pub lead: Vec<LeadTaken>,
    /// Whether it is the game's own rule.
    #[serde(skip)]
    pub own: bool,
}

/// A side's total and its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RankedTotal {
    /// Whose.
    pub player: String,
    /// The total.
    pub total: Points,
    /// The rank, from 1; shared by equals.
    pub rank: usize,
}

/// Who took the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LeadTaken {
    /// The number of the deal.
    pub deal: usize,
    /// Who led after it; several where they shared the lead.
    pub players: Vec<String>,
}

impl ScoredBy {
    /// A game as some rules score it, with the settings that make them; of the game's own rule none.
    pub fn of(scored: &WhatIf, set: Option<Vec<String>>) -> ScoredBy {
        let (game, setup) = (&scored.game, scored.game.setup());
        let standings = game.standings();
        let total = |side| {
            let place = standings.iter().find(|place| place.side == side)?;
            let player = words::sides(game)(side);
            Some(RankedTotal { player, total: place.total, rank: place.rank })
        };
        let players = |sides: &[_]| sides.iter().copied().map(words::sides(game)).collect();
        let lead = scored.lead.iter();
        let lead = lead.map(|it| LeadTaken { deal: it.deal, players: players(&it.leaders) });
        ScoredBy {
            scoring: setup.rules().scoring.id().to_owned(),
            own: set.is_none(),
            set: set.unwrap_or_default(),
            totals: setup.sides().into_iter().filter_map(total).collect(),
            lead: lead.collect(),
        }
    }

    /// The rule as one text: `montreal promotions=ten`.
    pub fn rule(&self) -> String {
        let own = self.own.then(|| messages::WhatIfAsPlayed.say());
        let set = self.set.iter().cloned();
        words::joined([self.scoring.clone()].into_iter().chain(set).chain(own), " ")
    }

    /// Rules as a table, a line each: the totals with their places, and after which deals the lead
    /// changed.
    pub fn grid(all: &[ScoredBy], game: &Game) -> Grid {
        let sides = game.setup().sides().into_iter().map(words::sides(game));
        let mut groups =
            vec![Group::of_one(&messages::HeadingRule.say(), Column::WORDS.row_heading()).stub()];
        groups.extend(sides.map(|side| Group::of_one(&side, Column::NUMBERS)));
        groups.push(Group::of_one(&messages::HeadingLeadChange.say(), Column::NAMES));
        let mut grid = Grid::new(groups);
        for scored in all {
            let ink = if scored.own { Ink::Heading } else { Ink::Plain };
            let mut cells = vec![Cell::new(scored.rule(), ink)];
            cells.extend(scored.totals.iter().map(|it| {
                let ink = if it.rank == 1 { Ink::Leader } else { Ink::Plain };
                Cell::new(
                    messages::WhatIfTotalAndRank { total: it.total, rank: it.rank }.say(),
                    ink,
                )
            }));
            let deals = scored.lead.iter().skip(1).map(|it| it.deal);
            cells.push(Cell::plain(words::joined(deals, " ")));
            grid.push(cells);
        }
        grid
    }

    /// A record for each total: rule, settings, player, total, place.
    pub fn records(&self) -> impl Iterator<Item = [String; 5]> {
        self.totals.iter().map(|it| {
            let (total, rank) = (it.total.decimal(), it.rank.to_string());
            [self.scoring.clone(), self.set.join(" "), it.player.clone(), total, rank]
        })
    }
}
