//! `chances`: who can still win.

use crate::analysis::{Chances, ChancesFault};
use crate::output::{fold_in, plain, text};
use crate::terminal::choose::seat;
use crate::terminal::{Answer, Context, Failure, games};
use crate::views::PlayerChances;
use crate::words;

/// Answers who can still win the game asked for; with a name, by what course of the game.
pub(super) fn chances(context: &Context, named: Option<&str>) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let game = read.history.game();
    let setup = game.setup();
    let named = named.map(|name| seat(setup.rules(), setup.players(), name)).transpose()?;
    let chances = Chances::of(game).map_err(|fault| match fault {
        ChancesFault::NoLastDeal => Failure::usage(words::no_chances(fault)),
        _ => Failure::data(words::no_chances(fault)),
    })?;
    let mut views = PlayerChances::all(game, &chances);
    let records =
        |views: &[PlayerChances]| views.iter().map(|it| plain::record(it.record())).collect();
    if let Some(seat) = named {
        let name = words::sides(game)(setup.side_of(seat));
        views.retain(|it| it.player == name);
        let text = |views: &[PlayerChances]| {
            let heading = |it: &PlayerChances| match it.line.is_empty() {
                true => words::no_line(&it.player),
                false => words::line_heading(&it.player, it.line_alone),
            };
            let lines =
                views.iter().flat_map(|it| [heading(it)].into_iter().chain(it.line.clone()));
            let lines: Vec<String> = lines.collect();
            Answer::paragraphs(&lines, context).remark(words::chances_leave_out())
        };
        let answer = Answer::of(views.as_slice(), context, records, text);
        return Ok(answer.with_remarks(read.remarks));
    }
    let text = |views: &[PlayerChances]| {
        let fold = |line: &String| fold_in(line, context.look.width, 2) + "\n";
        let heading = fold(&words::deals_ahead(chances.ahead));
        let table = text::grid(&PlayerChances::grid(views), context.look);
        let told: String = words::chances(game, &chances).iter().map(fold).collect();
        let gap = if told.is_empty() { "" } else { "\n" };
        Answer::result(format!("{heading}\n{table}{gap}{told}")).remark(words::chances_leave_out())
    };
    Ok(Answer::of(views.as_slice(), context, records, text).with_remarks(read.remarks))
}
