//! What is asked for at the board, and what has been typed of it: bids, tricks by the keys of the
//! seats, or one act out of a list. The digits alone are enough.

use crate::game::{Act, Count};
use crate::views::{ActGroup, Asked};
use crate::words;
use ratatui::crossterm::event::KeyCode;

/// How many things are on a page of a list: one for each digit but 0, which turns the page.
pub(super) const ON_A_PAGE: usize = 9;

/// What has been typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The whole numbers.
    pub(super) numbers: Vec<u8>,
    /// The digits of a number that may go on.
    pub(super) digits: String,
    /// Who took each trick, as indices, in the order typed.
    pub(super) tricks: Vec<usize>,
    /// The group chosen.
    pub(super) group: Option<usize>,
    /// The page of the list, from 0.
    pub(super) page: usize,
}

/// The result of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It completed a number.
    Number,
    /// It completed the act.
    Done(Act),
    /// It cannot be here, or not yet; with why.
    Impossible(String),
    /// Backspace with nothing typed.
    Empty,
    /// Nothing: it was taken, or means nothing here.
    Nothing,
}

impl Typed {
    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode, asked: &Asked) -> Step {
        match key {
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit, asked),
            KeyCode::Enter if !self.digits.is_empty() => self.end_number(),
            KeyCode::Enter => self.end(asked),
            KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => match self.back() {
                true => Step::Nothing,
                false => Step::Empty,
            },
            _ => Step::Nothing,
        }
    }

    fn digit(&mut self, digit: char, asked: &Asked) -> Step {
        let index = digit.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
        match asked {
            Asked::Bids { seats, most } if self.numbers.len() < seats.len() => {
                self.number(digit, *most)
            }
            Asked::Count { declarers, most } if self.numbers.len() < *declarers => {
                self.number(digit, *most)
            }
            Asked::Tricks { seats, total } if self.tricks.len() < usize::from(*total) => {
                match index.filter(|seat| *seat < seats.len()) {
                    Some(seat) => self.tricks.push(seat),
                    None => return Step::Impossible(words::digits_to(seats.len())),
                }
                Step::Nothing
            }
            Asked::Choice(groups) => self.choose(index, groups),
            _ => Step::Nothing,
        }
    }

    /// Takes a digit of a number, which ends as soon as no further digit can follow.
    fn number(&mut self, digit: char, most: u8) -> Step {
        self.digits.push(digit);
        let number: u32 = self.digits.parse().unwrap_or(u32::MAX);
        if number > u32::from(most) {
            self.digits.pop();
            return Step::Impossible(words::number_at_most(most));
        } else if number == 0 || number * 10 > u32::from(most) {
            return self.end_number();
        }
        Step::Nothing
    }

    fn end_number(&mut self) -> Step {
        self.numbers.extend(self.digits.parse::<u8>());
        self.digits.clear();
        Step::Number
    }

    /// Chooses a line of the page; without one, turns the page.
    fn choose(&mut self, line: Option<usize>, groups: &[ActGroup]) -> Step {
        let Some(line) = line else {
            let pages = self.labels(groups).len().div_ceil(ON_A_PAGE);
            self.page = (self.page + 1) % pages.max(1);
            return Step::Nothing;
        };
        let line = self.page * ON_A_PAGE + line;
        let chosen = match (self.group, groups.get(line).map(|it| it.options.as_slice())) {
            (Some(group), _) => groups[group].options.get(line),
            (None, Some([only])) => Some(only),
            (None, Some(_)) => {
                (self.group, self.page) = (Some(line), 0);
                None
            }
            (None, None) => None,
        };
        chosen.map_or(Step::Nothing, |(_, act)| Step::Done(act.clone()))
    }

    /// What can be chosen now.
    pub(super) fn labels<'a>(&self, groups: &'a [ActGroup]) -> Vec<&'a str> {
        match self.group.and_then(|group| groups.get(group)) {
            Some(group) => group.options.iter().map(|(label, _)| label.as_str()).collect(),
            None => groups.iter().map(|group| group.label.as_str()).collect(),
        }
    }

    /// Ends the act.
    fn end(&self, asked: &Asked) -> Step {
        match asked {
            Asked::Bids { .. } if !self.numbers.is_empty() => {
                Step::Done(Act::Bid(counts(&self.numbers)))
            }
            Asked::Count { declarers, .. } if self.numbers.len() == *declarers => {
                Step::Done(Act::Took(counts(&self.numbers)))
            }
            Asked::Tricks { seats, total } if self.tricks.len() == usize::from(*total) => {
                Step::Done(Act::Took(counts(&self.took(seats.len()))))
            }
            Asked::Tricks { total, .. } => {
                Step::Impossible(words::tricks_missing(self.tricks.len(), *total))
            }
            _ => Step::Nothing,
        }
    }

    /// The digits typed, for people; empty if there are none.
    pub(super) fn text(&self) -> String {
        let numbers = self.numbers.iter().map(u8::to_string);
        let tricks = self.tricks.iter().map(|seat| (seat + 1).to_string());
        let digits = (!self.digits.is_empty()).then(|| self.digits.clone());
        numbers.chain(tricks).chain(digits).collect::<Vec<_>>().join(" ")
    }

    /// How many tricks each seat has so far.
    pub(super) fn took(&self, seats: usize) -> Vec<u8> {
        let of = |seat| self.tricks.iter().filter(|taker| **taker == seat).count();
        (0..seats).map(|seat| u8::try_from(of(seat)).unwrap_or(u8::MAX)).collect()
    }

    /// Takes back the last key. Whether there was one.
    pub(super) fn back(&mut self) -> bool {
        let chose = self.group.take().is_some() || std::mem::take(&mut self.page) > 0;
        self.digits.pop().is_some()
            || self.numbers.pop().is_some()
            || self.tricks.pop().is_some()
            || chose
    }
}

/// Numbers in turn.
pub(super) fn counts(numbers: &[u8]) -> Vec<Count> {
    numbers.iter().map(|number| Count::next(i64::from(*number))).collect()
}
