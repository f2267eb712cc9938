//! How players bid; and exact bids: their range, and the hook on the last bidder.

use super::{AuctionRule, BidRule, BidTarget, Judged, Refusal, is_default};
use crate::cards::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use std::ops::RangeInclusive;

/// How the players of a deal bid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Bidding {
    /// Everyone bids a number of tricks once, in turn.
    Exact(ExactBidding),
    /// Players outbid one another for the contract.
    Auction(AuctionRule),
    /// Nobody bids.
    None,
}

/// The rule for bids of a number of tricks.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExactBidding {
    /// What the last bid may not bring the sum of the bids to.
    pub hook: Hook,
    /// What makes a bid.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: BidTarget,
    /// The least that may be bid; a deal of fewer cards is bid from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(min = 0, max = 52))]
    pub least: u8,
    /// The most that may be bid, where that is fewer than the cards dealt.
    #[schemars(range(min = 1, max = 52))]
    pub most: Option<u8>,
    /// The cards are dealt again if the bids add up to less.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(min = 0, max = 52))]
    pub redeal_below: u8,
    /// Bids that are made by a word.
    #[serde(default, skip_serializing_if = "is_default")]
    pub named: Vec<NamedBid>,
}

/// A bid that is made by a word, such as `blind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NamedBid {
    /// The word.
    pub word: String,
    /// The tricks that it bids.
    #[schemars(range(min = 0, max = 52))]
    pub bid: u8,
}

/// In which deals the hook holds. Where it would leave the last bidder nothing to bid, it lapses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    /// In none: the bids may add up to anything.
    Never,
    /// In all: the bids may not add up to the cards dealt.
    Always,
    /// In deals of this many cards or more.
    FromCards(#[schemars(range(min = 1, max = 52))] u8),
    /// In all, and the bids have to add up to more than the cards dealt.
    Over,
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

    /// The rule of the auction, if its calls are judged.
    pub fn judged_auction(&self) -> Option<&AuctionRule> {
        self.auction().filter(|rule| !rule.contract_only)
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
            Hook::Always | Hook::Over => true,
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
}

impl ExactBidding {
    /// Bids to be taken exactly, from 0 to the cards dealt.
    pub const fn exact(hook: Hook) -> ExactBidding {
        ExactBidding {
            hook,
            target: BidTarget::Exact,
            least: 0,
            most: None,
            redeal_below: 0,
            named: Vec::new(),
        }
    }

    /// The bid that is made by a word.
    pub fn named(&self, word: &str) -> Option<&NamedBid> {
        self.named.iter().find(|named| named.word == word)
    }

    /// The words of the open bids.
    pub fn words(&self, open: &[u8]) -> impl Iterator<Item = String> {
        let named = self.named.iter().filter(|named| open.contains(&named.bid));
        named.map(|named| named.word.clone())
    }

    /// The bids that a deal of `cards` cards has, whatever the hook.
    pub fn range(&self, cards: u8) -> RangeInclusive<u8> {
        let least = if self.least > cards { 0 } else { self.least };
        least..=self.most.map_or(cards, |most| most.min(cards)).max(least)
    }

    /// Judges a bid by the player in `seat`, who is next in turn; returns it as a number of tricks.
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
    /// assert_eq!(bidding.barred(so_far), Some(3..=3));
    /// assert_eq!(bidding.judge(so_far, last, 4), Ok(4));
    /// assert!(matches!(bidding.judge(so_far, last, 3), Err(Refusal::Hooked { sum: 3, .. })));
    /// ```
    ///
    /// # Errors
    /// A surplus bid, one out of range, or one that the hook bars.
    pub fn judge(&self, so_far: BidsSoFar<'_>, seat: Seat, bid: i64) -> Judged<u8> {
        let BidsSoFar { cards, players, bids } = so_far;
        if bids.len() >= players.into() {
            return Err(Refusal::SurplusBid { players, had_bid: players });
        }

        let range = self.range(cards);
        let in_range = u8::try_from(bid).ok().filter(|bid| range.contains(bid));
        let Some(tricks) = in_range else {
            let open = self.open(so_far);
            return Err(Refusal::BidOutOfRange { seat, bid, cards, range, open });
        };

        if self.barred(so_far).is_some_and(|barred| barred.contains(&tricks)) {
            return Err(Refusal::Hooked {
                seat,
                bid: tricks,
                cards,
                sum: so_far.sum(),
                over: self.hook == Hook::Over,
                open: self.open(so_far),
            });
        }
        Ok(tricks)
    }

    /// Whether the hook judges the next bid: the last one, in a deal in which it holds.
    pub const fn hooks(&self, so_far: BidsSoFar<'_>) -> bool {
        so_far.bids.len() + 1 == so_far.players as usize && self.hook.holds(so_far.cards)
    }

    /// The next bids that would not meet the hook: one, or the lowest ones.
    fn unmet(&self, so_far: BidsSoFar<'_>) -> Option<RangeInclusive<u8>> {
        if !self.hooks(so_far) {
            return None;
        }
        let range = self.range(so_far.cards);
        let left = u32::from(so_far.cards).checked_sub(so_far.sum())? as u8;

        let unmet = match self.hook {
            Hook::Over => *range.start()..=left.min(*range.end()),
            _ => left..=left,
        };
        (range.contains(unmet.start()) && range.contains(unmet.end())).then_some(unmet)
    }

    /// The bids that the hook bars for the next to bid: one, or the lowest ones; `None` if it bars
    /// none, or lapses.
    pub fn barred(&self, so_far: BidsSoFar<'_>) -> Option<RangeInclusive<u8>> {
        self.unmet(so_far).filter(|unmet| *unmet != self.range(so_far.cards))
    }

    /// Whether a legal next bid depends on the hook: the hook applies to it, or it is the last one and meets
    /// the cards dealt because no hook does.
    pub fn rests_on_hook(&self, so_far: BidsSoFar<'_>, bid: u8) -> bool {
        let is_last = so_far.bids.len() + 1 == usize::from(so_far.players);
        let meets_cards = so_far.sum() + u32::from(bid) == u32::from(so_far.cards);
        self.hooks(so_far) || (is_last && meets_cards)
    }

    /// Whether the hook may leave no bid in some deal, and so lapse.
    pub const fn may_lapse(&self) -> bool {
        self.least > 0 && matches!(self.hook, Hook::Always | Hook::FromCards(_))
    }

    /// Whether the hook lapses for the next bid, as none would meet it.
    pub fn lapses(&self, so_far: BidsSoFar<'_>) -> bool {
        self.unmet(so_far) == Some(self.range(so_far.cards))
    }

    /// The most that the bids of a deal can add up to.
    pub(super) fn highest_sum(&self, cards: u8, players: u8) -> u32 {
        let bids = vec![*self.range(cards).end(); usize::from(players) - 1];
        let so_far = BidsSoFar { cards, players, bids: &bids };
        so_far.sum() + self.open(so_far).last().copied().map_or(0, u32::from)
    }

    /// Whether any bids of a deal meet the hook, if it holds there.
    pub(super) fn can_meet_hook(&self, cards: u8, players: u8) -> bool {
        let lowest = u32::from(*self.range(cards).start()) * u32::from(players);
        let highest = self.highest_sum(cards, players);
        let barred = u32::from(cards);
        match self.hook {
            Hook::Over => highest > barred,
            _ => highest != barred || lowest != barred,
        }
    }

    /// Every bid that is legal now, rising; empty when everyone has bid.
    pub fn open(&self, so_far: BidsSoFar<'_>) -> Vec<u8> {
        if so_far.bids.len() >= so_far.players.into() {
            return Vec::new();
        }
        let mut open: Vec<u8> = self.range(so_far.cards).collect();
        if let Some(barred) = self.barred(so_far) {
            open.retain(|bid| !barred.contains(bid));
        }
        open
    }
}
