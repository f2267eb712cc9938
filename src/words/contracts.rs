//! What contracts are worth, with the sums worked out, and how they ended.

use super::incident::contract_tricks_moved;
use super::sums::{filled_in_with, formula, worked_out_with};
use super::texts::bid_name;
use super::{agreed, and, contract, decimals, joined, labelled, list, messages, names, trump};
use crate::cards::{Seat, Side};
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{
    BidRule, MultiplierSource, Pay, PayTable, Play, Points, Quantity, Scoring, Target, of_all,
};

/// Why a player got points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Because {
    /// The case, the rule, and the sum worked out.
    pub because: String,
    /// The sum alone.
    pub sum: String,
    /// For points of a contract, on which side of it the player was.
    pub role: Option<String>,
}

/// A contract that was played, and who pays for it.
struct PlayedContract<'a> {
    scoring: &'a Scoring,
    bid: &'a BidRule,
    /// What the target counts.
    counted: i64,
    cards: u8,
    players: u8,
    /// The tallies of the side that is paid.
    tallied: &'a dyn Fn(Quantity) -> i64,
}

impl PlayedContract<'_> {
    /// The tricks that the declaring side took; none if tallies are counted.
    fn took(&self) -> u8 {
        if self.bid.of.is_some() { 0 } else { self.counted as u8 }
    }

    /// What it was worth to a challenger or an opponent: why, and the sum worked out.
    fn points(&self, challenger: bool) -> (String, String) {
        let PlayedContract { bid, .. } = *self;
        let took = self.took();
        let made = bid.is_met(self.counted);
        let off = bid.target.off(took);
        let settled = self.scoring.is_settled();
        let value = if made { &bid.won } else { &bid.lost };
        let (who, pay) = match (challenger, made) {
            (true, _) => (messages::ContractChallenger.say(), Some(value)),
            (false, _) if settled => (messages::ContractOpponent.say(), Some(value)),
            (false, false) => (messages::ContractOpponent.say(), bid.opponents.as_ref()),
            (false, true) => (messages::ContractOpponentMade.say(), bid.opponents_won.as_ref()),
        };
        let Some(pay) = pay else { return (who, "0".into()) };

        let value = |quantity| bid.quantity(quantity, took, off, self.cards, self.tallied);
        let took_all = made && took == self.cards && (challenger || settled);
        let paid_for_all = if took_all { pay.table().all } else { None };
        let (paid, one) = match (pay, paid_for_all) {
            (_, Some(all)) => (all.to_string(), Points::whole(all.into())),
            (Pay::Formula(formula), None) => {
                let formula = formula.formula();
                (filled_in_with(formula, value), formula.value_of(value))
            }
            (Pay::Table(table), None) => (paid_by_table(table, made, off), table.points(off)),
        };

        let times = if challenger && settled { bid.settled_with(self.players) } else { 1 };
        let loses = if challenger { !made } else { settled && made };
        let why = match paid_for_all {
            Some(_) => messages::ContractAllTricks { player: who }.say(),
            None => who,
        };
        (why, self.product(&paid, one, times, loses))
    }

    /// A sum that is paid so many times and multiplied, gained or lost: `82 + 20 = 102`, `-162`,
    /// `(90 + 160) × 2 coinche = 500`.
    fn product(&self, sum: &str, one: Points, times: u8, loses: bool) -> String {
        let is_worth_nothing = one == Points::ZERO;
        let factor = if is_worth_nothing { 1 } else { self.bid.times(self.tallied) };
        let points = one * times.into() * factor;
        let signed = if loses { -points } else { points };

        let multipliers = if is_worth_nothing { Vec::new() } else { self.multipliers() };
        let minus = if loses && !is_worth_nothing { "-" } else { "" };
        let is_alone = times == 1 && multipliers.is_empty() && minus.is_empty();
        let mut written =
            if sum.contains(' ') && !is_alone { format!("({sum})") } else { sum.to_owned() };
        if times > 1 {
            written = format!("{times} × {written}");
        }
        for multiplier in multipliers {
            written += &format!(" × {multiplier}");
        }
        written = format!("{minus}{written}");
        decimals(&if written == signed.to_string() {
            written
        } else {
            format!("{written} = {signed}")
        })
    }

    /// What the points are multiplied by, in the words of a table: `(1 + 2 matadors + 1 hand)`, `2 kontra`.
    fn multipliers(&self) -> Vec<String> {
        let mut sum = Vec::new();
        for (factor, quantity) in self.bid.multiplier.iter().flat_map(|sum| sum.formula().terms()) {
            let value = factor * of_all(quantity, self.tallied);
            match quantity {
                _ if value == Points::ZERO => {}
                Quantity::Tally(id) | Quantity::Theirs(id) => {
                    sum.push(format!("{value} {}", bid_name(&id)));
                }
                _ => sum.push(value.to_string()),
            }
        }
        let mut multipliers = Vec::new();
        for multiplier in &self.bid.multipliers {
            let name = match &multiplier.source {
                MultiplierSource::Word(word) => bid_name(word),
                MultiplierSource::Trump(suit) => trump(*suit),
                MultiplierSource::Deal => messages::ContractTimesDeal.say(),
            };
            if multiplier.adds > 0 {
                if self.bid.multiplier.is_none() {
                    sum.push("1".to_owned());
                }
                sum.push(format!("{} {name}", multiplier.adds));
            }
            if multiplier.times != 1 {
                multipliers.push(format!("{} {name}", multiplier.times));
            }
        }

        if sum.is_empty() && self.bid.multiplier.is_some() {
            sum.push("0".to_owned());
        }
        let sum = joined(sum, " + ").replace("+ -", "- ");
        if sum.contains(" + ") || sum.contains(" - ") {
            multipliers.insert(0, format!("({sum})"));
        } else if !sum.is_empty() && sum != "1" {
            multipliers.insert(0, sum);
        }
        multipliers
    }
}

/// What a table pays for so many tricks beyond the target or short of it: `12 + 3 × 2`.
fn paid_by_table(pay: &PayTable, made: bool, off: u8) -> String {
    let counted = pay.at_most.map_or(off, |most| off.min(most));
    // The rows of the points begin with one trick short.
    let first = if made { 0 } else { counted.min(1) };
    match counted - first {
        further if pay.each == 0 || further == 0 || !pay.table.is_empty() => {
            pay.points(off).to_string()
        }
        1 => format!("{} + {}", pay.points(first), pay.each),
        further => format!("{} + {} × {further}", pay.points(first), pay.each),
    }
}

/// What a contract is worth to each side; `sides` give the tallies of the challengers and of the opponents.
pub fn contract_worth(
    scoring: &Scoring,
    bid: &BidRule,
    counted: i64,
    cards: u8,
    players: u8,
    sides: [&dyn Fn(Quantity) -> i64; 2],
) -> String {
    let mut parts =
        vec![format!("{}, {}", bid_name(&bid.id), contract_outcome(bid, counted, None))];
    for (challenger, tallied) in [true, false].into_iter().zip(sides) {
        let played = PlayedContract { scoring, bid, counted, cards, players, tallied };
        let (why, sum) = played.points(challenger);
        parts.push(labelled(&why, sum));
    }
    joined(parts, &messages::GrammarSemicolon.say())
}

/// A bid's row of the points table: `solo-6: won 12, then 3 for each trick more (2 at most); lost 15, then 3
/// for each trick more; each opponent then 10, then 2 for each trick more`.
pub fn bid_pays(scoring: &Scoring, bid: &BidRule) -> String {
    let won = pay_row(&bid.won, 0);
    let lost = pay_row(&bid.lost, 1);
    let mut parts = vec![messages::ContractPayRow { bid: bid_name(&bid.id), won, lost }.say()];
    match (scoring.is_settled(), bid.play) {
        (true, Play::Solo) => parts.push(messages::ContractPayEachOther.say()),
        (true, _) => parts.push(messages::ContractPayOneWinner.say()),
        (false, _) => {
            if let Some(pay) = &bid.opponents {
                parts.push(messages::ContractPayOpponents { points: pay_row(pay, 1) }.say());
            }
            if let Some(pay) = &bid.opponents_won {
                parts.push(messages::ContractPayOpponentsMade { points: pay_row(pay, 0) }.say());
            }
        }
    }
    if let Some(multiplier) = &bid.multiplier {
        let multiplier = formula(multiplier.formula(), "");
        parts.push(messages::ContractPayMultiplied { multiplier }.say());
    }
    joined(parts, &messages::GrammarSemicolon.say())
}

/// What is paid, starting with `first` tricks over or short of the target: `13, then 3 for each trick more`.
fn pay_row(pay: &Pay, first: u8) -> String {
    let pay = match pay {
        Pay::Table(table) => table,
        Pay::Formula(points) => return formula(points.formula(), &messages::ScoreFormulaOff.say()),
    };
    let points = pay.each;
    let mut parts = vec![pay.points(first).to_string()];
    if !pay.table.is_empty() {
        let last = pay.table.len() as u8;
        let listed = joined((1..=last).map(|tricks| pay.points(tricks).to_string()), ", ");
        parts.push(messages::ContractPayTable { points: listed }.say());
        if first > 0 {
            parts.remove(0);
        }
    }
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

/// What a bid counts, worked out for those who play it, if it counts tallies.
fn counted_sum(game: &Game, deal: &Deal, bid: &BidRule) -> Option<String> {
    let formula = bid.of.as_ref()?.formula();
    let setup = game.setup();
    let contract = deal.contract()?;
    let mut sides: Vec<Side> = Vec::new();
    for seat in contract.declarers().chain(contract.with) {
        sides.push(setup.side_of(seat));
    }
    sides.dedup();
    Some(worked_out_with(formula, |quantity| setup.tallied(deal, &sides, quantity)))
}

/// How a contract ended: `made with 9 tricks`, `2 tricks short`.
fn contract_outcome(bid: &BidRule, counted: i64, sum: Option<String>) -> String {
    let made = bid.is_met(counted);
    if bid.of.is_some() {
        let number = sum.unwrap_or_else(|| counted.to_string());
        let target = bid.target.number();
        return messages::ContractResultCounted { made, number, target }.say();
    }
    let took = counted as u8;
    match (made, bid.target) {
        (true, _) => messages::ContractResultMade { tricks: took }.say(),
        (false, Target::Exactly(_)) => messages::ContractResultFailed { tricks: took }.say(),
        (false, Target::AtLeast(_) | Target::Number) => {
            messages::ContractResultShort { tricks: bid.target.off(took) }.say()
        }
    }
}

/// What the contract of a declarer was worth to a challenger or an opponent of it.
pub(super) fn contract_points(game: &Game, deal: &Deal, posting: &Posting) -> Option<Because> {
    let Reason::Contract { by, challenger, .. } = &posting.reason else { return None };
    let rules = game.setup().rules();
    let (contract, bid_rule) = agreed(rules, deal)?;
    let bid = bid_rule.as_ref();
    let counted = game.setup().counted(deal, bid, *by)?;
    let counting = game.setup().tallied_for(deal, *by, posting.side);
    let tallied = |quantity| game.setup().tallied(deal, &counting, quantity);
    let cards = deal.plan.cards;
    let players = deal.plan.seats.len() as u8;
    let scoring = &rules.scoring;
    let played = PlayedContract { scoring, bid, counted, cards, players, tallied: &tallied };
    let usual = if bid.of.is_some() {
        scoring.of_counted_contract(bid, bid.is_met(counted), players, &tallied)
    } else {
        scoring.of_contract(bid, played.took(), cards, players, &tallied)
    };
    if posting.points != if *challenger { usual.0 } else { usual.1 } {
        let sum = decimals(&posting.points.to_string());
        let because = labelled(messages::ScoreByLaws.say(), &sum);
        return Some(Because { because, sum, role: None });
    }
    let (role, sum) = played.points(*challenger);
    if contract.also.is_empty() {
        return Some(Because { because: sum.clone(), sum, role: Some(role) });
    }
    let player = names(game)(*by);
    let because =
        messages::ContractPointsSum { bid: bid_name(&bid.id), player, reason: &role, sum: &sum };
    Some(Because { because: because.say(), sum, role: None })
}

/// The contract of a deal played out and how it ended, as a sentence without a full stop:
/// `suit-8 in hearts ♥ by Ana with Bob: made with 9 tricks`.
pub fn contract_result(game: &Game, deal: &Deal) -> Option<String> {
    let (agreed, bid_rule) = agreed(game.setup().rules(), deal)?;
    let bid = bid_rule.as_ref();
    let who = names(game);
    let setup = game.setup();
    let first = setup.counted(deal, bid, agreed.by)?;
    let side = agreed.declarers().next().map(|by| setup.side_of(by));
    let made = side.and_then(|side| deal.results(side, None).next());
    let outcome = if agreed.also.is_empty() {
        let outcome = match made {
            Some(made) if made != bid.is_met(first) => {
                messages::ContractResultLaws { made, tricks: first }.say()
            }
            _ => contract_outcome(bid, first, counted_sum(game, deal, bid)),
        };
        after_laws(game, deal, agreed.by, outcome)
    } else {
        let each = agreed.declarers().filter_map(|by| Some((by, setup.counted(deal, bid, by)?)));
        and(each.map(|(by, counted)| {
            let outcome = contract_outcome(bid, counted, None);
            format!("{} {}", who(by), after_laws(game, deal, by, outcome))
        }))
    };
    Some(labelled(contract(agreed, &who), outcome))
}

/// The outcome of a declarer's contract, after how laws have changed its tricks.
fn after_laws(game: &Game, deal: &Deal, by: Seat, outcome: String) -> String {
    match contract_tricks_moved(game, deal, by) {
        Some(moved) => labelled(moved, outcome),
        None => outcome,
    }
}

/// The row of the points table that a deal's contract is scored by.
pub fn contract_row(game: &Game, deal: &Deal) -> Option<String> {
    let (_, bid) = agreed(game.setup().rules(), deal)?;
    Some(
        messages::ContractPointsForBid { bid: bid_pays(&game.setup().rules().scoring, &bid) }.say(),
    )
}
