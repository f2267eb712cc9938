//! Ratings: one for each player and set of rules, by Weng and Lin's method, for games of any number of
//! players and sides. Games are rated in order of play, so the same games always give the same ratings.
//! Players are ranked by the rating minus twice its uncertainty, so that few games do not make a leader.

use super::comparable::RulesAndScore;
use super::figure::{Figure, FigureScope, RatingChange, StatLine};
use super::game::StatGame;
use super::player::FigureSource;
use super::ratio::Ratio;
use crate::cards::Side;
use crate::game::Day;
use schemars::JsonSchema;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// A player's rating.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerRating {
    /// The id of the rules.
    pub rules: String,
    /// The player's name.
    pub player: String,
    /// The rating; that of a new player is 25.
    pub rating: Ratio,
    /// The uncertainty of the rating; 8.33 for a new player.
    pub uncertainty: Ratio,
    /// The rating minus twice its uncertainty. Players are listed in this order.
    pub at_least: Ratio,
    /// The number of games on which it is based.
    pub games: usize,
    /// Whether it is based on fewer games than [`SETTLED_AFTER`].
    pub provisional: bool,
}

/// The number of games after which a rating is no longer provisional.
pub const SETTLED_AFTER: usize = 10;

/// A player's rating, and how it came about.
#[derive(Clone, Debug)]
pub struct RatedPlayer {
    /// The rating now.
    pub now: PlayerRating,
    /// The rating after each finished game, in order of play.
    pub course: Vec<Rating>,
}

/// A rating after a game.
#[derive(Clone, Debug)]
pub struct Rating {
    /// The id of the game.
    pub game: String,
    /// The day of the game.
    pub day: Day,
    /// The number of the game among all finished games by the same rules, from 1.
    pub number: usize,
    /// The rating; that of a new player is 25.
    pub rating: Ratio,
    /// The id of its score, unless it is the usual one of the rules.
    scoring: Option<String>,
    /// Why it changed.
    change: RatingChange,
}

impl RatedPlayer {
    /// The sources of the rating as a figure: its course, game by game.
    pub(super) fn sources(&self) -> impl Iterator<Item = FigureSource> {
        self.course.iter().map(|after| FigureSource {
            player: self.now.player.clone(),
            game: after.game.clone(),
            day: after.day.to_string(),
            by: RulesAndScore { rules: self.now.rules.clone(), scoring: after.scoring.clone() },
            rating: Some(after.change.clone()),
            adds: StatLine { based_on: None, value: after.rating, ..self.line() },
            counted: Vec::new(),
        })
    }

    /// The rating as a figure.
    pub fn line(&self) -> StatLine {
        let rules = FigureScope::Word(self.now.rules.clone());
        StatLine::new(Figure::Ratings, rules, self.now.rating, Some(self.now.games as u32))
    }
}

/// Whose rating it is: the id of the rules, and the player's name.
type Rated<'a> = (&'a str, &'a str);

/// The players and the rank of a side.
#[derive(Default)]
struct RatedSide<'a> {
    players: Vec<Rated<'a>>,
    rank: usize,
}

/// The ratings after these games, which are in order of play. Sorted by rules, and the best first.
pub(super) fn rated(games: &[StatGame]) -> Vec<RatedPlayer> {
    let mut current: BTreeMap<Rated<'_>, WengLinRating> = BTreeMap::new();
    let mut courses: BTreeMap<Rated<'_>, Vec<Rating>> = BTreeMap::new();
    let mut games_by_rules: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games {
        let sides = sides(game);
        if sides.len() < 2 {
            continue;
        }

        let number = games_by_rules.entry(&game.rules).or_default();
        *number += 1;

        let mut before: Vec<Vec<WengLinRating>> = Vec::new();
        for side in &sides {
            let ratings = side.players.iter().map(|player| *current.entry(*player).or_default());
            before.push(ratings.collect());
        }
        let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&sides)
            .map(|(ratings, side)| (ratings.as_slice(), MultiTeamOutcome::new(side.rank)))
            .collect();
        let after = weng_lin_multi_team(&outcomes, &WengLinConfig::new());

        for (own, side) in sides.iter().enumerate() {
            let (behind, expected) = results(own, &sides, &before);
            let ratings = before[own].iter().zip(&after[own]);
            for (player, (before, after)) in side.players.iter().zip(ratings) {
                current.insert(*player, *after);
                courses.entry(*player).or_default().push(Rating {
                    game: game.id.clone(),
                    day: game.day(),
                    number: *number,
                    rating: hundredths(after.rating),
                    scoring: game.scoring.clone(),
                    change: RatingChange {
                        before: hundredths(before.rating),
                        opponents: sides.len() - 1,
                        behind,
                        expected: hundredths(expected),
                    },
                });
            }
        }
    }

    let mut ratings = Vec::new();
    for (key, course) in courses {
        let (rules, player) = key;
        let now = PlayerRating {
            rules: rules.to_owned(),
            player: player.to_owned(),
            rating: hundredths(current[&key].rating),
            uncertainty: hundredths(current[&key].uncertainty),
            at_least: at_least(&current[&key]),
            games: course.len(),
            provisional: course.len() < SETTLED_AFTER,
        };
        ratings.push(RatedPlayer { now, course });
    }
    ratings.sort_by(|one, other| {
        let by_rules = one.now.rules.cmp(&other.now.rules);
        let best_first = other.now.at_least.cmp(&one.now.at_least);
        by_rules.then(best_first)
    });
    ratings
}

/// The sides of a game; none while it is not over.
fn sides(game: &StatGame) -> Vec<RatedSide<'_>> {
    let mut sides: BTreeMap<Side, RatedSide<'_>> = BTreeMap::new();
    for place in &game.places {
        let side = sides.entry(place.side).or_default();
        side.players.push((&game.rules, &game.people[place.who]));
        side.rank = place.rank;
    }
    sides.into_values().collect()
}

/// How many opponents finished behind a side, and how many were expected to: the sum of the side's predicted
/// chances against each.
fn results(own: usize, sides: &[RatedSide<'_>], before: &[Vec<WengLinRating>]) -> (Ratio, f64) {
    let mut halves = 0;
    let mut expected = 0.0;
    let (rating, variance) = strength(&before[own]);
    for (other, side) in sides.iter().enumerate() {
        if other == own {
            continue;
        }
        halves += i64::from(sides[own].rank < side.rank) + i64::from(sides[own].rank <= side.rank);
        let (other_rating, other_variance) = strength(&before[other]);
        let luck = 2.0 * WengLinConfig::new().beta.powi(2);
        let spread = (variance + other_variance + luck).sqrt();
        expected += 1.0 / (1.0 + ((other_rating - rating) / spread).exp());
    }
    (Ratio::of(halves, 2).unwrap_or_default(), expected)
}

/// The rating of a side, and its variance.
fn strength(ratings: &[WengLinRating]) -> (f64, f64) {
    let rating = ratings.iter().map(|player| player.rating).sum();
    let variance = ratings.iter().map(|player| player.uncertainty.powi(2)).sum();
    (rating, variance)
}

/// A rating minus twice its uncertainty, computed from the rounded numbers that are printed.
fn at_least(rating: &WengLinRating) -> Ratio {
    Ratio::hundredths(rounded(rating.rating) - 2 * rounded(rating.uncertainty))
}

fn hundredths(number: f64) -> Ratio {
    Ratio::hundredths(rounded(number))
}

/// A number of hundredths.
fn rounded(number: f64) -> i64 {
    (100.0 * number).round() as i64
}
