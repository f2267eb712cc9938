//! The points of the test vectors, score by score.

use hoyle::presets;
use hoyle::rules::{BidTarget, Hand, Points};
use std::collections::BTreeSet;

/// A line of the table: a hand and its points.
struct Vector {
    line: usize,
    id: &'static str,
    hand: Hand,
    points: Points,
}

fn vectors() -> Vec<Vector> {
    let lines = (1..).zip(include_str!("../vectors/scores.txt").lines());
    lines
        .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
        .map(|(line, text)| {
            let words: Vec<&str> = text.trim_end_matches('★').split_whitespace().collect();
            let [id, cards, players, bid, took, points] = words[..] else {
                panic!("line {line}: {text}")
            };
            let number =
                |word: &str| word.parse().unwrap_or_else(|_| panic!("line {line}: {word}"));
            let cards = number(cards);
            let players = number(players);
            let hand = Hand {
                bid: number(bid),
                word: None,
                took: number(took),
                cards,
                players,
                target: BidTarget::Exact,
            };
            Vector { line, id, hand, points: points_of(points) }
        })
        .collect()
}

/// Reads `12`, `−10` or `½`.
fn points_of(text: &str) -> Points {
    let (sign, size) = text.strip_prefix('−').map_or((1, text), |size| (-1, size));
    let (whole, half) = size.strip_suffix('½').map_or((size, 0), |whole| (whole, 1));
    let whole: i64 = if whole.is_empty() { 0 } else { whole.parse().expect("a number") };
    Points::halves(sign * (2 * whole + half))
}

#[test]
fn every_score_matches_its_vectors() {
    for Vector { line, id, hand, points } in vectors() {
        let scoring = presets::scoring(id).unwrap_or_else(|| panic!("no score {id}"));
        let of_hands = scoring.hands().expect("a score of hands");
        assert_eq!(of_hands.score(hand, None), points, "line {line}: {id}, {hand:?}");
    }
}

#[test]
fn every_score_has_a_vector() {
    let with: BTreeSet<&str> = vectors().iter().map(|vector| vector.id).collect();
    let catalogue = presets::scorings();
    let all: BTreeSet<&str> = catalogue
        .iter()
        .filter_map(|scoring| scoring.hands())
        .map(|scoring| scoring.id.as_str())
        .collect();
    assert_eq!(with, all);
    assert_eq!(all.len(), 34);
}

#[test]
fn every_built_in_game_is_playable() {
    for id in presets::rulesets() {
        let rules = presets::ruleset(id).expect("listed");
        assert_eq!(rules.id, id);
        assert_eq!(rules.errors(), [], "{id}");
    }
}

#[test]
fn formulas_round_trip() {
    for scoring in presets::scorings() {
        let printed = toml::to_string(&scoring).expect("prints");
        assert_eq!(toml::from_str::<hoyle::rules::Scoring>(&printed).as_ref(), Ok(&scoring));
    }
}
