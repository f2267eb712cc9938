//! The commands that record an act: `bid`, `took`, `undo` and so on.

use crate::desk::check_last;
use crate::grammar::Recording;
use crate::terminal::{Answer, Context, Failure, Result, games, tables};
use crate::words;

/// Records something in the game asked for.
pub(crate) fn record(context: &Context, recording: &Recording) -> Result<Answer> {
    let desk = context.desk()?;
    let now = context.now();
    let failed = |error| games::store_failure(context, error);
    let mut locked = desk.lock(&tables::selector(context)?).map_err(failed)?;
    words::adopt(locked.history().setup().rules());
    check_last(locked.history(), context.global.last_entry())
        .map_err(|refusal| Failure::refused(locked.history(), &refusal, now))?;

    let request = recording.request(locked.history())?;
    let performed = locked.perform(&request, now);
    let outcome = performed.map_err(|refusal| Failure::refused(locked.history(), &refusal, now))?;
    let mut session = locked.save().map_err(failed)?;
    Ok(games::recorded(context, &mut session, &[outcome], games::Extent::Brief))
}
