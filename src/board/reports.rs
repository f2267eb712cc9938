//! What becomes of the input once something is recorded or refused.

use super::form::FormKey;
use super::state::Board;
use super::typed::Typed;
use super::view::{Effect, FixStage};
use crate::game::Game;
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;

impl Board {
    /// Shows what was recorded. What is typed stays while the deal is as it was before; otherwise it is named
    /// and dropped.
    pub(super) fn report_after(&mut self, message: Vec<String>, before: &Game, now: &Game) {
        let typed = std::mem::take(&mut self.typed);
        self.report(message);
        if now.current().is_some() && before.current() == now.current() {
            let Typed { row, tricks, .. } = typed;
            self.typed = Typed { row, tricks, ..Typed::default() };
        }
    }

    /// Shows what others have recorded, and names what was typed if it is no longer due.
    pub(super) fn report_news(&mut self, news: Vec<String>, before: &Game, now: &Game) {
        let typed = self.typed.text();
        let form = self.form.take();
        self.report_after(news, before, now);
        if before.current() == now.current() {
            self.form = form;
        }
        if !typed.is_empty() && self.typed.text().is_empty() {
            self.message.push(messages::BoardDraftDropped { typed: &typed }.say());
        }
    }

    /// Shows what was recorded, and clears the input.
    pub(super) fn report(&mut self, message: Vec<String>) {
        self.message = message;
        self.ending = None;
        self.typed = Typed::default();
        self.form = None;
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
        match form.key(key, game) {
            FormKey::Open => {}
            FormKey::Closed => self.form = None,
            FormKey::Refused(why) => self.message = why,
            FormKey::Record(request) => return Effect::Record(request),
            FormKey::Leave => return Effect::Leave,
        }
        Effect::Draw
    }
}
