//! `--plain`: records for other programs.

use crate::common::Table;
use crate::shell::{EVENINGS, evening};

/// Commands that print records, with the number of fields per record; `None` if it varies.
const RECORDS: [(&str, Option<usize>); 16] = [
    ("status", None),
    ("sheet", Some(14)),
    ("replay evening.hoyle", Some(14)),
    ("schedule", Some(6)),
    ("explain", Some(9)),
    ("log", Some(7)),
    ("games", Some(10)),
    ("stats", Some(6)),
    ("doctor", Some(6)),
    ("rules", Some(3)),
    ("rules serbian", Some(2)),
    ("score serbian --cards 13 --players 4 3/2 1/1", Some(3)),
    ("score auction-whist solo-6 --took 7", Some(5)),
    ("check bid --cards 6 --players 4 --bids 2,0,1 2", Some(4)),
    ("check trick --rules serbian --trump h 7c Kc 2h Ac", Some(4)),
    ("schema", Some(2)),
];

#[test]
fn every_record_of_a_kind_has_the_same_fields() {
    for name in EVENINGS {
        let table = evening(name);
        for (line, fields) in RECORDS {
            let told = table.done(&format!("{line} --plain"));
            assert!(!told.is_empty(), "{name}: {line}");
            for record in told.lines() {
                let found = record.split('\t').count();
                assert!(fields.is_none_or(|fields| fields == found), "{line}: {record:?}");
                assert!(!record.contains(['\u{1b}', '½', '✓']), "{record}");
            }
        }
    }
}

#[test]
fn records_match_the_sheet() {
    let table = evening("serbian-evening");
    let records = table.done("sheet --plain");
    let sheet = table.json("sheet");
    let deals = sheet["deals"].as_array().expect("deals");
    let hands = deals.iter().flat_map(|deal| {
        deal["hands"].as_array().expect("hands").iter().map(move |hand| (deal, hand))
    });
    let mut lines = records.lines();
    for (deal, hand) in hands {
        let fields: Vec<&str> = lines.next().expect("a record a hand").split('\t').collect();
        let told = [&deal["deal"], &hand["bid"], &hand["took"], &hand["points"], &hand["total"]]
            .map(ToString::to_string);
        assert_eq!(
            [fields[0], fields[6], fields[7], fields[8], fields[11]],
            told.each_ref().map(String::as_str)
        );
        assert_eq!(fields[5], hand["player"]);
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn commands_that_record_print_records() {
    let table = Table::new();
    let told = table.done("new serbian Igor Jovana Dunja Dušan --dealer Dušan --plain");
    assert!(told.starts_with("game\tserbian-2026-11-20\nrules\tserbian\n"), "{told}");
    let told = table.done("bid 2 4 2 --plain");
    assert!(told.contains("\nbid\tDunja\t2\nopen\t0\n"), "{told}");
    assert!(told.contains("\nbarred\t5\tserbian.hook\n"), "{told}");
    assert!(told.ends_with("\nnext\thoyle bid N\n"), "{told}");
}

#[test]
fn output_without_records_refuses_plain() {
    let table = evening("serbian-evening");
    for line in [
        "fix 1 dealer Igor --dry-run",
        "remove serbian-2026-11-20 --yes",
        "export",
        "help",
        "man",
        "completions bash",
        "schema sheet",
        "rules serbian --toml",
        "sheet --format csv",
        "schedule --format markdown",
    ] {
        let said = table.refused(2, &format!("{line} --plain"));
        assert!(said.stderr.contains("--plain works only with output in records"), "{line}");
        assert_eq!(said.stdout, "");
    }
    let said = table.refused(2, "sheet --plain --json");
    assert!(said.stderr.contains("Choose one"), "{}", said.stderr);
}
