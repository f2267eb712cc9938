//! `schema`: the JSON Schema of what each command prints with `--json`.

use super::check::{AskedJson, trick::TakenJson};
use super::{bin, doctor, export, import, rules, score};
use crate::cards::Card;
use crate::grammar::{Schema as SchemaArgs, SchemaName};
use crate::output::json::{any, part, schema as of};
use crate::presets;
use crate::rules::{Ruleset, Scoring};
use crate::terminal::answer::Answer;
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::views::{Changes, Explanation, GameSummary, Log, Schedule, Sheet, Status};
use crate::words::{Hint, Unknown};
use clap::ValueEnum;
use schemars::{JsonSchema, Schema};
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
struct Named {
    name: String,
    title: String,
    /// The other commands that print the same.
    also: Vec<String>,
}

impl Named {
    fn of(name: &SchemaName) -> Named {
        let value = name.to_possible_value().expect("no name is hidden");
        let mut names = value.get_name_and_aliases().map(str::to_owned);
        Named {
            name: names.next().expect("every value has a name"),
            title: value.get_help().map(ToString::to_string).unwrap_or_default(),
            also: names.collect(),
        }
    }
}

/// The schema asked for, or the names of all.
pub(crate) fn schema(context: &Context, asked: &SchemaArgs) -> Result<Answer, Failure> {
    let all: Vec<Named> = SchemaName::value_variants().iter().map(Named::of).collect();
    if asked.name.is_empty() {
        return Ok(list(context, &all));
    }
    let name = SchemaName::from_str(&asked.name.join("-"), false).map_err(|_| {
        let names = all.iter().map(|named| named.name.as_str());
        choose::unknown(Unknown::Schema, &asked.name.join(" "), names)
    })?;
    let mut schema = shape(name);
    schema.insert("title".into(), Named::of(&name).title.into());
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    Ok(Answer::data(text + "\n"))
}

fn list(context: &Context, all: &[Named]) -> Answer {
    if context.global.json {
        return Answer::json(&all);
    }
    if context.global.plain {
        return Answer::plain(all.iter().map(|named| [&named.name, &named.title]));
    }
    let width = all.iter().map(|named| named.name.len()).max().unwrap_or(0);
    let lines = all.iter().map(|named| context.row(&named.name, width, &named.title));
    Answer::result(lines.collect()).remark(context.hint(&Hint::Schema))
}

fn shape(name: SchemaName) -> Schema {
    match name {
        SchemaName::Status => of::<Status>(),
        SchemaName::Sheet => of::<Sheet>(),
        SchemaName::Schedule => of::<Schedule>(),
        SchemaName::Explain => of::<Explanation>(),
        SchemaName::Log => of::<Log>(),
        SchemaName::Script => of::<Vec<String>>(),
        SchemaName::Fix => of::<Changes>(),
        SchemaName::CheckBid => of::<AskedJson<'_, u8>>(),
        SchemaName::CheckCall => of::<AskedJson<'_, String>>(),
        SchemaName::CheckTrick => any(&[part::<TakenJson>, part::<AskedJson<'_, String>>]),
        SchemaName::CheckPlay => of::<AskedJson<'_, Card>>(),
        SchemaName::Score => any(&[
            part::<Vec<score::Worth>>,
            part::<score::ContractWorth>,
            part::<Vec<score::ContractWorth>>,
        ]),
        SchemaName::Rules => any(&[
            part::<rules::Catalogue>,
            part::<Ruleset>,
            part::<Scoring>,
            part::<rules::Soundness>,
        ]),
        SchemaName::Games => of::<Vec<GameSummary>>(),
        SchemaName::Remove => of::<bin::MovedJson>(),
        SchemaName::Export => of::<export::ExportJson>(),
        SchemaName::Import => of::<Vec<import::Imported>>(),
        SchemaName::Doctor => of::<doctor::CheckupJson>(),
        SchemaName::Schema => of::<Vec<Named>>(),
        SchemaName::RulesFile => presets::schema(),
    }
}
