//! A history as bytes: lines of JSON, each starting with a checksum of the rest of it. The format is
//! written down in `docs/journal.md`.

use super::wire::{BadLine, FORMAT, First, Later, SetupError, VersionOnly};
use super::{Entry, EntryError, History};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest journal that is read or written, in bytes: more than a hundred long evenings.
pub const LONGEST_JOURNAL: u64 = 4 * 1024 * 1024;

/// The longest first line, in bytes. It holds a whole rules file.
pub const LONGEST_FIRST_LINE: usize = 256 * 1024;

/// The longest of the lines after it, in bytes: many times an auction in full. What one line
/// records can be taken back and brought back by every other line.
const LONGEST_LATER_LINE: usize = 16 * 1024;

/// The fewest bytes that a disk writes at once.
const SMALLEST_SECTOR: usize = 512;

const BEFORE_SUM: &[u8] = b"{\"sum\":\"";
const SUM_DIGITS: usize = 8;
const AFTER_SUM: &[u8] = b"\",";

/// How many bytes a line begins with up to the end of its checksum.
pub const SUM_LEN: usize = BEFORE_SUM.len() + SUM_DIGITS + AFTER_SUM.len();

/// A journal that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// What it records.
    pub history: History,
    /// The bytes of its whole lines.
    pub good_len: usize,
    /// Whether a last line was left out that was never written completely, and so never
    /// acknowledged.
    pub torn: bool,
}

/// Why bytes are not a journal that can be relied on. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    /// It is longer than a journal may be.
    TooLong {
        /// The most bytes that it may have.
        most: u64,
    },
    /// It has no whole line: the game was never started.
    Empty,
    /// A later version of the program wrote it, or wrote to it.
    Newer {
        /// The line that says so.
        line: usize,
        /// The version of the format.
        version: u64,
    },
    /// The checksum of a line does not match.
    BadSum {
        /// Which line.
        line: usize,
    },
    /// A line has its checksum, but is not a line of a journal.
    Unreadable {
        /// Which line.
        line: usize,
        /// What is wrong with it.
        what: BadLine,
    },
    /// The game of the first line could not have been started.
    Setup(SetupError),
    /// A later line cannot follow the lines before it.
    Entry {
        /// Which line.
        line: usize,
        /// Why.
        error: EntryError,
    },
}

/// Writes a history as a whole journal, which [`decode`] reads.
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
/// let bytes = journal::encode(&history);
/// assert_eq!(journal::decode(&bytes).unwrap().history, history);
/// ```
pub fn encode(history: &History) -> Vec<u8> {
    let mut bytes = line(&First::from(history));
    bytes.extend(history.entries().iter().flat_map(line));
    bytes
}

/// Writes entries as the lines to be appended to a journal.
///
/// # Errors
/// A line is longer than any that [`decode`] reads.
pub fn encode_entries(entries: &[Entry]) -> Result<Vec<u8>, JournalError> {
    let mut lines = Vec::new();
    for entry in entries {
        let line = line(entry);
        // The newline is not counted. Line 1 is the setup, so entry 1 is line 2.
        refuse_longer(&line[..line.len() - 1], entry.seq as usize + 1, LONGEST_LATER_LINE)?;
        lines.extend(line);
    }
    Ok(lines)
}

fn line(content: &impl Serialize) -> Vec<u8> {
    let json = serde_json::to_vec(content).expect("text keys and finite numbers");
    // The content's own brace opens the line, before the checksum.
    let rest = json.strip_prefix(b"{").unwrap_or(&json);
    let sum = crc32fast::hash(rest);
    [BEFORE_SUM, format!("{sum:08x}").as_bytes(), AFTER_SUM, rest, b"\n"].concat()
}

/// Reads a journal. Every act is judged again by the rules in its first line, and every total is
/// compared.
///
/// # Errors
/// The first thing that makes the journal unreliable. A last line that was never written
/// completely is left out instead, unless it is the only one.
pub fn decode(bytes: &[u8]) -> Result<Decoded, JournalError> {
    check_len(bytes.len())?;
    let good_len = good_len(bytes);
    let (good, tail) = bytes.split_at(good_len);
    let Some((_, whole)) = good.split_last() else {
        refuse_newer(tail, 1)?;
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

/// Checks that a journal may have this many bytes.
///
/// # Errors
/// They are too many.
pub const fn check_len(bytes: usize) -> Result<(), JournalError> {
    match bytes as u64 {
        ..=LONGEST_JOURNAL => Ok(()),
        _ => Err(JournalError::TooLong { most: LONGEST_JOURNAL }),
    }
}

/// How many bytes of a journal come before a last line that was never written completely: one
/// without its newline, or with a hole in it.
pub fn good_len(bytes: &[u8]) -> usize {
    let whole = after_newline(bytes);
    let last = last_line(&bytes[..whole]);
    if has_hole(&bytes[last..whole]) { last } else { whole }
}

/// Where the last of some whole lines starts.
pub fn last_line(lines: &[u8]) -> usize {
    lines.split_last().map_or(0, |(_, rest)| after_newline(rest))
}

fn after_newline(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1)
}

/// Whether the power went before all of a line's sectors were on the disk, though the last one
/// was. A sector that was never written holds zeros, and no line holds one. A flipped bit does not
/// make a hole: it cannot turn the brace that opens a line into a zero.
fn has_hole(line: &[u8]) -> bool {
    line.first() == Some(&0)
        || line.split(|byte| *byte != 0).any(|zeros| zeros.len() >= SMALLEST_SECTOR)
}

/// A later format may have another checksum, so its version is looked for first.
fn decode_first(bytes: &[u8]) -> Result<History, JournalError> {
    refuse_longer(bytes, 1, LONGEST_FIRST_LINE)?;
    refuse_newer(bytes, 1)?;
    check_sum(bytes, 1)?;
    let first: First = parse(bytes, 1)?;
    first.try_into().map_err(JournalError::Setup)
}

/// The checksum is that of the first line's format, so it comes first and every line is scanned
/// only once.
fn decode_later(bytes: &[u8], line: usize) -> Result<Entry, JournalError> {
    refuse_longer(bytes, line, LONGEST_LATER_LINE)?;
    check_sum(bytes, line)?;
    let later = parse::<Later>(bytes, line);
    if later.as_ref().map_or(true, |later| later.hoyle.is_some()) {
        refuse_newer(bytes, line)?;
    }
    later?.try_into().map_err(|what| JournalError::Unreadable { line, what })
}

/// Refuses a last line that is complete but for another byte in place of its newline. A write that
/// was cut short ends earlier, or in zeros; this line was acknowledged and then damaged.
fn refuse_other_end(tail: &[u8], line: usize) -> Result<(), JournalError> {
    match tail.split_last() {
        Some((end, content)) if *end != 0 && check_sum(content, line).is_ok() => {
            Err(JournalError::BadSum { line })
        }
        _ => Ok(()),
    }
}

fn refuse_longer(bytes: &[u8], line: usize, most: usize) -> Result<(), JournalError> {
    let what = BadLine::TooLong { most };
    if bytes.len() <= most { Ok(()) } else { Err(JournalError::Unreadable { line, what }) }
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
    let is_good = bytes
        .strip_prefix(BEFORE_SUM)
        .and_then(|rest| rest.split_at_checked(SUM_DIGITS))
        .and_then(|(sum, rest)| Some((sum, rest.strip_prefix(AFTER_SUM)?)))
        .is_some_and(|(sum, rest)| sum == format!("{:08x}", crc32fast::hash(rest)).as_bytes());
    if is_good { Ok(()) } else { Err(JournalError::BadSum { line }) }
}

fn parse<T: DeserializeOwned>(bytes: &[u8], line: usize) -> Result<T, JournalError> {
    let what = |error: serde_json::Error| BadLine::Json(error.to_string());
    serde_json::from_slice(bytes)
        .map_err(|error| JournalError::Unreadable { line, what: what(error) })
}
