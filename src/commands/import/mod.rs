//! `import`: games from a file. No game that is here is ever replaced.
//!
//! `names` takes over the players' aliases that come with the games, and `words` reports the result for each
//! game.

mod names;
mod words;

use crate::grammar::hints;
use crate::history::journal::{self, LONGEST_READ};
use crate::history::{Decoded, GameId, History};
use crate::output::json::{self, NamedSchema};
use crate::store::archive::{self, LONGEST_ARCHIVE};
use crate::store::{ImportOutcome, Importer, Operation, Relation};
use crate::terminal::{
    Answer, Context, DONE, Failure, Reply, Result, Series, TROUBLE_WITH_DATA, ask, files, game_id,
    games,
};
use crate::words::{Hint, journal, messages};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "import",
    "What became of each game of a file",
    json::schema::<Vec<ImportedGame>>,
);

/// Import games from a file that export wrote; no game is replaced
///
/// hoyle import games.tar
///
/// hoyle import friday.jsonl --as sunday
#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// The file, or - for standard input
    file: PathBuf,
    /// The id to import it under, if the file has one game [default: its own, or a free one like
    /// it]
    #[arg(long = "as", value_name = "ID")]
    to: Option<String>,
    /// Do not ask before adding new entries to a game that exists
    #[arg(short, long)]
    yes: bool,
}

/// The result for one game of the file.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ImportedGame {
    /// The id that it has in the file.
    game: String,
    /// The id that it has here, if it is here.
    here: Option<String>,
    /// What became of it.
    what: Placement,
    /// How many entries it has; null for a damaged journal.
    entries: Option<usize>,
    /// What became of it, as a sentence.
    said: String,
}

/// What became of a game of the file.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Placement {
    /// It is new here.
    Placed,
    /// New entries were added to the game that is here.
    Continued,
    /// The game that is here is the same.
    Same,
    /// The game that is here has more entries.
    Behind,
    /// It has entries that were not added to the game that is here.
    Ahead,
    /// Its journal is damaged.
    Refused,
}

impl From<Relation> for Placement {
    fn from(relation: Relation) -> Placement {
        match relation {
            Relation::Same => Placement::Same,
            Relation::Behind(_) => Placement::Behind,
            Relation::Ahead(_) => Placement::Ahead,
        }
    }
}

/// A game after its import.
struct Import {
    json: ImportedGame,
    /// Whether nobody could be asked to add its entries.
    is_unconfirmed: bool,
}

/// Imports the games of a file.
///
/// # Errors
/// The file cannot be read, or holds no games.
pub(crate) fn import(context: &Context, args: &ImportArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let store = context.store()?;
    let mut to = None;
    if let Some(id) = &args.to {
        to = Some(game_id(id, hints::give_other_id())?);
    }
    let importer = Importer::new(store).map_err(|error| games::store_failure(context, error))?;
    let mut file = files::incoming(&args.file, LONGEST_ARCHIVE)?;
    let place = files::name(&args.file);
    let mut job = Job { context, importer, args };

    if files::beginning(&file, 1, &place)? == b"{" {
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

/// Prints what became of each game as soon as it is imported, until one cannot be.
fn report(
    context: &Context,
    imports: impl ExactSizeIterator<Item = Result<Import>>,
) -> Result<Answer> {
    // Questions are asked in between.
    let mut context = context.clone();
    context.screen = context.screen.without_pager();
    let mut series = Series::new(&context);
    let mut code = DONE;
    let mut is_unconfirmed = false;
    let mut remarks = Vec::new();
    let mut left = imports.len();
    for import in imports {
        match import {
            Ok(import) => {
                left -= 1;
                is_unconfirmed |= import.is_unconfirmed;
                if import.json.here.is_none() || import.is_unconfirmed {
                    code = TROUBLE_WITH_DATA;
                }
                series.print(&import.json, |game| {
                    Answer::paragraphs(&[&game.said], &context.screen).result
                });
            }
            Err(failure) if series.is_empty() => return Err(failure),
            Err(failure) => {
                code = failure.code;
                remarks.extend(failure.lines(&context.speller()));
                remarks.push(words::import_stopped(left));
                break;
            }
        }
    }

    let mut answer = Answer { code, ..Answer::default() };
    if is_unconfirmed {
        let confirm = Hint::of_program(messages::HintConfirm.say(), "--yes");
        answer = answer.remark(context.hint(&confirm));
    }
    series.end(answer.with_remarks(remarks))
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
                return Ok(Import { json, is_unconfirmed: false });
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
        let mut import = Import { json, is_unconfirmed: false };

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
