//! The tables in the source texts, token by token.

use crate::sheet::table;
use hoyle::output::text::{self, Look};
use hoyle::views::{Sheet, Style};

/// Asserts that the paper sheet matches the source's table.
#[track_caller]
fn check(sheet: &Sheet, table: &[&str]) {
    let drawn = text::sheet(sheet, Style::Paper, Look { width: 80, color: false, ascii: false });
    let rows: Vec<String> = drawn
        .lines()
        .map(|line| match line.trim_matches('-') {
            "" => "---".to_owned(),
            row => row.split_whitespace().collect::<Vec<_>>().join(" "),
        })
        .collect();
    assert_eq!(rows, table);
}

#[test]
fn the_serbian_sheet_matches_its_document() {
    let table =
        ["Igor Jovana Dunja Dušan", "---", "13 2 2 12 4 14 2 1 6 16", "12 3 1 14 3 27 5 5 4 19"];
    check(&table::serbian().sheet(), &table);
}

#[test]
fn the_romanian_sheet_matches_its_document() {
    let table = [
        "Peter John Peggy",
        "---",
        "1 1 6 0 5 1 -1",
        "1 0 11 0 10 0 -2",
        "1 1 10 1 16 0 3",
        "---",
        "2 0 15 2 14 2 10",
        "3 1 14 0 19 1 16",
    ];
    check(&table::romanian().sheet(), &table);
}

#[test]
fn the_dealers_match_the_prose() {
    let sheet = table::romanian().sheet();
    let dealers: Vec<&str> = sheet.deals.iter().map(|deal| deal.head.dealer.as_str()).collect();
    assert_eq!(dealers, ["Peggy", "John", "Peter", "Peggy", "John"]);
}

#[test]
fn a_rule_is_drawn_only_once_another_deal_follows() {
    let table =
        table::romanian_first_deals(None).deal(&[0, 0, 0], &[0, 0, 1]).deal(&[1, 1, 0], &[0, 1, 0]);
    let rows = ["Peter John Peggy", "---", "1 1 6 0 5 1 -1", "1 0 11 0 10 0 -2", "1 1 10 1 16 0 3"];
    check(&table.sheet(), &rows);
}
