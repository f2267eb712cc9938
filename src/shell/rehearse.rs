//! Scripts and commands with nothing around them, for tests.

use super::replay::{apart, play};
use super::{keep_score, show};
use crate::cards::visible;
use crate::game::Game;
use crate::grammar::{Cli, Command, Drawing, Global, Reading, parse};
use crate::store::Store;
use crate::terminal::{Answer, Context, DONE, Failure};
use crate::views::Style;
use crate::words;

/// The width at which help is folded.
const WIDTH: usize = 80;

/// What comes of a script or a command with nothing around it: no process, no terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rehearsed {
    /// The exit code that the program would have.
    pub code: u8,
    /// What it would print on standard output.
    pub result: String,
    /// What it would print on standard error, a paragraph each.
    pub said: Vec<String>,
    /// The game that a script made, if all of it was played.
    pub game: Option<Game>,
}

/// Plays a script in memory and returns what `hoyle replay` would make of it. It happens at one
/// fixed instant, with one fixed draw of the dealer. Only rules files that the script names are read.
pub fn rehearse(text: &str) -> Rehearsed {
    let context = Context::alone(Global::default());
    let drawing = Drawing { style: Style::Full, format: None };
    let mut result = String::new();
    let mut show = |answer: Answer| {
        result.push_str(&apart(answer).result.to_string());
        Ok(())
    };
    match play(&context, text, words::the_script(), false, &mut show) {
        Ok(begun) => {
            let sheet = show::sheet_of(begun.session.history(), &context, drawing);
            result.push_str(&sheet.result.to_string());
            let game = Some(begun.session.game().clone());
            Rehearsed { game, ..Rehearsed::of(sheet.code, result, &sheet.remarks) }
        }
        Err(failure) => {
            Rehearsed::of(failure.code, result, &failure.lines(false, &context.speller()))
        }
    }
}

/// Runs a command that a script may have, on the games of a store, and returns what the program
/// would print. It happens at the same instant and with the same draw as [`rehearse`]. `words` are
/// the words of the command line after the name of the program.
pub fn rehearse_command(store: &Store, words: &[String]) -> Rehearsed {
    let line = parse::command_line(words.iter().map(String::as_str));
    let Cli { global, command } = match parse::parse(&line, WIDTH) {
        Ok(cli) => cli,
        Err(help) if !help.use_stderr() => {
            return Rehearsed::of(DONE, help.render().to_string(), &[]);
        }
        Err(error) => {
            let context = Context::alone(parse::global(&line));
            return Rehearsed::failed(&Failure::from(error), false, &context);
        }
    };
    let command = command.unwrap_or(Command::Read(Reading::Status));
    let context = Context::alone(global).in_store(store.clone());
    let checked = command.check(&context.global).map_err(Failure::usage);
    match checked.and_then(|()| keep_score(&context, &command)) {
        Ok(Answer { code, result, remarks, .. }) => {
            Rehearsed::of(code, result.to_string(), &remarks)
        }
        Err(failure) => Rehearsed::failed(&failure, command.records(), &context),
    }
}

impl Rehearsed {
    fn of(code: u8, result: String, said: &[String]) -> Rehearsed {
        let said = said.iter().map(|line| visible(line)).collect();
        Rehearsed { code, result, said, game: None }
    }

    fn failed(failure: &Failure, was_to_record: bool, context: &Context) -> Rehearsed {
        let lines = failure.lines(was_to_record, &context.speller());
        Rehearsed::of(failure.code, String::new(), &lines)
    }
}
