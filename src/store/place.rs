//! Which game is meant, and where its journal is.

use crate::history::GameId;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Which game is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector {
    /// The game most recently written to.
    Current,
    /// A game of the folder.
    Id(GameId),
    /// A journal anywhere.
    Path(PathBuf),
}

/// Writes an id or a path as it is read; nothing for the current game.
impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Selector::Current => Ok(()),
            Selector::Id(id) => id.fmt(f),
            Selector::Path(path) => path.display().fmt(f),
        }
    }
}

/// Reads a path if the text has a separator in it or ends in `.jsonl`, and an id otherwise.
impl FromStr for Selector {
    type Err = <GameId as FromStr>::Err;

    fn from_str(text: &str) -> Result<Selector, Self::Err> {
        if text.contains(std::path::is_separator) || text.ends_with(".jsonl") {
            return Ok(Selector::Path(text.into()));
        }
        text.parse::<GameId>().map(Selector::Id)
    }
}

/// Where a journal is, or would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct JournalPlace {
    /// The id of a game in the folder of games or in the bin; `None` for a journal elsewhere.
    pub(super) id: Option<GameId>,
    /// The path; absolute for a journal elsewhere.
    pub(super) path: PathBuf,
}

impl JournalPlace {
    pub(super) fn in_folder(folder: &Path, id: &GameId) -> JournalPlace {
        JournalPlace {
            id: Some(id.clone()),
            path: folder.join(format!("{}.jsonl", id.in_lower_case())),
        }
    }
}
