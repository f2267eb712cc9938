//! Statistics over many games: pure sums, each of them with the number of deals or games that it is
//! based on.
//!
//! `ratio` has the fractions; `game` is a game as it is counted, and `sums` what is added up; `ratings`
//! rates players; `tally` counts one player, and the [`Stats`] of everybody are here.

mod game;
mod ratings;
mod ratio;
mod sums;
mod tally;

pub use game::{KnownRules, Tallied, TalliedBid, TalliedHand, TalliedPlace};
pub use ratings::{Rated, Rating};
pub use ratio::Ratio;
pub use sums::{Against, Class, GameSum, HandSum};
pub use tally::{Figure, Moment, Run, Tally};

use crate::history::Stamp;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Which games are counted, and about whom it is asked.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The players, by name; everybody if none are named. Games without any of them are not counted.
    pub players: Vec<String>,
    /// The id of the rules.
    pub rules: Option<String>,
    /// The first day, such as `2026-11-20`, or the first month or year.
    pub since: Option<String>,
    /// The last day, month or year.
    pub until: Option<String>,
    /// How many games, of those last played.
    pub last: Option<usize>,
}

/// Statistics over games.
#[derive(Clone, Debug)]
pub struct Stats {
    /// The games counted, in order of play.
    pub games: Vec<Tallied>,
    /// The players, those with the most games first.
    pub players: Vec<Tally>,
    /// The ratings of each set of rules, the best first. They follow from every game of the rules up
    /// to the last day, whichever are counted otherwise.
    pub ratings: Vec<Rated>,
}

impl Stats {
    /// Statistics over games, with `who` to tell which person plays under a name in a game.
    pub fn of(
        mut games: Vec<Tallied>,
        asked: &Question,
        who: impl Fn(&str, &str) -> String,
    ) -> Stats {
        games.retain(|game| {
            let is_early = |until: &String| game.day.get(..until.len()) <= Some(until);
            !game.hands.is_empty()
                && asked.rules.as_ref().is_none_or(|rules| *rules == game.rules)
                && asked.until.as_ref().is_none_or(is_early)
        });
        games.sort_by_cached_key(|game| (game.last.map(Stamp::unix_seconds), game.id.clone()));
        for game in &mut games {
            game.people = game.people.iter().map(|name| who(&game.id, name)).collect();
        }
        let is_asked = |name: &String| asked.players.is_empty() || asked.players.contains(name);
        let mut ratings = ratings::rated(&games);
        games.retain(|game| {
            asked.since.as_ref().is_none_or(|since| game.day >= *since)
                && game.people.iter().any(|name| is_asked(name) && game.has(name))
        });
        let last = asked.last.unwrap_or(games.len());
        games.drain(..games.len().saturating_sub(last));
        let names: BTreeSet<&String> = games.iter().flat_map(|game| &game.people).collect();
        let tally = |name| Tally::of(name, games.iter().enumerate());
        let mut players: Vec<Tally> =
            names.into_iter().filter(|name| is_asked(name)).map(|name| tally(name)).collect();
        players.retain(|tally| !tally.games.is_empty());
        players.sort_by_key(|tally| Reverse(tally.all_games().games));
        ratings.retain(|rated| is_asked(&rated.player));
        Stats { games, players, ratings }
    }
}
