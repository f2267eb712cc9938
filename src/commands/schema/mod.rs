//! `schema`: the JSON Schema of what each command prints with `--json`.

use crate::output::plain;
use crate::terminal::{Answer, Context, Failure, Result};
use crate::words::messages;
use crate::words::{self, Hint, Unknown};
use clap::Args;
use schemars::{JsonSchema, Schema};
use serde::Serialize;

/// Print the JSON Schema of what a command prints with --json, or list the schemas
#[derive(Debug, Args)]
pub(crate) struct SchemaArgs {
    /// The command: sheet, check bid… [default: list the names]
    pub(crate) name: Vec<String>,
}

/// A schema, with the name by which it is asked for.
pub(crate) struct NamedSchema {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    /// The other commands that print the same.
    pub(crate) also: &'static [&'static str],
    pub(crate) shape: fn() -> Schema,
}

/// A schema in the list of all.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SchemaName {
    name: &'static str,
    title: &'static str,
    /// The other commands that print the same.
    also: &'static [&'static str],
}

/// The schema asked for, or the names of all.
///
/// # Errors
/// There is no such schema.
pub(crate) fn schema(
    context: &Context,
    args: &SchemaArgs,
    schemas: &[NamedSchema],
) -> Result<Answer> {
    if args.name.is_empty() {
        return Ok(listed(context, schemas));
    }

    let name = args.name.join("-");
    let Some(named) =
        schemas.iter().find(|schema| schema.name == name || schema.also.contains(&name.as_str()))
    else {
        let names = schemas.iter().map(|schema| schema.name);
        return Err(Failure::usage(words::unknown(Unknown::Schema, &args.name.join(" "), names)));
    };

    let mut schema = (named.shape)();
    schema.insert("title".into(), named.title.into());
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    Ok(Answer::data(text + "\n"))
}

fn listed(context: &Context, schemas: &[NamedSchema]) -> Answer {
    let names: Vec<SchemaName> = schemas
        .iter()
        .map(|schema| SchemaName { name: schema.name, title: schema.title, also: schema.also })
        .collect();
    let records = |names: &[SchemaName]| {
        names.iter().map(|schema| plain::record([schema.name, schema.title])).collect()
    };
    Answer::of(names.as_slice(), context, records, |names| {
        let list = context.list(names.iter().map(|schema| (schema.name, schema.title)));
        Answer::result(list)
            .remark(context.hint(&Hint::of_program(messages::HintSchema.say(), "schema NAME")))
    })
}
