//! A club night: several tables, and people who move between them. Movements, draws, rankings and prizes,
//! without a file, a clock or a page.
//!
//! `key` has the keys that decide draws, and `seating` who sits where and who has met. `draw`, `swiss`,
//! `fixed` and `moving` each seat a round. `record` is what was played, `ranking` puts the entries in order,
//! and `prizes` says who gets what.

mod draw;
mod fixed;
mod key;
mod moving;
mod prizes;
mod ranking;
mod record;
mod seating;
mod swiss;

pub use draw::{Drawn, draw};
pub use fixed::{
    MOST_ROTATING, rotation, rotation_rounds, round_robin, rounds_without_repeats, stations,
};
pub use key::{Key, key};
pub use moving::{Moving, Partners, Walk, Winner, next, start};
pub use prizes::{Group, Prize, PrizesEach, Won, award};
pub use ranking::{Criterion, Ranked, order, rank};
pub use record::{
    Extra, Mean, Places, Range, Record, RoundScore, SitOut, Spell, TableScore, Tally,
};
pub use seating::{Past, Seating, SeatingError, Seats, TableSize, snake};
pub use swiss::swiss;
