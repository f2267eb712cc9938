//! `fix`: corrects a deal and shows what changes.

use crate::desk::{Done, Request};
use crate::grammar::Fix;
use crate::output::text;
use crate::terminal::answer::Answer;
use crate::terminal::ask::{Reply, ask};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::Changes;
use crate::words::{self, Hint, Problem};

/// Corrects a deal of the game asked for, or shows what that would change.
pub(super) fn fix(context: &Context, fix: &Fix) -> Result<Answer, Failure> {
    let failed = |error| games::failure(context, error);
    let mut session = games::open(context)?;
    let (game, now) = (session.game(), context.now());
    let request = |error| Failure::of_request(error, game);
    let correction = fix.correction(game).map_err(request)?;
    let Some(plan) = session.preview(fix.deal, &correction, now).map_err(failed)? else {
        return Ok(Answer::default().remark(words::unchanged()));
    };
    if fix.dry_run {
        let changes = Changes::of(game, &plan, false);
        return Ok(drawn(context, &changes).remark(words::NOTHING_RECORDED));
    }
    let new = plan.violations.iter().filter(|violation| violation.new);
    let new: Vec<String> =
        new.flat_map(|it| words::violations(game, it)).map(|(_, text)| text).collect();
    let waive = fix.yes || (!new.is_empty() && agreed(context, &new)?);
    if let Some(last) = context.global.after {
        session.ends_with(last, now).map_err(failed)?;
    }
    let request = Request::Fix { deal: fix.deal, correction, waive };
    let outcome = session.perform(&request, now).map_err(failed)?;
    let Done::Fixed { before, plan } = &outcome.done else { return Ok(Answer::default()) };
    let mut answer = drawn(context, &Changes::of(before, plan, true));
    if before.current() != session.game().current() && !context.global.json {
        let lines = words::due_lines(session.game(), context.speller);
        answer.result += &Answer::paragraphs(&lines, context.fold_at).result;
    }
    answer.remarks.push(context.hint(&Hint::Undo));
    answer.remarks.extend(games::notices(session.take_notices()));
    Ok(answer)
}

/// Asks whether the table allowed what is newly against the rules; false where nobody can be asked.
fn agreed(context: &Context, new: &[String]) -> Result<bool, Failure> {
    match ask(context, &words::ask_whether_allowed(new))? {
        Reply::Yes => Ok(true),
        Reply::No => Err(Failure::against(Problem::of(words::left_as_recorded(), []))),
        Reply::Nobody => Ok(false),
    }
}

fn drawn(context: &Context, changes: &Changes) -> Answer {
    match context.global.json {
        true => Answer::json(changes),
        false => Answer::result(text::changes(changes, context.look, context.fold_at)),
    }
}
