//! How each number came about, told: the case, the sum with its numbers filled in, the source.

use super::clause::formula;
use super::grammar::{and, count, trump};
use crate::rules::{Bonus, Case, Citation, Formula, Hand, Points, Quantity, Scoring};

/// Returns a formula with the numbers of a hand filled in, such as `10 + 2 × 3`; a product of one
/// number is that number.
pub fn filled_in(formula: &Formula, hand: Hand) -> String {
    let mut sum = String::new();
    for (factor, quantity) in formula.terms() {
        let negative = factor < Points::ZERO;
        let size = if negative { -factor } else { factor };
        sum.push_str(match (sum.is_empty(), negative) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        });
        let value = match quantity {
            Quantity::BidSquared => format!("{}²", hand.bid),
            Quantity::OffSquared => format!("{}²", hand.off()),
            _ => quantity.of(hand).to_string(),
        };
        sum.push_str(&match quantity {
            Quantity::One => size.to_string(),
            _ if size == Points::whole(1) => value,
            _ => format!("{size} × {value}"),
        });
    }
    if sum.is_empty() { "0".into() } else { sum }
}

/// Returns the sum of a hand worked out, such as `10 + 2 = 12`; of a lone number, the number.
pub fn worked_out(scoring: &Scoring, hand: Hand, doubled: bool) -> String {
    let formula = scoring.formula(scoring.case(hand));
    let (sum, value) = (filled_in(formula, hand), formula.value(hand));
    match doubled {
        true if formula.terms().count() > 1 => format!("2 × ({sum}) = {}", value + value),
        true => format!("2 × {sum} = {}", value + value),
        false if sum == value.to_string() => sum,
        false if sum == "-0" => "0".into(),
        false => format!("{sum} = {value}"),
    }
}

/// Returns what a hand was and what it is worth: `bid 2, took 2: made, 10 + tricks: 10 + 2 = 12`.
pub fn hand_points(scoring: &Scoring, hand: Hand, doubled: bool) -> String {
    let case = scoring.case(hand);
    let rule = formula(scoring.formula(case));
    let sum = worked_out(scoring, hand, doubled);
    let double = match scoring.doubled_by {
        Some(suit) if doubled => format!(", doubled by {}", trump(suit.into())),
        _ => String::new(),
    };
    let what = format!("bid {}, took {}: {}", hand.bid, hand.took, case_words(case, hand));
    if rule == sum && !doubled {
        format!("{what}: {sum}")
    } else {
        format!("{what}, {rule}{double}: {sum}")
    }
}

/// Returns how a hand ended: `made`, `1 trick over`, `2 tricks under`.
pub fn case_words(case: Case, hand: Hand) -> String {
    let off = count(hand.off(), "trick");
    match case {
        Case::Made => "made".into(),
        Case::ZeroMade => "made a bid of 0".into(),
        Case::Blank => "took none".into(),
        Case::Under => format!("{off} under"),
        Case::Over => format!("{off} over"),
        Case::ZeroMissed => format!("{off} over a bid of 0"),
    }
}

/// Returns what a run earned, and the deals that made it.
pub fn bonus(bonus: &Bonus) -> String {
    let run = format!(
        "{} in a row {} (deals {})",
        bonus.deals.len(),
        if bonus.won { "made" } else { "missed" },
        and(&bonus.deals)
    );
    let sign = if bonus.points > Points::ZERO { "+" } else { "" };
    match bonus.points {
        Points::ZERO => format!("{}: {run}, but with a bid of 0: no bonus", bonus.scheme),
        points => format!("{}: {run}: {sign}{points}", bonus.scheme),
    }
}

/// Returns a citation as it stands behind a sentence: `[Serbian whist, Scoring]`.
pub fn cited(source: &Citation) -> String {
    format!("[{}, {}]", source.document, source.section)
}
