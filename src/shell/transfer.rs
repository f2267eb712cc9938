//! `export` and `import`: games to a file, and games from one. No game that is here is ever replaced.

use super::lines;
use crate::grammar::{Export, Import};
use crate::history::journal::{self, LONGEST_JOURNAL};
use crate::history::{Decoded, GameId};
use crate::store::archive::{self, ArchiveError, ArchiveWriter, LONGEST_ARCHIVE, MOST_GAMES};
use crate::store::{
    CopiedJournal, ImportOutcome, Importer, Operation, PlacedGame, Relation, Selector, Store,
    StoreError,
};
use crate::terminal::{
    Answer, Context, DONE, Failure, Reply, Result, Series, TROUBLE_WITH_DATA, ask, files, game_id,
    games,
};
use crate::words::{self, Hint};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

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
pub(super) fn export(context: &Context, asked: &Export) -> Result<Answer> {
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
        files::write_new(&to, Hint::GiveOtherFile, |file| file.write_all(copied.bytes()))?;
        games.push(exported(&copied, &mut remarks));
        return Ok(written(context, &to, games, remarks));
    }
    let to = to(format!("hoyle-games-{}.tar", context.now().local_date()));
    files::refuse_terminal(&to)?;
    files::write_new(&to, Hint::GiveOtherFile, |file| {
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
                    remarks.push(words::not_exported(fault.to_string()));
                    code = TROUBLE_WITH_DATA;
                }
            }
        }
        if games.is_empty() {
            return Err(io::Error::other(words::none_readable()));
        }
        packer.finish().map(drop)
    })
    .map_err(|failure| failure.note(remarks.clone()))?;
    Ok(Answer { code, ..written(context, &to, games, remarks) })
}

/// The games asked for, each once.
fn selectors(context: &Context, store: &Store, asked: &Export) -> Result<Vec<Selector>> {
    if !asked.all && asked.ids.is_empty() {
        return Ok(vec![context.selector()?]);
    }
    games::no_game_option(context)?;
    let ids: BTreeSet<GameId> =
        asked.ids.iter().map(|id| game_id(id, Hint::Games)).collect::<Result<_, _>>()?;
    let here = store.ids().map_err(|fault| games::store_failure(context, fault))?;
    if asked.all && here.is_empty() {
        return Err(Failure::data(words::no_games(false)).hint(Hint::New));
    }
    if let Some(missing) = ids.iter().find(|id| here.binary_search(id).is_err()) {
        let (id, path) = (Some(missing.clone()), store.path(missing));
        return Err(games::store_failure(context, StoreError::NoSuchGame { id, path }));
    }
    let all = if asked.all { here } else { ids.into_iter().collect() };
    if all.len() > MOST_GAMES {
        let failure = Failure::data(words::too_many_to_export(all.len()));
        let failure = failure.note([words::export_some()]);
        return Err(failure.hint(Hint::HelpOn("export".into())));
    }
    Ok(all.into_iter().map(Selector::Id).collect())
}

/// What to report of an exported game, and to remark.
fn exported(copied: &CopiedJournal, remarks: &mut Vec<String>) -> GameJson {
    let game = copied.id.to_string();
    let (entries, trouble) = match &copied.decoded {
        Ok(decoded) => {
            remarks.extend(decoded.torn.then(|| words::torn(&game)));
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
    remarks.push(context.hint(&Hint::Import(file.clone())));
    let line = match games.as_slice() {
        [only] => words::exported_one(&file, &only.game, only.entries),
        several => words::exported(&file, several.len()),
    };
    let text = || Answer::paragraphs(&[&line], context);
    Answer::json_or(&ExportJson { file, games }, context, text).with_remarks(remarks)
}

/// The result for one game of the file.
#[derive(Default, Serialize, JsonSchema)]
pub(crate) struct Imported {
    /// The id that it has in the file.
    game: String,
    /// The id that it has here, if it is here.
    here: Option<String>,
    what: &'static str,
    entries: Option<usize>,
    said: String,
    /// Whether nobody could be asked to add its entries.
    #[serde(skip)]
    is_unconfirmed: bool,
}

/// Imports the games of a file.
pub(super) fn import(context: &Context, asked: &Import) -> Result<Answer> {
    games::no_game_option(context)?;
    let store = context.store()?;
    let see_help = |failure: Failure| failure.hint(Hint::HelpOn("import".into()));
    let to = asked.to.as_deref().map(|id| game_id(id, Hint::GiveOtherId)).transpose()?;
    let mut importer = Importer::new(&store).map_err(|it| games::store_failure(context, it))?;
    let mut file = files::incoming(&asked.file, LONGEST_ARCHIVE)?;
    let place = files::name(&asked.file);
    if files::beginning(&file, 1, &place)? == b"{" {
        let bytes = files::beginning(&file, LONGEST_JOURNAL + 1, &place)?;
        // Files get renamed on their way: the id in the journal counts.
        let game = import_one(context, &mut importer, bytes, to, asked, &place)?;
        if game.here.is_none() && !context.global.json {
            return Err(see_help(Failure::data(game.said)));
        }
        return reported(context, [Ok(game)].into_iter());
    }
    let members = archive::members(&mut file).map_err(|error| {
        see_help(Failure::data(words::nothing_imported(&place, error.to_string())))
    })?;
    if to.is_some() && members.len() != 1 {
        return Err(see_help(Failure::usage(words::one_id_for_many(&place, members.len()))));
    }
    let imported = members.iter().map(|member| {
        let bytes = member.read(&mut file);
        let bytes = bytes.map_err(|error| Failure::io(&place, Operation::Read, &error))?;
        let id = to.clone().unwrap_or_else(|| member.id.clone());
        let inside = format!("{place}: {}.jsonl", member.id);
        import_one(context, &mut importer, bytes, Some(id), asked, &inside)
    });
    reported(context, imported)
}

/// Imports games and prints what became of each at once, until one cannot be.
fn reported(
    context: &Context,
    games: impl ExactSizeIterator<Item = Result<Imported>>,
) -> Result<Answer> {
    // Questions are asked in between.
    let context = &context.without_pager();
    let mut series = Series::new(context);
    let (mut code, mut remarks) = (DONE, Vec::new());
    let mut is_unconfirmed = false;
    let mut left = games.len();
    for game in games {
        match game {
            Ok(game) => {
                left -= 1;
                is_unconfirmed |= game.is_unconfirmed;
                if game.here.is_none() || game.is_unconfirmed {
                    code = TROUBLE_WITH_DATA;
                }
                series.print(&game, |game| Answer::paragraphs(&[&game.said], context).result);
            }
            Err(failure) if series.is_empty() => return Err(failure),
            Err(failure) => {
                code = failure.code;
                remarks.extend(failure.lines(false, &context.speller()));
                remarks.push(words::import_stopped(left));
                break;
            }
        }
    }
    let confirm = is_unconfirmed.then(|| context.hint(&Hint::Confirm));
    let answer = Answer { code, ..Answer::default() };
    series.end(answer.with_remarks(confirm).with_remarks(remarks))
}

/// Imports one game. A damaged one does not keep the others from being imported.
fn import_one(
    context: &Context,
    importer: &mut Importer<'_>,
    bytes: Vec<u8>,
    id: Option<GameId>,
    asked: &Import,
    place: &str,
) -> Result<Imported> {
    let Decoded { history, torn } = match journal::decode(bytes) {
        Ok(decoded) => decoded,
        Err(error) => {
            let game = id.map_or_else(|| place.to_owned(), |id| id.to_string());
            let said = words::not_imported(place, &error);
            return Ok(Imported { game, what: "refused", said, ..Imported::default() });
        }
    };
    let id = id.unwrap_or_else(|| history.id().clone());
    let outcome = importer.import(&history, &id, asked.to.is_some());
    let outcome = outcome.map_err(|error| games::placing_failure(context, error))?;
    let (what, here) = match &outcome {
        ImportOutcome::Added { placed: PlacedGame { id, .. }, .. } => ("placed", id),
        ImportOutcome::Here { id, relation } => (relation.into(), id),
    };
    let mut imported = Imported {
        game: id.to_string(),
        here: Some(here.to_string()),
        what,
        entries: Some(history.entry_count()),
        said: words::imported(&id, &history, &outcome),
        is_unconfirmed: false,
    };
    if let ImportOutcome::Here { id, relation: Relation::Ahead(more) } = &outcome {
        match ask(context, asked.yes, &words::ask_to_add(id, *more))? {
            Reply::Yes => {
                let added = importer.append_new(&history, id);
                let added = added.map_err(|error| games::store_failure(context, error))?;
                imported.what = "continued";
                imported.said = words::added(id, added);
            }
            Reply::No => {}
            Reply::Nobody => imported.is_unconfirmed = true,
        }
    }
    if torn {
        imported.said = format!("{} {}", imported.said, words::imported_torn());
    }
    Ok(imported)
}
