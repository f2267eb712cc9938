//! Statistics against SQL written apart, over the hands that `export --facts` writes of random evenings.

use super::evenings::evening;
use super::keep;
use crate::common::{Table, repository, skipped};
use crate::faults::{report, short_or_full};
use hoyle::game::SeatChangeKind;
use hoyle::history::History;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

/// Returns how many evenings there are: a thousand with `HOYLE_FAULTS=full`.
fn evenings_compared() -> usize {
    short_or_full(250, 1000)
}

/// The hands of an evening, and whose each was, from who sits where at the end and the changes before that.
fn hands(history: &History) -> Vec<Value> {
    let game = history.game();
    let mut name: Vec<String> = game.setup().players().names().map(ToString::to_string).collect();
    let mut changes = game.seat_changes().iter().rev().peekable();
    let mut hands = Vec::new();
    for deal in game.deals().collect::<Vec<_>>().into_iter().rev() {
        while let Some(change) = changes.next_if(|change| change.deal > deal.plan.number) {
            if let SeatChangeKind::TakenOver { was, now } = &change.change {
                let seat = name.iter_mut().find(|name| **name == now.as_str());
                *seat.unwrap_or_else(|| panic!("{}: {change:?}", history.id())) = was.to_string();
            }
        }
        if deal.is_over() && deal.annulled().is_none() {
            for (place, seat) in deal.plan.seats.iter().enumerate() {
                hands.push(json!({
                    "game": history.id().to_string(), "deal": deal.plan.number,
                    "player": name[seat.index()], "cards": deal.plan.cards, "place": place + 1,
                    "bid": deal.bid(*seat), "took": deal.took(*seat),
                }));
            }
        }
    }
    hands
}

/// What is recorded of a hand.
fn recorded(row: &Value) -> String {
    ["game", "deal", "player", "cards", "place", "bid", "took"]
        .map(|key| row[key].to_string())
        .join(" ")
}

#[test]
fn the_facts_have_every_hand_and_whose_it_was() {
    let evenings: Vec<History> = (0..100).map(|number| evening(17, number)).collect();
    let table = Table::new();
    keep(&table, &evenings);
    let played: BTreeSet<String> =
        evenings.iter().flat_map(hands).map(|row| recorded(&row)).collect();
    let exported = table.done("export --all --facts jsonl");
    let rows = exported.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    assert_eq!(rows.map(|row| recorded(&row)).collect::<BTreeSet<_>>(), played);
}

/// Changes evenings years later: notes, titles, what was undone and done again, rulings, and incidents.
fn change_later(table: &Table, evenings: &[History]) {
    let dice = &mut fastrand::Rng::with_seed(47);
    for history in evenings {
        let game = history.game();
        let deals: Vec<_> = game.played().filter(|deal| deal.annulled().is_none()).collect();
        if dice.u8(..4) != 0 || deals.is_empty() {
            continue;
        }
        let deal = deals[dice.usize(..deals.len())];
        let seat = deal.plan.seats[dice.usize(..deal.plan.seats.len())];
        let name = game.player_in(seat, deal.plan.number);
        let number = deal.plan.number;
        let lines = match dice.u8(..6) {
            0 => vec![format!("note 'the paper was found' --deal {number}")],
            1 => vec![format!("rename 'Evening {number}'")],
            2 => vec!["undo".to_owned(), "redo".to_owned()],
            3 => vec![format!("rule other 'too slow' '{name}=-10' --deal {number}")],
            _ if history.setup().rules().id == "whist" => {
                vec![format!("incident revoke '{name}' 3 found=9 --deal {number} --take on")]
            }
            _ => vec![format!(
                "incident revoke '{name}' 1 --deal {number} --laws round-table --take miss"
            )],
        };
        let year = format!("203{}-05-01T10:00:00Z", dice.u8(..10));
        for line in lines {
            // The laws may have no such incident for these rules.
            let _recorded =
                table.within(&[("HOYLE_NOW", &year)], &format!("{line} -g {}", history.id()));
        }
    }
}

/// Says who is who: names that were spelt otherwise are merged again, one is split, and one is spelt otherwise in
/// every game.
fn rename_people(table: &Table) {
    let players = table.json("players");
    let names = players.as_array().expect("players").iter();
    for name in names.filter_map(|player| player["player"].as_str()) {
        let person = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
        if person != name {
            // Both may have been at one table.
            let _merged = table.hoyle(&format!("players merge '{name}' {person}"));
        }
    }
    let attended = table.done("games --player Jo --plain");
    let games: Vec<&str> = attended.lines().filter_map(|line| line.split('\t').next()).collect();
    let games = games.iter().copied().step_by(3).collect::<Vec<_>>().join(",");
    table.done(&format!("players split Jo --games {games} --as 'Jo the younger'"));
    table.done("players rename Franz Ferenc");
    table.done("players hide Bojan");
}

/// Returns Python, if it has this module.
fn python_with(module: &str) -> Option<Command> {
    let python = || Command::new(std::env::var("HOYLE_PYTHON").unwrap_or("python3".into()));
    let found = python().args(["-c", &format!("import {module}")]).stderr(Stdio::null()).status();
    if found.is_ok_and(|status| status.success()) { Some(python()) } else { None }
}

/// Every figure that SQL makes of the exported games that meet a condition.
fn by_sql(engine: &str, table: &Table, condition: &str) -> Option<BTreeSet<String>> {
    let module = if engine == "sqlite" { "sqlite3" } else { engine };
    let folder = repository("tests/suite/book");
    let output = python_with(module)?
        .arg(folder.join("figures.py"))
        .arg(engine)
        .args([table.path("hands.csv"), table.path("games.jsonl"), folder.join("figures.sql")])
        .arg(condition)
        .output()
        .expect("Python runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    Some(text.lines().filter(|line| is_printed(line)).map(str::to_owned).collect())
}

/// Whether a figure is printed: across rules only if it means the same whatever the rules.
fn is_printed(line: &str) -> bool {
    let fields: Vec<&str> = line.split('\t').collect();
    let unlike = ["points", "speaking", "cards", "bids", "luck", "dealer", "best", "worst"];
    let is_calibration_in_part = fields[1] == "calibration" && !fields[2].is_empty();
    !fields[5].is_empty()
        || !unlike.contains(&fields[1])
            && !fields[2].ends_with(" points")
            && !is_calibration_in_part
}

#[test]
fn every_figure_is_what_sql_makes_of_the_facts() {
    let evenings: Vec<History> =
        (0..evenings_compared()).map(|number| evening(16, number)).collect();
    let table = Table::new();
    keep(&table, &evenings);
    change_later(&table, &evenings);
    rename_people(&table);
    assert!(!table.done("stats --incidents --plain").is_empty());
    table.done("export --all --facts csv --to hands.csv");
    table.done("export --all --lines --to games.jsonl");

    let questions = [
        ("stats --plain", "TRUE"),
        ("stats --plain --rules romanian", "rules = 'romanian'"),
        ("stats --plain --since 2018-03 --until 2021", "date BETWEEN '2018-03' AND '2022'"),
        (
            "stats --plain --since 2016-03-05 --until 2017-02 --rules 'Oh Hell'",
            "rules = 'oh-hell' AND date BETWEEN '2016-03-05' AND '2017-02-99'",
        ),
    ];
    for engine in ["sqlite", "duckdb"] {
        let mut compared = 0;
        for (line, condition) in questions {
            let Some(expect) = by_sql(engine, &table, condition) else {
                skipped(
                    "every_figure_is_what_sql_makes_of_the_facts",
                    &format!("no {engine} in Python"),
                );
                break;
            };
            assert!(!expect.is_empty(), "{line}");
            let printed = table.done(line);
            let figures: BTreeSet<String> = printed
                .lines()
                .filter(|line| line.split('\t').nth(1) != Some("ratings"))
                .map(str::to_owned)
                .collect();
            let wrong: Vec<&String> = figures.symmetric_difference(&expect).take(12).collect();
            assert!(wrong.is_empty(), "{engine}, {line}: {} figures; {wrong:#?}", expect.len());
            compared += expect.len();
        }
        report(&format!(
            "{compared} figures are what {engine} makes of {} evenings",
            evenings.len()
        ));
    }
}
