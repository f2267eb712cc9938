//! The figures of a player, each with its scope and its number.

use super::ratio::Ratio;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::{SerializeDisplay, skip_serializing_none};
use std::fmt;
use strum::{EnumCount, EnumIter, IntoStaticStr};

/// A figure whose sources can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[derive(EnumCount, EnumIter, IntoStaticStr, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Figure {
    /// The days on which games were played.
    Evenings,
    /// The games.
    Games,
    /// The games won.
    Wins,
    /// The places.
    Places,
    /// The games won from last place.
    Comebacks,
    /// The points.
    Points,
    /// The bids made.
    Made,
    /// The bids missed with more tricks than were bid.
    Over,
    /// The bids missed with fewer tricks than were bid.
    Under,
    /// The bids made, by the place in the speaking order.
    Speaking,
    /// The bids made, by the cards dealt.
    Cards,
    /// The bids made, by the number or word of the bid.
    Bids,
    /// The tricks less the bid: of all bids, by the bid, and by the cards dealt.
    Calibration,
    /// The points above those that such a bid with so many cards brings on average.
    Luck,
    /// The points with the last word above those of the other deals of the same game.
    Dealer,
    /// The longest runs of bids made and of bids missed.
    Streaks,
    /// The best deal.
    Best,
    /// The worst deal.
    Worst,
    /// The games against each other player.
    Against,
    /// Games, wins, points and bids made, by the year.
    Years,
    /// Wins, places and bids made on the last evenings.
    Form,
    /// The ratings.
    Ratings,
}

/// The part of a figure to which a number belongs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, SerializeDisplay)]
pub enum FigureScope {
    /// The whole figure.
    All,
    /// A bid, a place, or a number of cards.
    Number(usize),
    /// The last place in the speaking order.
    Last,
    /// A bid, where a figure is counted by cards too.
    Bid(u8),
    /// A number of cards, where a figure is counted by bids too.
    Cards(u8),
    /// A player, a word of a bid, a set of rules, or a kind of streak.
    Word(String),
    /// A year, and the figure counted for it.
    Year(u16, Figure),
}

/// A figure of a player.
#[skip_serializing_none]
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StatLine {
    /// The figure.
    pub figure: Figure,
    /// The part of the figure, where there are several numbers: a bid, a player…
    #[serde(skip_serializing_if = "FigureScope::is_all")]
    #[schemars(with = "String")]
    pub of: FigureScope,
    /// The number: a count, or a sum.
    pub value: Ratio,
    /// The number of games, deals or bids on which it is based.
    pub based_on: Option<u32>,
}

/// A figure of a player, with a second number where people are shown one.
#[derive(Clone, Debug)]
pub struct FigureSum {
    /// The figure.
    pub line: StatLine,
    /// The points of such bids, or the games in which the player finished ahead of the other.
    pub second_number: Ratio,
}

/// Why a game changed a rating: it rises if more opponents finished behind than its player's and their
/// ratings let expect.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RatingChange {
    /// The rating before the game.
    pub before: Ratio,
    /// The number of opponents; partners count as one.
    pub opponents: usize,
    /// How many of them finished behind; half of one who finished level.
    pub behind: Ratio,
    /// How many were expected to.
    pub expected: Ratio,
}

impl Figure {
    /// Whether the figure picks a few deals out of all.
    pub(super) const fn is_picked(self) -> bool {
        matches!(self, Figure::Best | Figure::Worst | Figure::Streaks)
    }

    /// Whether it can be compared across rules, but is no sum of what it is by each.
    pub(super) const fn is_counted_across(self) -> bool {
        matches!(self, Figure::Streaks | Figure::Form)
    }
}

impl FigureScope {
    /// Whether it is the whole figure.
    pub fn is_all(&self) -> bool {
        *self == FigureScope::All
    }
}

impl fmt::Display for FigureScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FigureScope::All => Ok(()),
            FigureScope::Number(number) => write!(f, "{number}"),
            FigureScope::Last => f.write_str("last"),
            FigureScope::Bid(bid) => write!(f, "bid {bid}"),
            FigureScope::Cards(cards) => write!(f, "cards {cards}"),
            FigureScope::Word(word) => f.write_str(word),
            FigureScope::Year(year, figure) => write!(f, "{year} {}", <&str>::from(figure)),
        }
    }
}

impl StatLine {
    pub(super) const fn new(
        figure: Figure,
        of: FigureScope,
        value: Ratio,
        based_on: Option<u32>,
    ) -> StatLine {
        StatLine { figure, of, value, based_on }
    }

    /// A number for the whole figure, from one game or deal.
    pub(super) const fn of_all(figure: Figure, value: Ratio) -> StatLine {
        StatLine::new(figure, FigureScope::All, value, Some(1))
    }

    /// Whether the figure can be compared across rules. Points cannot, nor can figures that depend on the
    /// bids and cards of the rules.
    pub const fn compares(&self) -> bool {
        !matches!(
            (self.figure, &self.of),
            (
                Figure::Points
                    | Figure::Speaking
                    | Figure::Cards
                    | Figure::Bids
                    | Figure::Luck
                    | Figure::Dealer
                    | Figure::Best
                    | Figure::Worst,
                _
            ) | (_, FigureScope::Year(_, Figure::Points))
                | (Figure::Calibration, FigureScope::Bid(_) | FigureScope::Cards(_))
        )
    }

    /// The figure divided by what it is based on.
    pub fn average(&self) -> Option<Ratio> {
        self.value.over(self.based_on?)
    }
}

impl FigureSum {
    /// In how many games a player finished ahead of another, and behind, for [`Figure::Against`].
    pub fn ahead_and_behind(&self) -> String {
        // Half a game each where they finished level.
        let ahead = self.second_number.times(1);
        let games = i64::from(self.line.based_on.unwrap_or_default());
        format!("{ahead}–{}", games + ahead - self.line.value.times(2))
    }

    /// The sum of as many equal numbers.
    pub(super) fn times(mut self, number: u32) -> FigureSum {
        self.line.value = self.line.value * number;
        self.line.based_on = self.line.based_on.map(|based_on| based_on * number);
        self.second_number = self.second_number * number;
        self
    }

    /// Adds another number of the same figure.
    pub(super) fn add(&mut self, other: &FigureSum) {
        let line = &mut self.line;
        line.value += other.line.value;
        line.based_on = line.based_on.zip(other.line.based_on).map(|(own, other)| own + other);
        self.second_number += other.second_number;
    }
}

impl From<StatLine> for FigureSum {
    fn from(line: StatLine) -> FigureSum {
        FigureSum { line, second_number: Ratio::ZERO }
    }
}
