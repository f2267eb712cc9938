//! `!` and `e`: what went wrong, and what else happened, asked for step by step.

use super::session::{LineDone, PromptSession, print};
use crate::desk::{Request, Session};
use crate::game::{Choices, TableAct, TableChoice};
use crate::grammar::incident::{About, IncidentArgs};
use crate::grammar::{Recording, TableCommand, table_act};
use crate::terminal::act_draft::ActDraft;
use crate::terminal::drafts::{self, Draft, DraftKind};
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
        let sign = if is_wrong { '!' } else { 'e' };
        let mut asked = match AskedAct::begun(context, session, &choices, sign, deal) {
            Some(begun) => begun,
            None => match dialog::act(context, game, &choices, is_listed, &question)? {
                Some(choice) => AskedAct::new(choice, sign, deal),
                None => return print(not_recorded, context),
            },
        };
        if let TableAct::Incident(kind) = asked.choice.act {
            // The command asks for what it is not told.
            let about = Some(About::Kind(kind));
            let args = IncidentArgs { about, deal, ..IncidentArgs::default() };
            let incident = TableCommand::Incident(Box::new(args));
            return self.run_recording(context, Recording::Table(incident));
        }

        let request = asked.request(context, session)?;
        let reply = match request {
            Some(_) => ask(&context.screen, &messages::TableActAsk.say())?,
            None => Reply::No,
        };
        keep(context, session, &Draft::default());
        match request {
            Some(request) if reply == Reply::Yes => {
                self.record(context, &[request]).map_err(Failure::when_recording)
            }
            _ => print(not_recorded, context),
        }
    }
}

/// An act that is being asked for.
struct AskedAct<'a> {
    choice: &'a TableChoice,
    draft: ActDraft,
}

impl<'a> AskedAct<'a> {
    fn new(choice: &'a TableChoice, sign: char, deal: Option<usize>) -> AskedAct<'a> {
        let draft = ActDraft { sign, deal, act: choice.act.name(), laws: None, said: Vec::new() };
        AskedAct { choice, draft }
    }

    /// The act of a list that was begun before and never recorded, which is said. Incidents are left to their command.
    fn begun(
        context: &Context,
        session: &Session,
        choices: &'a Choices,
        sign: char,
        deal: Option<usize>,
    ) -> Option<AskedAct<'a>> {
        let game = session.game();
        let kept = drafts::read(context.store().ok()?, session.history().id().as_str()).ok()?;
        let kept = kept.into_iter().find(|kept| kept.kind() == DraftKind::Act)?;
        let mut draft = ActDraft::read(&kept)?;
        let (act, _) = choices.listed().iter().find(|(act, _)| act.name() == draft.act)?;
        let choice = choices.choice(*act)?;
        let is_incident = matches!(choice.act, TableAct::Incident(_));
        if draft.sign != sign || draft.deal != deal || is_incident || !kept.is_asked(game) {
            return None;
        }

        let typed = &kept.text;
        answer::say(&[messages::BoardDraftKept { typed }.say()], &context.screen);
        // The last answer may be half an answer.
        draft.said.pop();
        draft.said.truncate(choice.fields.len());
        Some(AskedAct { choice, draft })
    }

    /// The request, once all is said; `None` if a question stays without an answer. Says what it would change.
    fn request(&mut self, context: &Context, session: &Session) -> Result<Option<Request>> {
        loop {
            if !self.ask_fields(context, session)? {
                return Ok(None);
            }
            match rehearsed(context, session, self.choice, &self.draft.said) {
                Ok(request) => return Ok(Some(request)),
                Err(failure) if self.choice.fields.is_empty() => return Err(failure),
                // What was said is refused, and asked for again.
                Err(failure) => answer::say_failure(&failure, context),
            }
            self.draft.said.clear();
        }
    }

    /// Asks for what has not been said, and keeps each answer. Returns whether all is said.
    fn ask_fields(&mut self, context: &Context, session: &Session) -> Result<bool> {
        let game = session.game();
        for field in &self.choice.fields[self.draft.said.len()..] {
            let said = &self.draft.said;
            let Some(answer) = dialog::field(context, game, self.choice, field, said)? else {
                return Ok(false);
            };
            // Nothing has been typed of the next answer.
            self.draft.said.extend([answer, String::new()]);
            keep(context, session, &self.draft.written(game, self.choice.act));
            self.draft.said.pop();
        }
        Ok(true)
    }
}

/// Keeps what is said of an act, as far as the drafts can be written.
fn keep(context: &Context, session: &Session, draft: &Draft) {
    if let Ok(store) = context.store() {
        let _ = drafts::write(store, session.history().id().as_str(), DraftKind::Act, draft);
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
