//! How a command can fail, and the exit code of each failure.

use crate::cards::visible;
use crate::desk::{NewGameError, RequestRefusal};
use crate::game::SlipRefusal;
use crate::grammar::hints;
use crate::grammar::request::RequestError;
use crate::grammar::usage;
use crate::history::{CorrectionError, History, Stamp};
use crate::output::fold_in;
use crate::rules::Ruleset;
use crate::store::{Operation, StoreError};
use crate::words::{self, Hint, Problem, Ruling, Speller, messages};
use std::fmt::Display;
use std::io;

/// Success; of a ruling, legal.
pub(crate) const DONE: u8 = 0;
/// Against the rules. Nothing was recorded.
pub(crate) const AGAINST_THE_RULES: u8 = 1;
/// The command line is wrong.
pub(crate) const WRONG_COMMAND_LINE: u8 = 2;
/// Trouble with data: no such game, a damaged or newer journal, a lock held too long, a full disk.
pub(crate) const TROUBLE_WITH_DATA: u8 = 3;

/// What a failure begins with.
pub(crate) const PROGRAM: &str = "hoyle: ";

/// The most lines that a failure takes on a terminal of [`COLUMNS`].
const MOST_ROWS: usize = 3;
const COLUMNS: usize = 80;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The exit code.
    pub(crate) code: u8,
    problem: Problem,
    /// The line of a script: `evening.hoyle:7`.
    place: Option<String>,
    /// Whether something was to be recorded.
    was_to_record: bool,
}

/// The result of a command.
pub(crate) type Result<T, E = Failure> = std::result::Result<T, E>;

impl Failure {
    fn new(code: u8, problem: Problem) -> Failure {
        Failure { code, problem, place: None, was_to_record: false }
    }

    /// The command line is wrong.
    pub(crate) fn usage(problem: impl Into<Problem>) -> Failure {
        Failure::new(WRONG_COMMAND_LINE, problem.into())
    }

    /// The data is wrong.
    pub(crate) fn data(line: impl Into<String>) -> Failure {
        Failure::new(TROUBLE_WITH_DATA, Problem::of(line, []))
    }

    /// The system could not do something with a file or a folder.
    pub(crate) fn io(place: impl Display, doing: Operation, error: &io::Error) -> Failure {
        let check = error.raw_os_error().map(|_| messages::TerminalFileRemedyPath.say());
        Failure::data(words::io_fault(place, doing, error)).note(check)
    }

    /// A file in the folder of games cannot be used.
    pub(crate) fn beside(error: &StoreError) -> Failure {
        Failure::data(words::unusable_file(error))
    }

    /// The terminal cannot be used.
    pub(crate) fn terminal(error: impl Display) -> Failure {
        Failure::data(messages::TerminalErrorSetup { error: error.to_string() }.say())
    }

    /// A request was refused in a game.
    pub(crate) fn refused(history: &History, refusal: &RequestRefusal, now: Stamp) -> Failure {
        let code = match refusal {
            RequestRefusal::Conflict { .. } => TROUBLE_WITH_DATA,
            RequestRefusal::NothingToFix {
                error:
                    CorrectionError::NoSuchDeal { .. }
                    | CorrectionError::PlayedElsewhere(_)
                    | CorrectionError::Twice(_),
                ..
            } => WRONG_COMMAND_LINE,
            _ => AGAINST_THE_RULES,
        };
        Failure::new(code, words::request_refusal(history, refusal, now))
    }

    /// A game by some rules cannot begin.
    pub(crate) fn not_begun(rules: &Ruleset, error: &NewGameError) -> Failure {
        let code = match error {
            NewGameError::Store(_) => TROUBLE_WITH_DATA,
            NewGameError::Columns(_)
            | NewGameError::BroughtForward { .. }
            | NewGameError::TotalTwice { .. } => WRONG_COMMAND_LINE,
            NewGameError::Unknown { error, .. } if !error.could_be.is_empty() => WRONG_COMMAND_LINE,
            _ => AGAINST_THE_RULES,
        };
        Failure::new(code, words::new_game_error(rules, error))
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

    /// Adds what else to know, in sentences.
    pub(crate) fn note(mut self, notes: impl IntoIterator<Item = String>) -> Failure {
        self.problem.notes.extend(notes);
        self
    }

    /// Says what to do instead, in place of what the refusal says.
    pub(crate) fn remedy(mut self, remedy: String) -> Failure {
        self.problem.notes = vec![remedy];
        self
    }

    /// Leaves out what to do next, where only an answer to a question can be typed.
    pub(crate) fn without_hints(mut self) -> Failure {
        self.problem.hints.clear();
        self
    }

    /// Leaves out what can be done only about a stored game.
    pub(crate) fn in_script(mut self) -> Failure {
        let Problem { notes, hints, .. } = &mut self.problem;
        hints.retain(|hint| matches!(hint, Hint::Allow | Hint::HelpOn(_) | Hint::RulesOf(_)));
        if notes.is_empty() && hints.is_empty() {
            notes.push(messages::ScriptRemedyLine.say());
        }
        self
    }

    /// Says in which line it happened, but not that nothing was recorded: earlier lines may have been recorded.
    pub(crate) fn at(self, place: String) -> Failure {
        Failure { place: Some(place), was_to_record: false, ..self }
    }

    /// Also says that nothing was recorded, if the rules forbid it.
    pub(crate) fn when_recording(self) -> Failure {
        Failure { was_to_record: true, ..self }
    }

    /// What happened and why, and what to do next. Hints that do not fit in three lines are left out.
    pub(crate) fn lines(&self, speller: Speller<'_>) -> Vec<String> {
        let Problem { what, notes: of_problem, hints } = &self.problem;
        let what = match &self.place {
            Some(place) => format!("{}: {what}", visible(place)),
            None => what.clone(),
        };
        let mut notes = of_problem.clone();
        if self.was_to_record && self.code == AGAINST_THE_RULES {
            notes.insert(0, messages::TerminalNothingRecorded.say());
        }

        let least = usize::from(of_problem.is_empty()).min(hints.len());
        let mut shown = hints.len();
        loop {
            let mut next = notes.clone();
            next.extend(words::hints_line(&hints[..shown], speller));
            let next = next.join(" ");
            let rows = fold_in(&format!("{PROGRAM}{what}\n{next}"), COLUMNS, 0).lines().count();
            if shown == least || rows <= MOST_ROWS {
                return if next.is_empty() { vec![what] } else { vec![what, next] };
            }
            shown -= 1;
        }
    }
}

impl From<Ruling> for Failure {
    fn from(ruling: Ruling) -> Self {
        Failure::against(ruling.into())
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Failure::usage(usage::problem(&error))
    }
}

impl From<SlipRefusal> for Failure {
    fn from(slip: SlipRefusal) -> Self {
        let line = words::slip_refusal(&slip);
        match slip {
            SlipRefusal::Reason(_) => Failure::usage(line).hint(Hint::Rule(None)),
            SlipRefusal::Deal(deal) => {
                let annul = format!("redeal --deal {deal}");
                let annul = Hint::of_game(messages::HintAnnul { deal }.say(), annul);
                Failure::usage(line).hint(annul).hint(Hint::Redeal)
            }
            SlipRefusal::All { tally, .. } => {
                Failure::against(line.into()).hint(Hint::Tally(tally))
            }
            SlipRefusal::Incident(number) => {
                Failure::against(line.into()).hint(hints::incident(number)).hint(hints::let_stand())
            }
            SlipRefusal::Misdeal { name, laws, .. } => Failure::against(line.into())
                .hint(hints::dealt_out_of_turn(&name, laws.as_deref()))
                .hint(hints::let_stand())
                .hint(hints::misdeal(laws.as_deref())),
            SlipRefusal::Name(_) => {
                Failure::against(line.into()).note([messages::NameRemedyAnother.say()])
            }
            _ => Failure::usage(line).note([messages::RulesRemedyPromotion.say()]),
        }
    }
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Usage(problem) => Failure::usage(problem),
            RequestError::Bid(error) => Failure::usage(error.to_string()),
            RequestError::Against(problem) | RequestError::Name(problem) => {
                Failure::against(problem)
            }
            RequestError::Slip(slip) => slip.into(),
        }
    }
}
