//! A score formula: a polynomial over what a hand was, never a program.

use super::Points;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// What a formula may multiply, in the order in which a formula prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The number one: a constant.
    One,
    /// The bid.
    Bid,
    /// The tricks taken.
    Took,
    /// How far off the bid the tricks are, either way.
    Off,
    /// The cards dealt to each player.
    Cards,
    /// The bid, squared.
    BidSquared,
    /// How far off, squared.
    OffSquared,
}

impl Quantity {
    /// Every quantity, in printing order.
    pub const ALL: [Quantity; 7] = [
        Quantity::One,
        Quantity::Bid,
        Quantity::Took,
        Quantity::Off,
        Quantity::Cards,
        Quantity::BidSquared,
        Quantity::OffSquared,
    ];

    /// Returns the word that stands for the quantity in a rules file; empty for the constant.
    pub const fn word(self) -> &'static str {
        match self {
            Quantity::One => "",
            Quantity::Bid => "bid",
            Quantity::Took => "took",
            Quantity::Off => "off",
            Quantity::Cards => "cards",
            Quantity::BidSquared => "bid²",
            Quantity::OffSquared => "off²",
        }
    }

    /// Returns the quantity's value for one hand.
    pub fn of(self, hand: Hand) -> i64 {
        let (bid, off) = (i64::from(hand.bid), i64::from(hand.off()));
        match self {
            Quantity::One => 1,
            Quantity::Bid => bid,
            Quantity::Took => i64::from(hand.took),
            Quantity::Off => off,
            Quantity::Cards => i64::from(hand.cards),
            Quantity::BidSquared => bid * bid,
            Quantity::OffSquared => off * off,
        }
    }
}

/// One player's hand in one deal, as scoring sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The bid, 0 to `cards`.
    pub bid: u8,
    /// The tricks taken, 0 to `cards`.
    pub took: u8,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The players taking part in the deal.
    pub players: u8,
}

impl Hand {
    /// Returns how far the tricks are off the bid, either way.
    pub const fn off(self) -> u8 {
        self.took.abs_diff(self.bid)
    }
}

/// A polynomial with whole or half coefficients, each at most 1000 points either way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Formula {
    halves: [i32; Quantity::ALL.len()],
}

/// The largest coefficient a formula may have, in points.
pub const LARGEST_COEFFICIENT: i32 = 1000;

impl Formula {
    /// Returns the formula's value for one hand.
    pub fn value(&self, hand: Hand) -> Points {
        self.terms()
            .map(|(factor, quantity)| Points::halves(factor.in_halves() * quantity.of(hand)))
            .sum()
    }

    /// Returns the terms that are not zero, each with its factor, in printing order.
    pub fn terms(&self) -> impl Iterator<Item = (Points, Quantity)> + '_ {
        Quantity::ALL
            .into_iter()
            .map(|quantity| (self.factor(quantity), quantity))
            .filter(|(factor, _)| *factor != Points::ZERO)
    }

    /// Returns what the formula multiplies a quantity by.
    pub fn factor(&self, quantity: Quantity) -> Points {
        Points::halves(self.halves[quantity as usize].into())
    }

    /// Returns the formula with another constant, of at most 1000 points either way.
    pub fn with_constant(&self, constant: Points) -> Formula {
        let mut changed = self.clone();
        changed.halves[Quantity::One as usize] = constant.in_halves() as i32;
        changed
    }

    /// Returns the formula that `text` writes, such as `10 + took` or `½ off + ½ off²`.
    ///
    /// # Errors
    /// What is wrong with the text, as a sentence without a full stop.
    pub fn parse(text: &str) -> Result<Formula, String> {
        let mut formula = Formula::default();
        let mut rest = text.trim();
        let mut first = true;
        if rest.len() > 200 {
            return Err("a formula has at most 200 characters".into());
        }
        if rest.is_empty() {
            return Err("a formula is empty; `0` scores nothing".into());
        }
        while !rest.is_empty() {
            let negative = match rest.chars().next() {
                Some('-' | '−') => true,
                Some('+') => false,
                _ if first => false,
                _ => return Err(format!("expected `+` or `-` before `{rest}`")),
            };
            rest = rest.trim_start_matches_once(['+', '-', '−']).trim_start();
            let (halves, quantity, after) = term(rest)?;
            let sum = &mut formula.halves[quantity as usize];
            *sum += if negative { -halves } else { halves };
            if sum.abs() > 2 * LARGEST_COEFFICIENT {
                return Err(format!("a factor is at most {LARGEST_COEFFICIENT}"));
            }
            rest = after.trim_start();
            first = false;
        }
        Ok(formula)
    }
}

/// Strips one leading character, as opposed to all of them.
trait TrimOnce {
    fn trim_start_matches_once<const N: usize>(&self, signs: [char; N]) -> &str;
}

impl TrimOnce for str {
    fn trim_start_matches_once<const N: usize>(&self, signs: [char; N]) -> &str {
        self.strip_prefix(signs).unwrap_or(self)
    }
}

/// Reads one unsigned term; returns its factor in halves, its quantity and the text behind it.
fn term(text: &str) -> Result<(i32, Quantity, &str), String> {
    let (factor, rest) = number(text)?;
    let rest = rest.trim_start().trim_start_matches_once(['*', '·', '×']).trim_start();
    let end = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
    let (word, rest) = rest.split_at(end);
    let squared = rest.strip_prefix('²').or_else(|| rest.strip_prefix("^2"));
    let quantity = match (word, squared) {
        ("", None) if factor.is_some() => Quantity::One,
        ("bid", None) => Quantity::Bid,
        ("took", None) => Quantity::Took,
        ("off", None) => Quantity::Off,
        ("cards", None) => Quantity::Cards,
        ("bid", Some(_)) => Quantity::BidSquared,
        ("off", Some(_)) => Quantity::OffSquared,
        ("", None) => {
            return Err(format!(
                "expected a number or one of bid, took, off, cards before `{rest}`"
            ));
        }
        (_, Some(_)) => return Err(format!("only bid and off may be squared, not `{word}`")),
        (_, None) => return Err(format!("expected bid, took, off or cards, not `{word}`")),
    };
    Ok((factor.unwrap_or(2), quantity, squared.unwrap_or(rest)))
}

/// Reads a number if one stands here: `10`, `½`, `2½`, `1/2`, `0.5`. Returns it in halves.
fn number(text: &str) -> Result<(Option<i32>, &str), String> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let whole =
        match digits {
            "" => 0,
            _ => digits.parse::<i32>().ok().filter(|n| *n <= LARGEST_COEFFICIENT).ok_or_else(
                || format!("a factor is at most {LARGEST_COEFFICIENT}, not {digits}"),
            )?,
        };
    if let Some(rest) = rest.strip_prefix('½') {
        return Ok((Some(2 * whole + 1), rest));
    }
    if digits.is_empty() {
        return Ok((None, rest));
    }
    if let Some(rest) = rest.strip_prefix("/2") {
        return Ok((Some(whole), rest));
    }
    if let Some(fraction) = rest.strip_prefix('.') {
        let end = fraction.find(|c: char| !c.is_ascii_digit()).unwrap_or(fraction.len());
        return match fraction.split_at(end) {
            ("5", rest) => Ok((Some(2 * whole + 1), rest)),
            ("0", rest) => Ok((Some(2 * whole), rest)),
            _ => Err("points are whole or halves: `.0` or `.5`".into()),
        };
    }
    Ok((Some(2 * whole), rest))
}

/// Writes the formula as it may stand in a rules file.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (factor, quantity) in self.terms() {
            let negative = factor < Points::ZERO;
            let size = if negative { -factor } else { factor };
            match (first, negative) {
                (true, true) => write!(f, "-")?,
                (true, false) => {}
                (false, true) => write!(f, " - ")?,
                (false, false) => write!(f, " + ")?,
            }
            match quantity {
                Quantity::One => write!(f, "{size}")?,
                _ if size == Points::whole(1) => write!(f, "{}", quantity.word())?,
                _ => write!(f, "{size} {}", quantity.word())?,
            }
            first = false;
        }
        if first { write!(f, "0") } else { Ok(()) }
    }
}

impl TryFrom<String> for Formula {
    type Error = String;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        Formula::parse(&text)
    }
}

impl From<Formula> for String {
    fn from(formula: Formula) -> Self {
        formula.to_string()
    }
}

impl JsonSchema for Formula {
    fn schema_name() -> Cow<'static, str> {
        "Formula".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A sum of whole or half multiples of 1, bid, took, off, cards, bid² and off², such as 10 + took.", "pattern": r"^[-+−*·×/.^²½0-9a-z ]+$" })
    }
}
