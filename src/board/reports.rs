//! What happens to the input when something is recorded or refused, and the keys of forms.

use super::contract::ContractForm;
use super::form::FormKey;
use super::state::Board;
use super::typed::Typed;
use super::view::{Effect, FixStage};
use crate::desk::Request;
use crate::game::{Act, Due, Game};
use crate::terminal::drafts::{Draft, DraftKind};
use crate::views::ContractChoice;
use crate::words;
use ratatui::crossterm::event::KeyCode;

impl Board {
    /// Shows what a request of this board recorded. What is typed stays while its question is still asked. If it is
    /// not, the message names what was typed, unless the request has recorded just that.
    pub(super) fn report_recorded(
        &mut self,
        request: &Request,
        message: Vec<String>,
        before: &Game,
        now: &Game,
    ) {
        let is_answer = matches!(
            request,
            Request::Play { act: Act::Bid(_) | Act::Took(_) | Act::Contract(_), waive: false }
        );
        let draft = if is_answer { Draft::default() } else { self.draft(before) };
        self.report(message);
        self.restore(&draft, now);
    }

    /// Shows what others have recorded, and names what was typed if it is no longer due.
    pub(super) fn report_news(&mut self, news: Vec<String>, before: &Game, now: &Game) {
        let drafts = self.drafts(before);
        let form = self.form.take();
        let is_same_deal = before.current() == now.current();
        self.report(news);
        for draft in &drafts {
            if draft.kind() != DraftKind::Act || !is_same_deal {
                self.restore(draft, now);
            }
        }
        // The form is as it was, with its line and what it lets stand.
        if is_same_deal {
            self.form = form;
        }
    }

    /// Shows what was recorded, and clears the input.
    pub(super) fn report(&mut self, message: Vec<String>) {
        self.message = message;
        self.ending = None;
        self.typed = Typed::default();
        self.form = None;
        self.contract = None;
        self.aside = false;
        self.fix = FixStage::None;
    }

    /// Shows why the last key is refused, and takes it back.
    pub(super) fn refuse(&mut self, message: Vec<String>) {
        self.message = message;
        self.typed.back();
    }

    /// Takes a key while an act of the table is described.
    pub(super) fn form_key(&mut self, key: KeyCode, game: &Game) -> Effect {
        let Some(form) = &mut self.form else { return Effect::Draw };
        let result = form.key(key, game);
        self.carry_out(result)
    }

    /// Takes a key while a contract is chosen in rows.
    pub(super) fn contract_key(&mut self, key: KeyCode, game: &Game) -> Effect {
        let Some(contract) = &mut self.contract else { return Effect::Draw };
        let result = contract.key(key, game);
        self.carry_out(result)
    }

    fn carry_out(&mut self, result: FormKey) -> Effect {
        match result {
            FormKey::Open => {}
            FormKey::Closed => {
                self.form = None;
                self.contract = None;
            }
            FormKey::Refused(why) => self.message = why,
            FormKey::Record(request) => return Effect::Record(request),
            FormKey::Leave => return Effect::Leave,
        }
        Effect::Draw
    }

    /// The contract being chosen in rows. Where only a contract is due, it is shown even before the first key.
    pub(super) fn shown_contract(&self, game: &Game) -> Option<ContractForm> {
        if self.contract.is_some() {
            return self.contract.clone();
        }
        let is_due = matches!(game.due(), Due::Contract { .. }) && !self.aside;
        if is_due { Some(ContractForm::default()) } else { None }
    }

    /// Whether the contract can be recorded alone now.
    pub(super) fn takes_contract(&self, game: &Game) -> bool {
        let is_due = matches!(game.due(), Due::Calls(_) | Due::Contract { .. });
        is_due && !self.aside && ContractChoice::refusal(game).is_none()
    }

    /// Opens the rows of a contract, or says why it cannot be recorded alone.
    pub(super) fn open_contract(&mut self, game: &Game) {
        if self.takes_contract(game) {
            self.contract = Some(ContractForm::default());
        } else if let Some(refusal) = ContractChoice::refusal(game) {
            self.message = vec![words::ruling_in(game, &refusal).because];
        }
    }
}
