//! `schema`: the JSON Schema of what each command prints with `--json`.

use super::check::{AskedJson, cards::TakenJson};
use super::{doctor, games, rules, score, transfer};
use crate::analysis::GameLine;
use crate::cards::Card;
use crate::grammar::SchemaName;
use crate::output::json::{any, part, schema as of};
use crate::output::plain;
use crate::presets;
use crate::rules::{Ruleset, Scoring};
use crate::terminal::{Answer, Context, Failure, Result};
use crate::views::{
    Audited, Book, Changes, Explanation, GameSummary, HandFact, Log, PaymentBetween, PlayerChances,
    PlayerSummary, RescoredError, RescoredTotals, Schedule, ScoredBy, Sheet, StatusJson,
};
use crate::words::{self, ClauseInWords, Hint, Unknown};
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
pub(super) fn schema(context: &Context, command: &[String]) -> Result<Answer> {
    let all: Vec<Named> = SchemaName::value_variants().iter().map(Named::of).collect();
    if command.is_empty() {
        let record = |named: &Named| plain::record([&named.name, &named.title]);
        let records = |all: &[Named]| all.iter().map(record).collect();
        let text = |all: &[Named]| {
            let list = context.list(all.iter().map(|named| (&named.name, &named.title)));
            Answer::result(list).remark(context.hint(&Hint::Schema))
        };
        return Ok(Answer::of(all.as_slice(), context, records, text));
    }
    let name = SchemaName::from_str(&command.join("-"), false).map_err(|_| {
        let names = all.iter().map(|named| named.name.as_str());
        Failure::usage(words::unknown(Unknown::Schema, &command.join(" "), names))
    })?;
    let mut schema = shape(name);
    schema.insert("title".into(), Named::of(&name).title.into());
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    Ok(Answer::data(text + "\n"))
}

fn shape(name: SchemaName) -> Schema {
    match name {
        SchemaName::Status => of::<StatusJson>(),
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
        SchemaName::Audit => of::<Audited>(),
        SchemaName::Score => any(&[
            part::<Vec<score::Worth>>,
            part::<Vec<score::TricksWorth>>,
            part::<score::ContractWorth>,
            part::<Vec<score::ContractWorth>>,
        ]),
        SchemaName::Chances => of::<Vec<PlayerChances>>(),
        SchemaName::WhatIf => of::<Vec<ScoredBy>>(),
        SchemaName::Rules => any(&[
            part::<rules::Catalogue>,
            part::<Ruleset>,
            part::<Scoring>,
            part::<rules::Soundness>,
            part::<ClauseInWords>,
        ]),
        SchemaName::Games => of::<Vec<GameSummary>>(),
        SchemaName::Stats => of::<Book>(),
        SchemaName::Players => of::<Vec<PlayerSummary>>(),
        SchemaName::Settle => of::<Vec<PaymentBetween>>(),
        SchemaName::Remove => of::<games::MovedJson>(),
        SchemaName::Export => of::<transfer::ExportJson>(),
        SchemaName::Rescore => {
            any(&[part::<GameLine>, part::<RescoredTotals<'_>>, part::<RescoredError>])
        }
        SchemaName::Facts => of::<HandFact>(),
        SchemaName::Import => of::<Vec<transfer::Imported>>(),
        SchemaName::Doctor => of::<doctor::CheckupJson>(),
        SchemaName::Schema => of::<Vec<Named>>(),
        SchemaName::RulesFile => presets::schema(),
    }
}
