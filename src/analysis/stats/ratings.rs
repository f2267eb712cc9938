//! Ratings: one for each player and set of rules, by Weng and Lin's method, which takes games of any number
//! of players and sides. Each game changes the ratings that its players had before it, in order of
//! play, so that the same games always give the same ratings.

use super::game::Tallied;
use super::ratio::Ratio;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// A player's rating by some rules.
#[derive(Clone, Debug)]
pub struct Rated {
    /// The id of the rules.
    pub rules: String,
    /// Whose.
    pub player: String,
    /// The rating after each game that is over, in order of play.
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
    /// How far off it may well be.
    pub uncertainty: Ratio,
}

impl Rated {
    /// The rating after the last game.
    pub fn now(&self) -> &Rating {
        self.course.last().expect("a rating comes of a game")
    }
}

/// The ratings that follow from games in order of play, by rules and the best first.
pub(super) fn rated(games: &[Tallied]) -> Vec<Rated> {
    let (mut now, mut numbers) = (BTreeMap::new(), BTreeMap::new());
    let mut courses: BTreeMap<(&str, &str), Vec<Rating>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.sides > 1 && !game.places.is_empty()) {
        let mut sides = vec![(Vec::new(), 0); game.sides];
        for place in &game.places {
            let (players, rank) = &mut sides[place.side.index()];
            players.push((game.rules.as_str(), game.people[place.who].as_str()));
            *rank = place.rank;
        }
        let number = numbers.entry(game.rules.as_str()).or_default();
        *number += 1;
        let before: Vec<Vec<WengLinRating>> = sides
            .iter()
            .map(|(players, _)| players.iter().map(|of| *now.entry(*of).or_default()).collect())
            .collect();
        let outcomes: Vec<_> = before
            .iter()
            .zip(&sides)
            .map(|(side, (_, rank))| (side.as_slice(), MultiTeamOutcome::new(*rank)))
            .collect();
        let after = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
        for (of, rating) in sides.into_iter().flat_map(|side| side.0).zip(after.concat()) {
            now.insert(of, rating);
            let hundredths = |number: f64| Ratio::hundredths((100.0 * number).round() as i64);
            courses.entry(of).or_default().push(Rating {
                game: game.id.clone(),
                day: game.day.clone(),
                number: *number,
                rating: hundredths(rating.rating),
                uncertainty: hundredths(rating.uncertainty),
            });
        }
    }
    let rated = courses.into_iter().map(|((rules, player), course)| Rated {
        rules: rules.to_owned(),
        player: player.to_owned(),
        course,
    });
    let mut rated: Vec<Rated> = rated.collect();
    rated.sort_by(|one, other| {
        let best = other.now().rating.cmp(&one.now().rating);
        one.rules.cmp(&other.rules).then(best)
    });
    rated
}
