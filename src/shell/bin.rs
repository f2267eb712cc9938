//! `remove` and `restore`: games to the bin, and back.

use super::games::summary;
use crate::grammar::{Remove, Restore};
use crate::store::{ListedGame, PlacedGame, Selector};
use crate::terminal::answer::Answer;
use crate::terminal::ask::{Reply, ask};
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(crate) struct MovedJson {
    game: String,
    bin: String,
    current: bool,
}

/// Moves a game to the bin, if the player confirms it.
pub(crate) fn remove(context: &Context, asked: &Remove) -> Result<Answer, Failure> {
    no_game_option(context)?;
    let (store, id) = (context.store()?, game_id(&asked.id)?);
    let failed = |fault| games::store_failure(context, fault);
    let game = store.read(&Selector::Id(id.clone()));
    if let Err(fault) = &game
        && !fault.is_journal_error()
    {
        return Err(game.map_err(failed).map(drop).expect_err("it was looked at"));
    }
    let game_text = summary(&ListedGame { id: id.clone(), game }, None).in_short();
    if !asked.yes {
        match ask(context, &words::ask_to_remove(&id, &game_text))? {
            Reply::Yes => {}
            Reply::No => return Ok(Answer::default().remark(words::not_removed())),
            Reply::Nobody => {
                let failure = Failure::usage(words::nobody_to_ask().into());
                return Err(failure.hint(Hint::ConfirmRemoval(id.to_string())));
            }
        }
    }
    let removed = store.remove(&id).map_err(failed)?;
    let bin = &removed.id;
    let mut remarks = vec![context.hint(&Hint::Restore(Some(bin.to_string())))];
    if removed.was_current {
        remarks.push(words::no_current_game().into());
        remarks.push(context.hint(&Hint::Open(None)));
    }
    remarks.extend(removed.pointer_error.as_ref().map(ToString::to_string));
    if context.global.json {
        let moved = MovedJson { game: id.to_string(), bin: bin.to_string(), current: false };
        return Ok(Answer { remarks, ..Answer::json(&moved) });
    }
    let line = words::removed(&id, bin, &game_text);
    Ok(Answer { remarks, ..Answer::paragraphs(&[line], context.fold_at) })
}

/// Restores a game from the bin.
pub(crate) fn restore(context: &Context, asked: &Restore) -> Result<Answer, Failure> {
    no_game_option(context)?;
    let (store, bin) = (context.store()?, game_id(&asked.id)?);
    let to = asked.to.as_deref().map(game_id).transpose()?;
    let game = store.read_in_bin(&bin);
    let game_text = summary(&ListedGame { id: bin.clone(), game }, None).in_short();
    let PlacedGame { id, is_current, pointer_error } =
        store.restore(&bin, to.as_ref()).map_err(|fault| games::bin_failure(context, fault))?;
    let mut remarks = vec![match is_current {
        true => words::is_current().into(),
        false => context.hint(&Hint::Open(Some(id.to_string()))),
    }];
    remarks.push(context.hint(&Hint::Remove(id.to_string())));
    remarks.extend(pointer_error.as_ref().map(ToString::to_string));
    if context.global.json {
        let moved = MovedJson { game: id.to_string(), bin: bin.to_string(), current: is_current };
        return Ok(Answer { remarks, ..Answer::json(&moved) });
    }
    let line = words::restored(&id, &game_text, (to.is_none() && id != bin).then_some(&bin));
    Ok(Answer { remarks, ..Answer::paragraphs(&[line], context.fold_at) })
}

/// Refuses `--game` beside a command that takes ids as arguments.
pub(super) fn no_game_option(context: &Context) -> Result<(), Failure> {
    match context.game_is_named {
        true => Err(Failure::usage(words::ids_are_arguments().into())),
        false => Ok(()),
    }
}
