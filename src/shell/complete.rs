//! Completion: what a shell needs for it, and what may be typed next.
//!
//! The shell asks the program itself, so that it completes what stands in the game just now. The walk
//! along the grammar, and the shells' own scripts, are clap's.

use crate::grammar::Shell;
use crate::grammar::help;
use crate::shell::values::{self, Known, Values};
use crate::terminal::answer;
use crate::terminal::answer::Answer;
use crate::terminal::context::{self, COMPLETING};
use crate::terminal::failure::{DONE, Failure, WRONG_COMMAND_LINE};
use clap::Command;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use clap_complete::env::{Bash, EnvCompleter, Fish, Zsh};
use std::ffi::{OsStr, OsString};
use std::sync::Arc;

/// Returns what a shell is to run so that it completes words.
pub(crate) fn script(shell: Shell) -> Result<Answer, Failure> {
    let mut written = Vec::new();
    let written = completer(shell)
        .write_registration(COMPLETING, "hoyle", "hoyle", "hoyle", &mut written)
        .map(|()| written);
    let text = written.ok().and_then(|bytes| String::from_utf8(bytes).ok());
    Ok(Answer::data(text.expect("memory takes every script")))
}

fn completer(shell: Shell) -> &'static dyn EnvCompleter {
    match shell {
        Shell::Bash => &Bash,
        Shell::Zsh => &Zsh,
        Shell::Fish => &Fish,
    }
}

/// Tells a shell what may be typed, by the words that its script hands over, and returns the exit code.
pub(crate) fn answer(shell: &str, words: Vec<OsString>) -> u8 {
    let shell = match shell {
        "bash" => Shell::Bash,
        "zsh" => Shell::Zsh,
        "fish" => Shell::Fish,
        _ => return WRONG_COMMAND_LINE,
    };
    // The script parts its own call from the line being typed.
    let typed = words.iter().position(|word| word == "--").map_or(words.len(), |end| end + 1);
    let typed = words[typed..].to_vec();
    let known = Arc::new(Known::new(shell, &typed));
    let mut grammar = help::with_options_shown();
    // Options are for whoever begins to type one, or where nothing else can come.
    if !typed.last().is_some_and(|word| word.to_string_lossy().starts_with('-')) {
        hide_options(&mut grammar);
    }
    with_values(&mut grammar, &mut Vec::new(), &known);
    let mut told = Vec::new();
    // Where nothing can be completed nothing is said: a message would spoil the line being typed.
    let folder = context::folder();
    match completer(shell).write_complete(&mut grammar, typed, folder.as_deref(), &mut told) {
        Ok(()) => {
            answer::hand_over(&told);
            DONE
        }
        Err(_) => WRONG_COMMAND_LINE,
    }
}

fn hide_options(command: &mut Command) {
    *command = std::mem::take(command).mut_args(|arg| {
        let is_option = !arg.is_positional();
        arg.hide(is_option)
    });
    command.get_subcommands_mut().for_each(hide_options);
}

/// Adds to the words of every command what they may be.
fn with_values(command: &mut Command, path: &mut Vec<String>, known: &Arc<Known>) {
    let words: Vec<&str> = path.iter().map(String::as_str).collect();
    *command =
        std::mem::take(command).mut_args(|arg| match values::of(&words, arg.get_id().as_str()) {
            Some(values) => {
                let known = Arc::clone(known);
                let matching = move |typed: &OsStr| matching(&known, values, typed);
                arg.add(ArgValueCompleter::new(matching))
            }
            None => arg,
        });
    for below in command.get_subcommands_mut() {
        path.push(below.get_name().to_owned());
        with_values(below, path, known);
        path.pop();
    }
}

/// Returns the values that go on as typed, whatever its case.
fn matching(known: &Known, values: Values, typed: &OsStr) -> Vec<CompletionCandidate> {
    let typed = typed.to_string_lossy();
    // Within quotes, or escaped, the word is meant all the same.
    let typed = typed.trim_start_matches(['"', '\'']).replace('\\', "").to_lowercase();
    let mut found = values(known);
    found.retain(|value| value.to_lowercase().starts_with(&typed));
    let order = found.into_iter().enumerate();
    order
        .map(|(order, value)| {
            CompletionCandidate::new(known.escaped(&value)).display_order(Some(order))
        })
        .collect()
}
