//! A deal that is corrected on its page: the keys, and what is typed as a draft.

use super::draft::{by_name, row_of, row_parts};
use super::fixing::{self, DealPart};
use super::row::KeyResult;
use super::state::Board;
use super::view::{Effect, FixStage, View};
use crate::desk::Request;
use crate::game::Game;
use crate::terminal::drafts::{Draft, FIX};
use crate::views::{self, Asked};
use crate::words::{self, messages};
use ratatui::crossterm::event::KeyCode;

impl Board {
    /// Takes a key on the page of a deal.
    pub(super) fn deal_key(&mut self, key: KeyCode, deal: usize, game: &Game) -> Effect {
        let draft = self.fix_draft(game);
        match (&mut self.fix, key) {
            (FixStage::None, KeyCode::Char(digit @ '1'..='9')) => {
                let index = digit as usize - '1' as usize;
                if let Some(part) = fixing::parts(game, deal).into_iter().nth(index) {
                    self.fix = FixStage::Part(part);
                    self.scroll = 0;
                }
            }
            (FixStage::None, KeyCode::Char('f')) => self.fix = FixStage::Words(String::new()),
            (FixStage::Part(DealPart { asked: Asked::Tricks { .. }, .. }), KeyCode::Char('n')) => {
                self.change_entry();
            }
            (FixStage::Part(part), key) => {
                let due = part.due(self.entry, game);
                let asked = part.question(due.as_ref());
                match part.typed.key(key, &asked, due.as_ref()) {
                    KeyResult::Done(act) => {
                        self.fix = match views::correction(act) {
                            Some(correction) => FixStage::Preview(correction, draft),
                            None => FixStage::None,
                        };
                    }
                    KeyResult::Impossible(why) => self.message = vec![why],
                    KeyResult::Empty => self.fix = FixStage::None,
                    _ => {}
                }
            }
            (FixStage::Words(line), KeyCode::Char(c)) => line.push(c),
            (FixStage::Words(line), KeyCode::Backspace | KeyCode::Delete) => drop(line.pop()),
            (FixStage::Words(line), KeyCode::Enter) if !line.trim().is_empty() => {
                match fixing::typed_correction(line, deal, game) {
                    Ok(correction) => self.fix = FixStage::Preview(correction, draft),
                    Err(message) => self.message = message,
                }
            }
            (FixStage::Words(_), KeyCode::Esc | KeyCode::Enter) => self.fix = FixStage::None,
            (FixStage::Words(_), _) => {}
            (FixStage::Preview(correction, _), KeyCode::Enter) => {
                // The preview showed what the correction leaves against the rules.
                let correction = correction.clone();
                return Effect::Record(Request::Fix { deal, correction, waive: true });
            }
            _ => return self.page_key(key, game),
        }
        Effect::Draw
    }

    /// What is typed of a correction, as a draft; none if nothing is typed.
    pub(super) fn fix_draft(&self, game: &Game) -> Draft {
        let View::Deal(deal) = self.view else { return Draft::default() };
        let (name, typed, text) = match &self.fix {
            FixStage::Preview(_, draft) => return draft.clone(),
            FixStage::Part(part) if !part.typed.text().is_empty() => {
                let due = part.due(self.entry, game);
                let text = by_name(&part.typed, &part.asked, due.as_ref(), game);
                (part.name, row_parts(&part.typed, self.entry), text)
            }
            FixStage::Words(line) if !line.is_empty() => ("", line.clone(), line.clone()),
            _ => return Draft::default(),
        };
        let heading = messages::TableDealNumber { number: deal }.say();
        Draft {
            question: String::new(),
            typed: format!("{FIX}{deal}/{name}/{typed}"),
            text: words::joined([heading, text], " · "),
        }
    }

    /// Types a correction again if its deal can still be corrected so. Returns whether it can.
    pub(super) fn restore_fix(&mut self, draft: &Draft, game: &Game) -> bool {
        let mut parts = draft.typed.trim_start_matches(FIX).splitn(3, '/');
        let number = parts.next().and_then(|number| number.parse().ok()).unwrap_or_default();
        let (Some(name), Some(typed)) = (parts.next(), parts.next()) else { return false };
        let mut deals = game.deals().filter(|deal| !deal.is_fresh());
        if !deals.any(|deal| deal.plan.number == number) {
            return false;
        }
        let fix = if name.is_empty() {
            FixStage::Words(typed.to_owned())
        } else {
            let mut parts = fixing::parts(game, number).into_iter();
            let part = parts.find(|part| part.name == name);
            let (Some(mut part), Some((entry, typed))) = (part, row_of(typed)) else {
                return false;
            };
            if !typed.answers(&part.asked, part.due(entry, game).as_ref()) {
                return false;
            }
            self.entry = entry;
            part.typed = typed;
            FixStage::Part(part)
        };
        self.view = View::Deal(number);
        self.fix = fix;
        true
    }
}
