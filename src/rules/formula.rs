//! A score formula: a polynomial over what a hand was, never a program.

use super::Points;
use crate::cards::{Syntax, SyntaxError};
use arrayvec::ArrayString;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use strum::{Display, EnumString, IntoStaticStr};

/// What a formula may multiply, in the order in which a formula prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Quantity {
    /// The number one: a constant.
    #[strum(serialize = "")]
    One,
    /// The number that a bid of an auction carries.
    Number,
    /// The bid.
    Bid,
    /// The tricks taken.
    Took,
    /// How far off the bid the tricks are, either way.
    Off,
    /// The cards dealt to each player.
    Cards,
    /// The bid, squared.
    #[strum(serialize = "bid²")]
    BidSquared,
    /// How far off, squared.
    #[strum(serialize = "off²")]
    OffSquared,
    /// A tally, by its id.
    #[strum(to_string = "{0}")]
    Tally(TallyWord),
    /// A tally of the other sides.
    #[strum(to_string = "theirs.{0}")]
    Theirs(TallyWord),
}

/// The id of a tally as formulas and conditions write it: letters only.
pub type TallyWord = ArrayString<40>;

impl Quantity {
    /// The quantity's value for one hand, which knows no tallies.
    pub fn of(self, hand: Hand) -> i64 {
        match self {
            Quantity::One => 1,
            Quantity::Bid => hand.bid.into(),
            Quantity::Took => hand.took.into(),
            Quantity::Off => hand.off().into(),
            Quantity::Cards => hand.cards.into(),
            Quantity::BidSquared => i64::from(hand.bid).pow(2),
            Quantity::OffSquared => i64::from(hand.off()).pow(2),
            Quantity::Number | Quantity::Tally(_) | Quantity::Theirs(_) => 0,
        }
    }

    /// The largest number that a formula may multiply it by, and what a larger one is.
    fn largest_factor(self) -> (Points, Syntax) {
        match self {
            Quantity::One => (LARGEST_CONSTANT, Syntax::Constant),
            _ => (LARGEST_FACTOR, Syntax::Factor),
        }
    }

    /// Reads a quantity of a hand.
    pub(super) fn of_hand(text: &str) -> Option<Quantity> {
        match text.parse() {
            Ok(Quantity::Number | Quantity::Tally(_) | Quantity::Theirs(_)) | Err(_) => None,
            Ok(quantity) => Some(quantity),
        }
    }

    /// Reads a quantity of a hand, or else the number of a bid, or a tally by its id.
    pub(super) fn or_tally(text: &str) -> Option<Quantity> {
        if text == "number" {
            return Some(Quantity::Number);
        }
        if let Some(quantity) = Quantity::of_hand(text) {
            return Some(quantity);
        }
        let id = text.strip_prefix("theirs.").unwrap_or(text);
        let is_word = !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase());
        let word = TallyWord::from(id).ok()?;
        if !is_word {
            None
        } else if id == text {
            Some(Quantity::Tally(word))
        } else {
            Some(Quantity::Theirs(word))
        }
    }
}

/// What makes a bid of a number of tricks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum BidTarget {
    /// As many tricks as were bid.
    #[default]
    Exact,
    /// As many or more.
    AtLeast,
    /// No number: the bid counts as missed by a law.
    #[serde(skip)]
    Never,
}

/// A word that makes a bid, such as `blind`.
pub type BidWord = ArrayString<16>;

/// A player's hand in one deal, or those of a side together, as scoring sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The bid; of a side, the sum of its bids.
    pub bid: u8,
    /// The word that made the bid, if it was not a number.
    pub word: Option<BidWord>,
    /// The tricks taken, 0 to `cards`.
    pub took: u8,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The players taking part in the deal.
    pub players: u8,
    /// What makes the bid.
    pub target: BidTarget,
}

impl Hand {
    /// How far the tricks are off the bid, either way.
    pub const fn off(self) -> u8 {
        self.took.abs_diff(self.bid)
    }

    /// How many tricks were taken beyond the bid.
    pub const fn over(self) -> u8 {
        self.took.saturating_sub(self.bid)
    }

    /// Whether the bid was made.
    pub const fn is_made(self) -> bool {
        match self.target {
            BidTarget::Exact => self.took == self.bid,
            BidTarget::AtLeast => self.took >= self.bid,
            BidTarget::Never => false,
        }
    }
}

/// A sum of whole or half multiples of 1, bid, took, off, cards, bid² and off², such as 10 + took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = r"^[-+−*·×/.^²½0-9a-z ]+$"))]
pub struct Formula {
    /// None of them zero.
    factors: BTreeMap<Quantity, Points>,
}

/// The largest factor of a quantity that a formula may have, either way.
pub const LARGEST_FACTOR: Points = Points::whole(1000);

/// The largest constant that a formula may have, either way.
pub const LARGEST_CONSTANT: Points = Points::whole(10_000);

impl Formula {
    /// The formula's value for one hand.
    pub fn value(&self, hand: Hand) -> Points {
        self.value_of(|quantity| quantity.of(hand))
    }

    /// The formula's value where its quantities have these values.
    pub fn value_of(&self, value: impl Fn(Quantity) -> i64) -> Points {
        self.terms().map(|(factor, quantity)| factor * value(quantity)).sum()
    }

    /// The terms, each with its factor, in printing order.
    pub fn terms(&self) -> impl Iterator<Item = (Points, Quantity)> + '_ {
        self.factors.iter().map(|(quantity, factor)| (*factor, *quantity))
    }

    /// What the formula multiplies a quantity by.
    pub fn factor(&self, quantity: Quantity) -> Points {
        self.factors.get(&quantity).copied().unwrap_or(Points::ZERO)
    }

    /// The terms as a sum. `value` writes a quantity, `times` comes between it and its factor, and `minus` before
    /// a first one that is subtracted. As in a table, equal halves of a quantity and of its square are the row
    /// 1 + 2 + … up to the quantity, which `row` writes. An empty row or quantity is left out.
    pub fn sum_with_rows(
        &self,
        minus: &str,
        times: &str,
        value: impl Fn(Quantity) -> String,
        row: impl Fn(Quantity) -> String,
    ) -> String {
        let mut sum = String::new();
        for (factor, quantity) in self.terms() {
            let (linear, square) = match quantity {
                Quantity::Bid | Quantity::BidSquared => (Quantity::Bid, Quantity::BidSquared),
                Quantity::Off | Quantity::OffSquared => (Quantity::Off, Quantity::OffSquared),
                _ => (quantity, quantity),
            };
            let is_row = linear != square && self.factor(linear) == self.factor(square);
            if !is_row {
                let written = value(quantity);
                if quantity == Quantity::One || !written.is_empty() {
                    add(&mut sum, factor, quantity, minus, times, &written);
                }
            } else if quantity == linear {
                let doubled = factor + factor;
                let terms = row(quantity);
                let is_alone = doubled == Points::whole(1) || !terms.contains(' ');
                let written = if is_alone { terms } else { format!("({terms})") };
                if !written.is_empty() {
                    add(&mut sum, doubled, quantity, minus, times, &written);
                }
            }
        }
        if sum.is_empty() { "0".into() } else { sum }
    }

    /// The formula with another constant, at most [`LARGEST_CONSTANT`] either way.
    #[must_use]
    pub fn with_constant(&self, constant: Points) -> Formula {
        let mut changed = self.clone();
        changed.factors.insert(Quantity::One, constant);
        changed.factors.retain(|_, factor| *factor != Points::ZERO);
        changed
    }
}

/// Adds a term to a sum: a factor times what is written for its quantity.
fn add(
    sum: &mut String,
    factor: Points,
    quantity: Quantity,
    minus: &str,
    times: &str,
    written: &str,
) {
    let negative = factor < Points::ZERO;
    let size = if negative { -factor } else { factor };
    *sum += match (sum.is_empty(), negative) {
        (true, true) if quantity == Quantity::One => "-",
        (true, true) => minus,
        (true, false) => "",
        (false, true) => " - ",
        (false, false) => " + ",
    };
    *sum += &match quantity {
        Quantity::One => size.to_string(),
        _ if size == Points::whole(1) => written.to_owned(),
        Quantity::Tally(_) | Quantity::Theirs(_) if written == "1" => size.to_string(),
        _ => format!("{size}{times}{written}"),
    };
}

/// Reads a formula such as `10 + took` or `½ off + ½ off²`.
///
/// ```
/// use hoyle::rules::{BidTarget, Formula, Hand, Points};
///
/// let formula: Formula = "10 + took + ½ off²".parse()?;
/// let hand = Hand { bid: 4, word: None, took: 3, cards: 8, players: 4, target: BidTarget::Exact };
/// assert_eq!(formula.value(hand), Points::halves(27));
///
/// let unreadable = "10 + luck".parse::<Formula>().unwrap_err();
/// assert_eq!(unreadable.text, "luck");
/// # Ok::<(), hoyle::cards::SyntaxError>(())
/// ```
impl FromStr for Formula {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Formula, SyntaxError> {
        let (formula, errors) = Formula::read(text);
        errors.into_iter().next().map_or(Ok(formula), Err)
    }
}

impl Formula {
    /// Reads a formula, leaving out the terms that cannot be read; also why not, for each.
    pub(crate) fn read(text: &str) -> (Formula, Vec<SyntaxError>) {
        Formula::read_with(text, Quantity::of_hand)
    }

    /// The same with quantities that are read by a function.
    pub(super) fn read_with(
        text: &str,
        quantity: fn(&str) -> Option<Quantity>,
    ) -> (Formula, Vec<SyntaxError>) {
        const SIGNS: [char; 3] = ['+', '-', '−'];
        let mut formula = Formula::default();
        let mut errors = Vec::new();
        let mut rest = text.trim();
        if rest.is_empty() || rest.len() > 200 {
            errors.push(SyntaxError::new(Syntax::Formula, rest));
            return (formula, errors);
        }

        while !rest.is_empty() {
            let negative = rest.starts_with(['-', '−']);
            let unsigned = rest.strip_prefix(SIGNS).unwrap_or(rest).trim_start();
            let end = unsigned.find(SIGNS).unwrap_or(unsigned.len());
            let (written, after) = unsigned.split_at(end);
            match term(written.trim_end(), quantity) {
                Ok((factor, quantity)) => {
                    let sum = formula.factors.entry(quantity).or_insert(Points::ZERO);
                    *sum += if negative { -factor } else { factor };
                }
                Err(error) => errors.push(error),
            }
            rest = after;
        }

        formula.factors.retain(|_, factor| *factor != Points::ZERO);
        for (quantity, factor) in &formula.factors {
            let (largest, syntax) = quantity.largest_factor();
            if *factor > largest || *factor < -largest {
                errors.push(SyntaxError::new(syntax, &factor.to_string()));
            }
        }
        (formula, errors)
    }
}

/// Reads one unsigned term: its factor and its quantity.
fn term(text: &str, read: fn(&str) -> Option<Quantity>) -> Result<(Points, Quantity), SyntaxError> {
    let number_end = text.find(|c: char| !c.is_ascii_digit() && !"½./".contains(c));
    let (number, rest) = text.split_at(number_end.unwrap_or(text.len()));
    let product = rest.trim_start();
    let unit = product.strip_prefix(['*', '·', '×']).unwrap_or(product).trim_start();
    let word_end = unit.find(|c: char| !c.is_ascii_alphabetic() && c != '.');
    let (word, power) = unit.split_at(word_end.unwrap_or(unit.len()));
    let squared = power.strip_prefix('²').or_else(|| power.strip_prefix("^2"));

    let quantity = format!("{word}{}", if squared.is_some() { "²" } else { "" });
    if number.is_empty() && quantity.is_empty() {
        return Err(SyntaxError::new(Syntax::Term, text));
    }
    let quantity = read(&quantity).ok_or_else(|| SyntaxError::new(Syntax::Term, text))?;
    let factor = if number.is_empty() { Points::whole(1) } else { factor(number, quantity)? };
    match squared.unwrap_or(power).trim_start() {
        "" => Ok((factor, quantity)),
        after => Err(SyntaxError::new(Syntax::Sign, after)),
    }
}

/// Reads a factor of a quantity: `10`, `½`, `2½`, `1/2`, `0.5`.
fn factor(text: &str, quantity: Quantity) -> Result<Points, SyntaxError> {
    let (largest, syntax) = quantity.largest_factor();
    let factor = match text.strip_suffix("/2") {
        Some(halves) => halves.parse().ok().map(Points::halves),
        None => text.parse().ok(),
    };
    match factor {
        Some(factor) if factor <= largest => Ok(factor),
        _ => Err(SyntaxError::new(syntax, text)),
    }
}

/// Writes the formula as rules files have it.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sum = String::new();
        for (factor, quantity) in self.terms() {
            add(&mut sum, factor, quantity, "-", " ", &quantity.to_string());
        }
        f.write_str(if sum.is_empty() { "0" } else { &sum })
    }
}
