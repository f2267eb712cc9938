//! The grammar of the command line: commands, options and their help, as clap reads them. The
//! shell, the prompt and scripts all use it. Nothing here prints or touches the disk.
//!
//! `shared` is at the bottom; `recording`, `check`, `games` and `about` build on it, and `cli` puts
//! them together. `help` presents the whole, and `parse` reads command lines; `fault` says what is
//! wrong with one. `prints` says what a command prints, and `request` turns commands that record into
//! requests. `hints` spells the hints of `words` as command lines.

mod about;
mod check;
mod cli;
pub(crate) mod fault;
mod games;
pub(crate) mod help;
pub(crate) mod hints;
pub(crate) mod parse;
mod prints;
mod recording;
pub(crate) mod request;
mod shared;

pub(crate) use about::{About, SchemaName};
pub(crate) use check::{Check, CheckBid, CheckCall, CheckPlay, CheckTrick, OfCards};
#[cfg(feature = "serve")]
pub(crate) use cli::Serve;
pub(crate) use cli::{
    Audit, Cli, Command, Global, Line, New, Reading, Replay, Rules, Schedule, Score, Symbols,
    WhatIfArgs,
};
pub(crate) use games::{
    Export, FactFormat, Filter, Games, Import, Manage, PlayersChange, Rematch, Rescore, Settle,
    StatsArgs,
};
pub(crate) use recording::{Fix, Recording, ShortOptions};
pub(crate) use shared::{AuditFormat, BookFormat, Choice, Drawing, Format, ListFormat};
