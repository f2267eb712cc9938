//! A script played with nothing around it: no process, no terminal, no games of anyone's.

use super::{script, sheet};
use crate::grammar::{Cli, Command};
use crate::terminal::answer;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use clap::Parser;

/// What comes of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rehearsed {
    /// The exit code that `hoyle replay` would have.
    pub code: u8,
    /// What it would print: the sheet of the game, or nothing.
    pub result: String,
    /// What it would say, a paragraph each.
    pub said: Vec<String>,
}

/// Plays a script in memory and returns what `hoyle replay` would make of it. It happens at one
/// fixed instant, with one fixed draw of the dealer. Only a rules file that the script names is read.
pub fn rehearse(text: &str) -> Rehearsed {
    let Ok(Cli { global, command: Some(Command::Replay(asked)) }) =
        Cli::try_parse_from(["hoyle", "replay", "-"])
    else {
        unreachable!("a command line that there is");
    };
    let mut context = Context::alone(global);
    let played = script::play(&mut context, text, "the script", false);
    let answered =
        played.map(|begun| sheet::drawn(&context, &begun.session.history(), asked.drawing));
    let (code, result, said) = match answered {
        Ok(Answer { code, result, remarks, .. }) => (code, result, remarks),
        Err(failure) => (failure.code, String::new(), failure.lines(context.speller)),
    };
    Rehearsed { code, result, said: said.iter().map(|line| answer::clean(line)).collect() }
}
