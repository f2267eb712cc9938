//! `chances`, against brute force in small games, and on full evenings.

use super::brute::{Found, Small};
use super::scorer::Hand;
use super::{begun, play, play_at_random};
use crate::common::Table;
use crate::faults::{report, short_or_full};
use hoyle::analysis::{Chance, Chances, ChancesError, Outlook};
use hoyle::cards::{Seat, Side};
use hoyle::game::{Act, Count, Game, RulingKind, TableRuling};
use hoyle::presets;
use hoyle::rules::{Bidding, Contract, PlannedTrump, Points, Ruleset, Scoring, Setting, Sides};
use std::collections::HashSet;

/// Rules of a few deals of up to four cards.
fn small(score: &str, settings: &[&str], steps: &[&str]) -> Ruleset {
    let mut rules = presets::ruleset("romanian").expect("a preset");
    rules.scoring = presets::scoring(score).expect("a score");
    let form = rules.schedule.form.clone();
    for known in rules.schedule.forms.iter_mut().filter(|known| known.id == form) {
        known.steps = steps.iter().map(|step| step.parse().expect("a step")).collect();
    }
    for setting in settings {
        Setting::apply(setting, &mut rules).unwrap_or_else(|fault| panic!("{setting}: {fault:?}"));
    }
    rules
}

/// A position as the brute force sees it.
fn seen(game: &Game, score: &'static str, settings: &[&str]) -> Small {
    let rules = game.setup().rules();
    let seats: Vec<Seat> = game.setup().players().seats().collect();
    let hand = |hand: hoyle::rules::Hand| Hand {
        bid: hand.bid.into(),
        took: hand.took.into(),
        cards: hand.cards.into(),
        players: hand.players.into(),
    };
    let hands = |seat: &Seat| game.played().filter_map(|deal| deal.hand(*seat)).map(hand).collect();
    let current = game.current().map(|deal| deal.plan.number);
    let plans = game.setup().plan();
    let ahead = plans.iter().filter(|plan| current.is_some_and(|now| plan.number >= now));
    let deals = ahead.map(|plan| {
        let made = match game.current().filter(|deal| deal.plan.number == plan.number) {
            Some(deal) => deal.bids().bids.iter().map(|bid| i64::from(*bid)).collect(),
            None => Vec::new(),
        };
        let turn = plan.seats.iter().map(|seat| seat.index()).collect();
        (usize::from(plan.cards), turn, made)
    });
    let scheme = rules.promotions.in_force().next();
    Small {
        score,
        runs: scheme.map(|streak| (streak.length.deals(seats.len() as u8), streak.points.into())),
        zero_finish: settings.contains(&"zero-finish=on"),
        doubles: settings.contains(&"spades-double=on"),
        hook: !settings.contains(&"hook=off"),
        twos: rules.tallies_in_force().next().is_some(),
        made: rules.tallies_in_force().any(|rule| rule.made),
        ties: rules.scoring.ties().iter().map(|tie| tie.into()).collect(),
        sides: game.totals().len(),
        totals: game.totals().iter().map(|total| total.in_tenths() / 5).collect(),
        hands: seats.iter().map(hands).take(game.totals().len()).collect(),
        deals: deals.collect(),
    }
}

/// Plays a line of a chance to its end, and asserts that it ends so.
fn check_line(game: &Game, side: Side, chance: &Chance, alone: bool) {
    let wins = matches!(chance.verdict, Outlook::Possible | Outlook::Certain);
    if !wins || (chance.line.is_empty() && chance.verdict == Outlook::Certain) {
        return;
    }
    let mut after = game.clone();
    for act in &chance.line {
        after = play(after, act);
    }
    assert!(after.current().is_none(), "the line ends the game");
    let standings = after.standings();
    let rank = standings.iter().find(|place| place.side == side).expect("a place").rank;
    let shared = standings.iter().filter(|place| place.rank == 1).count() > 1;
    assert!(rank == 1 && !(alone && shared), "{side:?}: {standings:?}");
}

/// Asserts that a verdict is what the brute force found; counts those left open.
fn check(game: &Game, found: &[Found], open: &mut usize) {
    let chances = Chances::of(game).expect("a last deal");
    let verdict = |chance: &Chance| <&str>::from(chance.verdict);
    for (chance, found) in chances.sides.iter().zip(found) {
        let told = || format!("{chance:#?} but {found:?}\n{game:#?}");
        assert_eq!(chance.least, Points::halves(found.least), "least: {}", told());
        assert_eq!(chance.greatest, Points::halves(found.greatest), "greatest: {}", told());
        for (own, brute, alone) in
            [(&chance.first, found.first, false), (&chance.alone, found.alone, true)]
        {
            match own.verdict {
                Outlook::Open => *open += 1,
                _ => assert_eq!(verdict(own), brute, "alone {alone}: {}", told()),
            }
            check_line(game, chance.side, own, alone);
        }
    }
}

/// Brings the totals near each other, or near zero, by rulings of the table.
fn rule(game: Game, settings: &[&str], lots: &mut fastrand::Rng) -> Game {
    let totals = game.totals();
    let sides = game.setup().sides();
    let zero = settings.contains(&"zero-finish=on");
    let points = sides.into_iter().filter_map(|side| {
        let aim = Points::whole(if zero { lots.i64(-12..4) } else { lots.i64(0..24) });
        let points = aim - totals[side.index()];
        (points != Points::ZERO).then_some((side, points))
    });
    play(game, &Act::Ruling(ruling(1, points.collect())))
}

fn ruling(deal: usize, points: Vec<(Side, Points)>) -> TableRuling {
    let deal = Some(deal);
    TableRuling { about: RulingKind::Other, reason: "near".into(), deal, points, closes: false }
}

const SETTINGS: [&[&str]; 6] = [
    &[],
    &["promotions=five", "five.length=2"],
    &["zero-finish=on"],
    &["spades-double=on"],
    &["hook=off"],
    &["zero-finish=on", "promotions=five", "five.length=2"],
];

const TIES: [&str; 6] = [
    "ties=last-deal",
    "ties=made-deals",
    "ties=made-deals,last-deal",
    "ties=successful-bids,made-deals",
    "ties=last-deal,successful-bids",
    "ties=made-deals,successful-bids,last-deal,shared",
];

const STEPS: [&[&str]; 5] = [
    &["2 × 1", "3 × 1", "4 × 1"],
    &["2 × 1", "1 × 2"],
    &["1 × 1", "2 × 2"],
    &["3 × 1", "4 × 1", "1 × 1"],
    &["4 × 1", "2 × 1", "3 × 1"],
];

#[test]
fn every_position_with_two_deals_left_is_as_brute_force_finds_it() {
    let games = short_or_full(60, 500);
    let scores: Vec<&'static str> = presets::scorings()
        .iter()
        .filter(|scoring| matches!(scoring, Scoring::Hands(_)))
        .map(|scoring| &*String::from(scoring.id()).leak())
        .collect();
    let mut lots = fastrand::Rng::with_seed(151);
    let mut positions = 0;
    let mut open = 0;
    for number in 0..games {
        let score = scores[number % scores.len()];
        let settings = SETTINGS[lots.usize(..SETTINGS.len())];
        let rules = small(score, settings, STEPS[lots.usize(..STEPS.len())]);
        let mut game = begun(rules, 3);
        while game.current().is_some_and(|deal| deal.plan.number == 1) {
            game = play_at_random(game, &mut lots);
        }
        game = rule(game, settings, &mut lots);
        while game.current().is_some() {
            let known = game.current().is_some_and(|deal| {
                deal.plan.trump == PlannedTrump::Turned && deal.trump().is_some()
            });
            // The brute force does not know of a trump turned up in the deal in progress.
            if !(known && settings.contains(&"spades-double=on")) {
                positions += 1;
                check(&game, &seen(&game, score, settings).found(), &mut open);
            }
            game = play_at_random(game, &mut lots);
        }
        check(&game, &seen(&game, score, settings).found(), &mut open);
    }
    report(&format!("chances: {positions} positions by brute force, {open} verdicts open"));
    assert_eq!(open, 0, "of {positions} positions");
}

#[test]
fn tie_breaks_one_after_another_are_as_brute_force_finds_them() {
    let mut lots = fastrand::Rng::with_seed(155);
    let mut positions = 0;
    for number in 0..short_or_full(12, 120) {
        let ties = TIES[number % TIES.len()];
        let settings = [SETTINGS[lots.usize(..SETTINGS.len())], &[ties]].concat();
        if settings.contains(&"spades-double=on") {
            continue;
        }
        let score = ["romanian", "serbian", "negative", "scratch"][lots.usize(..4)];
        let mut game = begun(small(score, &settings, STEPS[number % STEPS.len()]), 3);
        while game.current().is_some_and(|deal| deal.plan.number == 1) {
            game = play_at_random(game, &mut lots);
        }
        // Equal totals, so that every place depends on what breaks ties.
        let level = game.totals().into_iter().max().unwrap_or_default();
        for side in game.setup().sides() {
            let points = level - game.totals()[side.index()];
            if points != Points::ZERO {
                let points = vec![(side, points)];
                game = play(game, &Act::Ruling(ruling(1, points)));
            }
        }
        let mut open = 0;
        loop {
            check(&game, &seen(&game, score, &settings).found(), &mut open);
            positions += 1;
            if game.current().is_none() {
                break;
            }
            game = play_at_random(game, &mut lots);
        }
        assert_eq!(open, 0, "{ties}: of {positions} positions");
    }
    report(&format!("chances: {positions} positions with ties by brute force"));
}

#[test]
fn points_of_a_ruling_on_the_deal_in_progress_count() {
    // Ana has 11, Bo 0 and Cy 10; whoever makes the bid of one in the last deal of two gets 11.
    let table = last_deal();
    table.done("rule other \"hid a card\" Ana=-30");
    let json = table.json("chances");
    assert_eq!([&json[0]["least"], &json[0]["greatest"]], [-19, -8], "{json}");
    assert_eq!([&json[0]["first"], &json[1]["first"]], ["impossible", "possible"], "{json}");
}

/// Asserts what the brute force finds in every position of the last deals of a game.
fn check_to_the_end(mut game: Game, score: &'static str, lots: &mut fastrand::Rng) -> usize {
    let mut positions = 0;
    let mut open = 0;
    loop {
        check(&game, &seen(&game, score, &[]).found(), &mut open);
        positions += 1;
        if game.current().is_none() {
            break;
        }
        game = play_at_random(game, lots);
    }
    assert_eq!(open, 0, "{score}: of {positions} positions");
    positions
}

#[test]
fn partners_and_counts_are_as_brute_force_finds_them() {
    let mut lots = fastrand::Rng::with_seed(153);
    let mut positions = 0;
    for score in ["romanian", "serbian", "negative", "scratch", "trick", "binary-nil"] {
        for _ in 0..short_or_full(1, 6) {
            let mut partners = small(score, &[], &["1 × 2", "2 × 1"]);
            partners.sides = Sides::Opposite;
            let mut game = begun(partners, 4);
            while game.current().is_some_and(|deal| deal.plan.number == 1) {
                game = play_at_random(game, &mut lots);
            }
            positions += check_to_the_end(rule(game, &[], &mut lots), score, &mut lots);
            let mut counted = small(score, &[], &["1 × 1", "2 × 1", "3 × 1"]);
            counted.tallies = presets::ruleset("contract-whist").expect("a preset").tallies;
            counted.tallies[0].off = false;
            counted.tallies[0].made = lots.bool();
            let mut game = begun(counted, 3);
            while game.current().is_some_and(|deal| deal.plan.number == 1) {
                game = play_at_random(game, &mut lots);
            }
            positions += check_to_the_end(rule(game, &[], &mut lots), score, &mut lots);
        }
    }
    report(&format!("chances: {positions} positions with partners or counts by brute force"));
}

/// The points of each side by every contract and its tricks, as the game scores them.
fn every_contract(game: &Game) -> HashSet<Vec<Points>> {
    let deal = game.current().expect("a deal");
    let rule = game.setup().rules().bidding.auction().expect("an auction");
    let mut all = HashSet::new();
    for contract in rule.bids.iter().flat_map(|bid| Contract::all(rule, bid, &deal.plan.seats)) {
        let declarers = contract.declarers().count();
        let agreed = play(game.clone(), &Act::Contract(contract));
        for took in 0..14_i64.pow(declarers as u32) {
            let took = (0..declarers).map(|place| (took / 14_i64.pow(place as u32) % 14).into());
            let mut after = agreed.clone();
            if after.play(&Act::Took(took.collect())).is_ok() {
                let points = after.totals().into_iter().zip(game.totals());
                all.insert(points.map(|(now, was)| now - was).collect());
            }
        }
    }
    all
}

#[test]
fn contracts_are_as_brute_force_finds_them() {
    let mut lots = fastrand::Rng::with_seed(154);
    let mut rules = presets::ruleset("solo-whist").expect("a preset");
    Setting::apply("deals=3", &mut rules).expect("applies");
    let misere = |game: Game, took: i64| {
        let by = game.setup().players().seats().next().expect("a player");
        let bid = "misere".parse().expect("a bid");
        let contract = Contract { bid, by, with: None, also: Vec::new(), factors: Vec::new() };
        play(play(game, &Act::Contract(contract)), &Act::Took(vec![took.into()]))
    };
    let first = misere(begun(rules, 4), 0);
    let deal = every_contract(&first);
    for round in 0..short_or_full(3, 12) {
        let is_last = round % 2 == 1;
        let game = rule(first.clone(), &[], &mut lots);
        let game = if is_last { misere(game, 1) } else { game };
        let totals = game.totals();
        let ends = deal.iter().flat_map(|one| {
            let one: Vec<Points> =
                totals.iter().zip(one).map(|(total, one)| *total + *one).collect();
            let others: Vec<Vec<Points>> =
                if is_last { vec![vec![Points::ZERO; 4]] } else { deal.iter().cloned().collect() };
            others.into_iter().map(move |two| {
                one.iter().zip(two).map(|(one, two)| *one + two).collect::<Vec<Points>>()
            })
        });
        let ends: HashSet<Vec<Points>> = ends.collect();
        let chances = Chances::of(&game).expect("a last deal");
        for (side, chance) in chances.sides.iter().enumerate() {
            let first =
                ends.iter().filter(|end| end.iter().all(|points| end[side] >= *points)).count();
            let expect = match first {
                0 => Outlook::Impossible,
                all if all == ends.len() => Outlook::Certain,
                _ => Outlook::Possible,
            };
            assert_eq!(chance.first.verdict, expect, "{side}: {totals:?}");
            let own = || ends.iter().map(|end| end[side]);
            assert_eq!((Some(chance.least), Some(chance.greatest)), (own().min(), own().max()));
            check_line(&game, chance.side, &chance.first, false);
        }
    }
}

/// A table at which the last deal, of two cards, is bid.
fn last_deal() -> Table {
    Table::after(&[
        "new oh-hell Ana Bo Cy --dealer Cy --schedule up --set top=2 --id last",
        "bid 1 1 0",
        "took 1 0",
        "bid 1 1 1",
    ])
}

#[test]
fn what_each_needs_in_the_last_deal_is_told() {
    // Ana has 11, Bo 0 and Cy 10, and each bid one of the two tricks: worth 11 if made, and a point a
    // trick if not. With none, Ana stays at 11: Cy passes her with one trick or two, and Bo does not.
    let table = last_deal();
    let told = table.done("chances");
    let needs = "Ana: first place is certain with 1 or 2 tricks; with 0, it depends on";
    assert!(told.contains(needs), "{told}");
    assert!(
        told.contains("Cy: first place is certain with 2 tricks; with 1, it depends"),
        "{told}"
    );
    assert!(told.contains("First place is out of reach for Bo: "), "{told}");
    let status = table.done("status");
    assert!(
        status.contains(needs) && status.contains("First place is out of reach for Bo."),
        "{status}"
    );
    let json = table.json("chances");
    assert_eq!([&json[0]["first"], &json[1]["first"]], ["possible", "impossible"], "{json}");
    let line = table.done("chances Cy");
    let after = table.copy();
    for command in line.lines().skip(1) {
        after.done(command);
    }
    assert_eq!(after.json("sheet")["winners"], serde_json::json!(["Cy"]), "{line}");
    let before = table.bytes();
    table.done("chances Cy");
    assert_eq!(table.bytes(), before, "nothing is recorded");
}

#[test]
fn of_a_long_way_to_win_only_the_next_deals_are_shown() {
    let table = Table::after(&["new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=6"]);
    let said = table.done("chances Ana");
    assert_eq!(said.matches("took ").count(), 2, "{said}");
    assert!(said.contains("4 more deals") && said.contains("hoyle chances Ana --json"), "{said}");
    // They can be typed, and the rest is in the JSON.
    for command in said.lines().filter(|line| line.starts_with("bid ") || line.starts_with("took "))
    {
        table.done(command);
    }
    assert_eq!(table.json("chances")[0]["line"].as_array().expect("a line").len(), 8);
}

#[test]
fn a_trick_recorded_by_its_cards_is_won() {
    // Bo leads, and has the trick that was bid or both: 11 points or 2, but not 0.
    let table = last_deal();
    assert_eq!(table.json("chances")[1]["least"], 0);
    table.done("trump clubs");
    table.done("trick Ah 2h 3h");
    let json = table.json("chances");
    assert_eq!([&json[1]["least"], &json[1]["greatest"]], [2, 11], "{json}");
    assert_eq!([&json[0]["least"], &json[0]["greatest"]], [11, 22], "{json}");
}

#[test]
fn the_last_three_deals_of_full_evenings_leave_little_open() {
    let evenings = short_or_full(4, 12);
    let mut lots = fastrand::Rng::with_seed(152);
    let mut verdicts = 0;
    let mut open = 0;
    for evening in 0..evenings {
        let id = ["romanian", "serbian", "oh-hell", "judgement"][evening % 4];
        let mut rules = presets::ruleset(id).expect("a preset");
        let scores = presets::scorings_for(&rules);
        rules.scoring = scores[lots.usize(..scores.len())].clone();
        if id == "romanian" && lots.bool() {
            Setting::apply("promotions=ten,five", &mut rules).expect("applies");
        }
        let counts = rules.player_counts();
        let players = counts[lots.usize(..counts.len())].min(7);
        let mut game = begun(rules, players.into());
        let deals = game.scheduled().expect("a last deal");
        while let Some(deal) = game.current() {
            if deal.plan.number + 3 > deals {
                let chances = Chances::of(&game).expect("a last deal");
                for chance in &chances.sides {
                    for (chance_of, alone) in [(&chance.first, false), (&chance.alone, true)] {
                        verdicts += 1;
                        if chance_of.verdict == Outlook::Open {
                            open += 1;
                        }
                        check_line(&game, chance.side, chance_of, alone);
                    }
                }
            }
            game = play_at_random(game, &mut lots);
        }
    }
    report(&format!("chances: {open} of {verdicts} verdicts open in {evenings} evenings"));
    assert!(open * 100 <= verdicts, "{open} of {verdicts} open");
}

#[test]
fn bids_too_low_to_stand_decide_nothing() {
    let mut rules = small("exact", &["hook=off"], &["2 × 1"]);
    let Bidding::Exact(rule) = &mut rules.bidding else { panic!("everybody bids") };
    rule.redeal_below = 4;
    let fresh = begun(rules, 3);
    let told = |chances: &Chances| {
        let sides = chances.sides.iter();
        sides.map(|side| (side.least, side.greatest, side.first.verdict)).collect::<Vec<_>>()
    };
    let chances_of_fresh = Chances::of(&fresh).expect("a last deal");

    // After 0 and 0 the cards are dealt again whatever is bid, and after 2 and 0 unless 2 are.
    for bids in [[0, 0], [2, 0]] {
        let game = play(fresh.clone(), &Act::Bid(bids.map(Count::next).into()));
        let chances = Chances::of(&game).expect("a last deal");
        assert_eq!(told(&chances), told(&chances_of_fresh), "{bids:?}");
        for side in &chances.sides {
            check_line(&game, side.side, &side.first, false);
            check_line(&game, side.side, &side.alone, true);
        }
    }
}

#[test]
fn games_without_a_last_deal_are_refused() {
    for id in ["spades", "german", "whist", "auction-whist"] {
        let rules = presets::ruleset(id).expect("a preset");
        let players = rules.player_counts()[0].into();
        let refused = Chances::of(&begun(rules, players)).expect_err(id);
        assert_eq!(refused, ChancesError::NoLastDeal, "{id}");
    }
}

#[test]
fn a_finished_game_tells_who_won_and_a_name_gets_the_reason() {
    let table = Table::new();
    table.done("new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=1");
    table.done("bid 0 0 0");
    let plain = table.done("chances --plain");
    assert!(
        plain.starts_with("Ana\t") && plain.lines().all(|line| line.ends_with("\t0")),
        "{plain}"
    );
    table.done("took 1 0 0");
    let over = table.done("chances");
    assert_eq!(over, "The game is over: Bo and Cy share the win with 10.\n");
    let named = table.done("chances Ana");
    assert!(named.starts_with("First place is out of reach for Ana: 9 behind Bo"), "{named}");
}
