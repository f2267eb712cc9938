//! Random evenings: people come and go, sit wrong and are corrected, and everything can be read back.

use hoyle::club::{EntryOf, Event, EventAct, EventHistory, Plan, TableState, check_draws};
use hoyle::history::Stamp;
use hoyle::presets;
use hoyle::rules::Points;
use std::collections::{BTreeMap, BTreeSet};

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse().expect("a time")
}

/// An evening of a kind, with this many entries.
fn evening(kind: &str, entries: u16, changes: &[&str]) -> EventHistory {
    let changes: Vec<String> = changes.iter().map(ToString::to_string).collect();
    let text = presets::kind(kind).expect("a kind");
    let plan = Plan::read(text, &changes).expect("a plan");
    let pairs = plan.entry == EntryOf::Pair;
    let mut history = EventHistory::new("evening".parse().expect("an id"), now(), plan, None);
    for no in 1..=entries {
        let mut people = vec![format!("P{no}")];
        if pairs {
            people.push(format!("Q{no}"));
        }
        let act = EventAct::Enter { no, people, group: None, handicap: Points::ZERO, from: None };
        history.record(&[act], now()).expect("somebody enters");
    }
    history
}

/// Points for the sides of a table, as the plan wants them.
fn points(event: &Event, sides: usize, dice: &mut fastrand::Rng) -> Vec<Points> {
    let mut points: Vec<Points> = (0..sides).map(|_| Points::whole(dice.i64(0..=13))).collect();
    if let Some(sum) = event.plan.sum {
        let others: Points = points[1..].iter().copied().sum();
        points[0] = sum - others;
        if sides == 2 {
            points[1] = Points::whole(dice.i64(0..=6));
            points[0] = sum - points[1];
        }
    }
    points
}

/// Something that happens at random; it may be refused.
fn act(event: &Event, dice: &mut fastrand::Rng) -> Vec<EventAct> {
    let last = event.last_round();
    let round = if last == 0 { 1 } else { dice.u16(1..=last) };
    let no = dice.u16(1..=event.entries.len() as u16);
    let open = event.open_tables(last);
    match dice.u8(..13) {
        0 => vec![EventAct::Away { no, from: dice.u16(1..=last + 1) }],
        1 => vec![EventAct::Back { no, from: dice.u16(1..=last + 1) }],
        2 => {
            vec![EventAct::Person { no, which: 1, to: format!("Z{}", dice.u8(..)), from: last + 1 }]
        }
        3 => {
            vec![EventAct::Adjust { no, round, points: Points::whole(-1), because: "late".into() }]
        }
        4 => {
            let seats = event.seating(round).unwrap_or_default().tables;
            let Some((index, one)) = seats.iter().enumerate().find(|(_, seats)| seats.len() > 1)
            else {
                return Vec::new();
            };
            let mut turned = one.clone();
            turned.rotate_left(1);
            let tables = BTreeMap::from([(index as u16 + 1, turned)]);
            vec![EventAct::Seat { round, tables, because: None }]
        }
        5 => {
            let again = dice.bool().then_some("again");
            event.draws("seed", &BTreeMap::new(), again).unwrap_or_default()
        }
        6 => vec![EventAct::Close { round }],
        7 if event.plan.entry == EntryOf::Person => {
            let no = event.entries.len() as u16 + 1;
            let from = Some(event.first_open_round());
            let people = vec![format!("P{no}")];
            vec![EventAct::Enter { no, people, group: None, handicap: Points::ZERO, from }]
        }
        _ if open.is_empty() => event.draws("seed", &BTreeMap::new(), None).unwrap_or_default(),
        _ => {
            let table = open[dice.usize(..open.len())];
            let seats = &event.seating(last).expect("drawn").tables[usize::from(table) - 1];
            let points = points(event, event.sides(last, seats).len(), dice);
            let winner = Some(1);
            let made = Vec::new();
            let because = Some("a slip".to_owned());
            vec![EventAct::Typed { round: last, table, points, made, winner, because, by: None }]
        }
    }
}

#[test]
fn random_evenings_can_be_read_back_and_recomputed() {
    let kinds: [(&str, &[&str]); 8] = [
        ("whist-drive", &[]),
        ("partner-drive", &["cards=entered"]),
        ("progressive", &[]),
        ("rotation", &[]),
        ("championship", &["results=typed"]),
        ("swiss-pairs", &[]),
        ("round-robin", &[]),
        ("wiezen", &["method=stations"]),
    ];
    for (kind, changes) in kinds {
        for seed in 0..6 {
            let mut dice = fastrand::Rng::with_seed(seed);
            let mut history = evening(kind, dice.u16(4..=17), changes);
            for _ in 0..50 {
                let acts = act(history.event(), &mut dice);
                let before = history.clone();
                if acts.is_empty() || history.record(&acts, now()).is_err() {
                    assert_eq!(history, before, "what is refused changes nothing");
                    continue;
                }
                check(&history, kind, seed);
                if dice.u8(..6) == 0 {
                    let after = history.event().clone();
                    history.undo(now()).expect("something was recorded");
                    assert_eq!(history.event(), before.event(), "{kind} {seed}: {acts:?}");
                    history.redo(now()).expect("something was taken back");
                    assert_eq!(*history.event(), after, "{kind} {seed}: {acts:?}");
                }
            }
        }
    }
}

/// Checks what has to hold after every act.
fn check(history: &EventHistory, kind: &str, seed: u64) {
    let (read, torn) = EventHistory::decode(history.journal().to_vec()).expect("it can be read");
    assert!(!torn);
    assert_eq!(read, *history, "{kind} {seed}");

    let event = history.event();
    let acts = history.in_force().filter_map(|entry| entry.act.as_ref());
    assert_eq!(check_draws(&event.plan, acts, event), Ok(None), "{kind} {seed}");

    for round in 1..=event.last_round() {
        let seating = event.seating(round).expect("drawn");
        let mut seen = BTreeSet::new();
        for no in seating.numbers() {
            assert!(seen.insert(no), "{kind} {seed}: {no} twice in round {round}");
            assert!(event.is_present(no, round), "{kind} {seed}: {no} is away in round {round}");
        }
    }
    let standings = event.standings(None, None);
    let ranked = standings.ranked.iter().map(|ranked| ranked.tally.no);
    let mut listed: Vec<u16> = ranked.chain(standings.below.iter().copied()).collect();
    listed.sort_unstable();
    assert_eq!(listed, event.numbers().collect::<Vec<u16>>(), "{kind} {seed}");

    // The points of all add up to those at the tables, on the bench and given by the director.
    let record = event.record(event.last_round());
    for round in &record.rounds {
        for (table, score) in (1..).zip(&round.tables) {
            let state = event.state(round.round, table);
            assert_eq!(score.is_none(), matches!(state, TableState::Open | TableState::NotPlayed));
        }
    }
}
