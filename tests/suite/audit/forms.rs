//! One evening in the forms in which people and programs write it: all are read as the same sheet.

use super::notebook::written;
use crate::common::{Table, evening};
use hoyle::analysis::{CellKind, WrittenSheet, decode, read_sheet, read_sheets};
use hoyle::rules::Points;

/// The evening: cards, then bid and total of Ana, Bojan and Ćira.
const PLAIN: &str = "\
Ana Bojan Ćira
1 0 5 1 -1 0 5
1 1 11 0 -2 0 10
1 0 16 0 3 1 9
2 2 14 2 11 0 14
3 1 20 0 16 1 13
";

/// The bids and totals of a sheet, and its cards.
fn cells(sheet: &WrittenSheet) -> Vec<String> {
    let number = |points: Option<Points>| points.map_or("?".to_owned(), Points::decimal);
    let mut rows =
        vec![sheet.players.names().map(ToString::to_string).collect::<Vec<_>>().join(" ")];
    for row in &sheet.rows {
        let mut cells = vec![row.mark.clone().unwrap_or_default()];
        for hand in &row.hands {
            cells.push(number(hand.cell(CellKind::Bid)));
            cells.push(number(hand.cell(CellKind::Total)));
        }
        rows.push(cells.join(" "));
    }
    rows
}

#[track_caller]
fn same(text: &str) {
    let sheet = read_sheet(text, &[]).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(cells(&sheet), PLAIN.lines().collect::<Vec<_>>(), "{text}");
}

/// The evening with these separators and cells.
fn with(between: &str, header: &str, cell: impl Fn(&str) -> String) -> String {
    let mut text = header.to_owned() + "\n";
    for row in PLAIN.lines().skip(1) {
        let cells: Vec<String> = row.split(' ').map(&cell).collect();
        text += &(cells.join(between) + "\n");
    }
    text
}

const LABELLED: &str = "cards,Ana bid,Ana total,Bojan bid,Bojan total,Ćira bid,Ćira total";

#[test]
fn every_separator_is_known() {
    let own = |cell: &str| cell.to_owned();
    for between in [",", ";", "\t", "|", " | ", ", "] {
        same(&with(between, &LABELLED.replace(',', between), own));
    }
    let boxed = with(" │ ", &LABELLED.replace(',', " │ "), own);
    let boxed: Vec<String> = boxed.lines().map(|line| format!("│ {line} │")).collect();
    same(&format!("┌───┬───┐\n{}\n├───┼───┤\n{}\n└───┴───┘\n", boxed[0], boxed[1..].join("\n")));
    same(&PLAIN.replace('\n', "\r\n"));
    same(&format!("\u{FEFF}{PLAIN}"));
}

#[test]
fn numbers_are_read_as_people_write_them() {
    same(&PLAIN.replace('-', "–"));
    same(&PLAIN.replace('-', "−"));
    same(&PLAIN.replace("-1", "(1)").replace("-2", "(2)"));
    same(&PLAIN.replace("11", "l1").replace("10", "1O").replace("20", "2o"));
    let ordinal = with(" ", "Ana Bojan Ćira", str::to_owned);
    let ordinal: Vec<String> = ordinal
        .lines()
        .enumerate()
        .map(|(index, row)| if index == 0 { row.to_owned() } else { row.replacen(' ', ". ", 1) })
        .collect();
    same(&ordinal.join("\n"));
    let comma = read_sheet("Ana;Bo\n1;0;4,5;1;-1,5\n", &[]).expect("a sheet");
    assert_eq!(comma.rows[0].hands[1].cell(CellKind::Total), "-1.5".parse().ok());
}

#[test]
fn what_stands_around_the_table_is_kept_apart() {
    let text = format!("Friday at Ana's\n5.3.2024\n\n{PLAIN}\nWinner: Ana 20\n# the end\n");
    same(&text);
    let sheet = read_sheet(&text, &[]).expect("a sheet");
    assert_eq!(written(sheet.about.day), "2024-03-05");
    let unread: Vec<usize> = sheet.about.unread.iter().map(|(line, _)| *line).collect();
    assert_eq!(unread, [1, 2, 11, 12]);
    // A line of sums below the table, and the names again between the rows.
    same(&format!("{PLAIN}Total 20 16 13\n"));
    let (first, second) = PLAIN.split_at(PLAIN.match_indices('\n').nth(3).expect("rows").0 + 1);
    same(&format!("{first}Ana Bojan Ćira\n{second}"));
}

#[test]
fn columns_are_named_in_every_language() {
    for header in [
        "karte;Ana licit.;Ana zbir;Bojan licit.;Bojan zbir;Ćira licit.;Ćira zbir",
        "карте;Ana лицит.;Ana збир;Bojan лицит.;Bojan збир;Ćira лицит.;Ćira збир",
        "cărți;Ana licit.;Ana total;Bojan licit.;Bojan total;Ćira licit.;Ćira total",
        "cartes;Ana annonce;Ana total;Bojan annonce;Bojan total;Ćira annonce;Ćira total",
        "Karten;Ana Ansage;Ana Summe;Bojan Ansage;Bojan Summe;Ćira Ansage;Ćira Summe",
    ] {
        same(&with(";", header, str::to_owned));
    }
    let place = with(";", &format!("{};Ort", LABELLED.replace(',', ";")), str::to_owned);
    let mut lines = place.lines().map(str::to_owned).collect::<Vec<_>>();
    lines[1..].iter_mut().for_each(|line| line.push_str(";zu Hause"));
    let sheet = read_sheet(&lines.join("\n"), &[]).expect("a sheet");
    assert_eq!(sheet.about.columns.unread, ["Ort"]);
    same(&lines.join("\n"));
}

#[test]
fn a_row_for_each_hand_is_the_same_sheet() {
    let names = ["Ana", "Bojan", "Ćira"];
    let mut long = "deal,cards,player,bid,total\n".to_owned();
    let mut blocks = String::new();
    for (number, row) in (1..).zip(PLAIN.lines().skip(1)) {
        let cells: Vec<&str> = row.split(' ').collect();
        blocks += &format!("Round {number}\n");
        for (player, name) in names.iter().enumerate() {
            let [bid, total] = [cells[1 + 2 * player], cells[2 + 2 * player]];
            long += &format!("{number},{},{name},{bid},{total}\n", cells[0]);
            blocks += &format!("{name} {bid} {total}\n");
        }
    }
    same(&long);
    let read = read_sheet(&blocks, &[]).expect("a sheet");
    let without_cards: Vec<String> = PLAIN
        .lines()
        .enumerate()
        .map(|(index, row)| if index == 0 { row.to_owned() } else { row[1..].to_owned() })
        .collect();
    assert_eq!(cells(&read), without_cards);
    assert_eq!(read.rows[4].number, Some(5));
}

#[test]
fn a_row_for_each_player_has_points_or_only_the_result() {
    let points =
        read_sheet("Name,R1,R2,R3,Total\nAna,5,6,-1,10\nBo,-1,5,7,11\n", &[]).expect("a sheet");
    assert_eq!(points.rows.len(), 3);
    assert_eq!(points.rows[2].hands[1].cell(CellKind::Points), Some(Points::whole(7)));
    assert_eq!(points.rows[2].hands[0].cell(CellKind::Total), Some(Points::whole(10)));
    for text in ["Ana 55\nBo 44\nCid 67\n", "Ana,Bo,Cid\n55,44,67\n"] {
        let sheet = read_sheet(text, &[]).expect("a sheet");
        let result = [55, 44, 67].map(Points::whole).to_vec();
        assert_eq!((sheet.rows.len(), sheet.about.result), (0, Some(result)), "{text}");
    }
}

#[test]
fn bytes_of_other_programs_are_decoded() {
    let wide: Vec<u8> = PLAIN.encode_utf16().flat_map(u16::to_le_bytes).collect();
    same(&decode(&[&[0xFF, 0xFE], wide.as_slice()].concat()).expect("text"));
    same(&decode(&wide).expect("text"));
    let central: Vec<u8> = PLAIN.chars().map(|c| if c == 'Ć' { 0xC6 } else { c as u8 }).collect();
    same(&decode(&central).expect("text"));
    assert_eq!(decode(b"PK\x03\x04\x00\x00\xFF\xFF"), None);
}

/// Facts name their game, rules and day, and hold every hand.
#[test]
fn facts_are_sheets_by_game() {
    let table =
        Table::after(&evening("serbian-evening").iter().map(String::as_str).collect::<Vec<_>>());
    for form in ["csv", "jsonl"] {
        let facts = table.done(&format!("export --facts {form} --to -"));
        let sheets = read_sheets(&facts, Default::default());
        let [(_, Ok(sheet))] = sheets.as_slice() else { panic!("{sheets:?}") };
        assert_eq!(sheet.about.rules.as_deref(), Some("serbian"));
        assert_eq!(sheet.rows.len(), 28, "{form}");
        assert!(sheet.rows.iter().all(|row| row.dealer.is_some() && row.trump.is_some()));
    }
}

/// What `hoyle sheet` prints in every style and language can be audited, a title and all.
#[test]
fn own_sheets_are_read_in_every_language() {
    let mut lines = evening("romanian-evening");
    lines.push("rename \"Friday at Ana's\"".to_owned());
    lines.push("note \"a long evening\"".to_owned());
    let table = Table::after(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    for language in ["en", "sr", "ro", "fr", "de", "nl", "es"] {
        for form in [
            "paper --format text",
            "paper --format markdown",
            "full --format text",
            "full --format markdown",
        ] {
            let sheet = table.done(&format!("--lang {language} sheet --style {form}"));
            table.write("sheet.txt", &sheet);
            let said = table.hoyle("audit sheet.txt --rules romanian");
            assert!(
                said.stdout.starts_with("The sheet is right"),
                "{language} {form}: {}\n{sheet}",
                said.all()
            );
        }
    }
}
