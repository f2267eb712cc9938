//! The input at the board: numbers, the taker of each trick, or one act out of a list. The digits alone
//! are enough to type all of it.

use super::row::{KeyResult, NumberRow, act, counts, spaced};
use crate::cards::Seat;
use crate::game::Act;
use crate::notation::NumbersDue;
use crate::views::{ActGroup, Asked};
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;
use strum::{EnumIter, IntoEnumIterator};

/// The number of choices on a page of a list: one for each digit but 0, which turns the page.
pub(super) const ON_A_PAGE: usize = 9;

/// What has been typed, but not recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// Numbers.
    pub(super) row: NumberRow,
    /// The readings of the row to choose from, once Enter has ended a row that has several.
    pub(super) asks: Vec<Vec<u8>>,
    /// Who took each trick, as indices of the players in turn order, in the order typed.
    pub(super) tricks: Vec<usize>,
    /// The group chosen.
    pub(super) group: Option<usize>,
    /// The page of the list, counted from 0.
    pub(super) page: usize,
}

impl Typed {
    /// Takes a key. `due` says which numbers are asked for; `None` if the takers of tricks or a choice are
    /// asked for.
    pub(super) fn key(
        &mut self,
        key: KeyCode,
        asked: &Asked,
        due: Option<&NumbersDue>,
    ) -> KeyResult {
        // While a reading is being chosen, digits select lines of a list.
        let due = if self.asks.is_empty() { due } else { None };
        match key {
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit, asked, due),
            KeyCode::Char(' ' | ',') => match due {
                Some(due) => self.row.end_number(due),
                None => KeyResult::Nothing,
            },
            KeyCode::Enter => match due {
                Some(due) => match self.row.end(due) {
                    KeyResult::Several(readings) => {
                        self.asks = readings;
                        KeyResult::Nothing
                    }
                    result => result,
                },
                None => self.end_tricks(asked),
            },
            KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => {
                let was_empty = *self == Typed::default();
                self.back();
                if was_empty { KeyResult::Empty } else { KeyResult::Nothing }
            }
            _ => KeyResult::Nothing,
        }
    }

    fn digit(&mut self, digit: char, asked: &Asked, due: Option<&NumbersDue>) -> KeyResult {
        if let Some(due) = due {
            return self.row.digit(digit, due);
        }

        // The digit 1 means the first line or player; 0 means none.
        let index = (digit as usize - '0' as usize).checked_sub(1);
        match asked {
            Asked::Choice(groups) => match index {
                Some(line) => self.choose(line, groups),
                None => self.turn_page(groups),
            },
            Asked::Tricks { total, .. } if self.tricks.len() == usize::from(*total) => {
                KeyResult::Impossible(messages::BoardTricksAllTyped { total: *total }.say())
            }
            Asked::Tricks { seats, .. } => match index {
                Some(seat) if seat < seats.len() => {
                    self.tricks.push(seat);
                    KeyResult::Nothing
                }
                _ => KeyResult::Impossible(messages::BoardDigitRange { most: seats.len() }.say()),
            },
            Asked::Bids { .. } | Asked::Count { .. } => KeyResult::Nothing,
        }
    }

    fn turn_page(&mut self, groups: &[ActGroup]) -> KeyResult {
        let pages = self.labels(groups).len().div_ceil(ON_A_PAGE);
        self.page = (self.page + 1) % pages.max(1);
        KeyResult::Nothing
    }

    /// Chooses a line of the page: an act, or a group of them.
    fn choose(&mut self, line: usize, groups: &[ActGroup]) -> KeyResult {
        let index = self.page * ON_A_PAGE + line;
        let options = match self.group {
            Some(group) => groups[group].options.get(index..=index),
            None => groups.get(index).map(|group| group.options.as_slice()),
        };
        match options {
            Some([(_, act)]) => KeyResult::Done(act.clone()),
            Some(_) => {
                self.group = Some(index);
                self.page = 0;
                KeyResult::Nothing
            }
            None => {
                let most = ON_A_PAGE.min(self.labels(groups).len() - self.page * ON_A_PAGE);
                KeyResult::Impossible(messages::BoardDigitRange { most }.say())
            }
        }
    }

    /// The labels to choose from now.
    pub(super) fn labels<'a>(&self, groups: &'a [ActGroup]) -> Vec<&'a str> {
        match self.group.and_then(|group| groups.get(group)) {
            Some(group) => group.options.iter().map(|(label, _)| label.as_str()).collect(),
            None => groups.iter().map(|group| group.label.as_str()).collect(),
        }
    }

    /// The choice between the readings of a finished row; `None` if there is none.
    pub(super) fn asked_again(&self, due: Option<&NumbersDue>) -> Option<Asked> {
        if self.asks.is_empty() {
            return None;
        }
        let due = due?;
        let groups = self.asks.iter().map(|numbers| {
            let spaced_out = spaced(&due.filled(numbers));
            let label = if due.is_bids() {
                messages::BoardCellBid { bid: spaced_out }.say()
            } else {
                messages::BoardCellTook { tricks: spaced_out }.say()
            };
            ActGroup { label: label.clone(), options: vec![(label, act(due, numbers))] }
        });
        Some(Asked::Choice(groups.collect()))
    }

    /// Ends the row of those who took the tricks.
    fn end_tricks(&self, asked: &Asked) -> KeyResult {
        let Asked::Tricks { seats, total } = asked else { return KeyResult::Nothing };
        let typed = self.tricks.len();
        if typed == usize::from(*total) {
            KeyResult::Done(Act::Took(counts(&self.took(seats))))
        } else {
            KeyResult::Impossible(messages::BoardTricksMissing { typed, total: *total }.say())
        }
    }

    /// The digits typed, as a person reads them; empty if there are none.
    pub(super) fn text(&self) -> String {
        let mut words: Vec<String> = self.row.numbers.iter().map(u8::to_string).collect();
        words.extend(self.tricks.iter().map(|seat| (seat + 1).to_string()));
        if !self.row.digits.is_empty() {
            words.push(self.row.digits.clone());
        }
        words.join(" ")
    }

    /// The text typed for the player at a place among those asked.
    pub(super) fn at(&self, place: usize, asked: &Asked, due: Option<&NumbersDue>) -> String {
        match (asked, due) {
            (_, Some(due)) => self.row.at(place, due),
            (Asked::Tricks { seats, .. }, None) => self.took(seats)[place].to_string(),
            _ => String::new(),
        }
    }

    /// The text typed for everybody asked, with spaces between the numbers.
    pub(super) fn all(&self, count: usize, asked: &Asked, due: Option<&NumbersDue>) -> String {
        let mut numbers: Vec<String> = (0..count).map(|place| self.at(place, asked, due)).collect();
        numbers.retain(|number| !number.is_empty());
        numbers.join(" ")
    }

    /// The number of tricks typed for each seat so far.
    fn took(&self, seats: &[Seat]) -> Vec<u8> {
        let mut took = Vec::new();
        for place in 0..seats.len() {
            let row = row(seats, place);
            took.push(self.tricks.iter().filter(|taker| **taker == row).count() as u8);
        }
        took
    }

    /// Whether it could have been typed for a question.
    pub(super) fn answers(&self, asked: &Asked, due: Option<&NumbersDue>) -> bool {
        match (asked, due) {
            (_, Some(due)) => {
                self.tricks.is_empty() && due.fits(&self.row.numbers, &self.row.digits)
            }
            (Asked::Tricks { seats, total }, None) => {
                self.row.is_empty()
                    && self.tricks.len() <= usize::from(*total)
                    && self.tricks.iter().all(|taker| *taker < seats.len())
            }
            _ => false,
        }
    }

    /// Takes back the last key, and any choice from a list.
    pub(super) fn back(&mut self) {
        self.page = 0;
        if !self.asks.is_empty() {
            self.asks.clear();
            return;
        }
        self.group = None;
        if self.row.digits.pop().is_none() && self.row.numbers.pop().is_none() {
            self.tricks.pop();
        }
    }
}

/// The row, from 0, of the player at a place among those asked. Rows stay in turn order in every deal.
pub(super) fn row(seats: &[Seat], place: usize) -> usize {
    seats.iter().filter(|seat| **seat < seats[place]).count()
}

/// What can be done once a game is over, other than an extra deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub(super) enum AfterGame {
    /// Begin another game like it.
    Rematch,
    /// Save its sheet as a page and a picture.
    SaveSheet,
    /// Print its sheet from a browser.
    Print,
    /// Copy its sheet to the clipboard.
    Copy,
    /// Export it.
    Export,
    /// Leave the screen to choose another game.
    Choose,
}

impl AfterGame {
    /// The choice that a digit makes; those after the game are the groups without acts.
    pub(super) fn chosen(key: KeyCode, asked: &Asked) -> Option<AfterGame> {
        let KeyCode::Char(digit) = key else { return None };
        let Asked::Choice(groups) = asked else { return None };
        let line = digit.to_digit(10)?.checked_sub(1)? as usize;
        let first = groups.iter().position(|group| group.options.is_empty())?;
        AfterGame::iter().nth(line.checked_sub(first)?)
    }

    /// The number of choices, if a key selects none of them and does nothing else.
    pub(super) fn missed(key: KeyCode, asked: &Asked) -> Option<usize> {
        let KeyCode::Char(sign) = key else { return None };
        let Asked::Choice(groups) = asked else { return None };
        let is_choice = ('1'..='9').take(groups.len()).any(|digit| digit == sign);
        let does_something = is_choice || ['+', '-'].contains(&sign) || groups.len() > ON_A_PAGE;
        if does_something { None } else { Some(groups.len()) }
    }
}
