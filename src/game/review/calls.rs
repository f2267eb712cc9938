//! The calls of an auction that the cards recorded prove to be against the rules.

use super::World;
use crate::cards::{Card, Rank, Seat, Suit};
use crate::game::{BiddingState, Deal};
use crate::rules::{AuctionRule, Call, Clause, Play, Ruleset};

/// A call that speaks of the caller's cards, and that no layout of the unseen cards makes true.
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
        let of = |wanted: &dyn Fn(&Card) -> bool| -> Vec<Card> {
            deal.plan.pack.cards().filter(wanted).collect()
        };
        let aces = of(&|card| card.rank() == Some(Rank::ACE));
        // Whether a player may have held every ace but one, which `of_other` puts elsewhere.
        let three = |seat: Seat, of_other: &dyn Fn(Card) -> (Card, Seat, bool)| {
            aces.iter().any(|fourth| {
                let held = aces.iter().filter(|ace| *ace != fourth).map(|ace| (*ace, seat, true));
                let held: Vec<_> = held.chain([of_other(*fourth)]).collect();
                world.allows_hands(&held)
            })
        };
        match *self {
            FalseCall::Join { seat, suit } => !world.allows_suit(suit, seat),
            FalseCall::Trou(seat) => !three(seat, &|ace| (ace, seat, false)),
            FalseCall::Partner { by, with } => {
                // Where the announcement itself is false, it is nobody else's fault.
                three(by, &|ace| (ace, by, false)) && !three(by, &|ace| (ace, with, true))
            }
            FalseCall::PassTrou(seat) => {
                let all: Vec<_> = aces.iter().map(|ace| (*ace, seat, true)).collect();
                let mut pairs = aces.iter().enumerate().flat_map(|(index, one)| {
                    aces[..index]
                        .iter()
                        .map(move |other| [(*one, seat, false), (*other, seat, false)])
                });
                !world.allows_hands(&all) && !pairs.any(|pair| world.allows_hands(&pair))
            }
        }
    }
}

/// The calls of a deal that its first tricks prove to be false, in the order in which they were made.
pub(super) fn proven(rules: &Ruleset, deal: &Deal, world: &World) -> Vec<FalseCall> {
    let BiddingState::Auction { auction, .. } = &deal.bidding else { return Vec::new() };
    let made = auction.calls().iter().filter_map(|(seat, call)| match call {
        Call::Join(bid) => {
            let suit = bid.as_ref()?.trump?.suit()?;
            Some(FalseCall::Join { seat: *seat, suit })
        }
        Call::Trou => Some(FalseCall::Trou(*seat)),
        Call::PassTrou => Some(FalseCall::PassTrou(*seat)),
        Call::Pass | Call::Wait | Call::Bid(_) => None,
    });
    let mut made: Vec<FalseCall> = made.collect();
    // A contract of two says who joined, or who held which aces, even if no call is recorded.
    for said in of_contract(rules, deal) {
        if !made.contains(&said) {
            made.push(said);
        }
    }
    // To join a bid in the suit turned up promises no card of it.
    let promises = !rules.bidding.auction().is_some_and(AuctionRule::has_turned_trump);
    made.retain(|call| promises || !matches!(call, FalseCall::Join { .. }));
    made.retain(|call| call.is_proven(deal, world));
    made
}

fn of_contract(rules: &Ruleset, deal: &Deal) -> Vec<FalseCall> {
    // Where the table held the auction, how a partner was found is not known.
    if rules.bidding.auction().is_none_or(|rule| rule.contract_only) {
        return Vec::new();
    }
    let Some((contract, with)) = deal.contract().and_then(|it| Some((it, it.with?))) else {
        return Vec::new();
    };
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
