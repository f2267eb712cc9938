//! What is typed at the table as a draft: kept when the board is left or killed, and offered again for the same
//! question.

use super::row::TrickEntry;
use super::state::Board;
use super::typed::Typed;
use crate::game::Game;
use crate::terminal::drafts::Draft;
use crate::views::{self, Asked};
use crate::words::messages;

impl Board {
    /// What is typed at the table, with the question that it answers.
    pub(super) fn draft(&self, game: &Game) -> Draft {
        let Typed { row, tricks, .. } = &self.typed;
        if self.aside || row.is_empty() && tricks.is_empty() {
            return Draft::default();
        }
        let numbers = row.numbers.iter().map(u8::to_string);
        let tricks = tricks.iter().map(usize::to_string);
        let entry = if self.entry == TrickEntry::Numbers { "n" } else { "t" };
        let parts = [
            entry.to_owned(),
            numbers.collect::<Vec<_>>().join(" "),
            row.digits.clone(),
            tricks.collect::<Vec<_>>().join(" "),
        ];
        Draft { question: question(game), typed: parts.join("/") }
    }

    /// Takes up a draft if its question is still asked, and otherwise names what was typed.
    pub(super) fn take_up(&mut self, draft: &Draft, game: &Game) {
        let parts: Vec<&str> = draft.typed.split('/').collect();
        let [entry, numbers, digits, tricks] = parts[..] else { return };
        let mut typed = Typed::default();
        typed.row.numbers = numbers.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        typed.row.digits = digits.chars().filter(char::is_ascii_digit).collect();
        typed.tricks = tricks.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        let text = typed.text();
        if text.is_empty() {
            return;
        }
        self.entry = if entry == "n" { TrickEntry::Numbers } else { TrickEntry::Takers };
        if draft.question == question(game) && self.stands(&typed, game) {
            self.message.push(messages::BoardDraftKept { typed: &text }.say());
            self.typed = typed;
        } else {
            self.message.push(messages::BoardDraftDropped { typed: &text }.say());
        }
    }

    /// Whether something typed could have been typed now.
    fn stands(&self, typed: &Typed, game: &Game) -> bool {
        match (views::asked(game), self.numbers_due(game)) {
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

/// The question that is asked: the deal, what is due, and the player who is next.
fn question(game: &Game) -> String {
    let Some(deal) = game.current() else { return String::new() };
    let (what, next) = match views::asked(game) {
        Asked::Bids { seats, .. } => ("bids", seats.first().copied()),
        Asked::Tricks { seats, .. } => ("tricks", seats.first().copied()),
        Asked::Count { .. } => ("count", None),
        Asked::Choice(_) => ("choice", None),
    };
    let next = next.map_or_else(String::new, |seat| seat.index().to_string());
    format!("{} {what} {next}", deal.plan.number)
}
