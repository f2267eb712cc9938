//! What may be called in an auction.

use super::made::MadeBid;
use super::{
    Auction, AuctionRule, Bid, BidRule, Call, CallRefusal, CallTurn, FirstSpeaker, NamesTrump,
    Pairs, Play,
};
use crate::cards::Trump;

/// What is legal, or why it is not.
type Result<T> = std::result::Result<T, CallRefusal>;

impl Auction {
    /// A bid with its trump, if that is the suit turned up and not said.
    pub fn filled_in(&self, rule: &AuctionRule, bid: &Bid) -> Bid {
        let is_turned = |(_, bid): &(usize, &BidRule)| bid.trump == NamesTrump::Turned;
        let turned = rule.bid(&bid.id).filter(is_turned).and(self.turned);
        Bid { id: bid.id.clone(), trump: bid.trump.or(turned) }
    }

    /// Whether a bid may name this trump; `None` means that it names none.
    pub fn takes(&self, bid: &BidRule, trump: Option<Trump>) -> bool {
        let is_other =
            bid.trump == NamesTrump::Turned && self.turned.is_some_and(|it| trump != Some(it));
        bid.takes(trump) && !is_other
    }

    /// Every call that is legal now, bids from the lowest.
    pub fn open(&self, rule: &AuctionRule) -> Vec<Call> {
        let bids = rule.bids.iter().flat_map(|bid| {
            let trumps = std::iter::once(None).chain(rule.trumps.iter().copied().map(Some));
            let named = trumps.filter(|trump| bid.takes(*trump));
            named.map(|trump| Call::Bid(Bid { id: bid.id.clone(), trump }))
        });
        [Call::Trou, Call::PassTrou, Call::Pass, Call::Wait, Call::Join(None)]
            .into_iter()
            .chain(bids)
            .filter(|call| self.judge(rule, call).is_ok())
            .collect()
    }

    /// Judges a call by the player [whose it is](Auction::speaker): the call with everything filled in.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn judge(&self, rule: &AuctionRule, call: &Call) -> Result<Call> {
        let place = self.place_of(rule, call).ok_or(CallRefusal::Over)?;
        let speaker = &self.speakers[place];
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
            Call::Join(_) if !speaker.may_join() => Err(CallRefusal::NothingToJoin),
            Call::Join(bid) => {
                let bid = bid.as_ref().map(|bid| self.filled_in(rule, bid));
                self.judge_join(rule, place, bid.as_ref())
            }
            Call::Bid(bid) => self.judge_bid(rule, place, &self.filled_in(rule, bid)),
        }
    }

    /// Judges a call while everyone says whether they hold three aces.
    fn judge_aces(&self, call: &Call) -> Result<Call> {
        match (call, self.trou) {
            (Call::Trou, Some(by)) => Err(CallRefusal::TrouTaken(self.seats[by])),
            (Call::Trou | Call::PassTrou, _) => Ok(call.clone()),
            _ => Err(CallRefusal::TrouFirst),
        }
    }

    fn judge_join(&self, rule: &AuctionRule, place: usize, named: Option<&Bid>) -> Result<Call> {
        let fits = |call: &&MadeBid| named.is_none_or(|bid| bid.trump == call.bid.trump);
        let call = self.open_calls(place).find(fits).ok_or(CallRefusal::NothingToJoin)?;
        // The call may stay at its level while it is the standing bid.
        let stands = self.bids.last() == Some(call);
        let level = |rank: &usize| {
            rule.bids[*rank].play == Play::Suit
                && ((stands && *rank == call.rank) || self.outbids(rule, *rank, call.bid.trump))
        };
        let too_low = || CallRefusal::TooLow(self.bids[self.bids.len() - 1].bid.clone());
        let rank = match named {
            None => (0..rule.bids.len()).find(level).ok_or_else(too_low)?,
            Some(bid) => {
                let (rank, _) = rule.bid(&bid.id).ok_or(CallRefusal::NoSuchBid)?;
                Some(rank).filter(level).ok_or_else(too_low)?
            }
        };
        let bid = Bid { id: rule.bids[rank].id.clone(), trump: call.bid.trump };
        Ok(Call::Join(Some(bid)))
    }

    fn judge_bid(&self, rule: &AuctionRule, place: usize, bid: &Bid) -> Result<Call> {
        let speaker = &self.speakers[place];
        let (rank, bid_rule) = rule.bid(&bid.id).ok_or(CallRefusal::NoSuchBid)?;
        if bid_rule.play == Play::Trou {
            return Err(CallRefusal::TrouIsAnnounced);
        }
        if !self.takes(bid_rule, bid.trump) {
            return Err(CallRefusal::WrongTrump(bid_rule.trump));
        }
        let names_a_call = || self.open_calls(place).any(|call| call.bid.trump == bid.trump);
        if bid_rule.play == Play::Suit && speaker.may_join() && names_a_call() {
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
            let standing = self.bids[self.bids.len() - 1].bid.clone();
            return Err(CallRefusal::TooLow(standing));
        }
        let raises = self.bids.iter().any(|made| made.with == Some(place));
        if bid_rule.play == Play::Suit && !raises && !self.somebody_could_join(place) {
            return Err(CallRefusal::NobodyToJoin);
        }
        Ok(Call::Bid(bid.clone()))
    }

    /// Limits the players of a pair: the joiner may only raise, the caller only leave.
    fn judge_pair(&self, rule: &AuctionRule, place: usize, play: Play, bid: &Bid) -> Result<()> {
        let pair = self.bids.iter().rev().find(|made| made.with.is_some() && made.is_of(place));
        let Some(pair) = pair.filter(|_| rule.pairs == Pairs::Raise) else { return Ok(()) };
        let raises = play == Play::Suit && bid.trump == pair.bid.trump;
        match pair.bid.trump {
            _ if play == Play::Suit && pair.by == place => Err(CallRefusal::OnlyLeave),
            Some(suit) if pair.with == Some(place) && !raises => Err(CallRefusal::OnlyRaise(suit)),
            _ => Ok(()),
        }
    }

    fn outbids(&self, rule: &AuctionRule, rank: usize, trump: Option<Trump>) -> bool {
        self.bids.last().is_none_or(|standing| {
            (rank, rule.strength(trump)) > (standing.rank, rule.strength(standing.bid.trump))
        })
    }

    fn somebody_could_join(&self, caller: usize) -> bool {
        let mut speakers = self.speakers.iter().enumerate();
        speakers.any(|(place, speaker)| place != caller && speaker.may_join())
    }
}
