//! A line of a journal: JSON that begins with a checksum of the rest of it.

use super::clock::Stamp;
use super::entry::{Entry, EntryError, EntryKind};
use super::wire::{
    EntrySyntaxError, FORMAT, First, INCIDENTS, Later, NOTES, SetupError, StampOnly, Start,
    TABLE_ACTS, VersionOnly,
};
use crate::game::Act;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The longest first line, in bytes. It holds a whole rules file.
pub const LONGEST_FIRST_LINE: usize = 256 * 1024;

/// The longest of the lines after it, in bytes: many times an auction in full. Every other line can
/// undo or redo it.
pub(super) const LONGEST_LATER_LINE: usize = 16 * 1024;

const BEFORE_SUM: &[u8] = b"{\"sum\":\"";
const SUM_DIGITS: usize = 8;
const AFTER_SUM: &[u8] = b"\",";

/// How many bytes a line begins with up to the end of its checksum.
pub const SUM_LEN: usize = BEFORE_SUM.len() + SUM_DIGITS + AFTER_SUM.len();

/// Bytes that are not a journal that can be relied on. Lines count from 1.
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
        #[source]
        error: EntrySyntaxError,
    },
    /// The game of the first line could not have been started.
    Setup(#[source] SetupError),
    /// A later line cannot follow the lines before it.
    Entry {
        /// Which line.
        line: usize,
        /// Why.
        #[source]
        error: EntryError,
    },
}

/// The bytes of a line with this content, and with the newline.
pub(crate) fn encode(content: &impl Serialize) -> Vec<u8> {
    let json = serde_json::to_vec(content).expect("text keys and finite numbers");
    // The content's own brace opens the line, before the checksum.
    let rest = json.strip_prefix(b"{").unwrap_or(&json);
    let sum = crc32fast::hash(rest);
    [BEFORE_SUM, format!("{sum:08x}").as_bytes(), AFTER_SUM, rest, b"\n"].concat()
}

/// Writes an entry as its line. Version 1 has no titles and no notes, so they bring their own version
/// where the journal may be of that one.
pub(super) fn encode_entry(entry: &Entry) -> Vec<u8> {
    #[derive(Serialize)]
    struct Marked<'e> {
        hoyle: u64,
        #[serde(flatten)]
        entry: &'e Entry,
    }

    let hoyle = match &entry.kind {
        EntryKind::Played { act, .. } => version(act),
        EntryKind::Fixed { fix } => {
            let acts = fix.changes.iter().flat_map(|change| change.now.iter());
            acts.filter_map(version).filter(|version| *version > NOTES).max()
        }
        EntryKind::Undone { .. } | EntryKind::Redone { .. } => None,
    };
    match hoyle {
        Some(hoyle) => encode(&Marked { hoyle, entry }),
        None => encode(entry),
    }
}

/// The first version of the format that has an act, unless all have.
const fn version(act: &Act) -> Option<u64> {
    match act {
        Act::Title(_) | Act::Note(_) => Some(NOTES),
        Act::Day(_) => Some(INCIDENTS),
        Act::End(_) | Act::Misdeal(_) | Act::Annul(_) | Act::Rename { .. } => Some(TABLE_ACTS),
        Act::Join(_) | Act::Leave { to: None, .. } => Some(TABLE_ACTS),
        Act::Ruling(ruling) if ruling.closes => Some(TABLE_ACTS),
        Act::Incident(_) | Act::Choose { .. } => Some(INCIDENTS),
        _ => None,
    }
}

/// A later format may have another checksum and other keys, so a line that cannot be read may be one of
/// a newer program.
pub(super) fn decode_first(bytes: &[u8]) -> Result<Start, JournalError> {
    refuse_longer(bytes, 1)?;
    let first = check_sum(bytes, 1).and_then(|()| parse::<First>(bytes, 1));
    if first.as_ref().map_or(true, |first| first.hoyle > FORMAT) {
        refuse_newer(bytes, 1)?;
    }
    first?.try_into().map_err(JournalError::Setup)
}

/// The checksum is that of the first line's format, so it comes first and every line is scanned
/// only once.
pub(super) fn decode_later(bytes: &[u8], line: usize) -> Result<Entry, JournalError> {
    refuse_longer(bytes, line)?;
    check_sum(bytes, line)?;
    let later = parse::<Later>(bytes, line);
    if later.as_ref().map_or(true, |later| later.hoyle.is_some()) {
        refuse_newer(bytes, line)?;
    }
    later?.try_into().map_err(|error| JournalError::Unreadable { line, error })
}

/// The content of a line of the journal of an event.
pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8], line: usize) -> Result<T, JournalError> {
    refuse_longer(bytes, line)?;
    check_sum(bytes, line)?;
    let content = parse(bytes, line);
    if content.is_err() {
        refuse_newer(bytes, line)?;
    }
    content
}

/// Some whole lines, each without its newline.
pub(super) fn each(lines: &[u8]) -> impl Iterator<Item = &[u8]> {
    lines.split_inclusive(|byte| *byte == b'\n').map(|line| &line[..line.len() - 1])
}

/// Where the last of some whole lines starts.
pub fn last_line(lines: &[u8]) -> usize {
    lines.split_last().map_or(0, |(_, rest)| after_newline(rest))
}

pub(super) fn after_newline(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1)
}

/// Whether a line only changes the spelling of a name. Inside a text, the quotes would be escaped.
pub(super) fn is_rename(line: &[u8]) -> bool {
    const RENAME: &[u8] = br#""act":{"rename":"#;
    line.windows(RENAME.len()).any(|bytes| bytes == RENAME)
}

/// The time at which a line was written; nothing else in it is looked at.
pub(super) fn stamp(line: &[u8]) -> Option<Stamp> {
    serde_json::from_slice(line).ok().map(|StampOnly { at }| at)
}

/// Refuses a line that is longer than its place in a journal allows.
pub(super) fn refuse_longer(bytes: &[u8], line: usize) -> Result<(), JournalError> {
    let most = if line == 1 { LONGEST_FIRST_LINE } else { LONGEST_LATER_LINE };
    let error = EntrySyntaxError::TooLong { most };
    if bytes.len() <= most { Ok(()) } else { Err(JournalError::Unreadable { line, error }) }
}

pub(super) fn refuse_newer(bytes: &[u8], line: usize) -> Result<(), JournalError> {
    match serde_json::from_slice(bytes) {
        Ok(VersionOnly { hoyle: Some(version) }) if version > FORMAT => {
            Err(JournalError::Newer { line, version })
        }
        _ => Ok(()),
    }
}

pub(super) fn check_sum(bytes: &[u8], line: usize) -> Result<(), JournalError> {
    if has_sum(bytes) { Ok(()) } else { Err(JournalError::BadSum { line }) }
}

/// Whether a line, without its newline, begins with the checksum of the rest.
pub(super) fn has_sum(bytes: &[u8]) -> bool {
    bytes
        .strip_prefix(BEFORE_SUM)
        .and_then(|rest| rest.split_at_checked(SUM_DIGITS))
        .and_then(|(sum, rest)| Some((sum, rest.strip_prefix(AFTER_SUM)?)))
        .is_some_and(|(sum, rest)| sum == format!("{:08x}", crc32fast::hash(rest)).as_bytes())
}

fn parse<T: DeserializeOwned>(bytes: &[u8], line: usize) -> Result<T, JournalError> {
    serde_json::from_slice(bytes).map_err(|error| {
        let error = EntrySyntaxError::Json(error.to_string());
        JournalError::Unreadable { line, error }
    })
}
