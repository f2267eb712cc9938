//! Markdown.

use crate::formats::{GAMES, NAMES, STYLES, at, sheet};
use insta::assert_snapshot;
use unicode_width::UnicodeWidthStr;

/// Returns the cells of a table line; escaped pipes do not separate cells.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut escaped = false;
    for c in line.trim_matches('|').chars() {
        match (escaped, c) {
            (false, '|') => cells.push(String::new()),
            (false, '\\') => {}
            _ => cells.last_mut().expect("a cell").push(c),
        }
        escaped = !escaped && c == '\\';
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

#[test]
fn every_game_matches_its_markdown_snapshot() {
    for (name, script) in GAMES {
        for style in STYLES {
            assert_snapshot!(format!("{name}_{style}_markdown"), sheet(script, style, "markdown"));
        }
    }
}

#[test]
fn table_rows_have_equal_numbers_of_cells() {
    for (_, script) in GAMES {
        for style in STYLES {
            let told = sheet(script, style, "markdown");
            for table in told.split("\n\n").filter(|part| part.starts_with('|')) {
                let lines: Vec<&str> = table.lines().collect();
                let counts = lines.iter().map(|line| cells(line).len());
                assert!(counts.clone().all(|count| count == cells(lines[0]).len()), "{table}");
                let rule = cells(lines[1]);
                assert!(
                    rule.iter().all(|cell| cell.trim_end_matches(':').chars().all(|c| c == '-'))
                );
                // The source is aligned too.
                assert!(lines.iter().all(|line| line.width() == lines[0].width()), "{table}");
            }
        }
    }
}

#[test]
fn names_render_as_typed() {
    let told = sheet(NAMES, "paper", "markdown");
    let heads = cells(told.lines().next().expect("a line"));
    let names = ["=1+1 bid", "<b>Bo|bby</b> bid", "@x & `y`_z_ bid", "+A\"\\ bid"];
    assert_eq!(heads[2..].iter().step_by(2).collect::<Vec<_>>(), names.iter().collect::<Vec<_>>());
    for active in ["<b>", "`y`", "_z_", "o|b"] {
        assert!(!told.contains(active), "{told}");
    }
}

#[test]
fn schedules_are_tables() {
    let table = at(crate::formats::ROMANIAN);
    assert_snapshot!("schedule_markdown", table.done("schedule --format markdown"));
    assert_snapshot!("schedule_csv", table.done("schedule --format csv"));
    assert_eq!(table.done("schedule --format json"), table.done("schedule --json"));
    assert_eq!(table.done("schedule --format html --json"), table.done("schedule --json"));
}
