//! A deal being played or played out, and the points it posted.

use super::DealPlan;
use crate::cards::{Seat, Trump};
use crate::rules::{BidsSoFar, Case, Hand, PlannedTrump, Points};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The player's own hand: what it was, and which case of the score it fell under.
    Hand {
        /// The hand.
        hand: Hand,
        /// The case.
        case: Case,
    },
}

impl Deal {
    pub(super) const fn new(plan: DealPlan) -> Deal {
        Deal {
            plan,
            turned: None,
            bids: Vec::new(),
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
        self.postings.iter().find(|posting| posting.seat == seat).map(|posting| posting.points)
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
