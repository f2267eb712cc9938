//! Evenings with an incident in every deal, against scorers written apart from the text of the laws.

use crate::common::{decode, seat_at};
use crate::scoring::incidents::{NAMES, begun, bid, play, ruled, take};
use hoyle::game::{Act, Game, RuledIncident};
use hoyle::history::History;
use hoyle::rules::{Contract, Points};

type Lots = fastrand::Rng;

const OPTIONS: [&str; 3] = ["tricks", "off", "on"];

/// Records incidents before the tricks, or after them, or before them with a choice made afterwards.
fn deal_with(history: &mut History, incidents: &[RuledIncident], tricks: &[i64], lots: &mut Lots) {
    let deal = Some(history.game().current().expect("a deal").plan.number);
    let before = history.game().incidents().count();
    let order = lots.u8(..3);
    if order == 2 {
        take(history, tricks);
    }
    for incident in incidents {
        let taken = if order == 1 { None } else { incident.taken.clone() };
        let incident = RuledIncident { deal, taken, ..incident.clone() };
        play(history, &Act::Incident(Box::new(incident)));
    }
    if order != 2 {
        take(history, tricks);
    }
    for (number, incident) in (before + 1..).zip(incidents) {
        // What the other side's revoke cancels leaves nothing to choose.
        let mut open = history.game().open_choices();
        let is_open = open.any(|open| open.number == Some(number));
        drop(open);
        if let (true, Some(taken)) = (is_open, &incident.taken) {
            play(history, &Act::Choose { incident: number, taken: taken.clone() });
        }
    }
}

fn check(history: &History, totals: &[i64], place: &str) {
    let totals: Vec<Points> = totals.iter().map(|total| Points::whole(*total)).collect();
    assert_eq!(history.game().totals(), totals, "{place}");
}

fn check_journal(history: &History) {
    let read = decode(&history.journal().to_vec()).map(|decoded| decoded.history);
    assert_eq!(read.as_ref(), Ok(history));
}

/// Tricks for each of four players, which add up to `cards`.
fn tricks_of_all(cards: u8, lots: &mut Lots) -> [i64; 4] {
    let mut tricks = [0; 4];
    (0..cards).for_each(|_| tricks[lots.usize(..4)] += 1);
    tricks
}

/// A game of whist by the laws of 1900: each side's points after a deal.
fn whist_scored(before: [i64; 2], revokes: &[(usize, &str)], tricks: [i64; 2]) -> [i64; 2] {
    let mut total = before;
    let mut taken = tricks;
    let mut answered = vec![false; revokes.len()];
    let mut short = [false; 2];
    for (index, (side, option)) in revokes.iter().enumerate() {
        if *option == "both" {
            let other = revokes[..index]
                .iter()
                .zip(&answered)
                .position(|((by, option), answered)| by != side && !answered && *option != "both");
            answered[other.expect("a revoke of the other side")] = true;
            short = [true; 2];
        }
    }
    let penalties: Vec<(usize, &str)> = revokes
        .iter()
        .zip(&answered)
        .filter(|((_, option), answered)| !**answered && *option != "both")
        .map(|(revoke, _)| *revoke)
        .collect();
    penalties.iter().for_each(|(side, _)| short[*side] = true);

    let mut won = false;
    for (side, option) in &penalties {
        match *option {
            "on" => total[1 - side] += 3,
            "off" => total[*side] = (total[*side] - 3).max(0),
            _ => {}
        }
    }
    for (side, option) in &penalties {
        won |= *option == "on" && total[1 - side] >= 5 && !short[1 - side];
    }
    for (side, option) in &penalties {
        if *option == "tricks" {
            let moved = taken[*side].min(3);
            taken[*side] -= moved;
            taken[1 - side] += moved;
        }
    }
    for side in 0..2 {
        if !won {
            total[side] += (taken[side] - 6).max(0);
        }
        if short[side] {
            total[side] = total[side].min(before[side].max(4));
        }
    }
    total
}

#[test]
fn evenings_of_whist_match_a_scorer_written_apart() {
    let mut deals = 0;
    for seed in 0..100 {
        let lots = &mut Lots::with_seed(seed);
        let mut history = begun("whist");
        let mut totals = [0, 0];
        while history.game().current().is_some() {
            let mut revokes: Vec<(usize, &str)> = Vec::new();
            let mut incidents = Vec::new();
            for trick in 0..lots.u8(1..4) {
                let by = lots.usize(..4);
                let open = |side: usize| {
                    let of_side = revokes.iter().filter(|revoke| **revoke != (side, "both"));
                    of_side.filter(|(by, _)| *by == side).count()
                };
                let cancelled =
                    revokes.iter().filter(|revoke| **revoke == (by % 2, "both")).count();
                let both = open(1 - by % 2) > cancelled;
                let option = if both { "both" } else { OPTIONS[lots.usize(..3)] };
                let name = NAMES[by];
                let trick = trick * 3 + 1;
                incidents.push(ruled(&if both {
                    format!("whist-1900 revoke {name} trick={trick} found=end both=yes")
                } else {
                    format!("whist-1900 revoke {name} trick={trick} found=end take={option}")
                }));
                revokes.push((by % 2, option));
            }
            let took = lots.i64(0..=13);
            totals = whist_scored(totals, &revokes, [took, 13 - took]);
            deal_with(&mut history, &incidents, &[took, 13 - took], lots);
            deals += 1;
            check(&history, &totals, &format!("seed {seed}, deal {deals}: {revokes:?}, {took}"));
        }
        assert!(totals.iter().any(|total| *total >= 5), "{totals:?}");
        check_journal(&history);
    }
    assert!(deals > 200, "{deals}");
}

/// The target of a bid of solo whist, what it is worth to each opponent, and what each trick adds.
fn solo_bid(id: &str) -> (i64, i64, i64) {
    match id {
        "prop" => (8, 10, 2),
        "solo" => (5, 10, 2),
        "misere" => (0, 20, 0),
        "open-misere" => (0, 40, 0),
        "slam" => (13, 60, 0),
        _ => (9, 30, 3),
    }
}

#[test]
fn evenings_of_solo_whist_match_a_scorer_written_apart() {
    let mut deals = 0;
    for seed in 0..100 {
        let lots = &mut Lots::with_seed(seed);
        let mut history = begun("solo-whist");
        let rule = history.setup().rules().bidding.auction().expect("an auction").clone();
        let mut purses = [0; 4];
        while let Some(deal) = history.game().current() {
            let seats = deal.plan.seats.clone();
            let rule_of_bid = &rule.bids[lots.usize(..rule.bids.len())];
            let all = Contract::all(&rule, rule_of_bid, &seats);
            let contract = all[lots.usize(..all.len())].clone();
            let side: Vec<usize> =
                [contract.by].into_iter().chain(contract.with).map(|seat| seat.index()).collect();
            let (target, base, each) = solo_bid(&contract.bid.id);
            let is_misere = target == 0;
            play(&mut history, &Act::Contract(contract.clone()));

            let by = lots.usize(..4);
            let declares = side.contains(&by);
            let role = if declares { "declarer" } else { "opponent" };
            let kind = match side.len() {
                2 => "pair",
                _ if is_misere => "nothing",
                _ => "solo",
            };
            let name = NAMES[by];
            let incident = ruled(&format!(
                "solo-hoyle revoke {name} trick=3 found=end role={role} contract={kind}"
            ));
            let mut took = lots.i64(0..=13);
            if is_misere && !declares {
                play(&mut history, &Act::Incident(Box::new(incident)));
            } else {
                deal_with(&mut history, &[incident], &[took], lots);
            }

            // What each of the others settles with each of the side, or one with one.
            let worth = if is_misere {
                if declares { -base } else { base }
            } else if declares {
                took -= took.min(3);
                -(base + each * (target - took).max(0))
            } else {
                took = (took + 3).min(13);
                base + each * (took - target).max(0)
            };
            let losers = if side.len() == 2 { 2 } else { 3 };
            for (seat, purse) in purses.iter_mut().enumerate() {
                if side.contains(&seat) {
                    *purse += worth * losers / side.len() as i64;
                } else if declares {
                    *purse -= worth;
                } else if seat == by {
                    *purse -= worth * losers;
                }
            }
            deals += 1;
            let place = format!("seed {seed}, deal {deals}: {contract:?}, {name}, {took}");
            check(&history, &purses, &place);
            assert_eq!(purses.iter().sum::<i64>(), 0, "{place}");
        }
        check_journal(&history);
    }
    assert_eq!(deals, 1200);
}

/// The tricks of a player who bid nil, took none and has lost it.
const LOST: i64 = -1;

/// A side's points in a deal of spades, and its bags, from the bids and tricks of its two players.
fn spades_side(hands: [(i64, i64); 2]) -> (i64, i64) {
    let mut points = 0;
    let mut bags = 0;
    let nil = |bid: i64| bid == 0;
    let bid: i64 = hands.iter().map(|(bid, _)| bid).sum();
    let took: i64 = hands.iter().filter(|(bid, _)| !nil(*bid)).map(|(_, took)| took).sum();
    if bid > 0 {
        let over = (took - bid).max(0);
        points += if took >= bid { 10 * bid + over } else { -10 * bid };
        bags += over;
    }
    for (_, took) in hands.into_iter().filter(|(bid, _)| nil(*bid)) {
        points += match took {
            0 => 100,
            LOST => -100,
            took => -100 + took,
        };
        bags += took.max(0);
    }
    (points, bags)
}

#[test]
fn evenings_of_spades_match_a_scorer_written_apart() {
    let mut deals = 0;
    for seed in 0..100 {
        let lots = &mut Lots::with_seed(seed);
        let mut history = begun("spades");
        let mut totals = [0, 0];
        let mut bags = [0, 0];
        for _ in 0..8 {
            if history.game().current().is_none() {
                break;
            }
            let bids = [0; 4].map(|_| lots.i64(0..5));
            let tricks = tricks_of_all(13, lots);
            bid(&mut history, &bids);
            let by = lots.usize(..4);
            let name = NAMES[by];
            let penalty = ["renege=three", "renege=set", "claim=no"][lots.usize(..3)];
            let incident = ruled(&format!("spades-club revoke {name} trick=2 found=end {penalty}"));
            deal_with(&mut history, &[incident], &tricks, lots);

            let mut counted = tricks;
            let from = if penalty == "claim=no" { (by + 1) % 2 } else { by % 2 };
            let plays = |side: usize| {
                let mut seats = vec![side, side + 2];
                seats.retain(|seat| bids[*seat] > 0);
                seats
            };
            if penalty == "renege=set" {
                let seats = plays(from);
                let sum: i64 = seats.iter().map(|seat| bids[*seat]).sum();
                let mut over = seats.iter().map(|seat| tricks[*seat]).sum::<i64>() - sum + 1;
                for seat in seats {
                    let less = over.clamp(0, counted[seat]);
                    counted[seat] -= less;
                    over -= less;
                }
            } else {
                let mut moved = 0;
                for seat in plays(from) {
                    let given = counted[seat].min(3 - moved);
                    counted[seat] -= given;
                    moved += given;
                }
                if let Some(seat) = plays(1 - from).first() {
                    counted[*seat] += moved;
                }
            }
            // Whoever bid nil and revoked has lost it.
            if bids[by] == 0 && counted[by] == 0 && penalty != "claim=no" {
                counted[by] = LOST;
            }
            for side in 0..2 {
                let hand = |seat: usize| (bids[seat], counted[seat]);
                let (points, over) = spades_side([hand(side), hand(side + 2)]);
                let tens = (bags[side] + over) / 10 - bags[side] / 10;
                bags[side] += over;
                totals[side] += points - 100 * tens;
            }
            deals += 1;
            let place = format!("seed {seed}, deal {deals}: {bids:?} {tricks:?} {name} {penalty}");
            check(&history, &totals, &place);
        }
        check_journal(&history);
    }
    assert!(deals > 600, "{deals}");
}

fn serbian(bid: i64, took: i64) -> i64 {
    match took {
        took if took == bid => 10 + took,
        0 => -10,
        took => took,
    }
}

#[test]
fn evenings_of_serbian_whist_match_a_scorer_written_apart() {
    let mut voids = 0;
    for seed in 0..100 {
        let lots = &mut Lots::with_seed(seed);
        let mut history = begun("serbian");
        let mut totals = [0; 4];
        let mut deals = 0;
        while let Some(deal) = history.game().current()
            && deals < 30
        {
            let cards = deal.plan.cards;
            let last = deal.plan.seats[3].index();
            let mut bids = [0; 4].map(|_| lots.i64(0..=i64::from(cards) / 2));
            if bids.iter().sum::<i64>() == i64::from(cards) {
                bids[last] += if bids[last] > 0 { -1 } else { 1 };
            }
            let tricks = tricks_of_all(cards, lots);
            bid(&mut history, &bids);
            let by = lots.usize(..4);
            let name = NAMES[by];
            let option = ["miss", "void", "waive"][lots.usize(..3)];
            let incident =
                ruled(&format!("round-table revoke {name} trick=1 found=end take={option}"));
            if option == "void" {
                // In progress, it is dealt again at once; played out, it does not count and is played again.
                voids += 1;
                if lots.bool() {
                    take(&mut history, &tricks);
                }
                let number = history.game().played().count().max(1);
                let deal = if history.game().current().is_some_and(|deal| deal.is_untouched()) {
                    Some(number)
                } else {
                    None
                };
                let deal = if history.game().current().is_none() { Some(number) } else { deal };
                let incident = RuledIncident { deal, ..incident };
                play(&mut history, &Act::Incident(Box::new(incident)));
            } else {
                deal_with(&mut history, &[incident], &tricks, lots);
                for seat in 0..4 {
                    let mut points = serbian(bids[seat], tricks[seat]);
                    if seat == by && option == "miss" && bids[seat] == tricks[seat] {
                        let possible = [bids[seat] - 1, bids[seat] + 1]
                            .into_iter()
                            .filter(|took| (0..=i64::from(cards)).contains(took));
                        points = possible.map(|took| serbian(bids[seat], took)).min().unwrap();
                    }
                    totals[seat] += points;
                }
            }
            deals += 1;
            let place = format!("seed {seed}, deal {deals}: {bids:?} {tricks:?} {name} {option}");
            check(&history, &totals, &place);
        }
        check_journal(&history);
    }
    assert!(voids > 500, "{voids}");
}

/// The points of whoever did it, as they count for the side.
fn own(game: &Game, by: usize) -> Points {
    let totals = game.totals();
    totals[by % totals.len()]
}

#[test]
fn no_ruling_leaves_those_who_did_it_better_off_than_none() {
    for seed in 0..300 {
        let lots = &mut Lots::with_seed(seed);
        let by = lots.usize(..4);
        let name = NAMES[by];
        let tricks = tricks_of_all(13, lots);
        let pairs = [tricks[0] + tricks[2], tricks[1] + tricks[3]];
        let bids = [0; 4].map(|_| lots.i64(1..5));
        let solo: Vec<&str> = vec!["solo", "prop", "abundance", "misere"];
        let chosen = solo[lots.usize(..4)];

        let mut cases: Vec<(History, Vec<i64>, String)> = Vec::new();
        for laws in ["whist-1900", "whist-1864"] {
            let mut history = begun("whist");
            take(&mut history, &[9, 4]);
            cases.push((
                history,
                pairs.to_vec(),
                format!("{laws} revoke {name} trick=2 found=end"),
            ));
        }
        for penalty in ["renege=three", "renege=set"] {
            let mut history = begun("spades");
            bid(&mut history, &bids);
            let text = format!("spades-club revoke {name} trick=2 found=end {penalty}");
            cases.push((history, tricks.to_vec(), text));
        }
        let mut history = begun("serbian");
        let hooked = i64::from(bids.iter().sum::<i64>() == 13);
        bid(&mut history, &[bids[0], bids[1], bids[2], bids[3] + hooked]);
        cases.push((
            history,
            tricks.to_vec(),
            format!("round-table revoke {name} trick=2 found=end"),
        ));
        let mut history = begun("solo-whist");
        let rule = history.setup().rules().bidding.auction().expect("an auction").clone();
        let (_, bid_rule) = rule.bid(chosen).expect("a bid");
        let seats = history.game().current().expect("a deal").plan.seats.clone();
        let all = Contract::all(&rule, bid_rule, &seats);
        let contract = all[lots.usize(..all.len())].clone();
        let declares = contract.challengers().any(|seat| seat == seat_at(by as u8));
        let role = if declares { "declarer" } else { "opponent" };
        let kind = match chosen {
            "misere" => "nothing",
            "prop" => "pair",
            _ => "solo",
        };
        play(&mut history, &Act::Contract(contract));
        let facts = format!("trick=2 found=end role={role} contract={kind}");
        cases.push((history, vec![tricks[0]], format!("solo-hoyle revoke {name} {facts}")));

        for (begun, tricks, text) in cases {
            let mut without = begun.clone();
            take(&mut without, &tricks);
            let incident = ruled(&text);
            let mut options: Vec<String> =
                incident.options.iter().map(|(option, _)| option.clone()).collect();
            options.retain(|option| option != "void");
            options.push(if incident.options.is_empty() { "yes".into() } else { "waive".into() });
            for option in options {
                let mut ruled = without.clone();
                let incident = RuledIncident {
                    deal: Some(without.game().played().count()),
                    taken: Some(option.clone()),
                    ..incident.clone()
                };
                play(&mut ruled, &Act::Incident(Box::new(incident)));
                let place = format!("seed {seed}: {text} take={option}, {tricks:?}");
                assert!(own(ruled.game(), by) <= own(without.game(), by), "{place}");
            }
        }
    }
}
