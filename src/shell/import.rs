//! `import`: games from a file. No game that is here is ever replaced.

use super::games::no_game_option;
use crate::grammar::Import;
use crate::history::GameId;
use crate::history::journal::LONGEST_JOURNAL;
use crate::store::archive::{self, LONGEST_ARCHIVE};
use crate::store::{ImportOutcome, Importer, PlacedGame, StoreError, VerifiedJournal};
use crate::terminal::answer::{Answer, Reply, ask};
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::{DONE, Failure, TROUBLE_WITH_DATA};
use crate::terminal::files;
use crate::terminal::games;
use crate::words::{self, Hint, Input};
use schemars::JsonSchema;
use serde::Serialize;

/// What came of one game of the file.
#[derive(Default, Serialize, JsonSchema)]
pub(crate) struct Imported {
    /// The id that it has in the file.
    game: String,
    /// The id that it has here, if it is here.
    here: Option<String>,
    what: &'static str,
    entries: Option<usize>,
    said: String,
    #[serde(skip)]
    well: bool,
    #[serde(skip)]
    hint: Option<Hint>,
}

/// Imports the games of a file.
pub(super) fn import(context: &Context, asked: &Import) -> Result<Answer, Failure> {
    no_game_option(context)?;
    let store = context.store()?;
    let to = asked.to.as_deref().map(game_id).transpose()?;
    let mut importer =
        Importer::new(&store).map_err(|error| games::store_failure(context, error))?;
    let mut incoming = files::incoming(&asked.file, LONGEST_ARCHIVE)?;
    let place = incoming.place.clone();
    if incoming.read(1)? == b"{" {
        let bytes = incoming.read(LONGEST_JOURNAL + 1)?;
        // Files get renamed on their way: the id in the journal counts.
        let game = one(context, &mut importer, bytes, to, asked, &place)?;
        if game.here.is_none() && !context.global.json {
            return Err(Failure::data(game.said));
        }
        return Ok(answer(context, &[game]));
    }
    let members = archive::members(&mut incoming.file)
        .map_err(|error| Failure::data(words::nothing_imported(&place, &error)))?;
    if to.is_some() && members.len() != 1 {
        return Err(Failure::usage(words::one_id_for_many(&place, members.len())));
    }
    let mut imported = Vec::new();
    for member in &members {
        let bytes = member.read(&mut incoming.file);
        let bytes = bytes.map_err(|error| Failure::data(words::cannot_read(&place, &error)));
        let id = to.clone().unwrap_or_else(|| member.id.clone());
        let inside = format!("{place}: {}.jsonl", member.id);
        match bytes.and_then(|it| one(context, &mut importer, it, Some(id), asked, &inside)) {
            Ok(game) => imported.push(game),
            Err(failure) if imported.is_empty() => return Err(failure),
            // The games imported before are reported all the same.
            Err(failure) => {
                let answer = answer(context, &imported)
                    .with_remarks(failure.lines(context.speller))
                    .remark(words::import_stopped(members.len() - imported.len()));
                return Ok(Answer { code: failure.code, ..answer });
            }
        }
    }
    Ok(answer(context, &imported))
}

fn answer(context: &Context, imported: &[Imported]) -> Answer {
    let code = if imported.iter().all(|game| game.well) { DONE } else { TROUBLE_WITH_DATA };
    let lines: Vec<String> = imported.iter().map(|game| game.said.clone()).collect();
    let answer = match context.global.json {
        true => Answer::json(imported),
        false => Answer::paragraphs(&lines, context),
    };
    let hints = imported.iter().filter_map(|game| game.hint.as_ref());
    Answer { code, ..answer.with_remarks(hints.map(|hint| context.hint(hint))) }
}

/// Imports one game. A damaged one does not keep the others from being imported.
fn one(
    context: &Context,
    importer: &mut Importer<'_>,
    bytes: Vec<u8>,
    id: Option<GameId>,
    asked: &Import,
    place: &str,
) -> Result<Imported, Failure> {
    let journal = match VerifiedJournal::new(bytes) {
        Ok(journal) => journal,
        Err(error) => {
            let game = id.map_or_else(|| place.to_owned(), |id| id.to_string());
            let said = words::not_imported(place, &error);
            return Ok(Imported { game, what: "refused", said, ..Imported::default() });
        }
    };
    let id = id.unwrap_or_else(|| journal.summary().id.clone());
    let outcome = match asked.to {
        Some(_) => importer.import_as(&journal, &id),
        None => importer.import(&journal, &id),
    };
    let outcome = outcome.map_err(|error| match error {
        StoreError::Exists { .. } => {
            Failure::data(error.to_string()).hint(Hint::Give(Input::OtherId))
        }
        error => games::store_failure(context, error),
    })?;
    let (what, here) = match &outcome {
        ImportOutcome::Added { placed: PlacedGame { id, .. }, .. } => ("placed", id),
        ImportOutcome::Same { id } => ("same", id),
        ImportOutcome::Behind { id, .. } => ("behind", id),
        ImportOutcome::Ahead { id, .. } => ("ahead", id),
    };
    let mut imported = Imported {
        game: id.to_string(),
        here: Some(here.to_string()),
        what,
        entries: Some(journal.summary().entries),
        said: words::imported(&id, journal.summary(), &outcome),
        well: true,
        hint: None,
    };
    if let ImportOutcome::Ahead { id, more } = &outcome {
        let may_add = match asked.yes {
            true => Reply::Yes,
            false => ask(context, &words::ask_to_add(id, *more))?,
        };
        match may_add {
            Reply::Yes => {
                let added = importer.append_new(&journal, id);
                let added = added.map_err(|error| games::store_failure(context, error))?;
                imported.what = "continued";
                imported.said = words::added(id, added);
            }
            Reply::No => {}
            Reply::Nobody => {
                imported.well = false;
                imported.hint = Some(Hint::Confirm);
            }
        }
    }
    if journal.torn() {
        imported.said = format!("{} {}", imported.said, words::imported_torn());
    }
    Ok(imported)
}
