//! Movements that follow the results: the whist drive and the ladder.

use super::seating::{Seating, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// Which side of a table moves on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moving {
    /// The side that lost.
    #[default]
    Losers,
    /// The side that won.
    Winners,
}

/// Who plays with whom after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Partners {
    /// Those who stay part, and each plays with one who arrives.
    #[default]
    Change,
    /// Those who stay play together against those who arrive.
    Keep,
}

/// A movement through tables that follows the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk<'g> {
    /// A whist drive. Seats 1 and 2 are for the entries in the list, the others for the rest.
    Drive {
        /// The entries of group A, whose movers go up; the others go down.
        ups: &'g [u16],
        /// Which side moves.
        moving: Moving,
    },
    /// Winners go towards table 1, and those who lose there go to the last.
    Ladder,
}

/// The winning side of each table: the first or the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Seats 1 and 3, or the first pair.
    First,
    /// Seats 2 and 4, or the second pair.
    Second,
}

/// The first round: as many tables as can be full, in the order of the numbers, and the rest on the bench.
pub fn start(walk: Walk<'_>, numbers: &[u16], seats: Seats) -> Seating {
    let mut floor = Floor::of(&Seating::default(), walk, seats);
    floor.arrive(numbers);
    floor.open_tables();
    floor.seating()
}

/// The next round: the moves, then who has come and who has left, in the order of their numbers.
pub fn next(
    walk: Walk<'_>,
    partners: Partners,
    seats: Seats,
    round: &Seating,
    winners: &[Winner],
    present: &[u16],
) -> Seating {
    let mut floor = Floor::of(round, walk, seats);
    match walk {
        Walk::Drive { moving, .. } => floor.drive(moving, partners, winners),
        Walk::Ladder => floor.climb(partners, winners),
    }
    let known: Vec<u16> = round.numbers().collect();
    let new: Vec<u16> = present.iter().copied().filter(|number| !known.contains(number)).collect();
    floor.arrive(&new);
    for number in known.iter().filter(|number| !present.contains(number)) {
        floor.leave(*number);
    }
    floor.open_tables();
    floor.seating()
}

/// The hall between two rounds. The bench is a station between the last table and the first: a queue for
/// each group, or one where there are no groups.
struct Floor<'g> {
    walk: Walk<'g>,
    seats: Seats,
    tables: Vec<Vec<u16>>,
    queues: [VecDeque<u16>; 2],
}

impl<'g> Floor<'g> {
    fn of(round: &Seating, walk: Walk<'g>, seats: Seats) -> Floor<'g> {
        let mut floor =
            Floor { walk, seats, tables: round.tables.clone(), queues: Default::default() };
        floor.arrive(&round.bench);
        floor
    }

    fn seating(self) -> Seating {
        Seating { tables: self.tables, bench: self.queues.into_iter().flatten().collect() }
    }

    /// The queue of an entry.
    fn queue(&self, number: u16) -> usize {
        match self.walk {
            Walk::Drive { ups, .. } => usize::from(!ups.contains(&number)),
            Walk::Ladder => 0,
        }
    }

    /// Sends entries to the back of their queues.
    fn arrive(&mut self, numbers: &[u16]) {
        for number in numbers {
            let queue = self.queue(*number);
            self.queues[queue].push_back(*number);
        }
    }

    /// Moves whoever moves at each table, and seats those who arrive beside or against those who stay.
    fn drive(&mut self, moving: Moving, partners: Partners, winners: &[Winner]) {
        let Some(last) = self.tables.len().checked_sub(1) else { return };
        let mut stays = Vec::new();
        let mut ups = Vec::new();
        let mut downs = Vec::new();
        for (seats, winner) in self.tables.iter().zip(winners) {
            let second_moves = (*winner == Winner::First) == (moving == Moving::Losers);
            // Each side has one of group A, in seat 1 or 2, and one of group B.
            let (stay, go) = if second_moves { (0, 1) } else { (1, 0) };
            stays.push([seats[stay], seats[stay + 2]]);
            ups.push(seats[go]);
            downs.push(seats[go + 2]);
        }
        self.queues[0].extend(ups.pop());
        let first_up = self.queues[0].pop_front().expect("one has just come");
        ups.insert(0, first_up);
        self.queues[1].push_back(downs.remove(0));
        downs.push(self.queues[1].pop_front().expect("one has just come"));

        for table in 0..=last {
            let [stay_a, stay_b] = stays[table];
            let seats = match partners {
                Partners::Change => [stay_a, ups[table], downs[table], stay_b],
                Partners::Keep => [stay_a, ups[table], stay_b, downs[table]],
            };
            self.tables[table] = seats.to_vec();
        }
    }

    /// Moves winners up one table, and the losers of the first to the end of the queue, from where others
    /// go to the last.
    fn climb(&mut self, partners: Partners, winners: &[Winner]) {
        let Some(last) = self.tables.len().checked_sub(1) else { return };
        let mut stays = Vec::new();
        let mut arrive = Vec::new();
        for (table, (seats, winner)) in self.tables.iter().zip(winners).enumerate() {
            let [first, second] = self.split(seats);
            let (won, lost) =
                if *winner == Winner::First { (first, second) } else { (second, first) };
            let (stay, go) = if table == 0 { (won, lost) } else { (lost, won) };
            stays.push(stay);
            arrive.push(go);
        }
        let losers = arrive.remove(0);
        let places = losers.len();
        self.queues[0].extend(losers);
        arrive.push(self.queues[0].drain(..places).collect());

        for table in 0..=last {
            let mut seats = [stays[table].clone(), arrive[table].clone()].concat();
            if self.seats == Seats::Sides && partners == Partners::Keep {
                seats.swap(1, 2);
            }
            self.tables[table] = seats;
        }
    }

    /// The sides of a table.
    fn split(&self, seats: &[u16]) -> [Vec<u16>; 2] {
        match self.seats {
            Seats::Sides => [vec![seats[0], seats[2]], vec![seats[1], seats[3]]],
            Seats::Alone | Seats::Pairs => [vec![seats[0]], vec![seats[1]]],
        }
    }

    /// Gives the seat of somebody who has left to the front of the queue. If that is empty, the last table
    /// is dissolved onto the bench.
    fn leave(&mut self, number: u16) {
        let queue = self.queue(number);
        if let Some(index) = self.queues[queue].iter().position(|waiting| *waiting == number) {
            self.queues[queue].remove(index);
            return;
        }
        if self.queues[queue].is_empty() {
            let dissolved = self.tables.pop().unwrap_or_default();
            let others: Vec<u16> =
                dissolved.into_iter().filter(|seated| *seated != number).collect();
            for seated in others.into_iter().rev() {
                let queue = self.queue(seated);
                self.queues[queue].push_front(seated);
            }
        }
        let seat = self.tables.iter_mut().flatten().find(|seated| **seated == number);
        if let Some(seat) = seat
            && let Some(next) = self.queues[queue].pop_front()
        {
            *seat = next;
        }
    }

    /// Opens tables at the end as long as enough wait.
    fn open_tables(&mut self) {
        let places = if self.seats == Seats::Pairs { 2 } else { 4 };
        loop {
            let seats: Vec<u16> = match self.walk {
                Walk::Drive { .. } => {
                    if self.queues.iter().any(|queue| queue.len() < 2) {
                        return;
                    }
                    self.queues.iter_mut().flat_map(|queue| queue.drain(..2)).collect()
                }
                Walk::Ladder => {
                    if self.queues[0].len() < places {
                        return;
                    }
                    self.queues[0].drain(..places).collect()
                }
            };
            self.tables.push(seats);
        }
    }
}
