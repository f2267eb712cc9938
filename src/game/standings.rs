//! Who leads, and who shares a place.

use super::{Game, Reason};
use crate::cards::Seat;
use crate::rules::{Points, TieBreak, Wins};
use std::cmp::Reverse;

/// A player's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank, from 1; equal players share it, and the next rank is left out for each.
    pub rank: usize,
    /// Who.
    pub seat: Seat,
    /// The total.
    pub total: Points,
}

impl Game {
    /// Returns every player's place after the last deal played out, best first; players who share
    /// a rank stand in turn order.
    pub fn standings(&self) -> Vec<Standing> {
        let totals = self.totals();
        let scoring = &self.setup().rules().scoring;
        // The larger key is the better place.
        let key = |seat: Seat| {
            let total = totals[seat.index()];
            let total = if scoring.wins == Wins::Lowest { -total } else { total };
            let tie = scoring.ties.map_or(0, |TieBreak::SuccessfulBids| self.successful_bids(seat));
            (total, tie)
        };
        let mut seats: Vec<Seat> = self.setup().players().seats().collect();
        seats.sort_by_key(|seat| Reverse(key(*seat)));
        seats
            .iter()
            .map(|seat| Standing {
                rank: 1 + seats.iter().filter(|other| key(**other) > key(*seat)).count(),
                seat: *seat,
                total: totals[seat.index()],
            })
            .collect()
    }

    /// Returns the sum of the bids that a player made.
    fn successful_bids(&self, seat: Seat) -> u32 {
        let postings = self.played().flat_map(|deal| deal.postings());
        postings
            .filter(|posting| posting.seat == seat)
            .map(|posting| match posting.reason {
                Reason::Hand { hand, .. } if hand.off() == 0 => u32::from(hand.bid),
                Reason::Hand { .. } => 0,
            })
            .sum()
    }
}
