//! Scripts and commands with nothing around them, for tests.

use crate::cards::visible_lines;
use crate::commands::player::{Fate, apart, play};
use crate::commands::{Command, parse};
use crate::game::Game;
use crate::grammar::{Drawing, Global};
use crate::store::Store;
use crate::terminal::{Answer, Context, Failure, Result, answer, sheet};
use crate::views::Style;
use crate::words::messages;

/// The width at which help is folded.
const WIDTH: usize = 80;

/// The result of a script or a command that ran without a process and a terminal.
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
    let context = Context::alone(Global::default(), None);
    let drawing = Drawing { style: Style::Full, format: None };
    let mut shown = String::new();
    let mut show = |answer: Answer| {
        shown.push_str(&apart(answer).result.to_string());
        Ok(())
    };
    let place = messages::ScriptName.say();
    let played = play(&context, text, &place, None, Fate::Shown, Some(&mut show));
    let game = played.as_ref().ok().map(|begun| begun.session.game().clone());
    let sheet = played.and_then(|begun| sheet::drawn(begun.session.history(), &context, drawing));
    let rehearsed = Rehearsed::of(sheet, &context);
    Rehearsed { result: shown + &rehearsed.result, game, ..rehearsed }
}

/// Runs a command that a script may have, on the games of a store, and returns what the program
/// would print. It happens at the same instant and with the same draw as [`rehearse`]. `words` are
/// the words of the command line after the name of the program.
pub fn rehearse_command(store: &Store, words: &[String]) -> Rehearsed {
    let line = parse::command_line(words.iter().map(String::as_str));
    match parse::parse(&line) {
        Ok((global, command)) => {
            let context = Context::alone(global, Some(store.clone()));
            let records = command.records();
            let done = run_as_in_script(&context, command);
            if records {
                Rehearsed::of(done.map_err(Failure::when_recording), &context)
            } else {
                Rehearsed::of(done, &context)
            }
        }
        Err(error) => {
            let context = Context::alone(parse::global(&line), None);
            let error = parse::explained(error, &line, WIDTH);
            Rehearsed::of(answer::usage(error, &context.screen), &context)
        }
    }
}

/// Runs a command that a script may have.
fn run_as_in_script(context: &Context, command: Command) -> Result<Answer> {
    command.check(&context.global).map_err(Failure::usage)?;
    match command {
        Command::Script(command) => command.run(context),
        _ => Err(Failure::usage(messages::ScriptRefusalOtherCommand.say())),
    }
}

impl Rehearsed {
    fn of(done: Result<Answer>, context: &Context) -> Rehearsed {
        let (code, result, said) = match done {
            Ok(Answer { code, result, remarks, .. }) => (code, result.to_string(), remarks),
            Err(failure) => {
                let said = failure.lines(&context.speller());
                (failure.code, String::new(), said)
            }
        };
        let said = said.iter().map(|line| visible_lines(line)).collect();
        Rehearsed { code, result, said, game: None }
    }
}
