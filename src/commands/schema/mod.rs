//! `schema`: the JSON Schema of what each command prints with `--json`.

use crate::output::json::{self, NamedSchema, SchemaName};
use crate::output::plain;
use crate::terminal::{Answer, Context, Failure, Result};
use crate::words::{self, Hint, Unknown, messages};
use clap::Args;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("schema", "The names of all schemas", json::schema::<Vec<SchemaName>>);

/// Print or list the JSON Schemas of --json output
///
/// hoyle schema sheet
///
/// hoyle schema check bid
#[derive(Debug, Args)]
pub(crate) struct SchemaArgs {
    /// The command: sheet, check bid… [default: list the names]
    pub(crate) name: Vec<String>,
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
    let mut named = schemas
        .iter()
        .filter(|schema| schema.listed.name == name || schema.listed.also.contains(&name.as_str()));
    let Some(named) = named.next() else {
        let names = schemas.iter().map(|schema| schema.listed.name);
        return Err(Failure::usage(words::unknown(Unknown::Schema, &args.name.join(" "), names)));
    };

    let mut schema = (named.shape)();
    schema.insert("title".into(), named.listed.title.into());
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    Ok(Answer::data(text + "\n"))
}

fn listed(context: &Context, schemas: &[NamedSchema]) -> Answer {
    let names: Vec<SchemaName> = schemas.iter().map(|schema| schema.listed).collect();
    Answer::of(names.as_slice(), context, records, |names| {
        let list = context.screen.list(names.iter().map(|schema| (schema.name, schema.title)));
        Answer::result(list)
            .remark(context.hint(&Hint::of_program(messages::HintSchema.say(), "schema NAME")))
    })
}

fn records(names: &[SchemaName]) -> String {
    names.iter().map(|schema| plain::record([schema.name, schema.title])).collect()
}
