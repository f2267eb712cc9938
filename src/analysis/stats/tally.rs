//! What one player did in many games.

use super::game::{Tallied, TalliedHand};
use super::sums::{Against, Class, GameSum, HandSum};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use strum::{EnumIter, IntoStaticStr};

/// A figure that can be asked where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, EnumIter, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Figure {
    /// The days on which games were played.
    Evenings,
    /// The games.
    Games,
    /// The games won.
    Wins,
    /// The places.
    Places,
    /// The games won from last place.
    Comebacks,
    /// The points.
    Points,
    /// The bids made.
    Made,
    /// The bids with more tricks than that.
    Over,
    /// The bids with fewer tricks than that.
    Under,
    /// The bids made, by the place in the speaking order.
    Speaking,
    /// The bids made, by the cards dealt.
    Cards,
    /// The bids made, by what was bid.
    Bids,
    /// The longest runs of bids made and of bids missed.
    Streaks,
    /// The deal that brought most.
    Best,
    /// The deal that brought least.
    Worst,
    /// The games against each other player.
    Against,
    /// Games, wins, points and bids made, by the year.
    Years,
    /// The ratings.
    Ratings,
}

impl Figure {
    /// Whether it adds up deals, and not games.
    pub const fn is_of_deals(self) -> bool {
        use Figure::{Bids, Cards, Made, Over, Points, Speaking, Under};
        matches!(self, Bids | Cards | Made | Over | Points | Speaking | Under)
    }
}

/// What one player did.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Who.
    pub player: String,
    /// The hands: all, by year, and those with exact bids by what they have in common.
    pub hands: BTreeMap<Class, HandSum>,
    /// The games: all, and by year.
    pub games: BTreeMap<Class, GameSum>,
    /// The days on which a game was played.
    pub days: BTreeSet<String>,
    /// The other players that were not partners, with how the games ended.
    pub against: BTreeMap<String, Against>,
    /// The bids made in a row.
    pub made: Run,
    /// The bids missed in a row.
    pub missed: Run,
    /// The first of the deals that brought most.
    pub best: Option<Moment>,
    /// The first of the deals that brought least.
    pub worst: Option<Moment>,
}

/// A deal of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The game's place in the order of play, from 0.
    pub game: usize,
    /// The number of the deal.
    pub deal: usize,
    /// What it brought.
    pub points: Points,
}

/// Bids in a row, from game to game.
#[derive(Clone, Debug, Default)]
pub struct Run {
    now: Vec<Moment>,
    longest: Vec<Moment>,
}

impl Run {
    fn add(&mut self, goes_on: bool, moment: Moment) {
        if goes_on {
            self.now.push(moment);
        } else {
            self.end();
        }
    }

    fn end(&mut self) {
        if self.now.len() > self.longest.len() {
            std::mem::swap(&mut self.now, &mut self.longest);
        }
        self.now.clear();
    }

    /// The first of the longest.
    pub fn longest(&self) -> &[Moment] {
        &self.longest
    }
}

impl Tally {
    /// What a player did in games, each with its place in the order of play.
    pub fn of<'a>(player: &str, games: impl Iterator<Item = (usize, &'a Tallied)>) -> Tally {
        let mut tally = Tally { player: player.to_owned(), ..Tally::default() };
        games.filter(|(_, game)| game.has(player)).for_each(|(index, game)| tally.add(index, game));
        tally.made.end();
        tally.missed.end();
        tally
    }

    /// All the hands together.
    pub fn all_hands(&self) -> HandSum {
        self.hands.get(&Class::All).copied().unwrap_or_default()
    }

    /// All the games together.
    pub fn all_games(&self) -> GameSum {
        self.games.get(&Class::All).cloned().unwrap_or_default()
    }

    /// Adds the player's part in the next game.
    fn add(&mut self, index: usize, game: &Tallied) {
        let is_own = |who: usize| game.people[who] == self.player;
        let year = game.day.get(..4).and_then(|year| year.parse().ok()).map(Class::Year);
        self.days.extend(Some(game.day.clone()).filter(|day| !day.is_empty()));
        for hand in game.hands.iter().filter(|hand| is_own(hand.who)) {
            for class in classes(hand, year.as_ref()) {
                self.hands.entry(class).or_default().add(hand);
            }
            let moment = Moment { game: index, deal: hand.deal, points: hand.points };
            if let Some(bid) = hand.bid {
                self.made.add(bid.made, moment);
                self.missed.add(!bid.made, moment);
            }
            let worth = |moment: &Moment| game.wins.worth(moment.points);
            if self.best.as_ref().is_none_or(|best| worth(best) < worth(&moment)) {
                self.best = Some(moment);
            }
            if self.worst.as_ref().is_none_or(|worst| worth(worst) > worth(&moment)) {
                self.worst = Some(moment);
            }
        }
        let firsts = game.firsts();
        for class in [Class::All].into_iter().chain(year) {
            let sum = self.games.entry(class).or_default();
            sum.games += 1;
            if let Some(own) = game.places.iter().find(|place| is_own(place.who)) {
                sum.add(own.rank, firsts, own.was_last.is_some());
            }
        }
        for (own, other) in game.meetings(&self.player) {
            let against = self.against.entry(game.people[other.who].clone()).or_default();
            against.add(own.rank, other.rank);
        }
    }
}

/// What a hand is counted under.
fn classes(hand: &TalliedHand, year: Option<&Class>) -> impl Iterator<Item = Class> {
    let (cards, place) = (hand.cards, Some(hand.place).filter(|_| !hand.is_last));
    let of_bid = hand
        .bid
        .map(|bid| [Class::Bid(bid.number, bid.word), Class::Cards(cards), Class::Speaking(place)]);
    [Class::All].into_iter().chain(year.cloned()).chain(of_bid.into_iter().flatten())
}
