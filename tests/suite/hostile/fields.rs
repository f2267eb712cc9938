//! Each text of a journal and of a rules file, replaced by what a stranger could write there. Whether it
//! is taken or refused, nothing panics, no output has a control character or a line of the stranger's, and
//! the output is no longer than the file explains. Time is not measured.

use super::entries::{self, assert_harmless, speaking};
use super::forge::forged;
use super::properties::seeds;
use crate::common::{Table, decode, seat_at};
use crate::faults::{report, short_or_full};
use crate::languages::languages;
use crate::web::Server;
use hoyle::game::{Players, Setup};
use hoyle::history::{GameId, History, Origin, Stamp};
use hoyle::presets;
use hoyle::shell::rehearse_command;
use hoyle::store::Store;
use hoyle::words;
use serde_json::Value;
use std::collections::BTreeSet;

/// A line that the program prints itself.
const FORGED: &str = "Checked 99 games: all sound.";

/// What a stranger could write: line breaks of every kind, controls, Fluent, and long texts.
fn values() -> Vec<String> {
    let breaks = ["\n", "\r\n", "\u{b}", "\u{85}", "\u{2028}"];
    let mut values: Vec<String> =
        breaks.iter().map(|end| format!("x`.{end}{FORGED}{end}")).collect();
    let short = [
        "",
        "a\u{1b}]0;mine\u{7}\u{1b}[35mb\u{9b}2Jc\u{8}d\u{202e}e\u{200b}\t",
        "{ NUMBER($number, minimumFractionDigits: 10000000000) }",
        "{ NUMBER(1, minimumFractionDigits: 99999999999999999999) }",
        "{ DATETIME($number, year: \"numeric\") }",
        "{ $players ->\n    [one] x\n   *[other] y\n}",
        "{ -term(case: \"a\") } { message.attribute } { $unknown }",
        r#"{"\u001b[2J"}"#,
        r"\n\u000aChecked",
        "{",
        "}",
    ];
    values.extend(short.map(str::to_owned));
    values.push("{".repeat(15_000) + "1" + &"}".repeat(15_000));
    values.push("{ NUMBER(1) }".repeat(4_000));
    values.push("{}".repeat(15_000));
    values.push("x".repeat(50_000));
    values.push("9".repeat(30_000));
    values
}

/// A text in a document.
enum Place {
    /// At this JSON pointer.
    Text(String),
    /// The key of an object at this pointer.
    Key(String, String),
}

impl Place {
    /// The keys that lead here, without the rows of lists.
    fn kind(&self) -> String {
        let pointer = match self {
            Place::Text(pointer) => pointer.clone(),
            Place::Key(pointer, key) => format!("{pointer} {key}"),
        };
        let keys = pointer.split('/').filter(|part| part.parse::<usize>().is_err());
        keys.collect::<Vec<_>>().join("/")
    }

    fn put(&self, document: &Value, text: &str) -> Value {
        let mut document = document.clone();
        match self {
            Place::Text(pointer) => {
                *document.pointer_mut(pointer).expect("a text") = text.into();
            }
            Place::Key(pointer, key) => {
                let object = document.pointer_mut(pointer).and_then(Value::as_object_mut);
                let object = object.expect("an object");
                let value = object.remove(key).expect("a key");
                object.insert(text.to_owned(), value);
            }
        }
        document
    }
}

fn places(value: &Value, at: &str, found: &mut Vec<Place>) {
    match value {
        Value::String(_) => found.push(Place::Text(at.to_owned())),
        Value::Array(rows) => {
            for (row, inner) in rows.iter().enumerate() {
                places(inner, &format!("{at}/{row}"), found);
            }
        }
        Value::Object(object) => {
            for (key, inner) in object {
                found.push(Place::Key(at.to_owned(), key.clone()));
                let key = key.replace('~', "~0").replace('/', "~1");
                places(inner, &format!("{at}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// Puts each value, or in the short version some, in one place of each kind. Returns the number of kinds.
fn try_all(documents: &[Value], mut enter: impl FnMut(usize, &Value, usize)) -> usize {
    let values = values();
    let mut kinds = BTreeSet::new();
    let mut number = 0;
    for (row, document) in documents.iter().enumerate() {
        let mut found = Vec::new();
        places(document, "", &mut found);
        found.retain(|place| kinds.insert(place.kind()));
        for place in &found {
            for (which, value) in values.iter().enumerate() {
                number += 1;
                // The first is the one that writes a line on a terminal; the others take turns.
                if which == 0 || number % short_or_full(40, 1) == 0 {
                    enter(row, &place.put(document, value), number);
                }
            }
        }
    }
    kinds.len()
}

#[track_caller]
fn check(text: &str, bytes: usize, what: &str) {
    // Tabs separate the fields of records.
    assert_harmless(&text.replace('\t', " "));
    assert!(!text.lines().any(|line| line.trim_start().starts_with(FORGED)), "{what}: {text}");
    assert!(text.len() < 200_000 + 50 * bytes, "{what}: {} bytes", text.len());
}

/// Commands that print what is in a journal.
const COMMANDS: [&str; 20] = [
    "status",
    "status --json",
    "status --plain",
    "sheet",
    "sheet --style paper",
    "sheet --json",
    "sheet --plain",
    "sheet --format html",
    "sheet --format svg",
    "sheet --format csv",
    "sheet --format markdown",
    "log",
    "log --json",
    "log --plain",
    "explain",
    "explain --json",
    "rules",
    "schedule",
    "script",
    "script --json",
];

/// The pages that show what is in a journal, after the path of a link.
const PAGES: [&str; 4] = ["", "/log", "/deal/1", "/new"];

/// Reads a journal that a stranger sent, and prints it in every way, the pages of a server too. Returns whether it
/// is taken.
fn journal(bytes: Vec<u8>, number: usize, folder: &std::path::Path, server: &Server) -> bool {
    let len = bytes.len();
    let decoded = match decode(&bytes) {
        Ok(decoded) => decoded,
        Err(error) => {
            let told = speaking(number, || words::journal("x.jsonl", &error));
            check(&told, len, "import");
            return false;
        }
    };
    let id = decoded.history.id().to_string();
    let store = Store::new(folder);
    let path = store.path(decoded.history.id());
    std::fs::write(&path, bytes).expect("written");
    for command in COMMANDS {
        let words: Vec<String> = command.split(' ').chain(["-g", &id]).map(str::to_owned).collect();
        let is_data = command.contains("--json") || command.contains("--plain");
        let said = speaking(if is_data { 0 } else { number }, || rehearse_command(&store, &words));
        assert!(matches!(said.code, 0 | 1), "{command}: {} {:?}", said.code, said.said);
        check(&said.result, len, command);
        said.said.iter().for_each(|text| check(text, len, command));
    }
    std::fs::write(folder.join("current"), format!("{id}\n")).expect("written");
    let [_, score] = server.links();
    let languages: Vec<&str> = languages().collect();
    let language = languages[number % languages.len()];
    for page in PAGES {
        let path = format!("{score}/in/{language}{page}");
        check(&server.page(&path), len, &path);
    }
    std::fs::remove_file(path).expect("removed");
    true
}

/// The first line of a game by each of the built-in rules, with everything that a first line may have.
fn first_lines() -> Vec<String> {
    let now = "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time");
    let first_line = |id: &str| {
        let mut rules = presets::ruleset(id).expect("rules");
        let own = [(rules.title.clone(), "Kućna igra".to_owned())];
        rules.words.insert("sr".to_owned(), own.into());
        let names = (0..rules.player_counts()[0]).map(|seat| format!("P{seat}"));
        let players = Players::new(&names.collect::<Vec<_>>()).expect("names");
        let setup = Setup::new(rules, players, seat_at(0)).expect("seated");
        let origin = Origin {
            rules: id.to_owned(),
            scoring: Some("x".to_owned()),
            schedule: Some("x".to_owned()),
            set: vec!["a=b".to_owned()],
        };
        let id = "friday".parse::<GameId>().expect("an id");
        let history = History::new(id, now, origin, setup);
        String::from_utf8(history.journal().to_vec()).expect("text")
    };
    presets::rulesets().map(first_line).collect()
}

#[test]
fn no_text_of_a_journal_is_harmful() {
    let mut journals = first_lines();
    journals.extend(seeds("journal").into_iter().filter_map(|seed| String::from_utf8(seed).ok()));
    // Each line with the lines before it.
    let mut documents = Vec::new();
    let mut earlier = Vec::new();
    for journal in &journals {
        let mut before = String::new();
        for line in journal.lines() {
            let mut document: Value = serde_json::from_str(line).expect("JSON");
            document.as_object_mut().expect("an object").remove("sum");
            documents.push(document);
            earlier.push(before.clone());
            before += &format!("{line}\n");
        }
    }

    let table = Table::new();
    let folder = table.path("data");
    std::fs::create_dir_all(folder.join("games")).expect("made");
    let server = Server::at(&table);
    let mut tried = 0;
    let mut taken = 0;
    let kinds = try_all(&documents, |row, document, number| {
        // The checksum comes first in a line.
        let line = format!(r#"{{"sum":"00000000",{}"#, &document.to_string()[1..]);
        let bytes = forged(format!("{}{line}\n", earlier[row]).as_bytes());
        taken += usize::from(journal(bytes, number, &folder, &server));
        tried += 1;
    });
    assert!(kinds > 400 && taken > 100, "{kinds} kinds of texts, {taken} of {tried} taken");
    report(&format!("{tried} journals, with {kinds} kinds of texts: {taken} are taken"));
}

#[test]
fn no_text_of_a_rules_file_is_harmful() {
    let mut documents = Vec::new();
    for id in presets::rulesets() {
        let text = presets::ruleset_text(id).expect("rules");
        let mut document: Value = toml::from_str(text).expect("TOML");
        let title = document["title"].as_str().expect("a title").to_owned();
        for tag in languages().filter(|tag| *tag != "en") {
            document["words"][tag][&title] = "own".into();
        }
        documents.push(document);
    }
    let mut tried = 0;
    let kinds = try_all(&documents, |_, document, _| {
        let text = toml::to_string(document).expect("TOML");
        entries::rules(text.as_bytes());
        tried += 1;
    });
    assert!(kinds > 200, "{kinds} kinds of texts");
    report(&format!("{tried} rules files, with {kinds} kinds of texts"));
}

#[test]
fn no_words_of_a_table_are_harmful() {
    values().iter().for_each(|value| entries::own_words(value.as_bytes()));
}
