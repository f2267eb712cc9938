//! Names what can be recorded apart from what is due, and asks for what has to be said about it.

use super::{messages, names, what_happened};
use crate::game::{Act, FieldName, FieldValues, Game, TableAct, TableChoice, TableField};
use crate::rules::laws::Fact;

/// The label of an act in a list.
pub fn table_act(game: &Game, act: TableAct) -> String {
    match act {
        TableAct::Incident(kind) => messages::IncidentKindShort { kind: <&str>::from(kind) }.say(),
        TableAct::Choose(number) => {
            game.incident(number).map_or_else(String::new, |incident| what_happened(game, incident))
        }
        act => messages::TableAct { act: <&str>::from(act) }.say(),
    }
}

/// The question for a field, which says how it is left out where that is possible.
pub fn field_question(choice: &TableChoice, field: &TableField) -> String {
    let question = field_label(choice, field);
    match field.values {
        FieldValues::Text { is_optional: true } => {
            format!("{question} {}", messages::TableFieldOptional.say())
        }
        _ => question,
    }
}

/// The question for a field.
pub fn field_label(choice: &TableChoice, field: &TableField) -> String {
    let question = match (choice.act, field.name) {
        (TableAct::Incident(_), FieldName::Player) => return messages::IncidentAskPlayer.say(),
        (_, FieldName::Fact(Fact::Trick)) => "trick",
        (_, FieldName::Fact(Fact::Followed)) => "followed",
        (_, name) => name.into(),
    };
    messages::TableFieldAsk { field: question }.say()
}

/// Asks when an incident was found.
pub fn moment_question() -> String {
    messages::TableFieldAsk { field: <&str>::from(Fact::Found) }.say()
}

/// The values of a field after what was said before it, each with its label and as it is typed; none if a text
/// is asked for. Nobody is named twice.
pub fn field_values(
    game: &Game,
    choice: &TableChoice,
    field: &TableField,
    said: &[String],
) -> Vec<(String, String)> {
    match &field.values {
        FieldValues::Players(players) => {
            let first = said.first().and_then(|name| game.setup().players().seat(name));
            let mut values = Vec::new();
            for seat in players {
                let name = names(game)(*seat);
                let is_legal = match (choice.act, field.name, first) {
                    (TableAct::Swap, FieldName::Other, Some(first)) => {
                        game.judge(&Act::Swap(first, *seat)).is_ok()
                    }
                    _ => true,
                };
                if is_legal && !said.contains(&name) {
                    values.push((name.clone(), name));
                }
            }
            values
        }
        FieldValues::Numbers(numbers) => {
            numbers.iter().map(|number| (number.to_string(), number.to_string())).collect()
        }
        FieldValues::Words(words) => words
            .iter()
            .map(|word| (field_word(game, choice.act, field, word), word.clone()))
            .collect(),
        FieldValues::Text { .. } => Vec::new(),
    }
}

/// The label of a word.
fn field_word(game: &Game, act: TableAct, field: &TableField, word: &str) -> String {
    match (act, field.name) {
        (TableAct::Choose(number), _) => {
            let incident = game.incident(number);
            let choices = incident.map(|incident| super::choices_of(game, incident));
            let label = choices.into_iter().flatten().find(|(_, taken)| taken == word);
            label.map_or_else(|| word.to_owned(), |(label, _)| label)
        }
        (TableAct::Incident(kind), _) => {
            let value = format!("{}-{word}", <&str>::from(kind));
            messages::TableValue { value: &value }.say()
        }
        (_, FieldName::Extra) => messages::DueDealExtra { mark: word }.say(),
        _ => messages::TableValue { value: word }.say(),
    }
}
