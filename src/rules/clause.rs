//! The clauses of a set of rules, and where each comes from.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::{IntoStaticStr, VariantArray};

/// A clause of the rules that a refusal or an explanation can cite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Clause {
    /// Who plays, and how many.
    Players,
    /// The cards used.
    Pack,
    /// How many deals, and how many cards in each.
    Deals,
    /// Who deals, and which way the turn passes.
    Dealer,
    /// The dealer who plays no cards at a full table.
    DeadHand,
    /// The trump of a deal.
    Trump,
    /// Who bids when.
    BidTurn,
    /// What may be bid.
    BidRange,
    /// A bid once made is final.
    BidFinal,
    /// The bids may not add up to the cards dealt.
    Hook,
    /// Who calls when, and that a pass is final.
    CallTurn,
    /// Three aces are announced first.
    Trou,
    /// The first to speak may wait.
    Wait,
    /// A suit call needs somebody who could join it.
    SuitCall,
    /// Who may join a suit call, and at what level.
    Join,
    /// Who goes on for a pair.
    Raise,
    /// Bids that belong to the first turn.
    FirstTurn,
    /// Every bid ranks above the one before.
    Ranking,
    /// The contract, what it names and who plays it.
    Contract,
    /// What may be played.
    Play,
    /// Every card is played, so the tricks add up.
    Tricks,
    /// When the game is over, and who has won.
    End,
    /// Suits that double the points of a deal.
    Doubling,
    /// The tallies: what is counted besides the tricks.
    #[serde(rename = "counts")]
    #[strum(serialize = "counts")]
    Tallies,
    /// Bonuses for runs.
    Promotions,
    /// A total of zero that wins.
    ZeroFinish,
    /// One-card deals held on the forehead.
    Forehead,
    /// The kinds of deal, and who chooses them.
    Kinds,
    /// Deals after the last.
    Extras,
    /// Revokes, misdeals and other incidents that the table rules on itself.
    Incidents,
}

impl Clause {
    /// Every clause, in the order in which rules are explained.
    pub const ALL: &'static [Clause] = Clause::VARIANTS;

    /// The clause's id within its set of rules, such as `hook`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A document and a section of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Passage {
    /// The document's title.
    pub document: String,
    /// The section, by its heading or its subject; empty for the document as a whole.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub section: String,
}

impl Passage {
    /// The document cited for what a table has agreed for itself.
    pub const HOUSE_RULES: &str = "House rules";

    /// What rules that name no source are cited as.
    pub fn house_rules() -> Passage {
        Passage { document: Passage::HOUSE_RULES.into(), section: String::new() }
    }
}

/// Where the clauses of a set of rules come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Sources {
    /// The document that clauses come from.
    pub document: String,
    /// The section of each clause in that document.
    #[schemars(extend("propertyNames" = BTreeMap::from([("enum", Clause::ALL)])))]
    pub sections: BTreeMap<Clause, String>,
    /// The clauses that come from another document.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(extend("propertyNames" = BTreeMap::from([("enum", Clause::ALL)])))]
    pub elsewhere: BTreeMap<Clause, Passage>,
}

impl Sources {
    /// The passage stated for a clause, or `None` where no document is. A clause without a section
    /// is in the document as a whole.
    pub fn passage(&self, clause: Clause) -> Option<Passage> {
        self.elsewhere.get(&clause).cloned().or_else(|| {
            let section = self.sections.get(&clause).cloned().unwrap_or_default();
            let document = self.document.clone();
            (!document.is_empty()).then_some(Passage { document, section })
        })
    }

    /// States the passage of a clause.
    pub fn set(&mut self, clause: Clause, passage: Passage) {
        self.elsewhere.remove(&clause);
        self.sections.remove(&clause);
        if passage.document == self.document {
            self.sections.insert(clause, passage.section);
        } else {
            self.elsewhere.insert(clause, passage);
        }
    }
}

/// Whether `id` may name a set of rules or a score: lower-case letters, digits and
/// hyphens, at most 40, beginning with a letter.
pub fn is_id(id: &str) -> bool {
    id.len() <= 40
        && id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
