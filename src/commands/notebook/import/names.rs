//! Imports the players' aliases that come with games.

use crate::analysis::{Attended, DifferentAlias, People};
use crate::store::{Store, TextFile};
use crate::terminal::{Failure, Result, kept};
use crate::words::{messages, people_error};
use std::collections::BTreeMap;

/// Adds aliases that are not known here, and returns what to report. `ids` maps the games to their ids here.
///
/// # Errors
/// The aliases do not fit the games that are here, or cannot be read or written.
pub(super) fn adopt(
    store: &Store,
    text: &str,
    ids: &BTreeMap<String, String>,
) -> Result<Vec<String>> {
    let not_adopted =
        |error| Failure::data(people_error(&error)).at(TextFile::NAMES.name().to_owned());
    let other = People::read(text).map_err(not_adopted)?;
    let attended = kept::all(store, |_, game| game.map(|game| game.stats.attended()))?;
    let attended: Vec<Attended> = attended.into_iter().flatten().collect();

    let names = store.lock_text(TextFile::NAMES).map_err(|error| Failure::beside(&error))?;
    let before = kept::read_people(store, names.text.as_deref())?;
    let mut people = before.clone();
    let different = people.adopt(&other, ids, &attended).map_err(not_adopted)?;
    let mut remarks = Vec::new();
    if people != before {
        names.replace(&people.text()).map_err(|error| Failure::beside(&error))?;
        remarks.push(messages::PeopleAdopted.say());
    }
    for DifferentAlias { name, here, elsewhere } in different {
        remarks.push(messages::PeopleDifferent { name, player: here, other: elsewhere }.say());
    }
    Ok(remarks)
}
