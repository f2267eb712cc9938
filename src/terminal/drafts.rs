//! What is being typed in a game, kept in a file beside the games until it is recorded. A draft is only offered
//! again; nothing is recorded from it.

use super::{Context, Failure, Result};
use crate::history::GameId;
use crate::store::TextFile;

/// What was being typed for one question of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The question, as its front end names it.
    pub(crate) question: String,
    /// What was typed; empty if nothing was.
    pub(crate) typed: String,
}

/// The draft of a game, if there is one.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn read(context: &Context, game: &GameId) -> Result<Option<Draft>> {
    let text = context.store()?.read_text(TextFile::DRAFTS);
    let text = text.map_err(|error| Failure::beside(&error))?.unwrap_or_default();
    for line in text.lines() {
        let mut parts = line.splitn(3, '\t');
        if parts.next() == Some(game.as_str())
            && let (Some(question), Some(typed)) = (parts.next(), parts.next())
        {
            return Ok(Some(Draft { question: question.to_owned(), typed: typed.to_owned() }));
        }
    }
    Ok(None)
}

/// Replaces the draft of a game; without anything typed, the game has none.
///
/// # Errors
/// The file cannot be locked or written.
pub(crate) fn write(context: &Context, game: &GameId, draft: &Draft) -> Result<()> {
    let locked = context.store()?.lock_text(TextFile::DRAFTS);
    let locked = locked.map_err(|error| Failure::beside(&error))?;
    let mut text = String::new();
    for line in locked.text.as_deref().unwrap_or_default().lines() {
        if line.split('\t').next() != Some(game.as_str()) {
            text += line;
            text.push('\n');
        }
    }
    if !draft.typed.is_empty() {
        text += &format!("{game}\t{}\t{}\n", draft.question, draft.typed);
    }
    locked.replace(&text).map_err(|error| Failure::beside(&error))
}
