//! Commands about a game in which somebody came, went and came back.

use crate::common::{Table, one_line};

/// Returns a table at which somebody came, went and came back.
fn visited() -> Table {
    Table::after(&[
        "new oh-hell Ana Bo Cid Dan --dealer Dan --id fri",
        "trump hearts",
        "bid 0 0 0 0",
        "took 1 0 0 0",
        "join Eva --points lowest --after Ana",
        "leave Bo",
        "trump hearts",
        "bid 0 0 0 0",
        "took 2 0 0 0",
        "join Bo",
    ])
}

#[test]
fn the_sheet_says_who_came_and_who_left_and_their_cells_are_empty() {
    let table = visited();
    let sheet = table.done("sheet");
    assert!(sheet.contains("Bo left after deal 1."), "{sheet}");
    assert!(sheet.contains("From this deal on Eva plays too, starting with 1."), "{sheet}");
    let json = table.json("sheet");
    let names = |deal: usize| -> Vec<&str> {
        let hands = json["deals"][deal]["hands"].as_array().expect("hands");
        hands.iter().map(|hand| hand["player"].as_str().expect("a name")).collect()
    };
    assert_eq!(names(0), ["Ana", "Bo", "Cid", "Dan"]);
    assert_eq!(names(1), ["Ana", "Eva", "Cid", "Dan"]);
    assert!(table.done("explain 2 Bo").contains("Did not play in this deal"));
}

#[test]
fn a_script_lets_players_come_and_go_as_they_did() {
    let table = visited();
    let script = table.done("script");
    assert!(script.contains("join Eva --points 1 --after Ana\n"), "{script}");
    table.write("evening.hoyle", &script);
    let replayed = table.json("replay evening.hoyle");
    let sheet = table.json("sheet");
    assert_eq!(replayed["deals"], sheet["deals"]);
    assert_eq!(replayed["standings"], sheet["standings"]);
}

#[test]
fn a_rehearsal_shows_the_deals_to_come_and_records_nothing() {
    let table = visited();
    let entries = table.json("status")["entries"].clone();
    let shown = table.done("join Fay --points 7 --dry-run");
    assert!(shown.contains("Fay joins with 7.") && shown.contains("Deal 3 of"), "{shown}");
    table.done("leave Ana --dry-run");
    assert_eq!(table.json("status")["entries"], entries);
    let said = table.piped("play", "leave Ana --dry-run\nleave Ana\n", 80);
    assert!(said.stdout.contains("Ana leaves the table"), "{}", said.stdout);
}

#[test]
fn every_command_that_reads_takes_a_game_with_comings_and_goings() {
    let table = visited();
    for line in [
        "status",
        "log",
        "schedule",
        "schedule --format html",
        "sheet --format html",
        "sheet --format svg",
        "sheet --format markdown",
        "sheet --format csv",
        "sheet --style paper",
        "explain",
        "explain --json",
        "chances",
        "chances --json",
        "what-if --all",
        "stats",
        "stats Bo",
        "stats Eva",
        "players",
        "settle",
        "export --facts csv",
        "export --lines",
        "sheet --plain",
        "status --plain",
        "explain --plain",
    ] {
        table.done(line);
    }
    let before = table.json("status");
    table.done("end");
    assert_ne!(table.json("status"), before);
    table.done("rematch --id next");
    assert_eq!(
        table.json("-g next sheet")["players"],
        serde_json::json!(["Ana", "Eva", "Bo", "Cid", "Dan"])
    );
}

#[test]
fn a_refusal_says_what_the_rules_have_and_what_can_be_done() {
    let table = visited();
    table.done("trump hearts");
    let said = table.refused(1, "leave Ana").stderr.replace('\n', " ");
    for part in ["Deal 3 has begun, and Ana plays in it.", "hoyle redeal", "hoyle end"] {
        assert!(said.contains(part), "{said}");
    }
    let table = Table::after(&["new whist Ana Bo Cid Dan --dealer Dan"]);
    let said = table.refused(1, "join Eva").stderr;
    assert!(said.contains("no table for 5 players, only for 4"), "{said}");
}

#[test]
fn at_the_prompt_of_an_auction_join_is_still_a_call() {
    let table = Table::after(&["new auction-whist Ana Bo Cid Dan --dealer Dan"]);
    let said = table.piped(
        "play",
        "pass-trou pass-trou pass-trou pass-trou suit-8:h\njoin\njoin Eva\n",
        80,
    );
    let script = table.done("script");
    // A join is a bid of the same suit and level.
    assert!(script.ends_with("\ncall suit-8:hearts\n"), "{script}{}", said.stderr);
    assert!(said.stderr.contains("no table for 5 players"), "{}", said.stderr);
}

#[test]
fn who_left_before_a_deal_counted_has_no_place_no_rating_and_pays_nothing() {
    let table = Table::after(&[
        "new oh-hell Ana Bo Max Eva --dealer Eva --scoring exact-penalty --id fri",
        "leave Max",
        "bid 0 1 1",
        "took 1 0 0",
        "end",
    ]);
    // Everybody else is below zero.
    let sheet = table.json("sheet");
    assert!(!sheet["winners"].as_array().expect("winners").contains(&"Max".into()), "{sheet}");
    let placed: Vec<&str> = sheet["standings"]
        .as_array()
        .expect("places")
        .iter()
        .map(|place| place["player"].as_str().expect("a name"))
        .collect();
    assert!(placed.len() == 3 && !placed.contains(&"Max"), "{placed:?}");
    for line in ["stats --json", "settle --json"] {
        assert!(!table.done(line).contains("Max"), "{line}: {}", table.done(line));
    }

    let exported: serde_json::Value =
        serde_json::from_str(&table.done("export --lines")).expect("JSON");
    assert_eq!(exported["ranks"][2], 0);
    table.write("lines", &table.done("export --lines"));
    let rescored = table.json("rescore lines");
    assert_eq!(rescored["ranks"], exported["ranks"]);
}

#[test]
fn who_left_before_a_deal_counted_cannot_win_by_a_total_of_zero() {
    let table = Table::after(&[
        "new romanian Ana Bo Cid Max --dealer Max --set zero-finish=on",
        "leave Max",
    ]);
    let chances = table.json("chances");
    assert!(!chances.to_string().contains("Max"), "{chances}");
}

#[test]
fn a_deal_that_does_not_count_gives_no_place() {
    let table = Table::after(&[
        "new oh-hell Ana Bo Max Eva --dealer Eva --id fri",
        "bid 0 0 0 0",
        "took 1 0 0 0",
        "redeal --deal 1 --skip 'wrong pack'",
        "leave Max",
    ]);
    let places = |table: &Table| table.json("sheet")["standings"].as_array().expect("places").len();
    assert_eq!(places(&table), 3);
    table.done("undo");
    table.done("undo");
    table.done("leave Max");
    assert_eq!(places(&table), 4);
}

#[test]
fn whoever_is_not_at_the_table_has_no_hand_and_is_no_dead_hand() {
    let table = Table::after(&[
        "new wizard Ana Bo Cid Dee --dealer Dee --id fri",
        "bid 0 0 0 0",
        "took 1 0 0 0",
        "leave Bo",
    ]);
    let said = table.refused(1, "bid Bo=1").stderr;
    assert!(said.contains("Bo is not at the table.") && said.contains("hoyle join Bo"), "{said}");
    let said = one_line(&table.refused(2, "join Bo --points high").stderr);
    assert!(said.contains("or lowest or average"), "{said}");
    table.done("bid 0 0 1");
    let said = table.refused(1, "took Bo=1 Cid=1 Dee=0").stderr;
    assert!(said.contains("Bo is not at the table."), "{said}");
    let said = table.refused(1, "fix --entry 3 leave Cid").stderr;
    assert!(said.contains("Cid is not at the table."), "{said}");
}

#[test]
fn where_nobody_can_join_a_seat_can_be_taken_over() {
    let table = Table::after(&["new auction-whist Ana Bo Cid Dee --dealer Dee --id fri"]);
    let said = one_line(&table.refused(1, "join Eve").stderr);
    assert!(said.contains("hoyle leave NAME --to NAME"), "{said}");
}
