//! The prompt with piped input.

use crate::common::Table;
use crate::prompt::{FRIDAY, journal, typed};

#[test]
fn each_piped_line_reports_its_entry_and_what_is_due() {
    let table = Table::new();
    let said = typed(&table, &[FRIDAY, "h 0011", "010"]);
    assert_eq!(said.code, 0, "{said:?}");
    insta::assert_snapshot!(said.stdout);
    assert_eq!(said.stderr.matches("Take it back: u").count(), 2, "{}", said.stderr);
}

#[test]
fn the_first_failing_line_stops_and_is_named() {
    let table = Table::after(&[FRIDAY]);
    let said = typed(&table, &["# bids", "0011", "3 0 0", "0100"]);
    assert_eq!(said.code, 1, "{said:?}");
    assert!(said.stderr.contains("hoyle: standard input:3: "), "{}", said.stderr);
    let note = "Earlier lines were recorded.";
    assert!(said.stderr.contains(note), "{}", said.stderr);
    assert_eq!(table.done("script").lines().last(), Some("bid 0 0 1 1"));
}

#[test]
fn usage_errors_differ_from_illegal_acts() {
    for (line, code) in [("dance", 2), ("bid x", 2), ("trump Q", 2), ("\"open", 2), ("2", 1)] {
        let table = Table::after(&[FRIDAY]);
        let before = table.bytes();
        let said = typed(&table, &[line]);
        assert_eq!((said.code, table.bytes()), (code, before), "{line}: {}", said.stderr);
    }
}

#[test]
fn shell_commands_work_with_and_without_hoyle() {
    let table = Table::after(&[FRIDAY]);
    for line in ["status", "hoyle status", "log", "sheet --style paper", "check bid 1", "games"] {
        let said = typed(&table, &[line]);
        assert_eq!(said.code, 0, "{line}: {said:?}");
        let own = table.done(line.trim_start_matches("hoyle "));
        // Hints use the syntax of the prompt.
        for own in own.lines().filter(|own| !own.contains(": hoyle ")) {
            assert!(said.stdout.contains(own), "{line}: {}\n{own}", said.stdout);
        }
    }
}

#[test]
fn fix_redeal_and_leave_work_as_in_the_shell() {
    let lines = ["h 0011", "0100", "c 0000", "1000"];
    let fixes = ["fix 1 took Ioana=1 Mihai=0", "dealer Radu", "sheet", "redeal", "swap Ioana Radu"];
    let by_prompt = Table::after(&[FRIDAY]);
    let all: Vec<&str> = lines.iter().chain(&fixes).copied().collect();
    let said = typed(&by_prompt, &all[..7]);
    assert_eq!(said.code, 0, "{said:?}");
    let by_shell = Table::after(&[
        FRIDAY,
        "trump hearts",
        "bid 0 0 1 1",
        "took 0 1 0 0",
        "trump clubs",
        "bid 0 0 0 0",
        "took 1 0 0 0",
        "fix 1 took Ioana=1 Mihai=0",
        "dealer Radu",
    ]);
    assert_eq!(journal(&by_prompt, "friday"), journal(&by_shell, "friday"));
}

#[test]
fn without_a_game_the_prompt_says_how_to_start_one() {
    let table = Table::new();
    let said = typed(&table, &[]);
    assert_eq!((said.code, said.stdout.as_str()), (3, ""), "{said:?}");
    assert!(said.stderr.contains("hoyle new"), "{}", said.stderr);
}

#[test]
fn a_line_is_recorded_completely_or_not_at_all() {
    let table = Table::after(&[FRIDAY]);
    // The hook forbids the last bid, so the suit is not recorded either.
    let said = typed(&table, &["h 0010"]);
    assert_eq!(said.code, 1, "{said:?}");
    assert_eq!(table.done("script").lines().count(), 1);
}

#[test]
fn invalid_utf8_and_endless_lines_are_refused() {
    let table = Table::after(&[FRIDAY]);
    let said = table.piped("play", [b"0011\n\xff\n".as_slice()].concat(), 80);
    assert_eq!(said.code, 3, "{said:?}");
    assert!(said.stderr.contains("standard input:2 is not UTF-8 text"), "{}", said.stderr);
    let said = table.piped("play", "x".repeat(100_000), 80);
    assert_eq!(said.code, 3, "{said:?}");
    assert!(said.stderr.contains("is longer than 65536 bytes"), "{}", said.stderr);
}

#[test]
fn json_prints_one_line_per_input_line() {
    let table = Table::after(&[FRIDAY]);
    let said = table.piped("play --json", "h\n0011\n010\n", 80);
    assert_eq!(said.code, 0, "{said:?}");
    for line in said.stdout.lines() {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(value["game"], "friday");
    }
}

#[test]
fn the_totals_after_a_deal_are_told_once() {
    let table = Table::after(&[FRIDAY]);
    let told = typed(&table, &["0011", "0010"]).stdout;
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.contains(&"Points: Ioana +5, Mihai +5, Radu +6, Vlad -1."), "{told}");
    let totals = "Standings: Ioana 5, Mihai 5, Radu 6 (first), Vlad -1.";
    assert!(lines.contains(&totals), "{told}");
}
