//! The files that are imported, and what they hold.

use crate::analysis::{decode, is_portable, is_workbook};
use crate::store::archive::LONGEST_ARCHIVE;
use crate::terminal::Result;
use crate::terminal::files::{self, RegularFile};
use std::path::Path;

/// How many bytes show what a file holds.
const SHOWN: u64 = 64 * 1024;

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Contents {
    /// The journal of a game.
    Journal,
    /// Several journals.
    Archive,
    /// Games as lines of JSON.
    Lines,
    /// Deals with the cards played.
    Deals,
    /// A sheet, a table of hands, or a workbook of such.
    Sheet,
}

/// A file to import.
pub(super) struct IncomingFile {
    pub(super) file: RegularFile,
    /// What it is called in messages.
    pub(super) place: String,
    pub(super) contents: Contents,
}

/// Opens a file, and looks at what it holds.
///
/// # Errors
/// It cannot be read.
pub(super) fn open(path: &Path) -> Result<IncomingFile> {
    let file = files::incoming(path, LONGEST_ARCHIVE)?;
    let place = files::name(path);
    let shown = files::beginning(&file, SHOWN, &place)?;
    Ok(IncomingFile { file, place, contents: contents(&shown) })
}

fn contents(shown: &[u8]) -> Contents {
    let first_line = shown.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let has_key = |key: &str| first_line.windows(key.len()).any(|part| part == key.as_bytes());
    if shown.starts_with(b"{") && has_key("\"hoyle\"") {
        return Contents::Journal;
    }
    if shown.starts_with(b"{") && has_key("\"deals\"") && has_key("\"players\"") {
        return Contents::Lines;
    }
    if is_workbook(shown) {
        return Contents::Sheet;
    }
    // A text that is cut in the middle of a character is a text.
    let whole = shown.iter().rposition(|byte| *byte == b'\n').map_or(shown, |end| &shown[..=end]);
    if shown.is_empty() {
        return Contents::Archive;
    }
    match decode(whole) {
        None => Contents::Archive,
        Some(text) if is_portable(&text) => Contents::Deals,
        Some(_) => Contents::Sheet,
    }
}
