//! `!` and `e` at the prompt list what they list on the board, and record the same. Other tests compare the board with
//! the commands of the shell.

use crate::board::at;
use crate::board::screen::Screen;
use crate::common::{Table, decode};
use crate::prompt::journal;
use hoyle::game::{Choices, FieldName, FieldValues, Game, TableAct, TableChoice};

/// Moments of games in which different things can be recorded.
const MOMENTS: [(&str, &[&str]); 4] = [
    ("whist", &["took 7 6"]),
    ("serbian", &["bid 2 4 2 6"]),
    ("romanian", &["bid 0 0 1"]),
    ("romanian", &["bid 0 0 1 1", "took 0 0 1 0"]),
];

/// A game in which some lines are recorded.
fn table(rules: &str, lines: &[&str]) -> Table {
    let new = format!("new {rules} Ana Bo Cy Di --dealer Di --id friday");
    Table::after(&[&[new.as_str()], lines].concat())
}

/// The first thing that can be said for each field: what is typed at the prompt, and the keys of the board.
fn said(choice: &TableChoice) -> (Vec<String>, String) {
    let mut typed = Vec::new();
    let mut keys = String::new();
    for field in &choice.fields {
        let (line, pressed) = match &field.values {
            FieldValues::Players(_) | FieldValues::Words(_) => ("1".to_owned(), "1".to_owned()),
            FieldValues::Numbers(numbers) => {
                let number = numbers[0].to_string();
                let longer = numbers.iter().map(ToString::to_string);
                let is_begun = longer.filter(|longer| longer.starts_with(&number)).count() > 1;
                (number.clone(), if is_begun { number + "\r" } else { number })
            }
            FieldValues::Text { .. } => {
                let text = match field.name {
                    FieldName::Name => "Zoe",
                    FieldName::Start => "lowest",
                    FieldName::Points => "-5",
                    FieldName::Day => "2024-09-08",
                    _ => "because",
                };
                (text.to_owned(), format!("{text}\r"))
            }
        };
        typed.push(line);
        keys += &pressed;
    }
    (typed, keys)
}

/// The list of an act, and its place there.
fn listed(choices: &Choices, act: TableAct) -> (char, usize) {
    let is_wrong = act.is_of_a_wrong();
    let mut list = choices.listed().iter().filter(|(other, _)| other.is_of_a_wrong() == is_wrong);
    let place = list.position(|(other, _)| *other == act).expect("listed");
    (if is_wrong { '!' } else { 'e' }, place)
}

/// Records an act at the prompt, and returns how many questions were asked about the ruling on it; `None` if it cannot
/// have happened, or there is no law for it.
fn record_at_prompt(
    prompt: &Screen,
    place: &mut usize,
    (sign, line): (char, usize),
    typed: Vec<String>,
) -> Option<usize> {
    let enter = |place: &mut usize, line: &str| {
        prompt.press(&format!("{line}\r"));
        // A question is drawn again with each letter of the reply.
        prompt.prints(place, &["\n"]);
    };
    prompt.prints(place, &["> "]);
    enter(place, &sign.to_string());
    let mut replies = [vec![(line + 1).to_string()], typed].concat().into_iter();
    let mut asked = 0;
    loop {
        let texts = ["Take it back: u", "the table decides", "Record it?", "? ", "hoyle: "];
        let (found, _) = prompt.prints(place, &texts);
        let reply = match found {
            0 => break Some(asked),
            1 => break None,
            2 => "y".to_owned(),
            4 => {
                enter(place, "");
                prompt.prints(place, &["Nothing is recorded"]);
                return None;
            }
            _ => replies.next().unwrap_or_else(|| {
                asked += 1;
                assert!(asked < 5, "{}", prompt.text());
                "1".to_owned()
            }),
        };
        enter(place, &reply);
    }
}

fn game(table: &Table) -> Game {
    decode(&journal(table, "friday")).expect("sound").history.game().clone()
}

#[test]
fn the_prompt_records_each_choice_as_the_board_does() {
    for (rules, lines) in MOMENTS {
        let by_words = table(rules, lines);
        let by_keys = table(rules, lines);
        let prompt = Screen::of(&by_words, &["play"], (120, 40));
        let board = at(&by_keys, (120, 40));
        let before = game(&by_words);
        let choices = Choices::of(&before);
        let mut place = 0;
        for choice in choices.all() {
            let at_place = listed(&choices, choice.act);
            let (typed, keys) = said(choice);
            let Some(asked) = record_at_prompt(&prompt, &mut place, at_place, typed) else {
                assert!(matches!(choice.act, TableAct::Incident(_)), "{}", prompt.text());
                continue;
            };

            let (sign, line) = at_place;
            let last = match choice.act {
                TableAct::Incident(_) => "1".repeat(asked),
                TableAct::Choose(_) => String::new(),
                _ => "\r".to_owned(),
            };
            let turns = "0".repeat(line / 9);
            let keys = format!("{sign}{turns}{}{keys}{last}", line % 9 + 1);
            board.press(&keys);
            let recorded = journal(&by_words, "friday").len();
            board.waits(&keys, |_| journal(&by_keys, "friday").len() >= recorded);
            assert!(game(&by_words) == game(&by_keys), "{rules}: {keys}");

            prompt.press("u\r");
            prompt.prints(&mut place, &["Took back"]);
            board.press("tu");
            let undone = journal(&by_words, "friday").len();
            board.waits("undo", |_| journal(&by_keys, "friday").len() >= undone);
            assert!(game(&by_keys) == before, "{rules}: {keys}");
        }
    }
}
