//! A club night: several tables, and people who move between them. Movements, draws, rankings and prizes,
//! without a file, a clock or a page.
//!
//! `key` has the keys that decide draws, and `seating` who sits where and who has met. `draw`, `swiss`,
//! `fixed` and `moving` each seat a round. `record` is what was played, `ranking` puts the entries in order,
//! and `prizes` says who gets what. `plan` is what an event is played by, `act` what can be recorded of it, and
//! `event` what its acts have made of it, with `seated` for who sits where and `refusal` for what cannot be recorded. On
//! it build `apply`, which records, `drawing`, which seats the next round and recomputes those before, `standings`, and
//! `journal`, the event as bytes, with `flags` for what a director should look at. `season` adds up many evenings.

mod act;
mod apply;
mod draw;
mod drawing;
mod event;
mod fixed;
mod flags;
mod journal;
mod key;
mod moving;
mod plan;
mod prizes;
mod ranking;
mod record;
mod refusal;
mod season;
mod seated;
mod seating;
mod standings;
mod swiss;

pub use act::EventAct;
pub use draw::{Drawn, draw};
pub use drawing::check_draws;
pub use event::{
    Entry, Event, GameResult, MOST_ENTRIES, MOST_ROUNDS, MOST_TABLES, Round, TableState,
    TypedResult,
};
pub use fixed::{
    MOST_ROTATING, rotation, rotation_rounds, round_robin, rounds_without_repeats, stations,
};
pub use flags::Flag;
pub use journal::{EventEntry, EventHistory, EventJournalError};
pub use key::{Key, key};
pub use moving::{Moving, Partners, Walk, Winner, next, start};
pub use plan::{
    Cards, Carry, Confirm, CutSeating, EntryOf, Method, Plan, PlanError, Results, Show, Stage,
};
pub use prizes::{Group, Prize, PrizesEach, Won, award};
pub use ranking::{Criterion, Ranked, order, rank};
pub use record::{
    Extra, Mean, Places, Range, Record, RoundScore, SitOut, Spell, TableScore, Tally,
};
pub use refusal::EventRefusal;
pub use season::{
    Evening, EveningResult, Season, SeasonGames, SeasonRow, SeasonScore, SeasonTie, SeasonValue,
};
pub use seating::{Past, Seating, SeatingError, Seats, TableSize, snake};
pub use standings::{ChangedCut, Standings};
pub use swiss::swiss;
