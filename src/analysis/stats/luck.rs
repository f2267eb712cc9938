//! Luck: what a hand brings above the average of those with the same bid and cards.

use super::figure::{Figure, FigureSum, StatLine};
use super::game::StatGame;
use super::hand::{Contribution, HandKind, less, rounded};
use super::ratio::Ratio;
use crate::rules::BidWord;
use rustc_hash::FxHashMap;

/// The average points of each bid with each number of cards, in games by the same rules.
pub(super) struct Averages(FxHashMap<(u8, u8, Option<BidWord>), Ratio>);

impl Averages {
    pub(super) fn of(games: &[&StatGame]) -> Averages {
        let mut points: FxHashMap<(u8, u8, Option<BidWord>), (i64, i64)> = FxHashMap::default();
        for hand in games.iter().flat_map(|game| game.deals.iter().flatten()) {
            if let Some(bid) = hand.bid {
                let key = (hand.cards, bid.number, bid.word);
                let (tenths, hands) = points.entry(key).or_default();
                *tenths += hand.points.in_tenths();
                *hands += 1;
            }
        }
        let average = |(key, (tenths, hands))| Some((key, rounded(tenths, hands)?));
        Averages(points.into_iter().filter_map(average).collect())
    }

    /// The points of a hand above the average of such hands, if it has a bid.
    pub(super) fn luck_of(&self, kind: &HandKind) -> Option<FigureSum> {
        let bid = kind.bid?;
        let average = self.0.get(&(kind.cards, bid.number, bid.word))?;
        Some(StatLine::of_all(Figure::Luck, less(kind.points, *average)).into())
    }
}

/// What a player's hands brought above the average.
pub(super) fn luck<'a>(
    player: &str,
    games: &[&'a StatGame],
    averages: &Averages,
) -> Vec<Contribution<'a>> {
    let hands = games.iter().flat_map(|game| game.hands_of(player));
    hands.filter_map(|held| Some(held.contributes(averages.luck_of(&held.kind())?))).collect()
}
