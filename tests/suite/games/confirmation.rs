//! Commands that ask for confirmation at a terminal.

use crate::common::Table;
use crate::games::{friday, journal, spoil};
use rexpect::session::{PtySession, spawn_command};
use std::process::Command;

/// Runs the program at a terminal; the test fails if it prints nothing for long.
fn at_terminal(table: &Table, words: &[&str]) -> PtySession {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hoyle"));
    command.args(words).current_dir(table.path("")).env_clear().env("HOYLE_DIR", "data");
    spawn_command(command, Some(60_000)).expect("a terminal")
}

/// Answers the question that contains `asks`, and returns the output after it.
fn answered(table: &Table, words: &[&str], asks: &str, answer: &str) -> String {
    let mut session = at_terminal(table, words);
    session.exp_string(asks).expect("a question");
    session.exp_string("Type yes or no.").expect("a question");
    session.send_line(answer).expect("an answer");
    session.exp_eof().expect("the end")
}

#[test]
fn remove_asks_and_accepts_only_yes() {
    let table = friday();
    let before = table.bytes();
    let asks = "Move game friday (serbian, 1 of 28 deals played; Igor, Jovana";
    for answer in ["no", "n", ""] {
        let told = answered(&table, &["remove", "friday"], asks, answer);
        assert!(told.contains("Nothing was removed."), "{told}");
        assert_eq!(table.bytes(), before, "{answer}");
    }
    let told = answered(&table, &["remove", "friday"], asks, " YES ");
    assert!(told.contains("Moved game friday to the bin"), "{told}");
    assert!(table.path("data/bin/friday.jsonl").is_file());
}

#[test]
fn an_answer_that_is_neither_yes_nor_no_is_asked_again() {
    let table = friday();
    let before = table.bytes();
    let mut session = at_terminal(&table, &["remove", "friday"]);
    for answer in ["yep", "friday", "oui", "no"] {
        session.exp_string("Type yes or no.").expect("a question");
        session.send_line(answer).expect("an answer");
    }
    let told = session.exp_eof().expect("the end");
    assert!(told.contains("Nothing was removed."), "{told}");
    assert_eq!(table.bytes(), before);
}

#[test]
fn yes_and_no_are_words_of_the_language_or_english() {
    let yes = [
        ("fr", "Tapez oui ou non.", &["oui", "O", "yes"][..]),
        ("de", "Tippen Sie ja oder nein.", &["Ja", "j", "y"]),
        ("es", "o no.", &["Sí", "si", "s"]),
        ("nl", "Typ ja of nee.", &["Ja", "j", "yes"]),
        ("ro", "da sau nu.", &["da", "d", "yes"]),
        ("sr", "Otkucajte da ili ne.", &["Da", "d", "y"]),
        ("sr-Cyrl", "(serbian, ", &["да", "Д", "da", "yes"]),
    ];
    for (language, asks, answers) in yes {
        for answer in answers {
            let table = friday();
            let told = within(&table, language, asks, answer);
            assert!(table.path("data/bin/friday.jsonl").is_file(), "{language} {answer}: {told}");
        }
    }
    let no = [
        ("fr", "Tapez oui ou non.", &["non", "n", "no"][..]),
        ("de", "Tippen Sie ja oder nein.", &["Nein", "n", ""]),
        ("es", "o no.", &["no", "N"]),
        ("nl", "Typ ja of nee.", &["nee", "N"]),
        ("ro", "da sau nu.", &["nu", "N"]),
        ("sr", "Otkucajte da ili ne.", &["ne", "n"]),
        ("sr-Cyrl", "(serbian, ", &["не", "ne", "no"]),
    ];
    let table = friday();
    for (language, asks, answers) in no {
        for answer in answers {
            let told = within(&table, language, asks, answer);
            assert!(table.path("data/games/friday.jsonl").is_file(), "{language} {answer}: {told}");
        }
    }
}

/// Answers in a language whether to remove the game, and returns what is said then.
fn within(table: &Table, language: &str, asks: &str, answer: &str) -> String {
    let mut session = at_terminal(table, &["--lang", language, "remove", "friday"]);
    session.exp_string(asks).expect("a question");
    session.send_line(answer).expect("an answer");
    session.exp_eof().expect("the end")
}

#[test]
fn import_asks_before_adding_to_a_game() {
    let table = friday();
    let whole = journal(&table, "friday");
    table.done("export --to after.jsonl");
    spoil(&table, "data/games/friday.jsonl", |bytes| {
        let last = bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n');
        bytes.truncate(last.expect("lines") + 1);
    });
    let before = table.bytes();
    let asks = "the file has 1 entry more. Add what is missing?";
    let told = answered(&table, &["import", "after.jsonl"], asks, "no");
    assert!(told.contains("Nothing changed."), "{told}");
    assert_eq!(table.bytes(), before);
    let told = answered(&table, &["import", "after.jsonl"], asks, "y");
    assert!(told.contains("Added 1 entry"), "{told}");
    assert_eq!(journal(&table, "friday"), whole);
}

#[test]
fn fix_asks_before_allowing_a_violation() {
    let table = friday();
    let before = table.bytes();
    let asks = "is against serbian.hook";
    let words = ["fix", "1", "bid", "Igor=1"];
    let told = answered(&table, &words, asks, "no");
    assert!(told.contains("Left as recorded."), "{told}");
    assert_eq!(table.bytes(), before);
    let told = answered(&table, &words, asks, "yes");
    assert!(told.contains("Take it back: hoyle undo"), "{told}");
    assert_eq!(table.json("sheet")["deals"][0]["against"], true);
    // A legal fix does not ask.
    let told = at_terminal(&table, &["fix", "1", "bid", "Igor=3"]).exp_eof().expect("the end");
    assert!(!told.contains("Type yes"), "{told}");
}
