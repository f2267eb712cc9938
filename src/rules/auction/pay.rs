//! Points for a contract: by its tricks, or by a formula; and the words that multiply them.

use super::Target;
use crate::cards::Trump;
use crate::rules::{Formula, Points, Quantity, TallyFormula, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use strum::IntoStaticStr;

/// Points for a contract.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Pay {
    /// By the tricks beyond the target, or short of it.
    Table(PayTable),
    /// By a formula.
    Formula(TallyFormula),
}

/// Points for a contract by its tricks, in whole points.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PayTable {
    /// What is paid in any case.
    pub base: u16,
    /// What each trick beyond the target, or short of it, adds.
    #[serde(default)]
    pub each: u16,
    /// What one such trick adds, two together, three and so on, if not the same each; more, as for the last.
    #[serde(default, skip_serializing_if = "is_default")]
    pub table: Vec<u16>,
    /// How many such tricks count; without it all do.
    pub at_most: Option<u8>,
    /// What all tricks of a deal pay instead.
    pub all: Option<u16>,
}

/// A word that multiplies what a contract pays, such as kontra, or adds to what multiplies it, such as hand.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Factor {
    /// The word.
    pub word: String,
    /// What it multiplies by.
    #[serde(default = "once")]
    #[schemars(range(min = 1, max = 100))]
    pub times: u8,
    /// What it adds to the multiplier, which is 1 if the bid has none.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(max = 100))]
    pub adds: u8,
    /// Whose contracts it applies to in the first deal, the second and so on, then from the first again. Nobody says it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deals: Vec<FactorOf>,
    /// The bids that it cannot follow, by their ids.
    #[serde(default, skip_serializing_if = "is_default")]
    pub not_with: Vec<String>,
    /// What the contract has to take with it; as the bid says if left out.
    pub target: Option<Target>,
    /// What a challenger gets for a contract won, before it is multiplied; as the bid says if left out.
    pub won: Option<Pay>,
    /// What a challenger loses, in the same way.
    pub lost: Option<Pay>,
    /// What an opponent gets from a contract lost, in the same way.
    pub opponents: Option<Pay>,
    /// What an opponent gets from a contract won, in the same way.
    pub opponents_won: Option<Pay>,
    /// The tallies that multiply all of these, in place of those that the bid says.
    pub multiplier: Option<TallyFormula>,
}

/// Whose contracts a factor applies to in a deal, such as those of who is vulnerable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum FactorOf {
    /// Nobody's.
    None,
    /// Those of the dealer's side.
    Dealer,
    /// Those of the other sides.
    Others,
    /// Everybody's.
    All,
}

/// Whether the dealer's side plays a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedBy {
    /// It does.
    Dealer,
    /// Another does.
    Others,
}

impl FactorOf {
    const fn includes(self, by: PlayedBy) -> bool {
        match self {
            FactorOf::None => false,
            FactorOf::Dealer => matches!(by, PlayedBy::Dealer),
            FactorOf::Others => matches!(by, PlayedBy::Others),
            FactorOf::All => true,
        }
    }
}

const fn once() -> u8 {
    1
}

/// What each trump multiplies that contracts pay in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TrumpTimes {
    /// Spades.
    #[schemars(range(min = 1, max = 100))]
    pub spades: u8,
    /// Diamonds.
    #[schemars(range(min = 1, max = 100))]
    pub diamonds: u8,
    /// Hearts.
    #[schemars(range(min = 1, max = 100))]
    pub hearts: u8,
    /// Clubs.
    #[schemars(range(min = 1, max = 100))]
    pub clubs: u8,
    /// No trump.
    #[schemars(range(min = 1, max = 100))]
    pub none: u8,
}

impl Default for TrumpTimes {
    fn default() -> TrumpTimes {
        TrumpTimes { spades: 1, diamonds: 1, hearts: 1, clubs: 1, none: 1 }
    }
}

impl TrumpTimes {
    /// What a trump multiplies.
    pub const fn of(self, trump: Trump) -> u8 {
        match trump {
            Trump::Spades => self.spades,
            Trump::Diamonds => self.diamonds,
            Trump::Hearts => self.hearts,
            Trump::Clubs => self.clubs,
            Trump::None => self.none,
        }
    }
}

/// A factor that multiplies the points of a contract, apart from its bid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// What it comes from.
    pub source: MultiplierSource,
    /// What it multiplies by.
    pub times: u8,
    /// What it adds to the bid's multiplier.
    pub adds: u8,
}

/// What multiplies a contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MultiplierSource {
    /// A word said with it.
    Word(String),
    /// Its trump.
    Trump(Trump),
    /// The deal.
    Deal,
}

impl Pay {
    /// The points by tricks; none if a formula gives them.
    pub fn table(&self) -> PayTable {
        if let Pay::Table(table) = self { table.clone() } else { PayTable::default() }
    }

    /// The points by tricks, to be changed, if they are by tricks.
    pub const fn table_mut(&mut self) -> Option<&mut PayTable> {
        if let Pay::Table(table) = self { Some(table) } else { None }
    }

    /// The points for `off` tricks beyond the target or short of it, where `value` gives the quantities of a
    /// formula.
    pub fn points(&self, off: u8, value: &dyn Fn(Quantity) -> i64) -> Points {
        match self {
            Pay::Table(table) => table.points(off),
            Pay::Formula(formula) => formula.formula().value_of(value),
        }
    }

    /// The formula that gives the points, if one does.
    pub const fn formula(&self) -> Option<&TallyFormula> {
        if let Pay::Formula(formula) = self { Some(formula) } else { None }
    }
}

impl PayTable {
    /// The points for `tricks` beyond the target or short of it, where not all were taken.
    pub fn points(&self, tricks: u8) -> Points {
        let counted = self.at_most.map_or(tricks, |most| tricks.min(most));
        let listed = self.table.iter().take(counted.into()).next_back().copied().unwrap_or(0);
        let each = i64::from(self.each) * i64::from(counted);
        Points::whole(i64::from(self.base) + i64::from(listed) + each)
    }
}

impl Factor {
    /// Whether it multiplies; else it adds to the multiplier. At most one word of each may follow a bid.
    pub const fn multiplies(&self) -> bool {
        self.adds == 0
    }

    /// Whether it is said with a bid, and does not go by the deal.
    pub const fn is_said(&self) -> bool {
        self.deals.is_empty()
    }

    /// Whether it applies to a contract in a deal with this number, from 1, without being said.
    pub(super) fn goes_with(&self, deal: usize, by: PlayedBy) -> bool {
        let turn = deal.saturating_sub(1).checked_rem(self.deals.len());
        turn.is_some_and(|turn| self.deals[turn].includes(by))
    }

    /// Whether it may follow this bid.
    pub fn may_follow(&self, bid: &str) -> bool {
        !self.not_with.iter().any(|id| id == bid)
    }

    /// Its own formulas, each with its key.
    pub fn formulas(&self) -> impl Iterator<Item = (&'static str, &Formula)> {
        let opponents = [self.opponents.as_ref(), self.opponents_won.as_ref()];
        formulas([self.won.as_ref(), self.lost.as_ref()], opponents)
    }
}

/// The formulas by which challengers and opponents are paid, each with its key.
pub(super) fn formulas<'a>(
    challengers: [Option<&'a Pay>; 2],
    opponents: [Option<&'a Pay>; 2],
) -> impl Iterator<Item = (&'static str, &'a Formula)> {
    let keys = ["won", "lost", "opponents", "opponents_won"];
    let pays = challengers.into_iter().chain(opponents);
    keys.into_iter().zip(pays).filter_map(|(key, pay)| Some((key, pay?.formula()?.formula())))
}
