//! How points came about: the case, the sum with its numbers filled in, the source.

use super::auction::{agreed, contract};
use super::due::{deal_line, deal_name};
use super::grammar::{and, count, names, not_yet, signed};
use super::players::incident;
use super::score::{contract_outcome, contract_points, hand_points, points_row, worked_out};
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{Bonus, Clause, Pays, Points, Ruleset, Scoring};

/// What a run earned, and the deals that made it.
fn bonus(bonus: &Bonus) -> String {
    let run = format!(
        "promotion {}: {} in a row {} (deals {})",
        bonus.scheme,
        count(bonus.deals.len(), "deal"),
        if bonus.won { "made" } else { "missed" },
        and(&bonus.deals)
    );
    match bonus.points {
        Points::ZERO => format!("{run}, but with a bid of 0: no bonus"),
        points => format!("{run}: {}", signed(points)),
    }
}

/// The contract of a deal played out and how it ended, as a sentence without a full stop:
/// `suit-8 in hearts ♥ by Ana with Bob: made with 9 tricks`.
pub fn contract_result(game: &Game, deal: &Deal) -> Option<String> {
    let (agreed, bid) = agreed(game.setup().rules(), deal)?;
    let outcome = contract_outcome(bid, *deal.tricks.first()?);
    Some(format!("{}: {outcome}", contract(agreed, &names(game))))
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

/// How points came about.
pub fn posting(rules: &Ruleset, deal: &Deal, posting: &Posting) -> Because {
    let because = match (&posting.reason, &rules.scoring) {
        (Reason::Hand { hand, doubled, .. }, Scoring::Hands(score)) => {
            let sum = worked_out(score, *hand, *doubled);
            return Because { because: hand_points(score, *hand, *doubled), sum };
        }
        (Reason::Contract { challenger, .. }, _) => {
            match (agreed(rules, deal), deal.tricks.as_slice()) {
                (Some((_, bid)), [took]) => {
                    let (why, sum) = contract_points(bid, *took, deal.plan.cards, *challenger);
                    return Because { because: format!("{why}: {sum}"), sum };
                }
                _ => String::new(),
            }
        }
        (Reason::Promotion(run), _) => bonus(run),
        (Reason::Ruling(ruling), _) => {
            let (about, points) = (incident(ruling.about), signed(posting.points));
            format!("by the table's ruling on {about}: “{}”: {points}", ruling.reason)
        }
        (Reason::Tricks { took, of }, Scoring::Tricks(score)) => {
            tricks_points(score.pays, *took, *of, posting.points)
        }
        (Reason::Hand { .. } | Reason::Tricks { .. }, _) => String::new(),
    };
    Because { because, sum: posting.points.to_string() }
}

/// The heading of a deal: `Deal 3 of 28: 11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_heading(game: &Game, deal: &Deal) -> String {
    format!("{}: {}", deal_name(game, deal), deal_line(game, deal))
}

/// The row of the points table that a deal's contract is scored by.
pub fn contract_row(game: &Game, deal: &Deal) -> Option<String> {
    let (_, bid) = agreed(game.setup().rules(), deal)?;
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
    not_yet(&format!("deal {deal}"), "been played out yet", begun)
}

/// That there is nothing to explain, or to draw, yet.
pub const fn no_deal_played() -> &'static str {
    "No deal has been played out yet."
}

/// That several deals or players cannot be explained at once.
pub const fn one_at_a_time() -> &'static str {
    "One deal and one player are explained at a time."
}
