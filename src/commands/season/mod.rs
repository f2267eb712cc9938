//! `season`: the table of many evenings, from a file that says which they are and what counts.
//!
//! `file` reads the file, `evenings` finds its events and games, and `table` lays the answer out.

mod evenings;
mod file;
mod table;

use crate::analysis::NameForm;
use crate::club::{Season, SeasonRow};
use crate::game::Name;
use crate::grammar::hints;
use crate::output::json::{NamedSchema, schema};
use crate::output::{csv, markdown, plain, text};
use crate::terminal::{Answer, Context, Failure, Result, kept};
use crate::words::{self, Hint, messages};
use clap::{Args, ValueEnum};
use evenings::Evenings;
use file::SeasonFile;
use std::path::PathBuf;
use table::SeasonJson;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("season", "The table of a season", schema::<SeasonJson<'_>>);

/// Show the table of a season: league points, the best of many evenings
///
/// hoyle season examples/season.toml
///
/// hoyle season examples/season.toml --explain Ana
///
/// hoyle season examples/season.toml --format html > season.html
#[derive(Debug, Args)]
pub(crate) struct SeasonArgs {
    /// The file of the season, or - for standard input
    file: PathBuf,
    /// Show what each evening was worth to a player
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
    /// Names: full, first or initials
    #[arg(long, value_enum, default_value = "full", value_name = "FORM")]
    #[arg(hide_possible_values = true)]
    names: NameForm,
    /// text, markdown, csv, html or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: SeasonFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SeasonFormat {
    Text,
    Markdown,
    Csv,
    Html,
    Json,
}

/// The table of a season.
///
/// # Errors
/// The file cannot be read, or names what does not exist.
pub(crate) fn season(context: &Context, args: &SeasonArgs) -> Result<Answer> {
    let file = file::read(&args.file)?;
    let store = context.store()?;
    let evenings = Evenings::of(store, &file)?;
    let mut rows = file.season.table(&evenings.results);
    let called = args.names.called(&rows.iter().map(|row| row.person.clone()).collect());
    if let Some(text) = &args.explain {
        rows = vec![row(text, rows)?];
    }

    let people = kept::people(store)?;
    let is_for_programs = context.global.json || context.global.plain;
    let is_page = matches!(args.format, SeasonFormat::Html | SeasonFormat::Markdown);
    if is_page && !is_for_programs {
        rows.retain(|row| !people.is_hidden(&row.person));
    }
    for row in &mut rows {
        row.person.clone_from(&called[&row.person]);
    }

    let remarks = remarks(context, &file.season, &evenings, &rows);
    let mut answer = drawn(context, args, &file, &evenings, &rows).with_remarks(remarks);
    let is_text = args.format == SeasonFormat::Text && !is_for_programs;
    if is_text && args.explain.is_none() && !rows.is_empty() {
        let purpose = messages::HintExplainFigure.say();
        let explain = Hint::of_folder(purpose, "season FILE --explain NAME");
        answer = answer.remark(context.hint(&explain));
    }
    Ok(answer)
}

/// The row of the one player whose name a text matches.
fn row(text: &str, rows: Vec<SeasonRow>) -> Result<SeasonRow> {
    let names: Vec<Name> = rows.iter().filter_map(|row| row.person.parse().ok()).collect();
    let name = match Name::find(names.iter(), text) {
        Ok(name) => name.as_str(),
        Err(error) if error.could_be.is_empty() => {
            let known = names.iter().map(Name::as_str);
            return Err(Failure::usage(words::nobody_called(text, known)).hint(hints::players()));
        }
        Err(error) => return Err(Failure::usage(words::not_one_name(&error))),
    };
    Ok(rows.into_iter().find(|row| row.person == name).expect("the name is of a row"))
}

/// The table in the format asked for; with `--explain`, the scores of one player instead.
fn drawn(
    context: &Context,
    args: &SeasonArgs,
    file: &SeasonFile<'_>,
    evenings: &Evenings,
    rows: &[SeasonRow],
) -> Answer {
    // Records and CSV keep days as they are typed; people read them in words.
    let grid = |day: fn(&str) -> String| match args.explain {
        Some(_) => table::scores(evenings, rows, day),
        None => table::standings(rows),
    };
    let json = SeasonJson::of(evenings, rows);
    let about = table::about(evenings);
    Answer::of(
        &json,
        context,
        |_| plain::grid(&grid(str::to_owned)),
        |json| match args.format {
            SeasonFormat::Json => Answer::json(json),
            SeasonFormat::Csv => Answer::data(csv::grid(&grid(str::to_owned))),
            SeasonFormat::Html => Answer::data(table::page(file.title(), about, grid(words::day))),
            SeasonFormat::Markdown => Answer::data(markdown::grid(&grid(words::day))),
            SeasonFormat::Text if evenings.days.is_empty() => Answer::default(),
            SeasonFormat::Text => {
                let table = text::grid(&grid(words::day), context.screen.look);
                Answer::result(format!("{}\n{about}\n\n{table}", file.title()))
            }
        },
    )
}

/// Remarks on the table: evenings that do not count yet, and people without a place.
fn remarks(
    context: &Context,
    season: &Season,
    evenings: &Evenings,
    rows: &[SeasonRow],
) -> Vec<String> {
    let mut remarks = Vec::new();
    if evenings.days.is_empty() {
        remarks.push(messages::SeasonEmpty.say());
    }
    if !evenings.open.is_empty() {
        let evenings = words::and(&evenings.open);
        remarks.push(messages::SeasonNotOver { evenings }.say());
    }
    if rows.iter().any(|row| row.place.is_none()) {
        remarks.push(messages::SeasonTooFew { least: season.least }.say());
    }
    if !evenings.unreadable.is_empty() {
        let games = evenings.unreadable.len();
        remarks.push(messages::StatsGamesUnreadable { games }.say());
        remarks.push(context.hint(&hints::doctor()));
    }
    remarks
}
