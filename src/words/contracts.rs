//! What contracts are worth, with the sums worked out, and how they ended.

use super::messages;
use super::{agreed, and, contract, decimals, joined, labelled, list, names};
use crate::game::{Deal, Game, Reason};
use crate::rules::{BidRule, Pay, Play, Points, Scoring, Target};

/// Why a player got points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Because {
    /// The case, the rule, and the sum worked out.
    pub because: String,
    /// The sum alone.
    pub sum: String,
}

/// A contract that was played, and who pays for it.
struct PlayedContract<'a> {
    scoring: &'a Scoring,
    bid: &'a BidRule,
    took: u8,
    cards: u8,
    players: u8,
}

impl PlayedContract<'_> {
    /// What it was worth to a challenger or an opponent: why, and the sum worked out.
    fn points(&self, challenger: bool) -> (String, String) {
        let PlayedContract { bid, took, .. } = *self;
        let (made, off) = (bid.target.is_met(took), bid.target.off(took));
        let settled = self.scoring.is_settled();
        let value = if made { bid.won } else { bid.lost };
        let (who, pay) = match (challenger, made) {
            (true, _) => (messages::ContractChallenger.say(), Some(value)),
            (false, _) if settled => (messages::ContractOpponent.say(), Some(value)),
            (false, false) => (messages::ContractOpponent.say(), bid.opponents),
            (false, true) => (messages::ContractOpponentMade.say(), bid.opponents_won),
        };
        let Some(pay) = pay else { return (who, "0".into()) };
        let all = made && took == self.cards && (challenger || settled);
        let one = pay.points(off, all);
        let times = if challenger && settled { bid.settled_with(self.players) } else { 1 };
        let points = one * times.into();
        let loses = if challenger { !made } else { settled && made };
        let minus = if loses && points != Points::ZERO { "-" } else { "" };
        let counted = pay.at_most.map_or(off, |most| off.min(most));
        let listed = all && pay.all.is_some();
        let who = if listed { messages::ContractAllTricks { player: who }.say() } else { who };
        let is_plain = listed || pay.each == 0 || counted == 0;
        let sum = format!("{} + {} × {counted}", pay.base, pay.each);
        let sum = match (is_plain, times) {
            (true, 1) => format!("{minus}{points}"),
            (true, _) => format!("{minus}{times} × {one} = {minus}{points}"),
            (false, 1) if minus.is_empty() => format!("{sum} = {points}"),
            (false, 1) => format!("-({sum}) = -{points}"),
            (false, _) => format!("{minus}{times} × ({sum}) = {minus}{points}"),
        };
        (who, decimals(&sum))
    }
}

/// What a contract is worth to each side.
pub fn contract_worth(
    scoring: &Scoring,
    bid: &BidRule,
    took: u8,
    cards: u8,
    players: u8,
) -> String {
    let played = PlayedContract { scoring, bid, took, cards, players };
    let each = |challenger| {
        let (why, sum) = played.points(challenger);
        labelled(&why, sum)
    };
    joined(
        [format!("{}, {}", bid.id, contract_outcome(bid, took)), each(true), each(false)],
        &messages::GrammarSemicolon.say(),
    )
}

/// A bid's row of the points table: `suit-10: won 13, each trick over 3, all tricks 30;
/// lost 13, each trick short 3; each opponent then 13, each trick short 3`.
fn points_row(scoring: &Scoring, bid: &BidRule) -> String {
    let pay = |pay: Pay, each: &str| {
        let each = (pay.each > 0 && pay.at_most != Some(0)).then(|| match pay.at_most {
            Some(most) => {
                messages::ContractPayTrickLimited { direction: each, points: pay.each, most }.say()
            }
            None => messages::ContractPayTrick { direction: each, points: pay.each }.say(),
        });
        let all = pay.all.map(|points| messages::ContractPayAllTricks { points }.say());
        list([pay.base.to_string()].into_iter().chain(each).chain(all))
    };
    let (won, lost) = (pay(bid.won, "over"), pay(bid.lost, "short"));
    let listed = [
        bid.opponents.map(|it| messages::ContractPayOpponents { points: pay(it, "short") }.say()),
        bid.opponents_won
            .map(|it| messages::ContractPayOpponentsMade { points: pay(it, "over") }.say()),
    ];
    let others = match (scoring.is_settled(), bid.play) {
        (true, Play::Solo) => vec![messages::ContractPayEachOther.say()],
        (true, _) => vec![messages::ContractPayOneWinner.say()],
        (false, _) => listed.into_iter().flatten().collect(),
    };
    joined(
        [messages::ContractPayRow { bid: &bid.id, won: &won, lost: &lost }.say()]
            .into_iter()
            .chain(others),
        &messages::GrammarSemicolon.say(),
    )
}

/// How a contract ended: `made with 9 tricks`, `2 tricks short`.
fn contract_outcome(bid: &BidRule, took: u8) -> String {
    match (bid.target.is_met(took), bid.target) {
        (true, _) => messages::ContractResultMade { tricks: took }.say(),
        (false, Target::Exactly(_)) => messages::ContractResultFailed { tricks: took }.say(),
        (false, Target::AtLeast(_)) => {
            messages::ContractResultShort { tricks: bid.target.off(took) }.say()
        }
    }
}

/// What the contract of a declarer was worth to a challenger or an opponent of it.
pub(super) fn contract_points(game: &Game, deal: &Deal, reason: &Reason) -> Option<Because> {
    let Reason::Contract { by, challenger, .. } = reason else { return None };
    let rules = game.setup().rules();
    let (contract, bid) = agreed(rules, deal)?;
    let (_, took) = contract.declarers().zip(&deal.tricks).find(|(seat, _)| seat == by)?;
    let (cards, players) = (deal.plan.cards, deal.plan.seats.len() as u8);
    let played = PlayedContract { scoring: &rules.scoring, bid, took: *took, cards, players };
    let (why, sum) = played.points(*challenger);
    let because = match contract.also.is_empty() {
        true => labelled(&why, &sum),
        false => messages::ContractPointsSum {
            bid: &bid.id,
            player: names(game)(*by),
            reason: &why,
            sum: &sum,
        }
        .say(),
    };
    Some(Because { because, sum })
}

/// The contract of a deal played out and how it ended, as a sentence without a full stop:
/// `suit-8 in hearts ♥ by Ana with Bob: made with 9 tricks`.
pub fn contract_result(game: &Game, deal: &Deal) -> Option<String> {
    let (agreed, bid) = agreed(game.setup().rules(), deal)?;
    let (who, first) = (names(game), *deal.tricks.first()?);
    let each = agreed.declarers().zip(&deal.tricks);
    let each = each.map(|(seat, took)| format!("{} {}", who(seat), contract_outcome(bid, *took)));
    let outcome = if agreed.also.is_empty() { contract_outcome(bid, first) } else { and(each) };
    Some(labelled(contract(agreed, &who), outcome))
}

/// The row of the points table that a deal's contract is scored by.
pub fn contract_row(game: &Game, deal: &Deal) -> Option<String> {
    let (_, bid) = agreed(game.setup().rules(), deal)?;
    Some(
        messages::ContractPointsForBid { bid: points_row(&game.setup().rules().scoring, bid) }
            .say(),
    )
}
