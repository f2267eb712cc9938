//! `export`: games to a file.

mod args;
mod facts;
mod lines;

pub(crate) use args::ExportArgs;
pub(crate) use facts::SCHEMA as FACTS_SCHEMA;

use crate::grammar::hints;
use crate::notation::quote;
use crate::output::json::{self, NamedSchema};
use crate::store::archive::{ArchiveError, ArchiveWriter, MOST_GAMES};
use crate::store::{CopiedJournal, Selector, Store, StoreError, TextFile};
use crate::terminal::{
    Answer, Context, DONE, Failure, Result, TROUBLE_WITH_DATA, files, game_id, games, tables,
};
use crate::words::{self, Hint, messages};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("export", "Games written to a file", json::schema::<ExportJson>);

/// Games written to a file.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ExportJson {
    file: String,
    games: Vec<ExportedGame>,
}

/// A game in the file.
#[derive(Serialize, JsonSchema)]
struct ExportedGame {
    game: String,
    /// How many entries it has; null for a damaged journal.
    entries: Option<usize>,
    /// Why its journal cannot be read.
    trouble: Option<String>,
}

/// The games exported so far.
struct Exported {
    games: Vec<ExportedGame>,
    remarks: Vec<String>,
    code: u8,
}

/// Writes games to a file: one as its journal, several as an archive of journals.
///
/// # Errors
/// No game can be read, or the file not be written.
pub(crate) fn export(context: &Context, args: &ExportArgs) -> Result<Answer> {
    let store = context.store()?;
    let selectors = selectors(context, store, args)?;
    if args.lines || args.facts.is_some() {
        return lines::export(context, store, &selectors, args);
    }
    match selectors.as_slice() {
        [selector] if !args.all => as_journal(context, store, selector, args),
        _ => as_archive(context, store, &selectors, args),
    }
}

fn as_journal(
    context: &Context,
    store: &Store,
    selector: &Selector,
    args: &ExportArgs,
) -> Result<Answer> {
    let copied = store.copy(selector).map_err(|error| games::store_failure(context, error))?;
    let to = files::place(args.to.as_deref(), &format!("{}.jsonl", copied.id));
    files::write_new(&to, hints::give_other_file(), |file| file.write_all(copied.bytes()))?;
    let mut exported = Exported::new();
    exported.add(&copied);
    Ok(exported.answer(context, &to))
}

fn as_archive(
    context: &Context,
    store: &Store,
    selectors: &[Selector],
    args: &ExportArgs,
) -> Result<Answer> {
    let name = format!("hoyle-games-{}.tar", context.now().local_date());
    let to = files::place(args.to.as_deref(), &name);
    files::refuse_terminal(&to)?;
    let names = if args.all { store.read_text(TextFile::NAMES) } else { Ok(None) };
    let names = names.map_err(|error| Failure::beside(&error))?;
    let mut exported = Exported::new();
    let mut none_readable = false;
    let written = files::write_new(&to, hints::give_other_file(), |file| {
        let mut writer = ArchiveWriter::new(file);
        for selector in selectors {
            match store.copy(selector) {
                Ok(copied) => {
                    add(&mut writer, &copied)?;
                    exported.add(&copied);
                    if copied.decoded.is_err() {
                        exported.code = TROUBLE_WITH_DATA;
                    }
                }
                Err(error) => exported.leave_out(&error),
            }
        }
        none_readable = exported.games.is_empty();
        if none_readable {
            return Err(io::ErrorKind::NotFound.into());
        }
        if let Some(names) = &names {
            writer.add_names(names).map_err(io_error)?;
        }
        writer.finish().map(drop)
    });
    match written {
        Ok(()) => Ok(exported.answer(context, &to)),
        Err(_) if none_readable => {
            Err(Failure::data(messages::StoreExportNoneReadable.say()).note(exported.remarks))
        }
        Err(failure) => Err(failure.note(exported.remarks)),
    }
}

fn add<W: Write>(writer: &mut ArchiveWriter<W>, copied: &CopiedJournal) -> io::Result<()> {
    let last = copied.decoded.as_ref().ok().map(|decoded| decoded.history.last_at());
    writer.add(&copied.id, copied.bytes(), last).map_err(io_error)
}

fn io_error(error: ArchiveError) -> io::Error {
    match error {
        ArchiveError::Io(error) => error,
        error => io::Error::other(error),
    }
}

impl Exported {
    const fn new() -> Exported {
        Exported { games: Vec::new(), remarks: Vec::new(), code: DONE }
    }

    fn add(&mut self, copied: &CopiedJournal) {
        let game = copied.id.to_string();
        let mut entries = None;
        let mut trouble = None;
        match &copied.decoded {
            Ok(decoded) => {
                entries = Some(decoded.history.entry_count());
                if decoded.torn {
                    self.remarks.push(messages::StoreNoticeTornLine { journal: &game }.say());
                }
            }
            Err((_, error)) => {
                trouble = Some(words::journal(&game, error));
                self.remarks.push(
                    messages::StoreExportDamaged {
                        error: words::journal(copied.id.as_str(), error),
                    }
                    .say(),
                );
            }
        }
        self.games.push(ExportedGame { game, entries, trouble });
    }

    fn leave_out(&mut self, error: &StoreError) {
        self.remarks.push(messages::StoreExportLeftOut { error: error.to_string() }.say());
        self.code = TROUBLE_WITH_DATA;
    }

    fn answer(self, context: &Context, to: &Path) -> Answer {
        let Exported { games, mut remarks, code } = self;
        if files::is_standard(to) {
            return Answer { code, remarks, ..Answer::default() };
        }
        let file = to.display().to_string();
        let import = format!("import {}", quote(&file));
        remarks.push(context.hint(&Hint::of_program(messages::HintImport.say(), import)));
        let line = match games.as_slice() {
            [only] => words::exported_one(&file, &only.game, only.entries),
            several => messages::StoreExportGames { file: &file, games: several.len() }.say(),
        };
        let answer = Answer::json_or(&ExportJson { file, games }, context, || {
            Answer::paragraphs(&[&line], &context.screen)
        });
        Answer { code, ..answer }.with_remarks(remarks)
    }
}

/// The games asked for, each once.
fn selectors(context: &Context, store: &Store, args: &ExportArgs) -> Result<Vec<Selector>> {
    if !args.all && args.ids.is_empty() {
        return Ok(vec![tables::selector(context)?]);
    }
    games::no_game_option(context)?;
    let mut ids = BTreeSet::new();
    for id in &args.ids {
        ids.insert(game_id(id, hints::games())?);
    }

    let here = store.ids().map_err(|error| games::store_failure(context, error))?;
    if args.all && here.is_empty() {
        return Err(Failure::data(messages::StoreNoGamesYet.say()).hint(hints::new_game()));
    }
    if let Some(missing) = ids.iter().find(|id| here.binary_search(id).is_err()) {
        let error = StoreError::NoSuchGame { id: Some(missing.clone()), path: store.path(missing) };
        return Err(games::store_failure(context, error));
    }
    let chosen = if args.all { here } else { ids.into_iter().collect() };
    if chosen.len() > MOST_GAMES {
        let failure = Failure::data(
            messages::StoreExportTooMany { games: chosen.len(), most: MOST_GAMES }.say(),
        );
        let failure = failure.note([messages::StoreExportRemedyParts.say()]);
        return Err(failure.hint(Hint::HelpOn("export".into())));
    }
    Ok(chosen.into_iter().map(Selector::Id).collect())
}
