//! The grammar as it is shown to people: examples first, folded to a width.

use crate::grammar::cli::Cli;
use crate::grammar::{examples, pages};
use crate::output::fold::fold_in;
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
pub(crate) fn grammar(width: usize) -> Command {
    let mut whole = Cli::command().term_width(width).help_template(IN_SHORT);
    // Its options are hidden, and there are some all the same.
    whole = whole.override_usage("hoyle [OPTIONS] [COMMAND]");
    whole.build();
    dress(&mut whole, &mut Vec::new(), width);
    whole.after_help(examples::overview(width))
}

/// Returns the grammar with the words on every command in sight, as a manual has them.
pub(crate) fn with_options_shown() -> Command {
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
pub(crate) fn page_names() -> Vec<String> {
    let names = pages::ALL.iter().map(|page| page.name).chain(["commands", "topics"]);
    names.map(str::to_owned).collect()
}

/// Returns every command with the words that name it, the program itself first.
pub(crate) fn commands(grammar: &Command) -> Vec<(Vec<&str>, &Command)> {
    let mut found = vec![(Vec::new(), grammar)];
    let mut index = 0;
    while let Some((path, command)) = found.get(index).cloned() {
        let below = command.get_subcommands().filter(|below| !below.is_hide_set());
        found.extend(below.map(|below| ([&path[..], &[below.get_name()]].concat(), below)));
        index += 1;
    }
    found
}

/// A word that names no command.
#[derive(Debug)]
pub(crate) struct NoSuchCommand {
    pub(crate) word: String,
    /// A command whose name is much like it.
    pub(crate) near: Option<String>,
}

/// The command that words name, and its full path.
///
/// # Errors
/// One of the words names no command.
pub(crate) fn find<'a>(
    grammar: &'a Command,
    named: &[String],
) -> Result<(Vec<&'a str>, &'a Command), NoSuchCommand> {
    let mut found = (Vec::new(), grammar);
    for word in named {
        let (mut path, command) = found;
        let mut below = command.get_subcommands();
        let Some(next) = below.find(|below| below.get_name() == word) else {
            let names = command.get_subcommands().map(Command::get_name);
            let near = words::near_miss(word, names).map(str::to_owned);
            return Err(NoSuchCommand { word: word.clone(), near });
        };
        path.push(next.get_name());
        found = (path, next);
    }
    Ok(found)
}
