//! `games`: the evenings of the past, the last played first, and those that are asked for.

use crate::common::{Table, decode};
use hoyle::history::{History, Origin};

/// Returns a table with three evenings. The one begun first was last played, past midnight.
fn evenings() -> Table {
    let table = Table::new();
    let at = |time: &str, line: &str| {
        let said = table.within(&[("HOYLE_NOW", time)], line);
        assert_eq!(said.code, 0, "{line}\n{}", said.stderr);
    };
    at("2025-12-30T20:00:00Z", "new serbian Igor Jovana Dunja Dušan --dealer Igor --id winter");
    at(
        "2026-01-09T20:00:00Z",
        "new romanian Ana Željko Ion --dealer Ion --id old --title 'Ana\u{2019}s 40th'",
    );
    at("2026-01-09T21:00:00Z", "leave Željko --to Marko -g old");
    at("2026-11-20T19:00:00Z", "new serbian Ana Igor Dunja Marko --dealer Ana --id friday");
    at("2026-11-20T20:00:00Z", "rename 'Friday at Igor\u{e9}' -g friday");
    at("2026-11-21T00:30:00Z", "bid 2 4 2 6 -g winter");
    table
}

#[track_caller]
fn lists(table: &Table, asked: &str, expect: &[&str]) {
    let told = table.json(&format!("games {asked}"));
    let games = told.as_array().expect("a list").iter();
    let ids: Vec<&str> = games.map(|game| game["game"].as_str().expect("an id")).collect();
    assert_eq!(ids, expect, "games {asked}");
}

#[test]
fn the_game_last_played_comes_first() {
    let table = evenings();
    lists(&table, "", &["winter", "friday", "old"]);
    table.done("remove friday --yes");
    table.done("remove old --yes");
    lists(&table, "--bin", &["friday", "old"]);
}

#[test]
fn a_journal_whose_end_is_torn_or_unreadable_still_has_its_place() {
    let table = evenings();
    let path = |id: &str| table.path("data/games").join(format!("{id}.jsonl"));
    let torn = [std::fs::read(path("winter")).expect("read"), br#"{"sum":"0000"#.to_vec()].concat();
    std::fs::write(path("winter"), torn).expect("written");
    std::fs::write(path("broken"), "nothing\n").expect("written");
    lists(&table, "", &["winter", "friday", "old", "broken"]);
    // Whether a game that cannot be read is one of those asked for is unknown.
    lists(&table, "--rules serbian", &["winter", "friday"]);
    let said = table.hoyle("games --rules serbian");
    assert!(said.stderr.contains("broken"), "{}", said.stderr);
}

#[test]
fn a_first_line_longer_than_any_other_does_not_hide_when_the_game_began() {
    let table = evenings();
    let old = decode(&crate::games::journal(&table, "friday")).expect("sound").history;
    let at = "2026-11-20T22:00:00Z".parse().expect("a time");
    let origin = Origin { set: vec!["x".repeat(90_000)], ..old.origin().clone() };
    let wordy = History::new("wordy".parse().expect("an id"), at, origin, old.setup().clone());
    let path = table.path("data/games/wordy.jsonl");
    std::fs::write(path, wordy.journal().as_slice()).expect("written");
    lists(&table, "", &["winter", "wordy", "friday", "old"]);
}

#[test]
fn games_are_chosen_by_player_rules_date_and_title() {
    let table = evenings();
    for (asked, expect) in [
        ("--player ana", &["friday", "old"][..]),
        ("--player ANA --player Dunja", &["friday"]),
        // Also whoever left, in any Unicode form, but not the beginning of a name.
        ("--player z\u{30c}eljko", &["old"]),
        ("--player Marko", &["friday", "old"]),
        ("--rules serbian", &["winter", "friday"]),
        ("--rules Romanian", &["old"]),
        // What is recorded later does not move a game to another day.
        ("--since 2026-11-20", &["friday"]),
        ("--since 2026-11-21", &[]),
        ("--until 2026-11-20", &["winter", "friday", "old"]),
        ("--until 2026-01", &["winter", "old"]),
        ("--since 2026-02 --until 2026", &["friday"]),
        ("--until 2025", &["winter"]),
        ("--title FRIDAY", &["friday"]),
        ("--title igore\u{301}", &["friday"]),
        ("--title 40th --player Ion", &["old"]),
        ("--title x", &[]),
    ] {
        lists(&table, asked, expect);
    }
    assert_eq!(table.hoyle("games --title x").stderr, "No game matches.\n");
    table.refused(2, "games --player Mar");
    table.refused(2, "games --since yesterday");
    table.refused(2, "games --until 2026-13");
}

#[test]
fn a_list_shows_title_date_players_and_winner() {
    let table = Table::new();
    let script = crate::common::repository("examples/romanian-evening.hoyle");
    table.done(&format!("replay '{}' --save", script.display()));
    table.done("rename 'Friday at Ana'");
    let over = table.json("games");
    let game = &over[0];
    let sheet = table.json("sheet");
    assert_eq!(game["title"], "Friday at Ana");
    assert_eq!(game["winners"], sheet["winners"]);
    let winner = sheet["winners"][0].as_str().expect("a winner");
    let text = table.done("games");
    assert!(text.contains("Friday at Ana, romanian, all"), "{text}");
    assert!(text.contains(&format!("; {winner} won\n")), "{text}");
    let plain = table.done("games --plain");
    assert!(plain.ends_with(&format!("\tFriday at Ana\t{winner}\n")), "{plain}");
}
