//! Games whose contracts the players settle among themselves: their vectors, and whole evenings
//! against a scorer written apart.

use crate::common::{Table, one_line};
use hoyle::cards::Seat;
use hoyle::game::{Act, Count, Due, Game, Players, Setup};
use hoyle::presets;
use hoyle::rules::{Contract, Points};

fn begun(id: &str) -> Game {
    let players = Players::new(&["Ana", "Bo", "Cy", "Di"]).expect("the names differ");
    let dealer = players.seats().next().expect("somebody plays");
    Game::new(Setup::new(presets::ruleset(id).expect("a game"), players, dealer).expect("seated"))
}

/// What a bid is worth to each opponent who settles it: less than nothing if it is missed.
type Worth = fn(bid: &str, level: i64, took: i64) -> i64;

fn wiezen(bid: &str, level: i64, took: i64) -> i64 {
    let flat = |target: i64, worth: i64| if took == target { worth } else { -worth };
    match bid {
        "troel" => wiezen("vraag", 8, took),
        "vraag" if took == 13 => 14,
        "vraag" if took >= level => 2 + (took - 8),
        "vraag" => -(2 + (level - 8) + (level - took)),
        "alleen" if took >= level => level - 3 + (took - level),
        "alleen" => -(level - 3 + (level - took)),
        "abondance" if took >= level => level - 4,
        "abondance" => -(level - 4 + (level - took)),
        "miserie" => flat(0, 10),
        "open-miserie" => flat(0, 20),
        "solo" => flat(13, 13),
        "solo-slim" => flat(13, 30),
        _ => panic!("{bid}"),
    }
}

fn solo_whist(bid: &str, _: i64, took: i64) -> i64 {
    let each = |target: i64, base: i64, each: i64| match took - target {
        over @ 0.. => base + each * over,
        under => -(base - each * under),
    };
    match bid {
        "prop" => each(8, 10, 2),
        "solo" => each(5, 10, 2),
        "abundance" | "royal-abundance" => each(9, 30, 3),
        "misere" if took == 0 => 20,
        "misere" => -20,
        "open-misere" if took == 0 => 40,
        "open-misere" => -40,
        "slam" if took == 13 => 60,
        "slam" => -60,
        _ => panic!("{bid}"),
    }
}

/// Plays a game of random contracts, and settles each hand to hand.
fn evening(id: &str, worth: Worth, lots: &mut fastrand::Rng) -> usize {
    let mut game = begun(id);
    let rule = game.setup().rules().bidding.auction().expect("an auction").clone();
    let mut purses = [0; 4];
    let mut deals = 0;
    while matches!(game.due(), Due::Contract { .. } | Due::Calls(_)) {
        let seats = game.current().expect("a deal").plan.seats.clone();
        let bid = &rule.bids[lots.usize(..rule.bids.len())];
        let all = Contract::all(&rule, bid, &seats);
        let contract = all[lots.usize(..all.len())].clone();
        let mut left = 13;
        let took: Vec<i64> = contract
            .declarers()
            .map(|_| {
                let some = if lots.bool() { lots.i64(0..=left) } else { left.min(lots.i64(0..2)) };
                left -= some;
                some
            })
            .collect();
        let (name, level) = match bid.id.rsplit_once('-') {
            Some((name, level)) => {
                level.parse().map_or((bid.id.as_str(), 0), |level| (name, level))
            }
            None => (bid.id.as_str(), 0),
        };
        let with: Vec<Seat> = contract.with.into_iter().collect();
        for (by, took) in contract.declarers().zip(&took) {
            let side: Vec<Seat> = [by].into_iter().chain(with.clone()).collect();
            let others: Vec<Seat> =
                seats.iter().copied().filter(|seat| !side.contains(seat)).collect();
            let value = worth(name, level, *took);
            // Alone with each of the others, or one loser with one winner.
            for (index, other) in others.into_iter().enumerate() {
                let own = side[index % side.len()];
                purses[own.index()] += value;
                purses[other.index()] -= value;
            }
        }
        let place = format!("{id}, deal {}: {contract:?} {took:?}", deals + 1);
        game.play(&Act::Contract(contract)).expect(&place);
        let counts = took.into_iter().map(Count::next).collect();
        game.play(&Act::Took(counts)).expect(&place);
        deals += 1;
        assert_eq!(game.totals(), purses.map(Points::whole), "{place}");
        assert_eq!(purses.iter().sum::<i64>(), 0, "{place}");
    }
    deals
}

#[test]
fn random_evenings_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let deals = evening("wiezen", wiezen, &mut fastrand::Rng::with_seed(seed));
        assert_eq!(deals, 20);
        let deals = evening("solo-whist", solo_whist, &mut fastrand::Rng::with_seed(seed));
        assert_eq!(deals, 12);
    }
}

#[test]
fn every_bid_of_every_settled_game_adds_up_to_nothing() {
    for id in presets::rulesets() {
        let rules = presets::ruleset(id).expect("a game");
        if !rules.scoring.is_settled() {
            continue;
        }
        for bid in rules.bidding.bids() {
            for took in 0..=13 {
                let (challenger, opponent) = rules.scoring.of_contract(bid, took, 13, 4, &|_| 0);
                let challengers = if bid.settled_with(4) == 3 { 1 } else { 2 };
                let sum = challenger * challengers + opponent * (4 - challengers);
                assert_eq!(sum, Points::ZERO, "{id}: {}, {took} tricks", bid.id);
            }
        }
    }
}

fn totals(table: &Table) -> Vec<i64> {
    let standings = &table.json("sheet")["standings"];
    ["Ana", "Bo", "Cy", "Di"]
        .map(|name: &str| {
            let places = standings.as_array().expect("a list").iter();
            let place = places.clone().find(|place| place["player"] == name).expect("a player");
            place["total"].as_i64().expect("a number")
        })
        .to_vec()
}

#[test]
fn wiezen_matches_its_vectors() {
    for (contract, took, expected) in [
        ("vraag-8:hearts --by Ana --with Cy", "10", [4, -4, 4, -4]),
        ("vraag-8:hearts --by Ana --with Cy", "13", [14, -14, 14, -14]),
        ("vraag-10:hearts --by Ana --with Cy", "9", [-5, 5, -5, 5]),
        ("troel:clubs --by Bo --with Di", "8", [-2, 2, -2, 2]),
        ("alleen-5:spades --by Ana", "6", [9, -3, -3, -3]),
        ("abondance-9:hearts --by Ana", "8", [-18, 6, 6, 6]),
        ("abondance-12:hearts --by Di", "13", [-8, -8, -8, 24]),
        ("miserie --by Ana --by Bo", "0 1", [40, -40, 0, 0]),
        ("miserie --by Bo,Ana", "1 0", [40, -40, 0, 0]),
        ("open-miserie --by Cy", "0", [-20, -20, 60, -20]),
        ("solo:hearts --by Cy", "13", [-13, -13, 39, -13]),
        ("solo-slim:hearts --by Cy", "12", [30, 30, -90, 30]),
    ] {
        let table = Table::new();
        table.done("new wiezen Ana Bo Cy Di --dealer Di");
        table.done(&format!("contract {contract}"));
        table.done(&format!("took {took}"));
        assert_eq!(totals(&table), expected, "{contract}, {took}");
    }
}

#[test]
fn several_declarers_are_recorded_shown_and_corrected() {
    let table = Table::new();
    table.done("new wiezen Ana Bo Cy Di --dealer Di --set deals=2");
    for (wrong, why) in [
        ("contract abondance-9:h --by Ana,Bo", "Only one player in a deal can play abondance-9"),
        ("contract miserie --by Ana,Ana", "Ana is named twice"),
        ("contract miserie --by Ana --with Bo", "played alone"),
        ("call miserie", "only its contract is recorded"),
        ("took 0", "No contract is recorded"),
    ] {
        let refused = table.refused(1, wrong).stderr;
        let said = one_line(&refused);
        assert!(said.contains(why), "{wrong}: {said}");
    }
    table.done("contract miserie --by Ana,Bo");
    for (wrong, why) in [
        ("took 0", "Give 2 numbers, not 1"),
        ("took 7 7", "add up to 14"),
        ("took Ana=0 Cy=1", "Cy is not on the declaring side"),
        ("took Ana=0 Ana=1", "Ana"),
    ] {
        let refused = table.refused(1, wrong).stderr;
        assert!(refused.contains(why), "{wrong}: {refused}");
    }
    table.done("took Bo=1 Ana=0");
    assert_eq!(totals(&table), [40, -40, 0, 0]);
    let explained = table.done("explain 1");
    assert!(
        explained.contains("3 × 10 = 30") && explained.contains("-3 × 10 = -30"),
        "{explained}"
    );
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][0]["contract"]["each"][1]["took"], 1);
    let drawn = table.done("sheet");
    assert!(drawn.contains("0+1") && drawn.contains("✗ -40"), "{drawn}");
    assert!(explained.contains("miserie by Bo, opponent: 10"), "{explained}");
    table.done("fix 1 took Bo=0 --yes");
    assert_eq!(totals(&table), [20, 20, -20, -20]);
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert!(table.done("replay evening.hoyle").contains("miserie"));
    table.done("fix 1 contract miserie --by Ana --by Cy --yes");
    assert_eq!(totals(&table), [20, -20, 20, -20]);
}

#[test]
fn a_made_contract_may_pay_its_opponents() {
    let rules = presets::ruleset_text("auction-whist").expect("a game");
    let first = "opponents = { base = 7, each = 3 }";
    let both = format!("{first}\nopponents_won = {{ base = 1, each = 2 }}");
    let table = Table::new();
    table.write("ours.toml", &rules.replacen(first, &both, 1).replace("auction-whist", "ours"));
    let told = table.json("score ./ours.toml suit-8 --took 10");
    assert_eq!((told["challenger"].as_i64(), told["opponent"].as_i64()), (Some(13), Some(5)));
    let said = table.done("score ./ours.toml suit-8 --took 10").replace('\n', " ");
    assert!(said.contains("opponent of a made contract: 1 + 2 × 2 = 5"), "{said}");
}

#[test]
fn payments_that_cannot_be_settled_are_faults() {
    let wiezen = presets::ruleset_text("wiezen").expect("a game");
    let table = Table::new();
    for (from, to, why) in [
        ("settled = true", "settled = false", "The key opponents is missing"),
        (
            "won = { base = 10 }",
            "won = { base = 10 }\nopponents = { base = 1 }",
            "opponents cannot be",
        ),
        ("players = [4]", "players = [3]", "Only two against two"),
        ("play = \"suit\"", "play = \"suit\"\nseveral = true", "Only a bid played alone"),
    ] {
        assert!(wiezen.contains(from), "{from}");
        table.write("ours.toml", &wiezen.replacen(from, to, 1));
        let refused = table.refused(1, "rules --check ours.toml");
        assert!(refused.stderr.contains(why), "{to}: {}", refused.stderr);
    }
}

#[test]
fn solo_whist_matches_its_vectors() {
    for (calls, took, expected) in [
        ("pass prop pass join", "8", [-10, 10, -10, 10]),
        ("pass prop pass join", "10", [-14, 14, -14, 14]),
        ("pass prop pass join", "7", [12, -12, 12, -12]),
        ("solo pass pass pass", "5", [30, -10, -10, -10]),
        ("solo pass pass pass", "7", [42, -14, -14, -14]),
        ("pass misere pass pass", "0", [-20, 60, -20, -20]),
        ("pass pass pass abundance:clubs", "8", [33, 33, 33, -99]),
        ("pass pass pass royal-abundance", "9", [-30, -30, -30, 90]),
        ("pass pass open-misere pass", "1", [40, 40, -120, 40]),
        ("slam pass pass pass", "13", [180, -60, -60, -60]),
    ] {
        let table = Table::new();
        table.done("new solo-whist Ana Bo Cy Di --dealer Di");
        table.done("trump hearts");
        table.done(&format!("call {calls}"));
        table.done(&format!("took {took}"));
        assert_eq!(totals(&table), expected, "{calls}, {took}");
    }
}

#[test]
fn an_auction_of_solo_whist_is_held_by_its_own_rules() {
    // What is called, and what is told then.
    for (calls, told) in [
        // The first to speak may cop after a pass, and do nothing else.
        ("pass prop pass pass", "Open: pass, join, prop ♥"),
        ("pass prop pass pass join", "Bo and Ana must take at least 8 tricks"),
        // Nobody else may.
        ("pass pass prop pass", "Ana to speak"),
        ("pass pass prop pass pass", "Cy to speak"),
        // A caller whom nobody joined may bid higher, last of all.
        ("pass prop pass pass pass", "Open: pass, solo ♥, misere"),
        ("pass prop pass pass pass solo", "Bo must take at least 5 tricks"),
        ("pass prop pass pass pass pass", "the same dealer deals again"),
        // The bid of a pair stands.
        ("prop join pass pass", "Ana and Bo must take at least 8 tricks"),
        // A higher bid is open to both as to anybody, and the late chance is over.
        ("pass prop join abundance:s pass", "Cy to speak. Standing bid: abundance in spades"),
        ("pass prop solo pass", "Bo to speak. Standing bid: solo in hearts"),
        // No trump makes a bid higher.
        ("abundance:s pass", "Open: pass, royal-abundance ♥, open-misere, slam"),
        ("slam pass pass pass", "Ana leads"),
    ] {
        let table = Table::new();
        table.done("new solo-whist Ana Bo Cy Di --dealer Di");
        table.done("trump hearts");
        let said = one_line(&table.done(&format!("call {calls}")));
        assert!(said.contains(told), "{calls}: {said}");
        assert!(!said.contains("break away"), "{calls}: {said}");
    }
}

#[test]
fn the_suit_turned_up_is_recorded_or_named_by_a_bid() {
    let table = Table::new();
    table.done("new solo-whist Ana Bo Cy Di --dealer Di");
    let unknown = table.refused(1, "call prop").stderr;
    assert!(unknown.contains("suit turned up"), "{unknown}");
    table.done("call prop:hearts pass pass");
    let known = table.refused(1, "trump spades").stderr;
    assert!(known.contains("hearts"), "{known}");
    let other = table.refused(1, "call solo:spades").stderr;
    assert!(other.contains("suit turned up"), "{other}");
    table.done("call solo");
    assert_eq!(table.json("status")["deal"]["trump"], "hearts");
    table.done("redeal");
    table.done("trump spades");
    let contract = table.done("contract prop --by Cy --with Ana");
    assert!(contract.contains("prop in spades"), "{contract}");
}

#[test]
fn a_contract_is_corrected_with_its_tricks_if_the_declarers_change() {
    let table = Table::new();
    table.done("new wiezen Ana Bo Cy Di --dealer Di");
    table.done("contract miserie --by Ana --by Bo");
    table.done("took 0 1");
    let refused = table.refused(1, "fix 1 contract abondance-9:s --by Cy");
    assert!(refused.stderr.contains("Give the tricks with the contract"), "{}", refused.stderr);
    table.done("fix 1 contract abondance-9:s --by Cy --took 8");
    assert!(table.done("sheet --plain").contains("-18"), "{}", table.done("sheet --plain"));
    table.done("fix 1 contract miserie --by Ana,Bo --took 0 1");
    let sheet = table.json("sheet");
    let hands = sheet["deals"][0]["hands"].as_array().expect("hands");
    let totals = hands.iter().map(|hand| hand["total"].clone());
    assert_eq!(totals.collect::<Vec<_>>(), [40, -40, 0, 0]);
}

#[test]
fn a_contract_in_another_trump_leaves_the_card_turned_up_where_it_is() {
    let table = Table::new();
    let text = presets::ruleset_text("solo-whist")
        .expect("a game")
        .replace("13 ×", "12 ×")
        .replace("at_least = 13", "at_least = 12");
    table.write("ours.toml", &text);
    for bid in ["misere", "abundance:s"] {
        table.done("new ./ours.toml Ana Bo Cy Di --dealer Di");
        table.done("trump hearts");
        table.done(&format!("call {bid} pass pass pass"));
        // All the spades can be played, and all the hearts but one.
        for trick in ["As Ks Qs Js", "10s 9s 8s 7s", "6s 5s 4s 3s", "2s Qh Jh 10h"] {
            table.done(&format!("trick {trick}"));
        }
    }
}

#[test]
fn calls_are_corrected_around_a_trump_recorded_between_them() {
    let table = Table::new();
    table.done("new solo-whist Ana Bo Cy Di --dealer Di");
    table.done("call abundance:clubs");
    table.done("trump spades");
    table.done("call pass pass royal-abundance:spades");
    let same = "fix 1 call abundance:clubs pass pass royal-abundance:spades";
    assert!(table.hoyle(same).stderr.contains("Nothing changed"));
    table.done("fix 1 call abundance:clubs pass pass pass");
    assert!(table.done("status").contains("abundance"), "{}", table.done("status"));
}
