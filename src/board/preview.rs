//! What a correction would change.

use crate::desk::plan_fix;
use crate::history::{Correction, History};
use crate::output::{Look, fold_in, text};
use crate::terminal::{Context, Failure};
use crate::views::Changes;
use crate::words::messages;

/// What a correction of a deal would change, or why it cannot be made.
pub(super) fn preview(
    context: &Context,
    history: &History,
    deal: usize,
    correction: &Correction,
    look: Look,
) -> String {
    let says = match plan_fix(history, deal, correction) {
        Ok(Some(plan)) => {
            let changes = Changes::of(history.game(), &plan, false);
            return text::changes(&changes, look, Some(look.width));
        }
        Ok(None) => messages::CorrectionUnchanged.say(),
        Err(refusal) => {
            let failure = Failure::refused(history, &refusal, context.now());
            failure.lines(&context.speller()).join("\n")
        }
    };
    fold_in(&says, look.width, 0)
}
