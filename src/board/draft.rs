//! What is being entered, as drafts: each stands while its question does, is kept when the board is left or
//! killed, and is named when it cannot stand.

use super::contract::{CONTRACT, ContractForm};
use super::form::TableForm;
use super::row::TrickEntry;
use super::state::Board;
use super::typed::{Typed, row};
use super::view::{FixStage, View, view_of_key};
use crate::game::Game;
use crate::notation::NumbersDue;
use crate::terminal::drafts::{self, Draft, DraftKind};
use crate::views::{self, Asked};
use crate::words::{self, messages};
use ratatui::crossterm::event::KeyCode;

impl Board {
    /// What is being entered: at the table, of an act, and of a correction, in the order of [`DraftKind::ALL`].
    pub(super) fn drafts(&self, game: &Game) -> [Draft; 3] {
        let act = self.form.as_ref().map(|form| form.draft(game));
        [self.draft(game), act.unwrap_or_default(), self.fix_draft(game)]
    }

    /// What is typed at the table, or chosen of a contract, with the question that it answers.
    pub(super) fn draft(&self, game: &Game) -> Draft {
        if let Some(contract) = &self.contract {
            return contract.draft(game);
        }
        let Typed { row, tricks, .. } = &self.typed;
        if row.is_empty() && tricks.is_empty() {
            return Draft::default();
        }
        Draft {
            question: drafts::question(game),
            typed: row_parts(&self.typed, self.entry),
            text: by_name(&self.typed, &views::asked(game), self.row_due(game).as_ref(), game),
        }
    }

    /// The input that is not recorded, at the table or for a correction; empty if there is none.
    pub(super) fn unrecorded(&self) -> String {
        match &self.fix {
            FixStage::Part(part) if !part.typed.text().is_empty() => part.typed.text(),
            _ => self.typed.text(),
        }
    }

    /// Whether a key would lose input: an undo or a redo changes its meaning, and a key that leaves a
    /// correction drops it.
    pub(super) fn would_lose(&self, key: KeyCode) -> bool {
        let in_part = matches!(&self.fix, FixStage::Part(part) if !part.typed.text().is_empty());
        match key {
            KeyCode::Char('u' | 'r') => self.fix != FixStage::None || !self.unrecorded().is_empty(),
            KeyCode::Char('+') => self.view == View::Table && !self.unrecorded().is_empty(),
            KeyCode::Esc | KeyCode::Char('.' | '*') => in_part,
            KeyCode::Char(sign) => in_part && view_of_key(sign).is_some(),
            _ => false,
        }
    }

    /// The input that is not recorded, with names; empty if there is none.
    pub(super) fn unrecorded_by_name(&self, game: &Game) -> String {
        let mut texts = self.drafts(game).map(|draft| draft.text).to_vec();
        texts.retain(|text| !text.is_empty());
        texts.join("; ")
    }

    /// Takes up a draft from the file, and says that it stands or that it cannot. A line of the prompt stays in the
    /// file until something is typed here.
    pub(super) fn take_up(&mut self, draft: &Draft, game: &Game) {
        let typed = &draft.text;
        let is_asked = draft.is_asked(game);
        if draft.words().is_some() && !is_asked {
            self.message.push(messages::BoardDraftDropped { typed }.say());
        } else if draft.words().is_some() || self.restore(draft, game) {
            self.message.push(messages::BoardDraftKept { typed }.say());
        }
        if draft.words().is_none() || !is_asked {
            self.kept[draft.kind() as usize] = draft.clone();
        }
    }

    /// Enters a draft again if its question is still asked, and otherwise names it. Returns whether it stands.
    pub(super) fn restore(&mut self, draft: &Draft, game: &Game) -> bool {
        if draft.typed.is_empty() {
            return false;
        }
        let stands = draft.is_asked(game)
            && match draft.kind() {
                DraftKind::Answer => self.restore_answer(draft, game),
                DraftKind::Act => {
                    self.form = TableForm::of_draft(draft, game);
                    self.form.is_some()
                }
                DraftKind::Fix => self.restore_fix(draft, game),
            };
        if !stands {
            self.message.push(messages::BoardDraftDropped { typed: &draft.text }.say());
        }
        stands
    }

    fn restore_answer(&mut self, draft: &Draft, game: &Game) -> bool {
        let Some((entry, typed)) = row_of(&draft.typed) else { return false };
        if draft.typed.starts_with(CONTRACT) {
            if self.takes_contract(game) {
                self.contract = Some(ContractForm::of(typed.tricks));
            }
            return self.contract.is_some();
        }
        self.entry = entry;
        let stands = typed.answers(&views::asked(game), self.row_due(game).as_ref());
        if stands {
            self.typed = typed;
        }
        stands
    }
}

/// A row that is typed, as it stands in a draft: how tricks are typed, the numbers, digits and takers.
pub(super) fn row_parts(typed: &Typed, entry: TrickEntry) -> String {
    let entry = if entry == TrickEntry::Numbers { "n" } else { "t" };
    let numbers = words::joined(&typed.row.numbers, " ");
    [entry, &numbers, &typed.row.digits, &words::joined(&typed.tricks, " ")].join("/")
}

/// The row of a draft.
pub(super) fn row_of(draft: &str) -> Option<(TrickEntry, Typed)> {
    let parts: Vec<&str> = draft.split('/').collect();
    let [entry, numbers, digits, tricks] = parts[..] else { return None };
    let places = tricks.split_whitespace().filter_map(|place| place.parse().ok()).collect();
    let mut typed = Typed { tricks: places, ..Typed::default() };
    typed.row.numbers = numbers.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    typed.row.digits = digits.chars().filter(char::is_ascii_digit).collect();
    if typed.text().is_empty() {
        return None;
    }
    Some((if entry == "n" { TrickEntry::Numbers } else { TrickEntry::Takers }, typed))
}

/// What is typed for a question, with names: `Ana 1, Bo 4`.
pub(super) fn by_name(
    typed: &Typed,
    asked: &Asked,
    due: Option<&NumbersDue>,
    game: &Game,
) -> String {
    let (Asked::Bids { seats, .. } | Asked::Tricks { seats, .. }) = asked else {
        return typed.text();
    };
    if let Some(due) = due {
        return drafts::by_name(game, seats, due, &typed.row.numbers, &typed.row.digits);
    }
    let name = words::names(game);
    let mut texts = Vec::new();
    for (place, seat) in seats.iter().enumerate() {
        let row = row(seats, place);
        let tricks = typed.tricks.iter().filter(|taker| **taker == row).count();
        if tricks > 0 {
            texts.push(format!("{} {tricks}", name(*seat)));
        }
    }
    texts.join(", ")
}
