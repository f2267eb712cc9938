//! A seat that passes from one player to another: who held which hand.

use crate::common::Table;
use serde_json::json;

/// Returns a game in which Zoe takes over from Ann before deal 3, which Ann would have dealt; deal 2 was
/// hers.
fn substituted() -> Table {
    Table::after(&[
        "new wizard Ann Bob Cid --dealer Cid --id sub",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 1 0",
        "took 1 1 0",
        "leave Ann --to Zoe",
        "bid 0 1 1",
        "took 1 1 1",
    ])
}

#[test]
fn a_deal_names_who_held_its_hands_then() {
    let table = substituted();
    let sheet = table.json("sheet");
    assert_eq!(sheet["players"], json!(["Zoe", "Bob", "Cid"]));
    for (deal, player) in [(0, "Ann"), (1, "Ann"), (2, "Zoe")] {
        assert_eq!(sheet["deals"][deal]["hands"][0]["player"], player, "deal {}", deal + 1);
    }
    assert_eq!(sheet["deals"][1]["dealer"], "Ann");
    for format in ["text", "csv", "markdown"] {
        let drawn = table.done(&format!("sheet --format {format}"));
        assert_eq!(drawn.matches("Ann").count(), 2, "the dealer and the note: {drawn}");
    }
    assert!(table.done("sheet --format html").contains(">Ann<"));
    // On a narrow screen every row of a deal begins with a name.
    let narrow = table.run(&["sheet"], &table.path(""), Some(20)).stdout;
    assert!(!narrow.contains("Deal 1") || narrow.contains("Ann"), "{narrow}");
}

#[test]
fn explanations_name_who_held_a_hand_then_and_are_found_by_either_name() {
    let table = substituted();
    let second = table.done("explain 2");
    assert!(second.contains("dealt by Ann") && second.contains("Ann bid 0, took 0"), "{second}");
    assert!(second.contains("Ann had the seat that Zoe has now."), "{second}");
    assert_eq!(table.done("explain 1 Ann"), table.done("explain 1 Zoe"));
    assert!(table.done("explain 1 Zoe").contains("Ann bid 0, took 1"));
    let third = table.done("explain 3 zoe");
    assert!(!third.contains("Ann"), "{third}");
    let json = table.json("explain 2");
    assert_eq!(json["points"][0]["player"], "Ann");
    table.refused(1, "explain 1 Eve");
}

#[test]
fn players_and_statistics_count_the_same_games() {
    let table = Table::after(&[
        "new wizard Ann Bob Cid --dealer Cid --id one",
        "bid 0 0 0",
        "took 1 0 0",
        "leave Ann --to Zoe",
    ]);
    let games = |table: &Table, line: &str| {
        let listed = table.json(line);
        let players = if line == "stats" { &listed["players"] } else { &listed };
        let mut games = Vec::new();
        for player in players.as_array().expect("players") {
            if player["games"] != 0 {
                games.push((player["player"].to_string(), player["games"].as_u64()));
            }
        }
        games.sort();
        games
    };
    assert_eq!(games(&table, "players"), games(&table, "stats"));
    assert!(!table.done("stats").contains("Zoe"), "she has played no deal");
    table.done("bid 0 0 1");
    table.done("took 1 0 1");
    assert_eq!(games(&table, "players"), games(&table, "stats"));
    assert_eq!(games(&table, "players").len(), 4);
}

#[test]
fn names_that_followed_each_other_in_a_seat_can_be_one_player() {
    let table = substituted();
    table.done("players");
    table.refused(1, "players merge Ann Bob");
    table.done("players merge Ann Zoe");
    let stats = table.json("stats Zoe");
    assert_eq!(stats["players"][0]["games"], 1);
    assert_eq!(stats["by_rules"][0]["players"][0]["deals"], 3);
    assert_eq!(table.json("players").as_array().map(Vec::len), Some(3));
}
