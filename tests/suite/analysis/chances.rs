//! `chances`, against brute force in small games, and on full evenings.

use super::brute::{Found, Small};
use super::scorer::Hand;
use super::{begun, play, play_at_random};
use crate::faults::{report, short_or_full};
use hoyle::analysis::{Chance, Chances, ChancesFault, Verdict};
use hoyle::cards::{Seat, Side};
use hoyle::game::{Act, Game, Incident, TableRuling};
use hoyle::presets;
use hoyle::rules::{PlannedTrump, Points, Ruleset, Scoring, Setting};

/// Rules of a few deals of up to four cards.
fn small(score: &str, settings: &[&str], steps: &[&str]) -> Ruleset {
    let mut rules = presets::ruleset("romanian").expect("a preset");
    rules.scoring = presets::scoring(score).expect("a score");
    let form = rules.schedule.form.clone();
    for it in rules.schedule.forms.iter_mut().filter(|it| it.id == form) {
        it.steps = steps.iter().map(|step| step.parse().expect("a step")).collect();
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
        runs: scheme.map(|it| (it.length.deals(seats.len() as u8), it.points.into())),
        zero_finish: settings.contains(&"zero-finish=on"),
        doubles: settings.contains(&"spades-double=on"),
        hook: !settings.contains(&"hook=off"),
        players: seats.len(),
        totals: game.totals().into_iter().map(Points::in_halves).collect(),
        hands: seats.iter().map(hands).collect(),
        deals: deals.collect(),
    }
}

/// Plays a line of a chance to its end, and asserts that it ends so.
fn check_line(game: &Game, side: Side, chance: &Chance, alone: bool) {
    let wins = matches!(chance.verdict, Verdict::Possible | Verdict::Certain);
    if !wins || (chance.line.is_empty() && chance.verdict == Verdict::Certain) {
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
                Verdict::Open => *open += 1,
                _ => assert_eq!(verdict(own), brute, "alone {alone}: {}", told()),
            }
            check_line(game, chance.side, own, alone);
        }
    }
}

/// Brings the totals near each other, or near zero, by rulings of the table.
fn rule(game: Game, settings: &[&str], lots: &mut fastrand::Rng) -> Game {
    let totals = game.totals();
    let sides: Vec<Side> =
        game.setup().players().seats().map(|seat| game.setup().side_of(seat)).collect();
    let zero = settings.contains(&"zero-finish=on");
    let points = sides.into_iter().filter_map(|side| {
        let aim = Points::whole(if zero { lots.i64(-12..4) } else { lots.i64(0..24) });
        let points = aim - totals[side.index()];
        (points != Points::ZERO).then_some((side, points))
    });
    let points: Vec<(Side, Points)> = points.collect();
    let deal = Some(1);
    let ruling = TableRuling { about: Incident::Other, reason: "near".into(), deal, points };
    play(game, &Act::Ruling(ruling))
}

const SETTINGS: [&[&str]; 6] = [
    &[],
    &["promotions=five", "five.length=2"],
    &["zero-finish=on"],
    &["spades-double=on"],
    &["hook=off"],
    &["zero-finish=on", "promotions=five", "five.length=2"],
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
    let games = short_or_full(60, 6000);
    let scores = presets::scorings();
    let scores: Vec<&'static str> = scores
        .iter()
        .filter(|it| matches!(it, Scoring::Hands(_)))
        .map(|it| &*String::from(it.id()).leak())
        .collect();
    let mut lots = fastrand::Rng::with_seed(151);
    let (mut positions, mut open) = (0, 0);
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
fn the_last_three_deals_of_full_evenings_leave_little_open() {
    let evenings = short_or_full(4, 300);
    let mut lots = fastrand::Rng::with_seed(152);
    let (mut verdicts, mut open) = (0, 0);
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
                        if chance_of.verdict == Verdict::Open {
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
fn games_without_a_last_deal_are_refused() {
    for id in ["spades", "german", "whist", "auction-whist"] {
        let rules = presets::ruleset(id).expect("a preset");
        let players = rules.player_counts()[0].into();
        let refused = Chances::of(&begun(rules, players)).expect_err(id);
        assert_eq!(refused, ChancesFault::NoLastDeal, "{id}");
    }
}
