//! `help`: what a command does, and the pages on everything else.

use crate::grammar::Help;
use crate::grammar::help::{self, NoSuchCommand};
use crate::grammar::pages;
use crate::output::fold::fold_in;
use crate::terminal::answer::Answer;
use crate::terminal::context::{self, Context};
use crate::terminal::failure::Failure;
use crate::words;
use clap::Command;

/// The failure of asking for a command, or a page, that does not exist.
pub(crate) fn no_such(kind: &str, unknown: &NoSuchCommand) -> Failure {
    let hint =
        unknown.near.as_ref().map_or_else(String::new, |near| format!(" Did you mean {near}?"));
    let word = words::quoted(&unknown.word);
    Failure::usage(format!(
        "There is no {kind} called {word}.{hint} hoyle help commands lists all."
    ))
}

/// Returns the help that is asked for.
pub(crate) fn help(context: &Context, asked: &Help) -> Result<Answer, Failure> {
    let mut whole = help::grammar(context::help_width());
    if let [word] = asked.of.as_slice() {
        if word == "commands" {
            return Ok(Answer::result(all(context, &whole)));
        }
        if let Some(page) = pages::ALL.iter().find(|page| page.name == word) {
            return Ok(Answer::result(told(context, page)));
        }
        if word == "topics" {
            let lines = pages::ALL.iter().map(|page| context.row(page.name, 11, page.about));
            let lines = lines.chain([context.row("commands", 11, "every command in a line")]);
            return Ok(Answer::result(lines.collect()).remark("Read one: hoyle help NAME"));
        }
        if !whole.get_subcommands().any(|command| command.get_name() == word) {
            let names = whole.get_subcommands().map(Command::get_name);
            let names = names.chain(pages::ALL.iter().map(|page| page.name)).chain(["commands"]);
            let near = words::near_miss(word, names).map(str::to_owned);
            let unknown = NoSuchCommand { word: word.clone(), near };
            return Err(no_such("command or page", &unknown));
        }
    }
    help::find(&whole, &asked.of).map_err(|unknown| no_such("command", &unknown))?;
    let mut command = &mut whole;
    for word in &asked.of {
        command = command.find_subcommand_mut(word).expect("it was found");
    }
    let text = command.render_help();
    let color = context.look.color;
    Ok(Answer::result(if color { text.ansi().to_string() } else { text.to_string() }))
}

/// Returns every command with what it does.
fn all(context: &Context, grammar: &Command) -> String {
    let rows = help::commands(grammar).into_iter().skip(1);
    rows.map(|(path, command)| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        context.row(&path.join(" "), 12, &about)
    })
    .collect()
}

/// Returns a page, folded. Of the lines that are set in, what stands behind the first gap has a column
/// of its own.
fn told(context: &Context, page: &pages::Page) -> String {
    let parts = |line: &'static str| line.strip_prefix("  ")?.split_once("  ");
    let names = page.text.lines().filter_map(parts).map(|(name, _)| name.len());
    let column = names.max().unwrap_or(0);
    let line = |line: &'static str| match parts(line) {
        Some((name, what)) => context.row(name, column, what),
        None => fold_in(line, context.look.width, 0) + "\n",
    };
    page.text.lines().map(line).collect()
}
