//! What may be called in an auction.

use super::{
    Auction, AuctionRule, Bid, BidRule, Call, CallRefusal, CallTurn, FirstSpeaker, Joining,
    NamesTrump, Pairs, Play,
};
use crate::cards::Trump;

impl Auction {
    /// A bid with its trump, if that is the suit turned up and not said.
    pub fn filled_in(&self, rule: &AuctionRule, bid: &Bid) -> Bid {
        let mut filled_in = bid.clone();
        if filled_in.trump.is_none() && rule.is_in_turned_suit(&bid.id) {
            filled_in.trump = self.turned;
        }
        if let Some(suit) = rule.bid(&bid.id).and_then(|(_, bid)| bid.trump.only()) {
            filled_in.trump = filled_in.trump.or(Some(suit.into()));
        }
        filled_in
    }

    /// Whether a bid may name this trump; `None` means that it names none.
    pub fn takes(&self, bid: &BidRule, trump: Option<Trump>) -> bool {
        let is_wrong_suit =
            bid.trump == NamesTrump::Turned && self.turned.is_some() && self.turned != trump;
        bid.takes(trump) && !is_wrong_suit
    }

    /// Every call that is legal now, bids from the lowest.
    pub fn open(&self, rule: &AuctionRule) -> Vec<Call> {
        let mut calls = vec![Call::Trou, Call::PassTrou, Call::Pass, Call::Wait, Call::Join(None)];
        for bid in &rule.bids {
            calls.extend(Bid::all(rule, bid).map(Call::Bid));
        }
        calls.retain(|call| self.judge(rule, call).is_ok());
        calls
    }

    /// Judges a call by [its player](Auction::speaker), and returns it with everything filled in.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn judge(&self, rule: &AuctionRule, call: &Call) -> Result<Call, CallRefusal> {
        let place = self.place_of(rule, call).ok_or(CallRefusal::Over)?;
        if self.calls.len() < self.aces {
            return self.judge_aces(call);
        }

        match call {
            Call::Trou | Call::PassTrou => Err(CallRefusal::TrouOver),
            Call::Pass => Ok(Call::Pass),
            Call::Wait if rule.first_speaker != FirstSpeaker::Waits => Err(CallRefusal::NoWait),
            Call::Wait if self.calls.len() > self.aces => Err(CallRefusal::NotFirst),
            Call::Wait if self.trou.is_some() => Err(CallRefusal::NoWaitAfterTrou),
            Call::Wait => Ok(Call::Wait),
            Call::Join(_) if !self.may_join(rule, place) => Err(self.why_not_join(place)),
            Call::Join(bid) => {
                let bid = bid.as_ref().map(|bid| self.filled_in(rule, bid));
                self.judge_join(rule, place, bid.as_ref())
            }
            Call::Bid(bid) => self.judge_bid(rule, place, &self.filled_in(rule, bid)),
        }
    }

    /// Judges a call while everyone says whether they hold three aces.
    fn judge_aces(&self, call: &Call) -> Result<Call, CallRefusal> {
        match (call, self.trou) {
            (Call::Trou, Some(by)) => Err(CallRefusal::TrouTaken(self.seats[by])),
            (Call::Trou | Call::PassTrou, _) => Ok(call.clone()),
            _ => Err(CallRefusal::TrouFirst),
        }
    }

    /// Whether a player may join a suit call, in turn.
    fn may_join(&self, rule: &AuctionRule, place: usize) -> bool {
        let speaker = &self.speakers[place];
        if speaker.passed {
            return speaker.joins_late;
        }
        let is_open = rule.join == Joining::Open && !self.is_paired(place);
        !speaker.spoken || speaker.waiting || is_open
    }

    /// Whether a player has joined a suit call, or somebody has joined the player's.
    fn is_paired(&self, place: usize) -> bool {
        self.bids.iter().any(|made| made.with.is_some() && made.is_of(place))
    }

    /// Why a player may join no suit call.
    fn why_not_join(&self, place: usize) -> CallRefusal {
        let speaker = &self.speakers[place];
        let has_bid = speaker.spoken && !speaker.passed && !self.is_paired(place);
        if has_bid && self.open_calls(place).next().is_some() {
            CallRefusal::HasBid
        } else {
            CallRefusal::NothingToJoin
        }
    }

    fn judge_join(
        &self,
        rule: &AuctionRule,
        place: usize,
        named: Option<&Bid>,
    ) -> Result<Call, CallRefusal> {
        let call = self
            .open_calls(place)
            .find(|call| named.is_none_or(|bid| bid.trump == call.bid.trump))
            .ok_or(CallRefusal::NothingToJoin)?;

        let mut levels = match named {
            None => 0..rule.bids.len(),
            Some(bid) => {
                let (rank, _) = rule.bid(&bid.id).ok_or(CallRefusal::NoSuchBid)?;
                rank..rank + 1
            }
        };
        // The call may stay at its level while it is the standing bid.
        let stands = self.bids.last() == Some(call);
        let level = levels.find(|rank| {
            rule.bids[*rank].play == Play::Suit
                && ((stands && *rank == call.rank) || self.outbids(rule, *rank, call.bid.trump))
        });

        let bid_rule = &rule.bids[level.ok_or_else(|| self.too_low())?];
        Ok(Call::Join(Some(Bid { id: bid_rule.id.clone(), trump: call.bid.trump })))
    }

    fn judge_bid(&self, rule: &AuctionRule, place: usize, bid: &Bid) -> Result<Call, CallRefusal> {
        let speaker = &self.speakers[place];
        let (rank, bid_rule) = rule.bid(&bid.id).ok_or(CallRefusal::NoSuchBid)?;
        if bid_rule.play == Play::Trou {
            return Err(CallRefusal::TrouIsAnnounced);
        }
        if !self.takes(bid_rule, bid.trump) {
            return Err(CallRefusal::WrongTrump(bid_rule.trump));
        }
        if bid_rule.play == Play::Suit
            && self.may_join(rule, place)
            && self.open_calls(place).any(|call| call.bid.trump == bid.trump)
        {
            return self.judge_join(rule, place, Some(bid));
        }
        if speaker.waiting {
            return Err(CallRefusal::Waiting);
        }
        if speaker.passed {
            return Err(CallRefusal::Passed);
        }
        self.judge_pair(rule, place, bid_rule.play, bid)?;
        if bid_rule.turn == CallTurn::First && speaker.spoken && !speaker.opened_first {
            return Err(CallRefusal::FirstTurnOnly);
        }
        if !self.outbids(rule, rank, bid.trump) {
            return Err(self.too_low());
        }

        let raises = self.bids.iter().any(|made| made.with == Some(place));
        if bid_rule.play == Play::Suit && !raises && !self.somebody_could_join(rule, place) {
            return Err(CallRefusal::NobodyToJoin);
        }
        Ok(Call::Bid(bid.clone()))
    }

    /// Limits the players of a pair: the joiner may only raise, the caller only leave.
    fn judge_pair(
        &self,
        rule: &AuctionRule,
        place: usize,
        play: Play,
        bid: &Bid,
    ) -> Result<(), CallRefusal> {
        if rule.pairs == Pairs::Stand {
            return Ok(());
        }
        let pairs = self.bids.iter().filter(|made| made.with.is_some());
        let Some(pair) = pairs.rev().find(|made| made.is_of(place)) else { return Ok(()) };

        let raises = play == Play::Suit && bid.trump == pair.bid.trump;
        match pair.bid.trump {
            _ if play == Play::Suit && pair.by == place => Err(CallRefusal::OnlyLeave),
            Some(suit) if pair.with == Some(place) && !raises => Err(CallRefusal::OnlyRaise(suit)),
            _ => Ok(()),
        }
    }

    /// The refusal of a bid that does not rank above the standing one.
    fn too_low(&self) -> CallRefusal {
        CallRefusal::TooLow(self.bids[self.bids.len() - 1].bid.clone())
    }

    fn outbids(&self, rule: &AuctionRule, rank: usize, trump: Option<Trump>) -> bool {
        self.bids.last().is_none_or(|standing| {
            (rank, rule.strength(trump)) > (standing.rank, rule.strength(standing.bid.trump))
        })
    }

    fn somebody_could_join(&self, rule: &AuctionRule, caller: usize) -> bool {
        (0..self.seats.len())
            .any(|place| place != caller && self.trou != Some(place) && self.may_join(rule, place))
    }
}
