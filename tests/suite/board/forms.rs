//! `!` and `e` on the board: each choice makes the request that the shell's command makes, and it is legal.

use super::{game, noon, press, request};
use crate::board::view::Effect;
use crate::desk::Request;
use crate::game::{Act, Choices, FieldName, FieldValues, TableAct, TableChoice};
use crate::grammar::{TableCommand, table_act};
use crate::history::History;
use crate::words;
use clap::Subcommand;
use std::collections::BTreeSet;

/// The first thing that can be said for each field, with the keys that say it.
pub(crate) fn said(game: &History, choice: &TableChoice) -> (Vec<String>, String) {
    let mut said: Vec<String> = Vec::new();
    let mut keys = String::new();
    for field in &choice.fields {
        let value = match &field.values {
            FieldValues::Players(_) | FieldValues::Words(_) => {
                keys.push('1');
                let values = words::field_values(game.game(), choice, field, &said);
                values.into_iter().next().unwrap_or_else(|| panic!("{choice:?}")).1
            }
            FieldValues::Numbers(numbers) => {
                let number = numbers[0].to_string();
                keys += &number;
                let longer = numbers.iter().map(ToString::to_string);
                if longer.filter(|longer| longer.starts_with(&number)).count() > 1 {
                    keys.push('\r');
                }
                number
            }
            FieldValues::Text { .. } => {
                let text = match field.name {
                    FieldName::Name => "Zoe",
                    FieldName::Start => "lowest",
                    FieldName::Points => "-5",
                    FieldName::Day => "2024-09-08",
                    _ => "because",
                };
                keys += &format!("{text}\r");
                text.to_owned()
            }
        };
        said.push(value);
    }
    (said, keys)
}

/// The command of the shell that records a choice.
pub(crate) fn shell_line(game: &History, choice: &TableChoice, said: &[String]) -> Option<String> {
    let [a, b, c, d] = [0, 1, 2, 3].map(|place| said.get(place).cloned().unwrap_or_default());
    Some(match choice.act {
        TableAct::Choose(number) => format!("incident {number} --take {a}"),
        TableAct::Incident(kind) => {
            let mut args = table_act::incident(kind, choice, said);
            let mut ruling = args.ruling(game.game()).ok()??;
            if ruling.is_silent() {
                return None;
            }
            if let Some(moment) = args.moments(game.game(), &ruling).first() {
                args.facts.push(format!("found={moment}"));
                ruling = args.ruling(game.game()).ok()??;
            }
            let options = table_act::options(game.game(), &args, &ruling);
            format!("{} --take {}", args.line(), options.first()?.1)
        }
        TableAct::Rule => format!("rule {a} {d} {b}={c}"),
        TableAct::Close => format!("rule {a} {d} {b}={c} --close"),
        TableAct::AllowBid => format!("bid {a} --stands"),
        TableAct::Redeal => format!("redeal {a}"),
        TableAct::PassOn => format!("redeal {a} --next"),
        TableAct::Annul => format!("redeal {c} --deal {a}"),
        TableAct::Dealer => format!("dealer {a}"),
        TableAct::Note => format!("note {a}"),
        TableAct::Join => format!("join {a} --points {b} --after {c}"),
        TableAct::Leave => format!("leave {a}"),
        TableAct::Replace => format!("leave {a} --to {b}"),
        TableAct::Swap => format!("swap {a} {b}"),
        TableAct::Title => format!("rename {a}"),
        TableAct::Day => format!("redate {a}"),
        TableAct::Extra => format!("extra {a}"),
        TableAct::End => format!("end {a}"),
        TableAct::Abandon => format!("end {a} --abandon"),
        TableAct::Rename => return None,
    })
}

/// Moments of games in which different things can be recorded.
pub(crate) const MOMENTS: &[(&str, &[&str])] = &[
    ("romanian", &[]),
    ("romanian", &["bid 0 0 1"]),
    ("romanian", &["bid 0 0 1 1"]),
    ("romanian", &["bid 0 0 1 1", "took 0 0 1 0"]),
    ("whist", &[]),
    ("whist", &["incident revoke Bo 7 --take later"]),
    ("serbian", &["bid 2 4 2 6", "took 2 4 1 6", "end"]),
];

#[test]
fn the_board_records_each_choice_as_the_shell_does() {
    let mut commands = BTreeSet::new();
    for (rules, before) in MOMENTS {
        let history = game(rules, before);
        let choices = Choices::of(history.game());
        for choice in choices.all() {
            let is_wrong = choice.act.is_of_a_wrong();
            let mut list =
                choices.listed().iter().filter(|(act, _)| act.is_of_a_wrong() == is_wrong);
            let place = list.position(|(act, _)| *act == choice.act).expect("listed");
            let (said, answers) = said(&history, choice);
            let expected = match shell_line(&history, choice, &said) {
                Some(line) => {
                    commands.extend(line.split(' ').next().map(str::to_owned));
                    request(&line, &history)
                }
                None if choice.act == TableAct::Rename => {
                    let act = Act::Rename { was: said[0].clone(), now: said[1].clone() };
                    Request::Play { act, waive: false }
                }
                // No law of the game covers it.
                None => continue,
            };
            let last = match choice.act {
                TableAct::Incident(kind) => {
                    let args = table_act::incident(kind, choice, &said);
                    let ruling = args.ruling(history.game()).expect("a ruling").expect("one");
                    if args.moments(history.game(), &ruling).is_empty() { "1" } else { "11" }
                }
                TableAct::Choose(_) => "",
                _ => "\r",
            };
            let sign = if is_wrong { '!' } else { 'e' };
            let keys = format!("{sign}{}{}{answers}{last}", "0".repeat(place / 9), place % 9 + 1);
            let (board, effect) = press(&history, &keys);
            assert_eq!(
                effect,
                Effect::Record(expected.clone()),
                "{rules} {before:?}: {keys} {board:?}"
            );
            let done = expected.perform(&mut history.clone(), noon());
            assert!(done.is_ok(), "{rules} {before:?}: {keys}: {done:?}");
        }
    }

    let table = TableCommand::augment_subcommands(clap::Command::new("table"));
    for command in table.get_subcommands().map(clap::Command::get_name) {
        // An extra deal can only be recorded once the game is over, where it is among the choices then; a kind of
        // deal is asked for when it is due.
        assert!(
            ["extra", "kind"].contains(&command) || commands.contains(command),
            "no choice records {command}"
        );
    }
}

#[test]
fn the_events_keep_their_digits_and_say_why_they_cannot_be_recorded_now() {
    let events = |commands: &[&str]| {
        let history = game("romanian", commands);
        let choices = Choices::of(history.game());
        let listed = choices.listed().iter();
        let events = listed.filter(|(act, _)| !act.is_of_a_wrong()).map(|(act, _)| *act);
        events.collect::<Vec<_>>()
    };
    let before = events(&[]);
    assert_eq!(before[1..4], [TableAct::Join, TableAct::Leave, TableAct::Replace]);
    assert_eq!(events(&["bid 0 0"]), before);
    assert_eq!(events(&["bid 0 0 1 1"]), before);
    assert_eq!(events(&["bid 0 0 1 1", "took 0 0 1 0"]), before);

    // The reason is said, and the list stays open.
    let bidding = game("romanian", &["bid 0 0"]);
    let (board, effect) = press(&bidding, "e3");
    assert_eq!(effect, Effect::Draw);
    assert!(board.message[0].contains("Deal 1"), "{:?}", board.message);
    assert!(board.form.is_some());
    assert!(press(&game("romanian", &[]), "e3").0.message.is_empty());
}

#[test]
fn a_revoke_with_its_penalty_takes_at_most_eight_keys() {
    let keys = "!12731";
    let (_, effect) = press(&game("whist", &[]), keys);
    assert!(
        matches!(effect, Effect::Record(Request::Play { act: Act::Incident(_), .. })),
        "{effect:?}"
    );
    assert!(keys.len() <= 8);
}

#[test]
fn where_the_game_names_no_law_a_set_of_laws_is_chosen() {
    let game = game("serbian", &["bid 2 4 2 6"]);
    let (_, effect) = press(&game, "!127131");
    let Effect::Record(Request::Play { act: Act::Incident(incident), .. }) = effect else {
        panic!("{effect:?}");
    };
    assert!(!incident.clauses.is_empty());
}

#[test]
fn when_it_was_found_follows_from_the_deal_or_is_asked() {
    let found = |rules: &str, commands: &[&str], keys: &str| {
        let (board, effect) = press(&game(rules, commands), keys);
        let Effect::Record(Request::Play { act: Act::Incident(incident), .. }) = effect else {
            panic!("{keys}: {board:?}");
        };
        (incident.deal.unwrap_or_default(), incident.facts["found"].clone())
    };
    // Tricks are being played: in the trick itself, later, or at the end.
    assert_eq!(found("whist", &[], "!12711"), (1, "7".to_owned()));
    assert_eq!(found("whist", &[], "!12721"), (1, "8".to_owned()));
    assert_eq!(found("whist", &[], "!12731"), (1, "end".to_owned()));
    assert_eq!(found("serbian", &["bid 2 4 2 6"], "!127121"), (1, "8".to_owned()));
    // A revoke that is found while the next deal is bid for happened in the one before.
    let deal = ["bid 2 4 2 6", "took 2 4 1 6"];
    assert_eq!(found("serbian", &deal, "!12711"), (1, "written".to_owned()));
    let bidding = ["bid 2 4 2 6", "took 2 4 1 6", "bid 1"];
    assert_eq!(found("serbian", &bidding, "!12711"), (1, "next".to_owned()));
    // While bids are due, no card has been played.
    let (board, effect) = press(&game("serbian", &["bid 2"]), "!127121");
    assert!(effect == Effect::Draw && board.form.is_some());
    // Esc takes back the moment, then the set of laws.
    let game = game("serbian", &["bid 2 4 2 6"]);
    let (board, _) = press(&game, "!12712^^");
    assert_eq!(board.form, press(&game, "!127").0.form);
}

#[test]
fn an_answer_is_taken_back_and_a_wrong_number_is_named() {
    let game = game("whist", &[]);
    let (board, _) = press(&game, "!129");
    assert!(board.message.is_empty() && board.form.is_some());
    let (board, _) = press(&game, "!120");
    assert!(board.message[0].contains("1, 2"), "{:?}", board.message);
    // Esc takes back one answer at a time, and closes the list at last.
    assert!(press(&game, "!12^^").0.form.is_some());
    assert!(press(&game, "!12^^^").0.form.is_none());
}

#[test]
fn an_incident_recorded_already_is_recorded_again_if_the_table_lets_it_stand() {
    let mut game = game("whist", &["incident revoke Bo 7 --take waive"]);
    let (board, effect) = press(&game, "!12731");
    assert_eq!(effect, Effect::Draw);
    assert!(board.message[0].contains("recorded already, as incident 1."), "{:?}", board.message);
    // Esc goes back to the options.
    assert_eq!(press(&game, "!12731^").0.form, press(&game, "!1273").0.form);

    let (_, effect) = press(&game, "!127311");
    let Effect::Record(request) = effect else { panic!("{effect:?}") };
    assert!(request.slip(game.game()).is_none());
    request.perform(&mut game, noon()).expect("it stands");
    assert_eq!(game.game().incidents().count(), 2);
}

#[test]
fn a_revoke_that_the_cards_disprove_is_recorded_if_the_table_lets_it_stand() {
    let mut game = game("whist", &["trump clubs", "trick Ana=Ah Bo=2h Cy=3h Di=4h"]);
    let (board, effect) = press(&game, "!121\r1");
    assert_eq!(effect, Effect::Draw, "{board:?}");
    assert!(board.message[0].contains("followed in trick 1"), "{:?}", board.message);
    let (_, effect) = press(&game, "!121\r11");
    let Effect::Record(request) = effect else { panic!("{effect:?}") };
    request.perform(&mut game, noon()).expect("it stands");
    assert_eq!(game.game().incidents().count(), 1);
}
