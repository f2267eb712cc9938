//! `play`: the prompt. It says what is due, takes the shell's words and shorter ones, and records
//! through the desk like every command. Whatever was acknowledged is on the disk.

mod calls;
mod complete;
mod due;
mod editor;
mod hints;
mod lines;
mod read;
mod sitting;

use crate::store::StoreError;
use crate::terminal::answer::{self, Answer, Run};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use lines::{Line, Lines};
use sitting::Sitting;

/// Sits down at the game asked for, and returns when somebody leaves or the lines end.
///
/// # Errors
/// The game cannot be read. Where the lines come from no terminal: the first of them that fails,
/// with its number; those before it stay recorded.
pub(crate) fn play(context: &mut Context, run: Run<'_>) -> Result<Answer, Failure> {
    let mut sitting = Sitting::open(context)?;
    let mut lines = Lines::open(context)?;
    if lines.are_typed() || sitting.game().is_some() {
        sitting.greet(context)?;
    }
    let mut due_is_said = true;
    loop {
        if lines.are_typed() {
            context.measure();
            let news = sitting.look(context);
            if !due_is_said || news {
                sitting.say_due(context)?;
                due_is_said = true;
            }
        }
        let line = match lines.next(due::before_cursor(sitting.game()), &sitting)? {
            Line::Typed(line) => line,
            Line::Dropped => continue,
            Line::End => break,
        };
        match sitting.take(context, run, &line) {
            Ok(sitting::Then::Leave) => break,
            Ok(sitting::Then::Said { due }) => due_is_said = due,
            Err(refused) if lines.are_typed() => {
                answer::say_refusal(&refused.failure, refused.records, context.voice());
                due_is_said = false;
            }
            Err(refused) => return Err(lines.at_line(refused.failure)),
        }
    }
    match lines.are_typed() {
        true => Ok(Answer::default().remark(hints::nothing_lost(&sitting.way_back(context)))),
        false if sitting.game().is_none() => {
            Err(games::store_failure(context, StoreError::NoGameYet))
        }
        false => Ok(Answer::default()),
    }
}
