//! One evening through arguments, a script, and the prompt: from a pipe and at a terminal.

use crate::common::{Table, evening};
#[cfg(unix)]
use crate::prompt::console::Console;
use crate::prompt::journal;

/// Returns a command of a Romanian evening in its shortest form.
fn shortest(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["trump", suit] => suit[..1].into(),
        ["bid", bids @ ..] => bids.concat(),
        // The last number is calculated.
        ["took", tricks @ .., _] => tricks.concat(),
        _ => line.into(),
    }
}

/// Returns the journals of an evening: by arguments, by a script, and from a pipe.
fn journals(lines: &[String], typed: &[String], id: &str) -> [Vec<u8>; 3] {
    let by_words = Table::new();
    for line in lines {
        by_words.done(line);
    }
    let by_script = Table::new();
    by_script.write("evening.hoyle", &lines.join("\n"));
    by_script.done("replay evening.hoyle --save");
    let by_pipe = Table::new();
    let said = by_pipe.piped("play", typed.join("\n"), 80);
    assert_eq!((said.code, said.stderr.contains("hoyle:")), (0, false), "{}", said.stderr);
    [journal(&by_words, id), journal(&by_script, id), journal(&by_pipe, id)]
}

/// Returns a Romanian evening as typed: the bids follow the suit turned up.
fn typed(lines: &[String]) -> Vec<String> {
    let mut typed: Vec<String> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        match typed.last_mut() {
            Some(last) if lines[index - 1].starts_with("trump ") => last.push_str(&shortest(line)),
            _ => typed.push(shortest(line)),
        }
    }
    typed
}

#[test]
fn the_deals_of_a_romanian_evening_take_at_most_240_keystrokes() {
    let lines = evening("romanian-evening");
    let typed = typed(&lines);
    let [words, script, pipe] = journals(&lines, &typed, "romanian-2026-11-20");
    assert!(words == pipe && words == script, "the journals differ");

    let table = Table::new();
    let said = table.piped("play", typed.join("\n"), 80);
    assert!(said.stdout.contains("The game is over: "), "{}", said.stdout);
    assert_eq!(table.json("sheet")["deals"].as_array().map(Vec::len), Some(24));
    // The first line starts the game. Each line ends with Enter.
    let strokes: usize = typed[1..].iter().map(|line| line.chars().count() + 1).sum();
    assert_eq!(strokes, TYPED, "the number of keystrokes changed");
    const { assert!(TYPED <= 240) };
}

/// The keystrokes for the 24 deals, every suit turned up and every Enter included.
const TYPED: usize = 236;

/// Plays an evening at a terminal, and returns its journal.
#[cfg(unix)]
fn at_a_terminal(typed: &[String], id: &str) -> Vec<u8> {
    let table = Table::new();
    let mut console = Console::at(&table, "play");
    console.sees("hoyle> ");
    for line in typed {
        console.types(line);
        console.sees(if line.starts_with("new ") { "Next: " } else { "Take it back: u" });
    }
    console.types("q");
    console.sees("Everything recorded is saved.");
    console.ends();
    journal(&table, id)
}

#[cfg(unix)]
#[test]
fn an_evening_at_a_terminal_matches_the_pipe() {
    let lines = evening("romanian-evening");
    let typed = typed(&lines);
    let [words, ..] = journals(&lines, &typed, "romanian-2026-11-20");
    assert!(at_a_terminal(&typed, "romanian-2026-11-20") == words, "the journals differ");
}

/// Returns a command without its name, if the prompt knows what is due.
fn unnamed(line: &str) -> String {
    let names = ["bid ", "took ", "call ", "trick "];
    names.iter().find_map(|name| line.strip_prefix(name)).unwrap_or(line).to_owned()
}

#[test]
fn arguments_script_and_prompt_record_the_same_game() {
    for (name, id) in [
        ("serbian-evening", "serbian-2026-11-20"),
        ("oh-hell-evening", "oh-hell-2026-11-20"),
        ("auction-evening", "auction-whist-2026-11-20"),
        ("german-match", "german-2026-11-20"),
    ] {
        let lines = evening(name);
        let typed: Vec<String> = lines.iter().map(|line| unnamed(line)).collect();
        let [words, script, pipe] = journals(&lines, &typed, id);
        assert!(words == script, "{name}: the script's game differs");
        assert!(words == pipe, "{name}: the prompt's game differs");
    }
}
