//! Files that a command line names, and standard input.

use std::fmt::Display;
use std::io::Error;

/// A file, or standard input, that cannot be read.
pub fn cannot_read(place: impl Display, error: &Error) -> String {
    format!("{place}: cannot be read: {error}.")
}

/// A file longer than `most` bytes.
pub fn too_long(place: impl Display, most: u64) -> String {
    format!("{place}: is longer than {most} bytes.")
}

/// A file that is not UTF-8.
pub fn not_text(place: impl Display) -> String {
    format!("{place}: is not UTF-8 text.")
}

/// A file that cannot be written.
pub fn cannot_write(place: impl Display, error: &Error) -> String {
    format!("{place} could not be written: {error}.")
}

/// A folder that cannot be created.
pub fn cannot_make_folder(place: impl Display, error: &Error) -> String {
    format!("The folder {place} could not be created: {error}.")
}

/// A file that would be overwritten.
pub fn file_exists(place: impl Display) -> String {
    format!("{place} already exists and was not changed.")
}

/// An archive that would be printed on a terminal.
pub fn archive_on_terminal() -> String {
    "An archive of several games cannot be shown on a terminal.".into()
}
