//! Statistics over many games. `lines` lists every figure of a player, `sources` says where one comes from, and
//! `tables` shows them.

mod lines;
mod sources;
mod tables;

pub use lines::StatLine;
pub use sources::FigureSource;

use super::ChartLine;
use crate::analysis::{Figure, Rated, Ratio, Stats, Tally};
use crate::rules::{Points, Unit};
use schemars::JsonSchema;
use serde::Serialize;

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
    /// The first and the last day of the games, if that is known.
    #[serde(skip)]
    pub days: Option<(String, String)>,
    /// The course of the ratings of each set of rules, a line for each player.
    #[serde(skip)]
    pub courses: Vec<Vec<ChartLine>>,
}

/// What a player did.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerStats {
    /// Who.
    pub player: String,
    /// How many games.
    pub games: u32,
    /// How many were won; a win that several share is a share for each.
    pub wins: Ratio,
    /// How many deals.
    pub deals: u32,
    /// How many exact bids were made.
    pub made: u32,
    /// How many were missed.
    pub missed: u32,
    /// What the deals brought.
    pub points: Points,
    /// Every figure.
    pub figures: Vec<StatLine>,
}

/// A player's rating.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerRating {
    /// The id of the rules.
    pub rules: String,
    /// Whose.
    pub player: String,
    /// The rating; that of a new player is 25.
    pub rating: Ratio,
    /// How far off it may well be; at first 8.33.
    pub uncertainty: Ratio,
    /// How many games it is based on.
    pub games: usize,
}

/// A chart of the share of bids made, a bar each.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What it shows.
    pub title: &'static str,
    /// For each bar what it is for, the share, and how many bids that is based on.
    pub rows: Vec<(String, String, u32)>,
}

impl Book {
    /// Statistics as they are shown, with where a figure comes from.
    pub fn of(stats: &Stats, explained: Option<Figure>) -> Book {
        let days = stats.games.first().zip(stats.games.last());
        let days = days.map(|(first, last)| (first.day.clone(), last.day.clone()));
        let rating = |rated: &Rated| PlayerRating {
            rules: rated.rules.clone(),
            player: rated.player.clone(),
            rating: rated.now().rating,
            uncertainty: rated.now().uncertainty,
            games: rated.course.len(),
        };
        let sources = |tally: &Tally| Some(sources::sources(explained?, tally, stats));
        let of_rules = stats.ratings.chunk_by(|one, other| one.rules == other.rules);
        Book {
            games: stats.games.len(),
            players: stats.players.iter().map(PlayerStats::of).collect(),
            ratings: stats.ratings.iter().map(rating).collect(),
            sources: stats.players.iter().filter_map(sources).flatten().collect(),
            days: days.filter(|(first, last)| !first.is_empty() && !last.is_empty()),
            courses: of_rules.map(course).collect(),
        }
    }
}

/// The course of ratings by the same rules: what each was after every game of anybody, at first that
/// of a new player.
fn course(rated: &[Rated]) -> Vec<ChartLine> {
    let last = rated.iter().map(|it| it.now().number).max().unwrap_or(0);
    let line = |rated: &Rated| {
        let mut totals = Vec::with_capacity(last + 1);
        let mut now = Points::whole(25);
        for rating in &rated.course {
            totals.resize(rating.number, now);
            now = Points::counted(rating.rating.times(10), Unit::Tenth);
        }
        totals.resize(last + 1, now);
        ChartLine { player: rated.player.clone(), totals }
    };
    rated.iter().map(line).collect()
}

impl PlayerStats {
    fn of(tally: &Tally) -> PlayerStats {
        let (games, hands) = (tally.all_games(), tally.all_hands());
        PlayerStats {
            player: tally.player.clone(),
            games: games.games,
            wins: games.wins,
            deals: hands.deals,
            made: hands.made,
            missed: hands.missed,
            points: hands.points,
            figures: lines::lines(tally),
        }
    }

    /// A figure that has a single number.
    fn figure(&self, figure: Figure) -> Option<&StatLine> {
        self.figures.iter().find(|line| line.figure == figure && line.of.is_empty())
    }
}
