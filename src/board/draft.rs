//! What is typed at the table as a draft: it stands while its question does, is kept when the board is left or
//! killed, and is named when it cannot stand.

use super::contract::{CONTRACT, ContractForm};
use super::row::TrickEntry;
use super::state::Board;
use super::typed::{Typed, row};
use super::view::{FixStage, View, view_of_key};
use crate::game::Game;
use crate::notation::NumbersDue;
use crate::terminal::drafts::{self, Draft};
use crate::views::{self, Asked};
use crate::words::{self, messages};
use ratatui::crossterm::event::KeyCode;

impl Board {
    /// What is typed at the table, or chosen of a contract, with the question that it answers.
    pub(super) fn draft(&self, game: &Game) -> Draft {
        if let Some(contract) = &self.contract {
            return contract.draft(game);
        }
        let Typed { row, tricks, .. } = &self.typed;
        if row.is_empty() && tricks.is_empty() {
            return Draft::default();
        }
        let tricks = words::joined(tricks, " ");
        let entry = if self.entry == TrickEntry::Numbers { "n" } else { "t" };
        let text = by_name(&self.typed, &views::asked(game), self.row_due(game).as_ref(), game);
        Draft::of_row(game, &row.numbers, &row.digits, entry, &tricks, text)
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

    /// The input that is not recorded, at the table or for a correction, with names; empty if there is none.
    pub(super) fn unrecorded_by_name(&self, game: &Game) -> String {
        match &self.fix {
            FixStage::Part(part) if !part.typed.text().is_empty() => {
                let due = part.due(self.entry, game);
                by_name(&part.typed, &part.asked, due.as_ref(), game)
            }
            _ => self.draft(game).text,
        }
    }

    /// Takes up a draft from the file, and says that it stands or that it cannot. A line of the prompt stays in the
    /// file until something is typed here.
    pub(super) fn take_up(&mut self, draft: &Draft, game: &Game) {
        let typed = &draft.text;
        let is_asked = draft.question == drafts::question(game);
        if draft.words().is_some() && !is_asked {
            self.message.push(messages::BoardDraftDropped { typed }.say());
        } else if draft.words().is_some() || self.restore(draft, game) {
            self.message.push(messages::BoardDraftKept { typed }.say());
        }
        if draft.words().is_none() || !is_asked {
            self.kept = draft.clone();
        }
    }

    /// Types a draft again if its question is still asked, and otherwise names it. Returns whether it stands.
    pub(super) fn restore(&mut self, draft: &Draft, game: &Game) -> bool {
        let parts: Vec<&str> = draft.typed.split('/').collect();
        let [entry, numbers, digits, tricks] = parts[..] else { return false };
        let places = tricks.split_whitespace().filter_map(|place| place.parse().ok()).collect();
        let is_asked = draft.question == drafts::question(game);
        if entry == CONTRACT {
            let stands = is_asked && self.takes_contract(game);
            if stands {
                self.contract = Some(ContractForm::of(places));
            } else {
                self.message.push(messages::BoardDraftDropped { typed: &draft.text }.say());
            }
            return stands;
        }
        let mut typed = Typed { tricks: places, ..Typed::default() };
        typed.row.numbers = numbers.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        typed.row.digits = digits.chars().filter(char::is_ascii_digit).collect();
        if typed.text().is_empty() {
            return false;
        }
        self.entry = if entry == "n" { TrickEntry::Numbers } else { TrickEntry::Takers };
        let stands = is_asked && self.stands(&typed, game);
        if stands {
            self.typed = typed;
        } else {
            self.message.push(messages::BoardDraftDropped { typed: &draft.text }.say());
        }
        stands
    }

    /// Whether something typed could have been typed now.
    fn stands(&self, typed: &Typed, game: &Game) -> bool {
        match (views::asked(game), self.row_due(game)) {
            (_, Some(due)) => {
                typed.tricks.is_empty() && due.fits(&typed.row.numbers, &typed.row.digits)
            }
            (Asked::Tricks { seats, total }, None) => {
                typed.row.is_empty()
                    && typed.tricks.len() <= usize::from(total)
                    && typed.tricks.iter().all(|taker| *taker < seats.len())
            }
            _ => false,
        }
    }
}

/// What is typed for a question, with names: `Ana 1, Bo 4`.
fn by_name(typed: &Typed, asked: &Asked, due: Option<&NumbersDue>, game: &Game) -> String {
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
