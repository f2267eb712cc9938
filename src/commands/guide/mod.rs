//! The grammar as it is shown to people: examples first, folded to a width; and the pages on other
//! topics.

use super::{OVERVIEW, unknown};
use crate::cards::near_miss;
use crate::output::fold_in;
use crate::words::{self, Unknown};
use clap::{ArgAction, Command};

/// The help of a command: what it does, examples, and then its arguments.
const OF_COMMAND: &str = "\
{about-with-newline}
{before-help}{usage-heading} {usage}

{all-args}{after-help}";

/// The help of a command without arguments, and of the program: the options of every command have
/// a page of their own.
const IN_SHORT: &str = "\
{about-with-newline}
{before-help}{usage-heading} {usage}{after-help}";

/// The help of a command with many commands below it: only their names are listed.
const OF_MANY: &str = "\
{about-with-newline}
{before-help}{usage-heading} {usage}

Options:
{options}{after-help}";

/// The most commands that are listed in a line each.
const MOST_LISTED: usize = 10;

/// In fewer columns, the description of an option goes below it.
const NARROW: usize = 60;

/// Where the options of every command are described.
const OPTIONS: &str = "Options of every command: hoyle help options";

/// A page on another topic than a command.
pub(crate) struct Page {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Its text. In an indented line, two spaces separate a term from its meaning.
    pub(crate) text: &'static str,
}

pub(crate) const EXIT_CODES: &str = include_str!("pages/exit-codes.txt");
pub(crate) const FILES: &str = include_str!("pages/files.txt");
pub(crate) const ENVIRONMENT: &str = include_str!("pages/environment.txt");
const OF_ALL: &str = include_str!("pages/options.txt");
const PLAIN: &str = include_str!("pages/plain.txt");

const WORDS: &str = include_str!("pages/words.txt");
const TAKING_OVER: &str = include_str!("pages/taking-over.txt");
const SHEETS: &str = include_str!("pages/sheets.txt");

pub(crate) const PAGES: [Page; 8] = [
    Page { name: "exit-codes", about: "what the exit codes mean", text: EXIT_CODES },
    Page { name: "files", about: "where games are stored, and what else is read", text: FILES },
    Page { name: "environment", about: "environment variables read", text: ENVIRONMENT },
    Page { name: "options", about: "the options of every command", text: OF_ALL },
    Page { name: "words", about: "words of the documents", text: WORDS },
    Page {
        name: "taking-over",
        about: "taking over a game in the middle, or keeping an old result",
        text: TAKING_OVER,
    },
    Page { name: "sheets", about: "bringing in sheets and tables", text: SHEETS },
    Page { name: "plain", about: "what --plain prints", text: PLAIN },
];

/// The topic that lists the commands, and what it is about.
pub(crate) const COMMANDS: (&str, &str) = ("commands", "every command in a line");

/// The examples of a command: the paragraphs of its comment after what it does.
pub(crate) fn examples(command: &Command) -> Vec<String> {
    let comment = command.get_long_about().map(ToString::to_string).unwrap_or_default();
    comment.split("\n\n").skip(1).map(str::to_owned).collect()
}

/// The grammar with its help as people see it.
pub(crate) fn grammar(whole: Command, width: usize) -> Command {
    let mut whole = whole.term_width(width).help_template(IN_SHORT);
    // clap leaves hidden options out.
    whole = whole.override_usage("hoyle [OPTIONS] [COMMAND]");
    whole.build();
    dressed(whole, width).after_help(overview(width))
}

/// The grammar with the options of every command visible, as the manual shows it.
pub(crate) fn with_options_shown(whole: Command) -> Command {
    let mut whole = whole.mut_args(|arg| arg.hide(false));
    whole.build();
    whole
}

/// The commands by purpose, and where to read more.
fn overview(width: usize) -> String {
    let rows = OVERVIEW
        .iter()
        .map(|(what, names)| fold_in(&format!("{:7}{names}", format!("{what}:")), width, 7));
    let more = fold_in(
        "hoyle help COMMAND explains a command, hoyle help commands lists all, and hoyle help topics \
         lists pages on options, exit codes, files and the environment.",
        width,
        0,
    );
    rows.chain([String::new(), more]).collect::<Vec<_>>().join("\n")
}

/// A command as people see it, and those below it.
fn dressed(command: Command, width: usize) -> Command {
    let examples = examples(&command);
    let mut command = command.long_about(None).next_line_help(width < NARROW);
    if !examples.is_empty() {
        let mut text = "Examples:".to_owned();
        for example in examples {
            text += &format!("\n{}", fold_in(&format!("  {example}"), width, 6));
        }
        command = command.before_help(text);
    }

    let usage = command.render_usage().to_string();
    if usage.lines().any(|line| line.len() > width) {
        let usage = usage.trim_start_matches("Usage:").split_whitespace().collect::<Vec<_>>();
        let folded = fold_in(&format!("Usage: {}", usage.join(" ")), width, 6);
        command = command.override_usage(folded.trim_start_matches("Usage: ").to_owned());
    }
    command
        .mut_args(|arg| {
            // The comments with the examples would make `--help` longer than `-h`.
            if arg.get_id() == "help" { arg.hide(true).action(ArgAction::HelpShort) } else { arg }
        })
        .mut_subcommands(|below| {
            let has_arguments =
                below.get_arguments().any(|arg| !arg.is_hide_set() && arg.get_id() != "help");
            let names: Vec<&str> = below.get_subcommands().map(Command::get_name).collect();
            if names.len() > MOST_LISTED {
                let names = fold_in(&format!("Commands: {}", names.join(" ")), width, 2);
                let after = format!("{names}\n\n{OPTIONS}");
                return dressed(below.help_template(OF_MANY).after_help(after), width);
            }
            let template =
                if has_arguments || below.has_subcommands() { OF_COMMAND } else { IN_SHORT };
            dressed(below.help_template(template).after_help(OPTIONS), width)
        })
}

/// A word of the documents, in any case, and its meaning.
pub(crate) fn word_of_documents(text: &str) -> Option<(&'static str, &'static str)> {
    WORDS.lines().filter_map(term).find(|(word, _)| word.eq_ignore_ascii_case(text))
}

/// The term of an indented line of a page, and its meaning.
pub(crate) fn term(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("  ")?.split_once("  ")
}

/// The names of the pages on other topics.
pub(crate) fn page_names() -> Vec<String> {
    let names = PAGES.iter().map(|page| page.name).chain(["commands", "topics"]);
    names.map(str::to_owned).collect()
}

/// Every command with its path, the program itself first.
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

/// The command that words name, and its path.
///
/// # Errors
/// One of the words names no command, as a sentence says. It proposes the nearest command, or one
/// of the names in `besides`.
pub(crate) fn find<'a>(
    grammar: &'a Command,
    named: &[String],
    besides: &[String],
) -> Result<(Vec<&'a str>, &'a Command), String> {
    named.iter().try_fold((Vec::new(), grammar), |(path, command), word| {
        let below = command.find_subcommand(word).ok_or_else(|| {
            let names = command.get_subcommands().map(Command::get_name);
            let near = near_miss(word, names.chain(besides.iter().map(String::as_str)));
            let meant = unknown::meant(command, word).or(near.map(str::to_owned));
            words::no_such_but(Unknown::Command, word, meant.as_deref())
        })?;
        Ok(([path, vec![below.get_name()]].concat(), below))
    })
}
