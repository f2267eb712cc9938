//! What surrounds a command: the environment, the terminal, answers and failures, and the files
//! that a command line names.
//!
//! `failure` and `pager` are at the bottom; `files` and `context` build on them, `answer`
//! on `context`, `ask` on `answer`, `choose` on `files`, and `games` on `answer` and `choose`.
//! `lookup` stands alone.

pub(crate) mod answer;
pub(crate) mod ask;
pub(crate) mod choose;
pub(crate) mod context;
pub(crate) mod failure;
pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod lookup;
mod pager;
