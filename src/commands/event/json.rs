//! What the commands of an event print as JSON. Exact numbers are texts: `89.5`, `13/3`.

use crate::club::{Criterion, Flag, Group, Method};
use crate::output::json::{self, NamedSchema};
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMAS: [NamedSchema; 6] = [
    NamedSchema::titled(
        "event-status",
        "An event and its tables; also printed by every command of an event that records",
        json::schema::<EventStatusJson>,
    )
    .also(&[
        "event-new",
        "event-demo",
        "event-add",
        "event-withdraw",
        "event-back",
        "event-substitute",
        "event-rename",
        "event-paid",
        "event-draw",
        "event-result",
        "event-agree",
        "event-dispute",
        "event-close",
        "event-seat",
        "event-adjust",
        "event-rank",
        "event-clock",
        "event-note",
        "event-end",
        "event-undo",
        "event-redo",
    ]),
    NamedSchema::titled(
        "event-standings",
        "The ranking of an event",
        json::schema::<StandingsJson>,
    ),
    NamedSchema::titled("event-prizes", "The prizes of an event", json::schema::<Vec<PrizeJson>>),
    NamedSchema::titled("event-explain", "The rounds of an entry", json::schema::<StandingJson>),
    NamedSchema::titled(
        "event-log",
        "What is recorded of an event",
        json::schema::<Vec<EventLogJson>>,
    ),
    NamedSchema::titled("event-list", "The events", json::schema::<Vec<EventInListJson>>),
];

/// An event and its tables.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EventStatusJson {
    pub(super) event: String,
    pub(super) title: String,
    /// The last round that was drawn.
    pub(super) round: u16,
    /// How people move.
    pub(super) method: Method,
    /// Each round that was drawn.
    pub(super) rounds: Vec<RoundJson>,
    pub(super) entries: Vec<EntryJson>,
    /// Whether nothing more is to be played.
    #[serde(rename = "final")]
    pub(super) is_final: bool,
}

/// A round that was drawn.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RoundJson {
    pub(super) round: u16,
    pub(super) seed: String,
    #[serde(rename = "try")]
    pub(super) tried: u8,
    /// The clock, once it was started.
    pub(super) clock: Option<ClockJson>,
    pub(super) tables: Vec<TableJson>,
    pub(super) bench: Vec<u16>,
    /// How many pairs of entries at its tables had met before.
    pub(super) repeats: u32,
}

/// The clock of a round.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ClockJson {
    pub(super) minutes: u16,
    /// When the time is up.
    pub(super) until: String,
}

/// A table of a round.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableJson {
    pub(super) table: u16,
    pub(super) seats: Vec<u16>,
    pub(super) state: TableStateJson,
    /// Why a director should look at the result.
    pub(super) flags: Vec<Flag>,
}

/// How far a table has come.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableStateJson {
    Open,
    Playing { deal: u16, of: Option<u16> },
    Entered,
    Agreed,
    Closed,
    NotPlayed,
}

/// An entry.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EntryJson {
    pub(super) no: u16,
    pub(super) people: Vec<String>,
    pub(super) present: bool,
    pub(super) paid: String,
}

/// The ranking of an event.
#[derive(Serialize, JsonSchema)]
pub(crate) struct StandingsJson {
    pub(super) event: String,
    /// The stage of that round, from 1.
    pub(super) stage: usize,
    /// The round that it is after.
    pub(super) after: u16,
    #[serde(rename = "final")]
    pub(super) is_final: bool,
    pub(super) missing: Vec<MissingJson>,
    pub(super) rows: Vec<StandingJson>,
    /// Those who left early, without a place.
    pub(super) below: Vec<u16>,
}

/// A table that has no result yet.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MissingJson {
    pub(super) round: u16,
    pub(super) table: u16,
}

/// An entry with its place.
#[derive(Serialize, JsonSchema)]
pub(crate) struct StandingJson {
    pub(super) place: u16,
    pub(super) no: u16,
    /// Each person, with the first and the last round in which that person played for the entry.
    pub(super) people: Vec<(String, u16, u16)>,
    /// The colour of the card, if it was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) group: Option<Group>,
    pub(super) points: String,
    #[serde(rename = "match")]
    pub(super) matched: String,
    pub(super) wins: String,
    pub(super) made: u32,
    /// The criterion that decided the place; none if it is shared.
    pub(super) decided: Option<Criterion>,
    /// The entries that were equal to it by the criteria before that one; none if it is the first.
    pub(super) against: Vec<u16>,
    pub(super) rounds: Vec<SpellJson>,
}

/// A round of an entry.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SpellJson {
    pub(super) round: u16,
    /// The table; none on the bench.
    pub(super) table: Option<u16>,
    pub(super) seat: Option<u16>,
    /// The points; none if there is no result.
    pub(super) points: Option<String>,
    #[serde(rename = "match")]
    pub(super) matched: Option<String>,
    /// Whether the entry sat out.
    pub(super) bench: bool,
}

/// A prize and its winners.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PrizeJson {
    pub(super) prize: String,
    pub(super) winners: Vec<WinnerJson>,
}

/// Somebody who gets a prize.
#[derive(Serialize, JsonSchema)]
pub(crate) struct WinnerJson {
    pub(super) no: u16,
    pub(super) people: Vec<String>,
    pub(super) points: String,
}

/// A line of an event's journal.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EventLogJson {
    pub(crate) seq: u64,
    pub(super) at: String,
    /// What it says.
    pub(crate) text: String,
    /// Whether it was taken back.
    pub(crate) undone: bool,
}

/// An event in the list.
#[derive(Serialize, JsonSchema)]
pub(crate) struct EventInListJson {
    pub(super) event: String,
    pub(super) title: String,
    pub(super) begun: String,
    pub(super) entries: usize,
    pub(super) round: u16,
}
