//! The calls of an auction that the cards recorded prove to be against the rules.

use super::world::World;
use crate::cards::{Card, Rank, Seat, Suit, Trump};
use crate::game::{BiddingState, Deal};
use crate::rules::{AuctionRule, Call, Clause, Play, Ruleset};

/// A call about the caller's cards that no layout of the unseen cards makes true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FalseCall {
    /// A suit call was joined without a card of the suit.
    Join {
        /// Who joined.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// A trou was announced without exactly three aces.
    Trou(Seat),
    /// A trou was denied with exactly three aces.
    PassTrou(Seat),
    /// A trou is played by two who did not hold the four aces, three and one.
    Partner {
        /// Who announced it.
        by: Seat,
        /// The partner.
        with: Seat,
    },
}

impl FalseCall {
    /// The clause that the call breaks.
    pub const fn clause(&self) -> Clause {
        match self {
            FalseCall::Join { .. } => Clause::Join,
            FalseCall::Trou(_) | FalseCall::PassTrou(_) | FalseCall::Partner { .. } => Clause::Trou,
        }
    }

    /// Who made the call, or was named as the partner.
    pub const fn seat(&self) -> Seat {
        match self {
            FalseCall::Join { seat, .. } | FalseCall::Trou(seat) | FalseCall::PassTrou(seat) => {
                *seat
            }
            FalseCall::Partner { with, .. } => *with,
        }
    }

    /// Whether it is proven, because no layout makes the call true.
    fn is_proven(&self, deal: &Deal, world: &World) -> bool {
        let cards = deal.plan.pack.cards();
        let aces: Vec<Card> = cards.filter(|card| card.rank() == Some(Rank::ACE)).collect();
        match *self {
            FalseCall::Join { seat, suit } => !world.allows_suit(suit, seat),
            FalseCall::Trou(seat) => !allows_trou(world, &aces, seat, None),
            FalseCall::Partner { by, with } => {
                // Where the announcement itself is false, it is nobody else's fault.
                allows_trou(world, &aces, by, None) && !allows_trou(world, &aces, by, Some(with))
            }
            FalseCall::PassTrou(seat) => {
                let hand: Vec<_> = aces.iter().map(|ace| (*ace, seat)).collect();
                let mut pairs = hand
                    .iter()
                    .enumerate()
                    .flat_map(|(index, one)| hand[..index].iter().map(move |other| [*one, *other]));
                !world.allows_hands(&hand, &[]) && !pairs.any(|pair| world.allows_hands(&[], &pair))
            }
        }
    }
}

/// Whether a player may have held every ace but one, and the partner, if one is named, that one.
fn allows_trou(world: &World, aces: &[Card], seat: Seat, partner: Option<Seat>) -> bool {
    aces.iter().any(|fourth| {
        let three = aces.iter().filter(|ace| *ace != fourth);
        let mut dealt: Vec<_> = three.map(|ace| (*ace, seat)).collect();
        match partner {
            Some(partner) => {
                dealt.push((*fourth, partner));
                world.allows_hands(&dealt, &[])
            }
            None => world.allows_hands(&dealt, &[(*fourth, seat)]),
        }
    })
}

/// The calls of a deal that its first tricks prove to be false, in the order in which they were made.
pub(super) fn proven(rules: &Ruleset, deal: &Deal, world: &World) -> Vec<FalseCall> {
    let BiddingState::Auction { auction, .. } = &deal.bidding else { return Vec::new() };
    let mut calls: Vec<FalseCall> = Vec::new();
    for (seat, call) in &auction.calls {
        match call {
            Call::Join(bid) => {
                let trump = bid.as_ref().and_then(|bid| bid.trump);
                let suit = trump.and_then(Trump::suit);
                calls.extend(suit.map(|suit| FalseCall::Join { seat: *seat, suit }));
            }
            Call::Trou => calls.push(FalseCall::Trou(*seat)),
            Call::PassTrou => calls.push(FalseCall::PassTrou(*seat)),
            Call::Pass | Call::Wait | Call::Bid(_) => {}
        }
    }
    // A contract of two says who joined, or who held which aces, even if no call is recorded.
    for call in of_contract(rules, deal) {
        if !calls.contains(&call) {
            calls.push(call);
        }
    }
    // To join a bid in the suit turned up promises no card of it.
    if rules.bidding.auction().is_some_and(AuctionRule::has_turned_trump) {
        calls.retain(|call| !matches!(call, FalseCall::Join { .. }));
    }
    calls.retain(|call| call.is_proven(deal, world));
    calls
}

fn of_contract(rules: &Ruleset, deal: &Deal) -> Vec<FalseCall> {
    // Where the table held the auction, how a partner was found is not known.
    if rules.bidding.auction().is_none_or(|rule| rule.contract_only) {
        return Vec::new();
    }
    let Some(contract) = deal.contract() else { return Vec::new() };
    let Some(with) = contract.with else { return Vec::new() };
    match (deal.bid_rule(rules).map(|bid| bid.play), contract.bid.trump) {
        (Some(Play::Suit), Some(trump)) => {
            let join = trump.suit().map(|suit| FalseCall::Join { seat: with, suit });
            join.into_iter().collect()
        }
        (Some(Play::Trou), _) => {
            vec![FalseCall::Trou(contract.by), FalseCall::Partner { by: contract.by, with }]
        }
        _ => Vec::new(),
    }
}
