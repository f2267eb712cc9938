//! `schema`: the JSON Schema of what each command prints with `--json`.

use super::check::{AskedJson, trick::TakenJson};
use super::{bin, choose, doctor, explain, export, fix, games, import, log, rules, score, status};
use crate::cards::Card;
use crate::grammar::Schema as SchemaArgs;
use crate::output::json;
use crate::output::schema::{any, of, part};
use crate::presets;
use crate::rules::{Ruleset, Scoring};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use schemars::{JsonSchema, Schema};
use serde::Serialize;

/// What a command prints as JSON.
struct Printed {
    /// The name of its schema: the command's, its words joined by hyphens.
    name: &'static str,
    title: &'static str,
    /// Other commands that print the same.
    also: &'static [&'static str],
    schema: fn() -> Schema,
}

/// The commands that answer with what happens now, as `status` does.
const AS_STATUS: &[&str] = &[
    "new", "trump", "bid", "took", "trick", "call", "contract", "dealer", "leave", "swap",
    "redeal", "extra", "rule", "undo", "redo",
];

const PRINTED: &[Printed] = &[
    Printed {
        name: "status",
        title: "What happens now; also of every command that records",
        also: AS_STATUS,
        schema: of::<status::StatusJson>,
    },
    Printed {
        name: "sheet",
        title: "A score sheet; also of replay",
        also: &["replay"],
        schema: json::sheet_schema,
    },
    Printed {
        name: "schedule",
        title: "Every deal of a game",
        also: &[],
        schema: json::schedule_schema,
    },
    Printed {
        name: "explain",
        title: "How each number came about",
        also: &[],
        schema: of::<explain::ExplainedJson>,
    },
    Printed {
        name: "log",
        title: "The whole history of a game",
        also: &[],
        schema: of::<Vec<log::LogLine>>,
    },
    Printed {
        name: "script",
        title: "The lines of a script",
        also: &[],
        schema: of::<Vec<String>>,
    },
    Printed {
        name: "fix",
        title: "What changes by a fix",
        also: &[],
        schema: of::<fix::told::Told>,
    },
    Printed {
        name: "check-bid",
        title: "A ruling on a bid",
        also: &[],
        schema: of::<AskedJson<'_, u8>>,
    },
    Printed {
        name: "check-call",
        title: "A ruling on a call",
        also: &[],
        schema: of::<AskedJson<'_, String>>,
    },
    Printed {
        name: "check-trick",
        title: "Who takes a trick, or why it can be none",
        also: &[],
        schema: || any(&[part::<TakenJson>, part::<AskedJson<'_, String>>]),
    },
    Printed {
        name: "check-play",
        title: "A ruling on a card",
        also: &[],
        schema: of::<AskedJson<'_, Card>>,
    },
    Printed {
        name: "score",
        title: "What hands or contracts are worth",
        also: &[],
        schema: || {
            any(&[
                part::<Vec<score::Worth>>,
                part::<score::ContractWorth>,
                part::<Vec<score::ContractWorth>>,
            ])
        },
    },
    Printed {
        name: "rules",
        title: "The catalogue, a set of rules, a score, or whether a file is sound",
        also: &[],
        schema: || {
            any(&[
                part::<rules::Catalogue>,
                part::<Ruleset>,
                part::<Scoring>,
                part::<rules::Soundness>,
            ])
        },
    },
    Printed {
        name: "games",
        title: "The games kept here, or in the bin",
        also: &[],
        schema: of::<Vec<games::GameLine>>,
    },
    Printed {
        name: "remove",
        title: "A game moved to the bin, or back",
        also: &["restore"],
        schema: of::<bin::MovedJson>,
    },
    Printed {
        name: "export",
        title: "Games written to a file",
        also: &[],
        schema: of::<export::ExportJson>,
    },
    Printed {
        name: "import",
        title: "What became of each game of a file",
        also: &[],
        schema: of::<Vec<import::Brought>>,
    },
    Printed {
        name: "doctor",
        title: "What was found, and what was mended",
        also: &[],
        schema: of::<doctor::CheckupJson>,
    },
    Printed {
        name: "schema",
        title: "The names of all schemas",
        also: &[],
        schema: of::<Vec<Named>>,
    },
    Printed {
        name: "rules-file",
        title: "A rules file of hoyle, as TOML or JSON",
        also: &[],
        schema: presets::schema,
    },
];

#[derive(Serialize, JsonSchema)]
struct Named {
    name: &'static str,
    title: &'static str,
    /// The other commands that print the same.
    also: &'static [&'static str],
}

/// Returns the names of all schemas.
pub(crate) fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    PRINTED.iter().map(|printed| (printed.name, printed.title))
}

/// Returns the schema that is asked for, or the names of all.
pub(crate) fn schema(context: &Context, asked: &SchemaArgs) -> Result<Answer, Failure> {
    if asked.name.is_empty() {
        return Ok(all(context));
    }
    let name = asked.name.join("-");
    let found = PRINTED.iter().find(|it| it.name == name || it.also.contains(&name.as_str()));
    let Some(printed) = found else {
        return Err(choose::unknown(
            "schema",
            &asked.name.join(" "),
            names().map(|(name, _)| name),
        ));
    };
    let mut schema = (printed.schema)();
    schema.insert("title".into(), printed.title.into());
    let mut text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    text.push('\n');
    Ok(Answer::data(text))
}

fn all(context: &Context) -> Answer {
    if context.global.json {
        let named = |it: &Printed| Named { name: it.name, title: it.title, also: it.also };
        return Answer::json(&PRINTED.iter().map(named).collect::<Vec<_>>());
    }
    if context.global.plain {
        return Answer::plain(names().map(|(name, title)| [name, title]));
    }
    let width = names().map(|(name, _)| name.len()).max().unwrap_or(0);
    let lines = names().map(|(name, title)| context.row(name, width, title));
    Answer::result(lines.collect()).remark("hoyle schema NAME prints one of them.")
}
