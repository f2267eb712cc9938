//! How players bid; and exact bids: their range, and the hook on the last bidder.

use super::{AuctionRule, BidRule, Refusal};
use crate::cards::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the players of a deal bid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Bidding {
    /// Everyone bids once, in turn, the tricks to take exactly.
    Exact(ExactBidding),
    /// Players outbid one another for the contract.
    Auction(AuctionRule),
    /// Nobody bids.
    None,
}

/// The rule for exact bids.
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
    /// In deals of this many cards or more.
    FromCards(#[schemars(range(min = 1, max = 52))] u8),
}

impl Bidding {
    /// The rule for exact bids, if these rules bid like that.
    pub const fn exact(&self) -> Option<&ExactBidding> {
        if let Bidding::Exact(exact) = self { Some(exact) } else { None }
    }

    /// The rule of the auction, if there is one.
    pub const fn auction(&self) -> Option<&AuctionRule> {
        if let Bidding::Auction(rule) = self { Some(rule) } else { None }
    }

    /// The bids of the auction, lowest first; none without an auction.
    pub fn bids(&self) -> &[BidRule] {
        self.auction().map_or(&[], |rule| &rule.bids)
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

/// The exact bids of one deal, just before somebody bids.
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

impl ExactBidding {
    /// Judges a bid by the player in `seat`, whose turn it is: the bid as a number of tricks.
    ///
    /// Sources: Serbian whist and Romanian whist, on bidding.
    ///
    /// ```
    /// use hoyle::game::Players;
    /// use hoyle::presets;
    /// use hoyle::rules::{BidsSoFar, Refusal};
    ///
    /// let rules = presets::ruleset("serbian").unwrap();
    /// let bidding = rules.bidding.exact().unwrap();
    /// let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
    /// let last = players.seats().next_back().unwrap();
    ///
    /// let so_far = BidsSoFar { cards: 6, players: 4, bids: &[2, 0, 1] };
    /// assert_eq!(bidding.barred(so_far), Some(3));
    /// assert_eq!(bidding.judge(so_far, last, 4), Ok(4));
    /// assert!(matches!(bidding.judge(so_far, last, 3), Err(Refusal::Hooked { sum: 3, .. })));
    /// ```
    ///
    /// # Errors
    /// A surplus bid, one out of range, or one that the hook bars.
    pub fn judge(&self, so_far: BidsSoFar<'_>, seat: Seat, bid: i64) -> Result<u8, Refusal> {
        let BidsSoFar { cards, players, bids } = so_far;
        if bids.len() >= players.into() {
            return Err(Refusal::SurplusBid { players, had_bid: players });
        }
        let open = || self.open(so_far);
        match u8::try_from(bid).ok().filter(|bid| *bid <= cards) {
            None => Err(Refusal::BidOutOfRange { seat, bid, cards, open: open() }),
            Some(bid) if self.barred(so_far) == Some(bid) => {
                Err(Refusal::Hooked { seat, bid, cards, sum: so_far.sum(), open: open() })
            }
            Some(bid) => Ok(bid),
        }
    }

    /// The one bid from 0 to the cards dealt that the hook bars for the next to bid, if any.
    pub fn barred(&self, so_far: BidsSoFar<'_>) -> Option<u8> {
        if !so_far.last_to_bid() || !self.hook.holds(so_far.cards) {
            return None;
        }
        u32::from(so_far.cards).checked_sub(so_far.sum()).map(|bid| bid as u8)
    }

    /// Every bid that is legal now, rising; empty when everyone has bid.
    pub fn open(&self, so_far: BidsSoFar<'_>) -> Vec<u8> {
        if so_far.bids.len() >= so_far.players.into() {
            return Vec::new();
        }
        let barred = self.barred(so_far);
        (0..=so_far.cards).filter(|bid| barred != Some(*bid)).collect()
    }
}
