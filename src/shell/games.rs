//! `games`: the games stored here, or in the bin.

use crate::grammar::Games;
use crate::history::GameId;
use crate::output::{plain, text};
use crate::store::{ListedGame, StoreError};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::GameSummary;
use crate::words::{self, Hint};

/// The games stored here, the current one marked, or those in the bin.
pub(crate) fn games(context: &Context, asked: &Games) -> Result<Answer, Failure> {
    let store = context.store()?;
    let trouble = |error: StoreError| Failure::data(error.to_string());
    let (listed, current) = if asked.bin {
        (store.bin().map_err(trouble)?, None)
    } else {
        (store.list().map_err(trouble)?, store.current())
    };
    let games: Vec<GameSummary> =
        listed.iter().map(|listed| summary(listed, current.as_ref())).collect();
    if context.global.json {
        return Ok(Answer::json(&games));
    }
    if context.global.plain {
        return Ok(Answer::data(plain::games(&games)));
    }
    let hint = if asked.bin { Hint::Restore(None) } else { Hint::New };
    if games.is_empty() {
        let answer = Answer::default().remark(words::no_games(asked.bin));
        return Ok(if asked.bin { answer } else { answer.remark(context.hint(&hint)) });
    }
    let mut answer = Answer::result(text::games(&games, context.look));
    answer.remarks.extend(games.into_iter().filter_map(|game| game.trouble));
    Ok(if asked.bin { answer.remark(context.hint(&hint)) } else { answer })
}

/// A stored game in short.
pub(crate) fn summary(listed: &ListedGame, current: Option<&GameId>) -> GameSummary {
    let is_current = current == Some(&listed.id);
    match &listed.game {
        Ok(read) => GameSummary::of(&listed.id, is_current, &read.history),
        Err(error) => {
            let state = games::state_word(error);
            GameSummary::unreadable(&listed.id, is_current, state, error.to_string())
        }
    }
}
