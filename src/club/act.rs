//! What can be recorded of an event.

use super::prizes::Group;
use super::ranking::Criterion;
use super::seating::Seating;
use crate::rules::Points;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A line of an event's journal. Rounds and tables count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum EventAct {
    /// Somebody enters, or a pair does.
    Enter {
        /// The number for the whole evening.
        no: u16,
        /// One name, or two.
        people: Vec<String>,
        /// The colour of the card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        group: Option<Group>,
        /// Points given in advance.
        #[serde(default, skip_serializing_if = "is_zero")]
        handicap: Points,
        /// The first round, if it was drawn already and had not begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<u16>,
    },
    /// An entry is away from a round on.
    Away {
        /// The entry.
        no: u16,
        /// The first round without it.
        from: u16,
    },
    /// An entry is back from a round on.
    Back {
        /// The entry.
        no: u16,
        /// The first round with it again.
        from: u16,
    },
    /// Somebody else plays as an entry from a round on. From round 1, a name was written wrong.
    Person {
        /// The entry.
        no: u16,
        /// Which of a pair, from 1.
        which: u16,
        /// The name.
        to: String,
        /// The first round.
        from: u16,
    },
    /// An entry has paid.
    Paid {
        /// The entry.
        no: u16,
        /// How much.
        money: Points,
    },
    /// A round is seated.
    Draw {
        /// The round.
        round: u16,
        /// What decides it.
        seed: String,
        /// The try that was taken.
        #[serde(default, skip_serializing_if = "is_none", rename = "try")]
        tried: u8,
        /// Who asked for which table.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        take: BTreeMap<u16, u16>,
        /// The entries of the cards of a fixed movement, where they are given out.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<u16>,
        /// The seats.
        seating: Seating,
        /// Why it was drawn again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<String>,
    },
    /// Who really sat at some tables.
    Seat {
        /// The round.
        round: u16,
        /// The entries at each of these tables.
        tables: BTreeMap<u16, Vec<u16>>,
        /// Why it was corrected after the table had agreed or the round was closed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<String>,
    },
    /// The clock of a round is started.
    Clock {
        /// The round.
        round: u16,
        /// For how long.
        minutes: u16,
    },
    /// A result is typed.
    Typed {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
        /// The points of each side; none if the table was not played or only its winner is known.
        points: Vec<Points>,
        /// How many deals each side made, where that was typed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        made: Vec<u16>,
        /// The side that moves on as the winner, from 1, where the points do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<u16>,
        /// Why it was changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<String>,
        /// The entry that says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u16>,
    },
    /// The others at a table agree.
    Agree {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
        /// The entry that says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u16>,
        /// How many entries the game at the table has, where it is scored deal by deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<u64>,
    },
    /// Somebody at a table says that its result is wrong.
    Dispute {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
        /// The entry that says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u16>,
    },
    /// The results of a round stand.
    Close {
        /// The round.
        round: u16,
    },
    /// The director gives points or takes them.
    Adjust {
        /// The entry.
        no: u16,
        /// The round.
        round: u16,
        /// How many.
        points: Points,
        /// Why.
        because: String,
    },
    /// Entries are ranked by other criteria.
    Rank {
        /// The criteria, the first one first.
        rank: Vec<Criterion>,
        /// Why.
        because: String,
    },
    /// Something to remember.
    Note(String),
    /// The evening is over.
    End {},
}

fn is_zero(points: &Points) -> bool {
    *points == Points::ZERO
}

const fn is_none(tried: &u8) -> bool {
    *tried == 0
}

impl EventAct {
    /// The reason that was given.
    pub fn because(&self) -> Option<&str> {
        match self {
            EventAct::Draw { because, .. }
            | EventAct::Seat { because, .. }
            | EventAct::Typed { because, .. } => because.as_deref(),
            EventAct::Adjust { because, .. } | EventAct::Rank { because, .. } => Some(because),
            _ => None,
        }
    }
}
