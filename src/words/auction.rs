//! Auctions: calls, contracts, why a call is not legal, and what a contract asks of the table.

use super::source::{cited, reading};
use super::sums::formula;
use super::texts::bid_name;
use super::{Who, and, each_once, joined, list, messages, or, trump};
use crate::cards::{Seat, Suit, Trump};
use crate::game::Deal;
use crate::rules::{
    Asks, AuctionRefusal, AuctionRule, Bid, BidRule, Call, CallRefusal, CallTurn, Citation,
    Contract, FirstSpeaker, Leads, NamesTrump, Play, Reading, Ruleset, Sides, Target,
};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// A bid as it is said: `suit-8 in hearts ♥`, `big-chelem without trump`, `piccolo`.
pub fn bid(bid: &Bid) -> String {
    let name = bid_name(&bid.id);
    match bid.trump {
        None => name,
        Some(named) if named.suit().is_none() => {
            messages::AuctionBidWithoutTrump { bid: name }.say()
        }
        Some(named) if named.name() == bid.id => trump(named),
        Some(named) => messages::AuctionBidWithTrump { bid: name, trump: trump(named) }.say(),
    }
}

/// A call as it is said: `suit-8 in hearts ♥`, `join at suit-10 in hearts ♥`, `pass`.
pub fn call_words(call: &Call) -> String {
    match call {
        Call::Bid(said) => bid(said),
        Call::Join(Some(level)) => messages::AuctionCallJoin { bid: bid(level) }.say(),
        _ => messages::CallWord { call: call.to_string() }.say(),
    }
}

/// A contract as it is said: `suit-8 in hearts ♥ by Ana with Bob`.
pub fn contract(contract: &Contract, who: Who<'_>) -> String {
    let players = side(contract, who);
    let said = messages::ContractBidByPlayers { bid: bid(&contract.bid), players }.say();
    list([said].into_iter().chain(factor_names(contract)))
}

/// The players of a contract: `Ana with Bob`, `Ana and Bob, each alone`.
fn side(contract: &Contract, who: Who<'_>) -> String {
    let declarers = and(contract.declarers().map(who));
    match contract.with {
        Some(with) => messages::ContractSidePair { declarers, partner: who(with) }.say(),
        None if contract.also.is_empty() => declarers,
        None => messages::ContractSideSeveral { declarers }.say(),
    }
}

/// A contract of a bid that is known, in short: `hearts ♥, Ana with Bob`.
pub fn contract_in_short(contract: &Contract, who: Who<'_>) -> String {
    let named = contract.bid.trump.map(trump);
    list(named.into_iter().chain([side(contract, who)]).chain(factor_names(contract)))
}

/// The words that multiply a contract: `hand, kontra`.
pub fn factor_names(contract: &Contract) -> Option<String> {
    let names = contract.factors.iter().map(|word| bid_name(word));
    if contract.factors.is_empty() { None } else { Some(list(names)) }
}

/// The contract of a deal, and what the auction says of its bid.
pub(super) fn agreed<'a>(
    rules: &'a Ruleset,
    deal: &'a Deal,
) -> Option<(&'a Contract, Cow<'a, BidRule>)> {
    Some((deal.contract()?, deal.bid_rule(rules)?))
}

/// Calls in short and in the words in which they can be typed, one text for all the trumps of a bid: `pass`,
/// `suit-8 ♠♣♦♥`.
pub fn calls_in_short(calls: &[Call]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut last: Option<&str> = None;
    for call in calls {
        let Call::Bid(Bid { id: bid, trump: Some(named) }) = call else {
            texts.push(match call {
                Call::Bid(bid) => bid_name(&bid.id),
                _ => call_words(call),
            });
            last = None;
            continue;
        };
        let sign = match named.suit() {
            Some(suit) => suit.sign().to_string(),
            None => format!(" {}", messages::CallWord { call: "none" }.say()),
        };
        match texts.last_mut() {
            Some(text) if last == Some(bid) => text.push_str(&sign),
            _ => texts.push(format!("{} {}", bid_name(bid), sign.trim_start())),
        }
        last = Some(bid);
    }
    texts
}

/// Why a call is not legal, as a sentence.
pub(super) fn refused_call(refused: &AuctionRefusal, who: Who<'_>) -> String {
    let AuctionRefusal { seat, call, refusal, .. } = refused;
    let bid = if let Call::Bid(bid) = call {
        bid_name(&bid.id)
    } else {
        messages::AuctionBidUnnamed.say()
    };
    let is_bid = matches!(call, Call::Bid(_));
    messages::AuctionRefusal {
        is_bid,
        player: who(*seat),
        call: call_words(call),
        reason: why_not(refusal, &bid, who),
    }
    .say()
}

/// Why a call, perhaps of the bid with this id, is not legal, without a full stop.
pub(super) fn why_not(refusal: &CallRefusal, named: &str, who: Who<'_>) -> String {
    use CallRefusal::*;
    match refusal {
        TrouTaken(by) => messages::AuctionRefusalTrouTaken { player: who(*by) }.say(),
        OnlyRaise(suit) => messages::AuctionRefusalJoinerRaises { suit: trump(*suit) }.say(),
        WrongTrump(names) => names_trump(named, *names),
        TooLow(standing) => messages::AuctionRefusalBelowStanding { bid: bid(standing) }.say(),
        refusal => messages::AuctionRefusalReason { refusal: <&str>::from(refusal) }.say(),
    }
}

/// What trump a bid names, without a full stop: `solo-6 needs a suit as trump, such as
/// solo-6:hearts`.
pub(super) fn names_trump(bid: &str, names: NamesTrump) -> String {
    match names.only() {
        Some(suit) => messages::AuctionRefusalOtherTrump { bid, suit: super::suit(suit) }.say(),
        None => messages::AuctionRefusalTrump { names: <&str>::from(names), bid }.say(),
    }
}

/// That nobody joined a suit call of the deal, so that a bid beneath it is played.
pub fn lapsed_call(deal: &Deal, who: Who<'_>) -> Option<String> {
    let source = cited(&Citation::OurReading(Reading::LapsedCall));
    let call = contract(&deal.lapsed_call()?, who);
    Some(messages::AuctionCallLapsed { call: &call, source: &source }.say())
}

/// What a contract has to take: `at least 8 tricks`.
pub fn contract_target(bid: &BidRule) -> String {
    if let Some(of) = &bid.of {
        let number = bid.target.number();
        let is_exact = matches!(bid.target, Target::Exactly(_));
        let tallies = formula(of.formula(), "");
        return messages::ContractTargetTallies { tallies, is_exact, number }.say();
    }
    match bid.target {
        Target::AtLeast(13) => messages::ContractTargetThirteen.say(),
        Target::AtLeast(_) | Target::Number => {
            messages::ContractTargetLeast { tricks: bid.target.number() }.say()
        }
        Target::Exactly(0) => messages::ContractTargetNone.say(),
        Target::Exactly(1) => messages::ContractTargetOne.say(),
        Target::Exactly(just) => messages::ContractTargetExact { tricks: just }.say(),
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
            messages::ContractNoteDiscard { reading: &fewer }.say()
        }
        Asks::OpenHand => messages::ContractNoteOpenHand {
            several: each,
            declarers: and(contract.declarers().map(who)),
        }
        .say(),
        Asks::PartnerOut => messages::ContractNotePartnerOut { declarer: who(contract.by) }.say(),
    });
    let target = messages::ContractNoteTarget {
        several: each,
        players: &side,
        target: contract_target(rule),
    };
    let mut notes = vec![target.say()];
    notes.extend(leader.map(|leader| messages::ContractNoteLeader { player: who(leader) }.say()));
    notes.extend(special);
    notes
}

/// Which of a pair may still bid, and how, as a sentence; `None` if neither may.
pub(super) fn last_word(
    contract: &Contract,
    open: &[(Seat, Call)],
    who: Who<'_>,
) -> Option<String> {
    let caller_may = open.iter().any(|(seat, _)| *seat == contract.by);
    let caller = who(contract.by);
    let partner = contract.with.filter(|with| open.iter().any(|(seat, _)| seat == with)).map(who);
    match partner {
        Some(partner) if caller_may => {
            Some(messages::AuctionLastWordBoth { partner, caller }.say())
        }
        Some(partner) => Some(messages::AuctionLastWordPartner { partner }.say()),
        None if caller_may => Some(messages::AuctionLastWordCaller { caller }.say()),
        None => None,
    }
}

/// The same in short, without the sorts of bids.
pub(super) fn may_still_bid(open: &[(Seat, Call)], who: Who<'_>) -> Option<String> {
    let seats: BTreeSet<Seat> = open.iter().map(|(seat, _)| *seat).collect();
    if seats.is_empty() {
        return None;
    }
    Some(messages::AuctionMayStillBid { players: or(seats.into_iter().map(who)) }.say())
}

/// Who may join a suit call, and with what.
pub(super) fn join(rule: &AuctionRule) -> String {
    let with_card = !rule.has_turned_trump();
    match rule.first_speaker {
        FirstSpeaker::Waits => messages::AuctionJoinWaiting { with_card }.say(),
        FirstSpeaker::JoinsLate => messages::AuctionJoinLate { with_card }.say(),
    }
}

/// The bids of an auction as a paragraph: the ranking, and the order of the trumps, or only of the
/// suits.
pub(super) fn ranking(rule: &AuctionRule, suits_only: bool) -> String {
    let bids = list(rule.bids.iter().map(|bid| bid_name(&bid.id)));
    let ranking = messages::AuctionRankingBids { bids }.say();
    if rule.equal_trumps {
        return messages::AuctionRankingTrumpsEqual { ranking }.say();
    }

    let mut trumps = Vec::new();
    for trump in &rule.trumps {
        match trump.suit() {
            Some(suit) => trumps.push(super::suit(suit)),
            None if suits_only => {}
            None => trumps.push(messages::TrumpNone.say()),
        }
    }
    messages::AuctionRankingTrumps { ranking, trumps: list(trumps) }.say()
}

/// Which bids belong to the first turn.
pub(super) fn first_turn(rule: &AuctionRule) -> String {
    let first = rule.bids.iter().filter(|bid| bid.turn == CallTurn::First);
    messages::AuctionFirstTurnBids { bids: or(first.map(|bid| bid_name(&bid.id))) }.say()
}

/// The tricks that each bid needs, as a sentence; nothing without bids.
pub fn targets(rule: &AuctionRule) -> Option<String> {
    let mut targets = Vec::new();
    for target in each_once(rule.bids.iter().map(contract_target)) {
        let bids = bids_where(rule, |bid| contract_target(bid) == target).unwrap_or_default();
        targets.push(messages::AuctionBidsWithTarget { target, bids }.say());
    }
    if targets.is_empty() {
        return None;
    }
    let targets = joined(targets, &messages::GrammarSemicolon.say());
    Some(messages::AuctionBidsTargets { targets }.say())
}

/// What contracts ask for: who plays, the tricks to take, the trump, and what else.
pub(super) fn contracts(rule: &AuctionRule, sides: Sides) -> String {
    let mut sentences = Vec::new();
    let pairs = bids_where(rule, |bid| bid.play != Play::Solo);
    sentences.extend(pairs.map(|bids| messages::AuctionBidsPair { bids }.say()));
    let by_one = bids_where(rule, |bid| bid.play == Play::Solo);
    sentences.extend(by_one.map(|bids| match sides {
        Sides::Alone => messages::AuctionBidsAlone { bids }.say(),
        Sides::Opposite => messages::AuctionBidsPartners { bids }.say(),
    }));
    let several = bids_where(rule, |bid| bid.several);
    sentences.extend(several.map(|bids| messages::AuctionBidsSeveral { bids }.say()));

    sentences.extend(targets(rule));
    let turned = bids_where(rule, |bid| bid.trump == NamesTrump::Turned);
    sentences.extend(turned.map(|bids| messages::AuctionBidsTurnedTrump { bids }.say()));
    for suit in Suit::ALL {
        let bids = bids_where(rule, |bid| bid.trump.only() == Some(suit));
        let suit = super::suit(suit);
        sentences.extend(bids.map(|bids| messages::AuctionBidsSuitTrump { suit, bids }.say()));
    }
    let trumpless = bids_where(rule, |bid| bid.trump == NamesTrump::None);
    sentences.extend(trumpless.map(|bids| messages::AuctionBidsTrumpless { bids }.say()));
    let either = bids_where(rule, |bid| bid.trump == NamesTrump::Either);
    sentences.extend(either.map(|bids| messages::AuctionBidsEitherTrump { bids }.say()));

    let discard = bids_where(rule, |bid| bid.asks == Some(Asks::Discard));
    sentences.extend(discard.map(|bids| messages::AuctionBidsDiscard { bids }.say()));
    let open = bids_where(rule, |bid| bid.asks == Some(Asks::OpenHand));
    sentences.extend(open.map(|bids| messages::AuctionBidsOpenHand { bids }.say()));
    let lone = bids_where(rule, |bid| bid.asks == Some(Asks::PartnerOut));
    sentences.extend(lone.map(|bids| messages::AuctionBidsPartnerOut { bids }.say()));
    sentences.extend(multipliers(rule));
    joined(sentences, " ")
}

/// What multiplies the contracts of an auction: words, trumps and deals, a sentence each.
fn multipliers(rule: &AuctionRule) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut factors = Vec::new();
    let mut added = Vec::new();
    for factor in &rule.factors {
        let name = bid_name(&factor.word);
        if factor.multiplies() || factor.times != 1 {
            factors.push(format!("{name} × {}", factor.times));
        }
        if !factor.multiplies() {
            added.push(format!("{name} + {}", factor.adds));
        }
    }
    for factor in rule.factors.iter().filter(|factor| !factor.is_said()) {
        let whose = factor.deals.iter().map(|of| {
            let of: &'static str = of.into();
            messages::AuctionFactorOf { of }.say()
        });
        let deals = joined(whose, ", ");
        sentences
            .push(messages::AuctionFactorDeals { factor: bid_name(&factor.word), deals }.say());
    }
    if !factors.is_empty() {
        sentences.push(messages::AuctionFactors { factors: list(factors) }.say());
    }
    if !added.is_empty() {
        sentences.push(messages::AuctionFactorsAdded { factors: list(added) }.say());
    }
    let mut trumps = Vec::new();
    for suit in Trump::ALL {
        let times = rule.trump_times.of(suit);
        if times != 1 {
            trumps.push(format!("{} × {times}", trump(suit)));
        }
    }
    if !trumps.is_empty() {
        let trumps = list(trumps);
        sentences.push(messages::AuctionTrumpTimes { trumps }.say());
    }
    if !rule.deal_times.is_empty() {
        let factors = joined(rule.deal_times.iter().map(u8::to_string), ", ");
        sentences.push(messages::AuctionDealTimes { factors }.say());
    }
    sentences
}

/// Who leads where that is not the player next to the dealer, a sentence each.
pub(super) fn leaders(rule: &AuctionRule) -> Vec<String> {
    let by_declarer = bids_where(rule, |bid| bid.leads == Leads::Declarer);
    let by_partner = bids_where(rule, |bid| bid.leads == Leads::Partner);
    let mut sentences = Vec::new();
    sentences.extend(by_declarer.map(|bids| messages::AuctionBidsDeclarerLeads { bids }.say()));
    sentences.extend(by_partner.map(|bids| messages::AuctionBidsPartnerLeads { bids }.say()));
    sentences
}

/// The bids of an auction that are wanted, as a series; `None` if there are none.
fn bids_where(rule: &AuctionRule, is_wanted: impl Fn(&BidRule) -> bool) -> Option<String> {
    let wanted = rule.bids.iter().filter(|bid| is_wanted(bid));
    let bids: Vec<String> = wanted.map(|bid| bid_name(&bid.id)).collect();
    if bids.is_empty() { None } else { Some(and(bids)) }
}
