//! Score formulas in words, and sums worked out.

use super::texts::tally_name;
use super::{decimals, joined, messages};
use crate::rules::{Formula, Hand, HandScore, Quantity};

/// A formula in words, such as `10 + tricks`; `off` says how far the tricks are off the bid.
pub(super) fn formula(formula: &Formula, off: &str) -> String {
    let name = |quantity| match quantity {
        Quantity::One => String::new(),
        Quantity::Bid => messages::ScoreFormulaBid.say(),
        Quantity::Took => messages::ScoreFormulaTook.say(),
        Quantity::Off => off.into(),
        Quantity::Cards => messages::HeadingCards.say(),
        Quantity::BidSquared => format!("{}²", messages::ScoreFormulaBid.say()),
        Quantity::OffSquared => format!("({off})²"),
        Quantity::Tally(id) => tally_name(&id),
    };
    let minus = format!("{} ", messages::ScoreFormulaMinus.say());
    let row = |quantity| format!("1 + 2 + … + {}", name(quantity));
    decimals(&formula.sum_with_rows(&minus, " × ", name, row))
}

/// The longest row that is written in full.
const LONGEST_ROW: i64 = 6;

/// A formula with the numbers of a hand filled in, such as `10 + 2 × 3`; a product of one
/// number is that number.
pub fn filled_in(formula: &Formula, hand: Hand) -> String {
    filled_in_with(formula, |quantity| quantity.of(hand))
}

/// A formula with its quantities filled in by these values.
fn filled_in_with(formula: &Formula, value: impl Fn(Quantity) -> i64) -> String {
    let written = |quantity: Quantity| match quantity {
        Quantity::BidSquared => format!("{}²", value(Quantity::Bid)),
        Quantity::OffSquared => format!("{}²", value(Quantity::Off)),
        _ => value(quantity).to_string(),
    };
    formula.sum_with_rows("-", " × ", written, |quantity| match value(quantity) {
        last @ ..=LONGEST_ROW => joined((1..=last).map(|number| number.to_string()), " + "),
        last => format!("1 + 2 + … + {last}"),
    })
}

/// A formula worked out with these values, such as `10 + 13 = 23`; a single number stays as it is.
pub(super) fn worked_out_with(formula: &Formula, value: impl Fn(Quantity) -> i64) -> String {
    let sum = filled_in_with(formula, &value);
    let points = formula.value_of(value).to_string();
    decimals(&if sum == points { sum } else { format!("{sum} = {points}") })
}

/// The sum of a hand worked out, such as `10 + 2 = 12`; a single number stays as it is.
pub fn worked_out(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
    let (_, formula) = scoring.case(hand);
    let sum = filled_in(formula, hand);
    let value = formula.value(hand);
    let is_compound = sum.contains(" + ") || sum.contains(" - ") || sum.starts_with('-');
    let result = match sum.as_str() {
        _ if doubled && is_compound => format!("2 × ({sum}) = {}", value + value),
        _ if doubled => format!("2 × {sum} = {}", value + value),
        "-0" => "0".into(),
        _ if sum == value.to_string() => sum,
        _ => format!("{sum} = {value}"),
    };
    decimals(&result)
}
