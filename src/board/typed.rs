//! The input at the board: numbers, the taker of each trick, or one act out of a list. The digits alone
//! are enough to type all of it.

use crate::cards::Seat;
use crate::game::{Act, Count};
use crate::views::{ActGroup, Asked};
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;
use std::ops::RangeInclusive;
use strum::{EnumIter, IntoEnumIterator};

/// The number of choices on a page of a list: one for each digit but 0, which turns the page.
pub(super) const ON_A_PAGE: usize = 9;

/// How tricks are typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TrickEntry {
    /// The digit of the player who took it, for each trick.
    #[default]
    Takers,
    /// The number of tricks, for each player.
    Numbers,
}

/// What has been typed, but not recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The complete numbers.
    pub(super) numbers: Vec<u8>,
    /// The digits of a number that may have more.
    pub(super) digits: String,
    /// Who took each trick, as indices of the players in turn order, in the order typed.
    pub(super) tricks: Vec<usize>,
    /// The group chosen.
    pub(super) group: Option<usize>,
    /// The page of the list, counted from 0.
    pub(super) page: usize,
}

/// The result of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeyResult {
    /// It completed a number.
    Number,
    /// It completed the act.
    Done(Act),
    /// It was refused, for this reason.
    Impossible(String),
    /// It was Backspace, and nothing was typed.
    Empty,
    /// It was typed, or has no meaning here.
    Nothing,
}

impl Typed {
    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode, asked: &Asked, entry: TrickEntry) -> KeyResult {
        match key {
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit, asked, entry),
            KeyCode::Enter if !self.digits.is_empty() => self.end_number(asked, entry),
            KeyCode::Enter => self.end(asked, entry),
            KeyCode::Backspace | KeyCode::Delete | KeyCode::Char('-') => {
                let was_empty = *self == Typed::default();
                self.back();
                if was_empty { KeyResult::Empty } else { KeyResult::Nothing }
            }
            _ => KeyResult::Nothing,
        }
    }

    fn digit(&mut self, digit: char, asked: &Asked, entry: TrickEntry) -> KeyResult {
        // The digit 1 means the first line or player; 0 means none.
        let index = (digit as usize - '0' as usize).checked_sub(1);
        match asked {
            Asked::Choice(groups) => match index {
                Some(line) => self.choose(line, groups),
                None => self.turn_page(groups),
            },
            Asked::Tricks { seats, total } if entry == TrickEntry::Takers => {
                if self.tricks.len() == usize::from(*total) {
                    return KeyResult::Nothing;
                }
                match index {
                    Some(seat) if seat < seats.len() => {
                        self.tricks.push(seat);
                        KeyResult::Nothing
                    }
                    _ => {
                        KeyResult::Impossible(messages::BoardDigitRange { most: seats.len() }.say())
                    }
                }
            }
            _ if self.range(asked, entry).is_none() => KeyResult::Nothing,
            _ => self.digit_of_number(digit, asked, entry),
        }
    }

    fn digit_of_number(&mut self, digit: char, asked: &Asked, entry: TrickEntry) -> KeyResult {
        self.digits.push(digit);
        let open = self.open(asked, entry);
        if open.is_empty() {
            self.digits.pop();
            return KeyResult::Impossible(self.out_of_range(asked));
        }

        // A number ends as soon as no further digit can follow.
        if open.iter().all(|number| number.to_string() == self.digits) {
            self.end_number(asked, entry)
        } else {
            KeyResult::Nothing
        }
    }

    /// The range of the next number, if one is asked for.
    fn range(&self, asked: &Asked, entry: TrickEntry) -> Option<RangeInclusive<u8>> {
        let typed = self.numbers.len();
        match asked {
            Asked::Bids { seats, most } if typed < seats.len() => Some(0..=*most),
            Asked::Count { declarers, most } if typed < *declarers => Some(0..=*most),
            Asked::Tricks { seats, total }
                if entry == TrickEntry::Numbers && typed < seats.len() =>
            {
                let rest = total.saturating_sub(self.numbers.iter().sum());
                // The last number follows from the others.
                let is_last = typed + 1 == seats.len();
                Some(if is_last { rest..=rest } else { 0..=rest })
            }
            _ => None,
        }
    }

    /// The numbers that begin with the digits typed.
    pub(super) fn open(&self, asked: &Asked, entry: TrickEntry) -> Vec<u8> {
        let Some(range) = self.range(asked, entry) else { return Vec::new() };
        range.filter(|number| number.to_string().starts_with(&self.digits)).collect()
    }

    /// Says why a number cannot be the next one.
    fn out_of_range(&self, asked: &Asked) -> String {
        let range = self.range(asked, TrickEntry::Numbers).unwrap_or(0..=0);
        let most = *range.end();
        match asked {
            Asked::Tricks { total, .. } if *range.start() == most => {
                messages::BoardTricksLastPlayer { total, rest: most }.say()
            }
            Asked::Tricks { total, .. } => {
                messages::BoardTricksTooMany { rest: most, total: *total }.say()
            }
            _ => messages::BoardNumberTooHigh { most }.say(),
        }
    }

    fn end_number(&mut self, asked: &Asked, entry: TrickEntry) -> KeyResult {
        match self.digits.parse() {
            Ok(number) if self.open(asked, entry).contains(&number) => {
                self.numbers.push(number);
                self.digits.clear();
                KeyResult::Number
            }
            _ => KeyResult::Impossible(self.out_of_range(asked)),
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
            None => KeyResult::Nothing,
        }
    }

    /// The labels to choose from now.
    pub(super) fn labels<'a>(&self, groups: &'a [ActGroup]) -> Vec<&'a str> {
        match self.group.and_then(|group| groups.get(group)) {
            Some(group) => group.options.iter().map(|(label, _)| label.as_str()).collect(),
            None => groups.iter().map(|group| group.label.as_str()).collect(),
        }
    }

    /// Ends the act.
    fn end(&self, asked: &Asked, entry: TrickEntry) -> KeyResult {
        match asked {
            Asked::Bids { .. } if !self.numbers.is_empty() => {
                KeyResult::Done(Act::Bid(counts(&self.numbers)))
            }
            Asked::Count { declarers, .. } if self.numbers.len() == *declarers => {
                KeyResult::Done(Act::Took(counts(&self.numbers)))
            }
            Asked::Tricks { seats, total } => match self.all_took(seats, *total, entry) {
                Some(took) => KeyResult::Done(Act::Took(counts(&took))),
                None => KeyResult::Impossible(
                    messages::BoardTricksMissing { typed: self.trick_count(), total: *total }.say(),
                ),
            },
            _ => KeyResult::Nothing,
        }
    }

    /// The number of tricks typed.
    pub(super) fn trick_count(&self) -> usize {
        self.tricks.len() + self.numbers.iter().map(|number| usize::from(*number)).sum::<usize>()
    }

    /// The number of tricks that each seat took, once the input determines them all.
    fn all_took(&self, seats: &[Seat], total: u8, entry: TrickEntry) -> Option<Vec<u8>> {
        let rest = usize::from(total) - self.trick_count();
        match entry {
            TrickEntry::Takers if rest == 0 => Some(self.took(seats)),
            TrickEntry::Numbers
                if self.digits.is_empty()
                    && (rest == 0 || self.numbers.len() + 1 >= seats.len()) =>
            {
                let mut took = self.numbers.clone();
                if took.len() < seats.len() {
                    took.push(rest as u8);
                    took.resize(seats.len(), 0);
                }
                Some(took)
            }
            _ => None,
        }
    }

    /// The digits typed, as a person reads them; empty if there are none.
    pub(super) fn text(&self) -> String {
        let mut words: Vec<String> = self.numbers.iter().map(u8::to_string).collect();
        words.extend(self.tricks.iter().map(|seat| (seat + 1).to_string()));
        if !self.digits.is_empty() {
            words.push(self.digits.clone());
        }
        words.join(" ")
    }

    /// The number typed for the player at a place among those asked. It ends in `_` if it may have more
    /// digits.
    pub(super) fn at(&self, place: usize, asked: &Asked, entry: TrickEntry) -> Option<String> {
        if let Asked::Tricks { seats, total } = asked
            && let Some(all) = self.all_took(seats, *total, entry)
        {
            return all.get(place).map(u8::to_string);
        }
        match asked {
            Asked::Tricks { seats, .. } if entry == TrickEntry::Takers => {
                Some(self.took(seats)[place].to_string())
            }
            _ if place == self.numbers.len() => Some(format!("{}_", self.digits)),
            _ => self.numbers.get(place).map(u8::to_string),
        }
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

    /// Takes back the last key, and any choice from a list.
    pub(super) fn back(&mut self) {
        self.group = None;
        self.page = 0;
        if self.digits.pop().is_none() && self.numbers.pop().is_none() {
            self.tricks.pop();
        }
    }
}

/// The row, from 0, of the player at a place among those asked. Rows stay in turn order in every deal.
pub(super) fn row(seats: &[Seat], place: usize) -> usize {
    seats.iter().filter(|seat| **seat < seats[place]).count()
}

/// Numbers for the players in turn.
pub(super) fn counts(numbers: &[u8]) -> Vec<Count> {
    numbers.iter().map(|number| Count::next(i64::from(*number))).collect()
}

/// What can be done once a game is over, other than an extra deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub(super) enum AfterGame {
    /// Begin another game like it.
    Rematch,
    /// Save its sheet as a page.
    SavePage,
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
}
