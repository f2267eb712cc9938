//! What somebody else recorded meanwhile, told to the one who came too late.

use super::desk;
use super::entries::{self, Told};
use crate::grammar::Recording;
use crate::history::{Entry, History, Stamp};
use crate::rules::Clause;
use crate::store::Conflict;
use crate::terminal::failure::Failure;
use crate::words;

/// How many entries back a refused command is tried, to tell whether it only came too late.
const MOST_STEPS: usize = 4;

/// The most entries that are listed; `log` has them all.
const MOST_LISTED: usize = 8;

/// Returns the failure of a command that counted on the game's ending where it was last seen.
pub(crate) fn moved(seen: u64, moved: &Conflict, now: Stamp) -> Failure {
    let history = &moved.history;
    let last = history.entries().len();
    let game = history.id();
    let (said, mut notes) = match &moved.since {
        Some(since) => (
            format!(
                "Game {game} does not end with entry {seen} any more: {} recorded since.",
                match since.len() {
                    1 => "another was".to_owned(),
                    count => format!("{count} others were"),
                }
            ),
            listed(history, since, now),
        ),
        None => (format!("Game {game} has no entry {seen} yet; its last is {last}."), Vec::new()),
    };
    notes.push(format!("Nothing was recorded. If it still holds, say --after {last}."));
    Failure::Noted { failure: Box::new(Failure::Data(said)), notes }
}

/// Returns the failure of what was to be recorded in a game that is held in memory, and is not on
/// the disk what it is there.
pub(crate) fn overtaken(moved: &Conflict, now: Stamp) -> Failure {
    let said = match moved.since.as_deref() {
        Some([_]) => "Somebody else has recorded something meanwhile.",
        Some(_) => "Somebody else has recorded several things meanwhile.",
        None => "The game is not the one that was read here.",
    };
    let mut notes = told(moved, now);
    notes.push("Nothing of yours was recorded. If it still holds, say it again.".into());
    Failure::Noted { failure: Box::new(Failure::Data(said.into())), notes }
}

/// Returns what has happened to a game since it was read, a sentence each.
pub(crate) fn told(moved: &Conflict, now: Stamp) -> Vec<String> {
    match &moved.since {
        Some(since) => listed(&moved.history, since, now),
        None => vec![format!(
            "There is another game in place of {} now, or an older copy of it: {}.",
            moved.history.id(),
            words::count(moved.history.entries().len() as i64, "entry"),
        )],
    }
}

/// Does what a command records to a history as the desk does. A ruling against it says what was
/// recorded before, if it was for that alone that the command came too late.
///
/// # Errors
/// Those of the desk.
pub(crate) fn perform(
    recording: &Recording,
    history: &mut History,
    now: Stamp,
) -> Result<Entry, Failure> {
    desk::perform(recording, history, now).map_err(|failure| {
        match late(&failure, recording, history, now) {
            Some(notes) => Failure::Noted { failure: Box::new(failure), notes },
            None => failure,
        }
    })
}

fn late(
    failure: &Failure,
    recording: &Recording,
    history: &History,
    now: Stamp,
) -> Option<Vec<String>> {
    let Failure::Refused(ruling) = failure else { return None };
    let rules = history.setup().rules();
    // A bid that the hook forbids may well have been open to the player before: that is no matter
    // of time.
    let of_time = [
        Clause::BidTurn,
        Clause::BidFinal,
        Clause::CallTurn,
        Clause::Trou,
        Clause::Trump,
        Clause::End,
    ];
    of_time.iter().find(|clause| rules.clause_id(**clause) == ruling.rule)?;
    let mut earlier = history.clone();
    for _ in 0..MOST_STEPS {
        let undone = earlier.undo(now).ok()?.clone();
        let Ok(entry) = desk::perform(recording, &mut earlier.clone(), now) else { continue };
        if entry.kind == undone.kind {
            let told = listed(history, &[undone], now);
            return Some(
                told.iter().map(|told| format!("It is recorded already: {told}")).collect(),
            );
        }
        let since: Vec<Entry> =
            history.in_force().filter(|entry| entry.seq >= undone.seq).cloned().collect();
        let mut notes = listed(history, &since, now);
        notes[0].insert_str(0, "Recorded before it: ");
        return Some(notes);
    }
    None
}

/// Returns a sentence for each of some entries, from the first to the last: when, and what.
fn listed(history: &History, some: &[Entry], now: Stamp) -> Vec<String> {
    let all = entries::all(history);
    let told = |entry: &Entry| {
        let Told { words, .. } = all.get(usize::try_from(entry.seq).ok()?.checked_sub(1)?)?;
        Some(format!("entry {}, {}: {words}.", entry.seq, ago(entry.at, now)))
    };
    let (earlier, last) = some.split_at(some.len().saturating_sub(MOST_LISTED));
    let earlier = (!earlier.is_empty()).then(|| {
        format!("{} before these: hoyle log", words::count(earlier.len() as i64, "entry"))
    });
    earlier.into_iter().chain(last.iter().filter_map(told)).collect()
}

/// Returns how long ago something was, or when, if that is more than an hour or the clock went
/// backwards.
fn ago(at: Stamp, now: Stamp) -> String {
    match now.seconds_since(at) {
        0 => "just now".into(),
        seconds @ 1..60 => format!("{} ago", words::count(seconds, "second")),
        seconds @ 60..3600 => format!("{} ago", words::count(seconds / 60, "minute")),
        _ => at.local_text(),
    }
}
