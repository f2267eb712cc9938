//! What a command line leaves out, asked for where somebody sits at a terminal.

use super::answer::{ask_line, say_failure};
use super::{Context, Result, choose};
use crate::grammar::New;
use crate::presets;
use crate::words;

/// A new game with its rules and its players, which are asked for where they are missing.
///
/// # Errors
/// Nobody can be asked, or nobody answers.
pub(crate) fn complete(context: &Context, new: &New) -> Result<New> {
    let mut new = new.clone();
    if let Some(named) = &new.rules {
        let (rules, players) = choose::rules_and_players(named, &new.players);
        (new.rules, new.players) = (Some(rules), players.to_vec());
    }
    while new.rules.is_none() {
        let mut question = choose::games();
        question.push(words::which_game().into());
        let reply = ask_line(context, &question)?.filter(|reply| !reply.is_empty());
        let Some(reply) = reply else { return Err(choose::incomplete(&new)) };
        let place = reply.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
        let named = place.and_then(|place| presets::rulesets().nth(place)).unwrap_or(&reply);
        match choose::rules(named, &new.choice, None) {
            Ok(_) => new.rules = Some(named.to_owned()),
            Err(failure) => say_failure(&failure, false, context),
        }
    }
    while new.players.is_empty() {
        let Some(named) = &new.rules else { break };
        let rules = choose::rules(named, &new.choice, None)?;
        let question = [words::who_plays(&rules)];
        let reply = ask_line(context, &question)?.filter(|reply| !reply.is_empty());
        let Some(reply) = reply else { return Err(choose::incomplete(&new)) };
        let players = names(&reply);
        match choose::players(&rules, &players) {
            Ok(_) => new.players = players,
            Err(failure) => say_failure(&failure, false, context),
        }
    }
    Ok(new)
}

/// The names in a reply: between commas, if it has any, or else words as in a shell.
fn names(reply: &str) -> Vec<String> {
    match reply.contains(',') {
        true => reply.split(',').map(|name| name.trim().to_owned()).collect(),
        false => shell_words::split(reply).unwrap_or_else(|_| vec![reply.to_owned()]),
    }
}
