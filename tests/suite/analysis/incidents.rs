//! Games with incidents in archives, by other rules, and where they leave a choice open.

use super::{begun, play, play_at_random, rules};
use crate::common::seat_at;
use crate::sheet::incidents::{revoke, revoked_game};
use hoyle::analysis::{Chances, GameLine, Outlook, WhatIf};
use hoyle::game::{Act, Game, RuledIncident, WAIVED};
use hoyle::presets;
use hoyle::rules::{Points, Ruleset};

#[test]
fn an_archive_keeps_what_laws_ruled() {
    for taken in [Some("tricks"), Some("off"), Some("on"), Some("waive"), None] {
        let history = revoked_game(taken);
        let game = history.game();
        let line = serde_json::to_string(&GameLine::of(game)).expect("JSON");
        let line: GameLine = serde_json::from_str(&line).expect("a line");
        let again = line.play().unwrap_or_else(|error| panic!("{taken:?}: {error}"));
        assert_eq!(again.totals(), game.totals(), "{taken:?}");
        assert!(again.incidents().eq(game.incidents()), "{taken:?}");
        assert_eq!(again.incidents().count(), 1);
    }
}

#[test]
fn other_rules_keep_what_laws_ruled() {
    let game = open_game(&mut fastrand::Rng::with_seed(7));
    let game = game.with_choice(1, "less").expect("open");
    let scoring = presets::scoring("exact").expect("a score");
    let other = Ruleset { scoring, ..game.setup().rules().clone() };
    let other = WhatIf::by(other, &game).expect("the same play").game;
    assert!(other.incidents().eq(game.incidents()));
    let side = game.setup().side_of(seat_at(1));
    let ruled = [&game, &other].map(|game| game.deal(19).expect("played").ruling_points(side));
    assert!(ruled[0] < Points::ZERO && ruled[0] == ruled[1], "{ruled:?}");
}

/// A game of Romanian whist with a few deals to go and a choice open in the last deal played.
fn open_game(lots: &mut fastrand::Rng) -> Game {
    let mut game = begun(rules("romanian", &["promotions=off"]), 3);
    while game.deals_over() < 19 {
        game = play_at_random(game, lots);
    }
    let effects = |effect: String| vec![effect.parse().expect("an effect")];
    let options = vec![
        ("less".to_owned(), effects(format!("points -{} offenders", lots.u8(1..20)))),
        ("more".to_owned(), effects(format!("points {} opponents", lots.u8(1..20)))),
    ];
    let incident = RuledIncident {
        does: Vec::new(),
        options,
        first: false,
        choose_at: None,
        until: None,
        deal: Some(19),
        ..revoke(None)
    };
    play(game, &Act::Incident(Box::new(incident)))
}

#[test]
fn an_open_choice_may_be_taken_in_any_way() {
    let mut lots = fastrand::Rng::with_seed(43);
    let mut differing = 0;
    for _ in 0..6 {
        let game = open_game(&mut lots);
        let chances = Chances::of(&game).expect("few deals to go");
        let ways = ["less", "more", WAIVED].map(|taken| {
            Chances::of(&game.with_choice(1, taken).expect("open")).expect("few deals to go")
        });
        for (index, side) in chances.sides.iter().enumerate() {
            let each = ways.each_ref().map(|way| way.sides[index].first.verdict);
            let expected = if each.iter().all(|verdict| *verdict == each[0]) {
                each[0]
            } else {
                differing += 1;
                Outlook::Possible
            };
            assert_eq!(side.first.verdict, expected, "{each:?}");
            let least = ways.each_ref().map(|way| way.sides[index].least).into_iter().min();
            assert_eq!(Some(side.least), least);
            assert_eq!(side.total, game.totals()[side.side.index()]);
            if !side.first.line.is_empty() {
                let after = side.first.line.iter().fold(game.clone(), |game, act| play(game, act));
                let standings = after.standings();
                let place = standings.iter().find(|place| place.side == side.side);
                assert_eq!(place.map(|place| place.rank), Some(1));
            }
        }
    }
    assert!(differing > 0, "the choice never mattered");
}
