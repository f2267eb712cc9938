//! The grammar of the command line: commands, options and their help, as clap reads them. The
//! shell, the prompt and scripts all use it. Nothing here prints or touches the disk.
//!
//! `shared` is at the bottom; `fix`, `recording`, `check`, `games` and `about` build on it, and `cli`
//! puts them together. `help` presents the whole with `examples` and `pages`; `parse` reads command
//! lines, and `complete` completes them. `request` makes requests of the commands that record.
//! `hints` spells as command lines what `words` proposes.

mod about;
mod check;
mod cli;
pub(crate) mod complete;
pub(crate) mod examples;
mod fix;
mod games;
pub(crate) mod help;
pub(crate) mod hints;
pub(crate) mod pages;
pub(crate) mod parse;
mod recording;
pub(crate) mod request;
mod shared;

pub(crate) use about::{About, Help, Man, Schema, SchemaName, Shell};
pub(crate) use check::{Check, CheckBid, CheckCall, CheckPlay, CheckTrick, OfCards};
pub(crate) use cli::{
    Cli, Color, Command, Global, Line, New, Replay, Rules, Schedule, Score, Symbols,
};
pub(crate) use fix::Fix;
pub(crate) use games::{Export, Games, Import, Manage, Remove, Restore};
pub(crate) use recording::{Recording, ShortOptions};
pub(crate) use shared::{Choice, Drawing, Format, ListFormat};
