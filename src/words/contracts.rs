//! What contracts are worth, with the sums worked out, and how they ended.

use super::texts::bid_name;
use super::{agreed, and, contract, decimals, joined, labelled, list, messages, names};
use crate::game::{Deal, Game, Posting, Reason};
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
        let made = bid.target.is_met(took);
        let off = bid.target.off(took);
        let settled = self.scoring.is_settled();
        let value = if made { bid.won } else { bid.lost };
        let (who, pay) = match (challenger, made) {
            (true, _) => (messages::ContractChallenger.say(), Some(value)),
            (false, _) if settled => (messages::ContractOpponent.say(), Some(value)),
            (false, false) => (messages::ContractOpponent.say(), bid.opponents),
            (false, true) => (messages::ContractOpponentMade.say(), bid.opponents_won),
        };
        let Some(pay) = pay else { return (who, "0".into()) };

        let took_all = made && took == self.cards && (challenger || settled);
        let paid_for_all = if took_all { pay.all } else { None };
        let one = paid_for_all.map_or(pay.points(off), |all| Points::whole(all.into()));
        let times = if challenger && settled { bid.settled_with(self.players) } else { 1 };
        let points = one * times.into();
        let loses = if challenger { !made } else { settled && made };
        let minus = if loses && points != Points::ZERO { "-" } else { "" };
        let counted = pay.at_most.map_or(off, |most| off.min(most));
        // The rows of the points begin with one trick short.
        let first = if made { 0 } else { counted.min(1) };
        let further = counted - first;
        let is_plain = paid_for_all.is_some() || pay.each == 0 || further == 0;
        let paid = match further {
            1 => format!("{} + {}", pay.points(first), pay.each),
            _ => format!("{} + {} × {further}", pay.points(first), pay.each),
        };
        let sum = match (is_plain, times) {
            (true, 1) => format!("{minus}{points}"),
            (true, _) => format!("{minus}{times} × {one} = {minus}{points}"),
            (false, 1) if minus.is_empty() => format!("{paid} = {points}"),
            (false, 1) => format!("-({paid}) = -{points}"),
            (false, _) => format!("{minus}{times} × ({paid}) = {minus}{points}"),
        };
        let why = match paid_for_all {
            Some(_) => messages::ContractAllTricks { player: who }.say(),
            None => who,
        };
        (why, decimals(&sum))
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
    let mut parts = vec![format!("{}, {}", bid_name(&bid.id), contract_outcome(bid, took))];
    for challenger in [true, false] {
        let (why, sum) = played.points(challenger);
        parts.push(labelled(&why, sum));
    }
    joined(parts, &messages::GrammarSemicolon.say())
}

/// A bid's row of the points table: `solo-6: won 12, then 3 for each trick more (2 at most); lost 15, then 3
/// for each trick more; each opponent then 10, then 2 for each trick more`.
fn points_row(scoring: &Scoring, bid: &BidRule) -> String {
    let won = pay_row(bid.won, 0);
    let lost = pay_row(bid.lost, 1);
    let mut parts = vec![messages::ContractPayRow { bid: bid_name(&bid.id), won, lost }.say()];
    match (scoring.is_settled(), bid.play) {
        (true, Play::Solo) => parts.push(messages::ContractPayEachOther.say()),
        (true, _) => parts.push(messages::ContractPayOneWinner.say()),
        (false, _) => {
            if let Some(pay) = bid.opponents {
                parts.push(messages::ContractPayOpponents { points: pay_row(pay, 1) }.say());
            }
            if let Some(pay) = bid.opponents_won {
                parts.push(messages::ContractPayOpponentsMade { points: pay_row(pay, 0) }.say());
            }
        }
    }
    joined(parts, &messages::GrammarSemicolon.say())
}

/// What is paid, starting with `first` tricks over or short of the target: `13, then 3 for each trick more`.
fn pay_row(pay: Pay, first: u8) -> String {
    let points = pay.each;
    let mut parts = vec![pay.points(first).to_string()];
    match pay.at_most {
        _ if points == 0 => {}
        Some(most) if most <= first => {}
        Some(most) => {
            let most = most - first;
            parts.push(messages::ContractPayTrickLimited { points, most }.say());
        }
        None => parts.push(messages::ContractPayTrick { points }.say()),
    }
    parts.extend(pay.all.map(|points| messages::ContractPayAllTricks { points }.say()));
    list(parts)
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
pub(super) fn contract_points(game: &Game, deal: &Deal, posting: &Posting) -> Option<Because> {
    let Reason::Contract { by, challenger, .. } = &posting.reason else { return None };
    let rules = game.setup().rules();
    let (contract, bid) = agreed(rules, deal)?;
    let tricks = deal.tricks_after_rulings();
    let (_, took) = contract.declarers().zip(tricks).find(|(seat, _)| seat == by)?;
    let played = PlayedContract {
        scoring: &rules.scoring,
        bid,
        took: *took,
        cards: deal.plan.cards,
        players: deal.plan.seats.len() as u8,
    };
    let usual = rules.scoring.of_contract(bid, *took, played.cards, played.players);
    if posting.points != if *challenger { usual.0 } else { usual.1 } {
        let sum = decimals(&posting.points.to_string());
        return Some(Because { because: labelled(messages::ScoreByLaws.say(), &sum), sum });
    }
    let (why, sum) = played.points(*challenger);
    let because = if contract.also.is_empty() {
        messages::ContractPointsByRole { role: &why, sum: &sum }.say()
    } else {
        let player = names(game)(*by);
        messages::ContractPointsSum { bid: bid_name(&bid.id), player, reason: &why, sum: &sum }
            .say()
    };
    Some(Because { because, sum })
}

/// The contract of a deal played out and how it ended, as a sentence without a full stop:
/// `suit-8 in hearts ♥ by Ana with Bob: made with 9 tricks`.
pub fn contract_result(game: &Game, deal: &Deal) -> Option<String> {
    let (agreed, bid) = agreed(game.setup().rules(), deal)?;
    let who = names(game);
    let tricks = deal.tricks_after_rulings();
    let first = *tricks.first()?;
    let side = agreed.declarers().next().map(|by| game.setup().side_of(by));
    let made = side.and_then(|side| deal.results(side, None).next());
    let outcome = if agreed.also.is_empty() {
        match made {
            Some(made) if made != bid.target.is_met(first) => {
                messages::ContractResultLaws { made, tricks: first }.say()
            }
            _ => contract_outcome(bid, first),
        }
    } else {
        let each = agreed.declarers().zip(tricks);
        and(each.map(|(seat, took)| format!("{} {}", who(seat), contract_outcome(bid, *took))))
    };
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
