//! The sheets of all examples, at every width and in a pipe.

use crate::common::{Table, one_line, repository};
use insta::assert_snapshot;

/// Returns the names of the examples that are scripts.
pub(crate) fn scripts() -> Vec<String> {
    let files = std::fs::read_dir(repository("examples")).expect("examples");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".hoyle")).collect();
    names.sort();
    names
}

/// Returns the sheet of an example for a terminal of this width, or in a pipe.
fn sheet(name: &str, style: &str, width: Option<u8>) -> String {
    let script = repository(&format!("examples/{name}"));
    let words = ["replay", script.to_str().expect("a path"), "--style", style];
    let table = Table::new();
    table.run(&words, &table.path(""), width).stdout
}

/// Returns the sheets of all examples.
fn sheets(style: &str, width: Option<u8>) -> String {
    let names = scripts().into_iter();
    names.map(|name| format!("## {name}\n\n{}\n", sheet(&name, style, width))).collect()
}

#[test]
fn all_sheets_of_the_examples() {
    for width in [Some(40), Some(60), Some(80), Some(120), None] {
        let place = width.map_or("pipe".to_owned(), |width| width.to_string());
        assert_snapshot!(format!("examples_{place}"), sheets("full", width));
    }
    for (place, width) in [("40", Some(40)), ("pipe", None)] {
        assert_snapshot!(format!("examples_paper_{place}"), sheets("paper", width));
    }
}

/// Four players with promotions, and a ruling.
const PROMOTED: &str = "\
new romanian Ana Radu Ion Alexandrescu --dealer Alexandrescu --set promotions=five,ten
bid 0 1 1 1
took 0 0 1
rule revoke 'looked at the last trick' Ion=-5 --deal 1
bid 0 1 1 1
took 0 0 1
bid 0 1 1 1
took 0 0 1
bid 0 1 1 1
took 0 0 1
bid 0 1 1 1
took 0 1 1
bid 0 1 1 2
took 0 1 1
bid 0 1 1 3
took 0 1 1
bid 0 1 1 4
took 0 1 1
";

/// Returns a table with a game of four with promotions.
pub(crate) fn promoted() -> Table {
    crate::formats::at(PROMOTED)
}

#[test]
fn four_players_with_promotions_have_a_table_at_every_width() {
    let table = promoted();
    let mut drawn = String::new();
    for width in [36, 40, 60, 67, 75, 80, 120] {
        let sheet = table.run(&["sheet"], &table.path(""), Some(width)).stdout;
        drawn += &format!("{width} columns\n\n{sheet}\n");
    }
    assert_snapshot!("promoted", drawn);
    assert!(!drawn.contains("Deal 2"), "{drawn}");
}

#[test]
fn a_pipe_gets_the_widest_table() {
    let table = promoted();
    let piped = table.run(&["sheet"], &table.path(""), None).stdout;
    let wide = table.run(&["sheet"], &table.path(""), Some(250)).stdout;
    assert_eq!(piped, wide);
    assert!(piped.contains("bid/took"), "{piped}");
}

#[test]
fn runs_in_progress_are_nearest_first_everywhere() {
    let table = promoted();
    // Of the deals with more than a card Alexandrescu made the last three, and Ana the last two.
    let line = "Alexandrescu 3 of 5 (+10), Ana 2 of 5 (+10), Alexandrescu 3 of 10 (+30), Ana 2 of 10 (+30)";
    for shown in [table.done("sheet"), table.done("status"), table.done("sheet --format markdown")]
    {
        assert!(one_line(&shown).contains(line), "{shown}");
    }
    for command in ["sheet", "status"] {
        let runs = table.json(command)["runs"].as_array().expect("runs").clone();
        assert_eq!(
            runs[0],
            serde_json::json!(
                {"player": "Alexandrescu", "made": true, "deals": 3, "of": 5, "points": 10}
            )
        );
        let missing: Vec<u64> = runs
            .iter()
            .map(|run| run["of"].as_u64().expect("deals") - run["deals"].as_u64().expect("deals"))
            .collect();
        assert!(missing.is_sorted(), "{runs:?}");
    }
}

#[test]
fn contracts_stand_in_a_table_of_their_own_on_a_narrow_screen() {
    let table = Table::after(&[
        "new auction-whist Alexandrescu Bogdan Constantinescu Dimitriu --dealer Dimitriu",
        "contract big-misere-open --by Constantinescu",
        "took 0",
        "contract suit-8:h --by Alexandrescu --with Bogdan",
        "took 9",
    ]);
    for width in [36, 40, 50, 60] {
        let drawn = table.run(&["sheet"], &table.path(""), Some(width)).stdout;
        assert!(drawn.contains("suit-8 ♥") && !drawn.contains("Deal 2"), "{width}: {drawn}");
    }
}

#[test]
fn a_game_of_tallies_is_a_table_on_a_narrow_screen() {
    for name in ["king-evening.hoyle", "hearts-evening.hoyle"] {
        let drawn = sheet(name, "full", Some(40));
        assert!(!drawn.contains("Deal 1"), "{drawn}");
        assert!(drawn.lines().all(|line| line.chars().count() <= 40), "{drawn}");
    }
}
