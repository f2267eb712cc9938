//! The sentences of `doctor`.

use crate::history::{GameId, JournalError};
use crate::store::{Checkup, Health, PointerState, Repair, StoreError};
use crate::words::{and, messages, unusable_file};
use std::path::Path;

/// What is wrong with a game; `None` if it is sound.
pub(super) fn health(health: &Health) -> Option<String> {
    match health {
        Health::Sound(_) => None,
        Health::Unreadable(error) => Some(damage(error, remedy)),
        Health::Empty(repair) => {
            Some(messages::StoreCheckUnfinishedGame { removal: removal(repair) }.say())
        }
        Health::Torn { summary, cut, repair } => {
            let entries = messages::CountEntries { number: summary.entries }.say();
            let (done, error) = progress(repair);
            Some(match cut {
                0 => messages::StoreCheckNoNewline { repair: done, entries: &entries, error }.say(),
                cut => {
                    messages::StoreCheckCutOff { cut, repair: done, entries: &entries, error }.say()
                }
            })
        }
    }
}

/// What is wrong with the journal of an event; `None` if it is sound.
pub(super) fn event_health(state: &Health) -> Option<String> {
    match state {
        Health::Unreadable(error) => {
            let remedy = |lines| match lines {
                0 => messages::StoreCheckRemedyEventCopy.say(),
                lines => messages::StoreCheckRemedyEvent { lines }.say(),
            };
            Some(damage(error, remedy))
        }
        state => health(state),
    }
}

/// Why a journal cannot be read, and how to mend it if it is damaged.
fn damage(error: &StoreError, remedy: fn(usize) -> String) -> String {
    let mut said = vec![error.to_string()];
    said.extend(whole_lines(error).map(remedy));
    said.join(" ")
}

/// How many whole lines a damaged journal has before the damage; `None` if it has another trouble.
const fn whole_lines(error: &StoreError) -> Option<usize> {
    let StoreError::Journal { error, .. } = error else { return None };
    match error {
        JournalError::BadSum { line }
        | JournalError::Unreadable { line, .. }
        | JournalError::Entry { line, .. } => Some(*line - 1),
        _ => None,
    }
}

/// How to mend a journal that has this many whole lines before the damage.
fn remedy(whole_lines: usize) -> String {
    match whole_lines {
        0 => messages::StoreCheckRemedyCopy.say(),
        lines => messages::StoreCheckRemedyLines { lines }.say(),
    }
}

/// What became of something that is to be removed.
fn removal(repair: &Repair) -> String {
    let (done, error) = progress(repair);
    messages::StoreCheckRemoval { repair: done, error }.say()
}

/// How far a repair is, and why it failed.
fn progress(repair: &Repair) -> (&'static str, String) {
    match repair {
        Repair::Done => ("done", String::new()),
        Repair::NotAsked => ("due", String::new()),
        Repair::Failed(error) => ("failed", error.to_string()),
    }
}

/// What is wrong with the pointer to the current game; `None` if it is sound.
pub(super) fn pointer(state: &PointerState) -> Option<String> {
    match state {
        PointerState::Unset | PointerState::Sound => None,
        PointerState::Unreadable(error) => Some(unusable_file(error)),
        PointerState::Dangling { named, instead, repair } => {
            let (done, error) = progress(repair);
            let message = messages::StoreCheckPointer {
                former_game: named.as_deref().unwrap_or("none"),
                repair: done,
                game: instead.as_ref().map_or("none", GameId::as_str),
                error,
            };
            Some(message.say())
        }
    }
}

/// That a file was never finished, by a program that was killed.
pub(super) fn unfinished(path: &Path, repair: &Repair) -> String {
    messages::StoreCheckUnfinishedFile {
        path: path.display().to_string(),
        removal: removal(repair),
    }
    .say()
}

/// That the cache of what the journals say is damaged, or of another version.
pub(super) fn cache(repair: &Repair) -> String {
    messages::StoreCheckCache { removal: removal(repair) }.say()
}

/// How all the games are.
pub(super) fn summary(checkup: &Checkup) -> String {
    let mut repaired = 0;
    let mut repairable = 0;
    let mut unreadable = 0;
    for state in checkup.states() {
        match state {
            Health::Sound(_) => {}
            Health::Unreadable(_) => unreadable += 1,
            state if state.is_well() => repaired += 1,
            _ => repairable += 1,
        }
    }
    let mut found = Vec::new();
    for (number, state) in [
        (repaired, messages::StoreCheckRepaired.say()),
        (repairable, messages::StoreCheckRepairable.say()),
        (unreadable, messages::StoreCheckUnreadable.say()),
    ] {
        if number > 0 {
            found.push(format!("{number} {state}"));
        }
    }

    let result = if found.is_empty() { messages::StoreCheckAllSound.say() } else { and(found) };
    let games = messages::CountGames { number: checkup.games.len() }.say();
    match checkup.bin.len() {
        0 if checkup.games.is_empty() && checkup.states().all(Health::is_well) => {
            messages::StoreNoGamesYet.say()
        }
        0 => messages::StoreCheckSummary { games: &games, result: &result }.say(),
        bin => messages::StoreCheckSummaryWithBin { games: &games, bin, result: &result }.say(),
    }
}
