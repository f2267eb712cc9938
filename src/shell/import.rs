//! `import`: games from a file. None that is here is ever replaced.

use super::bin;
use crate::grammar::Import;
use crate::history::GameId;
use crate::history::journal::LONGEST_JOURNAL;
use crate::store::archive::{self, LONGEST_ARCHIVE, Member};
use crate::store::{Divergence, ImportOutcome, Importer, StoreError, VerifiedJournal};
use crate::terminal::answer::Answer;
use crate::terminal::ask::{Reply, ask};
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::{DONE, Failure, TROUBLE_WITH_DATA};
use crate::terminal::files;
use crate::terminal::files::Incoming;
use crate::terminal::games;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// What became of one game of the file.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Brought {
    /// The id that it has in the file.
    game: String,
    /// The id that it has here, if it is here.
    here: Option<String>,
    what: &'static str,
    entries: Option<usize>,
    said: String,
    #[serde(skip)]
    well: bool,
}

/// Brings in the games of a file.
pub(crate) fn import(context: &Context, asked: &Import) -> Result<Answer, Failure> {
    bin::no_game_named(context, "import")?;
    let store = context.store()?;
    let to = asked.to.as_deref().map(game_id).transpose()?;
    let mut intake = Importer::new(&store).map_err(|fault| games::store_failure(context, fault))?;
    let mut incoming = files::incoming(&asked.file, LONGEST_ARCHIVE)?;
    let place = incoming.place.clone();
    let mut brought = Vec::new();
    if incoming.begins_with(b"{")? {
        let bytes = incoming.read(LONGEST_JOURNAL + 1)?;
        // Files get other names on their way: what the game was begun as counts.
        let game = one(context, &mut intake, bytes, to, asked, &place)?;
        if game.here.is_none() && !context.global.json {
            return Err(Failure::data(game.said));
        }
        brought.push(game);
    } else {
        let members = archive::members(&mut incoming.file)
            .map_err(|fault| Failure::data(format!("{place}: {fault} Nothing was imported.")))?;
        if to.is_some() && members.len() != 1 {
            return Err(Failure::usage(format!(
                "--as names one game, and {place} has {}.",
                members.len()
            )));
        }
        for member in &members {
            let next = read(member, &mut incoming).and_then(|bytes| {
                let id = to.clone().unwrap_or_else(|| member.id.clone());
                let inside = format!("{place}: {}.jsonl", member.id);
                one(context, &mut intake, bytes, Some(id), asked, &inside)
            });
            match next {
                Ok(game) => brought.push(game),
                // What was brought in before is told all the same.
                Err(failure) if brought.is_empty() => return Err(failure),
                Err(failure) => {
                    let left = members.len() - brought.len();
                    let mut remarks = failure.lines(context.speller);
                    remarks.push(format!(
                        "{} not brought in. Import the file again to go on.",
                        match left {
                            1 => "The last game was".to_owned(),
                            left => format!("{left} games were"),
                        }
                    ));
                    let answer = answer(context, &brought);
                    return Ok(Answer { remarks, code: failure.code, ..answer });
                }
            }
        }
    }
    Ok(answer(context, &brought))
}

fn answer(context: &Context, brought: &[Brought]) -> Answer {
    let code = if brought.iter().all(|game| game.well) { DONE } else { TROUBLE_WITH_DATA };
    let answer = if context.global.json {
        Answer::json(&brought)
    } else {
        let lines: Vec<String> = brought.iter().map(|game| game.said.clone()).collect();
        Answer::paragraphs(&lines, context.fold_at)
    };
    Answer { code, ..answer }
}

fn read(member: &Member, incoming: &mut Incoming) -> Result<Vec<u8>, Failure> {
    member
        .read(&mut incoming.file)
        .map_err(|error| Failure::data(format!("{}: cannot be read: {error}.", incoming.place)))
}

/// Brings in one game. What is wrong with it alone keeps no other from coming in.
fn one(
    context: &Context,
    intake: &mut Importer<'_>,
    bytes: Vec<u8>,
    id: Option<GameId>,
    asked: &Import,
    place: &str,
) -> Result<Brought, Failure> {
    let parcel = match VerifiedJournal::open(bytes) {
        Ok(parcel) => parcel,
        Err(fault) => {
            let said = format!("{} It was not imported.", words::journal(place, &fault));
            let game = id.map_or_else(|| place.to_owned(), |id| id.to_string());
            let what = "refused";
            return Ok(Brought { game, here: None, what, entries: None, said, well: false });
        }
    };
    let id = id.unwrap_or_else(|| parcel.summary().id.clone());
    let arrival = match asked.to {
        Some(_) => intake.import_as(&parcel, &id),
        None => intake.import(&parcel, &id),
    };
    let mut brought = match arrival {
        Ok(arrival) => settled(context, intake, &parcel, &id, arrival, asked.yes)?,
        Err(StoreError::Exists { id, .. }) => {
            return Err(Failure::data(format!(
                "There is another game {id} here, and it stays as it is. Choose another --as."
            )));
        }
        Err(fault) => return Err(games::store_failure(context, fault)),
    };
    if parcel.torn() {
        brought.said.push_str(" Its last line is cut off in the file, and is left out.");
    }
    Ok(brought)
}

/// Tells what came of a game, once it is settled whether it goes on with one that is here.
fn settled(
    context: &Context,
    intake: &Importer<'_>,
    parcel: &VerifiedJournal,
    id: &GameId,
    arrival: ImportOutcome,
    yes: bool,
) -> Result<Brought, Failure> {
    let summary = parcel.summary();
    let entries = |count: usize| words::count(count as i64, "entry");
    let brought = |here: &GameId, what, said, well| Brought {
        game: id.to_string(),
        here: Some(here.to_string()),
        what,
        entries: Some(summary.entries),
        said,
        well,
    };
    Ok(match arrival {
        ImportOutcome::Added { placed, diverged } => {
            let here = &placed.id;
            let mut said = format!(
                "Game {here} is here now: {}, {}.",
                summary.title,
                entries(summary.entries)
            );
            if let Some(Divergence { from, after }) = diverged {
                said.push_str(&format!(
                    " It is the same as {from} up to entry {after}; from there they differ."
                ));
            } else if here != id {
                said.push_str(&format!(" There is another game {id}."));
            }
            if placed.is_current {
                said.push_str(" It is the current game.");
            }
            if let Some(fault) = &placed.pointer_error {
                said.push_str(&format!(" {}", words::not_current(fault)));
            }
            brought(here, "placed", said, true)
        }
        ImportOutcome::Same { id } => {
            let said = format!("Game {id} is here already, byte for byte. Nothing was done.");
            brought(&id, "same", said, true)
        }
        ImportOutcome::Behind { id, more } => {
            let said = format!(
                "Game {id} is here already, with {} more than in the file. Nothing was done.",
                entries(more)
            );
            brought(&id, "behind", said, true)
        }
        ImportOutcome::Ahead { id, more } => {
            let question = format!(
                "Game {id} is here, and the file has {} more. Add what is missing?",
                entries(more)
            );
            let reply = if yes { Reply::Yes } else { ask(context, &question)? };
            if reply == Reply::Yes {
                let added = intake
                    .append_new(parcel, &id)
                    .map_err(|fault| games::store_failure(context, fault))?;
                let said = format!("Game {id} goes on: {} added.", entries(added));
                brought(&id, "continued", said, true)
            } else {
                let hint = match reply {
                    Reply::Nobody => " To add what is missing, say --yes.",
                    _ => "",
                };
                let said = format!(
                    "Game {id} is here, and the file has {} more. Nothing was done.{hint}",
                    entries(more)
                );
                brought(&id, "ahead", said, reply == Reply::No)
            }
        }
    })
}
