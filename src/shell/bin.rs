//! `remove` and `restore`: games to the bin, and back.

use super::games::summary;
use crate::grammar::{Remove, Restore};
use crate::store::{ListedGame, PlacedGame, Selector};
use crate::terminal::answer::Answer;
use crate::terminal::ask::{Reply, ask};
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::Failure;
use crate::terminal::games;
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(crate) struct MovedJson {
    game: String,
    bin: String,
    current: bool,
}

/// Moves a game to the bin, once somebody has said yes.
pub(crate) fn remove(context: &Context, asked: &Remove) -> Result<Answer, Failure> {
    no_game_named(context, "remove")?;
    let (store, id) = (context.store()?, game_id(&asked.id)?);
    let failed = |fault| games::store_failure(context, fault);
    let game = store.read(&Selector::Id(id.clone()));
    if let Err(fault) = &game
        && !fault.is_journal_error()
    {
        return Err(game.map_err(failed).map(drop).expect_err("it was looked at"));
    }
    let told = summary(&ListedGame { id: id.clone(), game }, None).in_short();
    if !asked.yes {
        match ask(context, &format!("Move game {id} ({told}) to the bin?"))? {
            Reply::Yes => {}
            Reply::No => return Ok(Answer::default().remark("Nothing was removed.")),
            Reply::Nobody => {
                return Err(Failure::usage(format!(
                    "Before a game is removed you are asked, and there is no terminal here. Say it \
                     at once: hoyle remove {id} --yes"
                )));
            }
        }
    }
    let removed = store.remove(&id).map_err(failed)?;
    let bin = &removed.id;
    let mut remarks = vec![format!("Bring it back: hoyle restore {bin}")];
    if removed.was_current {
        remarks.push("No game is the current one now. Name one: hoyle -g ID".into());
    }
    remarks.extend(removed.pointer_error.as_ref().map(ToString::to_string));
    if context.global.json {
        let moved = MovedJson { game: id.to_string(), bin: bin.to_string(), current: false };
        return Ok(Answer { remarks, ..Answer::json(&moved) });
    }
    let under = if *bin == id { String::new() } else { format!(", as {bin}") };
    let line = format!("Game {id} is in the bin{under}: {told}.");
    Ok(Answer { remarks, ..Answer::paragraphs(&[line], context.fold_at) })
}

/// Brings a game back from the bin.
pub(crate) fn restore(context: &Context, asked: &Restore) -> Result<Answer, Failure> {
    no_game_named(context, "restore")?;
    let (store, bin) = (context.store()?, game_id(&asked.id)?);
    let to = asked.to.as_deref().map(game_id).transpose()?;
    let game = store.read_in_bin(&bin);
    let told = summary(&ListedGame { id: bin.clone(), game }, None).in_short();
    let PlacedGame { id, is_current, pointer_error } =
        store.restore(&bin, to.as_ref()).map_err(|fault| games::bin_failure(context, fault))?;
    let mut remarks = vec![if is_current {
        format!("It is the current game. Back to the bin: hoyle remove {id}")
    } else {
        format!("Go on with it: hoyle -g {id}. Back to the bin: hoyle remove {id}")
    }];
    remarks.extend(pointer_error.as_ref().map(ToString::to_string));
    if context.global.json {
        let moved = MovedJson { game: id.to_string(), bin: bin.to_string(), current: is_current };
        return Ok(Answer { remarks, ..Answer::json(&moved) });
    }
    let other = match &to {
        None if id != bin => format!(" There is another game {bin}."),
        _ => String::new(),
    };
    let line = format!("Game {id} is back from the bin: {told}.{other}");
    Ok(Answer { remarks, ..Answer::paragraphs(&[line], context.fold_at) })
}

/// Refuses `--game` beside a command that names its games itself.
pub(crate) fn no_game_named(context: &Context, command: &str) -> Result<(), Failure> {
    if context.game_is_named {
        return Err(Failure::usage(format!(
            "{command} takes the game's id itself: hoyle {command} ID, without --game."
        )));
    }
    Ok(())
}
