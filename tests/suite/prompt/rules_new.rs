//! `rules new`: a rules file by questions.

use crate::common::{Table, one_line};
use crate::prompt::console::Console;

/// Answers questions until the file is written, and returns the file.
fn written(table: &Table, answers: &[&str], file: &str) -> String {
    let mut console = Console::at(table, "rules new");
    for answer in answers {
        console.sees("?");
        console.types(answer);
    }
    console.sees(&format!("The rules are in {file}"));
    console.ends();
    std::fs::read_to_string(table.path(file)).expect("the file")
}

#[test]
fn a_file_is_written_by_seven_questions() {
    let table = Table::new();
    let answers = ["Our Whist", "3-5", "1-8-1", "2", "2", "1", "14 3 4"];
    let file = written(&table, &answers, "our-whist.toml");
    // Bid 4: 14 for 4 tricks, 3 for 3 and 4 for 5 are of no score of the catalogue.
    assert!(file.contains("[scoring.hands]"), "{file}");
    assert!(file.contains("steps = [\"1 up to 8\", \"7 down to 1\"]"), "{file}");
    table.done("rules --check our-whist.toml");
    let schedule = table.json("schedule our-whist.toml --players 4");
    assert_eq!(schedule.as_array().map(Vec::len), Some(15));

    // The next one has another name, and a score of the catalogue: 10 + tricks, or the tricks.
    let answers = ["Our Whist", "4", "1", "13 x 8", "2", "2", "3", "14 3 5"];
    let file = written(&table, &answers, "our-whist-2.toml");
    assert!(
        file.contains("scoring = \"oh-hell\"") || file.contains("scoring = \"serbian\""),
        "{file}"
    );
    let score = table.json("score our-whist-2.toml --cards 13 --players 4 4/4 4/3 4/5");
    assert_eq!(score[0]["points"], 14);
    assert_eq!(score[2]["points"], 5);

    // Every turn is played once, however short the way to the next.
    let answers = ["Turns", "4", "1", "1-8-7-8", "2", "7", "1", "14 3 4"];
    let file = written(&table, &answers, "turns.toml");
    assert!(file.contains("steps = [\"1 up to 8\", \"7 down to 7\", \"8 up to 8\"]"), "{file}");
    assert!(one_line(&table.done("rules turns.toml")).contains("32 cards"));

    // Partners, tricks alone, to so many points.
    let answers = ["Хајдук", "4", "2", "13 100", "1", "2", "4", "1"];
    let file = written(&table, &answers, "ours.toml");
    assert!(file.contains("sides = \"opposite\"") && file.contains("points = 100"), "{file}");
    table.done("new ours.toml Ana Bo Cy Di --dealer Di --id ours");
    table.done("took Ana=6 Bo=7");
    assert_eq!(table.json("sheet")["standings"][0]["total"], 7);
}

#[test]
fn contracts_are_those_of_another_game() {
    let table = Table::new();
    let mut console = Console::at(&table, "rules new");
    for answer in ["Kuća", "4", "1", "13 x 8", "3"] {
        console.sees("?");
        console.types(answer);
    }
    console.sees("Whose bids and points?");
    console.sees("7: Solo whist.");
    console.types("7");
    console.sees("The rules are in kuca.toml");
    console.ends();
    table.done("rules --check kuca.toml");
    let schedule = table.json("schedule kuca.toml --players 4");
    assert_eq!(schedule.as_array().map(Vec::len), Some(8));
    table.done("new kuca.toml Ana Bo Cy Di --dealer Di --id house");
    table.done("contract solo:h --by Ana");
    table.done("took 6");
    // 10 and 2 for the overtrick, from each of three opponents.
    assert_eq!(table.json("sheet")["standings"][0]["total"], 36);
}

#[test]
fn an_answer_that_cannot_be_read_is_asked_for_again() {
    let table = Table::new();
    let mut console = Console::at(&table, "rules new");
    console.sees("Type q to leave.");
    console.sees("What is the game called?");
    console.types("Ours");
    for wrong in ["many", "1", "5-3", "30"] {
        console.sees("How many can play?");
        console.types(wrong);
        console.sees("does not answer the question.");
    }
    console.sees("How many can play?");
    console.types("2");
    console.sees("How many cards does each player get?");
    console.types("13");
    console.sees("does not answer the question.");
    console.sees("How many cards does each player get?");
    console.types("8-1");
    console.sees("Who bids?");
    console.types("3");
    console.sees("A contract needs its bids");
    assert!(!table.path("ours.toml").exists());
}

#[test]
fn the_questions_are_left_with_q() {
    let table = Table::new();
    let mut console = Console::at(&table, "rules new");
    console.sees("What is the game called?");
    console.types("Ours");
    console.sees("How many can play?");
    console.types("q");
    console.sees("Nothing was stored.");
}

#[test]
fn without_a_terminal_a_file_is_started_from_a_game() {
    let said = Table::new().refused(2, "rules new");
    let sentence = "Rules are asked for at a terminal, one question after the other.";
    assert!(one_line(&said.stderr).contains(sentence), "{}", said.stderr);
    assert!(said.stderr.contains("--toml > ours.toml"), "{}", said.stderr);
}
