//! An incident at the table with its ruling by the laws, as a journal holds it.

use crate::cards::{Card, Seat, Side};
use crate::rules::laws::{Chooser, Effect, Fact, IncidentKind, Moment};
use serde::{Deserialize, Serialize};
use serde_with::{Map, Same, skip_serializing_none};
use std::collections::BTreeMap;
use std::ops::Not;
use std::sync::Arc;

/// The `taken` value of a ruling without options.
pub const TAKEN: &str = "yes";

/// The `taken` value if the choice is waived: only what the laws do in any case counts.
pub const WAIVED: &str = "waive";

/// The `taken` value that drops an incident, so that it has no effect.
pub const DROPPED: &str = "drop";

/// The most incidents that a game may have, the same limit as for rulings of the table.
pub const MOST_INCIDENTS: usize = 100;

/// Something that went wrong, and what the laws make of it, frozen as it was ruled.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuledIncident {
    /// Its number, from 1 through the game; without one, the next.
    #[serde(rename = "n")]
    pub number: Option<usize>,
    /// What kind it is of.
    pub kind: IncidentKind,
    /// The number of the deal in which it happened; without one, as for a ruling.
    pub deal: Option<usize>,
    /// Who did it.
    pub by: Option<Seat>,
    /// The facts that it was ruled by, as they are typed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, String>,
    /// The id of the set of laws.
    pub laws: String,
    /// The laws that apply: those of the set by their ids, and clauses of the game as they are cited, such as
    /// `serbian.hook`.
    pub clauses: Vec<String>,
    /// The sides that did it; without any, those of the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offenders: Vec<Side>,
    /// The other sides that play in the deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opponents: Vec<Side>,
    /// What the laws do, whatever is chosen.
    #[serde(default, rename = "do", skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Effect>,
    /// The options, in their order.
    #[serde(
        default,
        with = "serde_with::As::<Map<Same, Same>>",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub options: Vec<(String, Vec<Effect>)>,
    /// Whether its points count before the deal's own score.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub first: bool,
    /// Who chooses among the options.
    pub chooser: Option<Chooser>,
    /// From when the choice may be made; without it, at once.
    pub choose_at: Option<Moment>,
    /// When the right to choose ends.
    pub until: Option<Moment>,
    /// The option that counts unless all who choose agree on another.
    pub default: Option<String>,
    /// What was taken: the id of an option, [`WAIVED`] or, without options, [`TAKEN`]. `None` while the
    /// choice is open.
    pub taken: Option<String>,
}

impl RuledIncident {
    /// Whether somebody still has to choose among its options.
    pub fn is_open(&self) -> bool {
        self.taken.is_none() && !self.options.is_empty()
    }

    /// Whether somebody was charged with it and the charge is not proven.
    pub fn is_unproven(&self) -> bool {
        self.facts.get(<&str>::from(Fact::Claim)).is_some_and(|claim| claim == "no")
    }

    /// When it was found, if that is known.
    pub fn found(&self) -> Option<Moment> {
        self.facts.get(<&str>::from(Fact::Found))?.parse().ok()
    }

    /// The card that it is about, if that was said.
    pub fn card(&self) -> Option<Card> {
        self.facts.get("card")?.parse().ok()
    }

    /// The trick in which it happened; if that was not said, the one in which it was found.
    pub fn trick(&self) -> Option<usize> {
        match (self.facts.get(<&str>::from(Fact::Trick)), self.found()) {
            (Some(trick), _) => trick.parse().ok(),
            (None, Some(Moment::Trick(trick))) => Some(trick.into()),
            (None, _) => None,
        }
    }

    /// What can be taken in it: one of its options, or [`TAKEN`] if it has none, and [`WAIVED`].
    pub fn takings(&self) -> Vec<String> {
        let mut takings: Vec<String> = self.options.iter().map(|(id, _)| id.clone()).collect();
        if takings.is_empty() {
            takings.push(TAKEN.to_owned());
        }
        if !takings.iter().any(|id| id == WAIVED) {
            takings.push(WAIVED.to_owned());
        }
        takings
    }

    /// The effects of one of its options.
    pub fn option(&self, id: &str) -> Option<&[Effect]> {
        let option = self.options.iter().find(|(option, _)| option == id);
        option.map(|(_, effects)| effects.as_slice())
    }

    /// The effects: what the laws do in any case, and the option taken or, while the choice is open, the
    /// default option. None if a ruling without options was waived, or the incident was dropped.
    pub fn effects(&self) -> impl Iterator<Item = Effect> {
        let is_waived = self.options.is_empty() && self.taken.as_deref() == Some(WAIVED);
        let does = if is_waived || self.taken.as_deref() == Some(DROPPED) {
            &[]
        } else {
            self.does.as_slice()
        };
        let taken = self.taken.as_ref().or(self.default.as_ref());
        let chosen = taken.and_then(|taken| self.option(taken)).unwrap_or(&[]);
        does.iter().chain(chosen).copied()
    }
}

/// An incident, and how far the game had got when it was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordedIncident {
    /// The incident as it was ruled, with the option taken since.
    pub(super) incident: Arc<RuledIncident>,
    /// How many deals had begun.
    pub(super) begun: usize,
    /// How often its deal had been dealt again by then.
    pub(super) redeals: usize,
}

/// What counts in a deal after rulings by the laws, where that is not what was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AfterRulings {
    /// The tricks that count, in the order of those recorded.
    pub(super) tricks: Vec<u8>,
    /// The sides that cannot win a contract.
    pub(super) lost: Vec<Side>,
    /// The players whose bid counts as missed, whatever they took.
    pub(super) missed: Vec<Seat>,
}
