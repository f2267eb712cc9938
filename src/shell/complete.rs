//! What a shell asks of the program when a word is to be completed, and the script that asks.

use crate::grammar::{Shell, complete, parse};
use crate::terminal::answer::{self, Answer};
use crate::terminal::context::{self, COMPLETING, Context};
use crate::terminal::failure::{DONE, WRONG_COMMAND_LINE};
use crate::terminal::lookup::StoredGames;
use clap::ValueEnum;
use clap_complete::env::{Bash, EnvCompleter, Fish, Zsh};
use std::ffi::OsString;
use std::sync::Arc;

/// The script that makes a shell complete the words of `hoyle`.
pub(crate) fn script(shell: Shell) -> Answer {
    let mut script = Vec::new();
    completer(shell)
        .write_registration(COMPLETING, "hoyle", "hoyle", "hoyle", &mut script)
        .expect("a vector can be written to");
    Answer::data(String::from_utf8(script).expect("a script is text"))
}

fn completer(shell: Shell) -> &'static dyn EnvCompleter {
    match shell {
        Shell::Bash => &Bash,
        Shell::Zsh => &Zsh,
        Shell::Fish => &Fish,
    }
}

/// Answers a shell's script, which hands over its own call, `--`, and the line being typed. The
/// result is the exit code: a message would spoil that line.
pub(crate) fn answer(shell: &str, words: &[OsString]) -> u8 {
    let Ok(shell) = Shell::from_str(shell, false) else { return WRONG_COMMAND_LINE };
    let call = words.iter().position(|word| word == "--").map_or(words.len(), |end| end + 1);
    let line = words[call..].to_vec();
    let context = Context::new(parse::global(&line)).ok();
    let games = StoredGames {
        store: context.as_ref().and_then(|context| context.store().ok()),
        selector: context.as_ref().and_then(|context| context.selector().ok()),
    };
    let quote = if shell == Shell::Bash { escaped } else { str::to_owned };
    let mut grammar = complete::grammar(&line, Arc::new(games), quote);
    let mut found = Vec::new();
    let folder = context::folder();
    match completer(shell).write_complete(&mut grammar, line, folder.as_deref(), &mut found) {
        Ok(()) => {
            answer::hand_over(&found);
            DONE
        }
        Err(_) => WRONG_COMMAND_LINE,
    }
}

/// Escapes a value as bash wants it; the other shells do that themselves.
fn escaped(value: &str) -> String {
    let special = |c: char| !(c.is_alphanumeric() || "-_./=:+,@%".contains(c));
    value.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}
