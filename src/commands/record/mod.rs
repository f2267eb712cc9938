//! The commands that record an act: `bid`, `took`, `undo` and so on.

use crate::grammar::Recording;
use crate::terminal::{Answer, Context, Result, games};

/// Records something in the game asked for.
pub(crate) fn record(context: &Context, recording: &Recording) -> Result<Answer> {
    let selector = context.selector()?;
    let performed = context
        .desk()?
        .perform(&selector, context.global.after, |history| recording.request(history.game()));
    let (mut session, outcome) = performed.map_err(|error| games::failure(context, error))??;
    Ok(games::recorded(context, &mut session, &[outcome], true))
}
