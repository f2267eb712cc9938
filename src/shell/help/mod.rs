//! `help`: what a command does, and the pages on everything else.

mod examples;
mod pages;

pub(super) use examples::of as examples;
pub(super) use pages::{ENVIRONMENT, EXIT_CODES, FILES};

use super::answer::{Answer, fold_in};
use super::args::{Cli, Help};
use super::context::{self, Context};
use super::failure::Failure;
use crate::words;
use clap::{Command, CommandFactory};

/// What a command's help consists of: what it does, examples, and only then the grammar.
const OF_COMMAND: &str = "\
{about-with-newline}
{before-help}{usage-heading} {usage}

{all-args}{after-help}";

/// What the help of a command without words of its own consists of, and that of the program itself: its
/// options have a page.
const IN_SHORT: &str = "\
{about-with-newline}
{before-help}{usage-heading} {usage}{after-help}";

/// Below this many columns each option's meaning stands under it.
const NARROW: usize = 60;

/// Where the words on every command are told of.
const OPTIONS: &str = "Options of every command: hoyle help options";

/// Returns the grammar as it is shown to people: every command begins with examples.
pub(super) fn grammar() -> Command {
    let width = context::help_width();
    let mut whole = Cli::command().term_width(width).help_template(IN_SHORT);
    // Its options are hidden, and there are some all the same.
    whole = whole.override_usage("hoyle [OPTIONS] [COMMAND]");
    whole.build();
    dress(&mut whole, &mut Vec::new(), width);
    whole.after_help(examples::overview(width))
}

/// Returns the grammar with the words on every command in sight, as a manual has them.
pub(super) fn with_options_shown() -> Command {
    let mut whole = Cli::command();
    whole = whole.mut_args(|arg| arg.hide(false));
    whole.build();
    whole
}

fn dress(command: &mut Command, path: &mut Vec<String>, width: usize) {
    let words: Vec<&str> = path.iter().map(String::as_str).collect();
    let examples = examples::of(&words);
    let mut dressed = std::mem::take(command);
    if !examples.is_empty() {
        let lines = examples.trim_end().lines();
        let lines: String =
            lines.map(|line| format!("\n{}", fold_in(&format!("  {line}"), width, 6))).collect();
        dressed = dressed.before_help(format!("Examples:{lines}"));
    }
    let usage = dressed.render_usage().to_string();
    if usage.lines().any(|line| line.len() > width) {
        let usage = usage.trim_start_matches("Usage:").split_whitespace().collect::<Vec<_>>();
        let folded = fold_in(&format!("Usage: {}", usage.join(" ")), width, 6);
        dressed = dressed.override_usage(folded.trim_start_matches("Usage: ").to_owned());
    }
    // There a column for the names would leave none for what they mean.
    dressed = dressed.next_line_help(width < NARROW);
    if !path.is_empty() {
        let told = dressed.get_arguments().any(|arg| !arg.is_hide_set() && arg.get_id() != "help");
        let template = if told || dressed.has_subcommands() { OF_COMMAND } else { IN_SHORT };
        dressed = dressed.help_template(template).after_help(OPTIONS);
    }
    *command = dressed.mut_args(|arg| if arg.get_id() == "help" { arg.hide(true) } else { arg });
    for below in command.get_subcommands_mut() {
        path.push(below.get_name().to_owned());
        dress(below, path, width);
        path.pop();
    }
}

/// Returns the names of the pages that tell of no single command.
pub(super) fn page_names() -> Vec<String> {
    let names = pages::ALL.iter().map(|page| page.name).chain(["commands", "topics"]);
    names.map(str::to_owned).collect()
}

/// Returns every command with the words that name it, the program itself first.
pub(super) fn commands(grammar: &Command) -> Vec<(Vec<&str>, &Command)> {
    let mut found = vec![(Vec::new(), grammar)];
    let mut index = 0;
    while let Some((path, command)) = found.get(index).cloned() {
        let below = command.get_subcommands().filter(|below| !below.is_hide_set());
        found.extend(below.map(|below| ([&path[..], &[below.get_name()]].concat(), below)));
        index += 1;
    }
    found
}

/// Returns the command that words name.
///
/// # Errors
/// There is none.
pub(super) fn find<'a>(
    grammar: &'a Command,
    words: &[String],
) -> Result<(Vec<&'a str>, &'a Command), Failure> {
    let mut found = (Vec::new(), grammar);
    for word in words {
        let (mut path, command) = found;
        let mut below = command.get_subcommands();
        let Some(next) = below.find(|below| below.get_name() == word) else {
            let names = command.get_subcommands().map(Command::get_name);
            return Err(nothing("command", word, names));
        };
        path.push(next.get_name());
        found = (path, next);
    }
    Ok(found)
}

/// Returns the failure of asking about what there is not.
fn nothing<'a>(kind: &str, word: &str, names: impl Iterator<Item = &'a str>) -> Failure {
    let hint = words::near_miss(word, names)
        .map_or_else(String::new, |near| format!(" Did you mean {near}?"));
    let word = words::quoted(word);
    Failure::Usage(format!(
        "There is no {kind} called {word}.{hint} hoyle help commands lists all."
    ))
}

/// Returns the help that is asked for.
pub(super) fn help(context: &Context, asked: &Help) -> Result<Answer, Failure> {
    let mut whole = grammar();
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
            return Err(nothing("command or page", word, names));
        }
    }
    find(&whole, &asked.of)?;
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
    let rows = commands(grammar).into_iter().skip(1);
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
