//! What surrounds a command: the environment, the terminal, answers and failures, and the files
//! that a command line names.
//!
//! `failure`, `progress`, `sudden` and `kept`, which has summaries of all games, are at the bottom; `environment`
//! and `links`, the links to the pages, build on `failure`, `tables`, the games of events, and `ledger` on `context`; `files`,
//! `pager` and `screen` on `environment`, and `context` on `screen`. `answer` builds on these, `bin`,
//! `list`, `drafts`, `sheet` and `hand_out` on `answer`, `choose` and `line` on `list`, `dialog` on `line`, `act_draft` on `drafts` and `dialog`,
//! `questions` on all of them, `games` on `questions`, and `start`, which offers what can be played next, on `games`.

pub(crate) mod act_draft;
pub(crate) mod answer;
pub(crate) mod bin;
pub(crate) mod choose;
mod context;
pub(crate) mod dialog;
pub(crate) mod drafts;
pub(crate) mod environment;
mod failure;
pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod hand_out;
pub(crate) mod kept;
pub(crate) mod ledger;
pub(crate) mod line;
#[cfg(feature = "serve")]
pub(crate) mod links;
mod list;
mod pager;
pub(crate) mod progress;
mod questions;
pub(crate) mod screen;
pub(crate) mod sheet;
pub(crate) mod start;
pub(crate) mod sudden;
pub(crate) mod tables;

pub(crate) use answer::{Answer, Series};
pub(crate) use context::{Context, Medium, game_id};
pub(crate) use failure::{
    AGAINST_THE_RULES, DONE, Failure, PROGRAM, Result, TROUBLE_WITH_DATA, WRONG_COMMAND_LINE,
};
pub(crate) use line::{Reply, ask};
pub(crate) use progress::Progress;
