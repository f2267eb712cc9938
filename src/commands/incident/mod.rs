//! `incident`: what the laws say about something that went wrong in a game. Nothing is recorded unless an
//! option is taken.
//!
//! `answer` has the ruling as JSON and as text, and `ask` the questions at a terminal.

mod answer;
mod ask;

use crate::desk::{Request, RequestRefusal, Session, check_last};
use crate::game::{Act, RuledIncident};
use crate::grammar::incident::{About, IncidentArgs, LATER};
use crate::grammar::{Recording, TableCommand};
use crate::output::fold_in;
use crate::rules::laws::IncidentKind;
use crate::rules::{IncidentRefusal, Refusal};
use crate::terminal::act_draft::ActDraft;
use crate::terminal::answer::say_failure;
use crate::terminal::games::{self, Extent};
use crate::terminal::{Answer, Context, DONE, Failure, Result, start};
use crate::words::{Hint, messages};
use strum::IntoEnumIterator;

pub(crate) use answer::SCHEMA;

/// Says what the laws make of a new or a recorded incident. At a terminal, asks for what the command leaves
/// out, then for the option taken.
///
/// # Errors
/// A fact is wrong or missing, or the record disproves it.
pub(crate) fn incident(context: &Context, typed: &IncidentArgs) -> Result<Answer> {
    // The kinds can be read without a game.
    if typed.about.is_none() && context.replayed.is_none() && start::open(context)?.is_none() {
        let help = context.hint(&Hint::HelpOn(["check", "incident"].join(" ")));
        return Ok(kinds(context).remark(help));
    }

    let mut session = games::open(context)?;
    if typed.take.is_some() {
        return record(context, &mut session, typed);
    }
    let can_ask = context.screen.is_attended
        && context.replayed.is_none()
        && !context.global.json
        && !context.global.plain;
    let mut args = typed.clone();
    if !can_ask {
        return answered(context, &session, &args, can_ask);
    }
    let mut refused = Vec::new();
    let answer = loop {
        if !ask::complete(context, session.history(), &mut args)? {
            ActDraft::forget(context, session.history());
            return Ok(Answer::default().remark(messages::LawsNotRecorded.say()));
        }
        match answered(context, &session, &args, can_ask) {
            Err(failure) if args.facts != typed.facts => {
                ActDraft::forget(context, session.history());
                // What was asked for is refused, and asked for again, unless other answers were refused for the same
                // reason.
                let lines = failure.lines(&context.speller());
                if lines == refused {
                    return Err(failure);
                }
                say_failure(&failure, context);
                refused = lines;
                args.facts.clone_from(&typed.facts);
            }
            answered => break answered?,
        }
    };

    let takings = takings(&session, &args)?;
    if takings.is_empty() || answer.code != DONE {
        ActDraft::forget(context, session.history());
        return Ok(answer);
    }
    answer.print(&context.screen.without_pager())?;
    let taken = ask::taken(context, &takings)?;
    ActDraft::forget(context, session.history());
    let Some(taken) = taken else {
        return Ok(Answer::default().remark(messages::LawsNotRecorded.say()));
    };
    args.take = Some(taken);
    record(context, &mut session, &args)
}

/// What the laws make of an incident, or all kinds of incidents if none is named.
fn answered(
    context: &Context,
    session: &Session,
    args: &IncidentArgs,
    is_asked: bool,
) -> Result<Answer> {
    match args.about {
        None => Ok(kinds(context)),
        Some(About::Number(number)) => recorded(context, session, number),
        Some(About::Kind(_)) => {
            let Some(ruling) = args.ruling(session.game())? else { return Ok(kinds(context)) };
            check(context, session, args, &ruling.incident)?;
            Ok(answer::ruling(context, session.game(), args, &ruling, is_asked))
        }
    }
}

/// Records an incident, or the option taken in one.
fn record(context: &Context, session: &mut Session, args: &IncidentArgs) -> Result<Answer> {
    let now = context.now();
    check_last(session.history(), context.global.last_entry())
        .map_err(|refusal| Failure::refused(session.history(), &refusal, now))?;
    let recording = Recording::Table(TableCommand::Incident(Box::new(args.clone())));
    let request = recording.request(session.history())?;
    let before = match args.about {
        Some(About::Number(number)) => session.game().incident(number).cloned(),
        _ => None,
    };
    let performed = session.perform(&request, now);
    let outcome = performed.map_err(|error| games::failure(context, session.history(), error))?;

    let number = match args.about {
        Some(About::Number(number)) => Some(number),
        _ => session.game().incidents().last().and_then(|incident| incident.number),
    };
    let incident = number.and_then(|number| session.game().incident(number)).cloned();
    // An incident that is dropped is no longer recorded.
    let incident = incident
        .or_else(|| Some(RuledIncident { number: None, taken: args.take.clone(), ..before? }));
    if (context.global.json || context.global.plain)
        && let Some(incident) = incident
    {
        let answer = answer::recorded(context, session.game(), &incident);
        return Ok(answer.with_remarks(games::notices(session.take_notices())));
    }
    Ok(games::recorded(context, session, &[outcome], Extent::Brief))
}

/// The kinds of incidents, in the words that people use.
fn kinds(context: &Context) -> Answer {
    let width = context.screen.look.width;
    let mut text = String::new();
    for kind in IncidentKind::iter() {
        let name = <&str>::from(kind);
        let says = messages::IncidentKindSays { kind: name }.say();
        text += &fold_in(&format!("{name:<8} {says}"), width, 9);
        text.push('\n');
    }
    Answer::result(text)
}

/// An incident that is recorded, with what may still be chosen.
fn recorded(context: &Context, session: &Session, number: usize) -> Result<Answer> {
    let game = session.game();
    let Some(incident) = game.incident(number) else {
        let refusal = Refusal::Incident(IncidentRefusal::NoSuchIncident(number));
        let refusal = RequestRefusal::Rules(refusal);
        return Err(Failure::refused(session.history(), &refusal, context.now()));
    };
    Ok(answer::recorded(context, game, incident))
}

/// Refuses an incident that cannot be recorded as stated.
fn check(
    context: &Context,
    session: &Session,
    args: &IncidentArgs,
    incident: &RuledIncident,
) -> Result<()> {
    let act = Act::Incident(Box::new(incident.clone()));
    let request = Request::Play { act, waive: args.waiver.stands };
    if let Some(slip) = request.slip(session.game()) {
        return Err(slip.into());
    }
    let performed = request.perform(&mut session.history().clone(), context.now());
    match performed {
        Ok(_) => Ok(()),
        Err(refusal) => Err(Failure::refused(session.history(), &refusal, context.now())),
    }
}

/// The options that may be taken now, as typed; none if the choice of a recorded incident is not open.
fn takings(session: &Session, args: &IncidentArgs) -> Result<Vec<String>> {
    let game = session.game();
    match args.about {
        Some(About::Number(number)) => {
            let open = game.open_choices().find(|open| open.number == Some(number));
            Ok(open.map(RuledIncident::takings).unwrap_or_default())
        }
        _ => {
            let Some(ruling) = args.ruling(game)? else { return Ok(Vec::new()) };
            let mut takings = ruling.incident.takings();
            if !ruling.incident.options.is_empty() {
                takings.push(LATER.to_owned());
            }
            Ok(takings)
        }
    }
}
