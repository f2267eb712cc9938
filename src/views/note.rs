//! Notes on deals: what the table allowed against the rules, and who took whose seat.

use crate::game::{Deal, Game};
use crate::rules::{Clause, Refusal};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// A note below the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// The number of the deal.
    pub deal: usize,
    /// The id of the clause that it is about.
    pub rule: String,
    /// The note, in sentences.
    #[serde(rename = "note")]
    pub text: String,
    /// Whether it explains the deal's mark.
    #[serde(skip)]
    pub marked: bool,
}

impl Note {
    /// Every note on a game, by deals.
    pub fn all(game: &Game) -> Vec<Note> {
        let rules = game.setup().rules();
        let waived = |deal: usize, refusal: &Refusal| {
            let ruling = words::ruling_in(game, refusal);
            Note { deal, text: words::waived(&ruling), rule: ruling.rule, marked: true }
        };
        let of_deal = |deal: &Deal| -> Vec<Note> {
            deal.against.iter().map(|refusal| waived(deal.plan.number, refusal)).collect()
        };
        let reseated = game.seat_changes().iter().map(|it| Note {
            deal: it.deal,
            rule: rules.clause_id(Clause::Players),
            text: words::reseated(game, it),
            marked: false,
        });
        let mut notes: Vec<Note> = game.deals().flat_map(of_deal).chain(reseated).collect();
        notes.sort_by_key(|note| note.deal);
        notes
    }
}
