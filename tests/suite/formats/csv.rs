//! CSV, read back as a spreadsheet reads it.

use crate::formats::{GAMES, NAMES, ROMANIAN, STYLES, at, evening, sheet};
use csv::ReaderBuilder;
use hoyle::output::csv::grid;
use hoyle::views::{Cell, Column, Grid, Group};
use insta::assert_snapshot;

/// Returns the cells of each line, all equally many.
fn read(text: &str) -> Vec<Vec<String>> {
    let mut reader = ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    let lines = reader.records().map(|line| line.expect("as many cells in each line"));
    lines.map(|line| line.iter().map(str::to_owned).collect()).collect()
}

#[test]
fn every_game_matches_its_csv_snapshot() {
    for (name, script) in GAMES {
        for style in STYLES {
            assert_snapshot!(format!("{name}_{style}_csv"), sheet(script, style, "csv"));
        }
    }
}

#[test]
fn csv_has_one_line_per_deal_and_named_columns() {
    for (_, script) in GAMES {
        for style in STYLES {
            let lines = read(&sheet(script, style, "csv"));
            let mut names = lines[0].clone();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), lines[0].len(), "{:?}", lines[0]);
            assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
        }
    }
}

#[test]
fn no_cell_reads_as_a_formula() {
    for style in STYLES {
        let lines = read(&sheet(NAMES, style, "csv"));
        for cell in lines.iter().flatten() {
            let number = cell.parse::<f64>().is_ok();
            let begins = cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
            assert!(number || !begins, "{cell:?}");
        }
        assert!(lines[0].contains(&"'=1+1 bid".to_owned()), "{:?}", lines[0]);
        assert!(lines[0].contains(&"'+A\"\\ total".to_owned()), "{:?}", lines[0]);
        assert!(lines[0].contains(&"<b>Bo|bby</b> bid".to_owned()), "{:?}", lines[0]);
    }
}

#[test]
fn numeric_cells_are_plain_numbers() {
    for (name, script) in GAMES {
        let table = at(script);
        let lines = read(&sheet(script, "full", "csv"));
        let json = table.json("sheet");
        for (column, title) in lines[0].iter().enumerate() {
            let number = ["deal", "cards", "bid", "took", "points", "bonus", "total"]
                .iter()
                .any(|word| title.ends_with(word));
            for line in lines[1..].iter().filter(|line| number && !line[column].is_empty()) {
                assert!(line[column].parse::<f64>().is_ok(), "{name}: {title} {:?}", line[column]);
            }
        }
        for deal in json["deals"].as_array().expect("deals") {
            let line = &lines[deal["deal"].as_u64().expect("a number") as usize];
            let players = json["players"].as_array().expect("players");
            for (seat, hand) in deal["hands"].as_array().expect("hands").iter().enumerate() {
                // A column has the name of the player who has the seat now.
                let has_left = !players.contains(&hand["player"]);
                let player = if has_left { &players[seat] } else { &hand["player"] };
                let player = player.as_str().expect("a name");
                for fact in ["bid", "took", "points", "total"]
                    .iter()
                    .filter(|fact| hand[**fact].is_number())
                {
                    let title = [format!("{player} {fact}"), format!("'{player} {fact}")];
                    let column = lines[0].iter().position(|name| title.contains(name));
                    let cell =
                        &line[column.unwrap_or_else(|| panic!("{title:?} in {:?}", lines[0]))];
                    assert_eq!(cell.parse::<f64>().ok(), hand[*fact].as_f64(), "{name}: {title:?}");
                }
            }
        }
    }
}

#[test]
fn points_bonus_and_ruling_add_up_to_the_total() {
    for (name, script) in GAMES {
        let lines = read(&sheet(script, "full", "csv"));
        for (column, title) in
            lines[0].iter().enumerate().filter(|(_, title)| title.ends_with(" total"))
        {
            let player = title.trim_end_matches("total");
            let mut sum = 0.0;
            for line in lines[1..].iter().filter(|line| !line[column].is_empty()) {
                for fact in ["points", "bonus", "ruling"] {
                    let title = format!("{player}{fact}");
                    let cell = lines[0].iter().position(|name| *name == title).map(|of| &line[of]);
                    sum += cell.and_then(|cell| cell.parse::<f64>().ok()).unwrap_or_default();
                }
                assert_eq!(line[column].parse(), Ok(sum), "{name}: {title} in {line:?}");
            }
        }
    }
}

#[test]
fn a_player_sitting_out_has_empty_cells_and_an_unchanged_total() {
    let lines = read(&sheet(ROMANIAN, "full", "csv"));
    // Gheorghe deals first and sits out.
    for (name, cell) in [
        ("sits out", "Gheorghe"),
        ("Gheorghe bid", ""),
        ("Gheorghe total", "0"),
        ("Bogdan total", "0.5"),
    ] {
        let column = lines[0].iter().position(|title| title == name).expect("a column");
        assert_eq!(lines[1][column], cell, "{name}");
    }
}

#[test]
fn the_last_line_has_the_final_totals() {
    let lines = read(&evening("serbian-evening", "paper", "csv"));
    assert_eq!(lines.len(), 29);
    assert_eq!(lines[0][..4], ["cards", "trump", "Milica bid", "Milica total"]);
    assert_eq!(lines[28][2..], ["3", "133", "2", "217", "3", "165", "4", "209"]);
}

/// Returns a cell of a column as written.
fn written(column: Column, text: &str) -> String {
    let mut table = Grid::new(vec![Group::of_one("column", column)]);
    table.push(vec![Cell::plain(text)]);
    read(&grid(&table))[1][0].clone()
}

#[test]
fn text_that_a_spreadsheet_would_evaluate_gets_an_apostrophe() {
    for text in [
        "=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1", "－1", "007", "3/4", "1-2", "1e5", ".5",
        "12:30",
    ] {
        assert_eq!(written(Column::WORDS, text), format!("'{text}"));
    }
    for text in ["Igor", "3rd Bob", "'=1", "a=b", "–", "♠", "€5", "王小明"] {
        assert_eq!(written(Column::WORDS, text), text);
    }
}

#[test]
fn only_plain_numbers_are_written_as_numbers() {
    for number in ["0", "12", "-3", "0.5", "-12.5"] {
        assert_eq!(written(Column::NUMBERS, number), number);
    }
    for other in ["-", "+1", "1.", ".5", "--1", "1e5", "1-2"] {
        assert_eq!(written(Column::NUMBERS, other), format!("'{other}"));
    }
}

#[test]
fn what_was_ruled_on_a_deal_stands_in_its_line_with_the_mark() {
    let table = at("new whist Ana Bo Cy Di --dealer Di\ntook 7 6\ntook 6 7\n");
    table.done("incident revoke Bo 7 found=end --deal 2 --take tricks");
    table.done("rule other 'a drink spilt' Ana=-1 --deal 1");
    let lines = read(&table.done("sheet --format csv"));
    let note = lines[0].iter().position(|name| name == "note").expect("a column");
    assert_eq!(lines[1][note], "‡ Deal 1, other: “a drink spilt” Ana & Cy -1");
    assert!(lines[2][note].starts_with("‡ Deal 2: Bo revoked in trick 7: "), "{:?}", lines[2]);
    assert_eq!([&lines[1][0], &lines[2][0]], ["1", "2"]);
}
