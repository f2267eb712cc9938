//! `join` and `leave` with `--dry-run`: shows the game with other players.

use crate::desk::Session;
use crate::grammar::Recording;
use crate::terminal::{Answer, Context, Result, games};
use crate::words::{self, messages};

/// Shows the totals and the deals to come after somebody joins or leaves, without recording it.
pub(crate) fn rehearse(context: &Context, recording: &Recording) -> Result<Answer> {
    let session = games::open(context)?;
    let history = session.history();
    let mut changed = Session::in_memory(history.clone());
    let performed = changed.perform(&recording.request(history)?, context.now());
    let outcome = performed.map_err(|error| games::failure(context, history, error))?;

    let answer = games::status(context, changed.history(), || {
        let game = changed.game();
        let mut lines = words::recorded(changed.history(), &outcome, false, &context.speller());
        lines.push(words::standings(game));
        let to_come: Vec<_> = game.to_come().collect();
        lines.extend(game.current().into_iter().chain(&to_come).map(|deal| {
            words::labelled(words::deal_name(game, deal), words::deal_line(game, deal))
        }));
        if game.current().is_none() {
            lines.push(words::due(game, &game.due()));
        }
        Answer::paragraphs(&lines, &context.screen)
    });
    Ok(answer.remark(messages::TerminalNothingRecorded.say()))
}
