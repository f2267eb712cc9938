//! What holds for every answer in the gallery of refusals, whatever it says.

use super::{Said, Table};
use unicode_width::UnicodeWidthStr;

/// How a sentence or a hint begins, or what it has in it, that says what to do next.
const NEXT_STEPS: &[&str] = &[
    ": hoyle ",
    ": --",
    "expected ",
    "Open to ",
    "Playable: ",
    "At the table: ",
    "Did you mean ",
    "Choose ",
    "Take one of ",
    "Give ",
    "Leave ",
    "Name ",
    "Check ",
    "Count again",
    "A name has ",
    "Remove ",
    "name them all",
    "name both",
    "Correct ",
    "add the other",
    "have to name",
    "a newer hoyle",
];

/// Asserts that a refusal is short, fits a terminal of 80 columns, and says what to do next.
#[track_caller]
pub(crate) fn assert_is_short_and_helps(command: &str, said: &Said) {
    let text = said.all();
    assert!(text.lines().count() <= 3, "$ {command}\n{text}is longer than three lines");
    assert!(text.lines().all(|line| line.width() <= 80), "$ {command}\n{text}is too wide");
    let unfolded = text.replace('\n', " ");
    let helps = NEXT_STEPS.iter().any(|step| unfolded.contains(step));
    assert!(helps, "$ {command}\n{text}does not say what to do next");
}

/// Types every hint that an answer gives in full, each at a table that is as this one is now, and
/// asserts that it works.
#[track_caller]
pub(crate) fn try_hints(table: &Table, command: &[&str], said: &Said) {
    let text = format!("{}\n{}", said.stdout, said.stderr.trim_start_matches("hoyle: "));
    // A hint ends with its paragraph, which may be folded.
    let mut lines: Vec<String> = Vec::new();
    let mut last = 80;
    for line in text.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        match lines.last_mut() {
            Some(whole) if last + 1 + word.width() > 80 => *whole += &format!(" {line}"),
            _ => lines.push(line.to_owned()),
        }
        last = line.width();
    }
    for hint in lines.iter().flat_map(|line| hints(line)) {
        let words = shell_words::split(hint).expect("quotes close");
        let is_complete = !words.iter().any(|word| is_to_fill_in(word));
        let typed: Vec<&str> = match words.first().map(String::as_str) {
            Some("hoyle") => words[1..].iter().map(String::as_str).collect(),
            option => {
                // An option takes the place of the same one.
                let old =
                    command.iter().position(|word| Some(*word) == option).unwrap_or(command.len());
                command[..old].iter().copied().chain(words.iter().map(String::as_str)).collect()
            }
        };
        let copy = table.copy();
        let answer = match (is_complete, typed.as_slice()) {
            // There is no terminal to ask at.
            (true, ["remove", id]) => copy.words(&["remove", id, "--yes"]),
            // It says itself what is damaged.
            (true, ["doctor"]) => continue,
            // It asks which game, at a terminal.
            (true, ["play"]) => continue,
            // The option belongs to a line of the script.
            (true, ["replay", ..]) => continue,
            (true, typed) => copy.words(typed),
            (false, [name, ..]) if words[0] == "hoyle" && !name.starts_with('-') => {
                copy.words(&["help", name])
            }
            (false, _) => continue,
        };
        let shown = answer.all();
        assert_eq!(answer.code, 0, "$ hoyle {command:?}\nhints at `{hint}`, which fails:\n{shown}");
    }
}

/// Types at the prompt a command that the shell refused, and then every hint that the prompt gives in full.
/// Asserts that the hints work there: the prompt writes them differently from the shell.
#[track_caller]
pub(crate) fn try_at_prompt(table: &Table, command: &[&str]) {
    let typed = command.iter().map(|word| shell_words::quote(word)).collect::<Vec<_>>().join(" ");
    let is_of_prompt = !["new", "replay", "import", "play", "board", "serve"].contains(&command[0]);
    if !is_of_prompt || command.iter().any(|word| word.contains(['\n', '\'', '\u{0}', '\u{1b}'])) {
        return;
    }
    if table.hoyle("status").code != 0 {
        return;
    }
    let said = table.copy().piped("play", format!("{typed}\n"), 250);
    let commands = table.done("help commands");
    let is_command = |word: &str| {
        ["u", "r", "?", "s"].contains(&word)
            || commands.lines().any(|line| line.trim_start().starts_with(&format!("{word} ")))
    };
    for rest in said.stderr.replace("standard input:1: ", "").lines().flat_map(after_colons) {
        let hint = rest.split(", or ").next().unwrap_or(rest).trim();
        let first = hint.split(' ').next().unwrap_or_default();
        let Ok(words) = shell_words::split(hint) else { continue };
        // A sentence is no hint.
        if hint.ends_with('.') {
            continue;
        }
        let is_complete = !words.iter().any(|word| is_to_fill_in(word));
        let line = match first {
            "remove" if !hint.contains("--yes") => format!("{hint} --yes"),
            "doctor" | "quit" => continue,
            _ if is_command(first) && is_complete => hint.to_owned(),
            _ if is_command(first) => format!("help {first}"),
            "--yes" | "--stands" if is_complete => format!("{typed} {hint}"),
            _ => continue,
        };
        let answer = table.copy().piped("play", format!("{line}\n"), 250);
        let shown = answer.all();
        assert_eq!(
            answer.code, 0,
            "{typed}\nhints at `{hint}` at the prompt, which fails:\n{shown}"
        );
        assert!(!hint.contains(" > "), "{typed}: {hint}");
    }
}

/// The rest of a line after each of its colons.
fn after_colons(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices(": ").map(|(at, colon)| &line[at + colon.len()..])
}

/// The commands and options that a line hints at.
fn hints(line: &str) -> impl Iterator<Item = &str> {
    let hints =
        after_colons(line).filter(|rest| rest.starts_with("hoyle ") || rest.starts_with("--"));
    hints.map(|hint| hint.split(", or ").next().unwrap_or(hint).trim())
}

/// Whether a word of a hint stands for something: `NAME`, `N…`, `[NAME=POINTS]…`.
fn is_to_fill_in(word: &str) -> bool {
    word.contains(['…', '['])
        || word
            .split([':', '='])
            .any(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase()))
}
