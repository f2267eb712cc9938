//! The page records each act of the table as the board, the prompt and the shell do; this is a module of the
//! library's own tests.

use super::{SentAct, form};
use crate::board::tests::forms::{MOMENTS, said, shell_line};
use crate::board::tests::{game, noon, request};
use crate::game::{Choices, FieldValues, TableAct};
use crate::grammar::table_act;
use crate::terminal::links::Role;
use crate::web::reader::Reader;
use crate::words::Language;

#[test]
fn the_page_records_each_choice_as_the_shell_does() {
    let reader = Reader {
        table: "/token".to_owned(),
        base: "/token".to_owned(),
        role: Role::Scorer,
        language: Language::default(),
        home: None,
    };
    let mut recorded = 0;
    for (rules, before) in MOMENTS {
        let history = game(rules, before);
        let game = history.game();
        for choice in Choices::of(game).all() {
            let (said, _) = said(&history, choice);
            let mut sent = SentAct { name: choice.act.name(), said, ..SentAct::default() };
            let page = form(&history, &reader, &sent, Vec::new(), noon()).expect("a page");
            for (place, field) in choice.fields.iter().enumerate() {
                let is_text = matches!(field.values, FieldValues::Text { .. });
                let control = if is_text { "<input id" } else { "<input type=\"radio\"" };
                assert!(page.contains(&format!("name=\"said{place}\" value")), "{page}");
                assert!(page.contains(control), "{page}");
            }

            // The prompt asks for the option with the ruling, as the page does.
            let Some(line) = shell_line(&history, choice, &sent.said) else { continue };
            if let TableAct::Incident(_) = choice.act {
                if let Some(found) = line.split(' ').find(|word| word.starts_with("found=")) {
                    // The page asks when it was found before it asks what is taken.
                    let ruling = sent.ruling(&history, &reader, noon()).expect("a ruling");
                    let button = format!("name=\"said{}\" value=\"{found}\"", choice.fields.len());
                    assert!(ruling.is_some_and(|page| page.contains(&button)), "{line}");
                    sent.said.push(found.to_owned());
                }
                let taken = line.rsplit(' ').next().unwrap_or_default().to_owned();
                let ruling = sent.ruling(&history, &reader, noon()).expect("a ruling");
                let button = format!("name=\"take\" value=\"{taken}\"");
                assert!(ruling.is_some_and(|page| page.contains(&button)), "{line}");
                sent.taken = Some(taken);
                assert!(sent.ruling(&history, &reader, noon()).expect("a ruling").is_none());
            } else {
                let asked = table_act::request(game, choice, &sent.said);
                assert_eq!(asked.ok(), Some(request(&line, &history)), "{line}");
            }
            let requested = sent.request(game).unwrap_or_else(|error| panic!("{line}: {error:?}"));
            assert_eq!(requested, request(&line, &history), "{rules} {before:?}: {line}");
            assert!(requested.perform(&mut history.clone(), noon()).is_ok(), "{line}");
            recorded += 1;
        }
    }
    assert!(recorded > 60, "{recorded}");
}
