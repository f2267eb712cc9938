//! What surrounds a command: the environment, the terminal, answers and failures, and the files
//! that a command line names.
//!
//! `failure`, `pager`, `progress` and `sudden` are at the bottom, with `kept`, what is kept of journals; `files` and
//! `context` build on them, `answer` and `choose` on both, `bin` and `sheet` on `answer`, `questions` on all of these, `games`
//! on `questions`, and `start`, what can be played next, on `games` and `kept`.

pub(crate) mod answer;
pub(crate) mod bin;
pub(crate) mod choose;
pub(crate) mod context;
mod failure;
pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod kept;
mod pager;
mod progress;
mod questions;
pub(crate) mod sheet;
pub(crate) mod start;
pub(crate) mod sudden;

pub(crate) use answer::{Answer, Reply, Series, ask};
pub(crate) use context::{Context, Medium, game_id};
pub(crate) use failure::{
    AGAINST_THE_RULES, DONE, Failure, PROGRAM, Result, TROUBLE_WITH_DATA, WRONG_COMMAND_LINE,
};
pub(crate) use progress::Progress;
