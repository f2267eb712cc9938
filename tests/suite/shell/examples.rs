//! Every example in the help, the README and `docs/` runs in a game where it is legal, and succeeds.
//! `tests/examples.md` has the games.
#![cfg(unix)]

use super::help::{commands, examples};
use crate::board::screen::Screen;
use crate::common::{Table, one_line, repository};
use crate::documents::find;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What `tests/examples.md` has under a heading.
#[derive(Default)]
struct Section {
    title: String,
    setup: Vec<String>,
    examples: Vec<Example>,
}

struct Example {
    line: String,
    /// What is typed at a terminal.
    keys: Option<String>,
    /// Whether the page says that it is refused.
    refused: bool,
    /// The page of the help that it stands in, and the words there.
    inside: Option<(String, String)>,
}

impl Example {
    fn read(line: &str) -> Example {
        let (line, inside) = match line.split_once("  # ") {
            Some((line, inside)) => (line, inside.split_once(": ")),
            None => (line, None),
        };
        let inside = inside.map(|(page, words)| (page.to_owned(), words.to_owned()));
        let (line, mark) = match line.strip_suffix('}').and_then(|line| line.split_once(" {")) {
            Some((line, mark)) => (line, Some(mark)),
            None => (line, None),
        };
        let refused = mark == Some("refused");
        let keys = if refused { None } else { mark.map(str::to_owned) };
        Example { line: line.to_owned(), keys, refused, inside }
    }
}

fn sections() -> Vec<Section> {
    let page = std::fs::read_to_string(repository("tests/examples.md")).expect("the page");
    let mut sections: Vec<Section> = Vec::new();
    for line in page.lines().skip_while(|line| !line.starts_with("## ")) {
        let last = sections.last_mut();
        match (line.strip_prefix("## "), line.strip_prefix("+ "), last) {
            (Some(title), ..) => {
                sections.push(Section { title: title.to_owned(), ..Section::default() });
            }
            (_, Some(line), Some(last)) => last.setup.push(line.to_owned()),
            (_, _, Some(last)) if !line.is_empty() => last.examples.push(Example::read(line)),
            _ => {}
        }
    }
    assert!(sections.len() > 10, "too few games");
    sections
}

/// A table with a game, and with the examples of this repository.
fn at(section: &Section) -> Table {
    let table = Table::new();
    std::os::unix::fs::symlink(repository("examples"), table.path("examples")).expect("a link");
    let said = table.bash(&section.setup.join("\n"));
    assert_eq!(said.code, 0, "{}\n{}", section.title, said.stderr);
    table
}

/// What bash runs of an example: a shell or a program that this machine does not have is left out.
fn runnable(line: &str) -> &str {
    let has = |name: &str| Path::new("/usr/bin").join(name).exists();
    if line.contains("zsh")
        && let Some(command) = line.strip_prefix("source <(")
    {
        return command.trim_end_matches(')');
    }
    match line.split_once(" | man ") {
        Some((command, _)) if !has("man") => command,
        _ => line,
    }
}

#[test]
fn every_example_succeeds_in_its_game() {
    let mut failed = String::new();
    for section in sections() {
        assert!(!section.examples.is_empty(), "{}", section.title);
        for Example { line, keys, refused, .. } in &section.examples {
            let table = at(&section);
            if let Some(keys) = keys {
                let command = shell_words::split(line).expect("quotes close");
                let words: Vec<&str> = command[1..].iter().map(String::as_str).collect();
                let screen = Screen::of(&table, &words, (80, 24));
                screen.waits("something", |screen| !screen.trim().is_empty());
                screen.press(&format!("{}\r", keys.replace(" ⏎ ", "\r")));
                // A long answer to several questions is shown by the pager.
                if keys.contains('⏎') {
                    screen.waits("the rules", |screen| screen.contains("[House rules]"));
                    screen.press("q");
                }
                screen.ends();
                continue;
            }
            let said = table.bash(runnable(line));
            if said.code != i32::from(*refused) {
                failed += &format!("{}: {line}\n{}{}\n", section.title, said.stdout, said.stderr);
            }
        }
    }
    assert_eq!(failed, "");
}

#[test]
fn every_example_in_the_help_has_a_game() {
    let sections = sections();
    let tried: BTreeSet<&str> = sections.iter().flat_map(lines).collect();
    let table = Table::new();
    let wide = |line: &str| table.within(&[("COLUMNS", "100")], line).stdout;
    let mut shown = 0;
    for command in commands(&table) {
        let help = wide(&format!("{command} --help"));
        let last = command.rsplit(' ').next().expect("a word");
        let examples = examples(&help);
        assert!(
            last == "status" || examples.iter().any(|example| example.contains(last)),
            "{help}"
        );
        for example in examples {
            assert!(tried.contains(example.trim()), "no game in tests/examples.md for:{example}");
            shown += 1;
        }
        let page = table.done(&format!("man {command}"));
        assert!(page.contains("SH EXAMPLES"), "{command}");
    }
    assert!(shown > 60, "only {shown} examples were found");
    for section in &sections {
        for (page, words) in section.examples.iter().filter_map(|example| example.inside.as_ref()) {
            let help = one_line(&wide(&format!("help {page}")));
            assert!(help.contains(words), "help {page} does not say {words:?} any more: {help}");
        }
    }
}

fn lines(section: &Section) -> impl Iterator<Item = &str> {
    section.examples.iter().map(|example| example.line.as_str())
}

/// The README and every page of `docs/`, each with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let mut pages = vec![repository("README.md")];
    find(&repository("docs"), &mut pages);
    pages
        .into_iter()
        .map(|page: PathBuf| {
            let text = std::fs::read_to_string(&page).expect("a page");
            (page, text)
        })
        .collect()
}

/// Whether a command in a text has something to be filled in, as `hoyle rules NAME` does.
fn is_a_form(command: &str) -> bool {
    command.split([' ', '=', ':', ',']).any(|word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        !word.is_empty() && word.chars().all(|c| c.is_ascii_uppercase())
    })
}

#[test]
fn every_command_in_the_prose_of_the_pages_has_a_game() {
    let sections = sections();
    let tried: BTreeSet<&str> = sections.iter().flat_map(lines).collect();
    let table = Table::new();
    let names = commands(&table);
    // A test of its own runs the table of every rule.
    for (page, text) in pages()
        .into_iter()
        .filter(|(page, _): &(PathBuf, String)| !page.ends_with("rules/every-rule.md"))
    {
        let prose: String = text.split("```").step_by(2).collect::<Vec<_>>().join(" ");
        let spans = prose.split('`').skip(1).step_by(2).map(one_line);
        for span in spans.filter(|span| span.starts_with("hoyle ")) {
            let is_name = names.iter().any(|name| span == format!("hoyle {name}"));
            let known = is_name || is_a_form(&span) || tried.contains(span.as_str());
            assert!(known, "{}: no game in tests/examples.md for: {span}", page.display());
        }
    }
}

#[test]
fn every_shell_block_of_the_pages_succeeds() {
    let mut run = 0;
    for (page, text) in pages() {
        let section = Section { title: page.display().to_string(), ..Section::default() };
        let table = at(&section);
        let mut blocks = String::new();
        for block in text.split("```sh\n").skip(1) {
            let block = block.split("```").next().unwrap_or_default();
            // Cargo builds the program; .ci/run tries that.
            let lines = block.lines().filter(|line| !line.starts_with("cargo "));
            blocks.extend(lines.map(|line| format!("{line}\n")));
        }
        run += blocks.lines().count();
        let said = table.bash(&blocks);
        assert_eq!(said.code, 0, "{}\n{blocks}\n{}", page.display(), said.stderr);
    }
    assert!(run > 20, "only {run} lines were found");
}

#[test]
fn no_two_commands_share_a_description() {
    let table = Table::new();
    let mut seen = BTreeSet::new();
    for command in commands(&table) {
        let help = table.within(&[("COLUMNS", "100")], &format!("{command} --help")).stdout;
        let about = help.split("\n\n").next().expect("a paragraph").to_owned();
        assert!(seen.insert(about.clone()), "{command}: {about}");
    }
}
