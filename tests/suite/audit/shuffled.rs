//! Sheets whose columns are shuffled, translated or without names: what is imported is the evening, or it is asked for.

use super::evenings::{BID, Evening, POINTS, TOOK, TOTAL, play};
use crate::common::Table;
use crate::faults::{report, short_or_full};
use hoyle::analysis::{CellKind, SheetForm, read_sheets};
use hoyle::presets;
use hoyle::rules::Points;
use std::collections::BTreeMap;

const NAMES: [&str; 5] = ["Ana", "Bojan", "Cica", "Dunja", "Emil"];

/// The names of columns by language.
type ColumnNames = BTreeMap<String, BTreeMap<String, Vec<String>>>;

/// How a sheet names its columns.
#[derive(Clone, Copy, Debug)]
enum Naming {
    /// Each by a name in one language.
    All,
    /// One by a word that nobody knows.
    AllButOne,
    /// Only the players are named.
    Players,
}

/// A sheet of an evening with the columns in any order.
fn shuffled(evening: &Evening, names: &ColumnNames, lots: &mut fastrand::Rng) -> String {
    let languages: Vec<&str> = names.keys().map(String::as_str).collect();
    let language = languages[lots.usize(..languages.len())];
    let mut word = |key: &str| {
        let own = names[language].get(key).or(names["en"].get(key)).expect("a name");
        let longer: Vec<&String> = own.iter().filter(|name| name.chars().count() > 1).collect();
        longer[lots.usize(..longer.len())].clone()
    };
    let mut labels = vec![
        (BID, word("bid")),
        (TOOK, word("took")),
        (POINTS, word("points")),
        (TOTAL, word("total")),
    ];
    let deal = [word("number"), word("cards")];
    let naming = [Naming::All, Naming::All, Naming::AllButOne, Naming::Players][lots.usize(..4)];
    lots.shuffle(&mut labels);
    labels.truncate(lots.usize(2..=4));
    if matches!(naming, Naming::AllButOne) {
        labels[0].1 = "blorp".to_owned();
    }
    let shows_number = lots.bool();
    let shows_cards = lots.bool();

    let mut header = Vec::new();
    header.extend(shows_number.then(|| deal[0].clone()));
    header.extend(shows_cards.then(|| deal[1].clone()));
    for name in &NAMES[..evening.players] {
        for (place, (_, label)) in labels.iter().enumerate() {
            header.push(match naming {
                Naming::Players if place == 0 => (*name).to_owned(),
                Naming::Players => String::new(),
                _ => format!("{name} {label}"),
            });
        }
    }
    let mut lines = vec![header.join(";")];
    for (number, row) in (1..).zip(&evening.rows) {
        let mut cells: Vec<String> = Vec::new();
        cells.extend(shows_number.then(|| number.to_string()));
        cells.extend(shows_cards.then(|| row.mark.clone()));
        for hand in &row.cells {
            let own = labels
                .iter()
                .map(|(column, _)| hand[*column].map_or_else(String::new, Points::decimal));
            cells.extend(own);
        }
        lines.push(cells.join(";"));
    }
    lines.join("\n") + "\n"
}

/// The bids and totals of all hands of the game in a folder.
fn imported(table: &Table) -> Vec<Vec<[Option<Points>; 2]>> {
    let facts = table.done("export --all --facts csv");
    let mut sheets = read_sheets(&facts, SheetForm::default());
    let sheet = sheets.remove(0).1.expect("facts are a sheet");
    let seats = NAMES.iter().filter_map(|name| sheet.players.seat(name));
    let seats: Vec<usize> = seats.map(hoyle::cards::Seat::index).collect();
    let hands = sheet.rows.iter().map(|row| {
        let hands = seats.iter().map(|seat| &row.hands[*seat]);
        hands.map(|hand| [hand.cell(CellKind::Bid), hand.cell(CellKind::Total)]).collect()
    });
    hands.collect()
}

#[test]
fn shuffled_columns_are_right_or_asked_for() {
    let names: ColumnNames =
        toml::from_str(include_str!("../../../src/analysis/column-names.toml")).expect("names");
    let mut right = 0;
    let mut asked = 0;
    for seed in 0..short_or_full(60, 200) as u64 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let id = ["romanian", "serbian", "oh-hell", "judgement"][lots.usize(..4)];
        let rules = presets::ruleset(id).expect("a preset");
        let players = if id == "serbian" { 4 } else { lots.usize(3..=5) };
        let evening = play(rules, players, lots.usize(6..60), &mut lots);
        let text = shuffled(&evening, &names, &mut lots);
        let table = Table::new();
        table.write("sheet.csv", &text);
        let said = table.hoyle(&format!("import sheet.csv --rules {id} --dealer Ana"));
        if said.code != 0 {
            assert!(!said.stderr.is_empty(), "{seed}: {}", said.all());
            asked += 1;
            continue;
        }
        let truth: Vec<Vec<[Option<Points>; 2]>> = evening
            .rows
            .iter()
            .map(|row| row.cells.iter().map(|hand| [hand[BID], hand[TOTAL]]).collect())
            .collect();
        assert_eq!(imported(&table), truth, "{seed}: {}\n{text}", said.all());
        right += 1;
    }
    report(&format!("{right} shuffled sheets right, {asked} asked for"));
    assert!(right > asked, "{right} right, {asked} asked for");
}
