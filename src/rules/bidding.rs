//! How players say what they will take; and bidding it exactly: the range of a bid, and the hook
//! on the last bidder.

use super::{AuctionRule, Refusal};
use crate::cards::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the players of a deal say what they will take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bidding {
    /// Everyone bids once, in turn, the tricks to take exactly.
    Exact(ExactBidding),
    /// Players outbid one another for the contract.
    Auction(AuctionRule),
    /// Nobody bids.
    None,
}

/// The rule for bids that must be taken exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExactBidding {
    /// Whether the last bid may bring the sum of the bids to the number of cards dealt.
    pub hook: Hook,
}

/// In which deals the hook holds: the sum of the bids may not equal the cards dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    /// In none.
    Never,
    /// In all.
    Always,
    /// In deals of so many cards or more.
    FromCards(u8),
}

impl Bidding {
    /// Whether the hook holds in some deal, if it is to hold in any: from 1 to 52 cards.
    pub fn hook_makes_sense(&self) -> bool {
        let hook = self.exact().map(|exact| exact.hook);
        !matches!(hook, Some(Hook::FromCards(least)) if !(1..=52).contains(&least))
    }

    /// The rule for bids that must be taken exactly, if that is how these rules bid.
    pub const fn exact(&self) -> Option<&ExactBidding> {
        match self {
            Bidding::Exact(exact) => Some(exact),
            Bidding::Auction(_) | Bidding::None => None,
        }
    }

    /// The rule of the auction, if there is one.
    pub const fn auction(&self) -> Option<&AuctionRule> {
        match self {
            Bidding::Auction(rule) => Some(rule),
            Bidding::Exact(_) | Bidding::None => None,
        }
    }
}

impl Hook {
    /// Whether the hook holds in a deal of `cards` cards.
    pub const fn holds(self, cards: u8) -> bool {
        match self {
            Hook::Never => false,
            Hook::Always => true,
            Hook::FromCards(least) => cards >= least,
        }
    }
}

/// The bids of one deal as they stand when somebody is about to bid.
#[derive(Clone, Copy, Debug)]
pub struct BidsSoFar<'a> {
    /// The cards dealt to each player.
    pub cards: u8,
    /// The players who bid in this deal.
    pub players: u8,
    /// The bids made, in turn.
    pub bids: &'a [u8],
}

impl BidsSoFar<'_> {
    /// The sum of the bids made.
    pub fn sum(&self) -> u32 {
        self.bids.iter().map(|bid| u32::from(*bid)).sum()
    }

    /// Whether exactly one player has still to bid.
    pub const fn last_to_bid(&self) -> bool {
        self.bids.len() + 1 == self.players as usize
    }
}

/// Why a bid is not legal.
#[derive(Clone, Copy)]
enum Fault {
    Surplus,
    OutOfRange,
    Hooked(u8),
}

impl ExactBidding {
    /// The bid as a number of tricks if the player in `seat`, whose turn it is, may make
    /// it.
    ///
    /// Sources: Serbian whist and Romanian whist, on bidding.
    ///
    /// # Errors
    /// A surplus bid, one out of range, or one that the hook takes.
    pub fn judge(&self, so_far: BidsSoFar<'_>, seat: Seat, bid: i64) -> Result<u8, Refusal> {
        let (cards, players, sum) = (so_far.cards, so_far.players, so_far.sum());
        self.legal(so_far, bid).map_err(|fault| match fault {
            Fault::Surplus => Refusal::SurplusBid { bid, players, had_bid: players },
            Fault::OutOfRange => {
                Refusal::BidOutOfRange { seat, bid, cards, open: self.open(so_far) }
            }
            Fault::Hooked(bid) => {
                Refusal::Hooked { seat, bid, cards, sum, open: self.open(so_far) }
            }
        })
    }

    fn legal(&self, so_far: BidsSoFar<'_>, bid: i64) -> Result<u8, Fault> {
        if so_far.bids.len() >= so_far.players.into() {
            return Err(Fault::Surplus);
        }
        match u8::try_from(bid) {
            Ok(bid) if bid > so_far.cards => Err(Fault::OutOfRange),
            Ok(bid) if self.barred(so_far) == Some(bid) => Err(Fault::Hooked(bid)),
            Ok(bid) => Ok(bid),
            Err(_) => Err(Fault::OutOfRange),
        }
    }

    /// The one bid from 0 to the cards dealt that the hook takes from the next to bid, if
    /// there is one.
    pub fn barred(&self, so_far: BidsSoFar<'_>) -> Option<u8> {
        if !so_far.last_to_bid() || !self.hook.holds(so_far.cards) {
            return None;
        }
        u32::from(so_far.cards).checked_sub(so_far.sum()).map(|bid| bid as u8)
    }

    /// Every bid that is legal now, rising; empty when everyone has bid.
    pub fn open(&self, so_far: BidsSoFar<'_>) -> Vec<u8> {
        (0..=so_far.cards).filter(|bid| self.legal(so_far, (*bid).into()).is_ok()).collect()
    }
}
