//! What `what-if` prints as JSON.

use crate::analysis::WhatIf;
use crate::output::json::{self, NamedSchema};
use crate::rules::Points;
use crate::words::sides;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "what-if",
    "The game as other rules score it",
    json::schema::<Vec<ScoredBy>>,
);

/// A game as a rule scores it.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct ScoredBy {
    /// The id of the score.
    pub(super) scoring: String,
    /// The settings that differ from the game's own.
    pub(super) set: Vec<String>,
    /// The totals, in column order.
    pub(super) totals: Vec<RankedTotal>,
    /// The deals after which others led than before, with who led then; the first among them.
    pub(super) lead: Vec<LeadTaken>,
}

/// A side's total and its rank.
#[derive(Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(super) struct RankedTotal {
    /// Whose.
    pub(super) player: String,
    /// The total.
    pub(super) total: Points,
    /// The rank, from 1; shared by equals.
    pub(super) rank: usize,
}

/// Who took the lead.
#[derive(Clone, Serialize, JsonSchema)]
pub(super) struct LeadTaken {
    /// The number of the deal.
    pub(super) deal: usize,
    /// Who led after it; several where they shared the lead.
    players: Vec<String>,
}

impl ScoredBy {
    /// A game as rules score it that these settings make.
    pub(super) fn of(scored: &WhatIf, set: &[String]) -> ScoredBy {
        let game = &scored.game;
        let setup = game.setup();
        let standings = game.standings();
        let ranked = |side| {
            let place = standings.iter().find(|place| place.side == side)?;
            let player = sides(game)(side);
            Some(RankedTotal { player, total: place.total, rank: place.rank })
        };
        let lead = scored.lead.iter().map(|change| LeadTaken {
            deal: change.deal,
            players: change.leaders.iter().copied().map(sides(game)).collect(),
        });
        ScoredBy {
            scoring: setup.rules().scoring.id().to_owned(),
            set: set.to_vec(),
            totals: setup.sides().into_iter().filter_map(ranked).collect(),
            lead: lead.collect(),
        }
    }
}
