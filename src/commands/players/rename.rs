//! `players rename`: spells a name otherwise in the games themselves.

use super::attendance::refused;
use crate::analysis::{Attended, PeopleError, Respelling};
use crate::desk::RequestRefusal;
use crate::game::{Act, fold};
use crate::history::GameId;
use crate::store::{LockedGame, Selector, TextFile, save_all};
use crate::terminal::{Context, Failure, Result, games, kept, ledger};
use clap::Args;

#[derive(Clone, Debug, Args)]
pub(crate) struct RenameArgs {
    /// The name as it is written
    #[arg(value_name = "OLD")]
    pub(super) old: String,
    /// The name as it should be
    #[arg(value_name = "NEW")]
    pub(super) new: String,
    /// Only in these games [default: all in which OLD took part]
    #[arg(long, value_name = "ID", num_args = 1.., value_delimiter = ',')]
    games: Vec<String>,
    /// Show in which games, but change nothing
    #[arg(long)]
    pub(super) dry_run: bool,
}

/// Spells a name otherwise in all games asked for, or in none.
///
/// # Errors
/// The name is in no game, or cannot be spelt so in one of them; or a journal cannot be written.
pub(super) fn rename(
    context: &Context,
    args: &RenameArgs,
    attended: &[Attended],
) -> Result<Respelling> {
    let store = context.store()?;
    let games = games_meant(args, attended).map_err(|error| refused(&error))?;
    let old = as_written(&args.old, &games, attended);
    let respelling = Respelling { old, new: args.new.clone(), games };
    let names = store.lock_text(TextFile::NAMES).map_err(|error| Failure::beside(&error))?;
    let before = kept::read_people(store, names.text.as_deref())?;
    let mut people = before.clone();
    people.follow(&respelling, attended).map_err(|error| refused(&error))?;

    let act = Act::Rename { was: args.old.clone(), now: args.new.clone() };
    let now = context.now();
    let mut locked: Vec<LockedGame<'_>> = Vec::new();
    for id in &respelling.games {
        let id: GameId = id.parse().map_err(|_| refused(&PeopleError::NoSuchGame(id.clone())))?;
        let mut game =
            store.lock(&Selector::Id(id)).map_err(|error| games::store_failure(context, error))?;
        if let Err(refusal) = game.game.history.record(&act, now) {
            let refusal = RequestRefusal::Rules(refusal);
            let place = game.game.path.display().to_string();
            return Err(Failure::refused(&game.game.history, &refusal, now).at(place));
        }
        locked.push(game);
    }
    if args.dry_run {
        return Ok(respelling);
    }

    // Once the aliases and the ledger are changed, the same command can be given again after a crash.
    if people != before {
        names.replace(&people.text()).map_err(|error| Failure::beside(&error))?;
    }
    if args.games.is_empty() {
        ledger::rename(store, &args.old, &args.new)?;
    }
    if let Err(error) = save_all(locked) {
        if args.games.is_empty() {
            let _ = ledger::rename(store, &args.new, &args.old);
        }
        if people != before {
            // If this fails too, the error to report is the first one.
            let _ = names.replace(names.text.as_deref().unwrap_or_default());
        }
        return Err(games::store_failure(context, error));
    }
    Ok(respelling)
}

/// The ids of the games in which a name is to be mended.
fn games_meant(args: &RenameArgs, attended: &[Attended]) -> Result<Vec<String>, PeopleError> {
    let has_old =
        |played: &&Attended| played.names.iter().any(|name| fold(name) == fold(&args.old));
    let mut games = Vec::new();
    for id in &args.games {
        let played = attended.iter().find(|played| played.game.eq_ignore_ascii_case(id));
        let played = played.ok_or_else(|| PeopleError::NoSuchGame(id.clone()))?;
        if !has_old(&played) {
            let [name, game] = [args.old.clone(), played.game.clone()];
            return Err(PeopleError::NotThere { name, game });
        }
        if !games.contains(&played.game) {
            games.push(played.game.clone());
        }
    }
    if args.games.is_empty() {
        let mut is_known = false;
        for played in attended.iter().filter(has_old) {
            is_known = true;
            // Only another spelling is mended.
            if fold(&args.old) != fold(&args.new) || !played.names.contains(&args.new) {
                games.push(played.game.clone());
            }
        }
        if is_known && games.is_empty() {
            return Err(PeopleError::Same(args.new.clone()));
        }
    }
    if games.is_empty() {
        let known = attended.iter().flat_map(|played| played.names.iter().cloned()).collect();
        return Err(PeopleError::Unknown { name: args.old.clone(), known });
    }
    games.sort();
    Ok(games)
}

/// A name as the first of these games writes it.
fn as_written(name: &str, games: &[String], attended: &[Attended]) -> String {
    let mut names = Vec::new();
    for played in attended {
        if games.contains(&played.game) {
            names.extend(&played.names);
        }
    }
    let written = names.into_iter().find(|written| fold(written) == fold(name));
    written.map_or_else(|| name.to_owned(), String::clone)
}
