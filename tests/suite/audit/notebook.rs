//! Notebooks as people hand them in: several evenings in one text, days in words, and hands that are not there.

use crate::common::{Table, unwrapped};
use hoyle::analysis::{SheetError, SheetForm, WrittenDay, WrittenSheet, read_sheet, read_sheets};

/// The first deals of two evenings, with the cards, and the bids and totals of three players.
const FIRST: &str = "1 1 6 0 5 1 -1\n1 0 11 0 10 0 -2\n1 1 10 1 16 0 3\n2 0 15 2 14 2 10\n";
const SECOND: &str = "1 0 5 1 -1 0 5\n1 1 11 0 -2 0 10\n1 0 16 0 3 1 9\n2 2 14 2 11 0 14\n";

fn sheets(text: &str) -> Vec<WrittenSheet> {
    let read = read_sheets(text, SheetForm::default()).into_iter();
    read.map(|(_, sheet)| sheet.unwrap_or_else(|error| panic!("{error:?}\n{text}"))).collect()
}

/// The rows of a text with their numbers in front.
fn numbered(rows: &str) -> String {
    (1..).zip(rows.lines()).map(|(number, row): (usize, _)| format!("{number} {row}\n")).collect()
}

/// Rows without their cards as a table in which bid and total share a cell.
fn markdown(rows: &str) -> String {
    let mut table = "| deal | Ana | Bojan | Cid |\n|---|---|---|---|\n".to_owned();
    for (number, row) in (1..).zip(rows.lines()) {
        let cells: Vec<&str> = row.split(' ').skip(1).collect();
        let hands: Vec<String> = cells.chunks(2).map(|hand| hand.join(" ")).collect();
        table += &format!("| {number} | {} |\n", hands.join(" | "));
    }
    table
}

#[test]
fn evenings_of_one_text_are_games_of_their_own() {
    let names = "Ana Bojan Cid\n";
    let labels = "deal cards Ana bid total Bojan bid total Cid bid total\n";
    let texts = [
        // Names again, and totals that begin anew.
        format!("{names}{FIRST}{names}{SECOND}"),
        // Nothing but the totals says so.
        format!("{names}{FIRST}2 2 22 0 19 0 15\n3 3 30 0 24 0 20\n3 3 38 0 29 0 25\n{SECOND}"),
        // The numbers of the deals start again.
        format!("{labels}{}{}", numbered(FIRST), numbered(SECOND)),
        // Another day.
        format!("8 March 2024\n{names}{FIRST}9 March 2024\n{SECOND}"),
        format!("8.3.2024\n{names}{FIRST}\nWinner: Bojan\n\n9.3.2024\n{names}{SECOND}"),
        // Apart from the first.
        format!("{names}{FIRST}\n{SECOND}"),
        format!("# 8 March 2024\n\n{}\n# 9 March 2024\n\n{}", markdown(FIRST), markdown(SECOND)),
        // Sums below each.
        format!("{names}{FIRST}Total 15 14 10\n{SECOND}Total 14 11 14\n"),
        // Other players, also fewer or more.
        format!("{names}{FIRST}Dana Bojan Eva\n{SECOND}"),
        format!("Cid Ana Bojan\n{FIRST}{names}{SECOND}"),
        format!("Ana Bojan Cid Dana\n1 0 5 1 6 0 5 0 5\n1 0 10 0 11 0 10 1 11\n{names}{SECOND}"),
    ];
    for text in &texts {
        let read = sheets(text);
        assert_eq!(read.len(), 2, "{text}");
        let second = &read[1];
        assert_eq!((second.rows.len(), second.rows[0].hands.len()), (4, 3), "{text}");
        let line = text
            .lines()
            .position(|line| line.ends_with(" 0 5 1 -1 0 5") || line == "1 0 5 1 -1 0 5");
        assert!(line.is_none_or(|line| second.first_line() == line + 1), "{text}");
        assert!(matches!(read_sheet(text, &[]), Err(error) if error.error == SheetError::Several));
    }
    let days = sheets(&texts[3]).into_iter().map(|sheet| sheet.about.day);
    let days: Vec<String> = days.map(written).collect();
    assert_eq!(days, ["2024-03-08", "2024-03-09"]);
}

#[test]
fn hands_of_several_days_are_evenings() {
    let row =
        |day: usize, deal: usize, name: &str| format!("2024-03-0{day},{deal},{name},0,{deal}\n");
    let mut by_deal = "date,deal,player,bid,total\n".to_owned();
    let mut by_player = by_deal.clone();
    for day in [7, 8] {
        for number in 1..=3 {
            for name in ["Ana", "Bojan", "Cid"] {
                by_deal += &row(day, number, name);
            }
        }
        for name in ["Ana", "Bojan", "Cid"] {
            for number in 1..=3 {
                by_player += &row(day, number, name);
            }
        }
    }
    let undated = by_deal.replace("2024-03-07,", ",").replace("2024-03-08,", ",");
    for text in [by_deal, by_player, undated] {
        let read = sheets(&text);
        let rows: Vec<usize> = read.iter().map(|sheet| sheet.rows.len()).collect();
        assert_eq!(rows, [3, 3], "{text}");
    }
    // Past midnight the deals go on.
    let night = "date,deal,player,bid,total\n".to_owned()
        + &row(7, 1, "Ana")
        + &row(7, 1, "Bo")
        + &row(8, 2, "Ana")
        + &row(8, 2, "Bo");
    assert_eq!(sheets(&night).len(), 1);
}

#[test]
fn one_evening_stays_one() {
    let names = "Ana Bojan Cid\n";
    let rows: Vec<&str> = FIRST.lines().collect();
    let [one, other] = [rows[..2].join("\n"), rows[2..].join("\n")];
    for text in [
        format!("{names}{one}\n{names}{other}\n"),
        format!("{names}{one}\n(a pause)\n{other}\n"),
        format!("8.3.2024\n{names}{FIRST}printed 9.3.2024\n"),
        // A wide table in two pieces.
        "Ana Bojan\n1 0 5 1 -1\n1 1 11 0 -2\n\nCid Dana\n1 0 5 0 5\n1 0 10 0 10\n".to_owned(),
    ] {
        assert_eq!(sheets(&text).len(), 1, "{text}");
    }
    // Points alone do not say whether a second evening begins.
    let points = "Ana points,Bo points\n5,6\n6,5\nAna points,Bo points\n5,5\n6,6\n";
    let error = read_sheet(points, &[]).expect_err("a question");
    assert_eq!((error.line, error.error), (5, SheetError::Evening));
}

pub(super) fn written(day: Option<WrittenDay>) -> String {
    match day {
        Some(WrittenDay::Clear(day)) => day.to_string(),
        Some(WrittenDay::Either(one, other)) => format!("{one} or {other}"),
        None => "none".to_owned(),
    }
}

#[test]
fn days_are_read_in_every_language() {
    let days = [
        ("Friday 12 March 2024", "2024-03-12"),
        ("March 12th, 2024", "2024-03-12"),
        ("the 1st of May 2024, at Ana's", "2024-05-01"),
        ("petak, 12. mart 2024.", "2024-03-12"),
        ("u petak 12. marta 2024. kod Ane", "2024-03-12"),
        ("петак, 12. марта 2024.", "2024-03-12"),
        ("vineri, 12 martie 2024", "2024-03-12"),
        ("vendredi 1er août 2025", "2025-08-01"),
        ("Freitag, 12. März 2024", "2024-03-12"),
        ("vrijdag 12 mrt 2024", "2024-03-12"),
        ("viernes, 12 de marzo de 2024", "2024-03-12"),
        ("12. mars 2024", "2024-03-12"),
        ("8. 3. 2024.", "2024-03-08"),
        ("8.3.24", "2024-03-08"),
        ("2024-03-08 20:15", "2024-03-08"),
        ("13/04/2024", "2024-04-13"),
        ("04/13/2024", "2024-04-13"),
        ("05/05/2024", "2024-05-05"),
        ("03/04/2024", "2024-04-03 or 2024-03-04"),
        ("03-04-2024", "2024-04-03 or 2024-03-04"),
        ("May 2024, 5 players", "none"),
        ("31 February 2024", "none"),
        ("version 1.2.3", "none"),
    ];
    for (text, day) in days {
        let sheet = read_sheet(&format!("{text}\nAna Bojan Cid\n{FIRST}"), &[]);
        let sheet = sheet.unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!((written(sheet.about.day).as_str(), sheet.rows.len()), (day, 4), "{text}");
    }
}

fn table(sheet: &str) -> Table {
    let table = Table::new();
    table.write("sheet.txt", sheet);
    table
}

const IMPORT: &str = "import sheet.txt --rules romanian --dealer Ana";

#[test]
fn a_day_that_can_be_two_is_asked_for() {
    let table = table(&format!("03/04/2024\nAna Bojan Cid\n{FIRST}"));
    let said = table.refused(2, IMPORT);
    assert!(said.stderr.contains("--date 2024-04-03"), "{}", said.stderr);
    assert!(unwrapped(&said.stderr).contains("--date 2024-03-04"), "{}", said.stderr);
    // Whether it is right does not depend on the day.
    table.done("audit sheet.txt --rules romanian");
    let said = table.done(&format!("{IMPORT} --date 2024-03-04"));
    assert!(unwrapped(&said).contains("4 deals, 2024-03-04"), "{said}");
}

#[test]
fn the_report_begins_with_the_game_and_ends_with_the_way_back() {
    let table = table(&format!("Ana Bojan Cid\n{FIRST}Ana Bojan Cid\n{SECOND}"));
    let said = table.hoyle(IMPORT);
    let lines: Vec<&str> = said.stdout.lines().collect();
    assert!(lines[0].starts_with("sheet.txt:2: Imported as game "), "{}", said.stdout);
    assert!(said.stdout.contains("\nsheet.txt:7: Imported as game "), "{}", said.stdout);
    let last = said.stderr.lines().last().unwrap_or_default();
    assert!(last.contains("hoyle remove --batch"), "{}", said.stderr);
    table.done("remove --batch --yes");
    assert_eq!(table.done("games --plain"), "");
}

/// A row for each hand.
const HANDS: &str = "\
deal,cards,player,bid,took,total
1,1,Ana,1,1,6
1,1,Bojan,0,0,5
1,1,Cid,1,0,-1
2,1,Ana,0,0,11
2,1,Bojan,0,0,10
2,1,Cid,0,1,-2
3,1,Ana,1,0,10
3,1,Bojan,1,1,16
3,1,Cid,0,0,3
";

#[test]
fn a_hand_that_is_not_there_is_a_slip() {
    let table = table(&HANDS.replace("2,1,Bojan,0,0,10\n", ""));
    let said = table.hoyle("audit sheet.txt --rules romanian");
    assert_eq!(said.code, 1);
    assert!(said.stdout.contains("Deal 2: nothing is written for Bojan."), "{}", said.stdout);
    let json = table.hoyle("audit sheet.txt --rules romanian --json").stdout;
    assert!(json.contains("\"hand-missing\""), "{json}");
    let kept = table.refused(3, IMPORT);
    assert!(kept.stderr.contains("The bids of deal 2 are not certain"), "{}", kept.stderr);

    // In a table with a row for each deal, too; a row without any is one slip.
    let wide = "deal,Ana bid,Ana total,Bojan bid,Bojan total,Cid bid,Cid total\n\
        1,1,6,0,5,1,-1\n2,0,11,,,0,-2\n3,1,10,1,16,0,3\n";
    for (sheet, slip) in [
        (wide.to_owned(), "Deal 2: nothing is written for Bojan."),
        (wide.replace("2,0,11,,,0,-2", "2,,,,,,"), "Deal 2: nothing is written."),
    ] {
        table.write("sheet.txt", &sheet);
        let said = table.hoyle("audit sheet.txt --rules romanian");
        assert!(said.stdout.contains(slip), "{}", said.all());
        table.refused(3, IMPORT);
    }
    // Rows that wait for deals below the last are no deals.
    let whole = wide.replace("11,,,0", "11,0,10,0");
    table.write("sheet.txt", &format!("{whole}4,,,,,,\n5,,,,,,\n"));
    table.done("audit sheet.txt --rules romanian");
}

#[test]
fn bids_that_are_worked_out_are_said() {
    let sheet = format!("Ana Bojan Cid\n{FIRST}").replace("2 0 15 2 14", "2 0 15 ? 14");
    let table = table(&sheet);
    for command in ["audit sheet.txt --rules romanian", IMPORT] {
        let said = unwrapped(&table.hoyle(command).stdout);
        assert!(said.contains("worked out from the rest: Bojan 2 (deal 4)."), "{said}");
    }
    // Bojan took nothing: he may have bid that, or 1.
    let said = self::table("Ana Bojan Cid\n1 1 6 ? ? 1 -1\n").refused(3, IMPORT);
    assert!(said.stderr.contains("not certain"), "{}", said.stderr);
}

#[test]
fn a_misspelt_name_is_asked_about() {
    let table = table(&HANDS.replace("2,1,Bojan", "2,1,Bojna"));
    for command in [IMPORT, "audit sheet.txt --rules romanian"] {
        let said = table.refused(3, command);
        assert!(
            said.stderr.contains("sheet.txt:6:1: Bojna may be Bojan, misspelt."),
            "{}",
            said.stderr
        );
        assert!(said.stderr.contains("--map Bojna=Bojan"), "{}", said.stderr);
    }
    table.done(&format!("{IMPORT} --map Bojna=Bojan"));
    let sheet = format!("Ana Bojan Cid\n{FIRST}Ana Bojna Cid\n{SECOND}");
    let said = self::table(&sheet).refused(3, IMPORT);
    assert!(said.stderr.contains("--map Bojna=Bojan"), "{}", said.stderr);
}

#[test]
fn totals_alone_need_rules() {
    let table = table("Ana Bojan Cid\n1 6 5 -1\n1 11 10 -2\n1 10 16 3\n");
    for command in ["audit sheet.txt", "import sheet.txt --dealer Ana"] {
        let said = table.refused(2, command);
        assert!(said.stderr.contains("neither bids nor tricks"), "{}", said.stderr);
        assert!(said.stderr.contains("--rules"), "{}", said.stderr);
    }
    table.done("audit sheet.txt --rules romanian");
}

#[test]
fn the_odd_row_is_blamed() {
    let row = "2 0 15 2 14 2 10\n";
    for (odd, found) in [
        ("2 0 15 2 14 2 10 7\n", "sheet.txt:5:"),
        ("2 none x 2 none no no\n", "sheet.txt:5:3: Expected a number"),
    ] {
        let table = table(&format!("Ana Bojan Cid\n{}", FIRST.replace(row, odd)));
        let said = table.refused(3, IMPORT);
        assert!(said.stderr.contains(found), "{odd}: {}", said.stderr);
    }
    // So is a row in which too much is wrong.
    let garbled = FIRST
        .replace("1 0 11 0 10 0 -2", "1 7 81 9 70 8 66")
        .replace("1 1 10 1 16 0 3", "1 6 90 7 86 5 73");
    let table = table(&format!("Ana Bojan Cid\n{garbled}"));
    let said = table.hoyle("audit sheet.txt --rules romanian");
    assert!(said.stdout.contains("(line "), "{}", said.all());
}

#[test]
fn a_deal_in_which_all_lose_begins_no_evening() {
    let rows = [
        "1 1 -11 1 11 0 10",
        "1 0 -21 0 21 0 20",
        "1 0 -11 0 31 0 10",
        "2 1 0 0 21 0 20",
        "3 0 -10 0 31 2 32",
        "4 1 1 0 41 2 20",
        "5 1 12 0 31 0 -10",
        "6 3 25 0 41 4 -24",
        "7 4 1 3 8 5 -8",
        "8 2 -11 4 22 0 -18",
    ];
    let text = format!("Ana Bojan Cica\n{}\n", rows.join("\n"));
    assert_eq!(read_sheets(&text, SheetForm::default()).len(), 1);
}
