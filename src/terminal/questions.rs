//! What a command line leaves out, asked for where somebody sits at a terminal.

use super::answer::{say, say_failure};
use super::line::{self, ask_line_knowing};
use super::list::Listed;
use super::{Context, Failure, Result, choose, kept};
use crate::game::Players;
use crate::grammar::{Choice, NewArgs, hints};
use crate::rules::{Ruleset, Scoring};
use crate::words::messages;
use crate::{presets, words};
use std::io::{self, IsTerminal};

/// A new game with its rules and its players, which are asked for where they are missing.
///
/// # Errors
/// Nobody can be asked, or nobody answers.
pub(crate) fn complete(context: &Context, asked: &NewArgs) -> Result<NewArgs> {
    let mut new = NewArgs { players: asked.players(), ..asked.clone() };
    if let Some(named) = &asked.rules {
        let (rules, players) = choose::rules_and_players(named, &new.players);
        new.rules = Some(rules);
        new.players = players.to_vec();
    }
    while new.rules.is_none() {
        let choices = choose::games(&context.screen);
        let known: Vec<String> = presets::rulesets().map(str::to_owned).collect();
        let reply = given(ask_choice(context, &choices, &messages::PromptAskGame.say(), &known)?)?;
        let Some(reply) = reply.filter(|reply| !reply.eq_ignore_ascii_case("q")) else {
            return Err(choose::incomplete(&new));
        };
        let named = match reply.parse::<usize>() {
            Ok(number @ 1..) => presets::rulesets().nth(number - 1).unwrap_or(&reply),
            _ => &reply,
        };
        match choose::rules(named, &new.choice, None) {
            Ok(_) => new.rules = Some(named.to_owned()),
            Err(failure) => say_failure(&failure.without_hints(), context),
        }
    }
    while new.players.is_empty() {
        let Some(named) = &new.rules else { break };
        let rules = choose::rules(named, &new.choice, None)?;
        let known: Vec<String> = kept::names(context.store()?).into_iter().collect();
        let mut question = Vec::new();
        question.extend(words::choices_offered(&rules, presets::scorings_for(&rules).len()));
        question.push(words::who_plays(&rules));
        question.push(messages::TerminalAskLeave.say().to_owned());
        let Some(reply) = ask_name(context, &question, &known)? else {
            // At a terminal the names are asked for until they are given, or q.
            if context.screen.is_attended {
                continue;
            }
            return Err(choose::incomplete(&new));
        };
        if reply.eq_ignore_ascii_case("q") {
            return Err(Failure::usage(messages::TerminalNothingStored.say())
                .hint(hints::new_game_by(&rules)));
        }
        if matches!(reply.as_str(), "?" | "help") {
            list_choices(context, &rules);
            continue;
        }
        let players = names(&reply);
        if let Some(choice) = chosen(&rules, &new.choice, &players) {
            match choose::rules(named, &choice, None) {
                Ok(_) => new.choice = choice,
                Err(failure) => say_failure(&failure.without_hints(), context),
            }
            continue;
        }
        match choose::players(&rules, &players) {
            Ok(_) if new.dealer.is_some() => new.players = players,
            Ok(seated) => {
                new.dealer = dealer(context, &seated, &players)?;
                new.players = players;
            }
            Err(failure) => say_failure(&failure, context),
        }
    }
    Ok(new)
}

/// Lists the schedules, the scores and the settings that the rules leave to the table.
fn list_choices(context: &Context, rules: &Ruleset) {
    let offers = words::forms(rules).into_iter().chain(words::offers(rules));
    let mut lines: Vec<String> = offers.map(|(id, says)| format!("{id}  {says}")).collect();
    let scores = presets::scorings_for(rules);
    if scores.len() > 1 {
        lines.push(words::list(scores.iter().map(Scoring::id)));
    }
    say(&lines, &context.screen);
}

/// What a reply adds to the choices of the table, if each of its words is a setting, a schedule or a score of
/// the rules.
fn chosen(rules: &Ruleset, before: &Choice, typed: &[String]) -> Option<Choice> {
    let mut choice = before.clone();
    let scores = presets::scorings_for(rules);
    for word in typed {
        let is_form = rules.schedule.forms.iter().any(|form| presets::means(word, &form.id));
        if word.contains('=') {
            choice.set.push(word.clone());
        } else if is_form {
            choice.schedule = Some(word.clone());
        } else if scores.iter().any(|score| presets::means(word, score.id())) {
            choice.scoring = Some(word.clone());
        } else {
            return None;
        }
    }
    Some(choice)
}

/// Who deals first; `None` if that is to be drawn.
fn dealer(context: &Context, seated: &Players, known: &[String]) -> Result<Option<String>> {
    let numbered = seated.names().zip(1..).map(|(name, number)| format!("{number} {name}"));
    let choices = Listed::Inline(numbered.collect());
    let question = messages::PromptAskDealer.say();
    while let Some(reply) = given(ask_choice(context, &choices, &question, known)?)? {
        let listed = reply.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let name = match listed.and_then(|index| seated.names().nth(index)) {
            Some(name) => name.to_string(),
            None => names(&reply).concat(),
        };
        match seated.find(&name) {
            Ok(_) => return Ok(Some(name)),
            Err(error) => {
                say_failure(&Failure::usage(words::not_one_name(&error)), context);
            }
        }
    }
    Ok(None)
}

/// Asks for names, and completes those that are known; `None` if nothing is typed.
///
/// # Errors
/// The question is left, with Ctrl-C or Ctrl-D, or the terminal cannot be used.
fn ask_name(context: &Context, question: &[String], known: &[String]) -> Result<Option<String>> {
    given(if_asked(context, ask_line_knowing(&context.screen, question, known)?))
}

/// A reply, if anything is typed.
///
/// # Errors
/// The question is left.
fn given(reply: Option<String>) -> Result<Option<String>> {
    let Some(reply) = reply else {
        return Err(Failure::usage(messages::TerminalNothingStored.say()).hint(hints::new_game()));
    };
    Ok(if reply.is_empty() { None } else { Some(reply) })
}

/// Asks for one of some choices, and completes names that are known; `None` if the question is left, with Ctrl-C
/// or Ctrl-D. If nobody can be asked, the reply is empty.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn ask_choice(
    context: &Context,
    choices: &Listed,
    question: &str,
    known: &[String],
) -> Result<Option<String>> {
    Ok(if_asked(context, line::ask_choice(&context.screen, choices, question, known)?))
}

/// A reply that is empty if nobody can be asked.
fn if_asked(context: &Context, reply: Option<String>) -> Option<String> {
    if context.screen.is_attended && io::stdout().is_terminal() {
        reply
    } else {
        Some(reply.unwrap_or_default())
    }
}

/// The names in a reply: between commas, if it has any, or else words as in a shell.
fn names(reply: &str) -> Vec<String> {
    if reply.contains(',') {
        return reply.split(',').map(|name| name.trim().to_owned()).collect();
    }
    shell_words::split(reply).unwrap_or_else(|_| vec![reply.to_owned()])
}
