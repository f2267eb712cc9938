//! Statistics over many games: pure sums, each of them with the number of deals or games that it is
//! based on.
//!
//! `ratio` has the fractions, and `figure` what a number is of. `game` is a game as it is counted, with what it
//! adds to the figures of a player; `player` adds that up, `ratings` rates players, and `records` tells
//! what a game did best. The [`Book`] of
//! everybody is here.

mod figure;
mod game;
mod player;
mod ratings;
mod ratio;
mod records;

pub use figure::{Figure, FigureScope, StatLine};
pub use game::{StatBid, StatGame, StatHand, StatPlace};
pub use player::{FigureSource, PlayerStats};
pub use ratings::{PlayerRating, Rating};
pub use ratio::Ratio;
pub use records::{Feat, Holder, Record};

use crate::history::Stamp;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// What is asked about games, beside when the first of them was played.
#[derive(Clone, Debug, Default)]
pub struct StatsQuery {
    /// The players, by name; everybody if none are named. Games without any of them are not counted.
    pub players: Vec<String>,
    /// How many games, of those last played.
    pub last: Option<usize>,
    /// The figure asked where it comes from.
    pub explained: Option<Figure>,
}

/// Statistics over many games.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Book {
    /// How many games are counted.
    pub games: usize,
    /// The players, those with the most games first.
    pub players: Vec<PlayerStats>,
    /// The ratings of each set of rules, the best first.
    pub ratings: Vec<PlayerRating>,
    /// Where the figure asked for comes from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<FigureSource>,
    /// The first and the last day of the games.
    #[serde(skip)]
    pub days: Option<(String, String)>,
}

impl Book {
    /// Statistics over games, in which each person has one name. Games that are not `counted` still change
    /// ratings.
    pub fn of(
        mut games: Vec<StatGame>,
        asked: &StatsQuery,
        counted: impl Fn(&StatGame) -> bool,
    ) -> Book {
        games.retain(|game| game.deals.iter().any(|hands| !hands.is_empty()));
        games.sort_by_cached_key(|game| (Stamp::unix_seconds(game.last), game.id.clone()));
        let is_asked = |name: &String| asked.players.is_empty() || asked.players.contains(name);
        let mut ratings = ratings::rated(&games);
        ratings.retain(|rated| is_asked(&rated.player));
        games.retain(|game| {
            let mut people = game.people.iter().filter(|name| is_asked(name));
            counted(game) && people.any(|name| game.held_by(name).next().is_some())
        });
        games.drain(..games.len().saturating_sub(asked.last.unwrap_or(usize::MAX)));
        let names: BTreeSet<&String> = games.iter().flat_map(|game| &game.people).collect();
        let names: Vec<&String> = names.into_iter().filter(|name| is_asked(name)).collect();
        let mut players: Vec<PlayerStats> =
            names.into_par_iter().filter_map(|name| PlayerStats::of(name, &games)).collect();
        players.sort_by_key(|player| Reverse(player.games));
        let sources = |player: &PlayerStats| match asked.explained {
            Some(Figure::Ratings) => {
                let own = ratings.iter().filter(|rated| rated.player == player.player);
                own.flat_map(PlayerRating::sources).collect()
            }
            Some(figure) => player::sources(figure, &player.player, &games),
            None => Vec::new(),
        };
        let days = games.first().zip(games.last());
        Book {
            games: games.len(),
            sources: players.iter().flat_map(sources).collect(),
            days: days.map(|(first, last)| (first.day.clone(), last.day.clone())),
            players,
            ratings,
        }
    }
}
