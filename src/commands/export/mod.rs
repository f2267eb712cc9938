//! `export`: games to a file.

mod args;
mod exported;
mod facts;
mod lines;
mod workbook;

use args::ExportFormat;
use exported::Exported;

pub(crate) use args::ExportArgs;
pub(crate) use exported::SCHEMA;
pub(crate) use facts::SCHEMA as FACTS_SCHEMA;

use crate::grammar::hints;
use crate::store::archive::{ArchiveError, ArchiveWriter, MOST_GAMES};
use crate::store::{CopiedJournal, Selector, Store, StoreError, TextFile};
use crate::terminal::{
    Answer, Context, Failure, Result, TROUBLE_WITH_DATA, files, game_id, games, tables,
};
use crate::words::{Hint, messages};
use std::collections::BTreeSet;
use std::io::{self, Write};

/// Writes games to a file: one as its journal, several as an archive of journals.
///
/// # Errors
/// No game can be read, or the file not be written.
pub(crate) fn export(context: &Context, args: &ExportArgs) -> Result<Answer> {
    let store = context.store()?;
    let selectors = selectors(context, store, args)?;
    if args.lines || args.facts.is_some() {
        return lines::export(context, store, selectors, args);
    }
    if args.format == Some(ExportFormat::Xlsx) {
        return workbook::export(context, store, &selectors, args.to.as_deref());
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
    Ok(exported.with_hint(context, &to).answer(context, &to))
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
        Ok(()) => Ok(exported.with_hint(context, &to).answer(context, &to)),
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
