//! Every width from 20 columns.

use crate::common::{Said, Table};
use crate::languages::languages;
use crate::shell::{EVENINGS, evening};
use unicode_width::UnicodeWidthStr;

/// What depends on the game.
const OF_GAME: [&str; 11] = [
    "status",
    "sheet",
    "sheet --style paper",
    "explain",
    "explain 1",
    "log",
    "schedule",
    "games",
    "doctor",
    "check bid --cards 6 --players 4 --bids 2,0,1 3",
    "check call --calls trou pass-trou",
];

/// What is printed alike whatever the game is.
const OF_NO_GAME: [&str; 16] = [
    "rules",
    "rules serbian",
    "rules romanian",
    "rules auction-whist",
    "rules german",
    "rules oh-hell",
    "rules montreal",
    "score serbian --cards 13 --players 4 3/2 1/1",
    "score auction-whist solo-6 --took 7",
    "check trick --rules serbian --trump h 7c Kc 2h Ac",
    "schema",
    "help topics",
    "help options",
    "help plain",
    "help commands",
    "nonsense",
];

/// What else depends on the game, for 40 and 80 columns.
const MORE: [&str; 10] = [
    "stats",
    "stats Ana",
    "players",
    "settle",
    "what-if --all",
    "chances",
    "fix 1 bid 99",
    "bid 99",
    "trump x",
    "games --since x",
];

/// Asserts that no line is too wide, unless it is a single unbreakable word, or an option with its
/// value.
#[track_caller]
fn assert_fits(said: &Said, width: usize, line: &str) {
    let lines = said.stdout.lines().chain(said.stderr.lines());
    let wide: Vec<&str> = lines
        .filter(|text| text.width() > width && text.split_whitespace().count() > 1)
        .filter(|text| !text.trim_start().starts_with("--"))
        .collect();
    assert!(wide.is_empty(), "{line} at {width}: {wide:#?}");
}

fn at(table: &Table, width: usize, line: &str) -> Said {
    table.within(&[("COLUMNS", &width.to_string())], line)
}

/// Asserts that lines fit widths from 20 columns in English.
fn fit_every_width(table: &Table, name: &str, lines: &[&str]) {
    for line in lines {
        for width in [20, 24, 33, 40, 60, 100] {
            assert_fits(&at(table, width, line), width, &format!("{name}: {line}"));
        }
    }
}

/// Asserts that lines fit 40 and 80 columns in every language.
fn fit_in_every_language(table: &Table, name: &str, lines: &[&str]) {
    for line in lines {
        for tag in languages() {
            for width in [40, 80] {
                let line = format!("{line} --lang {tag}");
                assert_fits(&at(table, width, &line), width, &format!("{name}: {line}"));
            }
        }
    }
}

#[test]
fn output_about_games_fits_the_columns() {
    for name in EVENINGS {
        let table = evening(name);
        fit_every_width(&table, name, &OF_GAME);
        fit_in_every_language(&table, name, &OF_GAME);
        fit_in_every_language(&table, name, &MORE);
        let fix = at(&table, 20, "fix 1 trump spades --dry-run");
        assert_fits(&fix, 20, "fix");
    }
}

#[test]
fn other_output_fits_the_columns() {
    let table = evening("serbian-evening");
    fit_every_width(&table, "any game", &OF_NO_GAME);
    fit_in_every_language(&table, "any game", &OF_NO_GAME);
}

#[test]
fn help_fits_the_columns() {
    let table = Table::new();
    for command in ["", "bid", "new", "fix", "check play", "score", "export"] {
        for width in [20, 30, 40, 60] {
            let line = format!("{command} --help");
            assert_fits(&at(&table, width, &line), width, &line);
        }
    }
}

#[test]
fn the_minimum_width_is_20_columns() {
    let table = evening("serbian-evening");
    let twenty = at(&table, 20, "sheet");
    for width in [0, 1, 10, 19] {
        assert_eq!(at(&table, width, "sheet"), twenty);
    }
    // Invalid widths are ignored.
    assert_eq!(table.within(&[("COLUMNS", "wide")], "sheet"), table.within(&[], "sheet"));
}
