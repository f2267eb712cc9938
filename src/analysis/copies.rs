//! Copies of one evening that went separate ways: they begin alike, under different ids. Also evenings that were
//! recorded twice.

use super::stats::StatGame;
use crate::game::fold;
use crate::rules::Points;
use std::collections::BTreeMap;

/// Copies of one evening. At most one of them counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameEvening {
    /// The ids of the copies, in order.
    pub games: Vec<String>,
    /// The copy that counts, the one with the most deals; none if they disagree.
    pub counted: Option<String>,
    /// The first deal that they disagree on.
    pub disagree: Option<usize>,
}

impl SameEvening {
    /// The evenings that have several copies, sorted by the ids of the copies.
    pub fn all(games: &[StatGame]) -> Vec<SameEvening> {
        let mut by_start: BTreeMap<&str, Vec<&StatGame>> = BTreeMap::new();
        for game in games {
            by_start.entry(&game.start).or_default().push(game);
        }

        let mut evenings = Vec::new();
        for mut copies in by_start.into_values() {
            if copies.len() == 1 {
                continue;
            }
            copies.sort_by(|one, other| one.id.cmp(&other.id));
            let disagree = first_difference(&copies);
            // `max_by_key` takes the last of equal copies; reversed, that is the first.
            let longest =
                copies.iter().rev().max_by_key(|game| (game.deals.len(), game.is_ranked()));
            let counted = if disagree.is_none() { longest } else { None };
            evenings.push(SameEvening {
                counted: counted.map(|game| game.id.clone()),
                games: copies.iter().map(|game| game.id.clone()).collect(),
                disagree,
            });
        }
        evenings.sort_by(|one, other| one.games.cmp(&other.games));
        evenings
    }

    /// Whether a game is a copy that does not count.
    pub fn sets_aside(&self, game: &str) -> bool {
        self.games.iter().any(|copy| copy == game) && self.counted.as_deref() != Some(game)
    }
}

/// The number of the first deal that two of some copies have played with other hands.
fn first_difference(copies: &[&StatGame]) -> Option<usize> {
    let deals = copies.iter().map(|game| game.deals.len()).max()?;
    for deal in 0..deals {
        let mut played = copies.iter().filter(|game| game.deals.len() > deal);
        let first = played.next()?;
        if played.any(|other| !first.has_same_deal(other, deal)) {
            return Some(copies[0].first_deal() + deal);
        }
    }
    None
}

impl StatGame {
    /// Whether another game has the same players, each with the same points in as many deals; without deals, the same
    /// places on the same day.
    pub fn is_same_evening(&self, other: &StatGame) -> bool {
        self.rules == other.rules
            && self.brought_forward == other.brought_forward
            && self.results() == other.results()
            && (!self.deals.is_empty() || self.day() == other.day())
    }

    /// Each player with the points of each deal; or only with the place, if the deals are not known.
    fn results(&self) -> BTreeMap<String, (Vec<Points>, Option<usize>)> {
        let mut results: BTreeMap<String, (Vec<Points>, Option<usize>)> = BTreeMap::new();
        for name in &self.people {
            results.insert(fold(name), Default::default());
        }
        for hand in self.deals.iter().flatten() {
            results.entry(fold(&self.people[hand.who])).or_default().0.push(hand.points);
        }
        for place in &self.places {
            results.entry(fold(&self.people[place.who])).or_default().1 = Some(place.rank);
        }
        results
    }
}
