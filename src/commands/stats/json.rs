//! What `stats` prints as JSON.

use crate::analysis::{
    Figure, FigureOrigin, FigureScope, FigureSum, PlayerFigures, RatedPlayer, Ratio, Statistics,
};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// Statistics over many games.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Book<'a> {
    /// The number of games counted.
    games: usize,
    /// The players, those with the most games first.
    players: Vec<PlayerStats<'a>>,
    /// The ratings of each set of rules, the best first.
    ratings: Vec<PlayerRating<'a>>,
    /// The sources of the figure asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sources: Vec<FigureSource<'a>>,
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
    figures: Vec<StatLine<'a>>,
}

/// A figure of a player.
#[skip_serializing_none]
#[derive(Serialize, JsonSchema)]
struct StatLine<'a> {
    /// The figure.
    figure: Figure,
    /// The part of the figure, where there are several numbers: a bid, a player…
    #[serde(skip_serializing_if = "FigureScope::is_all")]
    #[schemars(with = "String")]
    of: &'a FigureScope,
    /// The number: a count, or a sum.
    value: Ratio,
    /// The number of games, deals or bids on which it is based.
    based_on: Option<u32>,
}

/// A player's rating.
#[derive(Serialize, JsonSchema)]
struct PlayerRating<'a> {
    /// The id of the rules.
    rules: &'a str,
    /// The player's name.
    player: &'a str,
    /// The rating; that of a new player is 25.
    rating: Ratio,
    /// The uncertainty of the rating; 8.33 for a new player.
    uncertainty: Ratio,
    /// The number of games on which it is based.
    games: usize,
}

/// Where a figure comes from: what a game adds to it.
#[derive(Serialize, JsonSchema)]
struct FigureSource<'a> {
    /// The player's name.
    player: &'a str,
    /// The id of the game.
    game: &'a str,
    /// The day of the game.
    day: &'a str,
    /// What the game adds to the figure.
    #[serde(flatten)]
    adds: StatLine<'a>,
    /// The deals that add to it.
    #[serde(skip_serializing_if = "<[usize]>::is_empty")]
    counted: &'a [usize],
}

impl Book<'_> {
    pub(super) fn of(statistics: &Statistics) -> Book<'_> {
        Book {
            games: statistics.games,
            players: statistics.players.iter().map(PlayerStats::of).collect(),
            ratings: statistics.ratings.iter().map(PlayerRating::of).collect(),
            sources: statistics.origins.iter().map(FigureSource::of).collect(),
        }
    }
}

impl PlayerStats<'_> {
    fn of(figures: &PlayerFigures) -> PlayerStats<'_> {
        let based_on = |figure| figures.sum(figure).and_then(|sum| sum.based_on).unwrap_or(0);
        let made = figures.count(Figure::Made);
        PlayerStats {
            player: &figures.player,
            games: figures.count(Figure::Games),
            wins: figures.sum(Figure::Wins).map_or(Ratio::ZERO, |wins| wins.value),
            deals: based_on(Figure::Points),
            made,
            missed: based_on(Figure::Made) - made,
            points: figures.points,
            figures: figures.sums.iter().map(StatLine::of).collect(),
        }
    }
}

impl StatLine<'_> {
    fn of(sum: &FigureSum) -> StatLine<'_> {
        StatLine { figure: sum.figure, of: &sum.of, value: sum.value, based_on: sum.based_on }
    }
}

impl PlayerRating<'_> {
    fn of(rated: &RatedPlayer) -> PlayerRating<'_> {
        PlayerRating {
            rules: &rated.rules,
            player: &rated.player,
            rating: rated.rating,
            uncertainty: rated.uncertainty,
            games: rated.course.len(),
        }
    }
}

impl FigureSource<'_> {
    fn of(origin: &FigureOrigin) -> FigureSource<'_> {
        FigureSource {
            player: &origin.player,
            game: &origin.game,
            day: &origin.day,
            adds: StatLine::of(&origin.adds),
            counted: &origin.counted,
        }
    }
}
