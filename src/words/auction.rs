//! Auctions: calls, contracts, why a call is not legal, and what a contract asks of the table.

use super::grammar::{and, or, trump};
use crate::cards::Seat;
use crate::rules::{
    Asks, AuctionRule, Bid, BidRule, Call, CallFault, CallRefused, Contract, Leads, NamesTrump,
    Play, Target,
};

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
        Call::Join(None) | Call::Pass | Call::Wait | Call::Trou | Call::PassTrou => {
            call.to_string()
        }
    }
}

/// A contract as it is said: `suit-8 in hearts ♥ by Ana with Bob`.
pub fn contract(contract: &Contract, who: &dyn Fn(Seat) -> String) -> String {
    let with = contract.with.map_or_else(String::new, |with| format!(" with {}", who(with)));
    format!("{} by {}{with}", bid(&contract.bid), who(contract.by))
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
pub(super) fn call_fault(refused: &CallRefused, who: &dyn Fn(Seat) -> String) -> String {
    let CallRefused { seat, call, fault, .. } = refused;
    let seat = who(*seat);
    let said = call_words(call);
    let why = match fault {
        CallFault::TrouFirst => "first everyone says trou (exactly three aces) or pass-trou".into(),
        CallFault::TrouOver => "everyone has already said trou or pass-trou".into(),
        CallFault::TrouTaken { by } => format!("{} has already announced three aces", who(*by)),
        CallFault::TrouIsAnnounced => {
            "trou is announced before the bidding, with exactly three aces".into()
        }
        CallFault::NotFirst => {
            "only the first to speak may wait, and only in the first turn".into()
        }
        CallFault::NoWaitAfterTrou => "after a trou only higher bids may follow".into(),
        CallFault::Waiting => "after waiting, a player may only join a suit call or pass".into(),
        CallFault::NothingToJoin => "there is no suit call that this player may join".into(),
        CallFault::OnlyRaise { trump: suit } => {
            format!("after joining, a player may only raise in {} or pass", trump(*suit))
        }
        CallFault::OnlyLeave => {
            "the joiner raises for the pair; the first caller may only leave it for a bid played \
             alone"
                .into()
        }
        CallFault::NobodyToJoin => "nobody is left who could join a suit call".into(),
        CallFault::FirstTurnOnly => "that bid is only possible in a player's first turn".into(),
        CallFault::NoSuchBid => "there is no such bid".into(),
        CallFault::WrongTrump { names } => match call {
            Call::Bid(named) => names_trump(&named.id, *names),
            _ => said.clone(),
        },
        CallFault::TooLow { standing } => {
            format!("it does not rank above the standing bid, {}", bid(standing))
        }
        CallFault::Over => "the auction is over".into(),
    };
    format!("{seat} may not say {said}: {why}.")
}

/// What trump a bid names, without a full stop: `solo-6 needs a suit as trump, such as
/// solo-6:hearts`.
pub(super) fn names_trump(bid: &str, names: NamesTrump) -> String {
    match names {
        NamesTrump::Suit => format!("{bid} needs a suit as trump, such as {bid}:hearts"),
        NamesTrump::None => format!("{bid} is played without trump and names no suit"),
        NamesTrump::Either => {
            format!("{bid} needs a suit as trump, or none: {bid}:hearts or {bid}:none")
        }
    }
}

/// What a contract asks of the table, a sentence each: the target, who leads, what is
/// special about it.
pub fn contract_notes(
    rule: &BidRule,
    contract: &Contract,
    leader: Option<Seat>,
    who: &dyn Fn(Seat) -> String,
) -> Vec<String> {
    let side = match contract.with {
        Some(with) => and(&[who(contract.by), who(with)]),
        None => who(contract.by),
    };
    let mut notes = vec![match rule.target {
        Target::AtLeast(13) => format!("{side} must take all thirteen tricks."),
        Target::AtLeast(least) => format!("{side} must take at least {least} tricks."),
        Target::Exactly(0) => format!("{side} must take no trick."),
        Target::Exactly(1) => format!("{side} must take exactly one trick."),
        Target::Exactly(just) => format!("{side} must take exactly {just} tricks."),
    }];
    notes.extend(leader.map(|leader| format!("{} leads.", who(leader))));
    match rule.asks {
        Some(Asks::Discard) => notes.push(
            "Each player may discard a card before the first trick: twelve tricks are played."
                .into(),
        ),
        Some(Asks::OpenHand) => notes
            .push(format!("After the second trick the hand of {} is laid open.", who(contract.by))),
        None => {}
    }
    notes
}

/// The bids of an auction as a paragraph: the ranking, and the order of the trumps.
pub(super) fn ranking(rule: &AuctionRule) -> String {
    let bids: Vec<&str> = rule.bids.iter().map(|bid| bid.id.as_str()).collect();
    let trumps: Vec<&str> = rule.trumps.iter().map(|trump| trump.name()).collect();
    format!(
        "Each bid must rank above the standing one. From the lowest: {}. Between bids of equal \
         rank the trump decides, from the lowest: {}.",
        bids.join(", "),
        trumps.join(", ")
    )
}

/// Which bids belong to the first turn.
pub(super) fn first_turn(rule: &AuctionRule) -> String {
    let first = rule.bids.iter().filter(|bid| bid.turn == crate::rules::CallTurn::First);
    let first: Vec<&str> = first.map(|bid| bid.id.as_str()).collect();
    format!(
        "Only in a player's first turn: {}. A player who opened with one of these may raise it to \
         a higher one later.",
        or(&first)
    )
}

/// What contracts ask for: who plays, who leads.
pub(super) fn contracts(rule: &AuctionRule) -> String {
    let of = |wanted: &dyn Fn(&BidRule) -> bool| {
        let bids = rule.bids.iter().filter(|bid| wanted(bid));
        and(&bids.map(|bid| bid.id.as_str()).collect::<Vec<_>>())
    };
    let parts = [
        ("Played by two: ", of(&|bid| bid.play != Play::Solo)),
        ("Played alone: ", of(&|bid| bid.play == Play::Solo)),
        ("The declarer leads in ", of(&|bid| bid.leads == Leads::Declarer)),
        ("The partner leads in ", of(&|bid| bid.leads == Leads::Partner)),
    ];
    let told = parts.iter().filter(|(_, bids)| !bids.is_empty());
    let told: String = told.map(|(what, bids)| format!("{what}{bids}. ")).collect();
    format!("{told}Otherwise the player on the dealer's left leads.")
}
