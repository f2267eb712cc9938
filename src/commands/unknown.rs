//! Commands that do not exist, and the ones most likely meant.

use crate::cards::{near_miss, without_accents};
use crate::notation::quote;
use crate::rules::laws::IncidentKind;
use crate::words;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What people call commands that have other names, by the commands.
static OTHER_NAMES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    toml::from_str(include_str!("other-names.toml")).expect("names come with the program")
});

/// The command most likely meant by a word that is none of these.
pub(crate) fn meant(whole: &Command, typed: &str) -> Option<String> {
    let typed = typed.to_lowercase();
    let names: Vec<&str> = whole.get_subcommands().map(Command::get_name).collect();
    if names.contains(&&*typed) {
        return Some(typed);
    }
    let plain = without_accents(&typed);
    for (commands, others) in OTHER_NAMES.iter() {
        let command = commands.split([' ', ',']).next().unwrap_or_default();
        if names.contains(&command) && others.iter().any(|other| without_accents(other) == plain) {
            return Some(match command {
                "call" => format!("call {typed}"),
                _ => words::or(commands.split(", ")),
            });
        }
    }
    near_miss(&typed, names).map(str::to_owned)
}

/// Adds the command that an error is about, an example of it, its subcommands, and the command most likely
/// meant by one that does not exist.
pub(super) fn explained(mut error: clap::Error, whole: &Command, words: &[&str]) -> clap::Error {
    if words.windows(2).any(|two| two == ["score", "sheet"]) {
        error = clap::Error::new(ErrorKind::InvalidSubcommand);
        let typed = ContextValue::String("score sheet".into());
        error.insert(ContextKind::InvalidSubcommand, typed);
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec!["sheet".into()]));
        return error;
    }

    if let Some(meant) = kind_meant(whole, words).or_else(|| line_meant(whole, words)) {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![meant]));
    }

    let unknown = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(typed)) => Some(typed.clone()),
        _ => None,
    };
    let mut command = whole;
    let mut path = Vec::new();
    for word in words.iter().take_while(|word| unknown.as_deref() != Some(word)) {
        if let Some(below) = command.find_subcommand(word) {
            command = below;
            path.push(below.get_name());
        }
    }
    if let Some(typed) = unknown {
        let near = ContextValue::Strings(meant(command, &typed).into_iter().collect());
        error.insert(ContextKind::SuggestedSubcommand, near);
    }
    if let Some(example) = example(command) {
        error.insert(ContextKind::Suggested, ContextValue::String(example));
    }
    if error.get(ContextKind::InvalidArg).is_none() {
        // A subcommand is missing: these arguments come before it.
        let names = command.get_positionals().filter_map(Arg::get_value_names).flatten();
        let before = names.map(ToString::to_string).collect();
        error.insert(ContextKind::InvalidArg, ContextValue::Strings(before));
    }
    let names = command.get_subcommands().map(Command::get_name);
    let valid = names.filter(|name| *name != "help").map(str::to_owned).collect();
    error.insert(ContextKind::ValidSubcommand, ContextValue::Strings(valid));
    error.insert(ContextKind::Custom, ContextValue::String(path.join(" ")));
    error
}

/// The kind of incident most likely meant by another word for it, after the command that was typed: `incident
/// revoke` for `incident renege`.
fn kind_meant(whole: &Command, words: &[&str]) -> Option<String> {
    let (before, kind) = match words {
        ["rule" | "incident", kind, ..] => ("incident".to_owned(), kind),
        ["check", "incident", kind, ..] => ("check incident".to_owned(), kind),
        ["rules", laws, kind, ..] => (format!("rules {laws}"), kind),
        _ => return None,
    };
    if kind.parse::<IncidentKind>().is_ok() {
        return None;
    }
    let meant = meant(whole, kind)?;
    meant.starts_with("incident ").then(|| meant.replace("incident ", &format!("{before} ")))
}

/// The line most likely meant by one with a word too many.
fn line_meant(whole: &Command, words: &[&str]) -> Option<String> {
    let [name, arguments @ ..] = words else { return None };
    if words.iter().any(|word| word.starts_with('-')) {
        return None;
    }
    match arguments {
        // A title is one word, so these are the names of a player.
        [old, new] if *name == "rename" => {
            return Some(format!("players rename {} {}", quote(old), quote(new)));
        }
        [old, new] if *name == "leave" => {
            return Some(format!("leave {} --to {}", quote(old), quote(new)));
        }
        // Neither is about a deal.
        [_, part, value @ ..] if *name == "fix" => {
            let command = meant(whole, part)?;
            if command == "rename" || command == "redate" {
                let mut line = vec![command];
                if !value.is_empty() {
                    line.push(quote(&value.join(" ")).into_owned());
                }
                return Some(line.join(" "));
            }
        }
        _ => {}
    }

    // An option without its dashes: `join Eve after Ana`.
    let command = whole.find_subcommand(name)?;
    let options: Vec<&str> = command.get_arguments().filter_map(Arg::get_long).collect();
    let mut meant = vec![(*name).to_owned()];
    for word in arguments {
        meant.push(if options.contains(word) { format!("--{word}") } else { quote(word).into() });
    }
    meant.iter().any(|word| word.starts_with("--")).then(|| meant.join(" "))
}

/// The first example in the help of a command, without the program's name.
fn example(command: &Command) -> Option<String> {
    let help = command.get_before_help()?.to_string();
    let mut lines = help.lines().skip(1);
    let mut example = lines.next()?.trim().strip_prefix("hoyle ")?.to_owned();
    for rest in lines.take_while(|line| !line.trim_start().starts_with("hoyle ")) {
        example += " ";
        example += rest.trim();
    }
    Some(example)
}
