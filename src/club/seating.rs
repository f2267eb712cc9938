//! Who sits where in a round, and what earlier rounds say about who has met.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The seats of a round. An entry is a person or a pair, and has a number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Seating {
    /// The entries at each table, in the order of the seats. A pair stands once and has both seats of its side.
    pub tables: Vec<Vec<u16>>,
    /// Those who sit out, in the order in which they come back where they wait in a queue.
    pub bench: Vec<u16>,
}

impl Seating {
    /// Every entry that is at a table or on the bench.
    pub fn numbers(&self) -> impl Iterator<Item = u16> {
        self.tables.iter().flatten().chain(&self.bench).copied()
    }

    /// The table of an entry and its seat, both from 1.
    pub fn seat_of(&self, number: u16) -> Option<(usize, usize)> {
        self.tables.iter().zip(1..).find_map(|(seats, table)| {
            let seat = seats.iter().position(|seated| *seated == number)?;
            Some((table, seat + 1))
        })
    }
}

/// Whom the seats of a table hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Each a person who plays alone.
    Alone,
    /// Four people: seats 1 and 3 against seats 2 and 4.
    Sides,
    /// Two pairs.
    Pairs,
}

/// How many entries sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// How many are wanted.
    pub wanted: usize,
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// Whom the seats hold. Other than `Alone` they fix the numbers: four people or two pairs.
    pub seats: Seats,
}

/// Entries that cannot be shared among tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct SeatingError {
    /// How many are present.
    pub present: usize,
    /// How many the method and the tables need, at least.
    pub least: usize,
    /// And at most.
    pub most: usize,
}

impl TableSize {
    /// Tables for people who play alone.
    pub const fn alone(wanted: usize, least: usize, most: usize) -> TableSize {
        TableSize { wanted, least, most, seats: Seats::Alone }
    }

    /// Tables of two sides.
    pub const fn two_sides(seats: Seats) -> TableSize {
        let wanted = if matches!(seats, Seats::Pairs) { 2 } else { 4 };
        TableSize { wanted, least: wanted, most: wanted, seats }
    }

    /// The size of each table, larger ones first. With sides, whoever is left over sits out.
    ///
    /// # Errors
    /// There are too few or too many entries.
    pub fn share(self, present: usize) -> Result<Vec<usize>, SeatingError> {
        if self.seats != Seats::Alone {
            let tables = present / self.wanted;
            if tables == 0 {
                return Err(SeatingError { present, least: self.wanted, most: usize::MAX });
            }
            return Ok(vec![self.wanted; tables]);
        }
        let mut tables = present.div_ceil(self.wanted).max(1);
        while tables > 1 && present / tables < self.least {
            tables -= 1;
        }
        if present < self.least || present.div_ceil(tables) > self.most {
            return Err(SeatingError { present, least: self.least, most: self.most * tables });
        }
        let larger = present % tables;
        Ok((0..tables).map(|table| present / tables + usize::from(table < larger)).collect())
    }

    /// The seats of each side, from 0, for a table of this many entries.
    pub fn sides(self, entries: usize) -> Vec<Vec<usize>> {
        match self.seats {
            Seats::Sides => vec![vec![0, 2], vec![1, 3]],
            Seats::Alone | Seats::Pairs => (0..entries).map(|seat| vec![seat]).collect(),
        }
    }
}

/// How often entries have met, been partners, sat at a small table, or sat out.
#[derive(Clone, Debug)]
pub struct Past {
    width: usize,
    met: Vec<u16>,
    partnered: Vec<u16>,
    short: Vec<u16>,
    benched: Vec<u16>,
}

impl Past {
    /// What earlier rounds say, for entries up to a number.
    pub fn of(rounds: &[Seating], size: TableSize, highest: u16) -> Past {
        let width = usize::from(highest) + 1;
        let mut past = Past {
            width,
            met: vec![0; width * width],
            partnered: vec![0; width * width],
            short: vec![0; width],
            benched: vec![0; width],
        };
        for round in rounds {
            past.add(round, size);
        }
        past
    }

    fn add(&mut self, round: &Seating, size: TableSize) {
        let largest = round.tables.iter().map(Vec::len).max().unwrap_or_default();
        for seats in &round.tables {
            for (seat, one) in seats.iter().enumerate() {
                if seats.len() < largest {
                    self.short[usize::from(*one)] += 1;
                }
                for (other_seat, other) in seats.iter().enumerate() {
                    let index = self.index(*one, *other);
                    if one != other {
                        self.met[index] += 1;
                    }
                    if size.seats == Seats::Sides && seat.abs_diff(other_seat) == 2 {
                        self.partnered[index] += 1;
                    }
                }
            }
        }
        for number in &round.bench {
            self.benched[usize::from(*number)] += 1;
        }
    }

    fn index(&self, one: u16, other: u16) -> usize {
        usize::from(one) * self.width + usize::from(other)
    }

    /// In how many rounds both sat at one table.
    pub fn met(&self, one: u16, other: u16) -> u16 {
        self.met[self.index(one, other)]
    }

    /// In how many rounds both were partners.
    pub(super) fn partnered(&self, one: u16, other: u16) -> u16 {
        self.partnered[self.index(one, other)]
    }

    /// In how many rounds an entry sat at a table smaller than the largest.
    pub(super) fn short(&self, number: u16) -> u16 {
        self.short[usize::from(number)]
    }

    /// In how many rounds an entry sat out.
    pub(super) fn benched(&self, number: u16) -> u16 {
        self.benched[usize::from(number)]
    }

    /// How many pairs at the tables of a round have met before.
    pub fn repeats(&self, round: &Seating) -> u32 {
        let mut repeats = 0;
        for seats in &round.tables {
            for (index, one) in seats.iter().enumerate() {
                let later = seats[index + 1..].iter();
                repeats += later.filter(|other| self.met(*one, **other) > 0).count() as u32;
            }
        }
        repeats
    }
}

/// Those who qualified, in the order of their places, at tables of a final: the first goes to table 1, and the
/// line turns back at the last table.
pub fn snake(qualified: &[u16], tables: usize) -> Seating {
    let mut seating = Seating { tables: vec![Vec::new(); tables], bench: Vec::new() };
    for (index, number) in qualified.iter().enumerate() {
        let step = index % tables;
        let is_back = (index / tables) % 2 == 1;
        let table = if is_back { tables - 1 - step } else { step };
        seating.tables[table].push(*number);
    }
    seating
}
