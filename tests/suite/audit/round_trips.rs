//! Evenings out as sheets and in again: each comes out with the same bytes.

use super::evenings::{BID, TOOK, play};
use super::workbooks::excel;
use crate::common::{Table, evening};
use crate::faults::short_or_full;
use hoyle::analysis::{CellKind, WrittenRow, read_sheet};
use hoyle::presets;
use hoyle::rules::Points;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Evenings of games in which players bid a number of tricks.
const EVENINGS: [&str; 8] = [
    // In two of its deals no suit is trump, because of the card turned up.
    "wizard-evening",
    "serbian-evening",
    "romanian-evening",
    "oh-hell-evening",
    "plump-evening",
    "judgement-evening",
    "nomination-whist-evening",
    "boerenbridge-evening",
];

/// How `hoyle sheet` is asked for a sheet without the id of the game.
const FORMS: [&str; 6] = [
    "--style full --format csv",
    "--style paper --format text",
    "--style paper --format markdown --lang sr",
    "--style paper --format csv",
    "--style paper --format markdown --lang fr",
    "--style paper --format markdown --lang de",
];

#[test]
fn sheets_go_out_and_come_in_again() {
    for name in &EVENINGS[..short_or_full(1, EVENINGS.len())] {
        let lines = evening(name);
        let table = Table::after(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let rules = lines[0].split(' ').nth(1).expect("rules");
        let begun = lines[0].find(" --").map_or("", |at| &lines[0][at..]);
        for form in FORMS {
            let sheet = table.done(&format!("sheet {form}"));
            let other = Table::new();
            other.write("sheet.txt", &sheet);
            let said = other.hoyle(&format!("import sheet.txt --rules {rules}{begun}"));
            assert_eq!(said.code, 0, "{name} {form}: {}\n{sheet}", said.all());
            let again = other.done(&format!("sheet {form}"));
            if form.contains("paper") {
                // Notes say which tricks are not known.
                assert_eq!(cells(&again), cells(&sheet), "{name} {form}");
            } else {
                assert_eq!(again, sheet, "{name} {form}");
            }
        }
    }
}

/// The forms in which random evenings go out: what a game is printed with, and what it is then imported with.
const EVERY_FORM: [(&str, &str); 14] = [
    ("export --all --lines", ""),
    ("export --all --facts csv", ""),
    ("export --all --facts jsonl", ""),
    (FULL, SHEET),
    ("sheet --style full --format markdown --lang nl", SHEET),
    ("sheet --style paper --format csv", SHEET),
    ("sheet --style paper --format csv --lang sr", SHEET),
    ("sheet --style paper --format text", SHEET),
    ("sheet --style paper --format text --lang de", SHEET),
    ("sheet --style paper --format text --lang es", SHEET),
    ("sheet --style paper --format text --lang fr", SHEET),
    ("sheet --style paper --format text --lang nl", SHEET),
    ("sheet --style paper --format text --lang ro", SHEET),
    ("sheet --style paper --format text --lang sr", SHEET),
];
const FULL: &str = "sheet --style full --format csv";
const SHEET: &str = " --rules RULES --dealer Ana";

/// The games of the random evenings.
const GAMES: [&str; 10] = [
    "serbian",
    "romanian",
    "judgement",
    "oh-hell",
    "contract-whist",
    "nomination-whist",
    "plump",
    "boerenbridge",
    "pocha",
    "wizard",
];

/// A random evening as a script. Ana deals first.
fn script(id: &str, lots: &mut fastrand::Rng) -> String {
    let rules = presets::ruleset(id).expect("a preset");
    let counts = rules.player_counts();
    let players = usize::from(counts[lots.usize(..counts.len())]).min(6);
    let evening = play(rules, players, lots.usize(1..40), lots);
    let names = &["Ana", "Bojan", "Cica", "Dunja", "Emil", "Filip"][..players];
    let mut script = format!("new {id} {} --dealer Ana\n", names.join(" "));
    for row in &evening.rows {
        for (command, cell) in [("bid", BID), ("took", TOOK)] {
            script += command;
            for (name, hand) in names.iter().zip(&row.cells) {
                let number = hand[cell].map_or_else(String::new, Points::decimal);
                script += &format!(" {name}={number}");
            }
            script += "\n";
        }
    }
    script
}

/// The bids and totals of a sheet.
fn cells(text: &str) -> Vec<Vec<[Option<Points>; 2]>> {
    let sheet = read_sheet(text, &[]).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let hands = |row: &WrittenRow| {
        let cells = row.hands.iter();
        cells.map(|hand| [CellKind::Bid, CellKind::Total].map(|kind| hand.cell(kind))).collect()
    };
    sheet.rows.iter().map(hands).collect()
}

#[test]
fn random_evenings_go_out_and_come_in_again() {
    let evenings = short_or_full(3, 1000);
    let next = AtomicUsize::new(0);
    let there_and_back = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= evenings {
                break;
            }
            go_out_and_come_in(seed);
        }
    };
    // Each evening is some 50 processes, one after the other.
    std::thread::scope(|scope| {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(there_and_back)).collect();
        for worker in workers {
            worker.join().expect("every evening comes in again");
        }
    });
}

/// Some of these rules have a score that is not in the catalogue.
#[test]
fn the_facts_of_a_deal_come_in_again_by_each_set_of_rules() {
    for (seed, id) in GAMES.iter().enumerate() {
        let table = Table::new();
        let script = script(id, &mut fastrand::Rng::with_seed(seed as u64));
        let deal: Vec<&str> = script.lines().take(3).collect();
        table.write("evening.hoyle", &deal.join("\n"));
        table.done("replay evening.hoyle --save");
        let facts = table.done("export --facts csv");
        let other = Table::new();
        other.write("hands.csv", &facts);
        other.done("import hands.csv");
        assert_eq!(other.done("export --facts csv"), facts, "{id}");
    }
}

fn go_out_and_come_in(seed: usize) {
    let mut lots = fastrand::Rng::with_seed(seed as u64);
    let id = GAMES[seed % GAMES.len()];
    let table = Table::new();
    table.write("evening.hoyle", &script(id, &mut lots));
    table.done("replay evening.hoyle --save");
    for (out, options) in EVERY_FORM {
        let text = table.done(out);
        let other = Table::new();
        other.write("sheet.txt", &text);
        let said = other.hoyle(&format!("import sheet.txt{}", options.replace("RULES", id)));
        assert_eq!(said.code, 0, "{seed} {out}: {}\n{text}", said.all());
        let again = other.done(out);
        if out.contains("paper") {
            // Notes say which tricks are not known.
            assert_eq!(cells(&again), cells(&text), "{seed} {out}");
        } else {
            assert_eq!(again, text, "{seed} {out}");
        }
    }

    let text = table.done(FULL);
    let lines: Vec<&str> = text.lines().collect();
    let other = Table::new();
    let book = excel(&[("1", &lines)]);
    std::fs::write(other.path("sheet.xlsx"), book).expect("a workbook is written");
    let said = other.hoyle(&format!("import sheet.xlsx{}", SHEET.replace("RULES", id)));
    assert_eq!(said.code, 0, "{seed} xlsx: {}\n{text}", said.all());
    assert_eq!(other.done(FULL), text, "{seed} xlsx");
}
