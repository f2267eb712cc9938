//! `what-if`: every score on random evenings, against each hand scored apart.

use super::scorer::{self, Hand, LOWEST};
use super::{begun, play_out, rules};
use crate::common::Table;
use crate::faults::{report, short_or_full};
use hoyle::analysis::{WhatIf, WhatIfError, difference};
use hoyle::cards::{Seat, Side};
use hoyle::game::Game;
use hoyle::presets;
use hoyle::rules::{Points, Ruleset, Setting};

/// The hands of a player, deal by deal.
fn hands(game: &Game, seat: Seat) -> Vec<Hand> {
    let hands = game.played().filter_map(|deal| deal.hand(seat));
    let apart = hands.map(|hand| Hand {
        bid: hand.bid.into(),
        took: hand.took.into(),
        cards: hand.cards.into(),
        players: hand.players.into(),
    });
    apart.collect()
}

/// Asserts what a game would have come to: totals, places and leads, worked out apart.
fn check(game: &Game, by: Ruleset, promotion: Option<(usize, i64)>) {
    let score = by.scoring.id().to_owned();
    let scored = WhatIf::by(by, game).unwrap_or_else(|fault| panic!("{score}: {fault:?}"));
    let seats: Vec<Seat> = game.setup().players().seats().collect();
    let deals = game.played().count();
    // The dead hand has no points in its deal.
    let of_seat = |seat: &Seat| {
        let hands = hands(game, *seat);
        let bonuses = promotion.map(|(length, points)| scorer::bonuses(&hands, length, points));
        let mut points = hands.iter().enumerate().map(|(index, hand)| {
            let bonus = bonuses.as_ref().map_or(0, |bonuses| bonuses[index]);
            scorer::halves(&score, *hand) + bonus
        });
        let running = game.played().scan(0, move |sum, deal| {
            *sum += if deal.hand(*seat).is_some() { points.next().expect("a hand") } else { 0 };
            Some(*sum)
        });
        running.collect::<Vec<i64>>()
    };
    let totals: Vec<Vec<i64>> = seats.iter().map(of_seat).collect();
    let worth = |total: i64| if LOWEST.contains(&score.as_str()) { -total } else { total };
    for (place, seat) in seats.iter().enumerate() {
        let now = scored.game.totals()[seat.index()];
        assert_eq!(now, Points::halves(totals[place][deals - 1]), "{score}: {seat:?}");
    }
    if score == "scratch" {
        return;
    }
    let mut leaders = Vec::new();
    for deal in 0..deals {
        let best = totals.iter().map(|totals| worth(totals[deal])).max().expect("players");
        let first: Vec<Side> = seats
            .iter()
            .filter(|seat| worth(totals[seat.index()][deal]) == best)
            .map(|seat| game.setup().side_of(*seat))
            .collect();
        if leaders.last().is_none_or(|(_, last)| *last != first) {
            leaders.push((deal + 1, first));
        }
    }
    let told: Vec<(usize, Vec<Side>)> =
        scored.lead.iter().map(|lead| (lead.deal, lead.leaders.clone())).collect();
    assert_eq!(told, leaders, "{score}");
}

#[test]
fn every_score_on_random_evenings_is_each_hand_scored_apart() {
    let evenings = short_or_full(12, 1000);
    let mut lots = fastrand::Rng::with_seed(15);
    let mut scored = 0;
    for evening in 0..evenings {
        let id = ["romanian", "serbian", "oh-hell", "judgement"][evening % 4];
        let own = rules(id, &[]);
        let counts = own.player_counts();
        let players: usize = counts[lots.usize(..counts.len())].min(7).into();
        let game = play_out(begun(own.clone(), players), &mut lots);
        for scoring in presets::scorings_for(&own) {
            let by = Ruleset { scoring, ..own.clone() };
            if id == "romanian" {
                for (scheme, length, points) in
                    [("ten", 10, 30), ("players-plus-one", players + 1, 10), ("five", 5, 10)]
                {
                    let mut by = by.clone();
                    Setting::apply(&format!("promotions={scheme}"), &mut by).expect("applies");
                    check(&game, by, Some((length, points)));
                    scored += 1;
                }
            }
            check(&game, by, None);
            scored += 1;
        }
    }
    report(&format!("what-if: {evenings} evenings scored in {scored} ways"));
}

#[test]
fn the_deals_that_make_the_difference_add_up_to_it() {
    let mut lots = fastrand::Rng::with_seed(16);
    for _ in 0..20 {
        let game = play_out(begun(rules("romanian", &[]), 4), &mut lots);
        for scoring in presets::scorings_for(game.setup().rules()) {
            let by = Ruleset { scoring, ..game.setup().rules().clone() };
            let other = WhatIf::by(by, &game).expect("only the score").game;
            let told = difference(&game, &other).expect("deals");
            let swing = told.ahead.other - told.ahead.played;
            let sum: Points = told.deals.iter().map(|deal| deal.gain).sum();
            let enough = if swing < Points::ZERO { sum <= swing } else { sum >= swing };
            assert!(enough, "{told:?}");
            let last = told.deals.last().map_or(Points::ZERO, |deal| deal.gain);
            assert!(told.deals.is_empty() || (sum - last) != swing, "one deal too many: {told:?}");
        }
    }
}

/// Asserts why a setting is refused.
fn refused(id: &str, setting: &str, fault: &WhatIfError) {
    let mut lots = fastrand::Rng::with_seed(17);
    let game = play_out(begun(rules(id, &[]), 4), &mut lots);
    let mut by = game.setup().rules().clone();
    Setting::apply(setting, &mut by).expect("applies");
    assert_eq!(&WhatIf::by(by, &game).expect_err(setting), fault, "{setting}");
}

#[test]
fn settings_that_would_change_deals_or_what_was_legal_are_refused() {
    for setting in ["hook=off", "top=4", "step=2", "forehead=last"] {
        refused("romanian", setting, &WhatIfError::OtherPlay);
    }
    refused("call-break", "least=2", &WhatIfError::OtherPlay);
    refused("contract-whist", "twos=on", &WhatIfError::OtherPlay);
}

#[test]
fn a_score_by_the_trump_needs_every_trump() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy", "bid 1 1 0", "took 1 0"]);
    let said = table.refused(2, "what-if --set spades-double=on");
    let told = said.stderr.replace('\n', " ");
    assert!(told.contains("not recorded for deal 1"), "{told}");
    table.done("fix 1 trump spades");
    let scored = table.json("what-if --set spades-double=on");
    assert_eq!(scored[1]["totals"][0]["total"], 12, "{scored}");
}

#[test]
fn the_own_rule_comes_first_and_the_greatest_change_next() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy", "bid 1 1 0", "took 1 0"]);
    let json = table.json("what-if --all");
    let all = json.as_array().expect("a list");
    assert_eq!(all[0]["scoring"], "romanian");
    assert_eq!(all[0]["set"], serde_json::json!([]));
    assert_eq!(all[0]["totals"][0], serde_json::json!({"player": "Ana", "total": 6, "rank": 1}));
    // Every score of hands, without promotions and with each of three schemes.
    assert_eq!(all.len(), 34 * 4);
    assert_eq!(all[1]["totals"][0]["rank"], 1, "the lowest still wins with none missed");
    let one = table.json("what-if --scoring Ten-Exact");
    assert_eq!(one[1]["totals"][0]["total"], 10);
    table.refused(2, "what-if --scoring wizards");
    let before = table.bytes();
    table.done("what-if --explain serbian");
    assert_eq!(table.bytes(), before, "nothing is recorded");
}

#[test]
fn contracts_and_tricks_can_be_scored_again_as_far_as_they_were_recorded() {
    let table = Table::after(&[
        "new solo-whist Ana Bo Cy Di --dealer Di",
        "contract misere --by Bo",
        "took 0",
    ]);
    let scored = table.json("what-if --set misere=30");
    assert_eq!(scored[1]["totals"][1]["total"], 90);
    let table = Table::after(&["new german Ana Bo --dealer Bo", "took 14 12"]);
    table.refused(2, "what-if --scoring last");
    table.refused(2, "what-if --set end=5");
}

#[test]
fn rules_that_change_nothing_are_one_line_and_nothing_is_explained_before_a_deal() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy"]);
    // The question is legal, and there is nothing to tell.
    for line in ["what-if", "explain"] {
        let said = table.refused(0, line);
        assert_eq!((&*said.stdout, &*said.stderr), ("", "No deal has been played out yet.\n"));
    }
    table.done("bid 0 0 0");
    table.done("took 1 0 0");
    let told = table.done("what-if --all");
    assert_eq!(told.matches("montreal").count(), 1, "{told}");
    assert!(table.json("what-if --all").to_string().matches("montreal").count() > 1);
}
