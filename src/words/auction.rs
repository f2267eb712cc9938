//! Auctions: calls, contracts, why a call is not legal, and what a contract asks of the table.

use super::source::{cited, reading};
use super::{Who, and, catalog, each_once, joined, list, or, trump};
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
        Some(named) if named.suit().is_none() => catalog::without_trump(&bid.id),
        Some(named) => catalog::bid_with_trump(&bid.id, trump(named)),
    }
}

/// A call as it is said: `suit-8 in hearts ♥`, `join at suit-10 in hearts ♥`, `pass`.
pub fn call_words(call: &Call) -> String {
    match call {
        Call::Bid(said) => bid(said),
        Call::Join(Some(level)) => catalog::join_at(bid(level)),
        _ => catalog::call_word(call.to_string()),
    }
}

/// A contract as it is said: `suit-8 in hearts ♥ by Ana with Bob`.
pub fn contract(contract: &Contract, who: Who<'_>) -> String {
    catalog::contract_text_by(bid(&contract.bid), side(contract, who))
}

/// The players of a contract: `Ana with Bob`, `Ana and Bob, each alone`.
fn side(contract: &Contract, who: Who<'_>) -> String {
    let declarers = and(contract.declarers().map(who));
    match contract.with {
        Some(with) => catalog::contract_side_of_two(declarers, who(with)),
        None if contract.also.is_empty() => declarers,
        None => catalog::contract_side_each_alone(declarers),
    }
}

/// A contract of a bid that is known, in short: `hearts ♥, Ana with Bob`.
pub fn contract_in_short(contract: &Contract, who: Who<'_>) -> String {
    let named = contract.bid.trump.map(trump);
    list(named.into_iter().chain([side(contract, who)]))
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
            texts.push(call_words(call));
            last = None;
            continue;
        };
        let none = || format!(" {}", catalog::call_word("none"));
        let sign = named.suit().map_or_else(none, |suit| suit.sign().to_string());
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
    let bid = if let Call::Bid(bid) = call { bid.id.clone() } else { catalog::that_bid() };
    let is_bid = matches!(call, Call::Bid(_));
    catalog::call_refused(is_bid, who(*seat), call_words(call), why_not(fault, &bid, who))
}

/// Why a call, perhaps of the bid with this id, is not legal, without a full stop.
pub(super) fn why_not(fault: &CallFault, named: &str, who: Who<'_>) -> String {
    use CallFault::*;
    match fault {
        TrouFirst => catalog::first_everyone_says_trou_exactly_three(),
        TrouOver => catalog::everyone_has_already_said_trou_or(),
        TrouTaken(by) => catalog::has_already_announced_three_aces(who(*by)),
        TrouIsAnnounced => catalog::trou_is_announced_before_bidding_with(),
        NotFirst => catalog::only_first_to_speak_may_wait(),
        NoWaitAfterTrou => catalog::only_higher_bids_are_allowed_after(),
        NoWait => catalog::under_these_rules_nobody_waits(),
        Waiting => catalog::after_waiting_player_may_only_join(),
        Passed => catalog::after_pass_player_may_only_join(),
        NothingToJoin => catalog::there_is_no_suit_call_that(),
        OnlyRaise(suit) => catalog::after_joining_player_may_only_raise(trump(*suit)),
        OnlyLeave => catalog::only_joiner_may_raise_first_caller(),
        NobodyToJoin => catalog::nobody_is_left_who_could_join(),
        FirstTurnOnly => catalog::that_bid_is_only_possible_in(),
        NoSuchBid => catalog::there_is_no_such_bid(),
        WrongTrump(names) => names_trump(named, *names),
        TooLow(standing) => catalog::it_does_not_rank_above(bid(standing)),
        Over => catalog::auction_is_over(),
    }
}

/// What trump a bid names, without a full stop: `solo-6 needs a suit as trump, such as
/// solo-6:hearts`.
pub(super) fn names_trump(bid: &str, names: NamesTrump) -> String {
    match names {
        NamesTrump::Suit => catalog::needs_suit_as_trump_such_as(bid),
        NamesTrump::None => catalog::is_played_without_trump_and_names(bid),
        NamesTrump::Turned => catalog::is_played_in_suit_turned_up(bid),
        NamesTrump::Either => catalog::needs_suit_or_none_as_in(bid),
    }
}

/// That nobody joined a suit call of the deal, so that a bid beneath it is played.
pub fn lapsed_call(deal: &Deal, who: Who<'_>) -> Option<String> {
    let source = cited(&Citation::OurReading(Reading::LapsedCall));
    let call = contract(&deal.lapsed_call()?, who);
    Some(catalog::nobody_joined_so_it_lapses(&call, &source))
}

/// What a contract has to take: `at least 8 tricks`.
fn target(target: Target) -> String {
    match target {
        Target::AtLeast(13) => catalog::all_thirteen_tricks(),
        Target::AtLeast(least) => catalog::at_least(least),
        Target::Exactly(0) => catalog::no_tricks(),
        Target::Exactly(1) => catalog::exactly_one_trick(),
        Target::Exactly(just) => catalog::exactly_tricks(just),
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
    let each = !contract.also.is_empty();
    let special = rule.asks.map(|asks| match asks {
        Asks::Discard => {
            let fewer = reading(rules, Reading::TrickFewer);
            catalog::each_player_may_discard_card_before(&fewer)
        }
        Asks::OpenHand => catalog::hands_are_played_open(each, and(contract.declarers().map(who))),
    });
    let leads = leader.map(|leader| catalog::leads(who(leader)));
    let target = target(rule.target);
    [catalog::must_take(each, &side, &target)].into_iter().chain(leads).chain(special).collect()
}

/// Which of a pair may still bid, and how, as a sentence; `None` if neither may.
pub(super) fn last_word(
    contract: &Contract,
    open: &[(Seat, Call)],
    who: Who<'_>,
) -> Option<String> {
    let may = |seat: &Seat| open.iter().any(|(of, _)| of == seat);
    let raises = contract.with.filter(may).map(who);
    let leaves = Some(contract.by).filter(may).map(who);
    match (raises, leaves) {
        (Some(with), Some(by)) => Some(catalog::last_word_of_both(with, by)),
        (Some(with), None) => Some(catalog::last_word_of_partner(with)),
        (None, Some(by)) => Some(catalog::last_word_of_caller(by)),
        (None, None) => None,
    }
}

/// The same in short, without the sorts of bids.
pub(super) fn may_still_bid(open: &[(Seat, Call)], who: Who<'_>) -> Option<String> {
    let seats: BTreeSet<Seat> = open.iter().map(|(seat, _)| *seat).collect();
    (!seats.is_empty()).then(|| catalog::may_still_bid_text(or(seats.into_iter().map(who))))
}

/// How the first to speak keeps the chance to join a suit call.
pub(super) fn wait(rule: &AuctionRule) -> String {
    match rule.first_speaker {
        FirstSpeaker::Waits => catalog::first_to_speak_may_wait_and(),
        FirstSpeaker::JoinsLate => catalog::if_first_to_speak_passes_that(),
    }
}

/// Who must be able to join a suit call.
pub(super) fn suit_call(rule: &AuctionRule) -> String {
    match rule.first_speaker {
        FirstSpeaker::Waits => catalog::suit_call_needs_player_who_may(),
        FirstSpeaker::JoinsLate => catalog::suit_call_needs_player_who_may_2(),
    }
}

/// Who may join a suit call, and with what.
pub(super) fn join(rule: &AuctionRule) -> String {
    let with_card = !rule.has_turned_trump();
    match rule.first_speaker {
        FirstSpeaker::Waits => catalog::who_joins_if_first_waits(with_card),
        FirstSpeaker::JoinsLate => catalog::who_joins_if_first_may_join_late(with_card),
    }
}

/// Whether a pair may change its bid.
pub(super) fn raise(rule: &AuctionRule) -> String {
    match rule.pairs {
        Pairs::Raise => catalog::after_join_only_joiner_may_raise(),
        Pairs::Stand => catalog::bid_of_pair_stands_if_nobody(),
    }
}

/// The bids of an auction as a paragraph: the ranking, and the order of the trumps, or only of the
/// suits.
pub(super) fn ranking(rule: &AuctionRule, suits_only: bool) -> String {
    let bids = list(rule.bids.iter().map(|bid| &bid.id));
    let bids = catalog::each_bid_must_rank_above_standing(bids);
    if rule.equal_trumps {
        return catalog::trump_makes_no_bid_higher_than(&bids);
    }
    let trumps = rule.trumps.iter().filter(|trump| !suits_only || trump.suit().is_some());
    let trumps = list(trumps.map(|it| it.suit().map_or_else(catalog::no_trump, super::suit)));
    catalog::between_bids_of_equal_rank_trump(&bids, &trumps)
}

/// Which bids belong to the first turn.
pub(super) fn first_turn(rule: &AuctionRule) -> String {
    let first = rule.bids.iter().filter(|bid| bid.turn == CallTurn::First);
    catalog::only_in_player_s_first_turn(or(first.map(|bid| &bid.id)))
}

/// What contracts ask for: who plays, the tricks to take, the trump, who leads, and what else.
pub(super) fn contracts(rule: &AuctionRule, sides: Sides) -> String {
    let of = |wanted: &dyn Fn(&BidRule) -> bool| {
        and(rule.bids.iter().filter(|bid| wanted(bid)).map(|bid| &bid.id))
    };
    let targets = each_once(rule.bids.iter().map(|bid| bid.target)).into_iter();
    let targets = targets
        .map(|wanted| catalog::tricks_for_bids(target(wanted), of(&|bid| bid.target == wanted)));
    let by_one = match sides {
        Sides::Alone => catalog::bids_played_alone,
        Sides::Opposite => catalog::bids_played_by_partners,
    };
    type Says = fn(String) -> String;
    let parts: [(Says, String); 11] = [
        (catalog::bids_played_by_two, of(&|bid| bid.play != Play::Solo)),
        (by_one, of(&|bid| bid.play == Play::Solo)),
        (catalog::bids_played_by_several, of(&|bid| bid.several)),
        (catalog::tricks_needed, joined(targets, &catalog::semicolon())),
        (catalog::bids_with_suit_turned_up, of(&|bid| bid.trump == NamesTrump::Turned)),
        (catalog::bids_without_trump, of(&|bid| bid.trump == NamesTrump::None)),
        (catalog::bids_with_trump_or_without, of(&|bid| bid.trump == NamesTrump::Either)),
        (catalog::bids_with_discard, of(&|bid| bid.asks == Some(Asks::Discard))),
        (catalog::bids_with_open_hand, of(&|bid| bid.asks == Some(Asks::OpenHand))),
        (catalog::bids_led_by_declarer, of(&|bid| bid.leads == Leads::Declarer)),
        (catalog::bids_led_by_partner, of(&|bid| bid.leads == Leads::Partner)),
    ];
    let parts = parts.into_iter().filter(|(_, bids)| !bids.is_empty());
    let parts = parts.map(|(says, bids)| says(bids));
    joined(parts.chain([catalog::otherwise_dealers_neighbour_leads()]), " ")
}
