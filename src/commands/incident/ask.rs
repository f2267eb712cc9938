//! The questions at a terminal about an incident: what, who, what exactly or when, and which option is taken.

use crate::game::{Choices, FieldName, TableAct, TableChoice};
use crate::grammar::incident::{About, IncidentArgs, is_number};
use crate::grammar::table_act;
use crate::history::History;
use crate::rules::laws::{Fact, IncidentKind};
use crate::terminal::act_draft::ActDraft;
use crate::terminal::answer::say;
use crate::terminal::line::ask_line;
use crate::terminal::{Context, Result, dialog};
use crate::words::{self, messages};

/// The list of the board and the prompt in which incidents are chosen.
const WRONGS: char = '!';

/// Asks for what the command leaves out. If it says no more than the kind, the answers are kept as a draft. Returns
/// whether it now says what happened.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn complete(
    context: &Context,
    history: &History,
    args: &mut IncidentArgs,
) -> Result<bool> {
    let game = history.game();
    let choices = Choices::of(game);
    if args.about.is_none() {
        let Some(kind) = kind(context, history, &choices, args.deal)? else { return Ok(false) };
        args.about = Some(About::Kind(kind));
    }
    let Some(About::Kind(kind)) = args.about else { return Ok(true) };

    let act = TableAct::Incident(kind);
    let choice = match args.deal.and_then(|number| game.deal(number)) {
        Some(deal) => Some(TableChoice::of_incident(kind, deal)),
        None => choices.choice(act).cloned(),
    };
    // Without a deal there is nothing to ask, and the ruling says so.
    let Some(mut choice) = choice else { return Ok(true) };
    let mut draft = None;
    let said = if args.facts.is_empty() {
        let draft = draft.insert(ActDraft::begun(context, history, WRONGS, args.deal, act));
        if !draft.ask(context, history, &choice)? {
            return Ok(false);
        }
        draft.said.clone()
    } else {
        choice.fields.retain(|field| !is_said(kind, field.name, &args.facts));
        match dialog::fields(context, game, &choice)? {
            Some(said) => said,
            None => return Ok(false),
        }
    };
    args.facts.splice(0..0, table_act::incident(kind, &choice, &said).facts);

    let Ok(Some(ruling)) = args.ruling(game) else { return Ok(true) };
    let moments = args.moments(game, &ruling);
    if !moments.is_empty() {
        let labels: Vec<String> = moments.iter().copied().map(words::moment).collect();
        let Some(index) = dialog::line(context, &labels, &words::moment_question())? else {
            return Ok(false);
        };
        let found = format!("found={}", moments[index]);
        args.facts.push(found.clone());
        if let Some(draft) = &mut draft {
            draft.add(context, history, act, found);
        }
    }
    Ok(true)
}

/// The kind of an incident: that of one begun before and never recorded, or else the one chosen; `None` if none is.
fn kind(
    context: &Context,
    history: &History,
    choices: &Choices,
    deal: Option<usize>,
) -> Result<Option<IncidentKind>> {
    let is_incident = |act| matches!(act, TableAct::Incident(_));
    let left = ActDraft::left(context, history, WRONGS, deal);
    let begun = left.and_then(|left| left.choice(choices));
    let mut chosen = begun.filter(|choice| is_incident(choice.act));
    if chosen.is_none() {
        let question = messages::IncidentAskKind.say();
        chosen = dialog::act(context, history.game(), choices, is_incident, &question)?;
    }
    match chosen.map(|choice| choice.act) {
        Some(TableAct::Incident(kind)) => Ok(Some(kind)),
        _ => Ok(None),
    }
}

/// Whether a command already says something about an incident.
fn is_said(kind: IncidentKind, field: FieldName, facts: &[String]) -> bool {
    facts.iter().any(|typed| {
        let is_fault = kind.faults().contains(&typed.as_str());
        match (field, typed.split_once('=')) {
            (FieldName::Player, None) => !is_number(typed) && !is_fault,
            (FieldName::Player, Some((fact, _))) => matches!(fact, "held" | "dealt"),
            (FieldName::Fact(Fact::Trick), None) => is_number(typed),
            (FieldName::Fact(Fact::Trick), Some((fact, _))) => fact == "trick",
            (_, None) => is_fault,
            (_, Some((fact, _))) => {
                matches!(fact, "held" | "dealt" | "fault" | "where" | "thrown" | "followed")
            }
        }
    })
}

/// The option taken; `None` if nothing is to be recorded.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn taken(context: &Context, takings: &[String]) -> Result<Option<String>> {
    let mut options = Vec::new();
    for (number, taking) in (1..).zip(takings) {
        options.push(format!("{number} {taking}"));
    }
    let question = [messages::IncidentAskOption { options: words::or(&options) }.say()];
    loop {
        let reply = ask_line(&context.screen, &question)?.unwrap_or_default();
        if reply.is_empty() {
            return Ok(None);
        }
        let listed = reply.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let taken = listed.and_then(|index| takings.get(index));
        if let Some(taken) = taken.or_else(|| takings.iter().find(|taking| **taking == reply)) {
            return Ok(Some(taken.clone()));
        }
        let most = takings.len();
        say(&[messages::PromptNumberExpected { most }.say()], &context.screen);
    }
}
