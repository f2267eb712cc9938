//! What is added up: hands and games, alike over everything, over a year, or over what some of them
//! have in common.

use super::game::{TalliedBid, TalliedHand};
use super::ratio::Ratio;
use crate::rules::{BidWord, Points};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// What hands or games have in common that are added up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Nothing: all of them.
    All,
    /// The bid: its number, and its word if it was made by one.
    Bid(u8, Option<BidWord>),
    /// The cards dealt to each player.
    Cards(u8),
    /// The place in the speaking order, from 1; `None` for the last.
    Speaking(Option<usize>),
    /// The year in which the game was last played.
    Year(u16),
}

/// Hands added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandSum {
    /// How many there are.
    pub deals: u32,
    /// What they brought.
    pub points: Points,
    /// How many exact bids were made.
    pub made: u32,
    /// How many were missed.
    pub missed: u32,
    /// How many took more than was bid.
    pub over: u32,
    /// How many took fewer.
    pub under: u32,
    /// The tricks beyond those bids.
    pub tricks_over: u32,
    /// The tricks that those bids lacked.
    pub tricks_under: u32,
}

/// Games added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSum {
    /// How many there are.
    pub games: u32,
    /// How many of them are over. Wins and places are of these.
    pub finished: u32,
    /// How many were won: a win that several sides share is a share for each.
    pub wins: Ratio,
    /// How many ended in each place.
    pub places: BTreeMap<usize, u32>,
    /// How many were won by coming from last place.
    pub comebacks: u32,
}

/// How two players who were not partners did against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Against {
    /// The games that are over.
    pub games: u32,
    /// Those in which the one came before the other.
    pub ahead: u32,
    /// Those in which the other did.
    pub behind: u32,
}

impl HandSum {
    pub(super) fn add(&mut self, hand: &TalliedHand) {
        self.deals += 1;
        self.points += hand.points;
        let Some(TalliedBid { number, took, made, .. }) = hand.bid else { return };
        self.made += u32::from(made);
        self.missed += u32::from(!made);
        match took.cmp(&number) {
            Ordering::Greater => {
                self.over += 1;
                self.tricks_over += u32::from(took - number);
            }
            Ordering::Less => {
                self.under += 1;
                self.tricks_under += u32::from(number - took);
            }
            Ordering::Equal => {}
        }
    }

    /// How many exact bids there are.
    pub const fn bids(&self) -> u32 {
        self.made + self.missed
    }
}

impl GameSum {
    /// Adds a game that is over, in which so many sides had the first place.
    pub(super) fn add(&mut self, rank: usize, firsts: usize, was_last: bool) {
        self.finished += 1;
        *self.places.entry(rank).or_default() += 1;
        if rank == 1 {
            self.wins = self.wins + Ratio::of(1, firsts as i64).unwrap_or_default();
            self.comebacks += u32::from(was_last);
        }
    }

    /// The sum of the places.
    pub fn sum_of_places(&self) -> Ratio {
        let each = self.places.iter().map(|(place, games)| *place as i64 * i64::from(*games));
        Ratio::of(each.sum(), 1).unwrap_or_default()
    }
}

impl Against {
    pub(super) fn add(&mut self, own: usize, other: usize) {
        self.games += 1;
        self.ahead += u32::from(own < other);
        self.behind += u32::from(own > other);
    }
}
