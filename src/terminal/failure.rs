//! How a command can fail, and the exit code of each failure.

use crate::desk::{self, NewGameFault};
use crate::game::{Game, PlayersFault};
use crate::grammar::hints;
use crate::grammar::request::RequestError;
use crate::notation::NamedFault;
use crate::words::{self, Hint, Problem, Ruling};

/// Success; of a ruling, legal.
pub const DONE: u8 = 0;
/// Against the rules. Nothing was recorded.
pub const AGAINST_THE_RULES: u8 = 1;
/// The command line is wrong.
pub const WRONG_COMMAND_LINE: u8 = 2;
/// Trouble with data: no such game, a damaged or newer journal, a lock held too long, a full disk.
pub const TROUBLE_WITH_DATA: u8 = 3;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It is against the rules, or there is nothing to do.
    Problem(Problem),
    /// The desk could not do it.
    Desk(Box<desk::Error>),
    /// The command line is wrong, as a sentence says.
    Usage(String),
    /// The command line is wrong, as clap says.
    Unreadable(clap::Error),
    /// A rules file is invalid.
    Unsound(String),
    /// There is trouble with data.
    Data(String),
    /// A failure with notes, one paragraph each.
    Noted {
        /// The failure.
        failure: Box<Failure>,
        /// The notes.
        notes: Vec<String>,
    },
    /// A line of a script fails.
    AtLine {
        /// The script, and the line's number from 1: `evening.hoyle:7`.
        place: String,
        /// Why.
        failure: Box<Failure>,
        /// What one needs to know to understand it.
        note: Option<String>,
    },
}

impl Failure {
    /// Adds what to do about it.
    pub(crate) fn hint(self, hint: Hint) -> Failure {
        Failure::Noted { failure: Box::new(self), notes: vec![hints::line(&hint)] }
    }

    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Problem(_) | Failure::Unsound(_) => AGAINST_THE_RULES,
            Failure::Desk(error) => match &**error {
                desk::Error::Conflict { .. } | desk::Error::Store(_) => TROUBLE_WITH_DATA,
                desk::Error::Rejected(rejection) if rejection.why.is_misnamed() => {
                    WRONG_COMMAND_LINE
                }
                desk::Error::NewGame(error) if matches!(error.fault, NewGameFault::Columns(_)) => {
                    WRONG_COMMAND_LINE
                }
                _ => AGAINST_THE_RULES,
            },
            Failure::Usage(_) | Failure::Unreadable(_) => WRONG_COMMAND_LINE,
            Failure::Data(_) => TROUBLE_WITH_DATA,
            Failure::Noted { failure, .. } | Failure::AtLine { failure, .. } => failure.code(),
        }
    }

    /// What to print, one paragraph each.
    pub(crate) fn lines(&self) -> Vec<String> {
        match self {
            Failure::Problem(problem) => problem_lines(problem),
            Failure::Desk(error) => problem_lines(&words::problem(error)),
            Failure::Usage(text) | Failure::Unsound(text) | Failure::Data(text) => {
                vec![text.clone()]
            }
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
        Failure::Problem(ruling.into())
    }
}

impl From<desk::Error> for Failure {
    fn from(error: desk::Error) -> Self {
        Failure::Desk(Box::new(error))
    }
}

impl Failure {
    /// The failure to make a request of a game.
    pub(crate) fn of_request(error: RequestError, game: &Game) -> Failure {
        let (rules, players) = (game.setup().rules(), game.setup().players());
        match error {
            RequestError::Names(NamedFault::Mixed) => Failure::Usage(words::some_named().into()),
            RequestError::Names(NamedFault::Nobody { name }) => {
                words::unknown_name(rules, players, &name).into()
            }
            RequestError::NewName { text, fault } => {
                words::players_fault(rules, &PlayersFault::Name { text, fault }).into()
            }
            RequestError::UnknownBid(bid) => {
                let bids = rules.bidding.auction().map_or(&[][..], |rule| &rule.bids);
                let bids = bids.iter().map(|bid| bid.id.as_str());
                Failure::Usage(words::unknown("bid", &bid, bids))
            }
            RequestError::NoTrickNumber => Failure::Usage(words::trick_number_first().into()),
        }
    }
}

fn problem_lines(problem: &Problem) -> Vec<String> {
    let hints = problem.hints.iter().map(hints::line);
    problem.lines.iter().cloned().chain(hints).collect()
}

/// What clap says, without the usage.
fn first_paragraph(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.split("\n\nUsage").next().unwrap_or_default();
    text.trim_start_matches("error: ").split_whitespace().collect::<Vec<_>>().join(" ")
}
