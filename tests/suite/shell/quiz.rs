//! `quiz`: its answers are those of `check`, `score` and `schedule`, and at a terminal it counts the right ones.

use crate::common::{Table, one_line};
use serde_json::Value;

/// The values of a question: `Bid: 3. Tricks: 4. How many points?` has two.
fn value<'a>(question: &'a str, label: &str) -> Option<&'a str> {
    let (_, rest) = question.split_once(&format!("{label}: "))?;
    rest.split_once(". ").map(|(value, _)| value)
}

/// The words between two others.
fn between<'a>(question: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = question.split_once(before).expect("the words before");
    rest.split_once(after).expect("the words after").0
}

/// What other commands answer to a question, and the command.
fn asked_otherwise(table: &Table, rules: &str, question: &str) -> (String, String) {
    let yes_or_no = |line: String| {
        let ruling: Value = serde_json::from_str(&table.hoyle(&line).stdout).expect("JSON");
        (if ruling["legal"] == true { "yes" } else { "no" }.to_owned(), line)
    };
    let cards = value(question, "Cards each");
    let players = value(question, "Players");
    if let (Some(cards), Some(players), Some(bids)) =
        (cards, players, value(question, "Bids so far"))
    {
        let bids = bids.replace(", ", ",");
        let bid = between(question, "last player bid ", "?");
        return yes_or_no(format!(
            "check bid --rules {rules} --cards {cards} --players {players} --bids {bids} {bid} --json"
        ));
    }
    if let (Some(led), Some(trump)) = (value(question, "Led"), value(question, "Trump")) {
        let trump = trump.split(' ').next().expect("a suit").replace("no", "none");
        let hand = between(question, "In hand: ", ". May ").replace(" and ", " ").replace(',', "");
        let card = between(question, ". May ", " be played");
        return yes_or_no(format!(
            "check play --rules {rules} --trump {trump} --led {led} --hand '{hand}' {card} --json"
        ));
    }

    let (line, path) = if let Some(bid) = value(question, "Bid") {
        let took = value(question, "Tricks").expect("tricks");
        let cards = cards.expect("cards");
        let players = players.expect("players");
        let line = format!("score {rules} --cards {cards} --players {players} {bid}/{took}");
        (line, "/0/points".to_owned())
    } else if let Some(bid) = value(question, "Contract") {
        let took = value(question, "Tricks").expect("tricks");
        (format!("score {rules} {bid} --took {took}"), "/challenger".to_owned())
    } else if let Some(tricks) = value(question, "Tricks") {
        let took = tricks.split(' ').next().expect("a number");
        (format!("score {rules} {took}"), "/0/points".to_owned())
    } else {
        let deal: usize = between(question, "in deal ", "?").parse().expect("a number");
        let players = players.expect("players");
        (format!("schedule {rules} --players {players}"), format!("/{}/cards", deal - 1))
    };
    let answer = table.json(&line).pointer(&path).expect("an answer").to_string();
    (answer, line)
}

#[test]
fn every_answer_is_that_of_another_command() {
    let table = Table::new();
    let mut kinds = [0; 2];
    for rules in [
        "serbian",
        "romanian",
        "auction-whist",
        "german",
        "oh-hell",
        "pocha",
        "wizard",
        "whist",
        "spades",
        "solo-whist",
    ] {
        let questions = table.json(&format!("quiz {rules}"));
        let questions = questions.as_array().expect("a list");
        assert_eq!(questions.len(), 10, "{rules}");
        for question in questions {
            let text = question["question"].as_str().expect("a text");
            let (answer, line) = asked_otherwise(&table, rules, text);
            assert_eq!(question["answer"].as_str(), Some(answer.as_str()), "{text} — {line}");
            kinds[usize::from(answer == "yes")] += 1;
            let rule = question["rule"].as_str().expect("a clause");
            assert!(table.done(&format!("rules {rule}")).contains(rule), "{rule}");
        }
    }
    assert!(kinds[0] > 10 && kinds[1] > 10, "{kinds:?}");
    assert!(table.refused(2, "quiz belote").all().contains("nothing to ask"));
}

#[cfg(unix)]
#[test]
fn at_a_terminal_each_reply_is_judged_and_the_right_ones_are_counted() {
    use crate::prompt::console::Console;

    let table = Table::new();
    let questions = table.json("quiz serbian");
    let questions = questions.as_array().expect("a list");
    let mut console = Console::at(&table, "quiz serbian");
    for (index, question) in questions.iter().enumerate() {
        console.sees(&format!("{}. ", index + 1));
        console.sees("?");
        let answer = question["answer"].as_str().expect("an answer");
        match (index, answer) {
            (0, _) => {
                console.types("perhaps");
                console.sees("Type ");
                console.types(answer);
                console.sees("Right.");
            }
            (3, _) => {
                console.types("99");
                console.sees(&format!("Wrong. The answer is {answer}."));
            }
            _ => {
                console.types(answer);
                console.sees("Right.");
            }
        }
    }
    console.sees("9 of 10 right.");
    console.ends();

    // Whoever leaves is told what was right so far.
    let mut console = Console::at(&table, "quiz serbian");
    console.sees("1. ");
    console.types("q");
    console.sees("0 of 0 right.");
    console.ends();
}

#[test]
fn the_rules_are_those_of_the_current_game() {
    let table = Table::new();
    assert!(one_line(&table.refused(3, "quiz").all()).contains("no game"));
    table.done("new plump Ana Bo Cy --dealer Cy --id friday");
    let questions = table.json("quiz");
    assert!(questions.as_array().expect("a list").iter().all(|question| {
        let rule = question["rule"].as_str().expect("a clause");
        rule.starts_with("plump.") || rule.starts_with("score.")
    }));
}
