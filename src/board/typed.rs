//! What is asked for at the board, and what has been typed of it: numbers, tricks by the keys of the
//! seats, or one thing out of a list. The digits alone are enough.

use crate::cards::Seat;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// A number of each player, in this order, up to the most.
    Numbers { seats: Vec<Seat>, most: u8 },
    /// Who took each of so many tricks.
    Tricks { seats: Vec<Seat>, total: u8 },
    /// One number, up to the most.
    Count { most: u8 },
    /// One thing out of several.
    Choice(Vec<Group>),
    /// Nothing.
    Nothing,
}

/// Things to choose from that are told by their second part: the suits of a bid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// What they have in common, or the only one.
    pub(super) label: String,
    /// Each of them, and the words that say it.
    pub(super) options: Vec<(String, Vec<String>)>,
}

impl Group {
    /// Returns a thing that stands by itself.
    pub(super) fn of_one(label: &str, words: &[&str]) -> Group {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Group { label: label.to_owned(), options: vec![(label.to_owned(), words)] }
    }
}

/// The things on a page of a list: as many as there are digits but 0, which turns the page.
pub(super) const ON_A_PAGE: usize = 9;

/// What has been typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The numbers said so far.
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

/// What a key came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It is taken down.
    Taken,
    /// Another number is said.
    Said,
    /// Everything is said; these are the words.
    Done(Vec<String>),
    /// It means nothing here.
    Useless,
}

impl Typed {
    /// Returns whether anything has been typed.
    pub(super) fn is_empty(&self) -> bool {
        *self == Typed::default()
    }

    /// Takes a digit.
    pub(super) fn digit(&mut self, digit: u8, asked: &Asked) -> Step {
        match asked {
            Asked::Numbers { seats, most } => {
                if self.numbers.len() == seats.len() {
                    return Step::Useless;
                }
                self.number(digit, *most)
            }
            Asked::Count { most } => {
                if !self.numbers.is_empty() {
                    return Step::Useless;
                }
                self.number(digit, *most)
            }
            Asked::Tricks { seats, total } => {
                let seat = usize::from(digit).checked_sub(1).filter(|seat| *seat < seats.len());
                match seat.filter(|_| self.tricks.len() < usize::from(*total)) {
                    Some(seat) => self.tricks.push(seat),
                    None => return Step::Useless,
                }
                Step::Taken
            }
            Asked::Choice(groups) => self.choose(digit, groups),
            Asked::Nothing => Step::Useless,
        }
    }

    /// Takes a digit of a number. It ends as soon as no further digit could stand behind it.
    fn number(&mut self, digit: u8, most: u8) -> Step {
        self.digits.push(char::from(b'0' + digit));
        let number: u32 = self.digits.parse().unwrap_or(u32::MAX);
        if number > u32::from(most) {
            self.digits.pop();
            return Step::Useless;
        }
        if number == 0 || number * 10 > u32::from(most) {
            return self.end_number();
        }
        Step::Taken
    }

    fn end_number(&mut self) -> Step {
        match self.digits.parse() {
            Ok(number) => {
                self.numbers.push(number);
                self.digits.clear();
                Step::Said
            }
            Err(_) => Step::Useless,
        }
    }

    fn choose(&mut self, digit: u8, groups: &[Group]) -> Step {
        let labels = self.labels(groups).len();
        let pages = labels.div_ceil(ON_A_PAGE).max(1);
        let Some(index) = usize::from(digit).checked_sub(1) else {
            self.page = (self.page + 1) % pages;
            return if pages > 1 { Step::Taken } else { Step::Useless };
        };
        let index = self.page * ON_A_PAGE + index;
        if index >= labels {
            return Step::Useless;
        }
        let (group, option) = match self.group {
            Some(group) => (group, index),
            None if groups[index].options.len() == 1 => (index, 0),
            None => {
                (self.group, self.page) = (Some(index), 0);
                return Step::Taken;
            }
        };
        Step::Done(groups[group].options[option].1.clone())
    }

    /// Returns what can be chosen now.
    pub(super) fn labels<'a>(&self, groups: &'a [Group]) -> Vec<&'a str> {
        match self.group.and_then(|group| groups.get(group)) {
            Some(group) => group.options.iter().map(|(label, _)| label.as_str()).collect(),
            None => groups.iter().map(|group| group.label.as_str()).collect(),
        }
    }

    /// Takes Enter: the number that was begun is whole; or everything is said.
    pub(super) fn enter(&mut self, asked: &Asked) -> Step {
        if !self.digits.is_empty() {
            return self.end_number();
        }
        let words = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect();
        match asked {
            Asked::Numbers { .. } | Asked::Count { .. } if !self.numbers.is_empty() => {
                Step::Done(words(&self.numbers))
            }
            Asked::Tricks { seats, total } if self.tricks.len() == usize::from(*total) => {
                Step::Done(words(&self.took(seats.len())))
            }
            _ => Step::Useless,
        }
    }

    /// Returns how many tricks each has so far.
    pub(super) fn took(&self, seats: usize) -> Vec<u8> {
        let of = |seat| self.tricks.iter().filter(|taker| **taker == seat).count();
        (0..seats).map(|seat| u8::try_from(of(seat)).unwrap_or(u8::MAX)).collect()
    }

    /// Takes back the last key; returns whether there was one.
    pub(super) fn back(&mut self) -> bool {
        let chose = self.group.take().is_some() || std::mem::take(&mut self.page) > 0;
        self.digits.pop().is_some()
            || self.numbers.pop().is_some()
            || self.tricks.pop().is_some()
            || chose
    }
}
