//! Score formulas in words, and sums worked out.

use super::texts::tally_name;
use super::{decimals, joined, messages};
use crate::rules::{Formula, Hand, HandScore, Pays, Points, Quantity, TrickScore};

/// A formula in words, such as `10 + tricks`; `off` says how far the tricks are off the bid.
pub(super) fn formula(formula: &Formula, off: &str) -> String {
    let name = |quantity| match quantity {
        Quantity::One => String::new(),
        Quantity::Number => messages::ScoreFormulaNumber.say(),
        Quantity::Bid => messages::ScoreFormulaBid.say(),
        Quantity::Took => messages::ScoreFormulaTook.say(),
        Quantity::Off => off.into(),
        Quantity::Cards => messages::HeadingCards.say(),
        Quantity::BidSquared => format!("{}²", messages::ScoreFormulaBid.say()),
        Quantity::OffSquared => format!("({off})²"),
        Quantity::Tally(id) => tally_name(&id),
        Quantity::Theirs(id) => messages::ScoreFormulaTheirs { tally: tally_name(&id) }.say(),
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

/// A formula with these values in place of its quantities. Tallies of zero are left out.
pub(super) fn filled_in_with(formula: &Formula, value: impl Fn(Quantity) -> i64) -> String {
    let written = |quantity: Quantity| match quantity {
        Quantity::BidSquared => format!("{}²", value(Quantity::Bid)),
        Quantity::OffSquared => format!("{}²", value(Quantity::Off)),
        Quantity::Tally(_) | Quantity::Theirs(_) if value(quantity) == 0 => String::new(),
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

/// What tricks were worth to one of the sides: `took 14 of 26: most of them: 1`.
pub fn tricks_points(score: &TrickScore, took: u8, of: u8, points: Points, sides: usize) -> String {
    let why = match score.pays {
        Pays::Tricks if !score.quota.is_empty() => {
            let quota = Points::whole(took.into()) - points;
            &messages::ScoreTricksBecauseQuota { quota }.say()
        }
        Pays::Tricks if score.above > 0 => {
            &messages::ScoreTricksBecauseAbove { above: score.above }.say()
        }
        Pays::Tricks | Pays::Nothing => &*messages::ScoreTricksBecauseEach.say(),
        Pays::Deals if points > Points::ZERO => &*messages::ScoreTricksBecauseMost.say(),
        Pays::Deals if 2 * took == of => &*messages::ScoreTricksBecauseTie.say(),
        Pays::Deals if sides > 2 => &*messages::ScoreTricksBecauseNotMost.say(),
        Pays::Deals => &*messages::ScoreTricksBecauseFewer.say(),
    };
    messages::ScoreTricksResult { tricks: took, counted: of, reason: why, points }.say()
}
