//! `players`: one person under several names, two people under one, and no game rewritten.

use crate::common::Table;
use serde_json::json;

/// Returns a table with three evenings.
fn evenings() -> Table {
    Table::after(&[
        "new romanian Jo Ana Ion --dealer Ion --id one",
        "bid 0 1 1",
        "took 0 0 1",
        "new romanian Ana 'Z\u{30c}eljko' Mia --dealer Mia --id three",
        "bid 0 1 1",
        "took 0 0 1",
        "new romanian Jovana ANA Mia --dealer Mia --id two",
        "bid 0 1 1",
        "took 0 0 1",
    ])
}

/// Asserts who the players are, with the number of their games.
#[track_caller]
fn are(table: &Table, expect: &[(&str, u64)]) {
    let players = table.json("players");
    let told: Vec<(&str, u64)> = players
        .as_array()
        .expect("a list")
        .iter()
        .map(|player| {
            (player["player"].as_str().expect("a name"), player["games"].as_u64().expect("games"))
        })
        .collect();
    assert_eq!(told, expect);
}

const ALL: &[(&str, u64)] =
    &[("Ana", 3), ("Mia", 2), ("Ion", 1), ("Jo", 1), ("Jovana", 1), ("Željko", 1)];

/// Carries out the command that an answer proposes.
fn take_back(table: &Table, line: &str) {
    let said = table.hoyle(line);
    assert_eq!(said.code, 0, "{}", said.stderr);
    let back = said.stderr.trim().strip_prefix("Take it back: hoyle ").expect("a hint").to_owned();
    table.done(&back);
}

#[test]
fn names_that_differ_by_case_or_unicode_form_are_one_player() {
    let table = evenings();
    are(&table, ALL);
    let ana = &table.json("players")[0];
    assert_eq!(ana["names"], json!(["Ana", "ANA"]));
    assert_eq!(ana["last"], "2026-11-20");
    table.done("leave Željko --to Vera -g three");
    assert_eq!(table.json("players").as_array().map(Vec::len), Some(7));
    are(&table, &[&ALL[..1], &ALL[1..], &[("Vera", 0)]].concat());
}

#[test]
fn whoever_is_hidden_is_on_no_page_and_counts_as_before() {
    let table = evenings();
    let page = table.done("stats --format html");
    let figures = table.done("stats --json");
    assert!(page.contains("Mia") && page.contains("Ion"), "{page}");
    assert!(table.done("players hide mia").contains("Mia is left out of pages now."));
    table.refused(1, "players hide Mia");
    table.refused(1, "players show Ion");
    table.refused(1, "players hide Nobody");

    let without = table.done("stats --format html");
    assert!(!without.contains("Mia") && without.contains("Ion"), "{without}");
    assert_eq!(table.done("stats --json"), figures);
    // The shares of all players together are as before.
    let bars = |page: &str| page.matches("%").count();
    assert!(bars(&without) > 0 && bars(&without) < bars(&page));
    assert!(table.done("doctor").contains("sound"));

    // The player is hidden, under whichever name.
    table.done("players merge Mia Ion");
    assert!(!table.done("stats --format html").contains("Ion"));
    table.done("players split Mia");
    table.done("players rename Mia Mira");
    let renamed = table.done("stats --format html");
    assert!(!renamed.contains("Mira") && renamed.contains("Ion"), "{renamed}");
    take_back(&table, "players show Mira");
    assert!(!table.done("stats --format html").contains("Mira"));
}

#[test]
fn two_names_can_be_one_player_and_two_again() {
    let table = evenings();
    let games = table.bytes();
    table.done("players merge jo Jovana");
    let merged = &[("Ana", 3), ("Jovana", 2), ("Mia", 2), ("Ion", 1), ("Željko", 1)];
    are(&table, merged);
    let listed = table.json("games --player Jovana");
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
    assert_eq!(table.json("games --player JO"), listed);
    // No journal has changed.
    let journals = |bytes: &crate::common::Bytes| -> Vec<_> {
        bytes
            .iter()
            .filter(|(path, _)| path.extension().is_some_and(|extension| extension == "jsonl"))
            .map(|(_, journal)| journal.clone())
            .collect()
    };
    let before = games.iter().map(|(path, journal)| (path.clone(), journal.clone())).collect();
    assert_eq!(journals(&table.bytes()), journals(&before));
    table.done("players split Jo");
    are(&table, ALL);
    take_back(&table, "players merge Jovana Ion");
    are(&table, ALL);
}

#[test]
fn one_name_can_be_two_players_and_one_again() {
    let table = evenings();
    take_back(&table, "players split ana --games two,three --as 'Ana K.'");
    are(&table, ALL);
    table.done("players split Ana --games two three --as 'Ana K.'");
    let split = &[
        ("Ana K.", 2),
        ("Mia", 2),
        ("Ana", 1),
        ("Ion", 1),
        ("Jo", 1),
        ("Jovana", 1),
        ("Željko", 1),
    ];
    are(&table, split);
    assert_eq!(table.json("games --player 'Ana K.'").as_array().map(Vec::len), Some(2));
    take_back(&table, "players merge 'Ana K.' Ana");
    are(&table, split);
    table.done("players merge 'Ana K.' Ana");
    are(&table, ALL);
    // Nothing of it is left.
    let text = std::fs::read_to_string(table.path("data/players.toml")).expect("a file");
    assert_eq!(text, "");
}

#[test]
fn a_merged_name_can_be_split_in_one_game() {
    let table = evenings();
    table.done("players merge Jo Jovana");
    take_back(&table, "players split Jovana --games one --as Jole");
    assert_eq!(table.json("games --player Jovana").as_array().map(Vec::len), Some(2));
    table.done("players split Jovana --games one --as Jole");
    assert_eq!(table.json("games --player Jole").as_array().map(Vec::len), Some(1));
    assert_eq!(table.json("games --player Jovana").as_array().map(Vec::len), Some(1));
}

#[test]
fn a_sheet_has_the_notes_of_the_table_as_they_were_typed() {
    let table = evenings();
    table.done("note 'Jo came late' -g one");
    let sheet = table.json("sheet -g one");
    assert_eq!(sheet["notes"], json!([{"deal": 1, "note": "Jo came late"}]));
    assert!(table.done("sheet -g one").ends_with("Notes\nDeal 1: “Jo came late”\n"));
}

#[test]
fn merges_that_cannot_be_change_nothing() {
    let table = evenings();
    table.done("players merge Jo Jovana");
    for (code, line) in [
        // In a circle.
        (1, "players merge Jovana Jo"),
        (1, "players merge Ana ANA"),
        // They played together.
        (1, "players merge Ana Mia"),
        (1, "players merge Jovana Ana"),
        (1, "players merge Zoe Ana"),
        (1, "players merge Ana Zoe"),
        (1, "players split Ana"),
        (1, "players split Ana --games one --as aNa"),
        (1, "players split Jovana --games one --as Jo"),
        (1, "players split Ana --games nowhere --as 'Ana K.'"),
        (1, "players split Ion --games two --as 'Ion K.'"),
        (1, "players split Ana --games one --as Ion"),
        (1, "players split Ana --games one --as 'a,b'"),
        (2, "players split Ana --games one"),
        (2, "players split Ana --as 'Ana K.'"),
        (2, "players merge Ana"),
    ] {
        table.refused(code, line);
    }
}

#[test]
fn a_file_of_names_that_cannot_be_read_is_named() {
    let table = evenings();
    for text in [
        "jo",
        "[merged]\njo = 1",
        "[other]\n",
        "[merged]\njo = \"\\u001b[2J\"",
        "[merged]\na = \"b\"\nb = \"A\"",
        "[merged]\na = \"A\"",
    ] {
        table.write("data/players.toml", text);
        for line in ["players", "players merge Ana Jo", "games --player Ana", "settle"] {
            let said = table.refused(3, line);
            assert!(said.stderr.contains("players.toml: "), "{}", said.stderr);
        }
        table.done("games");
    }
    // Whatever somebody typed is read as names are.
    table
        .write("data/players.toml", "[merged]\nJO = \"Jovana\"\n\n[split.TWO]\nana = \"Ana K.\"\n");
    let expect = &[("Ana", 2), ("Jovana", 2), ("Mia", 2), ("Ana K.", 1), ("Ion", 1), ("Željko", 1)];
    are(&table, expect);
}

#[test]
fn changes_of_names_at_the_same_time_are_all_kept() {
    let table = evenings();
    let names: Vec<String> = (0..12).map(|number| format!("P{number}")).collect();
    for (number, name) in names.iter().enumerate() {
        table.done(&format!("new romanian {name} Q{number} R{number} --id g{number}"));
    }
    std::thread::scope(|scope| {
        for (number, name) in names.iter().enumerate() {
            let table = &table;
            scope.spawn(move || {
                table.done(&format!("players split {name} --games g{number} --as S{number}"))
            });
        }
    });
    let text = std::fs::read_to_string(table.path("data/players.toml")).expect("a file");
    assert!((0..12).all(|number| text.contains(&format!("\"S{number}\""))), "{text}");
}

#[test]
fn evenings_are_settled_by_person_in_the_fewest_payments() {
    let table = evenings();
    // 5, −1 and 6 points.
    let one = table.json("settle one");
    assert_eq!(
        one,
        json!([{"from": "Ana", "to": "Jo", "amount": "0.50"}, {"from": "Ana", "to": "Ion", "amount": "0.80"}])
    );
    assert_eq!(table.json("settle one two one").as_array().map(Vec::len), Some(4));
    table.done("players merge Jo Jovana");
    let both = table.json("settle one two --per-point 1");
    assert_eq!(
        both,
        json!([
            {"from": "Ana", "to": "Jovana", "amount": "10.00"},
            {"from": "Ana", "to": "Ion", "amount": "8.00"},
            {"from": "Ana", "to": "Mia", "amount": "8.00"},
        ])
    );
    assert_eq!(table.done("settle -g one --plain"), "Ana\tJovana\t0.50\nAna\tIon\t0.80\n");
    let said = table.hoyle("settle --currency RON --among pot:60,40");
    assert!(said.stdout.contains(" RON a point."), "{}", said.stdout);
    assert!(said.stderr.contains("two is not over"), "{}", said.stderr);
    for (code, line) in [
        (2, "settle --per-point 0"),
        (2, "settle --among pot:50"),
        (2, "settle --currency 'a very long one'"),
        (2, "settle --among pot:25,25,25,25"),
        (2, "settle one -g two"),
        (3, "settle nowhere"),
    ] {
        table.refused(code, line);
    }
}

#[test]
fn a_rubber_is_settled_by_the_points_of_all_its_games() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --dealer Di --id rubber --set rubber=on");
    // Ana and Cy win the rubber by two games to one, 5 to 4, 0 to 7 and 5 to 4, so 10 points to 15.
    for tricks in ["3 10", "11 2", "0 13", "3 10", "11 2"] {
        let (first, second) = tricks.split_once(' ').expect("two numbers");
        table.done(&format!("took Ana={first} Bo={second}"));
    }
    assert!(table.done("status").contains("Ana & Cy win with 2 games to 1"));
    let pays = |from, to, amount| json!({"from": from, "to": to, "amount": amount});
    // Whoever has more points is paid, and has fewer games here.
    assert_eq!(table.json("settle"), json!([pays("Ana", "Bo", "0.50"), pays("Cy", "Di", "0.50")]));
    // The places are those of the sheet, by games: the last is the side with more points.
    for among in ["last", "pot:100"] {
        assert_eq!(
            table.json(&format!("settle --among {among}")),
            json!([pays("Bo", "Ana", "0.50"), pays("Di", "Cy", "0.50")]),
            "{among}"
        );
    }
    let said = table.hoyle("settle");
    assert!(!said.stderr.contains("not over"), "{}", said.stderr);
}

#[test]
fn a_game_that_does_not_exist_is_named() {
    let said = evenings().hoyle("players split Ana --games nope --as 'Ana K.'");
    assert_eq!(said.code, 1);
    assert!(said.stderr.contains("There is no game “nope”."), "{}", said.stderr);
}

#[test]
fn without_games_the_answer_says_how_to_start_one() {
    for line in ["stats", "players", "games"] {
        let said = Table::new().hoyle(line);
        assert!(said.stderr.contains("hoyle new"), "{line}: {}", said.stderr);
    }
}
