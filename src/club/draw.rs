//! The draw of a round for everybody present, with the fewest repeated meetings.

use super::key::by_key;
use super::seating::{Past, Seating, SeatingError, Seats, TableSize};

/// How many orders are tried.
const TRIES: u8 = 20;

/// How often everybody's exchanges are gone through in a try.
const MOST_PASSES: usize = 100;

/// A round that was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The seats.
    pub seating: Seating,
    /// The try that was taken, from 0.
    pub tried: u8,
}

/// The best try so far.
struct Try {
    cost: u64,
    tried: u8,
    tables: Vec<Vec<u16>>,
    order: Vec<u16>,
}

/// Draws a round from a seed. It looks only at who is present and what earlier rounds were.
///
/// # Errors
/// They cannot be shared among tables.
pub fn draw(
    present: &[u16],
    past: &Past,
    size: TableSize,
    seed: &str,
    round: u16,
) -> Result<Drawn, SeatingError> {
    let sizes = size.share(present.len())?;
    let bench = bench(present, past, sizes.iter().sum(), seed, round);
    let seated: Vec<u16> =
        present.iter().copied().filter(|number| !bench.contains(number)).collect();

    let mut best: Option<Try> = None;
    for tried in 0..TRIES {
        let order = if tried == 0 {
            by_key(&seated, seed, round)
        } else {
            by_key(&seated, &format!("{seed}+{tried}"), round)
        };
        let mut hall = Hall { past, sizes: &sizes, tables: vec![Vec::new(); sizes.len()] };
        hall.place(&order);
        hall.exchange();
        let cost = hall.cost();
        if best.as_ref().is_none_or(|best| cost < best.cost) {
            best = Some(Try { cost, tried, tables: hall.tables, order });
        }
        if cost == 0 {
            break;
        }
    }

    let Try { tried, mut tables, order, .. } = best.expect("there is a first try");
    let rank = |number: &u16| order.iter().position(|drawn| drawn == number);
    for seats in &mut tables {
        seats.sort_by_key(rank);
        if size.seats == Seats::Sides {
            partner(seats, past);
        }
    }
    Ok(Drawn { seating: Seating { tables, bench }, tried })
}

/// Those who sit out: whoever has done so least, and among equals the last by the keys.
fn bench(present: &[u16], past: &Past, seated: usize, seed: &str, round: u16) -> Vec<u16> {
    let mut order = by_key(present, seed, round);
    order.reverse();
    order.sort_by_key(|number| past.benched(*number));
    order.truncate(present.len() - seated);
    order.sort_unstable();
    order
}

/// Seats four people, given in the order of their keys, so that partners have been so least often.
fn partner(seats: &mut [u16], past: &Past) {
    let [first, second, third, fourth] = *seats else { return };
    let ways = [
        [first, second, third, fourth],
        [first, third, second, fourth],
        [first, second, fourth, third],
    ];
    let way = ways.into_iter().min_by_key(|[north, east, south, west]| {
        past.partnered(*north, *south) + past.partnered(*east, *west)
    });
    seats.copy_from_slice(&way.expect("there are three ways"));
}

/// The tables of one try.
struct Hall<'p> {
    past: &'p Past,
    sizes: &'p [usize],
    tables: Vec<Vec<u16>>,
}

impl Hall<'_> {
    /// What it costs to seat an entry at a table, apart from those in one of its seats.
    fn cost_of(&self, number: u16, table: usize, without: Option<usize>) -> u64 {
        let mut cost = 0;
        for (seat, other) in self.tables[table].iter().enumerate() {
            if Some(seat) != without {
                cost += u64::from(self.past.met(number, *other));
            }
        }
        if self.sizes[table] < self.sizes[0] {
            cost += u64::from(self.past.short(number));
        }
        cost
    }

    /// Seats everybody in turn where it costs least.
    fn place(&mut self, order: &[u16]) {
        for number in order {
            let free = (0..self.sizes.len()).filter(|t| self.tables[*t].len() < self.sizes[*t]);
            let table =
                free.min_by_key(|t| (self.cost_of(*number, *t, None), self.tables[*t].len()));
            self.tables[table.expect("there is a seat for everybody")].push(*number);
        }
    }

    /// Exchanges two entries wherever that costs less, until nothing does.
    fn exchange(&mut self) {
        for _ in 0..MOST_PASSES {
            let mut has_changed = false;
            for table in 0..self.tables.len() {
                for seat in 0..self.tables[table].len() {
                    for other in table + 1..self.tables.len() {
                        for other_seat in 0..self.tables[other].len() {
                            has_changed |= self.exchange_if_better(table, seat, other, other_seat);
                        }
                    }
                }
            }
            if !has_changed {
                return;
            }
        }
    }

    fn exchange_if_better(
        &mut self,
        table: usize,
        seat: usize,
        other: usize,
        other_seat: usize,
    ) -> bool {
        let here = self.tables[table][seat];
        let there = self.tables[other][other_seat];
        let now =
            self.cost_of(here, table, Some(seat)) + self.cost_of(there, other, Some(other_seat));
        let then =
            self.cost_of(there, table, Some(seat)) + self.cost_of(here, other, Some(other_seat));
        if then >= now {
            return false;
        }
        self.tables[table][seat] = there;
        self.tables[other][other_seat] = here;
        true
    }

    /// What the try costs: meetings again, and small tables again.
    fn cost(&self) -> u64 {
        let mut cost = 0;
        for (table, seats) in self.tables.iter().enumerate() {
            for (index, one) in seats.iter().enumerate() {
                let later = seats[index + 1..].iter();
                cost += later.map(|other| u64::from(self.past.met(*one, *other))).sum::<u64>();
                if self.sizes[table] < self.sizes[0] {
                    cost += u64::from(self.past.short(*one));
                }
            }
        }
        cost
    }
}
