//! `=`: the contract alone, chosen in rows.

use super::form::FormKey;
use super::typed::ON_A_PAGE;
use crate::desk::Request;
use crate::game::Game;
use crate::terminal::drafts::{self, Draft};
use crate::views::ContractChoice;
use crate::words::{self, messages};
use ratatui::crossterm::event::KeyCode;

/// What the draft of a contract begins with.
pub(super) const CONTRACT: &str = "c";

/// A contract, as far as it is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ContractForm {
    chosen: Vec<usize>,
    /// The option of the open row that Enter chooses.
    pub(super) option: usize,
}

impl ContractForm {
    /// A contract with these options chosen in its first rows.
    pub(super) fn of(chosen: Vec<usize>) -> ContractForm {
        ContractForm { chosen, option: 0 }
    }

    /// What is chosen, as a draft; none before the first row.
    pub(super) fn draft(&self, game: &Game) -> Draft {
        if self.chosen.is_empty() {
            return Draft::default();
        }
        let mut said = Vec::new();
        for row in self.choice(game).rows {
            said.extend(row.chosen.map(|place| row.options[place].clone()));
        }
        let places = words::joined(&self.chosen, " ");
        Draft {
            question: drafts::question(game),
            typed: format!("{CONTRACT}///{places}"),
            text: said.join(", "),
        }
    }

    /// The rows, as far as they are chosen.
    pub(super) fn choice(&self, game: &Game) -> ContractChoice {
        ContractChoice::of(game, &self.chosen)
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode, game: &Game) -> FormKey {
        let choice = self.choice(game);
        let options = choice.open().map_or(0, |row| row.options.len());
        match key {
            KeyCode::Char('q') => return FormKey::Leave,
            KeyCode::Esc | KeyCode::Char('=') => return FormKey::Closed,
            KeyCode::Backspace | KeyCode::Delete | KeyCode::Up | KeyCode::Char('-' | '.') => {
                self.option = 0;
                return if self.chosen.pop().is_some() { FormKey::Open } else { FormKey::Closed };
            }
            KeyCode::Left => self.option = self.option.saturating_sub(1),
            KeyCode::Right if self.option + 1 < options => self.option += 1,
            KeyCode::Char('0') if options > ON_A_PAGE => {
                let next = (self.option / ON_A_PAGE + 1) * ON_A_PAGE;
                self.option = if next < options { next } else { 0 };
            }
            KeyCode::Enter | KeyCode::Down => match choice.act {
                Some(act) if key == KeyCode::Enter => {
                    return FormKey::Record(Request::Play { act, waive: false });
                }
                _ => return self.choose(self.option, options),
            },
            KeyCode::Char(digit @ '1'..='9') => {
                let first = self.option / ON_A_PAGE * ON_A_PAGE;
                return self.choose(first + digit as usize - '1' as usize, options);
            }
            _ => {}
        }
        FormKey::Open
    }

    fn choose(&mut self, option: usize, options: usize) -> FormKey {
        if option < options {
            self.chosen.push(option);
            self.option = 0;
        } else if options > 0 {
            let most = options.min(ON_A_PAGE);
            return FormKey::Refused(vec![messages::BoardDigitRange { most }.say()]);
        }
        FormKey::Open
    }
}
