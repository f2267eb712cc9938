//! `!` and `e`: what went wrong, and what else happened, asked for step by step.

use super::session::{LineDone, PromptSession, print};
use crate::desk::{Request, Session};
use crate::game::{Choices, TableAct, TableChoice};
use crate::grammar::incident::{About, IncidentArgs};
use crate::grammar::{Recording, TableCommand, table_act};
use crate::terminal::{Answer, Context, Failure, Reply, Result, answer, ask, dialog, games};
use crate::words::messages;

impl PromptSession {
    /// Asks which of some acts is recorded, and for what has to be said about it; shows what it would change,
    /// and records it if that is meant.
    pub(super) fn ask(
        &mut self,
        context: &Context,
        is_listed: fn(TableAct) -> bool,
        deal: Option<usize>,
    ) -> Result<LineDone> {
        let session = self.session(context)?;
        let game = session.game();
        let choices = match deal {
            Some(number) => Choices::of_deal(game, number),
            None => Choices::of(game),
        };
        let is_wrong = is_listed(TableAct::Rule);
        let question = messages::TableFormTitle { is_wrong }.say();
        let not_recorded = Answer::default().remark(messages::LawsNotRecorded.say());
        let Some(choice) = dialog::act(context, game, &choices, is_listed, &question)? else {
            return print(not_recorded, context);
        };
        if let TableAct::Incident(kind) = choice.act {
            // The command asks for what it is not told.
            let about = Some(About::Kind(kind));
            let args = IncidentArgs { about, deal, ..IncidentArgs::default() };
            let incident = TableCommand::Incident(Box::new(args));
            return self.run_recording(context, Recording::Table(incident));
        }

        let request = loop {
            let Some(said) = dialog::fields(context, game, choice)? else {
                return print(not_recorded, context);
            };
            match rehearsed(context, session, choice, &said) {
                Ok(request) => break request,
                Err(failure) if choice.fields.is_empty() => return Err(failure),
                // What was said is refused, and asked for again.
                Err(failure) => answer::say_failure(&failure, context),
            }
        };
        match ask(&context.screen, &messages::TableActAsk.say())? {
            Reply::Yes => self.record(context, &[request]).map_err(Failure::when_recording),
            Reply::No | Reply::Nobody => print(not_recorded, context),
        }
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
