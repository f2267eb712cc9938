//! `--json` output matches `hoyle schema`.

use crate::common::Table;
use crate::shell::{EVENINGS, evening};
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Commands that print JSON, each with the name of its schema, in the order they run at every
/// table.
pub(super) const READING: [(&str, &str); 40] = [
    ("status", "status"),
    ("sheet", "sheet"),
    ("replay evening.hoyle", "sheet"),
    ("schedule", "schedule"),
    ("schedule oh-hell --players 5", "schedule"),
    ("explain", "explain"),
    ("log", "log"),
    ("script", "script"),
    ("games", "games"),
    ("stats", "stats"),
    ("stats --explain points", "stats"),
    ("doctor", "doctor"),
    ("rules", "rules"),
    ("rules serbian", "rules"),
    ("rules auction-whist", "rules"),
    ("rules german", "rules"),
    ("rules oh-hell", "rules"),
    ("rules serbian.hook", "rules"),
    ("rules --find misdeal", "rules"),
    ("quiz serbian", "quiz"),
    ("score serbian --cards 13 --players 4 3/2 1/1", "score"),
    ("score romanian --scoring trick --cards 8 --players 4 3/2", "score"),
    ("score auction-whist solo-6 --took 7", "score"),
    ("score auction-whist solo-6 suit-8 --took 7", "score"),
    ("what-if", "what-if"),
    ("check bid --cards 6 --players 4 --bids 2,0,1 3", "check-bid"),
    ("check call --calls trou pass-trou", "check-call"),
    ("check trick --rules serbian --trump h 7c Kc 2h Ac", "check-trick"),
    ("check trick --rules serbian 7c 7c", "check-trick"),
    ("check play --rules serbian --trump h --led 7c --hand \"Kc 2h\" 2h", "check-play"),
    ("check incident revoke Bo 7 --laws whist-1900", "check-incident"),
    ("rules whist-1900.75", "rules"),
    ("players", "players"),
    ("settle", "settle"),
    ("settle --iban Ana=DE89370400440532013000", "settle"),
    ("debts", "debts"),
    ("export --to -", "-"),
    ("export --to taken.jsonl", "export"),
    ("import taken.jsonl", "import"),
    ("schema", "schema"),
];

fn validator(table: &Table, name: &str) -> Validator {
    let schema: Value = serde_json::from_str(&table.done(&format!("schema {name}"))).expect("JSON");
    assert!(schema["title"].is_string(), "{name} has no title");
    jsonschema::meta::validate(&schema).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    jsonschema::validator_for(&strict(schema)).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// Returns a schema that allows no additional fields. A published schema allows later versions to
/// add fields.
pub(super) fn strict(mut schema: Value) -> Value {
    close(&mut schema);
    schema
}

fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            // A subschema that is combined with another sees only its own fields.
            if fields.contains_key("properties") && !fields.contains_key("additionalProperties") {
                fields.insert("unevaluatedProperties".into(), json!(false));
            }
            fields.values_mut().for_each(close);
        }
        Value::Array(parts) => parts.iter_mut().for_each(close),
        _ => {}
    }
}

#[track_caller]
fn check(table: &Table, line: &str, name: &str) {
    let said = table.hoyle(&format!("{line} --json"));
    assert!(said.code <= 1, "{line}: {}", said.stderr);
    let printed: Value = serde_json::from_str(&said.stdout)
        .unwrap_or_else(|fault| panic!("{line}: {fault}: {}{}", said.stdout, said.stderr));
    let faults: Vec<String> = validator(table, name)
        .iter_errors(&printed)
        .map(|fault| format!("{} at {}", fault, fault.instance_path()))
        .collect();
    assert!(faults.is_empty(), "{line} is no {name}: {faults:#?}\n{}", said.stdout);
}

#[test]
fn json_output_matches_its_schema() {
    for name in EVENINGS {
        let table = evening(name);
        for (line, schema) in READING.into_iter().filter(|(_, schema)| *schema != "-") {
            check(&table, line, schema);
        }
        table.done("export --lines --to lines.jsonl");
        check(&table, "rescore lines.jsonl", "rescore");
        check(&table, "rescore lines.jsonl --totals", "rescore");
        for row in table.done("export --facts jsonl").lines() {
            let row: Value = serde_json::from_str(row).expect("JSON");
            assert!(validator(&table, "facts").is_valid(&row), "{row}");
        }
        check(&table, &format!("remove {} --yes", current(&table)), "remove");
    }
}

#[test]
fn the_chances_in_a_game_with_a_last_deal_match_their_schema() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy --set top=2", "bid 1 1 0"]);
    check(&table, "chances", "chances");
    check(&table, "chances Ana", "chances");
}

#[test]
fn the_status_of_a_last_deal_says_what_is_decided() {
    let table = evening("serbian-evening");
    table.done("undo");
    check(&table, "status", "status");
    let decided = &table.json("status")["decided"];
    assert_eq!(decided[0], "First place is out of reach for Milica and Vesna.");
}

fn current(table: &Table) -> String {
    table.json("status")["game"].as_str().expect("a game").to_owned()
}

#[test]
fn every_command_that_records_prints_the_status() {
    for lines in [
        &[
            "new serbian Igor Jovana Dunja Dušan --dealer Dušan",
            "bid 2 4",
            "bid 2 6",
            "took 2 4 1",
            "undo",
            "redo",
            "rule revoke \"a club on hearts\" Igor=-5 Dunja=2.5",
            "swap Igor Jovana",
            "dealer Dunja",
            "redeal",
        ][..],
        &[
            "new auction-whist Ana Ion Radu Ilie --dealer Ana",
            "contract suit-8:hearts --by Ana --with Ion",
            "took 9",
        ],
        &["new german Ana Ion --dealer Ana", "trump hearts", "trick Ah 2h --up 3c"],
    ] {
        let table = Table::new();
        for line in lines {
            check(&table, line, "status");
            // The names of commands work too.
            let command = line.split(' ').next().expect("a command");
            assert_eq!(table.done(&format!("schema {command}")), table.done("schema status"));
        }
    }
    let table = evening("serbian-evening");
    table.write("sheet.txt", "Ana Bo Cid\n1 1 6 0 5 1 -1\n1 0 5 0 10 0 -2\n");
    for line in
        ["audit sheet.txt --rules romanian", "audit sheet.txt", "audit sheet.txt --rules plump"]
    {
        check(&table, line, "audit");
    }
    check(&table, "fix 1 dealer Milica --dry-run", "fix");
    let adopted = "--laws round-table";
    check(&table, &format!("incident revoke Milica 2 --deal 1 {adopted}"), "incident");
    check(&table, &format!("incident revoke Milica 2 --deal 1 {adopted} --take waive"), "incident");
}

#[test]
fn schemas_reject_other_values() {
    let table = evening("serbian-evening");
    let valid = validator(&table, "sheet");
    let sheet = table.json("sheet");
    assert!(valid.is_valid(&sheet));
    for (pointer, wrong) in [
        ("/deals/0/hands/0/points", json!("12")),
        ("/deals/0", json!({"deal": 1})),
        ("/players", json!("Igor")),
    ] {
        let mut spoilt = sheet.clone();
        *spoilt.pointer_mut(pointer).expect("it is there") = wrong;
        assert!(!valid.is_valid(&spoilt), "{pointer}");
    }
    let mut more = sheet;
    more["unheard"] = json!(1);
    assert!(!valid.is_valid(&more), "an unknown field is accepted");
}

#[test]
fn every_schema_is_listed() {
    let table = Table::new();
    let schema = table.json("schema");
    let listed: BTreeSet<&str> = schema
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|entry| entry["name"].as_str())
        .collect();
    let held: BTreeSet<&str> =
        READING.iter().map(|(_, name)| *name).filter(|name| *name != "-").collect();
    // The printed scripts run the commands of an event, and that of a season.
    let events = ["status", "standings", "prizes", "explain", "log", "list"];
    let events: Vec<String> = events.iter().map(|name| format!("event-{name}")).collect();
    let held: BTreeSet<&str> = held
        .into_iter()
        .chain(["audit", "chances", "facts", "fix", "incident", "remove", "rescore", "rules-file"])
        .chain(["season"])
        .chain(events.iter().map(String::as_str))
        .collect();
    assert_eq!(listed, held, "a schema has no test");
    assert_eq!(table.done("schema check bid"), table.done("schema check-bid"));
    let said = table.refused(2, "schema sheets");
    assert!(said.stderr.contains("Did you mean sheet?"), "{}", said.stderr);
}
