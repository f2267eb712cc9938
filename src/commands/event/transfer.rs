//! Events as files, to take them to another machine.

use super::{facts, open};
use crate::club::EventHistory;
use crate::grammar::{FactFormat, hints};
use crate::history::{GameId, journal};
use crate::store::archive::{self, ArchiveWriter, LONGEST_ARCHIVE};
use crate::store::{EVENT_JOURNAL, Store, StoreError};
use crate::terminal::tables::ReadEvent;
use crate::terminal::{Answer, Context, Failure, Result, files, game_id, games};
use crate::words::{self, Hint, messages};
use std::io;
use std::path::Path;

/// Writes an event and the games of its tables to a file.
///
/// # Errors
/// The event cannot be read, or the file not be written.
pub(super) fn export(context: &Context, named: Option<&str>, to: Option<&Path>) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let store = context.store()?;
    let failed = |error: StoreError| games::store_failure(context, error);
    let id = history.id();
    let own = files::new_name(id.as_str(), "tar");
    let place = files::place(to, &own);
    files::refuse_terminal(&place)?;
    let mut journals = Vec::new();
    for name in store.journals_of_event(id).map_err(failed)? {
        let bytes = store.read_of_event(id, &name).map_err(failed)?;
        journals.push((name, bytes));
    }
    files::write_new(&place, hints::give_other_file(), |file| {
        let mut writer = ArchiveWriter::new(file);
        for (name, bytes) in &journals {
            writer.add(name, bytes, None).map_err(io::Error::other)?;
        }
        writer.finish().map(|_| ())
    })?;
    let file = files::name(&place);
    let said = [messages::EventExported { event: id.as_str(), file }.say()];
    let answer = if files::is_standard(&place) {
        Answer::default()
    } else {
        Answer::paragraphs(&said, &context.screen)
    };
    Ok(answer.with_remarks(remarks))
}

/// Writes a row for every entry and round.
///
/// # Errors
/// The event cannot be read, or the file not be written.
pub(super) fn export_facts(
    context: &Context,
    named: Option<&str>,
    format: FactFormat,
    to: Option<&Path>,
) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let own = match format {
        FactFormat::Csv => "csv",
        FactFormat::Jsonl => "jsonl",
    };
    let own = files::new_name(history.id().as_str(), own);
    let place = files::place(Some(to.unwrap_or(Path::new("-"))), &own);
    let text = facts::facts(&history, format);
    files::write_new(&place, hints::give_other_file(), |file| file.write_all(text.as_bytes()))?;
    let mut answer = Answer::default();
    if !files::is_standard(&place) {
        let file = files::name(&place);
        let said = messages::EventExported { event: history.id().as_str(), file }.say();
        answer = Answer::paragraphs(&[said], &context.screen);
    }
    Ok(answer.with_remarks(remarks))
}

/// Reads an event and the games of its tables from a file.
///
/// # Errors
/// It is not such a file, a journal in it cannot be relied on, or there is an event of that id.
pub(super) fn import(context: &Context, path: &Path, to: Option<&str>) -> Result<Answer> {
    let store = context.store()?;
    let place = files::name(path);
    let failed =
        |error: String| Failure::data(messages::StoreImportFailed { place: &place, error }.say());
    let mut file = files::incoming(path, LONGEST_ARCHIVE)?;
    let members = archive::members(&mut file).map_err(|error| failed(error.to_string()))?;
    let mut event = None;
    let mut tables = Vec::new();
    for member in &members.games {
        let bytes = member.journal.read(&mut file).map_err(|error| failed(error.to_string()))?;
        if member.id.as_str() == EVENT_JOURNAL {
            let (history, _) =
                EventHistory::decode(bytes).map_err(|error| failed(error.to_string()))?;
            event = Some(history);
        } else {
            journal::decode(bytes.clone()).map_err(|error| failed(error.to_string()))?;
            tables.push((member.id.clone(), bytes));
        }
    }
    let event = event.ok_or_else(|| failed(messages::EventJournalNotFirst.say()))?;

    let id = match to {
        Some(to) => game_id(to, hints::give_other_id())?,
        None => event.id().clone(),
    };
    place_event(context, store, &id, &event, &tables)?;
    let title = words::event_title(&event.event().plan);
    let said = [messages::EventImported { event: id.as_str(), title }.say()];
    Ok(Answer::paragraphs(&said, &context.screen))
}

/// Writes the journals of the tables first: without its own journal, a folder is no event.
fn place_event(
    context: &Context,
    store: &Store,
    id: &GameId,
    event: &EventHistory,
    tables: &[(GameId, Vec<u8>)],
) -> Result<()> {
    let failed = |error: StoreError| games::store_failure(context, error);
    let exists = || {
        let exists = messages::EventRefusalExists { event: id.as_str() }.say();
        Failure::data(exists).hint(Hint::of_program(messages::HintGiveId.say(), "--as ID"))
    };
    if store.read_event(id).map_err(failed)?.is_some() || store.is_event_removed(id) {
        return Err(exists());
    }
    for (name, bytes) in tables {
        store.create_in_event(id, name, bytes).map_err(failed)?;
    }
    let is_new = store.create_event(id, event.journal()).map_err(failed)?;
    if is_new { Ok(()) } else { Err(exists()) }
}
