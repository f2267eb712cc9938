//! What has to be said about an act that is chosen from a list.

use crate::cards::Seat;
use crate::rules::laws::{Fact, IncidentKind};

/// Something that has to be said about an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableField {
    /// What it is.
    pub name: FieldName,
    /// What can be said.
    pub values: FieldValues,
}

/// What has to be said about an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FieldName {
    /// A player whom the act is about.
    Player,
    /// Another player.
    Other,
    /// The player after whom a newcomer sits.
    After,
    /// The name of somebody who is not at the table.
    Name,
    /// The points that a newcomer begins with: a number, `lowest` or `average`; may be left out.
    Start,
    /// Points that the player gets or loses.
    Points,
    /// The kind of a ruling.
    Kind,
    /// The reason; may be left out where the act is clear without one.
    Reason,
    /// The option of an incident.
    Option,
    /// A bid.
    Bid,
    /// The number of a deal.
    Deal,
    /// Whether a deal is played again.
    Again,
    /// A text.
    Text,
    /// A day.
    Day,
    /// An extra deal.
    Extra,
    /// A fact of an incident.
    Fact(Fact),
    /// How many cards the player held.
    Held,
}

/// What can be said for a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValues {
    /// One of these players.
    Players(Vec<Seat>),
    /// One of these numbers, in rising order.
    Numbers(Vec<usize>),
    /// One of these words.
    Words(Vec<String>),
    /// A text.
    Text {
        /// Whether it may be left out.
        is_optional: bool,
    },
}

impl FieldValues {
    /// Whether there is nothing to choose from.
    pub const fn is_empty(&self) -> bool {
        match self {
            FieldValues::Players(players) => players.is_empty(),
            FieldValues::Numbers(numbers) => numbers.is_empty(),
            FieldValues::Words(words) => words.is_empty(),
            FieldValues::Text { .. } => false,
        }
    }
}

/// What has to be said about an incident in a deal of these players and cards.
pub(super) fn facts(kind: IncidentKind, seats: &[Seat], cards: usize) -> Vec<TableField> {
    let mut fields = Vec::new();
    if kind.is_by_player() || kind == IncidentKind::Count {
        fields.push(among(FieldName::Player, seats.to_vec()));
    }
    match kind {
        IncidentKind::Revoke => fields.push(numbers(FieldName::Fact(Fact::Trick), 1..=cards)),
        IncidentKind::Count => {
            let held = (0..=cards + 3).filter(|held| *held != cards);
            fields.push(numbers(FieldName::Held, held));
        }
        IncidentKind::Lead => fields.push(numbers(FieldName::Fact(Fact::Followed), 0..seats.len())),
        IncidentKind::Exposed => fields.push(fact(Fact::Fault, &["table", "floor", "deal"])),
        IncidentKind::Claim => fields.push(fact(Fact::Thrown, &["some", "all", "attention"])),
        // What is wrong with a pack can be said, but few laws ask for it.
        IncidentKind::Pack => {}
        kind if kind.faults().is_empty() => {}
        kind => fields.push(fact(Fact::Fault, kind.faults())),
    }
    fields
}

fn fact(fact: Fact, values: &[&str]) -> TableField {
    words(FieldName::Fact(fact), values.iter().map(|value| (*value).to_owned()))
}

pub(super) fn among(name: FieldName, players: Vec<Seat>) -> TableField {
    TableField { name, values: FieldValues::Players(players) }
}

pub(super) fn words(name: FieldName, words: impl IntoIterator<Item = String>) -> TableField {
    TableField { name, values: FieldValues::Words(words.into_iter().collect()) }
}

pub(super) fn numbers(name: FieldName, numbers: impl IntoIterator<Item = usize>) -> TableField {
    TableField { name, values: FieldValues::Numbers(numbers.into_iter().collect()) }
}

pub(super) fn text(name: FieldName) -> TableField {
    TableField { name, values: FieldValues::Text { is_optional: false } }
}

pub(super) fn optional(name: FieldName) -> TableField {
    TableField { name, values: FieldValues::Text { is_optional: true } }
}
