//! The answers of real commands in each language, searched for what goes wrong when sentences are put together:
//! double punctuation, the spaces and quotes of another language, a preposition before a finished sentence.

use super::languages;
use crate::common::{Table, repository};
use crate::documents::find;
use std::fs;
use std::path::{Path, PathBuf};

/// Asked after the lines of an evening, one after the other.
const QUESTIONS: [&str; 4] = ["status", "explain", "sheet", "log"];

/// What is printed for programs or in English in every language.
const APART: [&str; 8] =
    ["help", "schema", "script", "export", "rescore", "--json", "csv", "--plain"];

/// Romanian nouns that are counted: *de* stands before them after 20.
const COUNTED: [&str; 14] = [
    "cărți",
    "levate",
    "puncte",
    "runde",
    "jucători",
    "partide",
    "licitații",
    "locuri",
    "zile",
    "înregistrări",
    "anunțuri",
    "moduri",
    "linii",
    "rezultate",
];

/// An answer, and the command.
struct Answer {
    command: String,
    text: String,
}

/// The pages with commands, and the evenings; a few of each unless `HOYLE_ANSWERS` is `all`.
fn some(paths: Vec<PathBuf>, every: usize, from: usize) -> Vec<PathBuf> {
    let is_all = std::env::var("HOYLE_ANSWERS").is_ok_and(|wish| wish == "all");
    let every = if is_all { 1 } else { every };
    paths.into_iter().skip(from % every).step_by(every).collect()
}

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(repository(folder)).expect("a folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    paths
}

/// The answers to the commands of a page. Every `## ` of a page of the tests begins with an empty folder.
fn of_page(page: &Path, tag: &str) -> Vec<Answer> {
    let text = fs::read_to_string(page).expect("a page");
    let is_test = page.starts_with(repository("tests"));
    let mut table = Table::new();
    let mut answers = Vec::new();
    let mut block: Option<&str> = None;
    let mut file = String::new();
    for line in text.lines() {
        if let Some(language) = line.strip_prefix("```") {
            if let Some(name) = block.and_then(|block| block.strip_prefix("hoyle ")) {
                table.write(name, &file);
                file.clear();
            }
            block = if block.is_some() { None } else { Some(language.trim()) };
        } else if block.is_some_and(|block| block.starts_with("hoyle ")) {
            file += &format!("{line}\n");
        } else if block.is_none() && is_test && line.starts_with("## ") {
            table = Table::new();
        } else if let Some(command) = line.strip_prefix("$ hoyle ")
            && !command.contains("--lang")
            && let Ok(words) = shell_words::split(command)
        {
            let folder = if is_test { table.path("") } else { repository("") };
            let words = [vec!["--lang".to_owned(), tag.to_owned()], words].concat();
            let said = table.run(&words, &folder, Some(80));
            answers.push(Answer { command: command.to_owned(), text: said.all() });
        }
    }
    answers
}

/// The answers to the lines of an evening, typed at the prompt with questions between them.
fn of_evening(path: &Path, tag: &str) -> Vec<Answer> {
    let text = fs::read_to_string(path).expect("an evening");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut typed: Vec<&str> = Vec::new();
    for (place, line) in lines.enumerate() {
        typed.push(line);
        if place > 0 {
            typed.push(QUESTIONS[place % QUESTIONS.len()]);
        }
    }
    let table = Table::new();
    let words = ["--lang", tag, "play"].join(" ");
    let said = table.piped(&words, typed.join("\n") + "\n", 80);
    // The rules files of some evenings are elsewhere.
    let mut answers = vec![Answer { command: path.display().to_string(), text: said.all() }];
    for _ in 1..if said.code == 0 { typed.len() } else { 1 } {
        answers.push(Answer { command: String::new(), text: String::new() });
    }
    answers
}

/// The quotes of a language.
fn quotes(tag: &str) -> &'static str {
    match tag {
        "de" | "sr" | "sr-Cyrl" => "„“",
        "ro" => "„”",
        "fr" | "es" => "«»",
        _ => "“”",
    }
}

/// A preposition that means *instead of*: no finished sentence follows it.
fn instead(tag: &str) -> &'static str {
    match tag {
        "de" => " statt ",
        "fr" => " au lieu de ",
        "es" => " en lugar de ",
        "nl" => " in plaats van ",
        "ro" => " în loc de ",
        "sr" => " umesto ",
        "sr-Cyrl" => " уместо ",
        _ => " in place of ",
    }
}

/// The faults of a text, each with what stands around it.
fn faults(tag: &str, printed: &str) -> Vec<String> {
    // Spaces that do not break are kept.
    let text = printed.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let mut at = Vec::new();
    for doubled in [",,", ";;", ": :", "::", " ,", ",.", ";.", ":.", ".,", "..", "( ", " )"] {
        at.extend(text.match_indices(doubled).map(|(place, _)| place));
    }
    // Paths and examples of lists.
    at.retain(|place| !["../", "..."].iter().any(|path| text[*place..].starts_with(path)));
    at.retain(|place| *place == 0 || !text[..*place].ends_with('.'));
    // A day in Serbian ends in a full stop: 20.11.2026.
    at.retain(|place| {
        !text[*place..].starts_with(".,")
            || !text[..*place].ends_with(|sign: char| sign.is_ascii_digit())
    });

    let own = quotes(tag);
    for (place, sign) in text.char_indices() {
        if "“”„«»".contains(sign) && !own.contains(sign) {
            at.push(place);
        }
    }
    if tag == "fr" {
        for space in [" ; ", " : ", " ? ", " ! ", " »", "« "] {
            at.extend(text.match_indices(space).map(|(place, _)| place));
        }
    }
    if tag == "de" {
        for nominative in [" bis das ", " bis der ", " bis die "] {
            at.extend(text.match_indices(nominative).map(|(place, _)| place));
        }
    }
    for (place, preposition) in text.match_indices(instead(tag)) {
        let after = &text[place + preposition.len()..];
        let mut next = after.split(' ').take(2).take_while(|word| !word.ends_with(['.', ',', ';']));
        if next.any(|word| word.ends_with(':')) {
            at.push(place);
        }
    }

    let mut faults = Vec::new();
    for place in at {
        let before: String = text[..place].chars().rev().take(40).collect();
        let after: String = text[place..].chars().take(40).collect();
        faults.push(before.chars().rev().collect::<String>() + &after);
    }
    if tag == "ro" {
        faults.extend(without_de(printed));
    }
    faults
}

/// The numbers after which *de* is missing in Romanian, or stands without need.
fn without_de(printed: &str) -> Vec<String> {
    // In a table a number may stand before the word of the next column.
    let lines = printed.lines().filter(|line| !line.trim().contains("  "));
    let text = lines.collect::<Vec<_>>().join(" ");
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let mut found = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let after = |words_after: usize| {
            let word = words.get(place + words_after).copied().unwrap_or_default();
            word.trim_end_matches([',', '.', ';', ':', ')'])
        };
        let has_de = after(1) == "de";
        let noun = if has_de { after(2) } else { after(1) };
        // A year may stand before a heading.
        if let Ok(number @ ..=1900) = word.parse::<u32>()
            && COUNTED.contains(&noun)
        {
            let needs_de = number >= 20 && !(1..20).contains(&(number % 100));
            if needs_de != has_de {
                found.push(format!("{word} {} {noun}", after(1)));
            }
        }
    }
    found
}

/// Some pages and evenings a language; all of them if `HOYLE_ANSWERS` is `all`.
#[test]
fn answers_are_put_together_well_in_each_language() {
    let mut found = Vec::new();
    for (index, tag) in languages().enumerate() {
        let mut pages = files("docs", ".md");
        find(&repository("docs/rules"), &mut pages);
        pages.sort();
        pages.extend(files("tests", ".md"));
        pages.extend(files("tests/refusals", ".md"));
        let mut answers = Vec::new();
        for page in some(pages, 32, index) {
            answers.extend(of_page(&page, tag));
        }
        for evening in some(files("examples", ".hoyle"), 24, index) {
            answers.extend(of_evening(&evening, tag));
        }
        eprintln!("{tag}: {} answers", answers.len());
        answers.retain(|answer| !APART.iter().any(|word| answer.command.contains(word)));
        for Answer { command, text } in answers {
            for fault in faults(tag, &text) {
                found.push(format!("{tag}: {command}: {fault}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn faults_are_found_where_there_are_some() {
    for (tag, text) in [
        ("en", "a bid.. of 3"),
        ("ro", "20 cărți"),
        ("ro", "7 de puncte"),
        ("de", "aufwärts bis das größte Spiel"),
        ("de", "“quoted”"),
        ("sr", "Jovana 3, umesto štihovi: Jovana 4"),
        ("fr", "Donne 1 : plis"),
        ("es", "a , b"),
    ] {
        assert!(!faults(tag, text).is_empty(), "{tag}: {text}");
    }
    for (tag, text) in [
        ("ro", "20 de cărți, 19 cărți, 101 cărți, 120 de cărți"),
        ("fr", "Donne 1\u{a0}: «\u{a0}plis\u{a0}»"),
        ("en", "--to ../there, a b c..."),
    ] {
        assert!(faults(tag, text).is_empty(), "{tag}: {text}: {:?}", faults(tag, text));
    }
}
