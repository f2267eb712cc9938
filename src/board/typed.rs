//! What is asked for at the board, and what has been typed of it: numbers, the taker of each trick, or
//! one act out of a list. The digits alone are enough.

use crate::cards::Seat;
use crate::game::{Act, Count};
use crate::views::{ActGroup, Asked};
use crate::words;
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;
use std::iter;
use std::ops::RangeInclusive;
use strum::{EnumIter, IntoEnumIterator};

/// How many things are on a page of a list: one for each digit but 0, which turns the page.
pub(super) const ON_A_PAGE: usize = 9;

/// What has been typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The whole numbers.
    pub(super) numbers: Vec<u8>,
    /// The digits of a number that may go on.
    pub(super) digits: String,
    /// Who took each trick, as indices of the players in turn order, in the order typed.
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
    /// Takes a key; `by_number` says that tricks are typed as a number for each player, instead of
    /// the taker of each.
    pub(super) fn key(&mut self, key: KeyCode, asked: &Asked, by_number: bool) -> Step {
        match key {
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit, asked, by_number),
            KeyCode::Enter if !self.digits.is_empty() => self.end_number(asked, by_number),
            KeyCode::Enter => self.end(asked, by_number),
            KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => match self.back() {
                true => Step::Nothing,
                false => Step::Empty,
            },
            _ => Step::Nothing,
        }
    }

    fn digit(&mut self, digit: char, asked: &Asked, by_number: bool) -> Step {
        let index = digit.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
        match asked {
            Asked::Choice(groups) => self.choose(index, groups),
            Asked::Tricks { seats, total } if !by_number => {
                if self.tricks.len() < usize::from(*total) {
                    match index.filter(|seat| *seat < seats.len()) {
                        Some(seat) => self.tricks.push(seat),
                        None => {
                            return Step::Impossible(
                                messages::BoardDigitRange { most: seats.len() }.say(),
                            );
                        }
                    }
                }
                Step::Nothing
            }
            _ if self.range(asked, by_number).is_none() => Step::Nothing,
            _ => {
                self.digits.push(digit);
                let open = self.open(asked, by_number);
                if open.is_empty() {
                    self.digits.pop();
                    return Step::Impossible(self.out_of_range(asked));
                }
                // A number ends as soon as no further digit can follow.
                match open.iter().all(|number| number.to_string() == self.digits) {
                    true => self.end_number(asked, by_number),
                    false => Step::Nothing,
                }
            }
        }
    }

    /// The numbers that may be typed next, where one is asked for.
    fn range(&self, asked: &Asked, by_number: bool) -> Option<RangeInclusive<u8>> {
        let (players, least, most) = match asked {
            Asked::Bids { seats, most } => (seats.len(), 0, *most),
            Asked::Count { declarers, most } => (*declarers, 0, *most),
            Asked::Tricks { seats, total } if by_number => {
                let rest = total.saturating_sub(self.numbers.iter().sum());
                // The last number follows from the others.
                let is_last = self.numbers.len() + 1 == seats.len();
                (seats.len(), if is_last { rest } else { 0 }, rest)
            }
            Asked::Tricks { .. } | Asked::Choice(_) => return None,
        };
        (self.numbers.len() < players).then_some(least..=most)
    }

    /// The numbers that may be meant by the digits typed.
    pub(super) fn open(&self, asked: &Asked, by_number: bool) -> Vec<u8> {
        let begins = |number: &u8| number.to_string().starts_with(&self.digits);
        self.range(asked, by_number).into_iter().flatten().filter(begins).collect()
    }

    /// Why a number cannot be the next one.
    fn out_of_range(&self, asked: &Asked) -> String {
        match (asked, self.range(asked, true).unwrap_or(0..=0).into_inner()) {
            (Asked::Tricks { total, .. }, (least, most)) if least == most => {
                words::last_took(most, *total)
            }
            (Asked::Tricks { total, .. }, (_, most)) => {
                messages::BoardTricksTooMany { rest: most, total: *total }.say()
            }
            (_, (_, most)) => messages::BoardNumberTooHigh { most }.say(),
        }
    }

    fn end_number(&mut self, asked: &Asked, by_number: bool) -> Step {
        let number = self.digits.parse::<u8>().ok();
        if !number.is_some_and(|number| self.open(asked, by_number).contains(&number)) {
            return Step::Impossible(self.out_of_range(asked));
        }
        self.numbers.extend(number);
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
    fn end(&self, asked: &Asked, by_number: bool) -> Step {
        match asked {
            Asked::Bids { .. } if !self.numbers.is_empty() => {
                Step::Done(Act::Bid(counts(&self.numbers)))
            }
            Asked::Count { declarers, .. } if self.numbers.len() == *declarers => {
                Step::Done(Act::Took(counts(&self.numbers)))
            }
            Asked::Tricks { seats, total } => match self.all_took(seats, *total, by_number) {
                Some(took) => Step::Done(Act::Took(counts(&took))),
                None => Step::Impossible(
                    messages::BoardTricksMissing { typed: self.trick_count(), total: *total }.say(),
                ),
            },
            _ => Step::Nothing,
        }
    }

    /// How many tricks are typed.
    pub(super) fn trick_count(&self) -> usize {
        self.tricks.len() + self.numbers.iter().map(|number| usize::from(*number)).sum::<usize>()
    }

    /// How many tricks each seat took, once what is typed leaves no doubt.
    fn all_took(&self, seats: &[Seat], total: u8, by_number: bool) -> Option<Vec<u8>> {
        let rest = usize::from(total) - self.trick_count();
        if by_number
            && self.digits.is_empty()
            && (rest == 0 || self.numbers.len() + 1 >= seats.len())
        {
            let others = [rest as u8].into_iter().chain(iter::repeat(0));
            return Some(self.numbers.iter().copied().chain(others).take(seats.len()).collect());
        }
        (!by_number && rest == 0).then(|| self.took(seats))
    }

    /// The digits typed, for people; empty if there are none.
    pub(super) fn text(&self) -> String {
        let numbers = self.numbers.iter().map(u8::to_string);
        let tricks = self.tricks.iter().map(|seat| (seat + 1).to_string());
        let digits = (!self.digits.is_empty()).then(|| self.digits.clone());
        numbers.chain(tricks).chain(digits).collect::<Vec<_>>().join(" ")
    }

    /// What is typed for one of those asked, by place; a number that may go on ends in `_`.
    pub(super) fn at(&self, place: usize, asked: &Asked, by_number: bool) -> Option<String> {
        if let Asked::Tricks { seats, total } = asked
            && let Some(all) = self.all_took(seats, *total, by_number)
        {
            return all.get(place).map(u8::to_string);
        }
        match asked {
            Asked::Tricks { seats, .. } if !by_number => Some(self.took(seats)[place].to_string()),
            _ if place == self.numbers.len() => Some(format!("{}_", self.digits)),
            _ => self.numbers.get(place).map(u8::to_string),
        }
    }

    /// How many tricks each seat has so far.
    fn took(&self, seats: &[Seat]) -> Vec<u8> {
        let of = |row| self.tricks.iter().filter(|taker| **taker == row).count();
        let rows = (0..seats.len()).map(|place| row(seats, place));
        rows.map(|row| u8::try_from(of(row)).unwrap_or(u8::MAX)).collect()
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

/// The row, from 0, of the player at a place among those asked: rows stay in turn order, whoever
/// deals.
pub(super) fn row(seats: &[Seat], place: usize) -> usize {
    seats.iter().filter(|seat| **seat < seats[place]).count()
}

/// Numbers in turn.
pub(super) fn counts(numbers: &[u8]) -> Vec<Count> {
    numbers.iter().map(|number| Count::next(i64::from(*number))).collect()
}

/// What can be done once a game is over, besides an extra deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub(super) enum Next {
    /// Begin another game like it.
    Rematch,
    /// Save its sheet as a page.
    SavePage,
    /// Export it.
    Export,
    /// Leave the screen to choose another game.
    Choose,
}

impl Next {
    /// What a digit chooses of what follows a game.
    pub(super) fn chosen(key: KeyCode, asked: &Asked) -> Option<Next> {
        let (KeyCode::Char(digit), Asked::Choice(groups)) = (key, asked) else { return None };
        let line = digit.to_digit(10)?.checked_sub(1)? as usize;
        let first = groups.iter().position(|group| group.options.is_empty())?;
        Next::iter().nth(line.checked_sub(first)?)
    }
}
