//! `export`: games to a file.

mod lines;

use crate::grammar::hints;
use crate::history::GameId;
use crate::notation::quote;
use crate::store::archive::{ArchiveError, ArchiveWriter, MOST_GAMES};
use crate::store::{CopiedJournal, Selector, Store, StoreError};
use crate::terminal::{
    Answer, Context, DONE, Failure, Result, TROUBLE_WITH_DATA, files, game_id, games,
};
use crate::words;
use crate::words::Hint;
use crate::words::messages;
use clap::{Args, ValueEnum};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

/// Write games to a file, to take them to another machine
#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The ids of the games [default: the current one]
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,
    /// Every game
    #[arg(long, conflicts_with = "ids")]
    pub(crate) all: bool,
    /// One game per line, for rescore and other programs
    #[arg(long)]
    pub(crate) lines: bool,
    /// A row for every hand, for spreadsheets and databases: csv or jsonl
    #[arg(long, value_enum, conflicts_with = "lines", value_name = "FORMAT")]
    pub(crate) facts: Option<FactFormat>,
    /// The file, a folder for it, or - for standard output [default: ID.jsonl, or
    /// hoyle-games-DATE.tar for several games; standard output with --lines and --facts]
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FactFormat {
    Csv,
    Jsonl,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct ExportJson {
    file: String,
    games: Vec<GameJson>,
}

#[derive(Serialize, JsonSchema)]
struct GameJson {
    game: String,
    entries: Option<usize>,
    trouble: Option<String>,
}

/// Writes games to a file: one as its journal, several as an archive of journals.
pub(crate) fn export(context: &Context, asked: &ExportArgs) -> Result<Answer> {
    let store = context.store()?;
    let selectors = selectors(context, &store, asked)?;
    if asked.lines || asked.facts.is_some() {
        return lines::export(context, &store, &selectors, asked);
    }
    let to = |name: String| files::place(asked.to.as_deref(), &name);
    let (mut games, mut remarks, mut code) = (Vec::new(), Vec::new(), DONE);
    if let ([selector], false) = (selectors.as_slice(), asked.all) {
        let copied = store.copy(selector).map_err(|it| games::store_failure(context, it))?;
        let to = to(format!("{}.jsonl", copied.id));
        files::write_new(&to, hints::give_other_file(), |file| file.write_all(copied.bytes()))?;
        games.push(exported(&copied, &mut remarks));
        return Ok(written(context, &to, games, remarks));
    }
    let to = to(format!("hoyle-games-{}.tar", context.now().local_date()));
    files::refuse_terminal(&to)?;
    files::write_new(&to, hints::give_other_file(), |file| {
        let mut packer = ArchiveWriter::new(file);
        for selector in &selectors {
            match store.copy(selector) {
                Ok(copied) => {
                    let last = copied.decoded.as_ref().ok().map(|it| it.history.last_at());
                    packer.add(&copied.id, copied.bytes(), last).map_err(|error| match error {
                        ArchiveError::Io(error) => error,
                        error => io::Error::other(error),
                    })?;
                    games.push(exported(&copied, &mut remarks));
                }
                Err(fault) => {
                    remarks.push(messages::StoreExportLeftOut { error: fault.to_string() }.say());
                    code = TROUBLE_WITH_DATA;
                }
            }
        }
        if games.is_empty() {
            return Err(io::Error::other(messages::StoreExportNoneReadable.say()));
        }
        packer.finish().map(drop)
    })
    .map_err(|failure| failure.note(remarks.clone()))?;
    Ok(Answer { code, ..written(context, &to, games, remarks) })
}

/// The games asked for, each once.
fn selectors(context: &Context, store: &Store, asked: &ExportArgs) -> Result<Vec<Selector>> {
    if !asked.all && asked.ids.is_empty() {
        return Ok(vec![context.selector()?]);
    }
    games::no_game_option(context)?;
    let ids: BTreeSet<GameId> =
        asked.ids.iter().map(|id| game_id(id, hints::games())).collect::<Result<_, _>>()?;
    let here = store.ids().map_err(|fault| games::store_failure(context, fault))?;
    if asked.all && here.is_empty() {
        return Err(Failure::data(words::no_games(false)).hint(hints::new_game()));
    }
    if let Some(missing) = ids.iter().find(|id| here.binary_search(id).is_err()) {
        let (id, path) = (Some(missing.clone()), store.path(missing));
        return Err(games::store_failure(context, StoreError::NoSuchGame { id, path }));
    }
    let all = if asked.all { here } else { ids.into_iter().collect() };
    if all.len() > MOST_GAMES {
        let failure = Failure::data(words::too_many_to_export(all.len()));
        let failure = failure.note([messages::StoreExportRemedyParts.say()]);
        return Err(failure.hint(Hint::HelpOn("export".into())));
    }
    Ok(all.into_iter().map(Selector::Id).collect())
}

/// What to report of an exported game, and to remark.
fn exported(copied: &CopiedJournal, remarks: &mut Vec<String>) -> GameJson {
    let game = copied.id.to_string();
    let (entries, trouble) = match &copied.decoded {
        Ok(decoded) => {
            remarks.extend(
                decoded.torn.then(|| messages::StoreNoticeTornLine { journal: &game }.say()),
            );
            (Some(decoded.history.entry_count()), None)
        }
        Err((_, error)) => {
            remarks.push(words::exported_damaged(&copied.id, error));
            (None, Some(words::journal(&game, error)))
        }
    };
    GameJson { game, entries, trouble }
}

fn written(context: &Context, to: &Path, games: Vec<GameJson>, mut remarks: Vec<String>) -> Answer {
    if files::is_standard(to) {
        return Answer { remarks, ..Answer::default() };
    }
    let file = to.display().to_string();
    remarks.push(
        context.hint(&Hint::of_program(
            messages::HintImport.say(),
            format!("import {}", quote(&file)),
        )),
    );
    let line = match games.as_slice() {
        [only] => words::exported_one(&file, &only.game, only.entries),
        several => messages::StoreExportGames { file: &file, games: several.len() }.say(),
    };
    let text = || Answer::paragraphs(&[&line], context);
    Answer::json_or(&ExportJson { file, games }, context, text).with_remarks(remarks)
}
