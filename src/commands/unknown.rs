//! Commands that do not exist, and the ones most likely meant.

use crate::cards::near_miss;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What people call commands that have other names.
static OTHER_NAMES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    toml::from_str(include_str!("other-names.toml")).expect("names come with the program")
});

/// The command most likely meant by a word that is none of these.
pub(crate) fn meant(whole: &Command, typed: &str) -> Option<String> {
    let typed = typed.to_lowercase();
    let names = || whole.get_subcommands().map(Command::get_name);
    if names().any(|name| name == typed) {
        return Some(typed);
    }
    let other = OTHER_NAMES.iter().find(|(_, others)| others.contains(&typed));
    match other.map(|(name, _)| name.as_str()).filter(|name| names().any(|own| own == *name)) {
        Some("call") => Some(format!("call {typed}")),
        Some(name) => Some(name.to_owned()),
        None => near_miss(&typed, names()).map(str::to_owned),
    }
}

/// Adds to an error the command that it is about, those that it consists of, and the one most likely
/// meant by one that does not exist.
pub(super) fn explained(mut error: clap::Error, whole: &Command, words: &[&str]) -> clap::Error {
    let (mut command, mut path) = (whole, Vec::new());
    let unknown = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(typed)) => typed.as_str(),
        _ => "",
    };
    for word in words.iter().take_while(|word| **word != unknown) {
        if let Some(found) = command.find_subcommand(word) {
            command = found;
            path.push(found.get_name());
        }
    }
    let names = || command.get_subcommands().map(Command::get_name);
    if words.windows(2).any(|two| two == ["score", "sheet"]) {
        error = clap::Error::new(ErrorKind::InvalidSubcommand);
        let typed = ContextValue::String("score sheet".into());
        error.insert(ContextKind::InvalidSubcommand, typed);
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec!["sheet".into()]));
        return error;
    }
    if let Some(ContextValue::String(typed)) = error.get(ContextKind::InvalidSubcommand) {
        let near = ContextValue::Strings(meant(command, typed).into_iter().collect());
        error.insert(ContextKind::SuggestedSubcommand, near);
    }
    if error.get(ContextKind::InvalidArg).is_none() {
        // What comes before one of those.
        let before = command.get_positionals().filter_map(Arg::get_value_names);
        let before = before.flatten().map(ToString::to_string).collect();
        error.insert(ContextKind::InvalidArg, ContextValue::Strings(before));
    }
    let valid = names().filter(|name| *name != "help").map(str::to_owned).collect();
    error.insert(ContextKind::ValidSubcommand, ContextValue::Strings(valid));
    error.insert(ContextKind::Custom, ContextValue::String(path.join(" ")));
    error
}
