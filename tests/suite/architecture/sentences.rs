//! Every sentence that a player can read is in `locales/`, and `words` names no commands.

use super::{Source, root, sources};
use std::collections::BTreeSet;
use std::process::Command;
use syn::parse::{Parse, ParseStream};
use syn::{Ident, LitStr, Token, braced, bracketed, parenthesized, token};

/// The files that may contain several words in a row.
const ALLOWED: [&str; 11] = [
    // Help texts, and commands as they are typed. (The key pages of the board and the prompt are
    // help texts too, in `templates/*.txt`.)
    "commands/guide/mod.rs",
    "grammar/hints.rs",
    // The names of commands, and the words that people type for them.
    "commands/mod.rs",
    "commands/unknown.rs",
    // The descriptions in a schema, and the notations of laws and schedules.
    "presets/read.rs",
    "rules/laws/condition.rs",
    "rules/laws/effect.rs",
    "rules/schedule.rs",
    "words/errors.rs",
    // The names of columns in files for programs.
    "commands/stats/tables.rs",
    "views/facts.rs",
];

/// Texts that may be anywhere: the document that the rules of a table cite, which their games
/// record, that of laws which no club has printed, a form of their tests, and what every manual page has.
const NAMES: [&str; 5] = ["House rules", "our reading", "not FACT", "EXIT STATUS", "Print help"];

/// The functions and macros whose texts only a programmer reads, as in the title of a schema, and those
/// that take a command to type.
const WITHOUT_SENTENCES: [&str; 11] = [
    "assert",
    "assert_eq",
    "debug_assert",
    "debug_assert_eq",
    "expect",
    "panic",
    "titled",
    "unreachable",
    "of_game",
    "of_folder",
    "of_program",
];

/// The string literals of a file, including those in macros, but not those in attributes.
struct Texts(Vec<String>);

impl Texts {
    fn of(source: &str) -> Vec<String> {
        syn::parse_str::<Texts>(source).expect("a source").0
    }
}

impl Parse for Texts {
    fn parse(input: ParseStream<'_>) -> syn::Result<Texts> {
        let mut texts = Vec::new();
        let mut skipped = false;
        while !input.is_empty() {
            let inside = if input.peek(token::Paren) {
                let inside;
                parenthesized!(inside in input);
                inside
            } else if input.peek(token::Bracket) {
                let inside;
                bracketed!(inside in input);
                inside
            } else if input.peek(token::Brace) {
                let inside;
                braced!(inside in input);
                inside
            } else {
                if input.peek(LitStr) {
                    texts.push(input.parse::<LitStr>()?.value());
                    skipped = false;
                } else if input.peek(Ident) {
                    let name: Ident = input.parse()?;
                    skipped = WITHOUT_SENTENCES.iter().any(|skipped| name == skipped);
                } else {
                    // An attribute is `#[…]` or `#![…]`, a macro `name!(…)`.
                    skipped = input.peek(Token![#]) || (skipped && input.peek(Token![!]));
                    input.step(|cursor| {
                        cursor.token_tree().map(|(_, rest)| ((), rest)).ok_or(cursor.error("end"))
                    })?;
                }
                continue;
            };
            let found: Texts = inside.parse()?;
            if !std::mem::take(&mut skipped) {
                texts.extend(found.0);
            }
        }
        Ok(Texts(texts))
    }
}

/// Whether a text has at least two words in a row.
fn is_prose(text: &str) -> bool {
    let is_word = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ':', ';', '?', '!']);
        word.len() > 1 && word.chars().all(char::is_alphabetic)
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

/// What a reader sees of a template: no tags, and nothing that is filled in.
fn visible(template: &str) -> String {
    let mut text = template.to_owned();
    for (open, close) in [("{%", "%}"), ("{{", "}}"), ("<", ">")] {
        while let Some(start) = text.find(open) {
            let length = text[start..].find(close).expect("an end") + close.len();
            // What is filled in is not a word of the template.
            text.replace_range(start..start + length, " - ");
        }
    }
    text
}

/// Whether a text has an option, a command after the program's name, or a list of commands.
fn names_a_command(text: &str, commands: &BTreeSet<String>) -> bool {
    let is_command = |word: &&str| commands.contains(word.trim_matches([',', '.', ':', ';']));
    let words: Vec<&str> = text.split_whitespace().collect();
    words.iter().any(|word: &&str| {
        let name = word.strip_prefix("--");
        name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))
    }) || words.windows(2).any(|pair| pair[0] == "hoyle" && is_command(&pair[1]))
        || words.windows(3).any(|three| three.iter().all(is_command))
}

fn commands() -> BTreeSet<String> {
    let listed = Command::new(env!("CARGO_BIN_EXE_hoyle")).args(["help", "commands"]).output();
    let listed = String::from_utf8(listed.expect("hoyle").stdout).expect("text");
    // What is folded stands further in.
    let rows = listed.lines().filter(|line| !line.starts_with("   "));
    let first = rows.filter_map(|line| line.split_whitespace().next());
    let commands: BTreeSet<String> = first.map(str::to_owned).collect();
    assert!(commands.contains("took"), "{commands:?}");
    commands
}

#[test]
fn only_catalogs_contain_sentences() {
    // What a parser expected, and commands as they are typed, may be anywhere.
    let is_allowed = |text: &str| {
        text.contains("expected ") || text.starts_with("hoyle ") || NAMES.contains(&text)
    };
    let is_free = |source: &Source| ALLOWED.contains(&source.path.as_str());
    let mut found = String::new();
    for source in sources().iter().filter(|source| !is_free(source)) {
        let texts = Texts::of(&source.text).into_iter();
        for text in texts.filter(|text| is_prose(text) && !is_allowed(text)) {
            found += &format!("src/{}: {text:?}\n", source.path);
        }
    }
    assert!(found.is_empty(), "these belong in locales/:\n{found}");
}

#[test]
fn templates_contain_no_sentences() {
    for entry in std::fs::read_dir(root().join("templates")).expect("the templates") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "html" || end == "svg") {
            let text = visible(&std::fs::read_to_string(&path).expect("a template"));
            for line in text.lines() {
                assert!(!is_prose(line), "{}: {line:?} belongs in locales/", path.display());
            }
        }
    }
}

#[test]
fn messages_name_no_commands() {
    let commands = commands();
    for source in sources().iter().filter(|source| source.module() == Some("words")) {
        for text in Texts::of(&source.text) {
            let names = names_a_command(&text, &commands);
            assert!(!names, "src/{}: {text:?} names a command", source.path);
        }
    }
}

#[test]
fn sentences_and_commands_are_recognized() {
    assert!(is_prose("Nothing recorded."));
    assert!(is_prose("on the forehead"));
    assert!(!is_prose("{folder}{id}: {what}"));
    assert!(!is_prose("deal"));
    assert!(is_prose(&visible("<h1>{{ title }}</h1>\n<p class=\"a b\">Back to {% if x %}it</p>")));
    assert!(!is_prose(&visible("<p class=\"deals paper\">{{ title }} · {{ game }}</p>")));
    let source = r#"
        //! A page.
        #[strum(serialize = "in an attribute")]
        fn f() { x.expect("in an expect"); format!("in a {}", "macro call"); }
    "#;
    assert_eq!(Texts::of(source), ["in a {}", "macro call"]);
    let commands = commands();
    let names = |text| names_a_command(text, &commands);
    assert!(names("Take it back: hoyle undo"));
    assert!(names("Name it with --trump."));
    assert!(names("A script has only these: new, trump, bid, took."));
    assert!(!names("A newer hoyle can read it."));
    assert!(!names("Record its trump or its bids first."));
}
