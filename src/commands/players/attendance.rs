//! Who took part in which game.

use crate::analysis::{Attended, PeopleError, StatGame};
use crate::grammar::hints;
use crate::store::{Store, StoreError};
use crate::terminal::{Failure, Result, kept, tables};
use crate::words;

/// The games that a change to names may depend on, and remarks on damaged games, whose seating is unknown.
///
/// # Errors
/// A game cannot be read.
pub(super) fn to_change(store: &Store) -> Result<(Vec<StatGame>, Vec<String>)> {
    games(store, |error| match error {
        StoreError::Journal { .. } => Ok(error.to_string()),
        error => Err(Failure::data(error.to_string())),
    })
}

/// The games, most recently played first, and remarks on games that cannot be read:
/// `unreadable` makes a remark of an error, or ends the search.
pub(super) fn games(
    store: &Store,
    unreadable: impl Fn(StoreError) -> Result<String>,
) -> Result<(Vec<StatGame>, Vec<String>)> {
    let mut games = Vec::new();
    let mut remarks = Vec::new();
    let mut failure = None;
    kept::each(
        store,
        |id, game| game.map(|game| StatGame { id: id.to_string(), ..game.stats }),
        |read| {
            match read {
                Ok(game) => games.push(game),
                Err(error) => match unreadable(error) {
                    Ok(remark) => remarks.push(remark),
                    Err(error) => failure = Some(error),
                },
            }
            failure.is_none()
        },
    )?;
    match failure {
        Some(failure) => Err(failure),
        None => Ok((games, remarks)),
    }
}

/// Who took part in each event that can be read. Those in its last round count as there together.
pub(super) fn events(store: &Store) -> Vec<Attended> {
    let mut attended = Vec::new();
    for id in store.event_ids().unwrap_or_default() {
        let Ok(Some(read)) = tables::read(store, &id) else { continue };
        let event = read.history.event();
        let mut names: Vec<String> = Vec::new();
        let mut last = Vec::new();
        for (_, name) in event.entries.iter().flat_map(|entry| &entry.people).flatten() {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        for person in event.numbers().flat_map(|no| event.people(no, event.last_round())) {
            last.extend(names.iter().position(|name| *name == person));
        }
        attended.push(Attended { game: id.to_string(), names, tables: vec![last] });
    }
    attended
}

/// The failure of a change to names.
pub(super) fn refused(error: &PeopleError) -> Failure {
    let sentence = words::people_error(error);
    match error {
        PeopleError::Incomplete => Failure::usage(sentence),
        PeopleError::NotThere { .. } | PeopleError::NoSuchGame(_) => {
            Failure::against(sentence.into()).hint(hints::games())
        }
        _ => Failure::against(sentence.into()).hint(hints::players()),
    }
}
