//! `import`: games from a file. No game that is here is ever replaced.

use crate::grammar::hints;
use crate::history::journal::{self, LONGEST_READ};
use crate::history::{Decoded, GameId};
use crate::store::archive::{self, LONGEST_ARCHIVE};
use crate::store::{ImportOutcome, Importer, Operation, PlacedGame, Relation};
use crate::terminal::{
    Answer, Context, DONE, Failure, Reply, Result, Series, TROUBLE_WITH_DATA, ask, files, game_id,
    games,
};
use crate::words::messages;
use crate::words::{self, Hint};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;

/// Import games from a file that export wrote; no game is replaced
#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// The file, or - for standard input
    pub(crate) file: PathBuf,
    /// The id to import it under, if the file has one game [default: its own, or a free one like
    /// it]
    #[arg(long = "as", value_name = "ID")]
    pub(crate) to: Option<String>,
    /// Do not ask before adding new entries to a game that exists
    #[arg(short, long)]
    pub(crate) yes: bool,
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
pub(crate) fn import(context: &Context, asked: &ImportArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let store = context.store()?;
    let see_help = |failure: Failure| failure.hint(Hint::HelpOn("import".into()));
    let to = asked.to.as_deref().map(|id| game_id(id, hints::give_other_id())).transpose()?;
    let mut importer = Importer::new(&store).map_err(|it| games::store_failure(context, it))?;
    let mut file = files::incoming(&asked.file, LONGEST_ARCHIVE)?;
    let place = files::name(&asked.file);
    if files::beginning(&file, 1, &place)? == b"{" {
        let bytes = files::beginning(&file, LONGEST_READ + 1, &place)?;
        // Files get renamed on their way: the id in the journal counts.
        let game = import_one(context, &mut importer, bytes, to, asked, &place)?;
        if game.here.is_none() && !context.global.json {
            return Err(see_help(Failure::data(game.said)));
        }
        return reported(context, [Ok(game)].into_iter());
    }
    let members = archive::members(&mut file).map_err(|error| {
        see_help(Failure::data(
            messages::StoreImportFailed { place: &place, error: error.to_string() }.say(),
        ))
    })?;
    if to.is_some() && members.len() != 1 {
        return Err(see_help(Failure::usage(
            messages::StoreImportOneId { place: &place, games: members.len() }.say(),
        )));
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
    let confirm = is_unconfirmed
        .then(|| context.hint(&Hint::of_program(messages::HintConfirm.say(), "--yes")));
    let answer = Answer { code, ..Answer::default() };
    series.end(answer.with_remarks(confirm).with_remarks(remarks))
}

/// Imports one game. A damaged one does not keep the others from being imported.
fn import_one(
    context: &Context,
    importer: &mut Importer<'_>,
    bytes: Vec<u8>,
    id: Option<GameId>,
    asked: &ImportArgs,
    place: &str,
) -> Result<Imported> {
    let decoded = journal::decode(bytes).and_then(|decoded| {
        // A journal that this program could not write is not stored.
        journal::check_len(decoded.history.journal().len())?;
        Ok(decoded)
    });
    let Decoded { history, torn } = match decoded {
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
        imported.said = format!("{} {}", imported.said, messages::StoreImportTornLine.say());
    }
    Ok(imported)
}
