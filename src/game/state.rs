//! The state of a game, and the one way to change it.

use super::{Act, Deal, DealPlan, Posting, Reason, Setup, judge};
use crate::cards::Seat;
use crate::rules::{Extra, Outcome, Points, Refusal};

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
        match (act, self.current()) {
            (Act::Extra(id), now) => self.judge_extra(id, now),
            (_, Some(deal)) => judge::judge(&self.setup, deal, act),
            (_, None) => Err(Refusal::Finished {
                deals: self.deals.len(),
                extras: self.extras_left().map(|extra| extra.id.clone()).collect(),
            }),
        }
    }

    fn judge_extra(&self, id: &str, now: Option<&Deal>) -> Result<Act, Refusal> {
        let extras = &self.setup.rules().extras;
        let Some(extra) = extras.iter().find(|extra| extra.id == id) else {
            let known = extras.iter().map(|extra| extra.id.clone()).collect();
            return Err(Refusal::NoSuchExtra { known });
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

    /// Returns the kinds of extra deals of which another may be played once no deal is on.
    pub fn extras_left(&self) -> impl Iterator<Item = &Extra> {
        let players = self.setup.players().count();
        self.setup.rules().extras.iter().filter(move |extra| {
            let played = self.deals.iter().filter_map(|deal| deal.plan.as_extra());
            played.filter(|played| played.id == extra.id).count() < extra.most.deals(players)
        })
    }

    /// Applies an act that [`Game::judge`] has settled.
    fn apply(&mut self, settled: &Act) {
        match (settled, self.deals.last_mut()) {
            (Act::Extra(id), _) => self.open_extra_deal(id),
            (Act::Trump(trump), Some(deal)) => deal.turned = Some(*trump),
            (Act::Bid(bids), Some(deal)) => {
                deal.bids.extend(bids.iter().map(|said| said.number as u8));
            }
            (Act::Took(tricks), Some(_)) => {
                let before = self.totals();
                self.score_deal(tricks.iter().map(|said| said.number as u8).collect(), before);
                self.open_next_deal();
            }
            (_, None) => {}
        }
    }

    /// Ends the deal being played with these tricks, on top of the totals before it.
    fn score_deal(&mut self, tricks: Vec<u8>, mut totals: Vec<Points>) {
        let Some(deal) = self.deals.last_mut() else { return };
        deal.tricks = tricks;
        let postings = self.postings(&self.deals[self.deals.len() - 1]);
        for posting in &postings {
            totals[posting.seat.index()] += posting.points;
        }
        let Some(deal) = self.deals.last_mut() else { return };
        deal.postings = postings;
        deal.totals = totals;
    }

    /// Returns what the last deal posts: everyone's own hand, then the runs that it completes.
    fn postings(&self, deal: &Deal) -> Vec<Posting> {
        let seats = deal.plan.seats.iter();
        let hands = seats.clone().filter_map(|seat| self.hand_posting(deal, *seat));
        hands.chain(seats.flat_map(|seat| self.promotions(deal, *seat))).collect()
    }

    fn hand_posting(&self, deal: &Deal, seat: Seat) -> Option<Posting> {
        let (scoring, hand) = (&self.setup.rules().scoring, deal.hand(seat)?);
        Some(Posting {
            seat,
            points: scoring.score(hand, deal.trump()),
            reason: Reason::Hand {
                hand,
                case: scoring.case(hand),
                doubled: scoring.is_doubled(deal.trump()),
            },
        })
    }

    /// Returns the runs that a player completes with a deal. Extra deals neither end a run nor
    /// count for one.
    fn promotions(&self, deal: &Deal, seat: Seat) -> Vec<Posting> {
        let rules = self.setup.rules();
        if deal.plan.as_extra().is_some() || rules.promotions.in_force().next().is_none() {
            return Vec::new();
        }
        let outcome = |deal: &Deal| {
            let hand = deal.hand(seat)?;
            let (number, made) = (deal.plan.number, hand.off() == 0);
            Some(Outcome { deal: number, cards: hand.cards, bid: hand.bid, made })
        };
        let outcomes: Vec<Outcome> = self.deals.iter().filter_map(outcome).collect();
        let players = self.setup.players().count() as u8;
        let bonuses = rules.promotions.bonuses(&outcomes, rules.one_card_deals(), players);
        bonuses
            .into_iter()
            .filter(|bonus| bonus.deals.last() == Some(&deal.plan.number))
            .map(|bonus| Posting { seat, points: bonus.points, reason: Reason::Promotion(bonus) })
            .collect()
    }

    fn open_next_deal(&mut self) {
        if let Some(plan) = self.plan.get(self.deals.len()) {
            self.deals.push(Deal::new(plan.clone()));
        }
    }

    fn open_extra_deal(&mut self, id: &str) {
        let rules = self.setup.rules();
        let Some(extra) = rules.extras.iter().find(|extra| extra.id == id) else { return };
        let (players, first) = (self.setup.players().count() as u8, self.setup.dealer());
        let plan = DealPlan::extra(rules, players, first, self.deals.len(), extra);
        self.deals.push(Deal::new(plan));
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
