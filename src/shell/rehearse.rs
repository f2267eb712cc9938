//! A script played with nothing around it: no process, no terminal, no games of anyone's.

use super::{script, sheet};
use crate::grammar::{Drawing, Format, Global};
use crate::terminal::answer::{self, Answer};
use crate::terminal::context::Context;
use crate::views::Style;

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
    let context = Context::alone(Global::default());
    let drawing = Drawing { style: Style::Full, format: Format::Text };
    let played = script::play(&context, text, "the script", false);
    let answered = played.map(|begun| sheet::drawn(&context, begun.session.history(), drawing));
    let (code, result, said) = match answered {
        Ok(Answer { code, result, remarks, .. }) => (code, result, remarks),
        Err(failure) => (failure.code, String::new(), failure.lines(context.speller)),
    };
    Rehearsed { code, result, said: said.iter().map(|line| answer::clean(line)).collect() }
}
