//! What is said of an act of the table as a draft: the list and the deal, the act, the laws, and the answers.

use super::form::{FormStep, TableForm};
use crate::game::Game;
use crate::grammar::table_act;
use crate::terminal::drafts::{self, ACT, Draft};
use crate::words;

/// Stands between the answers in a draft.
const NEXT: char = '\u{1f}';

impl TableForm {
    /// What has been said; none before an act is chosen.
    pub(super) fn draft(&self, game: &Game) -> Draft {
        let Some(choice) = &self.choice else { return Draft::default() };
        let about = self.deal.map_or_else(String::new, |number| number.to_string());
        let act = choice.act.name();
        let laws = self.laws.as_deref().unwrap_or_default();
        let mut typed = format!("{ACT}{}/{about}/{act}/{laws}", self.sign);
        let mut said = vec![words::table_act(game, choice.act)];
        for answer in self.said.iter().chain([&self.typed]) {
            typed.push(NEXT);
            typed += answer;
            if !answer.is_empty() {
                said.push(answer.clone());
            }
        }
        let question = if self.deal.is_some() { String::new() } else { drafts::deal(game) };
        Draft { question, typed, text: words::joined(said, " · ") }
    }

    /// The form of a draft, if all of it could still be said.
    pub(super) fn of_draft(draft: &Draft, game: &Game) -> Option<TableForm> {
        let mut parts = draft.typed.strip_prefix(ACT)?.split(NEXT);
        let head: Vec<&str> = parts.next()?.split('/').collect();
        let [sign, about, act, laws] = head[..] else { return None };
        let mut form = TableForm::opened(sign.chars().next()?, about.parse().ok());
        let choices = form.choices(game);
        let (act, _) = choices.listed().iter().find(|(listed, _)| listed.name() == act)?;
        form.choice = Some(choices.choice(*act)?.clone());
        form.laws = (!laws.is_empty()).then(|| laws.to_owned());

        let mut said: Vec<&str> = parts.collect();
        form.typed = said.pop().unwrap_or_default().to_owned();
        for answer in said {
            let can_be_said = match form.step(game) {
                FormStep::Lines(lines) => lines.iter().any(|line| line.value == answer),
                FormStep::Number(numbers) => numbers.iter().any(|n| n.to_string() == answer),
                FormStep::Text { .. } => {
                    form.field().is_some_and(|field| table_act::check(field, answer).is_ok())
                }
                FormStep::Preview(_) => false,
            };
            if !can_be_said {
                return None;
            }
            form.said.push(answer.to_owned());
        }
        Some(form)
    }
}
