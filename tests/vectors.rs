//! The numbers that the rules work out, score by score.

use hoyle::presets;
use hoyle::rules::{Hand, Points};

/// Asserts what hands of `bid` and `took` score in a deal of `cards` cards for four players.
fn check(id: &str, cards: u8, vectors: &[(u8, u8, f64)]) {
    let scoring = presets::scoring(id).unwrap_or_else(|| panic!("no score {id}"));
    for &(bid, took, points) in vectors {
        let hand = Hand { bid, took, cards, players: 4 };
        let expect = Points::halves((points * 2.0) as i64);
        assert_eq!(scoring.score(hand, None), expect, "{id}: bid {bid}, took {took}");
    }
}

#[test]
fn every_vector_of_the_catalogue_is_met() {
    check(
        "serbian",
        13,
        &[
            (2, 2, 12.0),
            (2, 1, 1.0),
            (2, 0, -10.0),
            (4, 4, 14.0),
            (6, 6, 16.0),
            (1, 2, 2.0),
            (0, 0, 10.0),
            (0, 2, 2.0),
        ],
    );
    check("serbian-harsh", 13, &[(3, 2, -8.0), (2, 1, -9.0), (2, 0, -10.0), (2, 3, 3.0)]);
    check("oh-hell", 7, &[(3, 3, 13.0), (3, 2, 2.0), (3, 0, 0.0), (0, 1, 1.0)]);
    check("exact", 7, &[(3, 3, 13.0), (0, 0, 10.0), (3, 2, 0.0)]);
    check("exact-penalty", 7, &[(3, 2, -3.0), (3, 4, -3.0), (0, 1, 0.0)]);
    check("ten-exact", 7, &[(4, 4, 40.0), (4, 3, 0.0), (0, 0, 0.0)]);
    check("ten-exact-penalty", 7, &[(4, 3, -40.0), (4, 5, -40.0), (0, 1, 0.0)]);
    check("penalty-under", 7, &[(3, 2, -3.0), (3, 5, 0.0), (0, 1, 0.0)]);
    check("penalty-under-ten", 7, &[(4, 3, -40.0), (4, 6, 0.0)]);
    check("penalty-under-cypriot", 7, &[(3, 2, -15.0), (3, 4, 0.0), (0, 1, 0.0)]);
    check("cypriot", 7, &[(5, 5, 35.0), (3, 2, -15.0), (0, 1, -10.0), (0, 0, 10.0)]);
    check("set-penalty", 7, &[(4, 4, 14.0), (4, 5, 5.0), (4, 3, -10.0), (0, 2, 2.0)]);
    check(
        "progressive-penalty",
        7,
        &[(4, 4, 14.0), (4, 3, -14.0), (4, 5, -14.0), (4, 2, -24.0), (4, 6, -24.0), (0, 1, -10.0)],
    );
    check("reduced-zero", 7, &[(0, 0, 5.0), (0, 1, 1.0), (3, 3, 13.0)]);
    check("reduced-zero-exact", 7, &[(0, 0, 5.0), (0, 1, 0.0), (3, 3, 13.0)]);
    check("adjusted-zero", 1, &[(0, 0, 6.0), (1, 1, 11.0)]);
    check("adjusted-zero", 8, &[(0, 0, 13.0)]);
    check("progressive", 7, &[(4, 4, 26.0), (1, 1, 11.0), (3, 2, 2.0)]);
    check("montreal", 7, &[(3, 3, 16.0), (0, 0, 10.0), (3, 2, 0.0)]);
    check("negative", 7, &[(2, 5, 6.0), (3, 2, 1.0), (5, 1, 10.0)]);
    check("simplified-negative", 7, &[(2, 5, 9.0), (4, 2, 4.0)]);
    check("variant-negative", 5, &[(2, 5, 5.0), (2, 2, 0.0)]);
    check("variant-negative", 1, &[(0, 1, 1.0)]);
    check("trick", 7, &[(0, 0, 0.5), (3, 2, -1.0), (2, 3, -1.0), (4, 4, 4.0)]);
    check("binary", 7, &[(3, 3, 10.0), (0, 0, 10.0), (2, 3, 0.0)]);
    check("binary-nil", 5, &[(0, 0, 20.0), (0, 1, -10.0), (2, 2, 10.0)]);
    check("binary-nil", 4, &[(0, 0, 10.0), (0, 1, 0.0)]);
    check("scratch", 7, &[(3, 3, 0.0), (3, 2, 1.0), (0, 1, 1.0)]);
    check("adjusted-exact", 7, &[(3, 3, 10.0), (0, 0, 7.0), (3, 2, 0.0)]);
    check("get-fred", 7, &[(3, 2, -1.0), (3, 4, -1.0), (3, 3, 13.0)]);
    check("oy-vey", 7, &[(3, 3, 19.0), (3, 1, -2.0)]);
    check(
        "romanian",
        8,
        &[
            (3, 3, 8.0),
            (3, 2, -1.0),
            (3, 4, -1.0),
            (3, 1, -2.0),
            (3, 5, -2.0),
            (3, 0, -3.0),
            (3, 6, -3.0),
        ],
    );
    check("romanian-progressive", 8, &[(0, 0, 5.0), (1, 1, 6.0), (2, 2, 8.0), (4, 4, 15.0)]);
    assert_eq!(presets::scorings().len(), 30);
}

#[test]
fn every_embedded_set_of_rules_is_playable() {
    for id in presets::rulesets() {
        let rules = presets::ruleset(id).expect("listed");
        assert_eq!(rules.id, id);
        assert_eq!(rules.fault(), None, "{id}");
    }
}

#[test]
fn a_formula_prints_what_it_reads() {
    for scoring in presets::scorings() {
        let printed = toml::to_string(&scoring).expect("prints");
        assert_eq!(toml::from_str::<hoyle::rules::Scoring>(&printed).as_ref(), Ok(&scoring));
    }
}
