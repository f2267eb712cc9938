//! Chances by brute force, written apart: every course of the last deals of a small game.

use super::scorer::{self, Hand, LOWEST};
use std::collections::HashSet;

/// A small game as the brute force sees it; points in half points.
#[derive(Clone, Debug)]
pub(super) struct Small {
    pub(super) score: &'static str,
    /// Runs of this length pay this, in points.
    pub(super) runs: Option<(usize, i64)>,
    pub(super) zero_finish: bool,
    /// Whether spades double, where the trump of a deal is not known.
    pub(super) doubles: bool,
    pub(super) hook: bool,
    /// Tricks won with a two are worth ten points each.
    pub(super) twos: bool,
    /// They are worth nothing if the bid is missed.
    pub(super) made: bool,
    /// What breaks ties, one after another.
    pub(super) ties: Vec<&'static str>,
    /// As many as there are players, or half as many where opposite players share a score and add up
    /// their hands.
    pub(super) sides: usize,
    pub(super) totals: Vec<i64>,
    /// The hands so far of each player, in order; of partners none.
    pub(super) hands: Vec<Vec<Hand>>,
    /// The deals ahead: cards, the players in speaking order, and the bids made.
    pub(super) deals: Vec<(usize, Vec<usize>, Vec<i64>)>,
}

/// What a player can still come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) least: i64,
    pub(super) greatest: i64,
    pub(super) first: &'static str,
    pub(super) alone: &'static str,
}

/// What a player does in a deal: the bid, the tricks, and how many of those were won with a two.
type Does = (i64, i64, i64);

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Has {
    total: i64,
    /// The sum of the bids made, the deals made and the points of the last deal, as far as they break ties.
    bids: i64,
    deals: i64,
    last: i64,
    /// The length of the run, and whether it is of deals made.
    run: usize,
    won: bool,
}

impl Small {
    /// Every course of a deal: the hand of each player.
    fn courses(&self, cards: usize, turn: &[usize], made: &[i64]) -> Vec<Vec<Does>> {
        let n = cards as i64;
        let mut bids = vec![made.to_vec()];
        for place in made.len()..turn.len() {
            let last = place + 1 == turn.len();
            bids = bids
                .into_iter()
                .flat_map(|bids| {
                    let sum: i64 = bids.iter().sum();
                    let open = (0..=n).filter(move |bid| !(last && self.hook && sum + bid == n));
                    open.map(move |bid| [&bids[..], &[bid]].concat())
                })
                .collect();
        }
        let mut tricks = vec![Vec::new()];
        for place in 0..turn.len() {
            tricks = tricks
                .into_iter()
                .flat_map(|tricks: Vec<i64>| {
                    let left = n - tricks.iter().sum::<i64>();
                    let least = if place + 1 == turn.len() { left } else { 0 };
                    (least..=left).map(move |took| [&tricks[..], &[took]].concat())
                })
                .collect();
        }
        let with_twos = tricks.into_iter().flat_map(|tricks| {
            let mut all: Vec<Vec<(i64, i64)>> = vec![Vec::new()];
            for took in tricks {
                let most = if self.twos { took } else { 0 };
                all = all
                    .into_iter()
                    .flat_map(|some: Vec<(i64, i64)>| {
                        (0..=most).map(move |twos| [&some[..], &[(took, twos)]].concat())
                    })
                    .collect();
            }
            all.into_iter().filter(|all| all.iter().map(|(_, twos)| twos).sum::<i64>() <= 4)
        });
        let tricks: Vec<Vec<(i64, i64)>> = with_twos.collect();
        let all = bids.iter().flat_map(|bids| {
            tricks.iter().map(|tricks| {
                bids.iter().zip(tricks).map(|(bid, (took, twos))| (*bid, *took, *twos)).collect()
            })
        });
        all.collect()
    }

    /// What players have after every course of the deals ahead.
    fn ends(&self) -> HashSet<Vec<Has>> {
        let has = |player: usize| {
            let mut has = Has::default();
            for hand in &self.hands[player] {
                let made = hand.bid == hand.took;
                let bid = if made { hand.bid } else { 0 };
                self.add(&mut has, (0, bid, made), hand.cards as usize);
            }
            Has { total: self.totals[player], ..has }
        };
        let mut ends: HashSet<Vec<Has>> = HashSet::from([(0..self.sides).map(has).collect()]);
        for (cards, turn, made) in &self.deals {
            let mut after = HashSet::new();
            let courses = self.courses(*cards, turn, made);
            for factor in if self.doubles { vec![1, 2] } else { vec![1] } {
                let scored: HashSet<Vec<(i64, i64, bool)>> = courses
                    .iter()
                    .map(|course| self.scored(course, turn, *cards, factor))
                    .collect();
                for end in &ends {
                    for course in &scored {
                        let mut end = end.clone();
                        for (side, has) in end.iter_mut().enumerate() {
                            self.add(has, course[side], *cards);
                        }
                        after.insert(end);
                    }
                }
            }
            ends = after;
        }
        ends
    }

    /// For each side the points, the bid made, and whether it was made.
    fn scored(
        &self,
        course: &[Does],
        turn: &[usize],
        cards: usize,
        factor: i64,
    ) -> Vec<(i64, i64, bool)> {
        let mut hands = vec![(0, 0, 0); self.sides];
        for (player, (bid, took, twos)) in turn.iter().zip(course) {
            let hand = &mut hands[player % self.sides];
            *hand = (hand.0 + bid, hand.1 + took, hand.2 + twos);
        }
        hands
            .into_iter()
            .map(|(bid, took, twos): (i64, i64, i64)| {
                let cards = cards as i64;
                let players = course.len() as i64;
                let points =
                    factor * scorer::halves(self.score, Hand { bid, took, cards, players });
                let twos = if self.made && bid != took { 0 } else { twos };
                (points + 20 * twos, if bid == took { bid } else { 0 }, bid == took)
            })
            .collect()
    }

    fn add(&self, has: &mut Has, (points, bids, made): (i64, i64, bool), cards: usize) {
        let total = has.total;
        has.total += points;
        if self.ties.contains(&"successful-bids") {
            has.bids += bids;
        }
        if self.ties.contains(&"made-deals") {
            has.deals += i64::from(made);
        }
        self.add_to_run(has, made, cards);
        if self.ties.contains(&"last-deal") {
            has.last = has.total - total;
        }
    }

    fn add_to_run(&self, has: &mut Has, made: bool, cards: usize) {
        if cards == 1 {
            return;
        }
        let Some((length, pays)) = self.runs else { return };
        if has.won != made {
            (has.run, has.won) = (0, made);
        }
        has.run += 1;
        if has.run == length {
            has.total += if made { 2 * pays } else { -2 * pays };
            has.run = 0;
        }
    }

    /// What each player can still come to.
    pub(super) fn found(&self) -> Vec<Found> {
        let lowest = LOWEST.contains(&self.score);
        let key = |has: &Has| {
            let upwards = |points: i64| if lowest { -points } else { points };
            let mut ties = Vec::new();
            for tie in &self.ties {
                ties.push(match *tie {
                    "successful-bids" => has.bids,
                    "made-deals" => has.deals,
                    _ => upwards(has.last),
                });
            }
            (self.zero_finish && has.total == 0, upwards(has.total), ties)
        };
        let ends = self.ends();
        let verdict = |holds: &dyn Fn(&Vec<Has>) -> bool| match ends
            .iter()
            .filter(|end| holds(end))
            .count()
        {
            0 => "impossible",
            all if all == ends.len() => "certain",
            _ => "possible",
        };
        let of = |player: usize| {
            let others = || (0..self.sides).filter(move |other| *other != player);
            let first =
                |end: &Vec<Has>| others().all(|other| key(&end[player]) >= key(&end[other]));
            let alone = |end: &Vec<Has>| others().all(|other| key(&end[player]) > key(&end[other]));
            Found {
                least: ends.iter().map(|end| end[player].total).min().expect("an end"),
                greatest: ends.iter().map(|end| end[player].total).max().expect("an end"),
                first: verdict(&first),
                alone: verdict(&alone),
            }
        };
        (0..self.sides).map(of).collect()
    }
}
