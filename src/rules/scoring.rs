//! The score of a set of rules: of hands bid exactly, of contracts, or of tricks.

use super::{
    BidRule, Formula, HandScore, Passage, Points, Quantity, TallyCondition, TallyFormula, TieBreak,
    Wins, is_default,
};
use crate::cards::{Side, Suit};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use strum::{EnumDiscriminants, IntoStaticStr};

/// A score, by what it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, EnumDiscriminants)]
#[serde(rename_all = "lowercase")]
#[strum_discriminants(name(ScoreBasis), derive(IntoStaticStr), strum(serialize_all = "lowercase"))]
#[strum_discriminants(doc = "What a score counts.")]
#[non_exhaustive]
pub enum Scoring {
    /// Each player's hand: what was bid, and what was taken.
    Hands(HandScore),
    /// The contract that an auction ended in; what each is worth is part of its bid.
    Contracts(ContractScore),
    /// The tricks that each player took.
    Tricks(TrickScore),
}

/// The score of contracts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ContractScore {
    /// The name it is chosen by.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where the rule comes from.
    #[serde(default = "Passage::house_rules")]
    pub source: Passage,
    /// Whether the players settle each contract among themselves: what it is worth is paid by one
    /// side to the other, so that the points of a deal add up to nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub settled: bool,
}

/// The score of tricks between two players or more.
///
/// Source: German Whist, Scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrickScore {
    /// The name it is chosen by.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where the rule comes from.
    #[serde(default = "Passage::house_rules")]
    pub source: Passage,
    /// How many tricks of a deal count.
    #[serde(default)]
    pub counted: CountedTricks,
    /// How many tricks of a side score nothing, where each one beyond them does.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(min = 0, max = 25))]
    pub above: u8,
    /// How many tricks each player owes, the dealer first: each one more or fewer is a point.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quota: Vec<u8>,
    /// What a deal pays.
    #[serde(default)]
    pub pays: Pays,
    /// Which total wins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wins: Wins,
    /// What tallies pay in cases of their own, of which the first that holds counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cases: Vec<TallyCase>,
}

/// What a side gets in a case instead of what its tallies pay.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TallyCase {
    /// Which tallies of a side it is for.
    pub when: TallyCondition,
    /// What the side gets.
    pub points: TallyFormula,
    /// What each other side then gets instead, if it has no case of its own.
    pub others: Option<TallyFormula>,
}

impl TallyCase {
    /// What a side gets if the case is for the tallies of `of`.
    pub fn paid(&self, side: Side, of: Side) -> &Formula {
        match &self.others {
            Some(others) if side != of => others.formula(),
            _ => self.points.formula(),
        }
    }

    /// Its formulas, each with its key.
    pub(super) fn formulas(&self) -> impl Iterator<Item = (&'static str, &Formula)> {
        let others = self.others.iter().map(|others| ("others", others.formula()));
        std::iter::once(("points", self.points.formula())).chain(others)
    }
}

impl TrickScore {
    /// The first case that is for a side whose quantities have these values, by its place.
    pub fn case(&self, value: impl Fn(Quantity) -> i64) -> Option<usize> {
        self.cases.iter().position(|case| case.when.holds(&value))
    }

    /// What a side scores for its tricks, where no other side took more than `others` and it owes `quota`.
    pub fn points(&self, took: u8, others: u8, quota: u8) -> Points {
        Points::whole(match self.pays {
            Pays::Deals => i64::from(took > others),
            Pays::Tricks if !self.quota.is_empty() => i64::from(took) - i64::from(quota),
            Pays::Tricks => took.saturating_sub(self.above).into(),
            Pays::Nothing => 0,
        })
    }

    /// Whether each trick is a point.
    pub fn is_by_tricks(&self) -> bool {
        self.pays == Pays::Tricks && self.above == 0 && self.quota.is_empty()
    }

    /// Whether a match may be counted by deals or by tricks.
    pub fn may_be_a_match(&self) -> bool {
        let counts_all = self.counted == CountedTricks::All;
        self.pays != Pays::Nothing && self.above == 0 && self.quota.is_empty() && !counts_all
    }

    /// The tricks of as many deals, at which a match that adds up tricks ends.
    pub fn tricks_of(&self, deals: u16) -> u16 {
        deals.saturating_mul(self.counted.of(1).into())
    }

    /// Whether a side that took so many tricks won the deal, if no other side took more than `others`. `None` in
    /// a tie, and among more than two sides unless most tricks win the deal.
    pub fn won(&self, took: u8, others: u8, sides: usize) -> Option<bool> {
        if took == others || (sides > 2 && self.pays != Pays::Deals) {
            return None;
        }
        Some((took > others) == (self.wins == Wins::Highest))
    }
}

/// How many tricks of a deal count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(with = "u8", extend(
    "type" = ["integer", "string"], "minimum" = 1, "maximum" = 26, "pattern" = "^all$",
    "examples" = ["all"]
))]
pub enum CountedTricks {
    /// All of them, however many the deal has.
    #[default]
    All,
    /// The last ones, this many in every deal.
    #[serde(untagged)]
    Last(u8),
}

impl CountedTricks {
    /// How many of the tricks `played` in a deal count.
    pub const fn of(self, played: u8) -> u8 {
        match self {
            CountedTricks::All => played,
            CountedTricks::Last(counted) => counted,
        }
    }
}

/// What a deal of tricks pays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Pays {
    /// One point to the player who took most of the tricks; none in a tie.
    #[default]
    Deals,
    /// A point for each trick.
    Tricks,
    /// Nothing: only tallies score, and end the deal.
    Nothing,
}

impl Scoring {
    /// What the score counts.
    pub fn basis(&self) -> ScoreBasis {
        self.into()
    }

    /// The name it is chosen by.
    pub const fn id(&self) -> &str {
        self.identity().0
    }

    /// Its name for people.
    pub const fn title(&self) -> &str {
        self.identity().1
    }

    /// Where the rule comes from.
    pub const fn source(&self) -> &Passage {
        self.identity().2
    }

    /// Its id, its title and its source.
    const fn identity(&self) -> (&str, &str, &Passage) {
        match self {
            Scoring::Hands(score) => (score.id.as_str(), score.title.as_str(), &score.source),
            Scoring::Contracts(score) => (score.id.as_str(), score.title.as_str(), &score.source),
            Scoring::Tricks(score) => (score.id.as_str(), score.title.as_str(), &score.source),
        }
    }

    /// Cites another source for the score.
    pub fn set_source(&mut self, source: Passage) {
        match self {
            Scoring::Hands(score) => score.source = source,
            Scoring::Contracts(score) => score.source = source,
            Scoring::Tricks(score) => score.source = source,
        }
    }

    /// Whether the highest or the lowest total wins.
    pub fn wins(&self) -> Wins {
        match self {
            Scoring::Hands(score) => score.wins,
            Scoring::Tricks(score) => score.wins,
            Scoring::Contracts(_) => Wins::Highest,
        }
    }

    /// What decides between equal totals, one after another.
    pub fn ties(&self) -> &[TieBreak] {
        self.hands().map_or(&[], |score| score.ties.deciding())
    }

    /// The score of hands, if that is what it counts.
    pub const fn hands(&self) -> Option<&HandScore> {
        if let Scoring::Hands(score) = self { Some(score) } else { None }
    }

    /// The score of tricks, if that is what it counts.
    pub const fn tricks(&self) -> Option<&TrickScore> {
        if let Scoring::Tricks(score) = self { Some(score) } else { None }
    }

    /// Whether tricks pay nothing, and only tallies score.
    pub fn is_of_tallies(&self) -> bool {
        self.tricks().is_some_and(|score| score.pays == Pays::Nothing)
    }

    /// Whether the players settle contracts among themselves.
    pub const fn is_settled(&self) -> bool {
        matches!(self, Scoring::Contracts(score) if score.settled)
    }

    /// What each challenger and each opponent of a bid gets when the declaring side took `took`
    /// tricks in a deal of `cards` cards for each of `players`, and `tallied` gives the tallies of a formula.
    pub fn of_contract(
        &self,
        bid: &BidRule,
        took: u8,
        cards: u8,
        players: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> (Points, Points) {
        self.paid(bid, bid.score(took, cards, tallied), players, tallied)
    }

    /// Like [`Scoring::of_contract`], for a contract that counts as lost by `short` tricks, whatever was
    /// taken.
    pub fn of_lost_contract(
        &self,
        bid: &BidRule,
        short: u8,
        cards: u8,
        players: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> (Points, Points) {
        self.paid(bid, bid.lost_by(short, cards, tallied), players, tallied)
    }

    /// Like [`Scoring::of_contract`], for a contract whose target counts tallies.
    pub fn of_counted_contract(
        &self,
        bid: &BidRule,
        made: bool,
        players: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> (Points, Points) {
        let value = |quantity| match quantity {
            Quantity::Number => bid.number().into(),
            Quantity::Bid => bid.target.number().into(),
            quantity => tallied(quantity),
        };
        let points = if made { bid.made(0, &value) } else { bid.lost(0, &value) };
        self.paid(bid, points, players, tallied)
    }

    /// What each challenger and each opponent gets, where the players may settle it among themselves.
    fn paid(
        &self,
        bid: &BidRule,
        points: (Points, Points),
        players: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> (Points, Points) {
        let times = bid.times(tallied);
        let challenger = points.0 * times;
        let opponent = points.1 * times;
        if self.is_settled() {
            (challenger * bid.settled_with(players).into(), -challenger)
        } else {
            (challenger, opponent)
        }
    }

    /// The suit that doubles the points of a deal in which it is trump, if one does.
    pub fn doubled_by(&self) -> Option<Suit> {
        self.hands().and_then(|score| score.doubled_by)
    }
}
