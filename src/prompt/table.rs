//! `!` and `e`: what went wrong, and what else happened, asked for step by step.

use super::session::{LineDone, PromptSession, print};
use crate::game::{Choices, TableAct};
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
    ) -> Result<LineDone> {
        let session = self.session(context)?;
        let game = session.game();
        let choices = Choices::of(game);
        let is_wrong = is_listed(TableAct::Rule);
        let question = messages::TableFormTitle { is_wrong }.say();
        let not_recorded = Answer::default().remark(messages::LawsNotRecorded.say());
        let Some(choice) = dialog::act(context, game, &choices, is_listed, &question)? else {
            return print(not_recorded, context);
        };
        let Some(said) = dialog::fields(context, game, choice)? else {
            return print(not_recorded, context);
        };
        if let TableAct::Incident(kind) = choice.act {
            let args = table_act::incident(kind, choice, &said);
            let incident = TableCommand::Incident(Box::new(args));
            return self.run_recording(context, Recording::Table(incident));
        }

        let request = table_act::request(game, choice, &said)?;
        let lines =
            games::rehearsed(session.history(), &request, context.now(), &context.speller())?;
        answer::say(&lines, &context.screen);
        match ask(&context.screen, &messages::TableActAsk.say())? {
            Reply::Yes => self.record(context, &[request]).map_err(Failure::when_recording),
            Reply::No | Reply::Nobody => print(not_recorded, context),
        }
    }
}
