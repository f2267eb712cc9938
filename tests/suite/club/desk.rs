//! The evenings of the specification, typed at the desk.

use super::{from_json, vectors};
use crate::common::Table;
use serde_json::Value;

/// The standings of the current event, as places and numbers.
fn places(table: &Table) -> Vec<(u64, u64)> {
    let standings = json(table, "event standings --json");
    let rows = standings["rows"].as_array().expect("rows");
    rows.iter().map(|row| (number(&row["place"]), number(&row["no"]))).collect()
}

fn numbers(table: &Table) -> Vec<u64> {
    places(table).into_iter().map(|(_, no)| no).collect()
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

fn json(table: &Table, line: &str) -> Value {
    serde_json::from_str(&table.done(line)).expect("JSON")
}

/// The tables and the bench of the last round drawn.
fn seats(table: &Table) -> Value {
    let mut status = json(table, "event status --json");
    let round = status["rounds"].as_array_mut().expect("rounds").pop().expect("a round");
    let tables = round["tables"].as_array().expect("tables");
    let seats: Vec<&Value> = tables.iter().map(|table| &table["seats"]).collect();
    serde_json::json!([seats, round["bench"]])
}

/// A table with an event, and entries called A, B, C …
fn event(new: &str, entries: usize) -> Table {
    let table = Table::after(&[new]);
    let names: Vec<String> =
        (b'A'..).take(entries).map(|letter| format!("{0}{0}", char::from(letter))).collect();
    table.done(&format!("event add {}", names.join(" ")));
    table
}

#[test]
fn a_whist_drive_is_typed_at_the_desk() {
    let vectors = vectors();
    let table = event("event new whist-drive --rounds 12 --set cards=entered --id drive", 14);
    let results: Vec<Vec<u16>> = from_json(&vectors["E1"]["results"]);
    for (index, hand) in results.iter().enumerate() {
        table.done("event draw --seed x");
        let expected = &vectors["E1"]["seatings"][index];
        assert_eq!(seats(&table), serde_json::json!([expected["tables"], expected["bench"]]));
        for (number, tricks) in (1..).zip(hand) {
            table.done(&format!("event result {number} {tricks}"));
        }
    }
    assert_eq!(numbers(&table), [6, 7, 8, 5, 13, 9, 12, 10, 3, 11, 2, 1, 14, 4]);
    let refused = table.hoyle("event draw");
    assert_eq!(refused.code, 1, "{}", refused.stdout);
    table.done("event draw --check");

    let prizes = json(&table, "event prizes --json");
    let winners: Vec<u64> = prizes
        .as_array()
        .expect("prizes")
        .iter()
        .map(|prize| number(&prize["winners"][0]["no"]))
        .collect();
    assert_eq!(winners, [6, 8, 4]);
}

/// The championship up to the end of its final.
fn championship() -> Table {
    let vectors = vectors();
    let table = event("event new championship --set results=typed --id spring", 13);
    let rounds: Vec<Vec<Vec<(i64, u16)>>> = from_json(&vectors["E3"]["results"]);
    for (index, tables) in rounds.iter().enumerate() {
        if index == 1 {
            table.done("event substitute 11 Zoe");
        }
        table.done("event draw --seed 'Vienna 4711'");
        assert_eq!(seats(&table)[0], vectors["E3"]["draws"][index]);
        for (number, sides) in (1..).zip(tables) {
            let points: Vec<String> =
                sides.iter().map(|(points, made)| format!("{points}/{made}")).collect();
            table.done(&format!("event result {number} {}", points.join(" ")));
        }
        if index == 1 {
            table.done("event adjust 10 -10 --because late");
        }
    }
    table.done("event draw");
    assert_eq!(seats(&table)[0], serde_json::json!([[7, 3, 5, 4]]));
    table.done("event result 1 190/5 190/6 240/7 -20/3");
    table
}

#[test]
fn corrections_after_the_final_change_no_seats_and_can_be_taken_back() {
    let table = championship();
    assert_eq!(numbers(&table), [5, 3, 7, 4, 12, 8, 9, 11, 2, 1, 13, 10, 6]);
    let before = table.done("event standings --json");
    let said = table.done("event result 2 10/5 50/4 200/8 --round 1 --because misread");
    let stands = "With this, 12 LL would play from round 4 in place of 4 DD: the seats stand.";
    assert!(said.contains(stands), "{said}");
    table.done("event result 4 230/9 110/7 130/7 --round 2 --because misread");
    assert_eq!(numbers(&table), [5, 3, 7, 4, 12, 9, 8, 11, 2, 1, 13, 10, 6]);
    table.done("event draw --check");
    table.done("event undo");
    table.done("event undo");
    assert_eq!(table.done("event standings --json"), before);
    let standings = json(&table, "event standings --json");
    assert_eq!(standings["rows"][7]["people"], serde_json::json!([["KK", 1, 1], ["Zoe", 2, 4]]));
    assert_eq!(standings["stage"], 2);
    let first_stage = table.done("event standings --stage 1 --json");
    assert_eq!(first_stage, table.done("event standings --round 3 --json"));
    assert!(first_stage.contains("\"stage\":1,\"after\":3,"), "{first_stage}");
    table.refused(1, "event standings --stage 3");
}

#[test]
fn other_criteria_rank_anew_with_their_reason_and_can_be_taken_back() {
    let table = championship();
    let before = table.done("event standings --json");
    let said = table.done("event rank points made --because 'as announced'");
    assert!(said.contains("Now ranked by: points, deals made, because: as announced."), "{said}");
    assert_ne!(table.done("event standings --json"), before);
    // The final is ranked by its own criteria, and no draw is another one.
    table.done("event draw --check");
    assert_eq!(numbers(&table)[..4], [5, 3, 7, 4]);
    table.done("event print results --to results.html");
    let printed = std::fs::read_to_string(table.path("results.html")).expect("written");
    assert!(printed.contains("because: as announced"), "{printed}");

    table.refused(1, "event rank points made --because again");
    table.done("event undo");
    assert_eq!(table.done("event standings --json"), before);
}

#[test]
fn swiss_pairs_are_typed_at_the_desk() {
    let vectors = vectors();
    let table = Table::after(&[
        "event new swiss-pairs --id pairs",
        "event add A1+A2 B1+B2 C1+C2 D1+D2 E1+E2 F1+F2 G1+G2",
    ]);
    let results: Vec<Vec<(u16, u16)>> = from_json(&vectors["E4"]["results"]);
    for (index, tables) in results.iter().enumerate() {
        if index == 2 {
            table.done("event withdraw 6");
        }
        table.done("event draw --seed pairs-7");
        assert_eq!(seats(&table), vectors["E4"]["rounds"][index], "round {}", index + 1);
        for (number, (one, other)) in (1..).zip(tables) {
            table.done(&format!("event result {number} {one} {other}"));
        }
    }
    assert_eq!(numbers(&table), [5, 1, 2, 3, 7, 4, 6]);
}

#[test]
fn a_round_has_a_hundred_tables_at_most() {
    let names: Vec<String> = (1..=202).map(|number| format!("P{number}+Q{number}")).collect();
    let table = Table::new();
    table.done("event new swiss-pairs --id big --set rounds=2");
    table.done(&format!("event add {}", names.join(" ")));
    let refused = table.hoyle("event draw --seed 7");
    assert_eq!(refused.code, 1);
    let said = "A round has at most 100 tables, and this one would have 101.";
    assert!(refused.stderr.contains(said), "{}", refused.stderr);
    table.done("event withdraw 202");
    table.done("event withdraw 201");
    table.done("event draw --seed 7");
    let status = json(&table, "event status --json");
    assert_eq!(status["rounds"][0]["tables"].as_array().unwrap().len(), 100);
    assert_eq!(status["rounds"][0]["repeats"], 0);
}

#[test]
fn rotations_are_seated_at_once() {
    let vectors = vectors();
    let table = event("event new rotation --set cards=entered --id all", 8);
    table.done("event draw --seed x");
    let status = json(&table, "event status --json");
    for (round, expected) in (1..).zip(vectors["E2"]["rounds"].as_array().expect("rounds")) {
        let tables = status["rounds"][round - 1]["tables"].as_array().expect("tables");
        let seats: Vec<&Value> = tables.iter().map(|table| &table["seats"]).collect();
        assert_eq!(serde_json::json!(seats), *expected, "round {round}");
    }
    // All of them are one line of the desk, so one undo takes them back.
    table.done("event undo");
    assert_eq!(json(&table, "event status --json")["round"], 0);
    table.done("event redo");
    assert_eq!(json(&table, "event status --json")["round"], 7);
}

#[test]
fn a_changed_seat_is_found_even_with_a_right_checksum() {
    let table = event("event new championship --set results=typed --id spring", 8);
    table.done("event draw --seed x");
    table.done("event draw --check");
    let path = table.path("data/events/spring/event.jsonl");
    let journal = std::fs::read_to_string(&path).expect("the journal");
    let (head, last) = journal.trim_end().rsplit_once('\n').expect("lines");
    let start = last.find("[[").expect("tables") + 2;
    let (one, rest) = last[start..].split_once(',').expect("seats");
    let (other, rest) = rest.split_once(',').expect("seats");
    let content =
        format!("{}{other},{one},{rest}", &last[last.find("\",").expect("a sum") + 2..start]);
    let sum = crc32fast::hash(content.as_bytes());
    std::fs::write(&path, format!("{head}\n{{\"sum\":\"{sum:08x}\",{content}\n")).expect("written");
    let said = table.hoyle("event draw --check");
    assert_eq!(said.code, 1);
    assert!(said.stderr.contains("Round 1"), "{}", said.stderr);
    std::fs::write(&path, journal.replace("\"seed\":\"x\"", "\"seed\":\"y\"")).expect("written");
    assert_eq!(table.hoyle("event draw --check").code, 3);
}

#[test]
fn somebody_who_leaves_before_a_drawn_round_is_played_is_replaced_from_the_bench() {
    let table = event("event new rotation --set cards=entered --id all", 5);
    table.done("event draw --seed x");
    assert_eq!(json(&table, "event status --json")["rounds"][0]["bench"], serde_json::json!([1]));
    table.done("event withdraw 2");
    let status = json(&table, "event status --json");
    // 1 sits in for 2, who was to play with 3 against 4 and 5.
    assert_eq!(status["rounds"][0]["tables"][0]["seats"], serde_json::json!([1, 3, 5, 4]));
    assert_eq!(status["rounds"][0]["bench"], serde_json::json!([]));
}

#[test]
fn next_year_begins_with_the_names_of_this_one() {
    let table = championship();
    table.done("event new --from spring --id next --title 'Next spring'");
    let status = json(&table, "event status --json");
    assert_eq!(status["title"], "Next spring");
    assert_eq!(status["entries"].as_array().map(Vec::len), Some(13));
    assert_eq!(status["entries"][10]["people"], serde_json::json!(["Zoe"]));
    assert_eq!(status["round"], 0);
}

#[test]
fn an_event_can_be_taken_elsewhere() {
    let table = championship();
    table.done("event export --to spring.tar");
    table.done("event import spring.tar --as summer");
    let standings = |id: &str| json(&table, &format!("event standings --event {id} --json"));
    assert_eq!(standings("summer")["rows"], standings("spring")["rows"]);
    let status = table.done("event status --event summer");
    assert!(status.starts_with("Championship (summer)\n"), "{status}");
    assert_eq!(table.hoyle("event import spring.tar").code, 3);
}

#[test]
fn a_removed_event_comes_back_whole() {
    let table = championship();
    let standings = table.done("event standings --json");
    assert_eq!(table.hoyle("event remove spring").code, 2, "nobody can be asked");
    table.done("event remove spring --yes");
    assert_eq!(table.hoyle("event status").code, 3, "no event is the current one");
    assert_eq!(json(&table, "event list --json"), serde_json::json!([]));
    assert_eq!(json(&table, "event list --bin --json")[0]["event"], "spring");
    assert_eq!(table.hoyle("event remove spring --yes").code, 3);
    table.done("doctor");

    // Its tables stay in its folder, so no other event may have its id.
    let taken = table.hoyle("event new whist-drive --id spring");
    assert_eq!(taken.code, 3);
    assert!(taken.stderr.contains("event restore spring"), "{}", taken.stderr);
    assert_eq!(table.hoyle("event restore autumn").code, 3);
    table.done("event restore spring");
    assert_eq!(table.done("event standings --json"), standings);
}

#[test]
fn a_rehearsal_of_every_kind_can_be_played_to_the_end() {
    for kind in hoyle::presets::kinds() {
        let table = Table::new();
        table.done(&format!("event demo {kind} --rounds 100"));
        let status = json(&table, "event status --json");
        assert_eq!(status["event"], "demo", "{kind}");
        table.done("event draw --check");
        // A ladder may go on for as long as the director likes.
        if status["final"] == true {
            assert_eq!(table.hoyle("event draw").code, 1, "{kind}");
        }
        assert!(numbers(&table).len() >= 8, "{kind}");
    }

    let table = Table::new();
    table.done("event demo championship --entries 9");
    let status = json(&table, "event status --json");
    assert_eq!(status["round"], 2);
    assert_eq!(status["entries"].as_array().map(Vec::len), Some(9));
    assert!(table.done("event status").starts_with("Rehearsal: Championship (demo)\n"));
    assert_eq!(table.hoyle("event demo --entries 2 --id other").code, 1);
    assert_eq!(table.hoyle("event demo").code, 3, "it is there already");
}

#[test]
fn facts_have_a_row_for_every_entry_and_round() {
    let table = championship();
    let standings = json(&table, "event standings --json");
    let lines = table.done("event export --facts jsonl");
    let facts: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(facts.len(), 13 * 4, "thirteen entries, three rounds and a final");
    for row in standings["rows"].as_array().expect("rows") {
        for spell in row["rounds"].as_array().expect("rounds") {
            let is_of_spell =
                |fact: &&Value| fact["no"] == row["no"] && fact["round"] == spell["round"];
            let fact = facts.iter().find(is_of_spell).expect("a row");
            for key in ["table", "seat", "points", "match", "bench"] {
                assert_eq!(fact[key], spell[key], "{fact}");
            }
        }
    }
    // Kim played the first round as entry 11, and Zoe the others.
    let of_11: Vec<&Value> = facts.iter().filter(|fact| fact["no"] == 11).collect();
    let names: Vec<&Value> = of_11.iter().map(|fact| &fact["people"]).collect();
    assert_eq!(names[1..], ["Zoe", "Zoe", "Zoe"]);
    assert_ne!(names[0], "Zoe");

    table.done("event adjust 1 0 --because nothing");
    table.done("event export --facts csv --to rounds.csv");
    let csv = std::fs::read_to_string(table.path("rounds.csv")).expect("written");
    assert_eq!(csv.lines().count(), facts.len() + 1);
    assert!(csv.starts_with("event,title,day,round,no,people,"), "{csv}");
}

#[test]
fn signs_and_cards_have_the_links_of_the_server() {
    let table = championship();
    table.done("event print cards --to plain.html");
    let plain = std::fs::read_to_string(table.path("plain.html")).expect("written");
    assert_eq!(plain.matches("class=\"slip\"").count(), 4, "four tables");
    assert!(!plain.contains("<svg"));
    let without = table.hoyle("event print cards --to signs.html --at 10.0.0.5:8080");
    assert_eq!(without.code, 3);
    assert!(without.stderr.contains("serve --event=spring"), "{}", without.stderr);

    let token = "A".repeat(22);
    table.write(
        "data/serve.toml",
        &format!("port = 8080\nview = \"{token}\"\nscore = \"{token}\"\nsecret = \"{token}\"\n"),
    );
    table.done("event print personal --to personal.html --at 10.0.0.5:8080");
    let personal = std::fs::read_to_string(table.path("personal.html")).expect("written");
    assert_eq!(personal.matches("<svg").count(), 13);
    let links: std::collections::BTreeSet<&str> = personal
        .split("<p>http://10.0.0.5:8080/")
        .skip(1)
        .filter_map(|rest| rest.get(..22))
        .collect();
    assert_eq!(links.len(), 13, "each has its own");
}

/// Plays the deals of a table: the bids and the tricks of those in the order of the seats.
fn play(table: &Table, game: &str, names: [&str; 3], deals: [&str; 3]) {
    for deal in deals {
        let mut bids = String::new();
        let mut tricks = String::new();
        for (name, hand) in names.iter().zip(deal.split(' ')) {
            let (bid, took) = hand.split_once('/').expect("a bid and tricks");
            bids += &format!(" {name}={bid}");
            tricks += &format!(" {name}={took}");
        }
        table.done(&format!("bid{bids} -g {game}"));
        table.done(&format!("took{tricks} -g {game}"));
    }
}

/// The entries in order, with their points.
fn totals(table: &Table) -> Vec<(u64, String)> {
    let standings = json(table, "event standings --json");
    let rows = standings["rows"].as_array().expect("rows").iter();
    rows.map(|row| (number(&row["no"]), row["points"].as_str().expect("text").to_owned())).collect()
}

#[test]
fn tables_are_scored_as_games() {
    let table = Table::after(&[
        "event new championship --rules oh-hell --set schedule=up --set 'set=[\"top=3\"]' --set size=3 \
         --set deals=3 --rounds 2 --set stages=[] --set 'rank=[\"points\",\"made\",\"lot\"]' --id friday",
        "event add Ana Bo Cy Di Ed Fay",
        "event draw --seed friday",
    ]);
    assert_eq!(seats(&table)[0], serde_json::json!([[3, 2, 1], [6, 5, 4]]));
    let first = ["0/0 0/1 0/0", "0/0 2/1 1/1", "1/1 2/1 2/1"];
    play(&table, "friday/r1t1", ["Cy", "Bo", "Ana"], first);
    let second = ["1/1 0/0 1/0", "1/1 1/1 1/0", "1/1 0/0 3/2"];
    play(&table, "friday/r1t2", ["Fay", "Ed", "Di"], second);
    table.done("event draw");
    assert_eq!(seats(&table)[0], serde_json::json!([[1, 6, 5], [4, 3, 2]]));
    play(
        &table,
        "friday/r2t1",
        ["Ana", "Fay", "Ed"],
        ["1/0 1/1 0/0", "2/1 0/0 1/1", "0/1 0/1 1/1"],
    );
    play(&table, "friday/r2t2", ["Di", "Cy", "Bo"], ["1/0 0/0 1/1", "2/1 1/0 1/1", "1/1 1/1 2/1"]);
    let rows = |rows: [(u64, u64); 6]| rows.map(|(no, points)| (no, points.to_string()));
    assert_eq!(totals(&table), rows([(5, 63), (6, 55), (3, 52), (2, 26), (1, 24), (4, 14)]));

    // Cy and Ana had sat at each other's table.
    table.done("event seat 2 1=3,6,5 2=4,1,2");
    assert_eq!(totals(&table), rows([(5, 63), (6, 55), (1, 43), (3, 33), (2, 26), (4, 14)]));
    table.done("fix 3 bid Ana=1 -g friday/r1t1");
    assert_eq!(totals(&table), rows([(5, 63), (6, 55), (1, 53), (3, 33), (2, 26), (4, 14)]));
    // None of these games is the current one, and a later draw finds those who really met.
    assert_eq!(table.hoyle("status").code, 3);
    assert_eq!(table.done("games --json"), "[]\n");
    table.done("event draw --check");

    // What reads past games sees those of the event when it is asked for them.
    let games: Value = serde_json::from_str(&table.done("games --event friday --json")).unwrap();
    let named: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert_eq!(named, ["friday/r1t1", "friday/r1t2", "friday/r2t1", "friday/r2t2"]);
    let book: Value = serde_json::from_str(&table.done("stats --event friday --json")).unwrap();
    assert_eq!(book["games"], 4);
    assert_eq!(book["players"][0]["games"], 2);
    assert_eq!(table.done("players --event friday --plain").lines().count(), 6);
    for games in ["--event friday", "friday/r1t1 friday/r1t2 friday/r2t1 friday/r2t2"] {
        let settled = table.done(&format!("settle {games} --per-point 1 --json"));
        assert!(settled.contains(r#""to":"Cy","amount":"34.00""#), "{settled}");
    }
    let totals = table.done("rescore --event friday --totals");
    assert_eq!(totals.lines().count(), 4);
    assert!(totals.starts_with(r#"{"id":"friday-r1t1","totals":{"Cy":"#), "{totals}");
    let unknown = table.hoyle("stats --event fridya");
    assert_eq!(unknown.code, 3);
    assert!(unknown.stderr.contains("friday"), "{}", unknown.stderr);
}
