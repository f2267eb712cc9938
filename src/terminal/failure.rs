//! How a command can fail, and the exit code that each way has.

use crate::grammar::hints;
use crate::words::{Hint, Ruling};

/// Done, or legal.
pub const DONE: u8 = 0;
/// Against the rules: said why, nothing recorded.
pub const AGAINST_THE_RULES: u8 = 1;
/// The command line itself is wrong.
pub const WRONG_COMMAND_LINE: u8 = 2;
/// The data is: no such game, a damaged or newer record, a lock held too long, a full disk.
pub const TROUBLE_WITH_DATA: u8 = 3;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A ruling against it.
    Refused(Box<Ruling>),
    /// Nothing to be done, though no rule of a game forbids it.
    Idle(String),
    /// The command line is wrong; a sentence, and perhaps a hint.
    Usage(String),
    /// The command line is wrong, as its parser tells it.
    Unreadable(clap::Error),
    /// A rules file by which nobody could play.
    Unsound(String),
    /// The data is wrong.
    Data(String),
    /// Another failure, with what else one needs to know, a paragraph each.
    Noted {
        /// The failure.
        failure: Box<Failure>,
        /// What else there is to say.
        notes: Vec<String>,
    },
    /// A line of a script fails.
    AtLine {
        /// The script, and the line's number from 1: `evening.hoyle:7`.
        place: String,
        /// Why.
        failure: Box<Failure>,
        /// What one needs to know of the game to understand it.
        note: Option<String>,
    },
}

impl Failure {
    /// Adds what can be done about it.
    #[expect(dead_code, reason = "the commands get their hints next")]
    pub(crate) fn hint(self, hint: Hint) -> Failure {
        Failure::Noted { failure: Box::new(self), notes: vec![hints::line(&hint)] }
    }

    /// Returns the exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Refused(_) | Failure::Idle(_) | Failure::Unsound(_) => AGAINST_THE_RULES,
            Failure::Usage(_) | Failure::Unreadable(_) => WRONG_COMMAND_LINE,
            Failure::Data(_) => TROUBLE_WITH_DATA,
            Failure::Noted { failure, .. } | Failure::AtLine { failure, .. } => failure.code(),
        }
    }

    /// Returns what to say of it, a paragraph a line.
    pub(crate) fn lines(&self) -> Vec<String> {
        match self {
            Failure::Refused(ruling) => ruling_lines(ruling),
            Failure::Idle(said)
            | Failure::Usage(said)
            | Failure::Unsound(said)
            | Failure::Data(said) => vec![said.clone()],
            Failure::Unreadable(error) => vec![first_paragraph(error)],
            Failure::Noted { failure, notes } => {
                let mut lines = failure.lines();
                lines.extend(notes.iter().cloned());
                lines
            }
            Failure::AtLine { place, failure, note } => {
                let mut lines = failure.lines();
                lines[0].insert_str(0, &format!("{place}: "));
                lines.extend(note.clone());
                lines
            }
        }
    }
}

impl From<Ruling> for Failure {
    fn from(ruling: Ruling) -> Self {
        Failure::Refused(Box::new(ruling))
    }
}

fn ruling_lines(ruling: &Ruling) -> Vec<String> {
    let source = &ruling.source;
    let mut lines = vec![
        ruling.because.clone(),
        format!("Rule {}: {} [{}, {}]", ruling.rule, ruling.says, source.document, source.section),
    ];
    lines.extend(ruling.open.clone());
    lines.extend(ruling.hints.iter().map(hints::line));
    lines
}

/// Returns what a parser's error says, without the usage that follows it.
fn first_paragraph(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.split("\n\nUsage").next().unwrap_or_default();
    text.trim_start_matches("error: ").split_whitespace().collect::<Vec<_>>().join(" ")
}
