//! The terminal, and the environment of the program.

use std::fmt::Display;

/// A question to be answered with yes or no.
pub fn yes_or_no(question: &str) -> String {
    format!("{question} Type yes or no.")
}

/// A terminal that cannot be used.
pub fn cannot_use_terminal(error: impl Display) -> String {
    format!("The terminal cannot be used: {error}.")
}

/// Output that cannot be written, as on a full disk.
pub fn cannot_print(error: impl Display) -> String {
    format!("The output could not be written: {error}. What was recorded stays recorded.")
}

/// A time in `HOYLE_NOW` that cannot be read.
pub fn bad_time(text: &str) -> String {
    format!("HOYLE_NOW is {text:?}; expected a time such as 2026-11-20T20:15:00Z.")
}

/// No folder to keep games in.
pub fn no_folder() -> String {
    "There is no home folder to store games in.".into()
}

/// What follows a refusal of a command that records.
pub const NOTHING_RECORDED: &str = "Nothing was recorded.";

/// The pages of the manual written to a folder.
pub fn manual_written(pages: usize, folder: impl Display) -> String {
    format!("Wrote {pages} manual pages to {folder}.")
}

/// How to read a page of the manual.
pub fn read_manual(page: impl Display) -> String {
    format!("Read one: man {page}")
}
