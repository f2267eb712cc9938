//! Rules files made at random of parts of the others: either a fault is reported with its place, or a
//! game of random legal acts can be played, explained, saved, read again and drawn in every format.

use crate::common::{decode, repository};
use crate::faults::short_or_full;
use hoyle::cards::Trump;
use hoyle::game::{Act, Count, Due, Players, Setup, TricksDue};
use hoyle::history::{History, Origin, Stamp};
use hoyle::output::text::{self, Look};
use hoyle::output::{csv, html, json, markdown, plain, svg};
use hoyle::presets;
use hoyle::rules::{Call, Contract, Ruleset};
use hoyle::views::{Explanation, Log, Sheet, Status, Style};
use std::fs;
use toml::{Table, Value};

/// The most deals of a game that are played.
const MOST_DEALS: usize = 40;

/// The rules that come with the program, and the examples of house rules.
fn files() -> Vec<Table> {
    let read = |text: &str| text.parse::<Table>().expect("TOML");
    let presets = presets::rulesets().map(|id| read(presets::ruleset_text(id).expect("a preset")));
    let examples = fs::read_dir(repository("examples/rules")).expect("a folder");
    let mut paths: Vec<_> = examples.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let examples = paths.iter().map(|path| read(&fs::read_to_string(path).expect("a file")));
    presets.chain(examples).collect()
}

/// Every value of a file below the top, with the keys that lead to it.
fn values(table: &Table) -> Vec<(Vec<String>, Value)> {
    let mut found = Vec::new();
    let mut left: Vec<(Vec<String>, &Value)> =
        table.iter().map(|(key, value)| (vec![key.clone()], value)).collect();
    while let Some((path, value)) = left.pop() {
        let below = |key: String| [&path[..], &[key]].concat();
        match value {
            Value::Table(inner) => {
                left.extend(inner.iter().map(|(key, value)| (below(key.clone()), value)));
            }
            Value::Array(rows) => {
                left.extend(rows.iter().enumerate().map(|(row, it)| (below(row.to_string()), it)));
            }
            _ => {}
        }
        found.push((path, value.clone()));
    }
    found
}

/// Puts a value where the keys lead; nothing happens if they lead nowhere.
fn put(table: &mut Table, path: &[String], value: Value) {
    let Some((last, path)) = path.split_last() else { return };
    let Some((first, path)) = path.split_first() else {
        table.insert(last.clone(), value);
        return;
    };
    let Some(mut at) = table.get_mut(first) else { return };
    for key in path {
        let next = match at {
            Value::Table(inner) => inner.get_mut(key),
            Value::Array(rows) => key.parse::<usize>().ok().and_then(|row| rows.get_mut(row)),
            _ => None,
        };
        let Some(next) = next else { return };
        at = next;
    }
    match at {
        Value::Table(inner) => drop(inner.insert(last.clone(), value)),
        Value::Array(rows) => {
            if let Some(row) = last.parse::<usize>().ok().and_then(|row| rows.get_mut(row)) {
                *row = value;
            }
        }
        _ => {}
    }
}

/// One of the files, with some values of another one, and some numbers and choices changed.
fn mixed(files: &[Table], lots: &mut fastrand::Rng) -> Table {
    let mut file = files[lots.usize(..files.len())].clone();
    for _ in 0..lots.usize(1..4) {
        let others = values(&files[lots.usize(..files.len())]);
        let (path, value) = others[lots.usize(..others.len())].clone();
        put(&mut file, &path, value);
    }
    for _ in 0..lots.usize(..3) {
        let own = values(&file);
        let (path, value) = own[lots.usize(..own.len())].clone();
        let changed = match value {
            Value::Integer(number) => Value::Integer(number + lots.i64(-3..=3)),
            Value::Boolean(choice) => Value::Boolean(!choice),
            value => value,
        };
        put(&mut file, &path, changed);
    }
    file
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse().expect("a time")
}

/// Numbers for the players of which tricks are due: their sum is all there are, or at most that.
fn tricks(due: &TricksDue, lots: &mut fastrand::Rng) -> Act {
    let mut took = vec![0; due.seats.len()];
    let taken = if due.contract.is_some() { lots.u8(..=due.total) } else { due.total };
    (0..taken).for_each(|_| took[lots.usize(..due.seats.len())] += 1);
    let counts = due.seats.iter().zip(took).map(|(seat, number)| Count::by(*seat, number));
    Act::Took(counts.collect())
}

/// An act that is legal now; `None` once the game is over.
fn legal_act(history: &History, lots: &mut fastrand::Rng) -> Option<Act> {
    let (game, due) = (history.game(), history.game().due());
    let rules = game.setup().rules();
    let one_of =
        |calls: &[Call], lots: &mut fastrand::Rng| calls[lots.usize(..calls.len())].clone();
    if due.trump_is_open() && lots.bool() || matches!(due, Due::Trump) {
        return Some(Act::Trump(Trump::Hearts));
    }
    Some(match due {
        Due::Bids(due) => {
            Act::Bid(vec![Count::next(due.open[lots.usize(..due.open.len())].into())])
        }
        Due::Calls(due) => Act::Call(vec![one_of(&due.open, lots)]),
        Due::Contract { seats } => {
            let rule = rules.bidding.auction()?;
            let bid = &rule.bids[lots.usize(..rule.bids.len())];
            let all = Contract::all(rule, bid, &seats);
            Act::Contract(all[lots.usize(..all.len())].clone())
        }
        Due::Partner { bid, by, others } => {
            let rule = rules.bidding.auction()?;
            let (_, bid) = rule.bid(&bid)?;
            let all = Contract::all(rule, bid, &[vec![by], others].concat());
            let own: Vec<_> = all.into_iter().filter(|contract| contract.by == by).collect();
            Act::Contract(own[lots.usize(..own.len())].clone())
        }
        Due::Tricks(due) => tricks(&due, lots),
        _ => return None,
    })
}

/// Plays a game, and looks at it in every way.
fn play(rules: Ruleset, players: u8, lots: &mut fastrand::Rng, place: &str) -> usize {
    let names: Vec<String> = (1..=players).map(|seat| format!("P{seat}")).collect();
    let players = Players::new(&names).expect("names");
    let dealer = players.seats().next().expect("somebody plays");
    let setup = Setup::new(rules, players, dealer).expect(place);
    let mut history =
        History::new("random".parse().expect("an id"), now(), Origin::default(), setup);
    // A game may deal again and again, where nobody bids.
    for _ in 0..30 * MOST_DEALS {
        if history.game().played().count() >= MOST_DEALS {
            break;
        }
        let Some(act) = legal_act(&history, lots) else { break };
        if let Err(refusal) = history.play(&act, now()) {
            panic!("{place}: {act:?}: {refusal:?}");
        }
    }
    let read = decode(history.journal()).expect(place).history;
    assert!(read.game() == history.game(), "{place}");
    let (game, look) = (history.game(), Look { width: 80, color: false, ascii: false });
    for style in [Style::Full, Style::Paper] {
        let sheet = || Sheet::of("random", game);
        let explained = || Explanation::by_deal(game, None, None);
        for drawn in [
            text::sheet(sheet(), style, look).to_string(),
            markdown::sheet(&sheet(), style).to_string(),
            csv::grid(&sheet().facts(style)).to_string(),
            html::sheet(sheet(), style, explained).to_string(),
            svg::sheet(sheet(), style).to_string(),
            plain::sheet(sheet()).to_string(),
            json::line(&sheet()),
        ] {
            assert!(!drawn.is_empty(), "{place}");
        }
    }
    let explained = text::explanation(|| Explanation::by_deal(game, None, None), None, look);
    assert_eq!(explained.to_string().is_empty(), game.played().next().is_none(), "{place}");
    text::log(Log::of(history.clone()), look).to_string();
    json::line(&Status::of(&history, |hint| format!("{hint:?}")));
    game.played().count()
}

#[test]
fn random_rules_have_a_fault_with_its_place_or_can_be_played() {
    let files = files();
    let (mut sound, mut unsound, mut deals) = (0, 0, 0);
    let seeds = short_or_full(60, 3_000);
    for seed in 0..seeds {
        let mut lots = fastrand::Rng::with_seed(seed as u64);
        let text = toml::to_string(&mixed(&files, &mut lots)).expect("TOML");
        let place = format!("seed {seed}:\n{text}");
        match presets::check(&text) {
            Ok(rules) => {
                sound += 1;
                for players in rules.player_counts() {
                    deals += play(rules.clone(), players, &mut lots, &place);
                }
            }
            Err(faults) => {
                unsound += 1;
                assert!(faults.iter().all(|fault| fault.at.is_some()), "{faults:?}\n{place}");
            }
        }
    }
    println!("random rules: {sound} sound files, {unsound} with faults, {deals} deals");
    assert!(sound > seeds / 4 && unsound > seeds / 10 && deals > 10 * seeds);
}
