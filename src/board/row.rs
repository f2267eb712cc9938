//! The row of numbers typed at the board, as digits with no separators.

use crate::game::{Act, Count, Game};
use crate::notation::{NumbersDue, RowReadings};
use crate::views::Asked;
use crate::words;
use crate::words::messages;

/// How tricks are typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TrickEntry {
    /// One digit per trick: the player who took it.
    #[default]
    Takers,
    /// One number per player: the tricks taken.
    Numbers,
}

/// A partly typed row of numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NumberRow {
    /// The numbers that were ended one by one.
    pub(super) numbers: Vec<u8>,
    /// The digits after them.
    pub(super) digits: String,
}

/// A way to read the row, as far as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedReading {
    pub(super) numbers: Vec<u8>,
    /// The numbers that the last one may become with another digit.
    pub(super) longer: Vec<u8>,
    /// Whether Enter can end the row as it stands: the numbers left out follow from those typed.
    is_whole: bool,
}

/// The result of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeyResult {
    /// The bid is forbidden by the rules.
    Against(Act),
    /// The act is complete.
    Done(Act),
    /// The key was refused, for this reason.
    Impossible(String),
    /// The row ended, and has these readings.
    Several(Vec<Vec<u8>>),
    /// The key was Backspace, and nothing was typed.
    Empty,
    /// The key was added to the row, or has no meaning here.
    Nothing,
}

impl NumberRow {
    /// Whether nothing is typed.
    pub(super) const fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.digits.is_empty()
    }

    /// Adds a digit to the row, unless the row can no longer become legal.
    pub(super) fn digit(&mut self, digit: char, due: &NumbersDue) -> KeyResult {
        let before = self.readings(due);
        self.digits.push(digit);
        if due.fits(&self.numbers, &self.digits) {
            return KeyResult::Nothing;
        }

        // Let the judge say why the bid is barred; the board then takes the digit back.
        if due.is_bids()
            && let Some(barred) = self.readings(due).barred.first()
        {
            return KeyResult::Against(act(due, barred));
        }
        self.digits.pop();
        if before.whole.iter().any(|numbers| numbers.len() == due.count()) {
            return KeyResult::Nothing;
        }
        KeyResult::Impossible(out_of_range(due, before.so_far().first()))
    }

    /// Ends the number being typed, even if its digits could be several numbers.
    pub(super) fn end_number(&mut self, due: &NumbersDue) -> KeyResult {
        let Ok(number) = self.digits.parse::<u8>() else { return KeyResult::Nothing };
        if due.open(&self.numbers).contains(&number) {
            self.numbers.push(number);
            self.digits.clear();
            KeyResult::Nothing
        } else if due.is_bids() && number <= due.most() {
            KeyResult::Against(act(due, &[self.numbers.as_slice(), &[number]].concat()))
        } else {
            KeyResult::Impossible(out_of_range(due, Some(&self.numbers)))
        }
    }

    /// Ends a row of numbers: records it if it can be read in one way, asks if in several.
    pub(super) fn end(&self, due: &NumbersDue) -> KeyResult {
        if self.is_empty() {
            return if due.is_bids() { KeyResult::Nothing } else { self.tricks_missing(due) };
        }
        let readings = self.readings(due);
        match readings.at_end(due) {
            [one] => KeyResult::Done(act(due, one)),
            // Let the judge say what is wrong.
            [] => match readings.barred.first() {
                Some(barred) if due.is_bids() => KeyResult::Done(act(due, barred)),
                _ => self.tricks_missing(due),
            },
            several => KeyResult::Several(several.to_vec()),
        }
    }

    /// The readings of what is typed.
    fn readings(&self, due: &NumbersDue) -> RowReadings {
        due.readings(&self.numbers, &self.digits)
    }

    /// Says that the numbers typed are too few.
    fn tricks_missing(&self, due: &NumbersDue) -> KeyResult {
        let NumbersDue::Tricks { total, .. } = due else { return KeyResult::Nothing };
        let mut shorter = self.digits.clone();
        shorter.pop();
        let before = due.readings(&self.numbers, &shorter);
        if let [numbers] = before.whole.as_slice()
            && self.readings(due).begun.is_empty()
        {
            return KeyResult::Impossible(out_of_range(due, Some(numbers)));
        }
        let typed = self.shown(due).first().map_or(0, |reading| sum(&reading.numbers));
        KeyResult::Impossible(messages::BoardTricksMissing { typed, total: *total }.say())
    }

    /// The certain part of what is typed: the numbers that all readings begin with, except one that is barred
    /// or may get another digit.
    pub(super) fn certain(&self, due: &NumbersDue) -> Vec<u8> {
        let row = self.shown(due);
        let Some((first, others)) = row.split_first() else { return Vec::new() };
        let mut certain = Vec::new();
        for (place, number) in first.numbers.iter().enumerate() {
            let is_last = place + 1 == first.numbers.len();
            let is_shared = others.iter().all(|other| other.numbers.get(place) == Some(number));
            let may_grow = is_last && !first.longer.is_empty();
            if !is_shared || may_grow || !due.open(&certain).contains(number) {
                break;
            }
            certain.push(*number);
        }
        certain
    }

    /// The numbers typed, if they can be read in one way only.
    pub(super) fn settled(&self, due: &NumbersDue) -> Option<Vec<u8>> {
        match self.readings(due).at_end(due) {
            [numbers] => Some(numbers.clone()),
            _ => None,
        }
    }

    /// Replaces the uncertain part with a number.
    pub(super) fn put(&mut self, number: usize, due: &NumbersDue) {
        self.numbers = self.certain(due);
        self.digits = number.to_string();
    }

    /// The possible meanings of the row, with the keys that decide between them; `None` if there is only one.
    pub(super) fn open(&self, due: &NumbersDue) -> Option<String> {
        let shown = self.shown(due);
        match shown.as_slice() {
            [] => None,
            [only] => {
                let last = only.numbers.last()?;
                (!only.longer.is_empty()).then(|| words::longer_numbers(*last, &only.longer))
            }
            // Do not ask about barred bids or incomplete tricks.
            several if self.readings(due).at_end(due).len() > 1 => {
                let readings = several.iter().map(|reading| spaced(&due.filled(&reading.numbers)));
                Some(words::row_readings(&self.digits, readings))
            }
            _ => None,
        }
    }

    /// The ways in which the row is shown.
    pub(super) fn shown(&self, due: &NumbersDue) -> Vec<TypedReading> {
        let readings = self.readings(due);
        let mut row: Vec<TypedReading> =
            readings.so_far().iter().map(|numbers| self.reading(due, numbers.clone())).collect();
        // The last digit alone is not a legal number.
        let mut shorter = self.digits.clone();
        if row.is_empty()
            && let Some(last) = shorter.pop()
        {
            for numbers in due.readings(&self.numbers, &shorter).so_far() {
                let digit = last as u8 - b'0';
                row.push(self.reading(due, [numbers.as_slice(), &[digit]].concat()));
            }
        }
        row
    }

    fn reading(&self, due: &NumbersDue, numbers: Vec<u8>) -> TypedReading {
        let longer = match numbers.split_last() {
            Some((last, before)) if !self.digits.is_empty() => due.longer(before, *last),
            _ => Vec::new(),
        };
        let is_whole = self.readings(due).whole.contains(&numbers);
        TypedReading { numbers, longer, is_whole }
    }

    /// The number typed for the player at a place among those asked, or several with slashes between them if
    /// the row has several readings. It ends in `_` if it may have more digits.
    pub(super) fn at(&self, place: usize, due: &NumbersDue) -> String {
        let mut cells: Vec<String> = Vec::new();
        for reading in self.shown(due) {
            let cell = reading.cell(place, due);
            if !cell.is_empty() && !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        match cells.as_slice() {
            [first, second, _, ..] => format!("{first}/{second}/…"),
            _ => cells.join("/"),
        }
    }
}

impl TypedReading {
    fn cell(&self, place: usize, due: &NumbersDue) -> String {
        let numbers = if self.is_whole && self.longer.is_empty() {
            due.filled(&self.numbers)
        } else {
            self.numbers.clone()
        };
        let is_open = self.longer.is_empty() && place == numbers.len();
        let may_grow = !self.longer.is_empty() && place + 1 == numbers.len();
        match numbers.get(place) {
            Some(number) if may_grow => format!("{number}_"),
            Some(number) => number.to_string(),
            None if is_open => "_".to_owned(),
            None => String::new(),
        }
    }
}

/// The numbers asked for, at the table or in a correction; `None` if the takers of tricks or a choice are
/// asked for.
pub(super) fn numbers_due(asked: &Asked, entry: TrickEntry, game: &Game) -> Option<NumbersDue> {
    match asked {
        Asked::Bids { seats, most } => Some(NumbersDue::any_bids(seats.len() as u8, *most)),
        Asked::Tricks { seats, total } if entry == TrickEntry::Numbers => {
            Some(NumbersDue::Tricks {
                players: seats.len(),
                total: *total,
                may_be_void: game.setup().rules().play.void_tricks,
            })
        }
        Asked::Count { declarers, most } => {
            Some(NumbersDue::Declarers { declarers: *declarers, most: *most })
        }
        Asked::Tricks { .. } | Asked::Choice(_) => None,
    }
}

/// The act that gives players these numbers.
pub(super) fn act(due: &NumbersDue, numbers: &[u8]) -> Act {
    if due.is_bids() { Act::Bid(counts(numbers)) } else { Act::Took(counts(&due.filled(numbers))) }
}

/// Says why a digit cannot follow some numbers.
fn out_of_range(due: &NumbersDue, before: Option<&Vec<u8>>) -> String {
    let NumbersDue::Tricks { players, total, .. } = due else {
        return messages::BoardNumberTooHigh { most: due.most() }.say();
    };
    let numbers = before.map_or(&[][..], Vec::as_slice);
    let rest = usize::from(*total).saturating_sub(sum(numbers));
    if numbers.len() + 1 == *players {
        messages::BoardTricksLastPlayer { total, rest }.say()
    } else {
        messages::BoardTricksTooMany { rest, total: *total }.say()
    }
}

fn sum(numbers: &[u8]) -> usize {
    numbers.iter().map(|number| usize::from(*number)).sum()
}

/// Numbers with spaces between them.
pub(super) fn spaced(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Numbers for the players in turn.
pub(super) fn counts(numbers: &[u8]) -> Vec<Count> {
    numbers.iter().map(|number| Count::next(i64::from(*number))).collect()
}
