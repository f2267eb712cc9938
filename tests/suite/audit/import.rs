//! `hoyle import` of sheets, tables and lines of archives.

use crate::common::{Table, unwrapped};

/// The documents' own sheet; Peggy deals first, then John, then Peter.
const SHEET: &str = "\
Peter John Peggy
1 1 6 0 5 1 -1
1 0 11 0 10 0 -2
1 1 10 1 16 0 3
2 0 15 2 14 2 10
3 1 14 0 19 1 16
";

fn table(sheet: &str) -> Table {
    let table = Table::new();
    table.write("sheet.txt", sheet);
    table
}

#[test]
fn a_sheet_becomes_a_game_of_its_day() {
    let table = table(&format!("Friday, 2024-03-08\n{SHEET}"));
    let said =
        table.done("import sheet.txt --rules romanian --turn Peggy,John,Peter --dealer Peggy");
    assert!(said.contains("Columns of the deal: cards; of each player: bid, total."), "{said}");
    assert!(said.contains("Friday, 2024-03-08"), "{said}");
    assert_eq!(table.json("status")["game"], "romanian-2024-03-08");
    let script = table.done("script");
    assert!(
        script.starts_with(
            "new romanian Peggy John Peter --dealer Peggy --columns Peter,John,Peggy\n"
        ),
        "{script}"
    );
    assert!(
        script.contains("redate 2024-03-08") && script.contains("'Friday, 2024-03-08'"),
        "{script}"
    );
    let sheet = table.done("sheet --style paper");
    assert!(sheet.contains("3   1 14  0 19   1 16"), "{sheet}");
}

#[test]
fn columns_without_names_are_what_explains_them() {
    // Tricks, not bids, stand before the totals.
    let took = "Peter John Peggy\n1 1 6 0 5 0 -1\n1 0 11 0 10 1 -2\n1 0 10 1 16 0 3\n2 0 15 0 14 2 10\n3 2 14 0 19 1 16\n";
    let table = table(took);
    for columns in ["", " --columns cards,took,total"] {
        let import = format!("import sheet.txt --rules romanian --dealer Peter --dry-run{columns}");
        let said = unwrapped(&table.hoyle(&import).all());
        assert!(said.contains("of each player: took, total."), "{said}");
    }
}

#[test]
fn what_does_not_fit_is_a_slip() {
    let slip =
        SHEET.replace(" 0 3\n", " 0 13\n").replace("2 10\n", "2 20\n").replace("1 16\n", "1 26\n");
    let table = table(&slip);
    let said = table.done("import sheet.txt --rules romanian --dealer Peter");
    assert!(unwrapped(&said).contains("Deal 3, Peggy, total: 13 should be 3"), "{said}");
    assert!(table.done("script").contains("note --deal 3"), "{}", table.done("script"));
}

#[test]
fn an_evening_is_imported_once() {
    let table = table(SHEET);
    let import = "import sheet.txt --rules romanian --dealer Peter";
    assert!(table.done(import).contains("Imported as game"));
    let again = table.hoyle(import);
    assert!(unwrapped(&again.stdout).contains("is here already"), "{}", again.all());
    assert!(again.stderr.contains("--again"), "{}", again.all());
    assert_eq!(table.done("games --plain").lines().count(), 1);
    table.done(&format!("{import} --again"));
    assert_eq!(table.done("games --plain").lines().count(), 2);
}

#[test]
fn names_near_known_ones_are_asked_about() {
    let table = table(SHEET);
    let import = "import sheet.txt --rules romanian --dealer 1";
    let import = import.replace('1', "Peggy");
    table.done(&import);
    table.write("sheet.txt", &SHEET.replace("Peter", "Petar").replace("3 1 14", "3 2 13"));
    let said = table.hoyle(&format!("{import} --choose 1"));
    assert_eq!(said.code, 2, "{}", said.all());
    assert!(
        unwrapped(&said.stderr).contains("Petar has never played here, but Peter has."),
        "{}",
        said.stderr
    );
    assert!(said.stderr.contains("--map Petar=Peter"), "{}", said.stderr);
}

#[test]
fn a_folder_has_a_report_for_each_file_and_is_taken_back_at_once() {
    let table = Table::new();
    std::fs::create_dir(table.path("notebook")).expect("a folder");
    table.write("notebook/a.txt", SHEET);
    table.write(
        "notebook/b.txt",
        &SHEET.replace("Peter", "Vera").replace("John", "Ulf").replace("Peggy", "Ida"),
    );
    table.write("notebook/c.txt", "nothing here\n");
    let said = table.hoyle("import notebook --rules romanian --json");
    let found: Vec<serde_json::Value> = serde_json::from_str(&said.stdout).expect("JSON");
    assert!(found.iter().all(|game| game["what"] == "refused"), "{found:?}");
    let said = table.hoyle("import notebook --rules romanian --dealer Peter --json");
    let found: Vec<serde_json::Value> = serde_json::from_str(&said.stdout).expect("JSON");
    let what: Vec<&str> = found.iter().filter_map(|game| game["what"].as_str()).collect();
    assert_eq!(what, ["placed", "refused", "refused"], "{found:?}");
    table.refused(2, "remove --batch");
    assert!(table.done("remove --batch --yes").contains("Moved one game to the bin"));
    assert_eq!(table.done("games --plain"), "");
}

#[test]
fn lines_and_facts_come_back() {
    let table = Table::after(
        &crate::common::evening("serbian-evening").iter().map(String::as_str).collect::<Vec<_>>(),
    );
    let lines = table.done("export --all --lines");
    let facts = table.done("export --all --facts csv");
    for (file, text) in [("games.jsonl", &lines), ("facts.csv", &facts)] {
        let other = Table::new();
        other.write(file, text);
        let said = other.done(&format!("import {file}"));
        assert!(unwrapped(&said).contains("Imported as game"), "{said}");
        assert_eq!(other.done("export --all --facts csv"), facts, "{file}");
        let again = other.done(&format!("import {file}"));
        assert!(unwrapped(&again).contains("is here already"), "{again}");
    }
}

#[test]
fn a_result_alone_is_a_game() {
    let table = table("8.3.2024\nAna 55\nBo 44\nCid 67\n");
    let rules = table.hoyle("import sheet.txt");
    assert_eq!(rules.code, 2, "{}", rules.all());
    assert!(unwrapped(&rules.stderr).contains("not by which rules"), "{}", rules.stderr);
    let said = table.done("import sheet.txt --rules romanian");
    assert!(said.contains("2024-03-08"), "{said}");
    assert!(table.done("stats").contains("Cid"), "{}", table.done("stats"));
    let only = table.refused(3, "audit sheet.txt --rules romanian");
    assert!(only.stderr.contains("only final totals"), "{}", only.stderr);
}
