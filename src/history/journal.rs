//! A history as bytes: lines of JSON, each starting with a checksum of the rest of it. The format is
//! written down in `docs/journal.md`.

use super::line::{self, JournalError};
use super::{History, Stamp};
use serde::de::DeserializeOwned;
use std::sync::Arc;

pub(crate) use super::line::encode;
pub use super::line::{LONGEST_FIRST_LINE, SUM_LEN, last_line};
pub(crate) use super::wire::EVENTS;

/// The largest journal that is written, in bytes: four hundred evenings.
pub const LONGEST_JOURNAL: u64 = 4 * 1024 * 1024;

/// The largest journal that is read, in bytes, as earlier programs could write it.
pub const LONGEST_READ: u64 = 32 * 1024 * 1024;

/// The fewest bytes that a disk writes at once.
const SMALLEST_SECTOR: usize = 512;

/// A journal that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// What it records.
    pub history: History,
    /// Whether a last line was left out because it is incomplete.
    pub torn: bool,
}

/// Reads a journal. Every act is judged again by the rules in its first line, and every total is
/// compared.
///
/// # Errors
/// The first thing that makes the journal unreliable. An incomplete last line is left out instead,
/// unless it is the only one.
///
/// ```
/// use hoyle::game::{Players, Setup};
/// use hoyle::history::{History, Origin, journal};
///
/// let rules = hoyle::presets::ruleset("serbian").unwrap();
/// let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
/// let dealer = players.seats().next().unwrap();
/// let setup = Setup::new(rules, players, dealer).unwrap();
/// let now = "2026-11-20T20:15:00Z".parse().unwrap();
/// let history = History::new("friday".parse().unwrap(), now, Origin::default(), setup);
///
/// let bytes = history.journal().clone();
/// assert_eq!(journal::decode(bytes).unwrap().history, history);
/// ```
pub fn decode(bytes: impl Into<Arc<Vec<u8>>>) -> Result<Decoded, JournalError> {
    let mut lines: Arc<Vec<u8>> = bytes.into();
    if lines.len() as u64 > LONGEST_READ {
        return Err(JournalError::TooLong { most: LONGEST_READ });
    }
    let good_len = good_len(&lines);
    let tail = &lines[good_len..];
    let number = line::each(&lines[..good_len]).count() + 1;
    if number == 1 {
        line::refuse_newer(tail, number)?;
    }
    let end = refuse_other_end(tail, number);
    let mut torn = false;
    if !tail.is_empty() {
        let lines = Arc::make_mut(&mut lines);
        complete(lines);
        torn = lines.len() == good_len;
    }
    if lines.is_empty() {
        end?;
        return Err(JournalError::Empty);
    }
    let history = History::read(lines)?;
    end?;
    Ok(Decoded { history, torn })
}

/// The whole lines of the journal of an event, and whether an incomplete last one was left out.
pub(crate) fn whole_lines(mut bytes: Vec<u8>) -> Result<(Vec<u8>, bool), JournalError> {
    let good_len = good_len(&bytes);
    let tail = &bytes[good_len..];
    refuse_other_end(tail, line::each(&bytes[..good_len]).count() + 1)?;
    let has_tail = !tail.is_empty();
    if has_tail {
        complete(&mut bytes);
    }
    let torn = has_tail && bytes.len() == good_len;
    Ok((bytes, torn))
}

/// The contents of the whole lines of a journal.
pub(crate) fn contents<T: DeserializeOwned>(
    lines: &[u8],
) -> impl Iterator<Item = Result<T, JournalError>> {
    (1..).zip(line::each(lines)).map(|(number, bytes)| line::decode(bytes, number))
}

/// Adds the newline of the last line if only that is missing, and otherwise cuts off an incomplete line. A line
/// that matches its checksum may have been acknowledged.
pub fn complete(journal: &mut Vec<u8>) {
    let good_len = good_len(journal);
    let line_len = without_newline(&journal[good_len..]).map(<[u8]>::len);
    journal.truncate(good_len + line_len.unwrap_or_default());
    if line_len.is_some() {
        journal.push(b'\n');
    }
}

/// The line after the last newline, if it matches its checksum.
fn without_newline(tail: &[u8]) -> Option<&[u8]> {
    let before_end = &tail[..tail.len().saturating_sub(1)];
    [tail, before_end].into_iter().find(|line| line::has_sum(line))
}

/// Checks that what a history has after the first bytes of its journal can be read again.
///
/// # Errors
/// The journal or one of those lines is too long.
pub fn check_new(history: &History, known: usize) -> Result<(), JournalError> {
    check_len(history.journal().len())?;
    let new: Vec<&[u8]> = line::each(&history.journal()[known..]).collect();
    // Line 1 is the setup, so the last entry is a line further.
    let first = history.entry_count() + 2 - new.len();
    (first..).zip(new).try_for_each(|(number, line)| line::refuse_longer(line, number))
}

/// Checks that a journal of this many bytes may be written.
///
/// # Errors
/// They are too many.
pub const fn check_len(bytes: usize) -> Result<(), JournalError> {
    if bytes as u64 > LONGEST_JOURNAL {
        return Err(JournalError::TooLong { most: LONGEST_JOURNAL });
    }
    Ok(())
}

/// How many bytes at the end of a journal hold its last whole line, unless that is the first of all.
pub const LONGEST_END: usize = 2 * line::LONGEST_LATER_LINE;

/// When the last whole line of a journal was written, apart from lines that only change the spelling of a
/// name. `None` if the end of the journal does not hold such a line.
pub fn last_at(end: &[u8]) -> Option<Stamp> {
    let (good, tail) = end.split_at(good_len(end));
    let lines = good.split_inclusive(|byte| *byte == b'\n').chain(without_newline(tail));
    let last = lines.rev().find(|line| !line::is_rename(line))?;
    line::stamp(last.trim_ascii_end())
}

/// How many bytes of a journal come before a last line without its newline, or with a hole in it.
pub fn good_len(bytes: &[u8]) -> usize {
    let whole = line::after_newline(bytes);
    let last = last_line(&bytes[..whole]);
    if has_hole(&bytes[last..whole]) { last } else { whole }
}

/// Whether the power went before all of a line's sectors were on the disk, though the last one
/// was. A sector that was never written holds zeros, and no line holds one. A flipped bit does not
/// make a hole: it cannot turn the brace that opens a line into a zero.
fn has_hole(line: &[u8]) -> bool {
    line.first() == Some(&0)
        || line.split(|byte| *byte != 0).any(|zeros| zeros.len() >= SMALLEST_SECTOR)
}

/// Refuses a last line that is complete but for another byte in place of its newline. A write that
/// was cut short ends earlier, or in zeros; this line was acknowledged and then damaged.
fn refuse_other_end(tail: &[u8], line: usize) -> Result<(), JournalError> {
    match tail.split_last() {
        Some((end, content)) if *end != 0 && line::has_sum(content) => {
            Err(JournalError::BadSum { line })
        }
        _ => Ok(()),
    }
}
