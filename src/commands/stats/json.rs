//! What `stats` prints as JSON.

use crate::analysis::{
    Figure, FigureSource, PlayerFigures, PlayerIncidents, PlayerRating, Ratio, RulesAndScore,
    RulesFigures, StandingRecord, StatLine, Statistics,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// Statistics over many games.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Book<'a> {
    /// The number of games counted.
    games: usize,
    /// How many of them are known only by their result.
    #[serde(skip_serializing_if = "is_zero")]
    by_result: usize,
    /// The players, those with the most games first, with the figures that compare across rules.
    players: Vec<PlayerStats<'a>>,
    /// Every figure, for each set of rules and each score.
    by_rules: Vec<RulesStats<'a>>,
    /// The ratings of each set of rules, the best first.
    ratings: Vec<&'a PlayerRating>,
    /// The sources of the figure asked for.
    #[serde(skip_serializing_if = "<[FigureSource]>::is_empty")]
    sources: &'a [FigureSource],
    /// The incidents on which laws ruled, if they were asked for, by players and kinds.
    #[serde(skip_serializing_if = "<[PlayerIncidents]>::is_empty")]
    pub(super) incidents: &'a [PlayerIncidents],
    /// The records of each set of rules, if they were asked for.
    #[serde(skip_serializing_if = "<[StandingRecord]>::is_empty")]
    records: &'a [StandingRecord],
}

/// The statistics of the games by the same rules and score.
#[derive(Serialize, JsonSchema)]
struct RulesStats<'a> {
    #[serde(flatten)]
    by: &'a RulesAndScore,
    /// The players, those with the most games first.
    players: Vec<PlayerStats<'a>>,
}

/// The statistics of a player.
#[skip_serializing_none]
#[derive(Serialize, JsonSchema)]
struct PlayerStats<'a> {
    /// The player's name.
    player: &'a str,
    /// The number of games.
    games: u32,
    /// The number of games won; a shared win is a fraction for each winner.
    wins: Ratio,
    /// The number of deals, by the same rules.
    deals: Option<u32>,
    /// The number of exact bids made.
    made: u32,
    /// The number of exact bids missed.
    missed: u32,
    /// The points of all deals, by the same rules.
    points: Option<Ratio>,
    /// The figures.
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
            by_rules: statistics.by_rules.iter().map(RulesStats::of).collect(),
            ratings: statistics.ratings.iter().map(|rated| &rated.now).collect(),
            sources: &statistics.sources,
            incidents: &[],
            records: &statistics.records,
        }
    }
}

impl RulesStats<'_> {
    fn of(figures: &RulesFigures) -> RulesStats<'_> {
        let players = figures.players.iter().map(PlayerStats::of).collect();
        RulesStats { by: &figures.by, players }
    }
}

impl PlayerStats<'_> {
    fn of(figures: &PlayerFigures) -> PlayerStats<'_> {
        let points = figures.line(Figure::Points);
        let bids = figures.line(Figure::Made).and_then(|line| line.based_on);
        let made = figures.count(Figure::Made);
        PlayerStats {
            player: &figures.player,
            games: figures.count(Figure::Games),
            wins: figures.line(Figure::Wins).map_or(Ratio::ZERO, |wins| wins.value),
            deals: points.and_then(|points| points.based_on),
            made,
            missed: bids.unwrap_or_default() - made,
            points: points.map(|points| points.value),
            figures: figures.sums.iter().map(|sum| &sum.line).collect(),
        }
    }
}
