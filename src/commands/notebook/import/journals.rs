//! Imports games that `export` wrote, byte for byte.

use super::args::ImportArgs;
use super::file::{Contents, IncomingFile};
use super::names;
use super::result::{Import, ImportedGame, Placement, report};
use super::words;
use crate::history::journal::{self, LONGEST_READ};
use crate::history::{Decoded, GameId, History};
use crate::store::archive;
use crate::store::{ImportOutcome, Importer, Operation, Relation};
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, files, games};
use crate::words::{Hint, journal, messages};
use std::collections::BTreeMap;

/// Imports a journal or the games of an archive, and says of each what became of it as soon as that is known.
///
/// # Errors
/// The file cannot be read, or holds no games.
pub(super) fn import(
    context: &Context,
    args: &ImportArgs,
    incoming: IncomingFile,
    to: Option<GameId>,
) -> Result<Answer> {
    let store = context.store()?;
    let importer = Importer::new(store).map_err(|error| games::store_failure(context, error))?;
    let IncomingFile { mut file, place, contents } = incoming;
    let mut job = Job { context, importer, args };

    if contents == Contents::Journal {
        let bytes = files::beginning(&file, LONGEST_READ + 1, &place)?;
        // Files get renamed on their way: the id in the journal counts.
        let import = job.import(bytes, to, &place)?;
        if import.json.here.is_none() && !context.global.json {
            return Err(see_help(Failure::data(import.json.said)));
        }
        return report(context, [Ok(import)].into_iter());
    }

    let members = archive::members(&mut file).map_err(|error| {
        let error = error.to_string();
        see_help(Failure::data(messages::StoreImportFailed { place: &place, error }.say()))
    })?;
    if to.is_some() && members.games.len() != 1 {
        let games = members.games.len();
        let failure = Failure::usage(messages::StoreImportOneId { place: &place, games }.say());
        return Err(see_help(failure));
    }
    let unread = |error| Failure::io(&place, Operation::Read, &error);
    let mut ids = BTreeMap::new();
    let imports = members.games.iter().map(|member| {
        let bytes = member.journal.read(&mut file).map_err(unread)?;
        let id = to.clone().unwrap_or_else(|| member.id.clone());
        let import = job.import(bytes, Some(id), &format!("{place}: {}.jsonl", member.id))?;
        if let Some(here) = &import.json.here {
            ids.insert(member.id.in_lower_case(), here.to_lowercase());
        }
        Ok(import)
    });
    let mut answer = report(context, imports)?;
    if let Some(names) = &members.names {
        drop(job);
        let text = names.read(&mut file).map_err(unread)?;
        match names::adopt(store, &String::from_utf8_lossy(&text), &ids) {
            Ok(remarks) => answer = answer.with_remarks(remarks),
            Err(failure) => {
                answer = answer.with_remarks(failure.lines(&context.speller()));
                answer.code = failure.code;
            }
        }
    }
    Ok(answer)
}

fn see_help(failure: Failure) -> Failure {
    failure.hint(Hint::HelpOn("import".into()))
}

/// The import of the games of a file.
struct Job<'a> {
    context: &'a Context,
    importer: Importer<'a>,
    args: &'a ImportArgs,
}

impl Job<'_> {
    /// Imports one game. A damaged one does not keep the others from being imported.
    fn import(&mut self, bytes: Vec<u8>, id: Option<GameId>, place: &str) -> Result<Import> {
        let decoded = journal::decode(bytes).and_then(|decoded| {
            // A journal that this program could not write is not stored.
            journal::check_len(decoded.history.journal().len())?;
            Ok(decoded)
        });
        let Decoded { history, torn } = match decoded {
            Ok(decoded) => decoded,
            Err(error) => {
                let game = id.map_or_else(|| place.to_owned(), |id| id.to_string());
                let json = ImportedGame {
                    game,
                    here: None,
                    what: Placement::Refused,
                    entries: None,
                    said: messages::StoreImportLeftOut { error: journal(place, &error) }.say(),
                };
                return Ok(Import::of(json));
            }
        };

        let id = id.unwrap_or_else(|| history.id().clone());
        let outcome = self
            .importer
            .import(&history, &id, self.args.to.is_some())
            .map_err(|error| games::placing_failure(self.context, error))?;
        let (what, here) = match &outcome {
            ImportOutcome::Added { placed, .. } => (Placement::Placed, &placed.id),
            ImportOutcome::Here { id, relation } => (Placement::from(*relation), id),
        };
        let json = ImportedGame {
            game: id.to_string(),
            here: Some(here.to_string()),
            what,
            entries: Some(history.entry_count()),
            said: words::imported(&id, &history, &outcome),
        };
        let mut import = Import::of(json);

        if let ImportOutcome::Here { id, relation: Relation::Ahead(more) } = &outcome {
            self.append(&mut import, &history, id, *more)?;
        }
        if torn {
            import.json.said += &format!(" {}", messages::StoreImportTornLine.say());
        }
        Ok(import)
    }

    /// Adds the new entries of a game to the one that is here, if that is confirmed.
    fn append(
        &mut self,
        import: &mut Import,
        history: &History,
        id: &GameId,
        more: usize,
    ) -> Result<()> {
        let question = words::ask_to_add(id, more);
        let reply = if self.args.yes { Reply::Yes } else { ask(&self.context.screen, &question)? };
        match reply {
            Reply::Yes => {
                let added = self
                    .importer
                    .append_new(history, id)
                    .map_err(|error| games::store_failure(self.context, error))?;
                import.json.what = Placement::Continued;
                import.json.said = words::added(id, added);
            }
            Reply::No => {}
            Reply::Nobody => import.is_unconfirmed = true,
        }
        Ok(())
    }
}
