//! The record: what was acknowledged is kept, what is damaged is noticed.

mod documented_example;
mod fix;
mod fix_any;
mod fix_play;
mod history;
mod journal;
mod property;
mod rulings;
mod seating;
mod store;
pub(crate) mod table;
