//! Luck: what a hand brings above the average of those with the same bid and cards.

use super::figure::{Figure, StatLine};
use super::game::{StatGame, StatHand};
use super::hand::{Contribution, less, rounded};
use super::ratio::Ratio;
use crate::rules::BidWord;
use std::collections::HashMap;

/// The average points of each bid with each number of cards, in games by the same rules.
pub(super) struct Averages(HashMap<(u8, u8, Option<BidWord>), Ratio>);

impl Averages {
    pub(super) fn of(games: &[&StatGame]) -> Averages {
        let mut points: HashMap<(u8, u8, Option<BidWord>), (i64, i64)> = HashMap::new();
        for hand in games.iter().flat_map(|game| game.deals.iter().flatten()) {
            if let Some(key) = key(hand) {
                let (tenths, hands) = points.entry(key).or_default();
                *tenths += hand.points.in_tenths();
                *hands += 1;
            }
        }
        let average = |(key, (tenths, hands))| Some((key, rounded(tenths, hands)?));
        Averages(points.into_iter().filter_map(average).collect())
    }

    /// The points of a hand above the average of such hands.
    pub(super) fn above(&self, hand: &StatHand) -> Option<Ratio> {
        Some(less(hand.points, *self.0.get(&key(hand)?)?))
    }
}

/// What a player's hands brought above the average.
pub(super) fn luck<'a>(
    player: &str,
    games: &[&'a StatGame],
    averages: &Averages,
) -> Vec<Contribution<'a>> {
    let hands = games.iter().flat_map(|game| game.hands_of(player));
    let above = hands.filter_map(|held| {
        let above = averages.above(held.hand)?;
        Some(held.contributes(StatLine::of_all(Figure::Luck, above)))
    });
    above.collect()
}

fn key(hand: &StatHand) -> Option<(u8, u8, Option<BidWord>)> {
    let bid = hand.bid?;
    Some((hand.cards, bid.number, bid.word))
}
