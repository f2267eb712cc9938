//! The answer about a game that was moved to the bin, or back.

use super::{Answer, Context};
use crate::history::GameId;
use schemars::JsonSchema;
use serde::Serialize;

/// A game that was moved.
#[derive(Serialize, JsonSchema)]
pub(crate) struct MovedGame {
    /// Its id.
    game: String,
    /// Its id in the bin.
    bin: String,
    /// Whether it is the current game now.
    pub(crate) current: bool,
}

/// What was moved.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum Moved {
    /// A game.
    Game(MovedGame),
    /// The games of an import.
    Batch(Vec<MovedGame>),
}

impl MovedGame {
    /// A game that is not the current one now.
    pub(crate) fn of(id: &GameId, bin: &GameId) -> MovedGame {
        MovedGame { game: id.to_string(), bin: bin.to_string(), current: false }
    }
}

/// The answer about a game that was moved to the bin or back.
pub(crate) fn moved(context: &Context, game: MovedGame, line: String) -> Answer {
    Answer::json_or(&Moved::Game(game), context, || Answer::paragraphs(&[line], &context.screen))
}
