//! The state of a game, and the one way to change it.

use super::{Act, Deal, DealPlan, Posting, Reason, Setup, judge};
use crate::cards::Seat;
use crate::rules::{Points, Refusal};

/// A game as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    plan: Vec<DealPlan>,
    deals: Vec<Deal>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A bid.
    Bidding {
        /// Whose.
        due: Seat,
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
    /// Returns a game that waits for its first deal.
    pub fn new(setup: Setup) -> Game {
        let plan = setup.plan();
        let mut game = Game { setup, plan, deals: Vec::new() };
        game.open_next_deal();
        game
    }

    /// Returns the game after an act, and the act with every name and number filled in.
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

    /// Returns the act with every name and number filled in, if it is legal now. This is the one
    /// judge: commands, prompts and `check` all ask it.
    ///
    /// # Errors
    /// Why the act is against the rules.
    pub fn judge(&self, act: &Act) -> Result<Act, Refusal> {
        let deal = self.current().ok_or(Refusal::Finished { deals: self.plan.len() })?;
        judge::judge(&self.setup, deal, act)
    }

    /// Applies an act that [`Game::judge`] has settled.
    fn apply(&mut self, settled: &Act) {
        let Some(deal) = self.deals.last_mut() else { return };
        match settled {
            Act::Trump(suit) => deal.turned = Some((*suit).into()),
            Act::Bid(bids) => deal.bids.extend(bids.iter().map(|said| said.number as u8)),
            Act::Took(tricks) => {
                deal.tricks = tricks.iter().map(|said| said.number as u8).collect();
                self.score_deal();
                self.open_next_deal();
            }
        }
    }

    fn score_deal(&mut self) {
        let mut totals = self.totals();
        let Some(deal) = self.deals.last_mut() else { return };
        let scoring = &self.setup.rules().scoring;
        let hands = deal.plan.seats.iter().filter_map(|seat| Some((*seat, deal.hand(*seat)?)));
        let postings: Vec<Posting> = hands
            .map(|(seat, hand)| Posting {
                seat,
                points: scoring.score(hand, deal.trump()),
                reason: Reason::Hand { hand, case: scoring.case(hand) },
            })
            .collect();
        for posting in &postings {
            totals[posting.seat.index()] += posting.points;
        }
        deal.postings = postings;
        deal.totals = totals;
    }

    fn open_next_deal(&mut self) {
        if let Some(plan) = self.plan.get(self.deals.len()) {
            self.deals.push(Deal::new(plan.clone()));
        }
    }

    /// Returns what was settled before the first deal.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns every deal of the schedule.
    pub fn plan(&self) -> &[DealPlan] {
        &self.plan
    }

    /// Returns the deals that have begun, in order; the last may still be played.
    pub fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// Returns the deal being played, or nothing once the game is over.
    pub fn current(&self) -> Option<&Deal> {
        self.deals.last().filter(|deal| !deal.is_over())
    }

    /// Returns the deals played out, in order.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = &Deal> {
        self.deals.iter().filter(|deal| deal.is_over())
    }

    /// Returns what the game waits for.
    pub fn phase(&self) -> Phase {
        match self.current() {
            None => Phase::Finished,
            Some(deal) => deal.to_bid().map_or(Phase::Tricks, |due| Phase::Bidding { due }),
        }
    }

    /// Returns each player's total after the last deal played out, in turn order.
    pub fn totals(&self) -> Vec<Points> {
        self.played().next_back().map_or_else(
            || vec![Points::ZERO; self.setup.players().count()],
            |deal| deal.totals().to_vec(),
        )
    }
}
