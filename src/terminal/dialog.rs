//! The questions at a terminal about an act that is chosen from a list. An empty reply drops the act, or leaves
//! out what may be left out.

use super::answer::say;
use super::line::{ask_choice, ask_line};
use super::list::Listed;
use super::{Context, Result};
use crate::game::{Choices, FieldValues, Game, TableAct, TableChoice, TableField};
use crate::grammar::table_act;
use crate::words::{self, messages};

/// Asks for one of some acts; `None` if the reply is empty, or nobody can reply. Acts that cannot be recorded now
/// are listed as well; the reason is said when one is chosen.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn act<'a>(
    context: &Context,
    game: &Game,
    choices: &'a Choices,
    is_listed: fn(TableAct) -> bool,
    question: &str,
) -> Result<Option<&'a TableChoice>> {
    let mut listed = Vec::new();
    let mut labels = Vec::new();
    for (act, refusal) in choices.listed() {
        if is_listed(*act) {
            let label = words::table_act(game, *act);
            listed.push((*act, refusal));
            labels.push(match refusal {
                Some(_) => messages::TableActNotNow { act: label }.say(),
                None => label,
            });
        }
    }
    while let Some(index) = line(context, &labels, question)? {
        let (act, refusal) = listed[index];
        let Some(refusal) = refusal else { return Ok(choices.choice(act)) };
        say(&[words::ruling_in(game, refusal).because], &context.screen);
    }
    Ok(None)
}

/// Asks for what has not been said about an act; `None` if a question stays without an answer.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn fields(
    context: &Context,
    game: &Game,
    choice: &TableChoice,
) -> Result<Option<Vec<String>>> {
    let mut said = Vec::new();
    for field in &choice.fields {
        let Some(answer) = self::field(context, game, choice, field, &said)? else {
            return Ok(None);
        };
        said.push(answer);
    }
    Ok(Some(said))
}

/// Asks for a field; `None` without an answer.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn field(
    context: &Context,
    game: &Game,
    choice: &TableChoice,
    field: &TableField,
    said: &[String],
) -> Result<Option<String>> {
    let asked = words::field_question(choice, field);
    let question = match field.values {
        FieldValues::Text { is_optional: true } => asked.clone(),
        _ => leaving(&asked),
    };
    let values = words::field_values(game, choice, field, said);
    match &field.values {
        FieldValues::Text { is_optional } => loop {
            let Some(reply) = ask_line(&context.screen, std::slice::from_ref(&question))? else {
                return Ok(None);
            };
            if reply.is_empty() {
                return Ok(if *is_optional { Some(reply) } else { None });
            }
            match table_act::check(field, &reply) {
                Ok(()) => return Ok(Some(reply)),
                Err(expected) => {
                    let word = words::quoted(&reply);
                    let wrong = messages::PromptWordUnreadable { word, expected }.say();
                    say(&[wrong], &context.screen);
                }
            }
        },
        FieldValues::Numbers(numbers) => loop {
            let Some(reply) = ask_line(&context.screen, std::slice::from_ref(&question))? else {
                return Ok(None);
            };
            match reply.parse::<usize>() {
                Ok(number) if numbers.contains(&number) => return Ok(Some(number.to_string())),
                _ if reply.is_empty() => return Ok(None),
                _ => {
                    let open = words::or(values.iter().map(|(_, typed)| typed));
                    say(&[messages::TableFieldOpen { open }.say()], &context.screen);
                }
            }
        },
        FieldValues::Players(_) | FieldValues::Words(_) => {
            let labels: Vec<String> = values.iter().map(|(label, _)| label.clone()).collect();
            let index = line(context, &labels, &asked)?;
            Ok(index.map(|index| values[index].1.clone()))
        }
    }
}

/// A question that says how to leave it.
fn leaving(question: &str) -> String {
    format!("{question} {}", messages::DialogLeave.say())
}

/// Asks until a reply is the number of a label, or how only one label begins. An empty reply is `None`.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn line(context: &Context, labels: &[String], question: &str) -> Result<Option<usize>> {
    let mut lines = Vec::new();
    for (label, number) in labels.iter().zip(1..) {
        lines.push(format!("{number:>2}  {label}"));
    }
    let choices = Listed::Lines(lines);
    let question = leaving(question);
    loop {
        let Some(reply) = ask_choice(&context.screen, &choices, &question, &[])? else {
            return Ok(None);
        };
        if reply.is_empty() {
            return Ok(None);
        }
        if let Ok(number) = reply.parse::<usize>()
            && (1..=labels.len()).contains(&number)
        {
            return Ok(Some(number - 1));
        }
        let beginning = reply.to_lowercase();
        let mut fitting = Vec::new();
        for (index, label) in labels.iter().enumerate() {
            if label.to_lowercase().starts_with(&beginning) {
                fitting.push(index);
            }
        }
        if let [index] = fitting[..] {
            return Ok(Some(index));
        }
        say(&[messages::DialogLineExpected { most: labels.len() }.say()], &context.screen);
    }
}
