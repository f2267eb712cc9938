//! `doctor`: checks every game, and repairs what can be repaired without loss.

mod json;
mod words;

pub(crate) use json::SCHEMA;
use json::{CheckedJson, CheckupJson};

use crate::analysis::{Attended, People, SameEvening, StatGame};
use crate::output::plain;
use crate::store::{CheckedGame, Checkup, Health, Selector, Store, StoreError, TextFile};
#[cfg(feature = "serve")]
use crate::terminal::links;
use crate::terminal::{
    Answer, Context, DONE, Failure, Result, TROUBLE_WITH_DATA, kept, ledger, tables,
};
use crate::words::{Hint, messages, people_error, same_evening};
use clap::Args;
use std::collections::HashMap;
use std::path::Path;

/// Check every game, and repair what can be repaired without loss
///
/// hoyle doctor --dry-run
#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    /// Only show what would be repaired
    #[arg(long)]
    dry_run: bool,
}

/// Checks every game, the bin and the pointer to the current game; repairs them unless that is only to
/// be shown.
///
/// # Errors
/// The folder cannot be read.
pub(crate) fn doctor(context: &Context, args: &DoctorArgs) -> Result<Answer> {
    let store = context.store()?;
    let checkup = store.check_up(!args.dry_run).map_err(|error| Failure::beside(&error))?;
    let games = sound_games(store, &checkup);
    let json =
        CheckupJson::of(&checkup, unusable_files(context, store, &checkup, games.as_ref().err()));
    let code = if json.well { DONE } else { TROUBLE_WITH_DATA };
    let answer = Answer::of(&json, context, records, |json| {
        Answer::paragraphs(&lines(&checkup, &json.files), &context.screen)
    });
    let mut answer = Answer { code, ..answer };
    let games = games.unwrap_or_default();
    for failure in wrong_aliases(store, &checkup, &games) {
        answer = answer.remark(failure.lines(&context.speller()).join(" "));
    }
    for evening in SameEvening::all(&games) {
        answer = answer.remark(same_evening(&evening));
        let other = evening.games.iter().find(|game| evening.sets_aside(game));
        answer = answer.with_remarks(other.map(|id| context.hint(&Hint::Remove(id.clone()))));
    }
    Ok(answer)
}

/// The sound games, read again to compare them. Only copies of one evening come with their deals, so that any
/// number of games fits into memory.
fn sound_games(store: &Store, checkup: &Checkup) -> Result<Vec<StatGame>, StoreError> {
    let mut games = Vec::new();
    let mut copies: HashMap<String, usize> = HashMap::new();
    for CheckedGame { id, state } in &checkup.games {
        if let Health::Sound(_) = state {
            let opened = store.read(&Selector::Id(id.clone()))?;
            let game = StatGame { deals: Vec::new(), ..StatGame::of(&opened.history) };
            *copies.entry(game.start.clone()).or_default() += 1;
            games.push((id, game));
        }
    }
    for (id, game) in &mut games {
        if copies[&game.start] > 1 {
            *game = StatGame::of(&store.read(&Selector::Id(id.clone()))?.history);
        }
    }
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// Why other files in the folder cannot be used, and what to do: unlike the store, this knows what they say.
fn unusable_files(
    context: &Context,
    store: &Store,
    checkup: &Checkup,
    unread: Option<&StoreError>,
) -> Vec<String> {
    let mut failures: Vec<Failure> = checkup.unusable.iter().map(Failure::beside).collect();
    failures.extend(unread.map(|error| Failure::data(error.to_string())));
    failures.extend(kept::people(store).err());
    failures.extend(ledger::read(store).err());
    let events = store.event_ids().map_err(|error| Failure::data(error.to_string()));
    for id in events.unwrap_or_default() {
        let folder = Path::new("events").join(id.in_lower_case());
        let mut journals = checkup.events.iter().filter(|(path, _)| path.starts_with(&folder));
        // Why a journal is unreadable is said of the journal.
        if journals.all(|(_, state)| !matches!(state, Health::Unreadable(_))) {
            failures.extend(tables::read(store, &id).err());
        }
    }
    #[cfg(feature = "serve")]
    failures.extend(links::Links::kept(store).err());
    failures.iter().map(|failure| failure.lines(&context.speller()).join(" ")).collect()
}

/// The aliases that do not match the games. They are readable, so commands keep using them.
fn wrong_aliases(store: &Store, checkup: &Checkup, games: &[StatGame]) -> Vec<Failure> {
    let people = kept::people(store).unwrap_or_default();
    if people == People::default() {
        return Vec::new();
    }
    let attended: Vec<Attended> = games.iter().map(StatGame::attended).collect();
    let known: Vec<String> =
        checkup.games.iter().chain(&checkup.bin).map(|game| game.id.to_string()).collect();
    let place = store.text_path(TextFile::NAMES).display().to_string();
    let errors = people.errors(&attended, &known).into_iter();
    errors.map(|error| Failure::data(people_error(&error)).at(place.clone())).collect()
}

/// A record for each game and each journal of an event: where it is, its id, its state, the number of entries, `mended`,
/// and what is wrong with it.
fn records(checkup: &CheckupJson) -> String {
    let games = checkup.games.iter().map(|game| record("game", game));
    let binned = checkup.bin.iter().map(|game| record("bin", game));
    let events = checkup.events.iter().map(|journal| record("event", journal));
    games.chain(binned).chain(events).collect()
}

fn record(place: &str, game: &CheckedJson) -> String {
    plain::record([
        place,
        &game.game,
        game.state.into(),
        &game.entries.map(|entries| entries.to_string()).unwrap_or_default(),
        if game.mended { "mended" } else { "" },
        game.said.as_deref().unwrap_or_default(),
    ])
}

fn lines(checkup: &Checkup, files: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(checkup.games.iter().filter_map(|game| line("", game)));
    lines.extend(checkup.bin.iter().filter_map(|game| line("bin/", game)));
    for (path, state) in &checkup.events {
        let wrong = words::event_health(state);
        lines.extend(wrong.map(|wrong| format!("{}: {wrong}", path.display())));
    }
    lines.extend(words::pointer(&checkup.pointer).map(|wrong| format!("current: {wrong}")));
    lines.extend(checkup.unfinished.iter().map(|(path, repair)| words::unfinished(path, repair)));
    for path in &checkup.strays {
        lines.push(messages::StoreCheckStray { path: path.display().to_string() }.say());
    }
    lines.extend(checkup.cache.as_ref().map(words::cache));
    lines.extend_from_slice(files);
    lines.push(words::summary(checkup));
    lines
}

/// What is wrong with a game of a folder; `None` if it is sound.
fn line(folder: &str, game: &CheckedGame) -> Option<String> {
    let wrong = words::health(&game.state)?;
    Some(format!("{folder}{}: {wrong}", game.id))
}
