//! The form of an act of the table as a draft.

use super::form::{FormStep, TableForm};
use crate::game::Game;
use crate::grammar::table_act;
use crate::terminal::act_draft::ActDraft;
use crate::terminal::drafts::Draft;

impl TableForm {
    /// What has been said; none before an act is chosen.
    pub(super) fn draft(&self, game: &Game) -> Draft {
        let Some(choice) = &self.choice else { return Draft::default() };
        let mut said = self.said.clone();
        said.push(self.typed.clone());
        let draft = ActDraft {
            sign: self.sign,
            deal: self.deal,
            act: choice.act.name(),
            laws: self.laws.clone(),
            said,
        };
        draft.written(game, choice.act)
    }

    /// The form of a draft, if all of it could still be said.
    pub(super) fn of_draft(draft: &Draft, game: &Game) -> Option<TableForm> {
        let mut draft = ActDraft::read(draft)?;
        let mut form = TableForm::opened(draft.sign, draft.deal);
        let choices = form.choices(game);
        form.choice = Some(draft.choice(&choices)?.clone());
        form.laws = draft.laws;

        form.typed = draft.said.pop().unwrap_or_default();
        for answer in draft.said {
            let can_be_said = match form.step(game) {
                FormStep::Lines(lines) => lines.iter().any(|line| line.value == answer),
                FormStep::Number(numbers) => numbers.iter().any(|n| n.to_string() == answer),
                FormStep::Text { .. } => {
                    form.field().is_some_and(|field| table_act::check(field, &answer).is_ok())
                }
                FormStep::Preview(_) => false,
            };
            if !can_be_said {
                return None;
            }
            form.said.push(answer);
        }
        Some(form)
    }
}
