//! The tests of the library and of the real program, by theme. The oracle beside them is a program of its own, so that
//! it can be built with a profile of its own.

mod architecture;
mod auctions;
mod board;
mod common;
mod contracts;
mod documents;
mod evenings;
mod faults;
mod formats;
mod games;
mod hook;
mod hostile;
mod house_rules;
mod play;
mod prompt;
mod record;
mod refusals;
mod round_trips;
mod schedules;
mod scoring;
mod sheet;
mod shell;
mod source_tables;
mod vectors;
