//! `end`: ends a game that the rules would let go on.

use crate::desk::{Request, Session, check_last};
use crate::grammar::EndArgs;
use crate::history::History;
use crate::terminal::answer::say;
use crate::terminal::games::Extent;
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, games};
use crate::words::{self, messages};

/// Ends the chosen game, or shows how it would end.
pub(crate) fn end(context: &Context, args: &EndArgs) -> Result<Answer> {
    let mut session = games::open(context)?;
    if args.dry_run {
        let ended = ended(context, session.history(), args)?;
        let game = ended.game();
        let answer = games::status(context, ended.history(), || {
            let mut lines = words::early_end(game);
            lines.push(words::due(game, &game.due()));
            lines.push(words::standings(game));
            Answer::paragraphs(&lines, &context.screen)
        });
        return Ok(answer.remark(messages::TerminalNothingRecorded.say()));
    }
    if !is_confirmed(context, session.history(), args)? {
        return Ok(Answer::default().remark(messages::EndDeclined.say()));
    }

    let now = context.now();
    check_last(session.history(), context.global.last_entry())
        .map_err(|refusal| Failure::refused(session.history(), &refusal, now))?;
    let performed = session.perform(&Request::from(args), now);
    let outcome = performed.map_err(|error| games::failure(context, session.history(), error))?;
    let left_out = words::deal_left_out(session.game());
    let answer = games::recorded(context, &mut session, &[outcome], Extent::Full);
    Ok(answer.with_remarks(left_out))
}

/// Shows what is open and how the game would end, and asks whether to end it. If nobody can be asked, the answer is yes.
///
/// # Errors
/// The game cannot be ended.
pub(crate) fn is_confirmed(context: &Context, history: &History, args: &EndArgs) -> Result<bool> {
    let ended = ended(context, history, args)?;
    if args.yes {
        return Ok(true);
    }
    if context.screen.is_attended {
        say(&words::open_choices(history.game(), &context.speller()), &context.screen);
    }
    let mut question = vec![words::sentence(&words::deals_played(ended.game()))];
    question.extend(words::deal_left_out(ended.game()));
    question.push(messages::EndAsk { abandoned: args.abandon }.say());
    Ok(ask(&context.screen, &question.join(" "))? != Reply::No)
}

/// A copy of a game that has ended as asked.
fn ended(context: &Context, history: &History, args: &EndArgs) -> Result<Session> {
    let mut ended = Session::in_memory(history.clone());
    let performed = ended.perform(&Request::from(args), context.now());
    performed.map_err(|error| games::failure(context, history, error))?;
    Ok(ended)
}
