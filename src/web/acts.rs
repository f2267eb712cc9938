//! What can be recorded apart from what is due: the forms, drawn from the choices that all front ends share, and
//! the requests that they make.

#[cfg(test)]
#[path = "../../tests/suite/web/acts.rs"]
mod tests;

use super::page::{FormState, drawn, form_page};
use super::reader::Reader;
use crate::desk::Request;
use crate::game::{Act, Choices, FieldValues, Game, TableAct, TableChoice};
use crate::grammar::incident::IncidentArgs;
use crate::grammar::request::RequestError;
use crate::grammar::table_act;
use crate::history::{History, Stamp};
use crate::terminal::{Failure, Result};
use crate::words::{self, messages};
use askama::Template;

/// An act as a form sends it.
#[derive(Clone, Debug, Default)]
pub(super) struct SentAct {
    /// The name of the act.
    pub(super) name: String,
    /// The number of the deal that it is about, if it comes from the page of that deal.
    pub(super) deal: Option<usize>,
    /// What was said for its fields.
    pub(super) said: Vec<String>,
    /// The set of laws to rule by, where the game's own say nothing.
    pub(super) laws: Option<String>,
    /// The option taken, once the ruling has been shown.
    pub(super) taken: Option<String>,
    /// Whether the table lets it stand where it is against the rules.
    pub(super) stands: bool,
}

/// The form of an act.
#[derive(Template)]
#[template(path = "live/act.html")]
struct ActPage<'a> {
    base: &'a str,
    title: String,
    form: FormState,
    sent: &'a SentAct,
    fields: Vec<ActField>,
    is_incident: bool,
    /// Why it was refused.
    message: Vec<String>,
    /// Whether it was refused, and can be recorded if the table lets it stand.
    may_stand: bool,
}

/// A field of an act.
struct ActField {
    question: String,
    /// What can be chosen, each with what is sent; none if a text is asked for.
    chips: Vec<(String, String)>,
    said: String,
    is_optional: bool,
}

/// The ruling on an incident, with what can be taken.
#[derive(Template)]
#[template(path = "live/ruling.html")]
struct RulingPage<'a> {
    base: &'a str,
    title: String,
    form: FormState,
    sent: &'a SentAct,
    lines: Vec<String>,
    /// The field that a button sends.
    field: String,
    /// The question, where the ruling depends on when the incident was found.
    question: Option<String>,
    options: Vec<(String, String)>,
}

/// The page with the form of an act, as it was sent if it was refused; `None` if it cannot be recorded now.
pub(super) fn form(
    history: &History,
    reader: &Reader,
    sent: &SentAct,
    message: Vec<String>,
    now: Stamp,
) -> Option<String> {
    let game = history.game();
    let choice = sent.choice(game)?;
    let mut fields = Vec::new();
    for (place, field) in choice.fields.iter().enumerate() {
        fields.push(ActField {
            question: words::field_label(&choice, field),
            chips: words::field_values(game, &choice, field, &[]),
            said: sent.said.get(place).cloned().unwrap_or_default(),
            is_optional: matches!(field.values, FieldValues::Text { is_optional: true }),
        });
    }
    let title = words::capital(&words::table_act(game, choice.act));
    let content = ActPage {
        base: &reader.base,
        title: title.clone(),
        form: FormState::of(history),
        sent,
        fields,
        is_incident: matches!(choice.act, TableAct::Incident(_)),
        may_stand: !message.is_empty() && sent.may_stand(history, now),
        message,
    };
    Some(form_page(reader, &title, &drawn(&content)))
}

impl SentAct {
    /// The act in its list.
    fn choice(&self, game: &Game) -> Option<TableChoice> {
        let choices = match self.deal {
            Some(number) => Choices::of_deal(game, number),
            None => Choices::of(game),
        };
        choices.all().iter().find(|choice| choice.act.name() == self.name).cloned()
    }

    /// The incident, if it is one.
    fn incident(&self, choice: &TableChoice) -> Option<IncidentArgs> {
        let TableAct::Incident(kind) = choice.act else { return None };
        let mut args = table_act::incident(kind, choice, &self.said);
        args.laws.clone_from(&self.laws);
        args.take.clone_from(&self.taken);
        Some(args)
    }

    /// The request that the act makes of a game.
    ///
    /// # Errors
    /// What was said cannot be read, no law covers the incident, or this cannot be recorded now.
    pub(super) fn request(&self, game: &Game) -> std::result::Result<Request, RequestError> {
        let Some(choice) = self.choice(game) else {
            return Err(RequestError::Usage(messages::LiveActGone.say().into()));
        };
        let mut request = match self.incident(&choice) {
            Some(args) => args.new_request(game)?,
            None => table_act::request(game, &choice, &self.said)?,
        };
        if let Request::Play { waive, .. } = &mut request {
            *waive |= self.stands;
        }
        match request.slip(game) {
            Some(slip) => Err(RequestError::Slip(slip)),
            None => Ok(request),
        }
    }

    /// Whether the act is against the rules, and the table can let it stand.
    fn may_stand(&self, history: &History, now: Stamp) -> bool {
        let standing = SentAct { stands: true, ..self.clone() };
        let Ok(request) = standing.request(history.game()) else { return false };
        matches!(request, Request::Play { .. })
            && request.perform(&mut history.clone(), now).is_ok()
    }

    /// The page of the ruling on an incident of which no option is taken yet; `None` for any other act.
    ///
    /// # Errors
    /// A fact is wrong or missing, or the incident cannot be recorded.
    pub(super) fn ruling(
        &self,
        history: &History,
        reader: &Reader,
        now: Stamp,
    ) -> Result<Option<String>> {
        let game = history.game();
        let Some(choice) = self.choice(game) else { return Ok(None) };
        let Some(args) = self.incident(&choice) else { return Ok(None) };
        if args.take.is_some() {
            return Ok(None);
        }
        let Some(ruling) = args.ruling(game)? else { return Ok(None) };
        let is_silent = ruling.is_silent();
        if !is_silent {
            let act = Act::Incident(Box::new(ruling.incident.clone()));
            let request = Request::Play { act, waive: self.stands };
            if let Some(slip) = request.slip(game) {
                return Err(slip.into());
            }
            request
                .perform(&mut history.clone(), now)
                .map_err(|refusal| Failure::refused(history, &refusal, now))?;
        }
        let title = words::capital(&words::table_act(game, choice.act));
        let mut field = if is_silent { "laws" } else { "take" }.to_owned();
        let mut question = None;
        let mut options = Vec::new();
        for moment in args.moments(game, &ruling) {
            options.push((words::moment(moment), format!("found={moment}")));
        }
        if options.is_empty() {
            options = table_act::options(game, &args, &ruling);
        } else {
            field = format!("said{}", choice.fields.len());
            question = Some(words::moment_question());
        }
        let content = RulingPage {
            base: &reader.base,
            title: title.clone(),
            form: FormState::of(history),
            sent: self,
            lines: ruling.lines(game),
            field,
            question,
            options,
        };
        Ok(Some(form_page(reader, &title, &drawn(&content))))
    }
}
