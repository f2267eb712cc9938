//! How points came about: the case, the sum with its numbers filled in, the source.

use super::auction;
use super::clause::formula;
use super::grammar::{and, count, signed, trump};
use super::incidents::incident;
use super::now::{deal_line, deal_name};
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{
    BidRule, Bonus, Case, Clause, Formula, Hand, HandScore, Pay, Pays, Points, Quantity, Ruleset,
    Scoring,
};
use std::fmt::Display;

/// A formula with the numbers of a hand filled in, such as `10 + 2 × 3`; a product of one
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

/// The sum of a hand worked out, such as `10 + 2 = 12`; of a lone number, the number.
pub fn worked_out(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
    let formula = scoring.formula(scoring.case(hand));
    let (sum, value) = (filled_in(formula, hand), formula.value(hand));
    match doubled {
        true if formula.terms().count() > 1 || sum.starts_with('-') => {
            format!("2 × ({sum}) = {}", value + value)
        }
        true => format!("2 × {sum} = {}", value + value),
        false if sum == value.to_string() => sum,
        false if sum == "-0" => "0".into(),
        false => format!("{sum} = {value}"),
    }
}

/// What a hand was and what it is worth: `bid 2, took 2: made, 10 + tricks: 10 + 2 = 12`.
pub fn hand_points(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
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

/// How a hand ended: `made`, `1 trick over`, `2 tricks under`.
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

/// What a run earned, and the deals that made it.
pub fn bonus(bonus: &Bonus) -> String {
    let run = format!(
        "{} in a row {} (deals {})",
        count(bonus.deals.len() as i64, "deal"),
        if bonus.won { "made" } else { "missed" },
        and(&bonus.deals)
    );
    match bonus.points {
        Points::ZERO => format!("promotion {}: {run}, but with a bid of 0: no bonus", bonus.scheme),
        points => format!("promotion {}: {run}: {}", bonus.scheme, signed(points)),
    }
}

/// What a contract was worth to a challenger or an opponent: `challenger: 13 + 3 × 1 = 16`.
pub fn contract_points(bid: &BidRule, took: u8, cards: u8, challenger: bool) -> String {
    contract_worth(bid, took, cards, challenger).because
}

fn contract_worth(bid: &BidRule, took: u8, cards: u8, challenger: bool) -> Because {
    let (made, off) = (bid.target.is_met(took), bid.target.off(took));
    let (pay, sign) = match (made, challenger) {
        (true, true) => (bid.won, ""),
        (false, true) => (bid.lost, "-"),
        (false, false) => (bid.opponents, ""),
        (true, false) => {
            return Because::new("opponent of a contract that was made", "0".into());
        }
    };
    let who = if challenger { "challenger" } else { "opponent" };
    let points = pay.points(off, made && took == cards);
    let minus = if points == Points::ZERO { "" } else { sign };
    let counted = pay.at_most.map_or(off, |most| off.min(most));
    match (pay.all.filter(|_| made && took == cards), pay.each, counted) {
        (Some(_), ..) => Because::new(format!("{who}: all tricks"), points.to_string()),
        (None, 0, _) | (None, _, 0) => Because::new(who, format!("{minus}{points}")),
        (None, each, _) if minus.is_empty() => {
            Because::new(who, format!("{} + {each} × {counted} = {points}", pay.base))
        }
        (None, each, _) => {
            Because::new(who, format!("-({} + {each} × {counted}) = -{points}", pay.base))
        }
    }
}

/// A bid's row of the points table: `suit-10: won 13, each trick over 3, all tricks 30;
/// lost 13, each trick short 3; each opponent then 13, each trick short 3`.
pub fn points_row(bid: &BidRule) -> String {
    let pay = |pay: Pay, each: &str| {
        let mut told = pay.base.to_string();
        if pay.each > 0 && pay.at_most != Some(0) {
            told.push_str(&format!(", each trick {each} {}", pay.each));
            if let Some(most) = pay.at_most {
                told.push_str(&format!(" (of {most} at most)"));
            }
        }
        if let Some(all) = pay.all {
            told.push_str(&format!(", all tricks {all}"));
        }
        told
    };
    format!(
        "{}: won {}; lost {}; each opponent then {}",
        bid.id,
        pay(bid.won, "over"),
        pay(bid.lost, "short"),
        pay(bid.opponents, "short")
    )
}

/// How a contract ended: `made with 9 tricks`, `2 tricks short`.
pub fn contract_outcome(bid: &BidRule, took: u8) -> String {
    let off = bid.target.off(took);
    match (bid.target.is_met(took), off) {
        (true, _) => format!("made with {}", count(took, "trick")),
        (false, _) if matches!(bid.target, crate::rules::Target::Exactly(_)) => {
            format!("failed with {}", count(took, "trick"))
        }
        (false, off) => format!("{} short", count(off, "trick")),
    }
}

/// The contract of a deal played out and how it ended, as a sentence without a full stop:
/// `suit-8 in hearts ♥ by Ana with Bob: made with 9 tricks`.
pub fn contract_result(game: &Game, deal: &Deal) -> Option<String> {
    let contract = deal.contract()?;
    let (_, bid) = game.setup().rules().bidding.auction()?.bid(&contract.bid.id)?;
    let took = deal.tricks().first().copied()?;
    let who = |seat| game.setup().players().name(seat).to_string();
    Some(format!("{}: {}", auction::contract(contract, &who), contract_outcome(bid, took)))
}

/// What tricks were worth: `took 14 of 26: most of them: 1`.
fn tricks_points(pays: Pays, took: u8, of: u8, points: Points) -> String {
    let why = match pays {
        Pays::Tricks => "a point each",
        Pays::Deals if points > Points::ZERO => "most tricks win the deal",
        Pays::Deals if 2 * took == of => "a tie",
        Pays::Deals => "fewer than the other",
    };
    format!("took {took} of {of}: {why}: {points}")
}

/// Why a player got points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Because {
    /// The case, the rule, and the sum worked out.
    pub because: String,
    /// The sum alone.
    pub sum: String,
}

impl Because {
    /// Points by a sum that follows from something else: `challenger: 13`.
    fn new(why: impl Display, sum: String) -> Because {
        Because { because: format!("{why}: {sum}"), sum }
    }
}

/// How points came about.
pub fn posting(rules: &Ruleset, deal: &Deal, posting: &Posting) -> Because {
    let points = posting.points.to_string();
    match (&posting.reason, &rules.scoring) {
        (Reason::Hand { hand, doubled, .. }, Scoring::Hands(score)) => Because {
            because: hand_points(score, *hand, *doubled),
            sum: worked_out(score, *hand, *doubled),
        },
        (Reason::Promotion(run), _) => Because { because: bonus(run), sum: points },
        (Reason::Ruling(ruling), _) => {
            let (about, reason) = (incident(ruling.about), &ruling.reason);
            let signed = signed(posting.points);
            let because = format!("by the table's ruling on {about}: “{reason}”: {signed}");
            Because { because, sum: points }
        }
        (Reason::Contract { challenger, .. }, _) => {
            let contract = deal.contract().map(|contract| contract.bid.id.as_str());
            let bid = rules.bidding.auction().zip(contract).and_then(|(rule, id)| rule.bid(id));
            match (bid, deal.tricks()) {
                (Some((_, bid)), [took]) => {
                    contract_worth(bid, *took, deal.plan().cards, *challenger)
                }
                _ => Because { because: String::new(), sum: points },
            }
        }
        (Reason::Tricks { took, of }, Scoring::Tricks(score)) => {
            let because = tricks_points(score.pays, *took, *of, posting.points);
            Because { because, sum: points }
        }
        (Reason::Hand { .. } | Reason::Tricks { .. }, _) => {
            Because { because: String::new(), sum: points }
        }
    }
}

/// The heading of a deal: `Deal 3 of 28: 11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_heading(game: &Game, deal: &Deal) -> String {
    format!("{}: {}", deal_name(game, deal), deal_line(game, deal))
}

/// The row of the points table that a deal's contract is scored by.
pub fn contract_row(game: &Game, deal: &Deal) -> Option<String> {
    let rule = game.setup().rules().bidding.auction()?;
    let (_, bid) = rule.bid(&deal.contract()?.bid.id)?;
    Some(format!("The table has {}", points_row(bid)))
}

/// The rules that points rest on: `By score.romanian [Romanian whist, Scoring]`.
pub fn by_rules(sources: &[String]) -> String {
    format!("By {}", and(sources))
}

/// Why a player got no points in a deal.
pub fn sat_out(rules: &Ruleset) -> String {
    format!("Sat out as the dead hand, by {}", rules.clause_id(Clause::DeadHand))
}

/// Why a deal cannot be explained, when only the first `begun` can.
pub fn nothing_to_explain(deal: usize, begun: usize) -> String {
    match begun {
        0 => "No deal has been played out yet.".into(),
        1 => format!("Deal {deal} has not been played out yet; only deal 1 has."),
        _ => format!("Deal {deal} has not been played out yet; deals 1 to {begun} have."),
    }
}

/// That there is nothing to explain yet.
pub const fn no_points() -> &'static str {
    "No deal has been played out yet: there are no points to explain."
}

/// That several deals or players cannot be explained at once.
pub const fn one_at_a_time() -> &'static str {
    "One deal and one player are explained at a time."
}
