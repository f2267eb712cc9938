//! Ratings, against Weng and Lin's formulas written apart.

use super::evenings::evening;
use super::keep;
use crate::common::Table;
use hoyle::history::History;
use std::collections::BTreeMap;

/// A rating and its uncertainty.
type Rating = (f64, f64);

const NEW: Rating = (25.0, 25.0 / 3.0);
/// How much luck a game has.
const BETA: f64 = 25.0 / 6.0;
/// The least part of an uncertainty that a game leaves.
const LEAST: f64 = 0.0001;

/// The ratings after a game, by Bradley and Terry's model with every pair of sides: each side its
/// players' ratings, and its rank.
fn after(sides: &[(Vec<Rating>, usize)]) -> Vec<Vec<Rating>> {
    let sum = |side: &(Vec<Rating>, usize)| -> (f64, f64) {
        side.0
            .iter()
            .fold((0.0, 0.0), |sum, rating| (sum.0 + rating.0, sum.1 + rating.1 * rating.1))
    };
    let changed = |(index, side): (usize, &(Vec<Rating>, usize))| {
        let (rating, variance) = sum(side);
        let mut better = 0.0;
        let mut surer = 0.0;
        for (other, opponents) in sides.iter().enumerate().filter(|(other, _)| *other != index) {
            let _ = other;
            let theirs = sum(opponents);
            let spread = (variance + theirs.1 + 2.0 * BETA * BETA).sqrt();
            let expected = 1.0 / (1.0 + ((theirs.0 - rating) / spread).exp());
            let score = match side.1.cmp(&opponents.1) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            better += variance / spread * (score - expected);
            let share = variance.sqrt() / spread;
            surer += share * variance / (spread * spread) * expected * (1.0 - expected);
        }
        side.0
            .iter()
            .map(|rating: &Rating| {
                let part = rating.1 * rating.1 / variance;
                (rating.0 + part * better, rating.1 * (1.0 - part * surer).max(LEAST).sqrt())
            })
            .collect()
    };
    sides.iter().enumerate().map(changed).collect()
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.0051
}

#[test]
fn they_follow_from_the_places_in_order_of_play() {
    let evenings: Vec<History> = (0..300).map(|number| evening(5, number)).collect();
    let table = Table::new();
    keep(&table, &evenings);
    let mut in_order: Vec<&History> = evenings.iter().collect();
    in_order.sort_by_key(|history| (history.played_at().unix_seconds(), history.id().to_string()));
    let mut ratings: BTreeMap<(String, String), (Rating, u64)> = BTreeMap::new();
    for game in in_order.iter().map(|history| history.game()).filter(|game| game.has_result()) {
        let (setup, rules) = (game.setup(), &game.setup().rules().id);
        let standings = game.standings();
        let sides: Vec<(Vec<_>, usize)> = standings
            .iter()
            .map(|place| {
                (
                    setup
                        .members(place.side)
                        .map(|seat| (rules.clone(), setup.players().name(seat).to_string()))
                        .collect(),
                    place.rank,
                )
            })
            .collect();
        let before: Vec<(Vec<Rating>, usize)> = sides
            .iter()
            .map(|(players, rank)| {
                let now = players.iter().map(|it| ratings.get(it).map_or(NEW, |it| it.0));
                (now.collect(), *rank)
            })
            .collect();
        for ((players, _), now) in sides.into_iter().zip(after(&before)) {
            for (player, rating) in players.into_iter().zip(now) {
                let games = ratings.get(&player).map_or(0, |it| it.1);
                ratings.insert(player, (rating, games + 1));
            }
        }
    }
    let printed = table.json("stats");
    let printed = printed["ratings"].as_array().expect("ratings");
    assert_eq!(printed.len(), ratings.len());
    for row in printed {
        let key = ["rules", "player"].map(|key| row[key].as_str().expect("a text").to_owned());
        let ((rating, uncertainty), games) = ratings[&key.into()];
        let number = |key: &str| row[key].as_f64().expect("a number");
        assert!(close(number("rating"), rating), "{row}: {rating}");
        assert!(close(number("uncertainty"), uncertainty), "{row}: {uncertainty}");
        assert_eq!(row["games"], games, "{row}");
        assert_eq!(row["provisional"], games < 10, "{row}");
        let certain = number("rating") - 2.0 * number("uncertainty");
        assert!((number("at_least") - certain).abs() < 1e-9, "{row}");
    }
    let order = |row: &serde_json::Value| {
        (row["rules"].as_str().expect("rules").to_owned(), -row["at_least"].as_f64().expect("one"))
    };
    assert!(printed.iter().map(order).is_sorted(), "{printed:?}");
}

#[test]
fn one_game_between_two_new_players_gives_the_known_numbers() {
    // As openskill's documentation has them: 27.635 and 22.365, both with 8.0655.
    let table = Table::new();
    table.write("match.hoyle", include_str!("../../../examples/german-match.hoyle"));
    table.done("replay match.hoyle --save");
    let stats = table.json("stats");
    let rating = |index: usize, key: &str| stats["ratings"][index][key].as_f64().expect("a number");
    assert!(close(rating(0, "rating"), 27.635) && close(rating(1, "rating"), 22.365), "{stats}");
    assert!(close(rating(0, "uncertainty"), 8.0655), "{stats}");

    // Of two new players either may win: half an opponent was expected to finish behind.
    let sources = table.json("stats --explain ratings")["sources"].clone();
    let reasons: Vec<&serde_json::Value> =
        sources.as_array().expect("sources").iter().map(|source| &source["rating"]).collect();
    let reason = |behind: u8| serde_json::json!({ "before": 25, "opponents": 1, "behind": behind, "expected": 0.5 });
    assert!(reasons.contains(&&reason(1)) && reasons.contains(&&reason(0)), "{sources}");
}

#[test]
fn a_game_fixed_later_changes_what_follows_and_the_same_games_give_the_same() {
    let table = Table::new();
    let again = Table::new();
    keep(&table, &(0..40).map(|number| evening(7, number)).collect::<Vec<_>>());
    let before = table.done("stats --plain");
    let id =
        (0..40).map(|number| evening(7, number)).find(|history| history.game().current().is_none());
    let id = id.expect("a finished game").id().to_string();
    table.done(&format!("undo -g {id}"));
    let after = table.done("stats --plain");
    assert_ne!(after, before);
    std::fs::create_dir_all(again.path("data/games")).expect("a folder");
    for file in std::fs::read_dir(table.path("data/games")).expect("a folder") {
        let file = file.expect("a journal");
        let to = again.path("data/games").join(file.file_name());
        std::fs::copy(file.path(), to).expect("copied");
    }
    assert_eq!(again.done("stats --plain"), after);
}
