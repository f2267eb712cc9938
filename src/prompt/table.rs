//! `!` and `e`: what went wrong, and what else happened, asked for step by step.

use super::session::{LineDone, PromptSession, print};
use crate::desk::{Request, Session};
use crate::game::{Choices, TableAct, TableChoice};
use crate::grammar::incident::{About, IncidentArgs};
use crate::grammar::{Recording, TableCommand, table_act};
use crate::terminal::act_draft::ActDraft;
use crate::terminal::{Answer, Context, Failure, Reply, Result, answer, ask, dialog, games};
use crate::words::messages;

impl PromptSession {
    /// Asks which of some acts is recorded, and for what has to be said about it; shows what it would change,
    /// and records it if that is meant. Goes on with an act that was begun before.
    pub(super) fn ask(
        &mut self,
        context: &Context,
        is_listed: fn(TableAct) -> bool,
        deal: Option<usize>,
    ) -> Result<LineDone> {
        let session = self.session(context)?;
        let history = session.history();
        let choices = match deal {
            Some(number) => Choices::of_deal(session.game(), number),
            None => Choices::of(session.game()),
        };
        let is_wrong = is_listed(TableAct::Rule);
        let sign = if is_wrong { '!' } else { 'e' };
        let question = messages::TableFormTitle { is_wrong }.say();
        let not_recorded = Answer::default().remark(messages::LawsNotRecorded.say());
        let left = ActDraft::left(context, history, sign, deal);
        let mut chosen = left.and_then(|left| left.choice(&choices));
        if chosen.is_none() {
            chosen = dialog::act(context, session.game(), &choices, is_listed, &question)?;
        }
        let Some(choice) = chosen else { return print(not_recorded, context) };

        if let TableAct::Incident(kind) = choice.act {
            // The command asks for what it is not told, and keeps the answers.
            let about = Some(About::Kind(kind));
            let args = IncidentArgs { about, deal, ..IncidentArgs::default() };
            let incident = TableCommand::Incident(Box::new(args));
            return self.run_recording(context, Recording::Table(incident));
        }

        let draft = ActDraft::begun(context, history, sign, deal, choice.act);
        let request = request(context, session, choice, draft)?;
        let reply = match request {
            Some(_) => ask(&context.screen, &messages::TableActAsk.say())?,
            None => Reply::No,
        };
        ActDraft::forget(context, history);
        match request {
            Some(request) if reply == Reply::Yes => {
                self.record(context, &[request]).map_err(Failure::when_recording)
            }
            _ => print(not_recorded, context),
        }
    }
}

/// The request of an act, once all is said; `None` if a question stays without an answer. Says what it would change.
fn request(
    context: &Context,
    session: &Session,
    choice: &TableChoice,
    mut draft: ActDraft,
) -> Result<Option<Request>> {
    draft.said.truncate(choice.fields.len());
    loop {
        if !draft.ask(context, session.history(), choice)? {
            return Ok(None);
        }
        match rehearsed(context, session, choice, &draft.said) {
            Ok(request) => return Ok(Some(request)),
            Err(failure) if choice.fields.is_empty() => return Err(failure),
            // What was said is refused, and asked for again.
            Err(failure) => answer::say_failure(&failure, context),
        }
        draft.said.clear();
    }
}

/// The request of an act, after saying what it would change.
fn rehearsed(
    context: &Context,
    session: &Session,
    choice: &TableChoice,
    said: &[String],
) -> Result<Request> {
    let request = table_act::request(session.game(), choice, said)?;
    let lines = games::rehearsed(session.history(), &request, context.now(), &context.speller())?;
    answer::say(&lines, &context.screen);
    Ok(request)
}
