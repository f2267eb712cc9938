//! `fix`: corrects a deal or an entry.

use crate::desk::{Done, RequestRefusal, check_last};
use crate::grammar::FixArgs;
use crate::history::{FixError, RefusedAct};
use crate::output::json::{self, NamedSchema};
use crate::output::text;
use crate::rules::Refusal;
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, games};
use crate::views::{Changes, ChangesJson};
use crate::words::{self, Hint, Problem, messages};

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("fix", "What a correction changes", json::schema::<ChangesJson>);

/// Corrects a deal or an entry of the game asked for, or shows what that would change.
pub(crate) fn fix(context: &Context, fix: &FixArgs) -> Result<Answer> {
    let now = context.now();
    let mut session = games::open(context)?;
    let game = session.game();
    let mut request = fix.request(session.history())?;
    let plan = request.plan_fix(session.history()).map_err(|refusal| {
        let failure = Failure::refused(session.history(), &refusal, now);
        match refusal {
            RequestRefusal::CannotFix(FixError::Blocked { refusal, .. }) => {
                name_both(failure, fix, &[*refusal])
            }
            _ => failure,
        }
    })?;
    let Some(plan) = plan else {
        return Ok(Answer::default().remark(messages::CorrectionUnchanged.say()));
    };
    if fix.dry_run {
        let changes = Changes::of(game, &plan, false);
        return Ok(drawn(context, &changes).remark(messages::TerminalNothingRecorded.say()));
    }
    let new: Vec<&RefusedAct> = plan.refused.iter().filter(|refused| refused.new).collect();
    let violations = new.iter().flat_map(|refused| words::violations(game, refused));
    let against: Vec<String> = violations.map(|(_, text)| text).collect();
    let refusals: Vec<Refusal> = new.iter().flat_map(|refused| refused.refusals.clone()).collect();
    let lacks_name = !fix.yes && lacks_second_name(fix, &refusals);
    if !against.is_empty() && !fix.yes && !lacks_name && agreed(context, &against)? {
        request.allow();
    }

    check_last(session.history(), context.global.last_entry())
        .map_err(|refusal| Failure::refused(session.history(), &refusal, now))?;
    let performed = session.perform(&request, now);
    let outcome = performed.map_err(|error| {
        let failure = games::failure(context, session.history(), error);
        if lacks_name { name_both(failure, fix, &refusals) } else { failure }
    })?;
    let Done::Fixed { before, plan } = &outcome.done else { return Ok(Answer::default()) };
    let mut answer = drawn(context, &Changes::of(before, plan, true));
    if before.current() != session.game().current() && !context.global.json {
        let lines = words::due_lines(session.game(), &outcome.due, &context.speller());
        let due = Answer::paragraphs(&lines, &context.screen).result;
        answer.result = Box::new(format!("{}{due}", answer.result));
    }
    let notices = games::notices(session.take_notices());
    Ok(answer.remark(context.hint(&Hint::Undo)).with_remarks(notices))
}

/// Whether the tricks of one player are corrected, and those of another have to change too.
fn lacks_second_name(fix: &FixArgs, refusals: &[Refusal]) -> bool {
    fix.lone_name().is_some()
        && refusals.iter().any(|refusal| matches!(refusal, Refusal::TricksSum { .. }))
}

/// The failure, which asks for a second name if one is due.
fn name_both(failure: Failure, fix: &FixArgs, refusals: &[Refusal]) -> Failure {
    match fix.lone_name() {
        Some(name) if lacks_second_name(fix, refusals) => {
            failure.remedy(messages::CorrectionSecondName { name }.say())
        }
        _ => failure,
    }
}

/// Asks whether the table allowed what is newly against the rules; false where nobody can be asked.
fn agreed(context: &Context, new: &[String]) -> Result<bool> {
    let question = messages::CorrectionAskAllowed { violations: new.join(" ") }.say();
    match ask(&context.screen, &question)? {
        Reply::Yes => Ok(true),
        Reply::No => Err(Failure::against(Problem::of(messages::CorrectionDeclined.say(), []))),
        Reply::Nobody => Ok(false),
    }
}

fn drawn(context: &Context, changes: &Changes) -> Answer {
    Answer::json_or(&changes.json, context, || {
        Answer::result(text::changes(changes, context.screen.look, context.screen.fold_at))
    })
}
