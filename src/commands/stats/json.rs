//! What `stats` prints as JSON.

use crate::analysis::{
    Figure, FigureSource, PlayerFigures, PlayerRating, Ratio, StatLine, Statistics,
};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;

/// Statistics over many games.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Book<'a> {
    /// The number of games counted.
    games: usize,
    /// How many of them are known only by their result.
    #[serde(skip_serializing_if = "is_zero")]
    by_result: usize,
    /// The players, those with the most games first.
    players: Vec<PlayerStats<'a>>,
    /// The ratings of each set of rules, the best first.
    ratings: Vec<&'a PlayerRating>,
    /// The sources of the figure asked for.
    #[serde(skip_serializing_if = "<[FigureSource]>::is_empty")]
    sources: &'a [FigureSource],
}

/// The statistics of a player.
#[derive(Serialize, JsonSchema)]
struct PlayerStats<'a> {
    /// The player's name.
    player: &'a str,
    /// The number of games.
    games: u32,
    /// The number of games won; a shared win is a fraction for each winner.
    wins: Ratio,
    /// The number of deals.
    deals: u32,
    /// The number of exact bids made.
    made: u32,
    /// The number of exact bids missed.
    missed: u32,
    /// The points of all deals.
    points: Points,
    /// Every figure.
    figures: Vec<&'a StatLine>,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Book<'_> {
    pub(super) fn of(statistics: &Statistics) -> Book<'_> {
        Book {
            games: statistics.games,
            by_result: statistics.by_result,
            players: statistics.players.iter().map(PlayerStats::of).collect(),
            ratings: statistics.ratings.iter().map(|rated| &rated.now).collect(),
            sources: &statistics.sources,
        }
    }
}

impl PlayerStats<'_> {
    fn of(figures: &PlayerFigures) -> PlayerStats<'_> {
        let based_on = |figure| figures.line(figure).and_then(|line| line.based_on).unwrap_or(0);
        let made = figures.count(Figure::Made);
        PlayerStats {
            player: &figures.player,
            games: figures.count(Figure::Games),
            wins: figures.line(Figure::Wins).map_or(Ratio::ZERO, |wins| wins.value),
            deals: based_on(Figure::Points),
            made,
            missed: based_on(Figure::Made) - made,
            points: figures.points,
            figures: figures.sums.iter().map(|sum| &sum.line).collect(),
        }
    }
}
