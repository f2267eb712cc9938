//! What the system gives a process: its words, variables and folder. They are read here and nowhere
//! else.

use super::{Failure, Result};
use crate::history::Clock;
use crate::notation::quote;
use crate::words::{self, Language, messages};
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The variable with which the scripts of `hoyle completions` ask what may be typed. Its value is
/// their shell.
pub(crate) const COMPLETING: &str = "HOYLE_COMPLETE";

/// The words of this process's command line. The first one is the program's name.
pub(crate) fn words() -> Vec<OsString> {
    env::args_os().collect()
}

/// The path the program was run by, if it is relative, as it is before the program is installed.
pub(super) fn called() -> Option<String> {
    let called = PathBuf::from(env::args_os().next()?);
    let is_path = called.is_relative() && called.components().count() > 1;
    is_path.then(|| quote(&called.to_string_lossy()).into_owned())
}

/// The shell that asks for completions, if one does.
pub(crate) fn completing() -> Option<String> {
    env::var(COMPLETING).ok().filter(|shell| !shell.is_empty())
}

/// The current folder.
pub(crate) fn folder() -> Option<PathBuf> {
    env::current_dir().ok()
}

/// The folder of games.
pub(super) fn dir() -> Option<PathBuf> {
    variable("HOYLE_DIR").map(PathBuf::from)
}

/// The game, as an id or a path.
pub(super) fn game() -> Option<String> {
    text("HOYLE_GAME")
}

/// The event, as an id.
pub(crate) fn event() -> Option<String> {
    text("HOYLE_EVENT")
}

/// The name of the colours of the board, if one is given.
pub(crate) fn theme() -> Option<String> {
    text("HOYLE_THEME")
}

/// The system's clock, or one that shows a given time.
///
/// # Errors
/// `HOYLE_NOW` is not a time, or the clock shows one before 1970 or after 9999.
pub(super) fn clock() -> Result<Clock> {
    let mut clock = Clock::System;
    if let Ok(text) = env::var("HOYLE_NOW") {
        let not_a_time = messages::TerminalErrorTime { time: words::quoted(&text) };
        clock = Clock::Fixed(text.parse().map_err(|_| Failure::usage(not_a_time.say()))?);
    }
    if clock.checked_now().is_none() {
        return Err(Failure::data(messages::TerminalErrorClock.say()));
    }
    Ok(clock)
}

/// The folder of temporary files.
pub(super) fn temporary_folder() -> PathBuf {
    env::temp_dir()
}

/// The seed of the random numbers, if one is given.
pub(super) fn seed() -> Option<u64> {
    env::var("HOYLE_SEED").ok()?.parse().ok()
}

/// The width of output, if one is given.
pub(super) fn width() -> Option<usize> {
    env::var("COLUMNS").ok()?.parse().ok()
}

/// The pager's program and its arguments; empty for none.
pub(super) fn pager() -> Vec<String> {
    let named = env::var("HOYLE_PAGER").or_else(|_| env::var("PAGER"));
    shell_words::split(named.as_deref().unwrap_or("less")).unwrap_or_default()
}

/// The program that opens a page, with its arguments; empty if the system has no screen to show it on.
pub(super) fn browser() -> Vec<String> {
    if let Some(named) = text("BROWSER") {
        let first = named.split(':').next().unwrap_or_default();
        return shell_words::split(first).unwrap_or_default();
    }
    let words: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["explorer"]
    } else if variable("DISPLAY").is_some() || variable("WAYLAND_DISPLAY").is_some() {
        &["xdg-open"]
    } else {
        &[]
    };
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Whether the terminal may be able to set the clipboard; some that never do are known by name.
pub(super) fn has_clipboard() -> bool {
    let is_plain = text("TERM").is_none_or(|term| term == "linux" || term == "dumb");
    !is_plain && text("TERM_PROGRAM").is_none_or(|program| program != "Apple_Terminal")
}

/// Whether the options of `less` are set.
pub(super) fn has_pager_options() -> bool {
    env::var("LESS").is_ok()
}

/// The language that the environment asks for, if it has a catalog.
pub(super) fn language() -> Option<Language> {
    let named = ["HOYLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(text)?;
    Language::of_locale(&named)
}

/// Whether the locale, if there is one, is a Unicode locale.
pub(super) fn has_unicode() -> bool {
    let Some(locale) = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(text) else {
        return true;
    };
    let locale = locale.to_lowercase();
    // Serbian locales without a charset are UTF-8.
    let is_plain_serbian = locale.starts_with("sr_") && !locale.contains('.');
    locale.contains("utf-8") || locale.contains("utf8") || is_plain_serbian
}

/// A variable that is not empty, as text.
fn text(name: &str) -> Option<String> {
    variable(name).map(|value| value.to_string_lossy().into_owned())
}

fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}
