//! What stands in a journal's lines: types of their own, so that a game can change without the
//! format. Only the rules of the first line are the rules file's own format, which carries a
//! version of itself.

use super::{Change, Entry, EntryKind, Fix, GameId, History, Origin, Stamp};
use crate::cards::Seat;
use crate::game::{Act, Players, PlayersFault, Setup};
use crate::rules::{MOST_PLAYERS, Points, Refusal, RulesFault, Ruleset};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The version of the format that this program writes, and the highest that it reads.
pub(super) const FORMAT: u64 = 1;

/// The version of a line, and nothing else of it.
#[derive(Deserialize)]
pub(super) struct VersionOnly {
    #[serde(default)]
    pub(super) hoyle: Option<u64>,
}

/// A journal's first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct First {
    // Checked before the line is parsed, and written in front of it.
    #[serde(rename = "sum", skip_serializing)]
    _sum: IgnoredAny,
    hoyle: u64,
    seq: u64,
    at: String,
    game: String,
    program: String,
    origin: OriginOnWire,
    rules: Ruleset,
    players: Vec<String>,
    dealer: u8,
    columns: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OriginOnWire {
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scoring: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    schedule: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    set: Vec<String>,
}

/// Any later line: one of `act`, `fix`, `undo` and `redo`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Later {
    #[serde(rename = "sum", skip_serializing)]
    _sum: IgnoredAny,
    // A program that knows more kinds of entries than the first line's format will say so here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hoyle: Option<u64>,
    seq: u64,
    at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    act: Option<Act>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    stands: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fix: Option<FixOnWire>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    totals_in_halves: Option<Vec<i64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    redo: Option<u64>,
}

/// A fix; what stands in place of what is pairs of an entry's number and acts.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FixOnWire {
    deal: usize,
    in_place: Vec<(u64, Vec<Act>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stand: Vec<u64>,
}

impl From<&Fix> for FixOnWire {
    fn from(fix: &Fix) -> Self {
        let in_place = |change: &Change| (change.of, change.now.to_vec());
        FixOnWire {
            deal: fix.deal,
            in_place: fix.changes.iter().map(in_place).collect(),
            stand: fix.waived.clone(),
        }
    }
}

impl FixOnWire {
    /// Returns the fix, but for what stood there before.
    fn fix(self, totals: Option<Vec<Points>>) -> Fix {
        let change = |(of, now): (u64, Vec<Act>)| Change { of, was: [].into(), now: now.into() };
        let changes = self.in_place.into_iter().map(change).collect();
        Fix { deal: self.deal, changes, waived: self.stand, totals }
    }
}

impl Later {
    /// Returns the format that the line asks for, if that is newer than `known`.
    pub(super) fn newer_than(&self, known: u64) -> Option<u64> {
        self.hoyle.filter(|version| *version > known)
    }
}

/// Why nobody could have begun the game that a first line states.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The id is no id.
    Id(String),
    /// The rules cannot be played.
    Rules(RulesFault),
    /// The names cannot be those of players.
    Players(PlayersFault),
    /// The rules do not seat so many players.
    PlayerCount(Refusal),
    /// The dealer sits at no seat of the table.
    Dealer(u8),
    /// The columns do not name every seat once.
    Columns,
}

/// Why a line that is sound JSON is no line of a journal.
pub(super) enum WireFault {
    /// Something in it says nothing; what, as words without a full stop.
    Meaningless(&'static str),
    /// The game could not have begun like that.
    Setup(SetupError),
}

impl From<&History> for First {
    fn from(history: &History) -> Self {
        let (setup, origin) = (history.setup(), history.origin());
        First {
            _sum: IgnoredAny,
            hoyle: FORMAT,
            seq: 0,
            at: history.begun().to_string(),
            game: history.id().to_string(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            origin: OriginOnWire {
                rules: origin.rules.clone(),
                scoring: origin.scoring.clone(),
                schedule: origin.schedule.clone(),
                set: origin.set.clone(),
            },
            rules: setup.rules().clone(),
            players: setup.players().names().map(ToString::to_string).collect(),
            dealer: setup.dealer().index() as u8,
            columns: setup.columns().iter().map(|seat| seat.index() as u8).collect(),
        }
    }
}

impl TryFrom<First> for History {
    type Error = WireFault;

    fn try_from(first: First) -> Result<Self, Self::Error> {
        if first.hoyle != FORMAT {
            return Err(WireFault::Meaningless("`hoyle` is no version of the format"));
        }
        if first.seq != 0 {
            return Err(WireFault::Meaningless("the first line's `seq` is 0"));
        }
        let begun = stamp(&first.at)?;
        let origin = Origin {
            rules: first.origin.rules,
            scoring: first.origin.scoring,
            schedule: first.origin.schedule,
            set: first.origin.set,
        };
        let id = GameId::new(&first.game).map_err(|bad| SetupError::Id(bad.text));
        let setup = setup(first.rules, &first.players, first.dealer, &first.columns);
        match (id, setup) {
            (Ok(id), Ok(setup)) => Ok(History::new(id, begun, origin, setup)),
            (Err(fault), _) | (_, Err(fault)) => Err(WireFault::Setup(fault)),
        }
    }
}

fn setup(
    rules: Ruleset,
    names: &[String],
    dealer: u8,
    columns: &[u8],
) -> Result<Setup, SetupError> {
    if let Some(fault) = rules.fault() {
        return Err(SetupError::Rules(fault));
    }
    // Names are compared each with each, so a stranger's file must not bring thousands.
    if names.len() > MOST_PLAYERS.into() {
        let (given, seated) = (names.len(), rules.player_counts());
        return Err(SetupError::PlayerCount(Refusal::PlayerCount { given, seated }));
    }
    let players = Players::new(names).map_err(SetupError::Players)?;
    let seat = |place: u8| players.seats().nth(place.into());
    let dealer = seat(dealer).ok_or(SetupError::Dealer(dealer))?;
    let columns: Option<Vec<Seat>> = columns.iter().copied().map(seat).collect();
    let setup = Setup::new(rules, players, dealer).map_err(SetupError::PlayerCount)?;
    columns.and_then(|columns| setup.with_columns(columns)).ok_or(SetupError::Columns)
}

impl From<&Entry> for Later {
    fn from(entry: &Entry) -> Self {
        let mut line = Later {
            _sum: IgnoredAny,
            hoyle: None,
            seq: entry.seq,
            at: entry.at.to_string(),
            act: None,
            stands: false,
            fix: None,
            totals_in_halves: None,
            undo: None,
            redo: None,
        };
        match &entry.kind {
            EntryKind::Played { act, waived, totals } => {
                line.act = Some(act.clone());
                line.stands = *waived;
                line.totals_in_halves = in_halves(totals.as_deref());
            }
            EntryKind::Fixed(fix) => {
                line.fix = Some(fix.into());
                line.totals_in_halves = in_halves(fix.totals.as_deref());
            }
            EntryKind::Undone { of } => line.undo = Some(*of),
            EntryKind::Redone { of } => line.redo = Some(*of),
        }
        line
    }
}

impl TryFrom<Later> for Entry {
    type Error = WireFault;

    fn try_from(line: Later) -> Result<Self, Self::Error> {
        let totals =
            line.totals_in_halves.map(|totals| totals.into_iter().map(Points::halves).collect());
        let stands = line.stands;
        let kind = match (line.act, line.fix, line.undo, line.redo) {
            (Some(act), None, None, None) => EntryKind::Played { act, waived: stands, totals },
            (None, Some(fix), None, None) if !stands => EntryKind::Fixed(fix.fix(totals)),
            (None, None, Some(of), None) if !stands && totals.is_none() => EntryKind::Undone { of },
            (None, None, None, Some(of)) if !stands && totals.is_none() => EntryKind::Redone { of },
            _ => {
                return Err(WireFault::Meaningless(
                    "expected one of `act`, `fix`, `undo` and `redo`",
                ));
            }
        };
        Ok(Entry { seq: line.seq, at: stamp(&line.at)?, kind })
    }
}

fn in_halves(totals: Option<&[Points]>) -> Option<Vec<i64>> {
    totals.map(|totals| totals.iter().map(|total| total.in_halves()).collect())
}

fn stamp(text: &str) -> Result<Stamp, WireFault> {
    Stamp::parse(text).ok_or(WireFault::Meaningless("`at` is no time in RFC 3339"))
}
