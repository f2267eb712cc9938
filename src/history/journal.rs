//! A history as bytes: JSON lines, each beginning with a checksum of the rest of it. Nothing here
//! touches a file.

use super::wire::{FORMAT, First, Later, LineError, SetupError, VersionOnly};
use super::{Entry, EntryError, History};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest journal that is read or written, in bytes: more than a hundred times a long evening.
pub const LONGEST_JOURNAL: u64 = 4 * 1024 * 1024;

/// The longest first line, in bytes. It holds a whole rules file.
pub(crate) const LONGEST_FIRST_LINE: usize = 256 * 1024;

/// The longest of the lines after it, in bytes: many times an auction in which nothing is left out.
/// What one line says can be taken back and brought back in every other line.
const LONGEST_LATER_LINE: usize = 16 * 1024;

/// The fewest bytes that a disk writes at once.
const SMALLEST_SECTOR: usize = 512;

/// What stands before a line's checksum, and what behind it.
const BEFORE_SUM: &[u8] = b"{\"sum\":\"";
const BEHIND_SUM: &[u8] = b"\",";
const SUM_DIGITS: usize = 8;

/// A journal that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// What it says.
    pub history: History,
    /// The bytes of its whole lines.
    pub good_len: usize,
    /// Whether a last line that was never wholly written was left out. Nobody was told that it was
    /// recorded.
    pub torn: bool,
}

/// Why bytes are no journal that can be relied on. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    /// It is longer than a journal may be.
    TooLong {
        /// The most bytes that it may have.
        most: u64,
    },
    /// There is no whole line in it: the game was never begun.
    Empty,
    /// A later version of the program wrote it, or wrote to it.
    Newer {
        /// The line that says so.
        line: usize,
        /// The version of the format.
        version: u64,
    },
    /// A line is not what was written.
    BadSum {
        /// Which line.
        line: usize,
    },
    /// A line is as it was written, but no line of a journal.
    Unreadable {
        /// Which line.
        line: usize,
        /// What is wrong with it, as words without a full stop.
        what: String,
    },
    /// The first line states a game that nobody could have begun.
    Setup(SetupError),
    /// A later line cannot follow what stands before it.
    Entry {
        /// Which line.
        line: usize,
        /// Why.
        error: EntryError,
    },
}

/// Writes a history as a whole journal.
pub fn encode(history: &History) -> Vec<u8> {
    let mut bytes = line(&First::from(history));
    bytes.extend(history.entries().iter().flat_map(|entry| line(&Later::from(entry))));
    bytes
}

/// Writes some entries as the lines that are to be appended to a journal.
///
/// # Errors
/// A line is longer than any that [`decode`] reads.
pub fn encode_entries(entries: &[Entry]) -> Result<Vec<u8>, JournalError> {
    let mut lines = Vec::new();
    for entry in entries {
        let line = line(&Later::from(entry));
        // The newline is not counted. Line 1 is the setup, so entry 1 is line 2.
        refuse_longer(&line[..line.len() - 1], entry.seq as usize + 1)?;
        lines.extend(line);
    }
    Ok(lines)
}

fn line(content: &impl Serialize) -> Vec<u8> {
    let json = serde_json::to_vec(content).expect("wire types have text keys and finite numbers");
    // The content's own brace opens the line, in front of the checksum.
    let rest = json.strip_prefix(b"{").unwrap_or(&json);
    let sum = crc32fast::hash(rest);
    [BEFORE_SUM, format!("{sum:08x}").as_bytes(), BEHIND_SUM, rest, b"\n"].concat()
}

/// Returns the history that a journal states. Every act is judged again by the rules in its first
/// line, and every total is compared.
///
/// # Errors
/// The first thing that keeps the journal from being relied on. A last line that was never wholly
/// written is left out instead, unless it is the only one.
pub fn decode(bytes: &[u8]) -> Result<Decoded, JournalError> {
    if bytes.len() as u64 > LONGEST_JOURNAL {
        return Err(JournalError::TooLong { most: LONGEST_JOURNAL });
    }
    let good_len = good_len(bytes);
    let (good, tail) = bytes.split_at(good_len);
    let Some((_, whole)) = good.split_last() else {
        refuse_other_end(tail, 1)?;
        return Err(JournalError::Empty);
    };
    let mut lines = (1..).zip(whole.split(|byte| *byte == b'\n'));
    let Some((_, first)) = lines.next() else { return Err(JournalError::Empty) };
    let begun = decode_first(first)?;
    let history = lines.try_fold(begun, |history, (line, bytes)| {
        let entry = decode_later(bytes, line)?;
        history.read_back(&entry).map_err(|error| JournalError::Entry { line, error })
    })?;
    refuse_other_end(tail, history.entries().len() + 2)?;
    Ok(Decoded { history, good_len, torn: !tail.is_empty() })
}

/// Returns how many bytes of a journal lie before a last line that was never wholly written: one
/// without its newline, or one with a hole in it.
pub(crate) fn good_len(bytes: &[u8]) -> usize {
    let whole = behind_newline(bytes);
    let last = last_line(&bytes[..whole]);
    if has_hole(&bytes[last..whole]) { last } else { whole }
}

/// Returns where the last of some whole lines begins.
pub(crate) fn last_line(lines: &[u8]) -> usize {
    lines.split_last().map_or(0, |(_, rest)| behind_newline(rest))
}

fn behind_newline(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1)
}

/// Returns whether the power went before all of a line's sectors were on the disk, though the last
/// one was. A sector that was never written holds zeros, and no line holds one. A flipped bit does
/// not make a hole: it cannot turn the brace that begins a line into a zero.
fn has_hole(line: &[u8]) -> bool {
    line.first() == Some(&0)
        || line.split(|byte| *byte != 0).any(|zeros| zeros.len() >= SMALLEST_SECTOR)
}

/// A later format may have another checksum, so its version is looked for before anything else.
fn decode_first(bytes: &[u8]) -> Result<History, JournalError> {
    let line = 1;
    if bytes.len() > LONGEST_FIRST_LINE {
        return Err(JournalError::TooLong { most: LONGEST_FIRST_LINE as u64 });
    }
    refuse_newer(bytes, line)?;
    check_sum(bytes, line)?;
    parse::<First>(bytes, line)?.try_into().map_err(|error| fault_of(error, line))
}

/// The checksum is that of the first line's format, so it comes first and every line is scanned
/// once only.
fn decode_later(bytes: &[u8], line: usize) -> Result<Entry, JournalError> {
    refuse_longer(bytes, line)?;
    check_sum(bytes, line)?;
    let later = parse::<Later>(bytes, line).or_else(|error| {
        refuse_newer(bytes, line)?;
        Err(error)
    })?;
    if let Some(version) = later.hoyle.filter(|version| *version > FORMAT) {
        return Err(JournalError::Newer { line, version });
    }
    later.try_into().map_err(|error| fault_of(error, line))
}

/// Refuses a last line that is all there, but for its newline, which is another byte. A write that
/// was cut short ends earlier, or in zeros; this line was acknowledged, and then damaged.
fn refuse_other_end(tail: &[u8], line: usize) -> Result<(), JournalError> {
    match tail.split_last() {
        Some((end, content)) if *end != 0 && check_sum(content, line).is_ok() => {
            Err(JournalError::BadSum { line })
        }
        _ => Ok(()),
    }
}

fn refuse_longer(bytes: &[u8], line: usize) -> Result<(), JournalError> {
    if bytes.len() <= LONGEST_LATER_LINE {
        return Ok(());
    }
    let what = format!("it is longer than {LONGEST_LATER_LINE} bytes");
    Err(JournalError::Unreadable { line, what })
}

fn refuse_newer(bytes: &[u8], line: usize) -> Result<(), JournalError> {
    match serde_json::from_slice(bytes) {
        Ok(VersionOnly { hoyle: Some(version) }) if version > FORMAT => {
            Err(JournalError::Newer { line, version })
        }
        _ => Ok(()),
    }
}

fn check_sum(bytes: &[u8], line: usize) -> Result<(), JournalError> {
    let sound = bytes
        .strip_prefix(BEFORE_SUM)
        .and_then(|rest| rest.split_at_checked(SUM_DIGITS))
        .and_then(|(sum, rest)| Some((sum, rest.strip_prefix(BEHIND_SUM)?)))
        .is_some_and(|(sum, rest)| sum == format!("{:08x}", crc32fast::hash(rest)).as_bytes());
    if sound { Ok(()) } else { Err(JournalError::BadSum { line }) }
}

fn parse<T: DeserializeOwned>(bytes: &[u8], line: usize) -> Result<T, JournalError> {
    serde_json::from_slice(bytes)
        .map_err(|error| JournalError::Unreadable { line, what: error.to_string() })
}

fn fault_of(error: LineError, line: usize) -> JournalError {
    match error {
        LineError::Meaningless(what) => JournalError::Unreadable { line, what: what.to_owned() },
        LineError::Setup(error) => JournalError::Setup(error),
    }
}
