//! The questions at a terminal about an incident: what, who, what exactly or when, and which option is taken.

use crate::game::Game;
use crate::grammar::facts::fact_asked;
use crate::grammar::incident::{About, IncidentArgs, about};
use crate::rules::laws::IncidentKind;
use crate::terminal::answer::ask_line;
use crate::terminal::{Context, Result};
use crate::words::{self, messages};
use strum::IntoEnumIterator;

/// Asks for what the command leaves out. Returns whether it now says what happened.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn complete(context: &Context, game: &Game, args: &mut IncidentArgs) -> Result<bool> {
    if args.about.is_none() {
        let Some(kind) = kind(context)? else { return Ok(false) };
        args.about = Some(kind);
    }
    let Some(About::Kind(kind)) = args.about else { return Ok(true) };

    if kind.is_by_player() && !args.has_player() {
        let players = game.setup().players();
        let names = words::list(players.names());
        let question = [format!("{} {names}", messages::IncidentAskPlayer.say())];
        let Some(name) = reply(context, &question)? else { return Ok(false) };
        args.facts.insert(0, name);
    }
    if let Some(asked) = fact_asked(kind, &args.facts) {
        let question = if asked.values.is_empty() {
            messages::IncidentAskTrick.say()
        } else {
            messages::IncidentAskFact { values: asked.values.join(", ") }.say()
        };
        if let Some(value) = reply(context, &[question])? {
            let is_whole = asked.fact.is_empty() || value.contains('=');
            args.facts.push(if is_whole { value } else { format!("{}={value}", asked.fact) });
        }
    }
    Ok(true)
}

/// What happened: a kind, by its number in the list or its name, or the number of a recorded incident.
fn kind(context: &Context) -> Result<Option<About>> {
    let mut question = Vec::new();
    for (number, kind) in (1..).zip(IncidentKind::iter()) {
        let says = messages::IncidentKindSays { kind: <&str>::from(kind) }.say();
        question.push(format!("{number:>2}  {says}"));
    }
    question.push(messages::IncidentAskKind.say());
    loop {
        let Some(reply) = reply(context, &question)? else { return Ok(None) };
        let listed = reply
            .parse::<usize>()
            .ok()
            .and_then(|number| IncidentKind::iter().nth(number.checked_sub(1)?));
        if let Some(kind) = listed {
            return Ok(Some(About::Kind(kind)));
        }
        if let Ok(kind @ About::Kind(_)) = about(&reply) {
            return Ok(Some(kind));
        }
    }
}

/// The option taken; `None` if nothing is to be recorded.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn taken(context: &Context, takings: &[String]) -> Result<Option<String>> {
    let options = words::or(takings);
    let question = [messages::IncidentAskOption { options }.say()];
    loop {
        let Some(reply) = reply(context, &question)? else { return Ok(None) };
        if takings.contains(&reply) {
            return Ok(Some(reply));
        }
    }
}

/// A reply; `None` if it is empty.
fn reply(context: &Context, question: &[String]) -> Result<Option<String>> {
    let reply = ask_line(&context.screen, question)?.unwrap_or_default();
    Ok(if reply.is_empty() { None } else { Some(reply) })
}
