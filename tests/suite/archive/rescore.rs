//! `rescore`: an archive as a filter.

use crate::common::Table;
use hoyle::analysis::{Batches, GameLine, LONGEST_LINE, Rescorer, Rescoring};
use hoyle::history::journal;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::io::{self, Read};

/// A game of three players with a deal of one card; the last to bid is Vera.
fn game(id: &str, bids: &str) -> String {
    format!(
        r#"{{"id":"{id}","rules":"romanian","players":["Ana","Jo","Vera"],"dealer":"Vera","deals":[{{"bids":{bids},"took":[0,1,0]}}]}}"#
    )
}

fn rescored(input: &str, options: &str) -> (i32, Vec<Value>) {
    let said = Table::new().piped(&format!("rescore {options}"), input, 80);
    let lines = said.stdout.lines().map(|line| serde_json::from_str(line).expect(line));
    (said.code, lines.collect())
}

#[test]
fn a_text_from_windows_is_read_and_a_message_means_its_own_line() {
    let input = format!("\u{FEFF}{}\r\n5\r\n{{\"zzz\":1}}\n{{\"id\":\n", game("a", "[0,1,1]"));
    for threads in [1, 3] {
        let (code, lines) = rescored(&input, &format!("--totals --threads {threads}"));
        assert_eq!((code, lines.len()), (1, 4));
        assert_eq!(lines[0]["id"], "a");
        let said = |index: usize| lines[index]["error"].as_str().expect("a sentence");
        let expect = "The line is not a game: invalid type: integer `5`, expected a game as an object (column 1).";
        assert_eq!(said(1), expect);
        assert!(said(2).ends_with("(column 6)."), "{}", said(2));
        assert!((1..4).all(|index| !said(index).contains("line 1")), "{lines:?}");
    }
    // Only the first line may begin with it.
    let (_, lines) = rescored(&format!("{0}\n\u{FEFF}{0}", game("a", "[0,1,1]")), "--totals");
    assert_eq!(lines[1]["line"], 2);
}

#[test]
fn every_line_is_answered_in_order() {
    let bad = game("bad", "[0,0,2]");
    let input = [&game("a", "[0,1,1]"), "", &bad, "{", &game("b", "[1,1,1]")].join("\n");
    for threads in [1, 2, 7] {
        let (code, lines) = rescored(&input, &format!("--totals --threads {threads}"));
        assert_eq!(code, 1);
        let totals =
            json!({"id":"a","totals":{"Ana":5,"Jo":6,"Vera":-1},"ranks":{"Ana":2,"Jo":1,"Vera":3}});
        assert_eq!(lines[0], totals);
        assert_eq!(lines[1], json!({"line":2,"error":"The line is blank."}));
        assert_eq!(lines[2]["line"], 3);
        assert_eq!(lines[2]["rule"], "romanian.bid-range");
        assert_eq!(lines[3]["line"], 4);
        assert_eq!(lines[4]["totals"], json!({"Ana":-1,"Jo":6,"Vera":-1}));
        assert_eq!(lines.len(), 5);
    }
}

#[test]
fn an_archive_without_errors_is_done() {
    let input = game("a", "[0,1,1]") + "\n";
    let (code, lines) = rescored(&input, "-");
    assert_eq!((code, lines.len()), (0, 1));
    assert_eq!(lines[0]["deals"][0]["points"], json!([5, 6, -1]));
    assert_eq!(lines[0]["totals"], json!([5, 6, -1]));
    // What was written can be scored again, and is the same.
    let again = rescored(&lines[0].to_string(), "").1;
    assert_eq!(again, lines);
    assert_eq!(rescored("", ""), (0, Vec::new()));
}

#[test]
fn lines_are_scored_by_other_rules() {
    let input = game("a", "[0,1,1]");
    let (_, lines) = rescored(&input, "--scoring exact");
    assert_eq!((&lines[0]["scoring"], &lines[0]["rules"]), (&json!("exact"), &json!("romanian")));
    assert_ne!(lines[0]["totals"], json!([5, 6, -1]));
    let (code, lines) = rescored(&input, "--rules german --totals");
    assert_eq!((code, &lines[0]["rule"]), (1, &json!("german.players")), "{lines:?}");
    let said = Table::new().hoyle("rescore --rules rommanian");
    assert_eq!(said.code, 2);
    assert!(said.stderr.contains("romanian"), "{}", said.stderr);
}

#[test]
fn totals_legality_and_citations_are_those_of_replay() {
    let table = Table::new();
    let new = "new romanian Ana Jo Vera --dealer Vera";
    for bids in 0..8 {
        let bids = [bids & 1, bids >> 1 & 1, bids >> 2 & 1];
        for (cards, tricks) in [(1, "0 1 0"), (1, "1 1 0")] {
            let [a, b, c] = bids;
            table.write("one.hoyle", &format!("{new}\nbid {a} {b} {c}\ntook {tricks}\n"));
            let replayed = table.hoyle("replay one.hoyle --json");
            let took = tricks.replace(' ', ",");
            let line = format!(
                r#"{{"rules":"romanian","players":["Ana","Jo","Vera"],"dealer":"Vera","deals":[{{"cards":{cards},"bids":[{a},{b},{c}],"took":[{took}]}}]}}"#
            );
            let (code, lines) = rescored(&line, "--totals");
            assert_eq!(code, replayed.code, "{line}: {}", replayed.stderr);
            if code == 0 {
                let sheet: Value = serde_json::from_str(&replayed.stdout).expect("JSON");
                for place in sheet["standings"].as_array().expect("places") {
                    let name = place["player"].as_str().expect("a name");
                    assert_eq!(lines[0]["totals"][name], place["total"]);
                    assert_eq!(lines[0]["ranks"][name], place["rank"]);
                }
            } else {
                let rule = lines[0]["rule"].as_str().expect("a rule");
                assert!(replayed.stderr.contains(&format!("[{rule}:")), "{}", replayed.stderr);
            }
        }
    }
}

#[test]
fn a_line_of_a_mebibyte_is_read_and_a_longer_one_is_not() {
    let line = game("a", "[0,1,1]");
    let padded = |len: usize| {
        line.replace("\"deals\"", &format!("{}\"deals\"", " ".repeat(len - line.len())))
    };
    let input =
        [&padded(LONGEST_LINE), &padded(LONGEST_LINE + 1), &padded(3 * LONGEST_LINE), &line]
            .map(|name| name.as_str())
            .join("\n");
    let (code, lines) = rescored(&input, "--totals");
    assert_eq!((code, lines.len()), (1, 4));
    assert_eq!(lines[0], lines[3]);
    let long = "The line is longer than 1048576 bytes.";
    assert_eq!(lines[1], json!({"line":2,"error":long}));
    assert_eq!(lines[2], json!({"line":3,"error":long}));
}

#[test]
#[cfg(unix)]
fn a_closed_pipe_is_not_an_error() {
    let table = Table::new();
    let line = game("a", "[0,1,1]") + "\n";
    table.write("games.jsonl", &line.repeat(50_000));
    let hoyle = env!("CARGO_BIN_EXE_hoyle");
    let script = format!("'{hoyle}' rescore games.jsonl | head -1; echo ${{PIPESTATUS[0]}}");
    let mut shell = std::process::Command::new("bash");
    let said = shell.args(["-c", &script]).current_dir(table.path("")).output().expect("bash runs");
    let text = String::from_utf8(said.stdout).expect("text");
    assert!(text.starts_with("{\"id\":\"a\"") && text.ends_with("\n0\n"), "{text}");
    assert!(said.stderr.is_empty(), "{}", String::from_utf8_lossy(&said.stderr));
}

/// An input that is read in pieces of one size.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = self.1.min(buffer.len());
        (&mut self.0).take(most as u64).read(buffer)
    }
}

#[test]
fn no_border_falls_within_a_line() {
    let text = "one\ntwo, a longer line\n\n\r\nfünf\nlast";
    let whole: Vec<(usize, &[u8])> = (1..).zip(text.split('\n').map(str::as_bytes)).collect();
    for text in [text.to_owned(), format!("{text}\n")] {
        for size in 1..=text.len() + 1 {
            for piece in 1..=size {
                let batches: Vec<_> = Batches::new(Pieces(text.as_bytes(), piece), size)
                    .map(|batch| batch.expect("memory can be read"))
                    .collect();
                let lines: Vec<(usize, &[u8])> =
                    batches.iter().flat_map(|batch| batch.lines()).collect();
                assert_eq!(lines, whole, "batches of {size}, pieces of {piece}");
            }
        }
    }
}

#[test]
fn hostile_lines_are_refused_in_little_memory() {
    let many = |one: &str| one.repeat(200_000).trim_end_matches(',').to_owned();
    let with = |key: &str, list: String| {
        format!(
            r#"{{"rules":"romanian","players":["A","B","C"],"dealer":"A","deals":[],"{key}":[{list}]}}"#
        )
    };
    let mut rescorer = Rescorer::new(Rescoring::default());
    for line in [
        "[".repeat(1_000_000),
        "{\"a\":".repeat(150_000),
        with("deals", many("{},")),
        with("set", many("\"\",")),
        with("totals", many("1e308,")),
        with("ranks", many("-1,")),
        format!(r#"{{"rules":"romanian","players":[{}],"dealer":"A","deals":[]}}"#, many("\"A\",")),
        game("x", &format!("[{}]", many("0,"))),
        game("x", "[99999999999999999999,1,1]"),
        game("x", "[0.5,1,1]"),
        game("x", "[null,null,null]"),
        game("x", "[0,1,\"an unknown word\"]"),
        game("x", "[0,1,\"a word that is longer than any\"]"),
        game("x", "[0,1,-1]"),
        "{\"id\":\"\u{202E}\",\"rules\":\"\u{7}\"}".into(),
        "nul\0".into(),
    ] {
        let fault = rescorer.rescore(line.as_bytes()).expect_err("no game");
        let said = fault.to_string();
        assert!(said.chars().count() < 2_000, "{said}");
    }
    assert!(rescorer.rescore(b"\xff\xfe").is_err());
    assert!(rescorer.rescore(game("x", "[0,1,1]").as_bytes()).is_ok());
}

/// A random game of Romanian whist, some of it against the rules.
fn evening() -> impl Strategy<Value = GameLine> {
    let deal = (prop::collection::vec(0..4_i64, 4), prop::collection::vec(0..4_usize, 8), 0..12_u8);
    let scores = prop::sample::select(vec![None, Some("exact"), Some("romanian"), Some("wizard")]);
    let sets: Vec<&[&str]> =
        vec![&[], &["promotions=five,ten"], &["zero-finish=on"], &["hook=off"]];
    (
        3..=7_usize,
        prop::collection::vec(deal, 0..30),
        scores,
        prop::sample::select(sets),
        0..3_usize,
    )
        .prop_map(|(players, deals, scoring, set, dealer)| {
            let rules = hoyle::presets::ruleset("romanian").expect("a game");
            let cards = rules.deals(players as u8);
            let names = ["Ana", "Bo", "Cy", "Željko", "Di", "Ema", "Flo"];
            let seats = usize::from(rules.hands(players as u8));
            let deals =
                cards.iter().zip(deals).enumerate().map(|(index, (cards, (bids, tricks, odd)))| {
                    let dead = (dealer + index) % players;
                    let plays = |seat: usize| seats == players || seat != dead;
                    let of = |of: &dyn Fn(usize) -> i64| -> Vec<Value> {
                        (0..players)
                            .map(|seat| if plays(seat) { of(seat).into() } else { Value::Null })
                            .collect()
                    };
                    let playing: Vec<usize> = (0..players).filter(|seat| plays(*seat)).collect();
                    let taken = |seat| {
                        let taken = tricks.iter().cycle().take(usize::from(*cards));
                        taken.filter(|lot| playing[**lot % playing.len()] == seat).count() as i64
                    };
                    let mut deal = json!({
                        "cards": cards,
                        "dealer": names[dead],
                        "bids": of(&|seat| bids[seat % 4] % (i64::from(*cards) + 1)),
                        "took": of(&taken),
                    });
                    match odd {
                        0 => deal["cards"] = Value::Null,
                        1 => deal["dealer"] = Value::Null,
                        2 => deal["dealer"] = json!(names[0]),
                        3 => deal["trump"] = json!("hearts"),
                        4 => deal["trump"] = json!("none"),
                        _ => {}
                    }
                    deal
                });
            let mut line = json!({
                "id": "x", "rules": "romanian", "set": set, "players": names[..players],
                "dealer": names[dealer], "deals": deals.collect::<Vec<_>>(),
            });
            if let Some(scoring) = scoring {
                line["scoring"] = json!(scoring);
            }
            serde_json::from_value(line).expect("a line")
        })
}

/// The longest beginning of a game that is by the rules.
fn legal(mut line: GameLine) -> GameLine {
    while line.play().is_err() && line.deals.pop().is_some() {}
    line
}

/// JSON with its keys in another order, spaces, and characters escaped.
fn disguised(value: &Value) -> String {
    let text = |text: &str| -> String {
        let units = text.encode_utf16().map(|unit| format!("\\u{unit:04X}"));
        format!("\"{}\"", units.collect::<String>())
    };
    match value {
        Value::Object(map) => {
            let entries = map
                .iter()
                .rev()
                .map(|(key, value)| format!("\t{} : {}", text(key), disguised(value)));
            format!("{{{} }}", entries.collect::<Vec<_>>().join(" , "))
        }
        Value::Array(list) => {
            format!("[ {} ]", list.iter().map(disguised).collect::<Vec<_>>().join(" ,"))
        }
        Value::String(string) => text(string),
        other => other.to_string(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tables_say_what_playing_says(line in evening(), cut in any::<bool>()) {
        let line = if cut { legal(line) } else { line };
        let bytes = serde_json::to_vec(&line).expect("JSON");
        let scored = Rescorer::new(Rescoring::default()).rescore(&bytes);
        match (line.play(), scored) {
            (Ok(game), Ok(scored)) => {
                let mut played = line;
                played.score(&game);
                prop_assert_eq!(&scored, &played);
                // The second time the rules are known, and the points are there.
                let mut rescorer = Rescorer::new(Rescoring::default());
                for bytes in [bytes, serde_json::to_vec(&played).expect("JSON")] {
                    let totals = rescorer.totals(&bytes).expect("the same");
                    let names = || game.setup().players().names().map(ToString::to_string);
                    prop_assert!(names().zip(played.totals.clone()).eq(totals.totals));
                    prop_assert!(names().zip(played.ranks.clone()).eq(totals.ranks));
                }
            }
            (Err(played), Err(scored)) => {
                prop_assert_eq!(played.to_string(), scored.to_string());
            }
            (played, scored) => prop_assert!(false, "{:?} {:?}", played.is_ok(), scored.is_ok()),
        }
    }

    #[test]
    fn json_means_the_same_however_it_is_written(line in evening()) {
        let value = serde_json::to_value(&line).expect("JSON");
        let mut rescorer = Rescorer::new(Rescoring::default());
        let plain = value.to_string();
        let odd = disguised(&value);
        for _ in 0..2 {
            let said = rescorer.rescore(plain.as_bytes()).map_err(|fault| fault.to_string());
            prop_assert_eq!(rescorer.rescore(odd.as_bytes()).map_err(|error| error.to_string()), said);
            let own = serde_json::to_string(&line).expect("JSON");
            let said = rescorer.totals(own.as_bytes()).map_err(|fault| fault.to_string());
            let mut other = Rescorer::new(Rescoring::default());
            prop_assert_eq!(other.totals(odd.as_bytes()).map_err(|error| error.to_string()), said);
        }
    }
}

#[test]
fn what_export_writes_is_scored_as_it_was_played() {
    let table = Table::new();
    for script in ["romanian-evening", "spades-evening", "auction-evening", "wizard-evening"] {
        let path = format!("{}/examples/{script}.hoyle", env!("CARGO_MANIFEST_DIR"));
        table.done(&format!("replay {path} --save"));
    }
    let lines = table.done("export --all --lines");
    assert_eq!(lines.lines().count(), 4);
    let said = table.piped("rescore", &lines, 80);
    assert_eq!((said.code, &said.stdout), (0, &lines), "{}", said.stderr);
    let totals = table.piped("rescore --totals", &lines, 80).stdout;
    assert!(totals.contains(" & "), "{totals}");
    for line in totals.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let id = line["id"].as_str().expect("an id");
        let sheet: Value =
            serde_json::from_str(&table.done(&format!("sheet -g {id} --json"))).expect("JSON");
        for place in sheet["standings"].as_array().expect("places") {
            assert_eq!(line["totals"][place["player"].as_str().expect("a name")], place["total"]);
        }
    }
    let facts = table.done("export --all --facts csv");
    let rows = table.done("export --all --facts jsonl");
    assert_eq!(facts.lines().count(), rows.lines().count() + 1);
    let mut sums: std::collections::BTreeMap<String, f64> = Default::default();
    for row in rows.lines() {
        let row: Value = serde_json::from_str(row).expect("JSON");
        if row["game"].as_str().expect("an id").starts_with("romanian") {
            let number = |key: &str| row[key].as_f64().expect("points");
            let sum = sums.entry(row["player"].as_str().expect("a name").into()).or_default();
            *sum += number("points") + number("bonus") + number("ruling");
            assert_eq!(*sum, number("total"), "{row}");
        }
    }
    table.done("export --all --lines --to games.jsonl");
    assert_eq!(std::fs::read_to_string(table.path("games.jsonl")).expect("a file"), lines);
    let journal = std::fs::read_dir(table.path("data/games")).expect("games").flatten().next();
    let journal = journal::decode(std::fs::read(journal.expect("a game").path()).expect("bytes"));
    assert!(lines.contains(&hoyle::output::json::line(&GameLine::of_history(
        &journal.expect("sound").history
    ))));
}
