//! `games`, `remove` and `restore`: the games stored here, and those in the bin.

use super::people;
use crate::analysis::People;
use crate::game::fold;
use crate::grammar::Games;
use crate::history::GameId;
use crate::output::{plain, text};
use crate::store::{ListedGame, OpenedGame, PlacedGame, Selector, StoreError};
use crate::terminal::kept::{self, KeptGame};
use crate::terminal::{Answer, Context, Failure, Reply, Result, Series, ask, game_id, games};
use crate::views::GameSummary;
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashSet;

#[derive(Serialize, JsonSchema)]
pub(crate) struct MovedJson {
    game: String,
    bin: String,
    current: bool,
}

/// The games stored here, the current one marked, or those in the bin.
pub(super) fn games(context: &Context, asked: &Games) -> Result<Answer> {
    let store = context.store()?;
    let trouble = |error: StoreError| Failure::data(error.to_string());
    if asked.bin {
        let mut games = store.bin().map_err(trouble)?;
        return listed(context, asked, None, |then| {
            games.all(|ListedGame { id, game }| then(id, game.map(KeptGame::of)));
            Ok(())
        });
    }
    let current = store.current().map_err(trouble)?;
    listed(context, asked, current, |then| {
        kept::each(&store, |id, game| (id.clone(), game), |(id, game)| then(id, game))
    })
}

/// Does something with a game that was read; whether to go on.
type Then<'a> = &'a mut dyn FnMut(GameId, Result<KeptGame, StoreError>) -> bool;

/// Whether a game is one of those asked for.
fn is_wanted(game: &KeptGame, asked: &Games, people: &People) -> bool {
    let (summary, day) = (&game.summary, &game.tallied.day);
    let players = game.tallied.people.iter().map(|name| fold(people.who(&summary.game, name)));
    let players: HashSet<String> = players.collect();
    let title = summary.title.as_deref().map(fold);
    asked.player.iter().all(|name| players.contains(&fold(people.player(name))))
        && asked.filter.is_by(&game.tallied.rules)
        && asked.filter.is_since(day)
        && asked.filter.is_until(day)
        && asked.title.as_ref().is_none_or(|part| title.is_some_and(|it| it.contains(&fold(part))))
}

/// Prints games, each as soon as it is read.
fn listed(
    context: &Context,
    asked: &Games,
    current: Option<GameId>,
    each: impl FnOnce(Then<'_>) -> Result<()>,
) -> Result<Answer> {
    let is_chosen = *asked != Games { bin: asked.bin, ..Games::default() };
    // A list of all games needs nobody's names.
    let people = if is_chosen { people::people(&context.store()?)? } else { People::default() };
    let mut series = Series::new(context);
    let is_data = context.global.json || context.global.plain;
    let mut remarks = Vec::new();
    each(&mut |id, game| {
        // Whether one that cannot be read is asked for is unknown.
        let is_wanted = game.as_ref().map_or(!is_chosen, |game| is_wanted(game, asked, &people));
        let mut game = summary(&id, game.map(|game| game.summary));
        game.current = current.as_ref() == Some(&id);
        if !is_wanted {
            remarks.extend(game.trouble.filter(|_| !is_data));
            return true;
        }
        let may_go_on = series.print(&game, |game| match context.global.plain {
            true => plain::game(game),
            false => text::game(game, context.look),
        });
        remarks.extend(game.trouble.filter(|_| !is_data));
        // The remarks are still to come, whether or not the list can be printed.
        may_go_on || !is_data
    })?;
    if !is_data {
        let is_empty = series.is_empty();
        let none = if is_chosen { words::no_such_games() } else { words::no_games(asked.bin) };
        remarks.extend(is_empty.then_some(none));
        remarks.extend(match (asked.bin, is_empty) {
            _ if is_chosen => None,
            (true, false) => Some(context.hint(&Hint::Restore(None))),
            (false, true) => Some(context.hint(&Hint::New)),
            _ => None,
        });
    }
    series.end(Answer::default().with_remarks(remarks))
}

/// A stored game in short.
fn summary(id: &GameId, game: Result<GameSummary, StoreError>) -> GameSummary {
    game.unwrap_or_else(|error| {
        GameSummary::unreadable(id, &words::state_word(&error), error.to_string())
    })
}

/// A game to be moved, in short. One that cannot be relied on may be moved as well.
fn in_short(id: &GameId, game: Result<OpenedGame, StoreError>) -> Result<String, StoreError> {
    match game {
        Err(fault) if !matches!(fault, StoreError::Journal { .. }) => Err(fault),
        game => {
            let game = game.map(|read| GameSummary::of(&read.id, &read.history));
            Ok(summary(id, game).in_short())
        }
    }
}

/// Moves a game to the bin, if the player confirms it.
pub(super) fn remove(context: &Context, id: &str, yes: bool) -> Result<Answer> {
    games::no_game_option(context)?;
    let (store, id) = (context.store()?, game_id(id, Hint::Games)?);
    let failed = |fault| games::store_failure(context, fault);
    let game_text = in_short(&id, store.read(&Selector::Id(id.clone()))).map_err(failed)?;
    match ask(context, yes, &words::ask_to_remove(&id, &game_text))? {
        Reply::Yes => {}
        Reply::No => return Ok(Answer::default().remark(words::not_removed())),
        Reply::Nobody => {
            let failure = Failure::usage(words::nobody_to_ask());
            return Err(failure.hint(Hint::ConfirmRemoval(id.to_string())));
        }
    }
    let removed = store.remove(&id).map_err(failed)?;
    let bin = &removed.id;
    let answer = moved(context, &id, bin, false, words::removed(&id, bin, &game_text));
    let answer = answer.remark(context.hint(&Hint::Restore(Some(bin.to_string()))));
    let none = || [words::no_current_game(), context.hint(&Hint::Open(None))];
    let answer = answer.with_remarks(removed.is_current.then(none).into_iter().flatten());
    Ok(answer.with_remarks(removed.pointer_error.map(|error| error.to_string())))
}

/// Restores a game from the bin.
pub(super) fn restore(context: &Context, bin: &str, to: Option<&str>) -> Result<Answer> {
    games::no_game_option(context)?;
    let (store, bin) = (context.store()?, game_id(bin, Hint::Bin)?);
    let to = to.map(|id| game_id(id, Hint::GiveOtherId)).transpose()?;
    let failed = |fault| games::placing_failure(context, fault);
    let game_text = in_short(&bin, store.read_in_bin(&bin)).map_err(failed)?;
    let PlacedGame { id, is_current, pointer_error } =
        store.restore(&bin, to.as_ref()).map_err(failed)?;
    let line = words::restored(&id, &game_text, (to.is_none() && id != bin).then_some(&bin));
    let answer = moved(context, &id, &bin, is_current, line);
    let answer = answer.remark(match is_current {
        true => words::is_current(),
        false => context.hint(&Hint::Open(Some(id.to_string()))),
    });
    Ok(answer
        .remark(context.hint(&Hint::Remove(id.to_string())))
        .with_remarks(pointer_error.map(|error| error.to_string())))
}

/// What to print of a game that was moved to the bin or back.
fn moved(context: &Context, id: &GameId, bin: &GameId, current: bool, line: String) -> Answer {
    let moved = MovedJson { game: id.to_string(), bin: bin.to_string(), current };
    Answer::json_or(&moved, context, || Answer::paragraphs(&[line], context))
}
