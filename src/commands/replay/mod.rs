//! `replay`: plays a script, and prints its sheet.

mod args;

pub(crate) use args::ReplayArgs;

use crate::commands::player::{self, Fate, Show};
use crate::desk::Begun;
use crate::grammar::hints;
use crate::terminal::{Answer, Context, Result, files, games, sheet};
use crate::words;
use std::path::Path;

/// Plays a script, saves the game if that is asked for, and prints the sheet. The answers of the
/// lines that read are printed before it, where the sheet is for people.
pub(crate) fn replay(context: &Context, args: &ReplayArgs) -> Result<Answer> {
    let text = files::read_text(&args.script)?;
    let place = files::name(&args.script);
    let sheet_only = context.global.json || context.global.plain || args.drawing.format.is_some();
    let fate = if args.save { Fate::Saved } else { Fate::Shown };
    let folder = files::is_standard(&args.script).then_some(Path::new("."));
    let mut print = |answer| player::apart(answer).print(&context.screen.without_pager()).map(drop);
    let show: Option<Show<'_>> = if sheet_only { None } else { Some(&mut print) };
    let Begun { mut session, drawn } = player::play(context, &text, &place, folder, fate, show)?;

    let answer = sheet::drawn(session.history(), context, args.drawing)?
        .with_remarks(drawn.then(|| words::dealer_drawn(session.history())))
        .with_remarks(games::slips(session.history()));
    if args.save {
        return Ok(answer.with_remarks(player::store(context, &mut session)?));
    }
    if sheet_only || has_games(context) {
        return Ok(answer);
    }
    Ok(answer.remark(context.hint(&hints::begin())))
}

/// Whether the folder has had a game before.
fn has_games(context: &Context) -> bool {
    context.store().is_ok_and(|store| !matches!(store.current(), Ok(None)))
}
