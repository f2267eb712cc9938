//! `play`: the prompt. It shows what is due, reads short forms and the shell's commands, and records
//! through the desk. Whatever was acknowledged is on the disk.
//!
//! `short` reads and spells short forms, and `read` reads any line with it, of which `complaint` says
//! why it cannot be read. `sitting` holds the game and carries lines out. `editor` reads its lines from a terminal,
//! and `lines` from there or from a pipe.

mod complaint;
mod editor;
mod lines;
mod read;
mod short;
mod sitting;

use crate::terminal::{Answer, Context, Result, Run, TROUBLE_WITH_DATA, answer, start};
use crate::words;
use lines::Lines;
use read::Typed;
use sitting::Sitting;

/// Opens the game asked for at the prompt, until its user leaves or the lines end.
///
/// # Errors
/// The game cannot be read. Where lines do not come from a terminal: the first that fails, with its
/// number; what earlier lines recorded stays recorded.
pub(crate) fn play(context: &mut Context, run: Run<'_>) -> Result<Answer> {
    let mut sitting = Sitting::open(context)?;
    let mut lines = Lines::open(context)?;
    let spelled = std::mem::replace(&mut context.spelled, short::spelled);
    // A line is about the game open here unless it names another.
    let options = std::mem::take(&mut context.typed);
    let is_typed = lines.are_typed();
    if is_typed || sitting.game().is_some() {
        sitting.greet(context)?;
    }
    let mut due_is_shown = true;
    loop {
        if is_typed {
            context.measure();
            if sitting.refresh(context) || !due_is_shown {
                sitting.show_due(context)?;
            }
        }
        let Some(line) = lines.next(&sitting)? else { break };
        let (records, done) = match (sitting.chosen(&line), read::line(&line, sitting.game())) {
            (Some(offer), _) => (true, sitting.take(context, &offer)),
            (None, Ok(Typed::Leave)) => break,
            (None, Ok(typed)) => (typed.records(), sitting.carry_out(context, run, typed)),
            (None, Err(failure)) => (false, Err(failure)),
        };
        match done {
            Ok(shown) => due_is_shown = shown,
            Err(failure) if is_typed => {
                answer::say_failure(&failure, records, context);
                // Only trouble with the data can have changed what is due.
                due_is_shown = failure.code != TROUBLE_WITH_DATA;
            }
            Err(failure) => return Err(lines.at_line(failure)),
        }
    }
    (context.spelled, context.typed) = (spelled, options);
    match is_typed {
        true => {
            let back = context.hint(&sitting.way_back(context));
            Ok(Answer::default().remark(format!("{} {back}", words::nothing_lost())))
        }
        false if sitting.game().is_none() => Err(start::no_game(context)),
        false => Ok(Answer::default()),
    }
}
