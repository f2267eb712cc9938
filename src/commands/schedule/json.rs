//! What `schedule` prints as JSON.

use crate::game::{DealPlan, Players};
use crate::output::json::{self, NamedSchema};
use crate::rules::PlannedTrump;
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::Not;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("schedule", "Every deal of a game", json::schema::<Vec<ScheduledDeal>>);

/// A deal before it is played.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ScheduledDeal {
    /// Its number, from 1.
    deal: usize,
    /// The cards dealt to each player.
    cards: u8,
    /// What is known of its trump.
    trump: PlannedTrump,
    /// Who deals; null where the players have no names.
    dealer: Option<String>,
    /// The kind of the deal, if the schedule fixes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    /// Who sits out, at a table with a dead hand whose players have names.
    #[serde(skip_serializing_if = "Option::is_none")]
    dead_hand: Option<String>,
    /// Whether the cards are held on the forehead.
    #[serde(skip_serializing_if = "Not::not")]
    forehead: bool,
}

impl ScheduledDeal {
    pub(super) fn of(deal: &DealPlan, players: Option<&Players>) -> ScheduledDeal {
        let name = |seat| players.map(|players| players.name(seat).to_string());
        ScheduledDeal {
            deal: deal.number,
            cards: deal.cards,
            trump: deal.trump,
            dealer: name(deal.dealer),
            kind: deal.kind.as_ref().map(|kind| kind.id.clone()),
            dead_hand: deal.dead.and_then(name),
            forehead: deal.forehead,
        }
    }
}
