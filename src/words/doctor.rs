//! What is wrong with stored games, and what was repaired.

use super::grammar::{and, count};
use super::table::no_games;
use crate::store::{Checkup, Health, PointerState, Repair};
use std::path::Path;

/// What is wrong with a game; `None` if it is sound.
pub fn health(health: &Health) -> Option<String> {
    let (summary, cut, repair) = match health {
        Health::Sound(_) => return None,
        Health::Unreadable(error) => return Some(error.to_string()),
        Health::Torn { summary, cut, repair } => (summary, *cut, repair),
    };
    let entries = count(summary.entries as i64, "entry");
    let bytes = count(cut as i64, "byte");
    Some(match (cut, repair) {
        (0, Repair::Done) => format!("the last line lacked its end. It was repaired: {entries}."),
        (0, Repair::DryRun) => {
            format!("the last line lacks its end. It would be repaired: {entries}.")
        }
        (_, Repair::Done) => format!("{UNFINISHED} {bytes} removed: {entries} left."),
        (_, Repair::DryRun) => format!("{UNFINISHED} {bytes} would be removed: {entries} left."),
        (_, Repair::Failed(error)) => format!("{UNFINISHED} It could not be repaired: {error}"),
    })
}

const UNFINISHED: &str =
    "the last line was cut off while it was being written, and was never acknowledged.";

/// What is wrong with the pointer to the current game; `None` if it is sound.
pub fn pointer(state: &PointerState) -> Option<String> {
    let (named, instead, repair) = match state {
        PointerState::Unset | PointerState::Names(_) => return None,
        PointerState::Unreadable(error) => return Some(error.to_string()),
        PointerState::Dangling { named, instead, repair } => (named, instead, repair),
    };
    Some(match (repair, instead) {
        (Repair::Done, Some(id)) => format!(
            "it named {named}, which does not exist. It now names {id}, the game with the latest \
             entry."
        ),
        (Repair::Done, None) => {
            format!("it named {named}, which does not exist. Now no game is the current one.")
        }
        (Repair::DryRun, Some(id)) => format!(
            "it names {named}, which does not exist. It would name {id}, the game with the latest \
             entry."
        ),
        (Repair::DryRun, None) => {
            format!("it names {named}, which does not exist. No game would be the current one.")
        }
        (Repair::Failed(error), _) => {
            format!("it names {named}, which does not exist, and could not be repaired: {error}")
        }
    })
}

/// That something among the games is not a game.
pub fn stray(path: &Path) -> String {
    format!("{}: not a game; left unchanged.", path.display())
}

/// How all the games are.
pub fn checked(checkup: &Checkup) -> String {
    let all = || checkup.games.iter().chain(&checkup.bin).map(|checked| &checked.state);
    let number = |wanted: &dyn Fn(&Health) -> bool| all().filter(|state| wanted(state)).count();
    let torn = |state: &Health| matches!(state, Health::Torn { .. });
    let parts: Vec<String> = [
        (number(&|state| torn(state) && state.is_well()), "repaired"),
        (number(&|state| torn(state) && !state.is_well()), "to repair"),
        (number(&|state| matches!(state, Health::Unreadable(_))), "unreadable and left unchanged"),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, what)| format!("{count} {what}"))
    .collect();
    let found = if parts.is_empty() { "all sound".to_owned() } else { and(&parts) };
    let games = count(checkup.games.len() as i64, "game");
    match checkup.bin.len() {
        0 if checkup.games.is_empty() => no_games(false).into(),
        0 => format!("Checked {games}: {found}."),
        bin => format!("Checked {games} and {bin} in the bin: {found}."),
    }
}
