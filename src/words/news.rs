//! What others have recorded in a game.

use super::{Hint, Problem, by_itself, messages};
use crate::desk::News;
use crate::history::{Entry, History, Stamp};

/// The most entries listed one by one.
const MOST_LISTED: usize = 8;

/// What others have recorded in a game since it was last read.
pub fn news(history: &History, news: &News, now: Stamp) -> Vec<String> {
    match news {
        News::Entries(entries) => {
            listed(&(messages::NewsRecordedByOthers.say() + " "), history, entries, now)
        }
        News::Replaced => vec![replaced(history)],
    }
}

/// That others have recorded something first.
pub(super) fn conflict(
    history: &History,
    since: Option<&[Entry]>,
    last: Option<u64>,
    at: Stamp,
) -> Problem {
    let game = history.id();
    let why = match (last, since) {
        (Some(last), Some(_)) => messages::ConflictEntryPassed { game, entry: last }.say(),
        (Some(last), None) => messages::ConflictEntryMissing { game, entry: last }.say(),
        (None, Some(_)) => messages::ConflictRecordedFirst.say(),
        (None, None) => replaced(history),
    };
    let mut notes = Vec::new();
    if let Some(latest) = since.and_then(<[Entry]>::last) {
        let entry = described(history, latest, at);
        notes.push(messages::ConflictLatestEntry { entry }.say());
    }
    let mut hints = Vec::new();
    if last.is_some() {
        hints.push(Hint::After(history.entry_count()));
    } else {
        notes.push(messages::ConflictRecordAgain.say());
    }
    Problem { what: messages::ConflictNothingRecorded { reason: &why }.say(), notes, hints }
}

fn replaced(history: &History) -> String {
    let entries = messages::CountEntries { number: history.entry_count() }.say();
    messages::ConflictGameReplaced { game: history.id(), entries }.say()
}

/// Entries of a history, a sentence each, with words before the first. Of many, the earlier ones are only counted.
pub(super) fn listed(before: &str, history: &History, some: &[Entry], now: Stamp) -> Vec<String> {
    let (earlier, last) = some.split_at(some.len().saturating_sub(MOST_LISTED));
    let mut lines = Vec::new();
    if !earlier.is_empty() {
        lines.push(messages::NewsEarlierEntries { entries: earlier.len() }.say());
    }
    lines.extend(last.iter().map(|entry| described(history, entry, now)));
    if let Some(first) = lines.first_mut() {
        first.insert_str(0, before);
    }
    lines
}

/// An entry of a history as a sentence: `entry 3, just now: Igor bid 2.`
pub(super) fn described(history: &History, entry: &Entry, now: Stamp) -> String {
    let text = by_itself(history, entry);
    messages::NewsEntry { number: entry.seq, time: ago(entry.at, now), entry: &text }.say()
}

fn ago(at: Stamp, now: Stamp) -> String {
    match now.seconds_since(at) {
        0 => messages::NewsTimeNow.say(),
        seconds @ 1..60 => messages::NewsTimeSeconds { seconds }.say(),
        seconds @ 60..3600 => messages::NewsTimeMinutes { minutes: seconds / 60 }.say(),
        _ => super::day(&at.local_text()),
    }
}
