//! What can happen at the table. Journals hold acts just as serde writes them here.

use super::day::Day;
use super::incident::RuledIncident;
use super::players::Newcomer;
use super::table_end::TableEnd;
use crate::cards::{Card, Seat, Side, Trump};
use crate::rules::{BidWord, Call, Contract, Points, Unit};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Not;
use std::sync::Arc;
use strum::IntoStaticStr;

/// Something that players did, as one entry of the record.
///
/// ```
/// use hoyle::cards::Trump;
/// use hoyle::game::{Act, Count, Players};
///
/// let first = Players::new(&["Igor", "Ana", "Dunja"]).unwrap().seats().next().unwrap();
/// let bids = Act::Bid(vec![Count::by(first, 2), Count::next(0)]);
/// assert_eq!(serde_json::to_string(&bids).unwrap(), r#"{"bid":[[0,2],[null,0]]}"#);
///
/// let trump: Act = serde_json::from_str(r#"{"trump":"hearts"}"#).unwrap();
/// assert_eq!(trump, Act::Trump(Trump::Hearts));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
#[non_exhaustive]
pub enum Act {
    /// The suit turned up for trump.
    Trump(Trump),
    /// The card turned up: its suit is trump, and it is in nobody's hand.
    Turned(Card),
    /// Bids, in speaking order; all of them count, or none.
    Bid(Vec<Count>),
    /// The tricks that each player took in the deal; the last may be left out. After an auction
    /// those of the declaring side alone.
    Took(Vec<Count>),
    /// A whole trick.
    Trick {
        /// Its cards, in the order played.
        cards: Vec<TrickCard>,
        /// The card then turned up from the talon, if it was noted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turned: Option<Card>,
    },
    /// Numbers of a tally, recorded before the tricks end the deal.
    #[serde(rename = "count")]
    Tally {
        /// The id of the tally in the rules.
        of: String,
        /// The numbers of some players.
        numbers: Vec<Count>,
    },
    /// The dealer, where that is not the next in turn; the next deals follow the schedule or the rotation.
    Dealer(Seat),
    /// A player leaves between two deals.
    Leave {
        /// Who leaves.
        seat: Seat,
        /// Who takes over the seat and its total; without one, fewer play on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
    },
    /// Somebody joins between two deals, or comes back.
    Join(Newcomer),
    /// Two players change places between two deals.
    Swap(Seat, Seat),
    /// The deal is thrown in: what was recorded of it is void, and the same dealer deals it again.
    Redeal,
    /// The deal is thrown in for a reason, or to be dealt by the next player.
    Misdeal(Misdeal),
    /// A deal that is over does not count.
    Annul(Annulment),
    /// An extra deal, by its id in the rules.
    Extra(String),
    /// The kind of deal that a player chose, by its id.
    Kind(String),
    /// A ruling of the table itself.
    Ruling(TableRuling),
    /// An incident, as the laws rule on it.
    Incident(Box<RuledIncident>),
    /// What was chosen, where a law left a choice open.
    Choose {
        /// The number of the incident.
        incident: usize,
        /// The id of the option, or [`WAIVED`](super::WAIVED).
        taken: String,
    },
    /// The game is over as it stands, because the table stops.
    End(TableEnd),
    /// What the evening is called from now on: 1 to [`LONGEST_TITLE`] characters.
    Title(String),
    /// The day on which the evening was played, where the record says another.
    Day(Day),
    /// A note of the table, which changes no points.
    Note(TableNote),
    /// The spelling of a player's name changes, also in deals already played.
    Rename {
        /// The name until now.
        was: String,
        /// The name from now on, which nobody in the game has.
        now: String,
    },
    /// Calls of an auction, in speaking order; all of them count, or none.
    Call(Vec<Call>),
    /// The contract of an auction that the table held by itself, or a trou's partner and trump.
    Contract(Contract),
}

impl Act {
    /// Fills in what an act in place of an `earlier` one leaves out: the deal of a ruling, an incident or a
    /// note, that a ruling ends the deal, or the card turned up after a trick.
    pub(crate) fn complete_from(&mut self, earlier: &Act) {
        match (self, earlier) {
            (Act::Ruling(ruling), Act::Ruling(earlier)) => {
                ruling.deal = ruling.deal.or(earlier.deal);
                ruling.closes |= earlier.closes;
            }
            (Act::Incident(incident), Act::Incident(earlier)) => {
                incident.number = incident.number.or(earlier.number);
                incident.deal = incident.deal.or(earlier.deal);
            }
            (Act::Note(note), Act::Note(earlier)) => note.deal = note.deal.or(earlier.deal),
            (Act::Trick { turned, .. }, Act::Trick { turned: earlier, .. }) => {
                *turned = turned.or(*earlier);
            }
            _ => {}
        }
    }

    /// Whether it concerns the table or the whole game, and not the play of a deal.
    pub const fn is_of_table(&self) -> bool {
        matches!(
            self,
            Act::Ruling(_)
                | Act::Incident(_)
                | Act::Choose { .. }
                | Act::Title(_)
                | Act::Day(_)
                | Act::Note(_)
                | Act::Annul(_)
                | Act::End(_)
                | Act::Rename { .. }
        )
    }

    /// Lets the game work out again who played each card, or took each number of tricks.
    pub(crate) fn forget_players(&mut self) {
        match self {
            Act::Trick { cards, .. } => cards.iter_mut().for_each(|card| card.by = None),
            Act::Took(counts) => counts.iter_mut().for_each(|count| count.by = None),
            _ => {}
        }
    }
}

/// The most characters that a title may have.
pub const LONGEST_TITLE: usize = 80;

/// The most characters that the reason of a ruling may have, or a note.
pub const LONGEST_REASON: usize = 200;

/// A deal that is thrown in and dealt again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Misdeal {
    /// Whether the next player deals it, and later deals go on from that one.
    #[serde(default, rename = "next", skip_serializing_if = "Not::not")]
    pub passes_on: bool,
    /// Why, in the table's own words: 1 to [`LONGEST_REASON`] characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The table's decision that a deal that is over does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Annulment {
    /// The number of the deal.
    pub deal: usize,
    /// Whether nothing is played for it.
    #[serde(default, rename = "skip", skip_serializing_if = "Not::not")]
    pub is_left_out: bool,
    /// Why, in the table's own words: 1 to [`LONGEST_REASON`] characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The most deals of a game that the table may annul.
pub const MOST_ANNULLED: usize = 50;

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DealEnd {
    /// With its tricks or its tallies.
    Played,
    /// By a ruling of the table, with the points of rulings alone.
    Closed,
    /// In either way, and then the table annulled it.
    Annulled {
        /// How it was annulled.
        annulment: Arc<Annulment>,
        /// After how many deals.
        after: usize,
        /// How many deals were annulled before it.
        earlier: usize,
    },
}

/// A note of the table on a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableNote {
    /// The number of the deal; without one, as for a ruling.
    pub deal: Option<usize>,
    /// What it says: 1 to [`LONGEST_REASON`] characters.
    pub text: String,
}

/// The most notes that a game may have: few enough that copies of the game stay cheap.
pub const MOST_NOTES: usize = 200;

/// The most points that a ruling may give or take, for each side.
pub const MOST_RULING_POINTS: i64 = 10_000;

/// The most rulings that a game may have; each lets a reader of the journal work out totals again.
pub const MOST_RULINGS: usize = 100;

/// What a ruling of the table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[derive(strum::EnumIter, strum::EnumString, IntoStaticStr)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[non_exhaustive]
pub enum RulingKind {
    /// A card played against the rules.
    Revoke,
    /// A deal dealt against the rules.
    Misdeal,
    /// Something else.
    Other,
}

impl RulingKind {
    /// Its name, as it is typed: `revoke`, `misdeal` or `other`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A ruling of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FlatRuling", into = "FlatRuling")]
pub struct TableRuling {
    /// What it is about.
    pub about: RulingKind,
    /// Why, in the table's own words: 1 to [`LONGEST_REASON`] characters.
    pub reason: String,
    /// The number of the deal that it counts for; without one, the deal in progress if anything has
    /// happened in it, or else the last one played.
    pub deal: Option<usize>,
    /// The points that sides get or lose by it; each side once.
    pub points: Vec<(Side, Points)>,
    /// Whether it ends the deal in progress, which then scores the points of rulings alone.
    pub closes: bool,
}

/// A ruling as journals hold it: points as whole numbers, under a key that names their unit.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FlatRuling {
    about: RulingKind,
    reason: String,
    deal: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_in_halves: Option<Vec<(Side, i64)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_in_tenths: Option<Vec<(Side, i64)>>,
    #[serde(default, skip_serializing_if = "Not::not")]
    closes: bool,
}

impl From<FlatRuling> for TableRuling {
    fn from(flat: FlatRuling) -> TableRuling {
        let FlatRuling { about, reason, deal, points_in_halves, points_in_tenths, closes } = flat;
        let mut points = Vec::new();
        for (counts, unit) in [(points_in_halves, Unit::Half), (points_in_tenths, Unit::Tenth)] {
            for (side, count) in counts.unwrap_or_default() {
                points.push((side, Points::counted(count, unit)));
            }
        }
        TableRuling { about, reason, deal, points, closes }
    }
}

impl From<TableRuling> for FlatRuling {
    fn from(ruling: TableRuling) -> FlatRuling {
        let TableRuling { about, reason, deal, points, closes } = ruling;
        let unit = Unit::of(points.iter().map(|(_, points)| *points));
        let counts = points.into_iter().map(|(side, points)| (side, points.count())).collect();
        let (points_in_halves, points_in_tenths) = match unit {
            Unit::Half => (Some(counts), None),
            Unit::Tenth => (None, Some(counts)),
        };
        FlatRuling { about, reason, deal, points_in_halves, points_in_tenths, closes }
    }
}

/// A card that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Option<Seat>, Card)", into = "(Option<Seat>, Card)")]
pub struct TrickCard {
    /// Who played it; without it, the next in turn.
    pub by: Option<Seat>,
    /// The card.
    pub card: Card,
}

impl From<(Option<Seat>, Card)> for TrickCard {
    fn from((by, card): (Option<Seat>, Card)) -> TrickCard {
        TrickCard { by, card }
    }
}

impl From<TrickCard> for (Option<Seat>, Card) {
    fn from(played: TrickCard) -> Self {
        (played.by, played.card)
    }
}

/// A number of tricks that a player bids or took, or of something else that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FlatCount", into = "FlatCount")]
pub struct Count {
    /// Whose number it is; without it, that of the next in speaking order.
    pub by: Option<Seat>,
    /// The number.
    pub number: i64,
    /// The word of a bid that is made by one; it decides the number.
    pub word: Option<BidWord>,
}

/// A number as journals hold it: `[0,3]`, `[0,0,"blind"]`.
#[derive(Serialize, Deserialize)]
struct FlatCount(
    Option<Seat>,
    i64,
    #[serde(default, skip_serializing_if = "Option::is_none")] Option<BidWord>,
);

impl From<FlatCount> for Count {
    fn from(FlatCount(by, number, word): FlatCount) -> Count {
        Count { by, number, word }
    }
}

impl From<Count> for FlatCount {
    fn from(Count { by, number, word }: Count) -> FlatCount {
        FlatCount(by, number, word)
    }
}

/// Writes the number, or the word of a bid that was made by one.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.word {
            Some(word) => f.write_str(word),
            None => write!(f, "{}", self.number),
        }
    }
}

/// A number of the next player in speaking order.
impl From<i64> for Count {
    fn from(number: i64) -> Count {
        Count::next(number)
    }
}

impl Count {
    /// The bid of the next player in speaking order that is made by a word.
    pub const fn word(word: BidWord) -> Count {
        Count { by: None, number: 0, word: Some(word) }
    }

    /// A player's number.
    pub const fn by(seat: Seat, number: i64) -> Count {
        Count { by: Some(seat), number, word: None }
    }

    /// The number of the next player in speaking order.
    pub const fn next(number: i64) -> Count {
        Count { by: None, number, word: None }
    }
}
