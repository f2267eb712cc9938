//! Auctions: calls, contracts, why a call is not legal, and what a contract asks of the table.

use super::source::{cited, reading};
use super::{Who, and, count, each_once, joined, list, or, trump};
use crate::cards::Seat;
use crate::game::Deal;
use crate::rules::{
    Asks, AuctionRule, Bid, BidRule, Call, CallFault, CallRefused, CallTurn, Citation, Contract,
    FirstSpeaker, Leads, NamesTrump, Pairs, Play, Reading, Ruleset, Sides, Target,
};
use std::collections::BTreeSet;

/// A bid as it is said: `suit-8 in hearts ♥`, `big-chelem without trump`, `piccolo`.
pub fn bid(bid: &Bid) -> String {
    match bid.trump {
        None => bid.id.clone(),
        Some(named) if named.suit().is_none() => format!("{} without trump", bid.id),
        Some(named) => format!("{} in {}", bid.id, trump(named)),
    }
}

/// A call as it is said: `suit-8 in hearts ♥`, `join at suit-10 in hearts ♥`, `pass`.
pub fn call_words(call: &Call) -> String {
    match call {
        Call::Bid(said) => bid(said),
        Call::Join(Some(level)) => format!("join at {}", bid(level)),
        _ => call.to_string(),
    }
}

/// A contract as it is said: `suit-8 in hearts ♥ by Ana with Bob`.
pub fn contract(contract: &Contract, who: Who<'_>) -> String {
    format!("{} by {}", bid(&contract.bid), side(contract, who))
}

/// The players of a contract: `Ana with Bob`, `Ana and Bob, each alone`.
fn side(contract: &Contract, who: Who<'_>) -> String {
    let with = contract.with.map_or_else(String::new, |with| format!(" with {}", who(with)));
    let each = if contract.also.is_empty() { "" } else { ", each alone" };
    format!("{}{with}{each}", and(contract.declarers().map(who)))
}

/// A contract of a bid that is known, in short: `hearts ♥, Ana with Bob`.
pub fn contract_in_short(contract: &Contract, who: Who<'_>) -> String {
    let named = contract.bid.trump.map_or_else(String::new, |named| format!("{}, ", trump(named)));
    named + &side(contract, who)
}

/// The contract of a deal, and what the auction says of its bid.
pub(super) fn agreed<'a>(
    rules: &'a Ruleset,
    deal: &'a Deal,
) -> Option<(&'a Contract, &'a BidRule)> {
    let contract = deal.contract()?;
    let (_, bid) = rules.bidding.auction()?.bid(&contract.bid.id)?;
    Some((contract, bid))
}

/// Calls in short, one text for all the trumps of a bid: `pass`, `suit-8 ♠♣♦♥`.
pub fn calls_in_short(calls: &[Call]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut last: Option<&str> = None;
    for call in calls {
        let Call::Bid(Bid { id: bid, trump: Some(named) }) = call else {
            texts.push(call.to_string());
            last = None;
            continue;
        };
        let sign = named.suit().map_or_else(|| " none".into(), |suit| suit.sign().to_string());
        match (last == Some(bid), texts.last_mut()) {
            (true, Some(text)) => text.push_str(&sign),
            _ => texts.push(format!("{bid} {}", sign.trim_start())),
        }
        last = Some(bid);
    }
    texts
}

/// Why a call is not legal, as a sentence.
pub(super) fn call_fault(refused: &CallRefused, who: Who<'_>) -> String {
    let CallRefused { seat, call, fault, .. } = refused;
    let bid = if let Call::Bid(bid) = call { &bid.id } else { "that bid" };
    format!("{} may not {}: {}.", who(*seat), to_call(call), why_not(fault, bid, who))
}

/// What a player does who makes a call: `call suit-8 in hearts ♥`, `say pass`.
pub(super) fn to_call(call: &Call) -> String {
    let verb = if let Call::Bid(_) = call { "call" } else { "say" };
    format!("{verb} {}", call_words(call))
}

/// Why a call, perhaps of the bid with this id, is not legal, without a full stop.
pub(super) fn why_not(fault: &CallFault, named: &str, who: Who<'_>) -> String {
    use CallFault::*;
    let why = match fault {
        TrouFirst => "first everyone says trou (exactly three aces) or pass-trou",
        TrouOver => "everyone has already said trou or pass-trou",
        TrouTaken(by) => &format!("{} has already announced three aces", who(*by)),
        TrouIsAnnounced => "trou is announced before the bidding, with exactly three aces",
        NotFirst => "only the first to speak may wait, in the first turn",
        NoWaitAfterTrou => "only higher bids are allowed after a trou",
        NoWait => "under these rules nobody waits",
        Waiting => "after waiting, a player may only join a suit call or pass",
        Passed => "after a pass, a player may only join a suit call",
        NothingToJoin => "there is no suit call that this player may join",
        OnlyRaise(suit) => {
            &format!("after joining, a player may only raise in {} or pass", trump(*suit))
        }
        OnlyLeave => "only the joiner may raise; the first caller may only bid alone",
        NobodyToJoin => "nobody is left who could join a suit call",
        FirstTurnOnly => "that bid is only possible in a player's first turn",
        NoSuchBid => "there is no such bid",
        WrongTrump(names) => &names_trump(named, *names),
        TooLow(standing) => &format!("it does not rank above {}", bid(standing)),
        Over => "the auction is over",
    };
    why.into()
}

/// What trump a bid names, without a full stop: `solo-6 needs a suit as trump, such as
/// solo-6:hearts`.
pub(super) fn names_trump(bid: &str, names: NamesTrump) -> String {
    match names {
        NamesTrump::Suit => format!("{bid} needs a suit as trump, such as {bid}:hearts"),
        NamesTrump::None => format!("{bid} is played without trump and names no suit"),
        NamesTrump::Turned => format!(
            "{bid} is played in the suit turned up, which is not recorded: name it, as in {bid}:hearts"
        ),
        NamesTrump::Either => format!("{bid} needs a suit or none, as in {bid}:none"),
    }
}

/// That a trou needs its partner and its trump.
pub(super) fn trou(by: &str) -> String {
    format!(
        "{by} announced trou: the holder of the fourth ace is the partner, names the trump and \
         leads."
    )
}

/// That nobody joined a suit call of the deal, so that a bid beneath it is played.
pub fn lapsed_call(deal: &Deal, who: Who<'_>) -> Option<String> {
    let source = cited(&Citation::OurReading(Reading::LapsedCall));
    let call = contract(&deal.lapsed_call()?, who);
    Some(format!("Nobody joined {call}, so it lapses. {source}"))
}

/// What a contract has to take: `at least 8 tricks`.
fn target(target: Target) -> String {
    match target {
        Target::AtLeast(13) => "all thirteen tricks".into(),
        Target::AtLeast(least) => format!("at least {}", count(least, "trick")),
        Target::Exactly(0) => "no tricks".into(),
        Target::Exactly(1) => "exactly one trick".into(),
        Target::Exactly(just) => format!("exactly {just} tricks"),
    }
}

/// What a contract asks of the table, a sentence each: the target, who leads, what is
/// special about it.
pub fn contract_notes(
    rules: &Ruleset,
    rule: &BidRule,
    contract: &Contract,
    leader: Option<Seat>,
    who: Who<'_>,
) -> Vec<String> {
    let side = and(contract.challengers().map(who));
    let each = if contract.also.is_empty() { "" } else { " each" };
    let special = rule.asks.map(|asks| match asks {
        Asks::Discard => {
            let fewer = reading(rules, Reading::TrickFewer);
            format!("Each player may discard a card before the first trick. {fewer}")
        }
        Asks::OpenHand => {
            let one = contract.also.is_empty();
            let (hands, is) = if one { ("hand", "is") } else { ("hands", "are") };
            let of = and(contract.declarers().map(who));
            format!("After the second trick the {hands} of {of} {is} played face up.")
        }
    });
    let leads = leader.map(|leader| format!("{} leads.", who(leader)));
    let target = target(rule.target);
    [format!("{side} must{each} take {target}.")].into_iter().chain(leads).chain(special).collect()
}

/// Which of a pair may still bid, and how, as a sentence; `None` if neither may.
pub(super) fn last_word(
    contract: &Contract,
    open: &[(Seat, Call)],
    who: Who<'_>,
) -> Option<String> {
    let may = |seat: &Seat| open.iter().any(|(of, _)| of == seat);
    let raises = contract.with.filter(may).map(|it| format!("{} may still raise", who(it)));
    let leaves = Some(contract.by).filter(may).map(who);
    let leaves = leaves.map(|by| format!("{by} may still break away with a higher solo bid"));
    let either = joined(raises.into_iter().chain(leaves), ", or ");
    (!either.is_empty()).then(|| format!("{either}."))
}

/// The same in short, without the sorts of bids.
pub(super) fn may_still_bid(open: &[(Seat, Call)], who: Who<'_>) -> Option<String> {
    let seats: BTreeSet<Seat> = open.iter().map(|(seat, _)| *seat).collect();
    (!seats.is_empty()).then(|| format!("{} may still bid.", or(seats.into_iter().map(who))))
}

/// How the first to speak keeps the chance to join a suit call.
pub(super) const fn wait(rule: &AuctionRule) -> &'static str {
    match rule.first_speaker {
        FirstSpeaker::Waits => {
            "The first to speak may wait, and may then only join a suit call or pass."
        }
        FirstSpeaker::JoinsLate => {
            "If the first to speak passes, that player may still join a suit call later, and do \
             nothing else."
        }
    }
}

/// Who must be able to join a suit call.
pub(super) const fn suit_call(rule: &AuctionRule) -> &'static str {
    match rule.first_speaker {
        FirstSpeaker::Waits => {
            "A suit call needs a player who may still join it: one who has not spoken, or who is \
             waiting."
        }
        FirstSpeaker::JoinsLate => {
            "A suit call needs a player who may still join it: one who has not spoken, or the \
             first to speak, if that player has only passed."
        }
    }
}

/// Who may join a suit call, and with what.
pub(super) fn join(rule: &AuctionRule) -> String {
    let who = match rule.first_speaker {
        FirstSpeaker::Waits => "A player who has not spoken, or who is waiting,",
        FirstSpeaker::JoinsLate => {
            "A player who has not spoken, or the first to speak even after a pass,"
        }
    };
    let with = if rule.has_turned_trump() { "" } else { " with a card of that suit" };
    format!("{who} may join a suit call{with}.")
}

/// Whether a pair may change its bid.
pub(super) const fn raise(rule: &AuctionRule) -> &'static str {
    match rule.pairs {
        Pairs::Raise => {
            "After a join only the joiner may raise. If the joiner passes, the first caller may \
             break away with a higher solo bid."
        }
        Pairs::Stand => {
            "The bid of a pair stands. If nobody joins a suit call, its caller may bid higher, \
             alone, once all others have passed."
        }
    }
}

/// The bids of an auction as a paragraph: the ranking, and the order of the trumps, or only of the
/// suits.
pub(super) fn ranking(rule: &AuctionRule, suits_only: bool) -> String {
    let bids = list(rule.bids.iter().map(|bid| &bid.id));
    let bids = format!("Each bid must rank above the standing one. From the lowest: {bids}.");
    if rule.equal_trumps {
        return format!("{bids} The trump makes no bid higher than another.");
    }
    let trumps = rule.trumps.iter().filter(|trump| !suits_only || trump.suit().is_some());
    let trumps = list(trumps.map(|trump| trump.name()));
    format!("{bids} Between bids of equal rank the trump decides, from the lowest: {trumps}.")
}

/// Which bids belong to the first turn.
pub(super) fn first_turn(rule: &AuctionRule) -> String {
    let first = rule.bids.iter().filter(|bid| bid.turn == CallTurn::First);
    format!(
        "Only in a player's first turn: {}. A player who opened with one of these may raise it to \
         a higher one later.",
        or(first.map(|bid| &bid.id))
    )
}

/// What contracts ask for: who plays, the tricks to take, the trump, who leads, and what else.
pub(super) fn contracts(rule: &AuctionRule, sides: Sides) -> String {
    let of = |wanted: &dyn Fn(&BidRule) -> bool| {
        and(rule.bids.iter().filter(|bid| wanted(bid)).map(|bid| &bid.id))
    };
    let targets = each_once(rule.bids.iter().map(|bid| bid.target)).into_iter();
    let targets =
        targets.map(|wanted| format!("{} in {}", target(wanted), of(&|bid| bid.target == wanted)));
    let by_one = match sides {
        Sides::Alone => "Played alone: ",
        Sides::Opposite => "Played by the declarer and the partner: ",
    };
    let parts = [
        ("Played by two: ", of(&|bid| bid.play != Play::Solo)),
        (by_one, of(&|bid| bid.play == Play::Solo)),
        ("By several in one deal, each alone: ", of(&|bid| bid.several)),
        ("Tricks needed: ", joined(targets, "; ")),
        ("With the suit turned up as trump: ", of(&|bid| bid.trump == NamesTrump::Turned)),
        ("Without trump: ", of(&|bid| bid.trump == NamesTrump::None)),
        ("With a suit as trump or without: ", of(&|bid| bid.trump == NamesTrump::Either)),
        (
            "Before the first trick each player may discard one card in ",
            of(&|bid| bid.asks == Some(Asks::Discard)),
        ),
        (
            "After the second trick the declarer's hand is laid open in ",
            of(&|bid| bid.asks == Some(Asks::OpenHand)),
        ),
        ("The declarer leads in ", of(&|bid| bid.leads == Leads::Declarer)),
        ("The partner leads in ", of(&|bid| bid.leads == Leads::Partner)),
    ];
    let parts = parts.iter().filter(|(_, bids)| !bids.is_empty());
    let parts: String = parts.map(|(what, bids)| format!("{what}{bids}. ")).collect();
    format!("{parts}Otherwise the player on the dealer's left leads.")
}
