//! Ratings: one for each player and set of rules, by Weng and Lin's method, which takes games of any number
//! of players and sides. Each game changes the ratings that its players had before it, in order of
//! play, so that the same games always give the same ratings.

use super::figure::{Figure, FigureScope, StatLine};
use super::game::StatGame;
use super::player::FigureSource;
use super::ratio::Ratio;
use crate::cards::Side;
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
    /// Whose.
    pub player: String,
    /// The rating; that of a new player is 25.
    pub rating: Ratio,
    /// How far off it may well be; at first 8.33.
    pub uncertainty: Ratio,
    /// How many games it is based on.
    pub games: usize,
    /// The rating after each game that is over, in order of play.
    #[serde(skip)]
    pub course: Vec<Rating>,
}

/// A rating after a game.
#[derive(Clone, Debug)]
pub struct Rating {
    /// The id of the game.
    pub game: String,
    /// The day on which it was played.
    pub day: String,
    /// Its number among all finished games by the same rules, from 1.
    pub number: usize,
    /// The rating; that of a new player is 25.
    pub rating: Ratio,
}

impl PlayerRating {
    /// The figure, and where it comes from: what it was after each game.
    pub(super) fn sources(&self) -> impl Iterator<Item = FigureSource> {
        self.course.iter().map(|after| FigureSource {
            player: self.player.clone(),
            game: after.game.clone(),
            day: after.day.clone(),
            adds: StatLine { based_on: None, value: after.rating, ..self.line() },
            counted: Vec::new(),
        })
    }

    /// The rating as a figure.
    pub fn line(&self) -> StatLine {
        let of = FigureScope::Word(self.rules.clone());
        StatLine::new(Figure::Ratings, of, self.rating, Some(self.games as u32))
    }
}

/// The ratings that follow from games in order of play, by rules and the best first.
pub(super) fn rated(games: &[StatGame]) -> Vec<PlayerRating> {
    let (mut now, mut numbers) = (BTreeMap::new(), BTreeMap::new());
    let mut courses: BTreeMap<(&str, &str), Vec<Rating>> = BTreeMap::new();
    for game in games {
        let mut sides: BTreeMap<Side, (Vec<_>, usize)> = BTreeMap::new();
        for place in &game.places {
            let (players, rank) = sides.entry(place.side).or_default();
            players.push((game.rules.as_str(), game.people[place.who].as_str()));
            *rank = place.rank;
        }
        if sides.len() < 2 {
            continue;
        }
        let number = numbers.entry(game.rules.as_str()).or_default();
        *number += 1;
        let before = sides.values().map(|(players, rank)| {
            let ratings = players.iter().map(|of| *now.entry(*of).or_default());
            (ratings.collect(), MultiTeamOutcome::new(*rank))
        });
        let before: Vec<(Vec<WengLinRating>, MultiTeamOutcome)> = before.collect();
        let outcomes: Vec<_> = before.iter().map(|(side, rank)| (side.as_slice(), *rank)).collect();
        let after = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
        for (of, rating) in sides.into_values().flat_map(|side| side.0).zip(after.concat()) {
            now.insert(of, rating);
            courses.entry(of).or_default().push(Rating {
                game: game.id.clone(),
                day: game.day.clone(),
                number: *number,
                rating: hundredths(rating.rating),
            });
        }
    }
    let rated = courses.into_iter().map(|(of, course)| PlayerRating {
        rules: of.0.to_owned(),
        player: of.1.to_owned(),
        rating: hundredths(now[&of].rating),
        uncertainty: hundredths(now[&of].uncertainty),
        games: course.len(),
        course,
    });
    let mut rated: Vec<PlayerRating> = rated.collect();
    rated.sort_by(|one, other| one.rules.cmp(&other.rules).then(other.rating.cmp(&one.rating)));
    rated
}

fn hundredths(number: f64) -> Ratio {
    Ratio::hundredths((100.0 * number).round() as i64)
}
