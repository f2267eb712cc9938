//! Tests of the library and of the real program. The oracle is a separate test program, so that it
//! can be built with its own profile.

mod adopted_laws;
mod analysis;
mod architecture;
mod archive;
mod auctions;
mod audit;
mod board;
mod book;
mod changed_keys;
mod citations;
mod club;
mod common;
mod contracts;
mod corpus;

mod documents;
mod euchre;
mod evenings;
mod every_rule;
mod faults;
mod forgiving;
mod formats;
mod games;
mod hook;
mod hostile;
mod house_rules;
mod incidents;
mod kinds;
mod languages;
mod law_pages;
mod laws;
mod more_games;
mod packs;
mod play;
mod prompt;
mod random_rules;
mod readings;
mod record;
mod refusals;
mod round_trips;
mod schedules;
mod scoring;
mod sentences;
mod settled_games;
mod sheet;
mod shell;
mod sides;
mod situations;
mod source_tables;
mod tallied_games;
mod tally_fixes;
mod undescribed;
mod vectors;
#[cfg(feature = "serve")]
mod web;
