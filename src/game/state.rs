//! The state of a game, and the one way to change it.

use super::{
    Act, BiddingState, Deal, DealPlan, PlayedCard, SeatChange, Setup, TableRuling, judge, postings,
    ruling,
};
use crate::cards::{Card, Seat};
use crate::rules::{Auction, AuctionState, Call, Extra, MOST_DEALS, PlayFault, Points, Refusal};
use std::sync::Arc;

/// A game as far as it has come. A copy is cheap: it shares what is settled with the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) setup: Arc<Setup>,
    plan: Arc<[DealPlan]>,
    pub(super) deals: Vec<Arc<Deal>>,
    pub(super) rulings: Vec<Arc<TableRuling>>,
    /// Who sits on each chair, in turn.
    pub(super) chairs: Vec<Seat>,
    pub(super) reseated: Vec<SeatChange>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A bid.
    Bidding {
        /// Whose.
        due: Seat,
    },
    /// A call of the auction.
    Calling {
        /// Whose.
        due: Seat,
    },
    /// The partner and the trump of a trou.
    Partner {
        /// Who holds three aces.
        by: Seat,
    },
    /// The tricks of a deal whose bids are in.
    Tricks,
    /// Nothing: every deal is played.
    Finished,
}

/// An act that was refused, with the game as it was before.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The untouched game.
    pub game: Game,
    /// Why.
    pub refusal: Refusal,
}

impl Game {
    /// A game that waits for its first deal.
    pub fn new(setup: Setup) -> Game {
        let plan = setup.plan().into();
        let chairs = setup.players().seats().collect();
        let (deals, rulings, reseated) = (Vec::new(), Vec::new(), Vec::new());
        let mut game = Game { setup: Arc::new(setup), plan, deals, rulings, chairs, reseated };
        game.open_next_deal();
        game
    }

    /// The game after an act, and the act with every name and number filled in.
    ///
    /// # Errors
    /// The act is against the rules; the untouched game comes back with the refusal.
    pub fn play(mut self, act: &Act) -> Result<(Game, Act), Box<Refused>> {
        match self.judge(act) {
            Ok(settled) => {
                self.apply(&settled);
                Ok((self, settled))
            }
            Err(refusal) => Err(Box::new(Refused { game: self, refusal })),
        }
    }

    /// The act with every name and number filled in, if it is legal now. This is the one
    /// judge: commands, prompts and `check` all ask it.
    ///
    /// # Errors
    /// Why the act is against the rules.
    pub fn judge(&self, act: &Act) -> Result<Act, Refusal> {
        match (act, self.current()) {
            (Act::Extra(id), now) => self.judge_extra(id, now),
            (Act::Ruling(ruling), _) => self.judge_ruling(ruling).map(Act::Ruling),
            (Act::Dealer(_) | Act::Leave { .. } | Act::Swap(..), Some(deal)) => {
                self.judge_seating(deal, act)
            }
            (Act::Took(_), _) if self.just_recorded_in_full().is_some() => self.judge_told(act),
            (_, Some(deal)) => {
                judge::judge(&self.setup, deal, act).map_err(|refusal| self.surplus(act, refusal))
            }
            (_, None) => Err(self.surplus(
                act,
                Refusal::Finished {
                    deals: self.deals.len(),
                    extras: self.extras_left().map(|extra| extra.id.clone()).collect(),
                },
            )),
        }
    }

    /// The deal that its cards have told to the end, as long as nothing has happened since.
    pub(super) fn just_recorded_in_full(&self) -> Option<&Deal> {
        let last = self.played().next_back()?;
        let untouched = self.current().is_none_or(Deal::is_untouched);
        (untouched && last.all_tricks_recorded(self.setup.rules())).then_some(last)
    }

    /// Judges tricks that are typed after the cards have told them: they can only be the same.
    fn judge_told(&self, act: &Act) -> Result<Act, Refusal> {
        let Some(told) = self.just_recorded_in_full() else { return Err(Refusal::EmptyAct) };
        judge::judge(&self.setup, told, act)?;
        Err(Refusal::TricksAlreadyRecorded { deal: told.plan.number })
    }

    /// Why a trick after the last of a deal is refused; other refusals stay as they are.
    fn surplus(&self, act: &Act, refusal: Refusal) -> Refusal {
        match (act, self.just_recorded_in_full()) {
            (Act::Trick { .. }, Some(told)) => Refusal::play(PlayFault::AllPlayed {
                deal: told.plan.number,
                tricks: told.trick_count(self.setup.rules()),
            }),
            _ => refusal,
        }
    }

    fn judge_extra(&self, id: &str, now: Option<&Deal>) -> Result<Act, Refusal> {
        let extras = &self.setup.rules().extras;
        let Some(extra) = extras.iter().find(|extra| extra.id == id) else {
            let known = extras.iter().map(|extra| extra.id.clone()).collect();
            return Err(Refusal::NoSuchExtra { id: id.to_owned(), known });
        };
        if now.is_some() {
            let left = self.plan.len().saturating_sub(self.played().count());
            return Err(Refusal::ExtraTooSoon { left });
        }
        if !self.extras_left().any(|left| left.id == extra.id) {
            let most = extra.most.deals(self.setup.players().count());
            return Err(Refusal::ExtrasSpent { mark: extra.mark.clone(), most });
        }
        Ok(Act::Extra(id.to_owned()))
    }

    /// The kinds of extra deals of which another may be played once no deal is on.
    pub fn extras_left(&self) -> impl Iterator<Item = &Extra> {
        let players = self.setup.players().count();
        self.setup.rules().extras.iter().filter(move |extra| {
            let played = self.deals.iter().filter_map(|deal| deal.plan.as_extra());
            played.filter(|played| played.id == extra.id).count() < extra.most.deals(players)
        })
    }

    /// Applies an act that [`Game::judge`] has settled.
    pub(super) fn apply(&mut self, settled: &Act) {
        match (settled, self.deals.last_mut().map(Arc::make_mut)) {
            (Act::Extra(id), _) => self.open_extra_deal(id),
            (Act::Ruling(ruling), _) => self.rule(ruling),
            (Act::Trump(trump), Some(deal)) => deal.turned = Some(*trump),
            (Act::Turned(card), Some(deal)) => {
                deal.turned = Some(card.suit.into());
                deal.turned_card = Some(*card);
            }
            (Act::Bid(said), Some(Deal { bidding: BiddingState::Exact(bids), .. })) => {
                bids.extend(said.iter().map(|said| said.number as u8));
            }
            (Act::Call(calls), Some(_)) => self.make_calls(calls),
            (
                Act::Contract(agreed),
                Some(Deal { bidding: BiddingState::Auction { contract, .. }, .. }),
            ) => {
                *contract = Some(agreed.clone());
            }
            (Act::Took(tricks), Some(_)) => {
                self.end_deal(tricks.iter().map(|said| said.number as u8).collect());
            }
            (Act::Trick { cards, turned }, Some(_)) => self.record_trick(cards, *turned),
            (Act::Dealer(dealer), Some(_)) => self.deal_by(*dealer),
            (Act::Leave { seat, to: Some(to) }, _) => self.take_over(*seat, to),
            (Act::Swap(one, other), _) => self.swap(*one, *other),
            (Act::Leave { to: None, .. }, _) => {}
            (Act::Redeal, Some(deal)) => {
                let plan = deal.plan.clone();
                self.deal_again(plan, 1);
            }
            (Act::Bid(_) | Act::Contract(_), Some(_)) | (_, None) => {}
        }
    }

    /// Makes settled calls; an auction that ends with them leaves its contract, or begins anew.
    fn make_calls(&mut self, calls: &[Call]) {
        let Some(rule) = self.setup.rules().bidding.auction() else { return };
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        let BiddingState::Auction { auction, contract } = &mut deal.bidding else { return };
        for call in calls {
            auction.make(rule, call);
        }
        match auction.state() {
            AuctionState::Won(won) => *contract = Some(won),
            AuctionState::PassedOut => {
                *auction = Auction::new(rule, deal.plan.seats.clone());
                deal.redeals += 1;
            }
            AuctionState::Speaking { .. } | AuctionState::Partner { .. } => {}
        }
    }

    /// Begins the deal being played anew.
    pub(super) fn deal_again(&mut self, plan: DealPlan, redeals: usize) {
        let Some(old) = self.deals.pop() else { return };
        let mut deal = Deal::new(plan, &self.setup.rules().bidding);
        deal.redeals = old.redeals + redeals;
        // What was said is void, but not that the deal was played after the end of the game.
        let after_the_end = |refusal: &&Refusal| matches!(refusal, Refusal::Finished { .. });
        deal.against = old.against.iter().filter(after_the_end).cloned().collect();
        self.deals.push(Arc::new(deal));
    }

    /// Records a settled trick; the last one ends the deal.
    fn record_trick(&mut self, laid: &[PlayedCard], turned: Option<Card>) {
        let rules = self.setup.rules();
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        let Some(trick) = deal.trick_of(laid, turned) else { return };
        Arc::make_mut(&mut deal.recorded).push(trick);
        if deal.all_tricks_recorded(rules) {
            let tricks = deal.tally(rules).into_iter().map(|(_, won)| won).collect();
            self.end_deal(tricks);
        }
    }

    /// Ends the deal being played with these tricks, and opens the next one.
    fn end_deal(&mut self, tricks: Vec<u8>) {
        let before = self.totals();
        self.score_deal(tricks, before);
        self.open_next_deal();
    }

    /// Scores the deal being played, on top of the totals before it.
    fn score_deal(&mut self, tricks: Vec<u8>, mut totals: Vec<Points>) {
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        deal.tricks = tricks;
        let deal = &self.deals[self.deals.len() - 1];
        let mut postings = postings::of(self, deal);
        let number = Some(deal.plan.number);
        let ruled = self.rulings.iter().filter(|ruling| ruling.deal == number);
        postings.extend(ruled.flat_map(ruling::postings));
        for posting in &postings {
            totals[posting.seat.index()] += posting.points;
        }
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        deal.postings = postings;
        deal.totals = totals;
    }

    /// Enters a settled ruling. It counts from its deal on, so the game may end by it, or go on.
    fn rule(&mut self, ruling: &TableRuling) {
        let ruling = Arc::new(ruling.clone());
        self.rulings.push(Arc::clone(&ruling));
        let first = ruling.deal.unwrap_or_default().saturating_sub(1);
        for (index, deal) in self.deals.iter_mut().enumerate().skip(first) {
            if !deal.is_over() {
                continue;
            }
            let deal = Arc::make_mut(deal);
            for posting in ruling::postings(&ruling) {
                deal.totals[posting.seat.index()] += posting.points;
                if index == first {
                    deal.postings.push(posting);
                }
            }
        }
        let untouched = self.current().is_some_and(|deal| self.is_untouched(deal));
        if untouched && self.scheduled().is_none() && self.points_reached() {
            self.deals.pop();
        } else if self.current().is_none() {
            self.open_next_deal();
        }
    }

    /// Opens the next deal, unless the game is over.
    fn open_next_deal(&mut self) {
        if self.deals.len() < self.plan.len() || !self.points_reached() {
            self.play_on();
        }
    }

    /// Opens the next deal that the schedule has, and returns whether it has one.
    pub(super) fn play_on(&mut self) -> bool {
        let (rules, index) = (self.setup.rules(), self.deals.len());
        let plan = match (self.plan.get(index), rules.schedule.endless()) {
            (Some(plan), _) => plan.clone(),
            (None, Some(size)) if index < MOST_DEALS => {
                let players = self.setup.players().count() as u8;
                DealPlan::endless(rules, players, self.setup.dealer(), index, size)
            }
            _ => return false,
        };
        let plan = self.seated(&plan);
        self.deals.push(Arc::new(Deal::new(plan, &rules.bidding)));
        true
    }

    /// Whether somebody has the points at which the game ends, and nobody equals the best.
    ///
    /// Source: Whist, Scoring.
    fn points_reached(&self) -> bool {
        let Some(end) = self.setup.rules().ending.points else { return false };
        let standings = self.standings();
        let alone = standings.iter().filter(|place| place.rank == 1).count() == 1;
        alone && standings.iter().any(|place| place.total >= Points::whole(end.into()))
    }

    fn open_extra_deal(&mut self, id: &str) {
        let rules = self.setup.rules();
        let Some(extra) = rules.extras.iter().find(|extra| extra.id == id) else { return };
        let (players, first) = (self.setup.players().count() as u8, self.setup.dealer());
        let plan = DealPlan::extra(rules, players, first, self.deals.len(), extra);
        let plan = self.seated(&plan);
        self.deals.push(Arc::new(Deal::new(plan, &rules.bidding)));
    }

    /// What was settled before the first deal.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many deals the schedule has, or `None` where they go on until the game ends.
    pub fn scheduled(&self) -> Option<usize> {
        self.setup.rules().schedule.endless().is_none().then_some(self.plan.len())
    }

    /// The deals that have begun, in order; the last may still be played.
    pub fn deals(&self) -> impl DoubleEndedIterator<Item = &Deal> + ExactSizeIterator {
        self.deals.iter().map(Arc::as_ref)
    }

    /// The deal being played, or nothing once the game is over.
    pub fn current(&self) -> Option<&Deal> {
        self.deals().next_back().filter(|deal| !deal.is_over())
    }

    /// The deals played out, in order.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = &Deal> {
        self.deals().filter(|deal| deal.is_over())
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        match self.current() {
            None => Phase::Finished,
            Some(deal) => judge::phase(deal),
        }
    }

    /// Each player's total after the last deal played out, in turn order.
    pub fn totals(&self) -> Vec<Points> {
        self.played().next_back().map_or_else(
            || vec![Points::ZERO; self.setup.players().count()],
            |deal| deal.totals().to_vec(),
        )
    }
}
