//! The lines of a journal as JSON. Entries and rules are written as serde writes their types; the first
//! line has a type of its own, and so do the other lines when they are read.

use super::clock::Stamp;
use super::entry::{Entry, EntryKind, Origin};
use super::fix::Fix;
use super::id::GameId;
use crate::cards::{LineError, Seat};
use crate::game::{Act, BroughtForward, BroughtForwardError, Players, PlayersError, Setup};
use crate::rules::{
    AuctionRule, Bidding, CardPlay, CardsJudged, CountedTricks, ExactBidding, Hook, Incidents,
    Joining, MOST_PLAYERS, Pays, Points, Refusal, Rotation, RulesError, Ruleset, Scoring, Sides,
    Table, TallyOf, TieBreak, TrumpRule, TrumpTimes, Unit, Wins,
};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The highest version of the format that this program reads.
pub(super) const FORMAT: u64 = 5;

/// The first version of the format that has titles and notes.
pub(super) const NOTES: u64 = 2;

/// The first version of the format in which the table can end a game, annul a deal, or end one by a ruling.
pub(super) const TABLE_ACTS: u64 = 4;

/// The first version of the format with incidents, with a day that the table states, and with rules that have laws,
/// kinds of deal, cases of tallies, quotas, numbered bids, formulas or factors of contracts, or an order of trumps.
pub(super) const INCIDENTS: u64 = 5;

/// The version of the format that has events of several tables. No game has it.
pub(crate) const EVENTS: u64 = 6;

/// The largest number of a tally before version 4.
const MOST_BEFORE_FOUR: u16 = 52;

/// The version in which the first line of a game is written: the first that can hold it.
fn format(rules: &Ruleset, title: Option<&str>, forward: Option<&BroughtForward>) -> u64 {
    let has_old_score = match &rules.scoring {
        Scoring::Hands(score) => score.cases.is_empty(),
        Scoring::Contracts(score) => !score.settled,
        Scoring::Tricks(score) => score.above == 0,
    };
    let has_old_bidding = match &rules.bidding {
        Bidding::Exact(rule) => rule.hook != Hook::Over && *rule == ExactBidding::exact(rule.hook),
        Bidding::Auction(rule) => {
            let AuctionRule { trumps, bids, .. } = rule.clone();
            *rule == AuctionRule { trumps, bids, ..AuctionRule::default() }
                && rule.bids.iter().all(|bid| !bid.several && bid.opponents_won.is_none())
        }
        Bidding::None => true,
    };
    let CardPlay { must_trump, talon, .. } = rules.play;
    let mut steps = rules.schedule.forms.iter().flat_map(|form| &form.steps);
    let is_old = title.is_none()
        && rules.unit == Unit::Half
        && rules.sides == Sides::Alone
        && rules.tallies.is_empty()
        && rules.settings.is_empty()
        && has_old_score
        && has_old_bidding
        && rules.play == CardPlay { must_trump, talon, ..CardPlay::default() }
        && !matches!(rules.trump, TrumpRule::Led | TrumpRule::TurnUp(_))
        && steps.all(|step| step.trump.is_none())
        && rules.ending.least.is_none()
        && rules.ending.games.is_none()
        && rules.tables.iter().all(has_usual_pack);
    let has_cases = rules
        .scoring
        .tricks()
        .is_some_and(|score| !score.cases.is_empty() || !score.quota.is_empty());
    let mut bids = rules.bidding.bids().iter();
    let has_formulas = bids
        .any(|bid| bid.of.is_some() || bid.numbers.is_some() || bid.formulas().next().is_some());
    let has_factors = rules.bidding.auction().is_some_and(|rule| {
        !rule.factors.is_empty()
            || rule.trump_times != TrumpTimes::default()
            || !rule.deal_times.is_empty()
    });
    let has_order = rules.tables.iter().any(|table| !table.trump_order().is_usual());
    let has_kinds =
        !rules.kinds.is_empty() || rules.tables.iter().any(|table| !table.totals.is_empty());
    let has_halves = rules.tallies.iter().any(|tally| tally.half_off > 0);
    let is_new = rules.ending.by.is_some()
        || rules.ending.when.is_some()
        || rules.ending.out.is_some()
        || has_halves
        || has_cases
        || has_formulas
        || has_factors
        || has_order
        || has_kinds;
    if rules.incidents != Incidents::default() || is_new {
        INCIDENTS
    } else if needs_four(rules) || forward.is_some() {
        4
    } else if !rules.words.is_empty() {
        3
    } else if is_old {
        1
    } else {
        2
    }
}

/// Whether the rules have what version 3 cannot express.
fn needs_four(rules: &Ruleset) -> bool {
    let CardPlay { cards, void_tricks, .. } = rules.play;
    let has_score = match &rules.scoring {
        Scoring::Tricks(score) => {
            score.counted == CountedTricks::All
                || score.wins != Wins::default()
                || score.pays == Pays::Nothing
        }
        // A single word was all that older versions had, and only this one.
        Scoring::Hands(score) => {
            !matches!(score.ties.0.as_slice(), [] | [TieBreak::SuccessfulBids])
        }
        Scoring::Contracts(_) => false,
    };
    let has_bidding = rules.bidding.auction().is_some_and(|rule| {
        rule.join != Joining::default() || rule.bids.iter().any(|bid| bid.trump.only().is_some())
    });
    let has_tally = rules.tallies.iter().any(|tally| {
        tally.total.is_some() || tally.of != TallyOf::default() || tally.most > MOST_BEFORE_FOUR
    });
    let has_schedule = rules.schedule.bottom.is_some() || rules.rotation != Rotation::default();
    let has_play = cards != CardsJudged::default() || void_tricks;
    has_play || has_score || has_bidding || has_tally || has_schedule
}

/// Whether a table only chooses the lowest card of an ordinary pack.
fn has_usual_pack(table: &Table) -> bool {
    let usual = Table { players: table.players.clone(), ..Table::default() };
    *table == Table { lowest: table.lowest, dead_hand: table.dead_hand, ..usual }
}

/// The version of a line, and nothing else of it.
#[derive(Deserialize)]
pub(super) struct VersionOnly {
    #[serde(default)]
    pub(super) hoyle: Option<u64>,
}

/// When a line was written, and nothing else of it.
#[derive(Deserialize)]
pub(super) struct StampOnly {
    pub(super) at: Stamp,
}

/// A journal's first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct First {
    // Checked before the line is parsed, and written in front of it.
    #[serde(rename = "sum", skip_serializing)]
    _sum: IgnoredAny,
    pub(super) hoyle: u64,
    seq: u64,
    at: Stamp,
    game: String,
    program: String,
    origin: Origin,
    rules: Ruleset,
    players: Vec<String>,
    dealer: Seat,
    columns: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    brought_forward: Option<BroughtForward>,
}

/// Any later line, as it is read: one of `act`, `fix`, `undo` and `redo`. It is written as an
/// [`Entry`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Later {
    #[serde(rename = "sum")]
    _sum: IgnoredAny,
    // A later version of the program marks kinds of entries that are unknown to this format.
    pub(super) hoyle: Option<u64>,
    seq: u64,
    at: Stamp,
    act: Option<Act>,
    #[serde(default)]
    stands: bool,
    fix: Option<Fix>,
    totals_in_halves: Option<Vec<i64>>,
    totals_in_tenths: Option<Vec<i64>>,
    undo: Option<u64>,
    redo: Option<u64>,
}

/// A first line whose game could not have been started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Its `hoyle` is not the version of the format, or its `seq` not 0.
    NotFirst,
    /// The id is invalid.
    Id(String),
    /// The rules cannot be played.
    Rules(#[source] RulesError),
    /// The names cannot be those of players.
    Players(#[source] PlayersError),
    /// The rules are not for that number of players.
    PlayerCount(#[source] Refusal),
    /// The dealer's seat is not at the table.
    Dealer(usize),
    /// The columns do not name every seat once.
    Columns,
    /// The title cannot be shown in a line.
    Title(LineError),
    /// What was brought forward cannot be that of the game.
    BroughtForward(#[source] BroughtForwardError),
}

/// A line that is not an entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EntrySyntaxError {
    /// It is not JSON, or does not have the keys and values of an entry: what the parser says.
    Json(String),
    /// It is longer than a line may be.
    TooLong {
        /// The most bytes that it may have.
        most: usize,
    },
    /// It does not have exactly one of `act`, `fix`, `undo` and `redo`.
    Kind,
}

impl First {
    /// The first line of a game in which nothing has happened.
    pub(super) fn new(id: &GameId, begun: Stamp, origin: &Origin, setup: &Setup) -> First {
        First {
            _sum: IgnoredAny,
            hoyle: format(setup.rules(), setup.title(), setup.brought_forward()),
            seq: 0,
            at: begun,
            game: id.to_string(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            origin: origin.clone(),
            rules: setup.rules().clone(),
            players: setup.players().names().map(ToString::to_string).collect(),
            dealer: setup.dealer(),
            columns: setup.columns().to_vec(),
            title: setup.title().map(str::to_owned),
            brought_forward: setup.brought_forward().cloned(),
        }
    }
}

/// A first line that was checked.
pub(super) struct Start {
    pub(super) id: GameId,
    pub(super) begun: Stamp,
    pub(super) origin: Origin,
    pub(super) setup: Setup,
}

impl TryFrom<First> for Start {
    type Error = SetupError;

    fn try_from(first: First) -> Result<Start, SetupError> {
        let format = format(&first.rules, first.title.as_deref(), first.brought_forward.as_ref());
        if first.hoyle != format || first.seq != 0 {
            return Err(SetupError::NotFirst);
        }
        let First { at, origin, rules, players: names, dealer, columns, title, .. } = first;
        let forward = first.brought_forward;
        let id: GameId = first.game.parse().map_err(|_| SetupError::Id(first.game))?;
        if let Some(unsound) = rules.errors().into_iter().next() {
            return Err(SetupError::Rules(unsound.error));
        }
        // Names are compared each with each, so a stranger's file must not bring thousands.
        if names.len() > MOST_PLAYERS.into() {
            return Err(SetupError::PlayerCount(Refusal::PlayerCount {
                given: names.len(),
                seated: rules.player_counts(),
            }));
        }
        let players = Players::new(&names).map_err(SetupError::Players)?;
        if dealer.index() >= players.count() {
            return Err(SetupError::Dealer(dealer.index()));
        }

        let mut setup = Setup::new(rules, players, dealer)
            .map_err(SetupError::PlayerCount)?
            .with_columns(columns)
            .ok_or(SetupError::Columns)?;
        if let Some(title) = &title {
            setup = setup.with_title(title).map_err(SetupError::Title)?;
        }
        if let Some(forward) = forward {
            setup = setup.with_brought_forward(forward).map_err(SetupError::BroughtForward)?;
        }
        Ok(Start { id, begun: at, origin: origin.visible(), setup })
    }
}

impl TryFrom<Later> for Entry {
    type Error = EntrySyntaxError;

    fn try_from(line: Later) -> Result<Self, Self::Error> {
        let Later { seq, at, stands: waived, totals_in_halves, totals_in_tenths, .. } = line;
        let (counts, unit) = match (totals_in_halves, totals_in_tenths) {
            (halves, None) => (halves, Unit::Half),
            (None, tenths) => (tenths, Unit::Tenth),
            (Some(_), Some(_)) => return Err(EntrySyntaxError::Kind),
        };
        let totals: Option<Vec<Points>> = counts
            .map(|counts| counts.into_iter().map(|count| Points::counted(count, unit)).collect());
        let is_plain = !waived && totals.is_none();
        let kind = match (line.act, line.fix, line.undo, line.redo) {
            (Some(act), None, None, None) => EntryKind::Played { act, waived },
            (None, Some(fix), None, None) if !waived => EntryKind::Fixed { fix },
            (None, None, Some(of), None) if is_plain => EntryKind::Undone { of },
            (None, None, None, Some(of)) if is_plain => EntryKind::Redone { of },
            _ => return Err(EntrySyntaxError::Kind),
        };
        Ok(Entry { seq, at, kind, totals })
    }
}
