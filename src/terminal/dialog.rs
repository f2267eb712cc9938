//! The questions at a terminal about an act that is chosen from a list. An empty reply drops the act, or leaves
//! out what may be left out.

use super::answer::{ask_line, say};
use super::{Context, Result};
use crate::game::{FieldValues, Game, TableChoice, TableField};
use crate::words::{self, messages};

/// Asks which of some acts a question is about; `None` if none is, or there is nobody to ask.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn act<'a>(
    context: &Context,
    game: &Game,
    choices: &[&'a TableChoice],
    question: String,
) -> Result<Option<&'a TableChoice>> {
    let labels: Vec<String> =
        choices.iter().map(|choice| words::table_act(game, choice.act)).collect();
    let mut lines = numbered(&labels);
    lines.push(question);
    let picked = pick(context, &lines, &labels)?;
    Ok(picked.and_then(|index| choices.get(index).copied()))
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
    let question = words::field_question(choice, field);
    let values = words::field_values(game, choice, field, said);
    match &field.values {
        FieldValues::Text { is_optional } => {
            let reply = ask_line(&context.screen, &[question])?;
            Ok(reply.filter(|reply| *is_optional || !reply.is_empty()))
        }
        FieldValues::Numbers(numbers) => loop {
            let Some(reply) = ask_line(&context.screen, std::slice::from_ref(&question))? else {
                return Ok(None);
            };
            match reply.parse::<usize>() {
                Ok(number) if numbers.contains(&number) => return Ok(Some(number.to_string())),
                _ if reply.is_empty() => return Ok(None),
                _ => {
                    let open =
                        words::or(&values.iter().map(|(_, typed)| typed).collect::<Vec<_>>());
                    say(&[messages::TableFieldOpen { open }.say()], &context.screen);
                }
            }
        },
        FieldValues::Players(_) | FieldValues::Words(_) => {
            let labels: Vec<String> = values.iter().map(|(label, _)| label.clone()).collect();
            let mut lines = numbered(&labels);
            lines.push(question);
            let picked = pick(context, &lines, &labels)?;
            Ok(picked.map(|index| values[index].1.clone()))
        }
    }
}

/// Labels with the numbers that choose them.
fn numbered(labels: &[String]) -> Vec<String> {
    (1..).zip(labels).map(|(number, label)| format!("{number:>2}  {label}")).collect()
}

/// Asks until a reply is the number of a label, or how only one label begins. An empty reply is `None`.
fn pick(context: &Context, question: &[String], labels: &[String]) -> Result<Option<usize>> {
    loop {
        let Some(reply) = ask_line(&context.screen, question)? else { return Ok(None) };
        if reply.is_empty() {
            return Ok(None);
        }
        let beginning = reply.to_lowercase();
        let listed = reply.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(index) = listed
            && index < labels.len()
        {
            return Ok(Some(index));
        }
        let mut fitting = Vec::new();
        for (index, label) in labels.iter().enumerate() {
            if label.to_lowercase().starts_with(&beginning) {
                fitting.push(index);
            }
        }
        if let [index] = fitting[..] {
            return Ok(Some(index));
        }
        say(&[messages::BoardDigitRange { most: labels.len() }.say()], &context.screen);
    }
}
