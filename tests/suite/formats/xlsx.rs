//! Workbooks, whose totals are formulas.

use crate::common::{Table, repository};
use calamine::{Data, Range, Reader, Xlsx, open_workbook};
use serde_json::Value;
use std::collections::BTreeMap;

/// A game with rulings, and one in which the table annulled a deal.
const GAMES: [&str; 2] = [
    "new romanian Ana Bo Cy --dealer Cy --id ruled\nbid 0 0 0\ntook 1 0 0\nrule revoke Bo=-2.5 Cy=1\nbid 0 0 0\ntook 1 0 0\n",
    "new romanian =1+1 Bo 007 --dealer Bo --id named\nbid 0 0 0\ntook 1 0 0\n",
];

/// The examples whose totals add up in other ways: bonuses, tenths, partners, contracts, several games.
const EXAMPLES: [&str; 7] = [
    "romanian-evening",
    "call-break-evening",
    "spades-evening",
    "auction-evening",
    "whist-evening",
    "king-evening",
    "german-match",
];

type Sheets = BTreeMap<String, (Range<Data>, Range<String>)>;

/// Exports every game, and reads the values and the formulas of each worksheet.
fn exported(table: &Table) -> Sheets {
    table.done("export --all --format xlsx --to all.xlsx");
    let mut workbook: Xlsx<_> = open_workbook(table.path("all.xlsx")).expect("a workbook");
    let mut sheets = Sheets::new();
    for name in workbook.sheet_names() {
        let values = workbook.worksheet_range(&name).expect("a worksheet");
        let formulas = workbook.worksheet_formula(&name).expect("a worksheet");
        sheets.insert(name, (values, formulas));
    }
    sheets
}

/// The place of a cell such as `B12`, from 0.
fn place(cell: &str) -> (u32, u32) {
    let digits = cell.find(|c: char| c.is_ascii_digit()).expect("a row");
    let letters = cell[..digits].bytes();
    let column = letters.fold(0, |column, letter| 26 * column + u32::from(letter - b'A') + 1);
    (cell[digits..].parse::<u32>().expect("a row") - 1, column - 1)
}

/// What a formula comes to, as a spreadsheet computes it: `B2+SUM(C3:D3)`.
fn computed(values: &Range<Data>, formula: &str) -> f64 {
    let number = |at: (u32, u32)| match values.get_value(at) {
        Some(Data::Float(number)) => *number,
        Some(Data::Int(number)) => *number as f64,
        Some(Data::Empty) | None => 0.0,
        Some(other) => panic!("{formula}: {other:?} is not a number"),
    };
    let (before, sum) = formula.split_once("SUM(").expect("a sum");
    let (first, last) = sum.trim_end_matches(')').split_once(':').expect("a range");
    let (first, last) = (place(first), place(last));
    assert_eq!(first.0, last.0, "{formula}");
    let added: f64 = (first.1..=last.1).map(|column| number((first.0, column))).sum();
    match before.strip_suffix('+') {
        Some(cell) => number(place(cell)) + added,
        None => added,
    }
}

#[test]
fn totals_are_formulas_that_come_to_the_totals_of_the_sheet() {
    let table = Table::new();
    for (number, script) in GAMES.iter().enumerate() {
        table.write(&format!("{number}.hoyle"), script);
        table.done(&format!("replay {number}.hoyle --save"));
    }
    for example in EXAMPLES {
        let script = repository(&format!("examples/{example}.hoyle"));
        table.done(&format!("replay {} --save", script.display()));
    }

    let sheets = exported(&table);
    assert_eq!(sheets.len(), GAMES.len() + EXAMPLES.len());
    for (id, (values, formulas)) in sheets {
        let mut count = 0;
        for (row, column, formula) in formulas.used_cells() {
            let begin = formulas.start().expect("a formula");
            let at = (row as u32 + begin.0, column as u32 + begin.1);
            let Some(Data::Float(shown)) = values.get_value(at) else { panic!("{id}: {formula}") };
            let total = computed(&values, formula);
            assert!((total - shown).abs() < 1e-9, "{id} {formula}: {total} is shown as {shown}");
            count += 1;
        }

        let sheet = table.json(&format!("-g {id} sheet"));
        let deals = sheet["deals"].as_array().expect("deals");
        let counted: Vec<&Value> = deals.iter().filter(|deal| deal["annulled"].is_null()).collect();
        let sides = sheet["standings"].as_array().expect("standings").len();
        assert_eq!(count, counted.len() * sides, "{id}: each total is a formula");

        // The last row has the totals of the last deal.
        for place in sheet["standings"].as_array().expect("standings") {
            let name = format!("{} total", place["player"].as_str().expect("a name"));
            let header = values.rows().next().expect("names of columns");
            let column = header.iter().position(|cell| cell.to_string() == name).expect("a total");
            if place["games"].is_null() {
                let shown = values.rows().next_back().expect("a deal")[column].to_string();
                assert_eq!(
                    Some(shown.parse::<f64>().expect("a number")),
                    place["total"].as_f64(),
                    "{id} {name}"
                );
            }
        }
    }
}

#[test]
fn a_workbook_comes_back_as_the_sheet_that_it_is() {
    let table = Table::new();
    let script = repository("examples/romanian-evening.hoyle");
    table.done(&format!("replay {} --save", script.display()));
    table.done("export --format xlsx --to evening.xlsx");
    let audited = table.done("audit evening.xlsx --rules romanian");
    assert!(audited.contains("The sheet is right"), "{audited}");
}

#[test]
fn names_and_numbers_keep_their_kinds() {
    let table = Table::new();
    table.write("named.hoyle", GAMES[1]);
    table.done("replay named.hoyle --save");
    let sheets = exported(&table);
    let (values, formulas) = &sheets["named"];
    let header: Vec<String> =
        values.rows().next().expect("names").iter().map(Data::to_string).collect();
    assert!(
        header.contains(&"=1+1 bid".to_owned()) && header.contains(&"007 total".to_owned()),
        "{header:?}"
    );
    assert!(formulas.used_cells().all(|(_, _, formula)| formula.contains("SUM(")));
    let dealer = header.iter().position(|name| name == "dealer").expect("a dealer");
    assert_eq!(values.rows().nth(1).expect("a deal")[dealer], Data::String("Bo".to_owned()));
}

#[test]
fn workbooks_of_equal_games_are_equal_and_too_many_games_are_refused() {
    let table = Table::new();
    table.write("named.hoyle", GAMES[1]);
    table.done("replay named.hoyle --save");
    table.done("export --format xlsx --to a.xlsx");
    table.done("export --format xlsx --to b.xlsx");
    let read = |name: &str| std::fs::read(table.path(name)).expect("a workbook");
    assert_eq!(read("a.xlsx"), read("b.xlsx"));
    assert!(
        table
            .refused(3, "export --format xlsx --to a.xlsx")
            .stderr
            .contains("a.xlsx already exists")
    );
    assert!(table.refused(2, "export --format xlsx --lines").stderr.contains("--lines"));
}
