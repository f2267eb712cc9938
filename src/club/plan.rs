//! The plan of an event: what a kind says, with the changes that were typed.

use super::moving::{Moving, Partners};
use super::prizes::Prize;
use super::ranking::Criterion;
use super::record::{Places, SitOut};
use super::seating::{Seats, TableSize};
use crate::cards::Trump;
use crate::rules::{OwnWords, Points};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How people move from round to round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// A whist drive: one of each pair goes up, the other down.
    Drive,
    /// Winners go up, losers stay.
    Ladder,
    /// Each seat moves on by its own number of tables.
    Stations,
    /// Everybody partners everybody.
    Rotation,
    /// Everybody meets everybody.
    RoundRobin,
    /// A draw for each round, with the fewest repeated meetings.
    #[default]
    Draw,
    /// Those next to each other in the ranking meet.
    Swiss,
}

impl Method {
    /// Whether the next round depends on the results of the last.
    pub const fn needs_results(self) -> bool {
        matches!(self, Method::Drive | Method::Ladder | Method::Swiss)
    }

    /// Whether all rounds are settled before the first.
    pub const fn is_fixed(self) -> bool {
        matches!(self, Method::Stations | Method::Rotation | Method::RoundRobin)
    }
}

/// Where results come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Results {
    /// Each table is a game that is scored deal by deal.
    Games,
    /// Only the outcome is typed.
    #[default]
    Typed,
}

/// What is ranked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum EntryOf {
    /// One person.
    #[default]
    Person,
    /// Two people who stay together.
    Pair,
}

/// Where the numbers of a movement come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Cards {
    /// From the seed.
    #[default]
    Drawn,
    /// They are those of the entries.
    Entered,
}

/// Who confirms a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Somebody else at the table.
    Table,
    /// An opponent.
    Opponent,
    /// Nobody.
    #[default]
    Off,
}

/// When the ranking is on the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub enum Show {
    /// Always.
    #[default]
    All,
    /// Up to a round, and then at the end.
    Until(u16),
    /// Never.
    Off,
}

impl TryFrom<String> for Show {
    type Error = String;

    fn try_from(text: String) -> Result<Show, String> {
        match text.as_str() {
            "all" => Ok(Show::All),
            "off" => Ok(Show::Off),
            other => {
                let round = other.strip_prefix("until ").and_then(|round| round.parse().ok());
                round.map(Show::Until).ok_or(text)
            }
        }
    }
}

impl From<Show> for String {
    fn from(show: Show) -> String {
        match show {
            Show::All => "all".to_owned(),
            Show::Until(round) => format!("until {round}"),
            Show::Off => "off".to_owned(),
        }
    }
}

/// Which points go with those who qualify.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Carry {
    /// None: the stage starts from zero.
    #[default]
    None,
    /// All.
    All,
}

/// How those who qualify are seated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CutSeating {
    /// By their places, so that the tables are as strong.
    #[default]
    Snake,
    /// By a draw.
    Draw,
}

/// A later stage, for those who qualify.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Stage {
    /// The first so many of the ranking go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<u16>,
    /// Or the first so many of each table of the last round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advance: Option<u16>,
    /// How many rounds it has.
    pub rounds: u16,
    /// How many sit at a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u16>,
    /// Which points they keep.
    pub carry: Carry,
    /// How they are seated.
    pub seating: CutSeating,
    /// How they are ranked.
    pub rank: Vec<Criterion>,
}

/// What an event is played by. It is frozen when the event is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Plan {
    /// What it is called.
    pub title: String,
    /// The rules at each table, where they matter.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rules: String,
    /// The form of their schedule, if one is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schedule: Option<String>,
    /// Settings of those rules, each as `KEY=VALUE`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<String>,
    /// Where results come from.
    pub results: Results,
    /// What is ranked.
    pub entry: EntryOf,
    /// Whether four people play in two sides.
    pub sides: bool,
    /// How many sit at a table, without sides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u16>,
    /// The fewest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<u16>,
    /// The most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u16>,
    /// How many rounds there are before any later stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// How many deals a round has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deals: Option<u16>,
    /// How many minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// What the points at a table add up to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<Points>,
    /// What each number of points is a multiple of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Points>,
    /// The fewest points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<Points>,
    /// The most points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<Points>,
    /// How people move.
    pub method: Method,
    /// Where the numbers of a movement come from.
    pub cards: Cards,
    /// Who moves in a drive.
    #[serde(rename = "move")]
    pub moving: Moving,
    /// Who plays with whom in a drive or on a ladder.
    pub partners: Partners,
    /// Match points by place at a table.
    pub places: Places,
    /// What a round on the bench is worth.
    #[serde(skip_serializing_if = "SitOut::is_nothing")]
    pub sit_out: SitOut,
    /// How entries are ranked.
    pub rank: Vec<Criterion>,
    /// Who confirms results.
    pub confirm: Confirm,
    /// When the ranking is on the wall.
    pub show: Show,
    /// The trumps of the deals, in order, where they are fixed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trumps: Vec<Trump>,
    /// The entry money, in any currency.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fee: Option<Points>,
    /// Whether nobody gets two prizes.
    pub single: bool,
    /// Later stages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<Stage>,
    /// The prizes, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<Prize>,
    /// Its title and the names of its prizes in other languages, by language tag and then by the English text.
    #[serde(skip_serializing_if = "OwnWords::is_empty")]
    pub words: OwnWords,
}

/// Why a kind cannot be read, or not be changed so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// A change is not of the form `KEY=VALUE`.
    #[error("not of the form KEY=VALUE: {0}")]
    Form(String),
    /// A plan has no such key.
    #[error("no key {0}")]
    Key(String),
    /// A value does not fit its key. The words that do are listed where there are few.
    #[error("{0} cannot be {1}")]
    Value(String, String, Vec<String>),
    /// The file is not TOML, with what its parser says.
    #[error("{0}")]
    Syntax(String),
}

impl Plan {
    /// Reads the file of a kind, with changes as `KEY=VALUE`.
    ///
    /// # Errors
    /// The file is not TOML, or a key or a value is none of a plan.
    pub fn read(text: &str, changes: &[String]) -> Result<Plan, PlanError> {
        let syntax = |error: toml::de::Error| PlanError::Syntax(error.message().to_owned());
        let mut table: toml::Table = text.parse().map_err(syntax)?;
        for change in changes {
            let (key, value) =
                change.split_once('=').ok_or_else(|| PlanError::Form(change.clone()))?;
            let parsed: Result<toml::Table, _> = format!("{key} = {value}").parse();
            match parsed {
                Ok(parsed) => table.extend(parsed),
                // A word need not be quoted.
                Err(_) => {
                    table.insert(key.to_owned(), toml::Value::String(value.to_owned()));
                }
            }
        }

        let known = Plan::keys();
        for (key, value) in &table {
            if !known.contains(key) {
                return Err(PlanError::Key(key.clone()));
            }
            let alone = toml::Table::from_iter([(key.clone(), value.clone())]);
            if let Err(error) = alone.try_into::<Plan>() {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                return Err(PlanError::Value(key.clone(), value, words_expected(error.message())));
            }
        }
        table.try_into().map_err(syntax)
    }

    /// The keys of a plan.
    pub fn keys() -> Vec<String> {
        let schema = schemars::schema_for!(Plan);
        let keys = schema.get("properties").and_then(|properties| properties.as_object());
        keys.into_iter().flat_map(|keys| keys.keys().cloned()).collect()
    }

    /// The trump of a round, where trumps are fixed: they begin anew after the last.
    pub fn trump_of(&self, round: u16) -> Option<Trump> {
        let place = usize::from(round).checked_sub(1)?.checked_rem(self.trumps.len())?;
        Some(self.trumps[place])
    }

    /// The tables of a stage, from 0.
    pub fn table_size(&self, stage: usize) -> TableSize {
        if self.entry == EntryOf::Pair {
            return TableSize::two_sides(Seats::Pairs);
        }
        let has_sides = matches!(self.method, Method::Drive | Method::Rotation | Method::Ladder);
        if self.sides || has_sides {
            return TableSize::two_sides(Seats::Sides);
        }
        let own = stage.checked_sub(1).and_then(|stage| self.stages.get(stage)?.size);
        let wanted = usize::from(own.or(self.size).unwrap_or(4)).max(2);
        let least = self.least.map_or(3, usize::from).clamp(1, wanted);
        let most = self.most.map_or(7, usize::from).max(wanted);
        TableSize::alone(wanted, least, most)
    }

    /// The stage of a round, from 0; `None` after the last.
    pub fn stage_of(&self, round: u16) -> Option<usize> {
        let mut end = match self.rounds {
            None => return Some(0),
            Some(rounds) => rounds,
        };
        if round <= end {
            return Some(0);
        }
        for (index, stage) in self.stages.iter().enumerate() {
            end = end.saturating_add(stage.rounds);
            if round <= end {
                return Some(index + 1);
            }
        }
        None
    }

    /// The first and the last round of a stage, as far as that is settled.
    pub fn rounds_of(&self, stage: usize) -> (u16, u16) {
        let mut first = 1;
        let mut last = self.rounds.unwrap_or(u16::MAX);
        for stage in self.stages.iter().take(stage) {
            first = last.saturating_add(1);
            last = last.saturating_add(stage.rounds);
        }
        (first, last)
    }
}

/// The words that a parser lists as those that it expected: "expected one of `all`, `off`".
fn words_expected(message: &str) -> Vec<String> {
    let Some((_, listed)) = message.split_once("expected one of ") else { return Vec::new() };
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}
