//! A deal being played or played out, and the points it posted.

use super::DealPlan;
use crate::cards::{Seat, Trump};
use crate::rules::{BidsSoFar, Bonus, Case, Hand, PlannedTrump, Points};

/// A deal as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(super) plan: DealPlan,
    pub(super) turned: Option<Trump>,
    pub(super) bids: Vec<u8>,
    pub(super) tricks: Vec<u8>,
    pub(super) postings: Vec<Posting>,
    pub(super) totals: Vec<Points>,
}

/// Points given to a player, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Who gets them.
    pub seat: Seat,
    /// How many.
    pub points: Points,
    /// What for.
    pub reason: Reason,
}

/// What points were given for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The player's own hand: what it was, and which case of the score it fell under.
    Hand {
        /// The hand.
        hand: Hand,
        /// The case.
        case: Case,
        /// Whether the deal's trump doubled the points.
        doubled: bool,
    },
    /// A run that the deal completed.
    Promotion(Bonus),
}

impl Deal {
    pub(super) fn new(plan: DealPlan) -> Deal {
        let forced = if plan.bids_are_forced() { plan.seats.len() } else { 0 };
        Deal {
            plan,
            turned: None,
            bids: vec![0; forced],
            tricks: Vec::new(),
            postings: Vec::new(),
            totals: Vec::new(),
        }
    }

    /// Returns the deal as the schedule has it.
    pub const fn plan(&self) -> &DealPlan {
        &self.plan
    }

    /// Returns the trump, as fixed or as recorded; nothing if a card was turned and nobody said
    /// which.
    pub const fn trump(&self) -> Option<Trump> {
        match self.plan.trump {
            PlannedTrump::Fixed(trump) => Some(trump),
            PlannedTrump::Turned => self.turned,
        }
    }

    /// Returns the bid of a player, once made.
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        self.bids.get(self.plan.place(seat)?).copied()
    }

    /// Returns the tricks that a player took, once the deal is played out.
    pub fn took(&self, seat: Seat) -> Option<u8> {
        self.tricks.get(self.plan.place(seat)?).copied()
    }

    /// Returns the bids made, in speaking order, as the bidding axis sees them.
    pub fn bids(&self) -> BidsSoFar<'_> {
        BidsSoFar { cards: self.plan.cards, players: self.plan.seats.len() as u8, bids: &self.bids }
    }

    /// Returns the tricks taken, in speaking order; empty until the deal is played out.
    pub fn tricks(&self) -> &[u8] {
        &self.tricks
    }

    /// Returns who is to bid, or nothing once everyone has.
    pub fn to_bid(&self) -> Option<Seat> {
        self.plan.seats.get(self.bids.len()).copied()
    }

    /// Returns whether the deal is played out.
    pub const fn is_over(&self) -> bool {
        !self.tricks.is_empty()
    }

    /// Returns the points that the deal posted; empty until it is played out.
    pub fn postings(&self) -> &[Posting] {
        &self.postings
    }

    /// Returns the points that a player's own hand scored, once the deal is played out.
    pub fn points(&self, seat: Seat) -> Option<Points> {
        let mut own = self.postings_of(seat);
        own.find(|posting| matches!(posting.reason, Reason::Hand { .. })).map(|own| own.points)
    }

    /// Returns the points that a player got on top of the own hand's.
    pub fn bonus(&self, seat: Seat) -> Points {
        self.postings_of(seat)
            .filter(|posting| matches!(posting.reason, Reason::Promotion(_)))
            .map(|posting| posting.points)
            .sum()
    }

    /// Returns what the deal posted to a player.
    pub fn postings_of(&self, seat: Seat) -> impl Iterator<Item = &Posting> {
        self.postings.iter().filter(move |posting| posting.seat == seat)
    }

    /// Returns each player's total after the deal, in turn order; empty until it is played out.
    pub fn totals(&self) -> &[Points] {
        &self.totals
    }

    /// Returns the hand of a player, once the deal is played out; nothing for the dead hand.
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        Some(Hand {
            bid: self.bid(seat)?,
            took: self.took(seat)?,
            cards: self.plan.cards,
            players: self.plan.seats.len() as u8,
        })
    }
}
