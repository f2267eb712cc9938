//! `chances`: who can still win.

use crate::analysis::{Chances, ChancesError};
use crate::output::{fold_in, plain, text};
use crate::terminal::choose::seat;
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::PlayerChances;
use crate::words;
use crate::words::messages;
use clap::Args;

/// Show who can still win, and what each needs
#[derive(Debug, Args)]
pub(crate) struct ChancesArgs {
    /// A player, to show a course of the game by which that player comes first
    #[arg(value_name = "NAME")]
    player: Option<String>,
}

/// Answers who can still win the game asked for; with a name, by what course of the game.
pub(crate) fn chances(context: &Context, args: &ChancesArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    let setup = game.setup();
    let named = args.player.as_deref();
    let named = named.map(|name| seat(setup.players(), name)).transpose()?;
    let chances = Chances::of(game).map_err(|error| match error {
        ChancesError::NoLastDeal => Failure::usage(words::no_chances(error)),
        _ => Failure::data(words::no_chances(error)),
    })?;
    let mut views = PlayerChances::all(game, &chances);
    let name = named.map(|seat| words::sides(game)(setup.side_of(seat)));
    views.retain(|it| name.as_ref().is_none_or(|name| it.player == *name));
    let records =
        |views: &[PlayerChances]| views.iter().map(|it| plain::record(it.record())).collect();
    let fold = |line: &String| fold_in(line, context.look.width, 2) + "\n";
    let table = |views: &[PlayerChances]| {
        let heading = fold(&words::deals_ahead(chances.ahead));
        let table = text::grid(&PlayerChances::grid(views), context.look);
        let told: String = words::chances(game, &chances).iter().map(fold).collect();
        let gap = if told.is_empty() { "" } else { "\n" };
        Answer::result(format!("{heading}\n{table}{gap}{told}"))
    };
    let reason =
        chances.sides.iter().find(|it| named.is_some_and(|by| setup.side_of(by) == it.side));
    let reason = reason.and_then(|it| words::known_chances(game, it));
    let line = |it: &PlayerChances| {
        let heading = messages::ChancesLineCaption { side: &it.player, alone: it.line_alone }.say();
        let heading = Some(heading).filter(|_| !it.line.is_empty());
        reason.iter().cloned().chain(heading).chain(it.line.clone()).collect::<Vec<_>>()
    };
    let text = |views: &[PlayerChances]| {
        let lines = || views.iter().flat_map(line).collect::<Vec<String>>();
        let answer =
            if name.is_some() { Answer::paragraphs(&lines(), context) } else { table(views) };
        answer.remark(messages::ChancesOmissions.say())
    };
    Ok(Answer::of(views.as_slice(), context, records, text).with_remarks(read.remarks))
}
