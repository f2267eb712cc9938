//! Histories, journals and the store: acknowledged entries are kept, and damage is detected.

mod clocks;
mod coming;
mod coming_and_going;
mod documented_example;
mod early_end;
mod every_act;
mod fix;
mod fix_any;
mod fix_play;
mod history;
mod incidents;
pub(crate) mod journal;
mod let_stand;
mod notes;
mod property;
mod put_right;
mod redeal;
mod rulings;
mod seating;
mod store;
pub(crate) mod table;
mod taken_over;
