//! `play`: the prompt. It shows what is due, reads short forms and the shell's commands, and records
//! through the desk. What it acknowledges is on the disk.
//!
//! `short` reads short forms. `read` reads any line, and `complaint` says why one cannot be read, and `help` lists
//! what can be typed. `session` holds the game and carries lines out, `table` asks about `!` and `e`, and `draft`
//! offers a line that was begun before. `editor` reads lines from a terminal, and `lines` from there or from a pipe.

mod complaint;
mod draft;
mod editor;
mod help;
mod lines;
mod read;
mod session;
mod short;
mod table;

use crate::commands::FrontEnd;
use crate::grammar::Global;
use crate::grammar::hints::Spelling;
use crate::terminal::{Answer, Context, Failure, Result, TROUBLE_WITH_DATA, answer, start};
use crate::words::messages;
use lines::Lines;
use read::PromptLine;
use session::{LineDone, PromptSession};

/// The prompt, and the game that is open in it.
pub(crate) struct Prompt {
    context: Context,
    /// The context that the prompt was started in, in which hints are spelled for the shell.
    shell: Context,
    session: PromptSession,
    lines: Lines,
    /// Whether the user has been shown what is due.
    due_is_shown: bool,
}

/// Why the prompt was left.
pub(crate) enum Left {
    /// The user has finished.
    Ended(Answer),
    /// To run another front end in this context. The user comes back afterwards.
    For { front_end: FrontEnd, context: Box<Context> },
}

impl Prompt {
    /// Opens the game asked for at the prompt, and shows what is due in it.
    ///
    /// # Errors
    /// The game cannot be read, or the terminal not be used.
    pub(crate) fn open(shell: &Context) -> Result<Prompt> {
        let session = PromptSession::open(shell)?;
        let lines = Lines::open(shell)?;

        let mut context = shell.clone();
        context.spelling = Spelling::Prompt;
        // A line is about the game open here unless it names another.
        context.global = Global { dir: None, game: None, called: None, ..context.global };
        let mut prompt =
            Prompt { context, shell: shell.clone(), session, lines, due_is_shown: true };
        if prompt.lines.are_typed() || prompt.session.game().is_some() {
            prompt.session.greet(&prompt.context)?;
        }
        Ok(prompt)
    }

    /// Carries out lines until the user leaves, or the lines end. If they come from a pipe or a file, the
    /// first that fails is the last; what earlier lines recorded stays recorded.
    ///
    /// # Errors
    /// A line cannot be read, or what is due cannot be written.
    pub(crate) fn run(&mut self) -> Result<Left> {
        loop {
            if self.lines.are_typed() {
                self.context.measure();
                if self.session.refresh(&self.context) || !self.due_is_shown {
                    self.session.show_due(&self.context)?;
                }
            }
            let Some(line) = self.lines.next(&mut self.session)? else { return self.end() };

            let done = match self.read(&line) {
                Ok(PromptLine::Leave) => return self.end(),
                Ok(typed) => self.session.carry_out(&self.context, typed),
                Err(failure) => Err(failure),
            };
            match done {
                Ok(LineDone::Start { front_end, context }) => {
                    return Ok(Left::For { front_end, context });
                }
                Ok(done) => self.due_is_shown = matches!(done, LineDone::DueShown),
                Err(failure) => {
                    if let Some(left) = self.fail(failure) {
                        return Ok(left);
                    }
                }
            }
        }
    }

    /// Reads a line: the number of an offer or of a reading, or anything else.
    ///
    /// # Errors
    /// The line cannot be read.
    fn read(&mut self, line: &str) -> Result<PromptLine> {
        if let Some(offer) = self.session.chosen(line)? {
            return Ok(PromptLine::Take(offer));
        }
        match self.session.meant(line)? {
            Some(requests) => Ok(PromptLine::Requests(requests)),
            None => read::line(line, self.session.game(), self.lines.typist()),
        }
    }

    /// Continues after another front end, which may have failed.
    ///
    /// # Errors
    /// As for [`Prompt::run`].
    pub(crate) fn go_on(&mut self, shown: Result<u8>) -> Result<Left> {
        self.due_is_shown = false;
        if let Err(failure) = shown
            && let Some(left) = self.fail(failure)
        {
            return Ok(left);
        }
        self.run()
    }

    /// Says why a line failed. Unless it was typed, the prompt ends.
    fn fail(&mut self, failure: Failure) -> Option<Left> {
        if !self.lines.are_typed() {
            let code = failure.code;
            answer::say_failure(&self.lines.at_line(failure), &self.context);
            return Some(Left::Ended(Answer { code, ..Answer::default() }));
        }
        // Only trouble with the data can have changed what is due.
        self.due_is_shown = failure.code != TROUBLE_WITH_DATA;
        answer::say_failure(&failure, &self.context);
        None
    }

    fn end(&self) -> Result<Left> {
        let answer = if self.lines.are_typed() {
            let back = self.shell.hint(&self.session.way_back(&self.shell));
            Answer::default().remark(format!("{} {back}", messages::TerminalEverythingSaved.say()))
        } else if self.session.game().is_none() {
            return Err(start::no_game(&self.shell));
        } else {
            Answer::default()
        };
        Ok(Left::Ended(answer))
    }
}
