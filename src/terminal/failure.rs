//! How a command can fail, and the exit code of each failure.

use crate::desk::{self, NewGameFault, Why};
use crate::grammar::request::RequestError;
use crate::history::CorrectionError;
use crate::words::{self, Hint, Problem, Ruling, Speller};
use std::fmt::Display;

/// Success; of a ruling, legal.
pub(crate) const DONE: u8 = 0;
/// Against the rules. Nothing was recorded.
pub(crate) const AGAINST_THE_RULES: u8 = 1;
/// The command line is wrong.
pub(crate) const WRONG_COMMAND_LINE: u8 = 2;
/// Trouble with data: no such game, a damaged or newer journal, a lock held too long, a full disk.
pub(crate) const TROUBLE_WITH_DATA: u8 = 3;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The exit code.
    pub(crate) code: u8,
    problem: Problem,
    /// The line of a script: `evening.hoyle:7`.
    place: Option<String>,
}

impl Failure {
    fn new(code: u8, problem: Problem) -> Failure {
        Failure { code, problem, place: None }
    }

    /// The command line is wrong.
    pub(crate) fn usage(line: impl Into<String>) -> Failure {
        Failure::new(WRONG_COMMAND_LINE, Problem::of(line, []))
    }

    /// The data is wrong.
    pub(crate) fn data(line: impl Into<String>) -> Failure {
        Failure::new(TROUBLE_WITH_DATA, Problem::of(line, []))
    }

    /// The terminal cannot be used.
    pub(crate) fn terminal(error: impl Display) -> Failure {
        Failure::data(words::cannot_use_terminal(error))
    }

    /// It is against the rules, or there is nothing to do.
    pub(crate) fn against(problem: Problem) -> Failure {
        Failure::new(AGAINST_THE_RULES, problem)
    }

    /// Adds what can be done about it.
    pub(crate) fn hint(mut self, hint: Hint) -> Failure {
        self.problem.hints.push(hint);
        self
    }

    /// Adds what else to know, a paragraph each.
    pub(crate) fn note(mut self, notes: impl IntoIterator<Item = String>) -> Failure {
        self.problem.lines.extend(notes);
        self
    }

    /// Says where it happened.
    pub(crate) fn at(self, place: String) -> Failure {
        Failure { place: Some(place), ..self }
    }

    /// What to say of it, a paragraph a line.
    pub(crate) fn lines(&self, speller: Speller) -> Vec<String> {
        let mut lines = self.problem.lines.clone();
        if let (Some(place), Some(first)) = (&self.place, lines.first_mut()) {
            first.insert_str(0, &format!("{place}: "));
        }
        lines.extend(self.problem.hints.iter().map(|hint| words::hint_line(hint, speller)));
        lines
    }
}

impl From<Ruling> for Failure {
    fn from(ruling: Ruling) -> Self {
        Failure::against(ruling.into())
    }
}

impl From<desk::Error> for Failure {
    fn from(error: desk::Error) -> Self {
        let code = match &error {
            desk::Error::Store(_) => TROUBLE_WITH_DATA,
            desk::Error::Rejected(rejection) => match &rejection.why {
                Why::Conflict { .. } => TROUBLE_WITH_DATA,
                Why::NothingToFix {
                    fault: CorrectionError::NoSuchDeal { .. } | CorrectionError::Twice(_),
                    ..
                } => WRONG_COMMAND_LINE,
                _ => AGAINST_THE_RULES,
            },
            desk::Error::NewGame { fault, .. } => match **fault {
                NewGameFault::Columns(_) => WRONG_COMMAND_LINE,
                _ => AGAINST_THE_RULES,
            },
        };
        Failure::new(code, words::problem(&error))
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Failure::usage(first_paragraph(&error))
    }
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Usage(line) => Failure::usage(line),
            RequestError::Name(problem) => Failure::against(problem),
        }
    }
}

/// What clap says, without the usage.
fn first_paragraph(error: &clap::Error) -> String {
    let text = without_label(error);
    let text = text.split("\n\nUsage").next().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What clap says, without the word `error` before it.
pub(crate) fn without_label(error: &clap::Error) -> String {
    let text = error.to_string();
    text.strip_prefix("error: ").map(str::to_owned).unwrap_or(text)
}
