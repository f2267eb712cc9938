//! Runs the `console` blocks of a page with the real program. A line that begins with `$ ` is a
//! command; `? 1` after it is its exit code, if not 0; then comes its output. The language stays what
//! `export HOYLE_LANG=` made it.

use super::{Said, Table, gallery};
use std::path::Path;

/// How to check a page.
#[derive(Clone, Copy)]
pub(crate) struct Manner<'a> {
    /// Where the commands run; by default in the folder of their table.
    pub(crate) cwd: Option<&'a Path>,
    /// The width at which standard error is wrapped.
    pub(crate) width: Option<u8>,
    /// Whether the page is a gallery of refusals: every `## ` starts with an empty data folder,
    /// commands that succeed are setup whose output is omitted, and commands that fail must change
    /// nothing.
    pub(crate) gallery: bool,
}

/// Asserts that a page matches the program's output. With `HOYLE_TESTS=overwrite` the page is
/// updated instead.
pub(crate) fn check(page: &Path, manner: Manner<'_>) {
    let told = std::fs::read_to_string(page).expect("the page can be read");
    let played = played(&told, manner);
    if std::env::var("HOYLE_TESTS").is_ok_and(|wish| wish == "overwrite") {
        std::fs::write(page, played).expect("the page is written");
    } else {
        let differs = told.lines().zip(played.lines()).position(|(told, played)| told != played);
        let from = differs.unwrap_or(told.lines().count()).saturating_sub(3);
        let some = |text: &str| {
            text.lines().skip(from).take(16).map(|line| format!("  {line}\n")).collect::<String>()
        };
        assert!(
            told == played,
            "{}:{}: the page says\n{}but the program says\n{}",
            page.display(),
            from + 4,
            some(&told),
            some(&played)
        );
    }
}

/// Returns the page with the actual output.
pub(crate) fn played(page: &str, manner: Manner<'_>) -> String {
    let mut table = Table::new();
    let mut lines = page.lines().peekable();
    let mut out = Vec::new();
    let mut inside: Option<String> = None;
    let mut options: Vec<&str> = Vec::new();
    while let Some(line) = lines.next() {
        out.push(line.to_owned());
        match (&inside, line.strip_prefix("```")) {
            (None, Some(language)) => inside = Some(language.trim().to_owned()),
            (Some(_), Some(_)) => inside = None,
            (None, None) if manner.gallery && line.starts_with("## ") => table = Table::new(),
            (None, None) => {}
            (Some(language), None) => {
                // A block such as `hoyle evening.hoyle` is a file.
                if let Some(name) = language.strip_prefix("hoyle ") {
                    let rest: Vec<&str> =
                        std::iter::from_fn(|| lines.next_if(|line| !line.starts_with("```")))
                            .collect();
                    table.write(name, &([&[line], &rest[..]].concat().join("\n") + "\n"));
                    out.extend(rest.into_iter().map(str::to_owned));
                } else if let (true, Some(command)) =
                    (is_console(language), line.strip_prefix("$ "))
                {
                    let told: Vec<&str> = std::iter::from_fn(|| {
                        lines.next_if(|line| !line.starts_with("$ ") && !line.starts_with("```"))
                    })
                    .collect();
                    if let Some(tag) = command.strip_prefix("export HOYLE_LANG=") {
                        options = vec!["--lang", tag];
                        out.extend(told.into_iter().map(str::to_owned));
                    } else {
                        out.extend(answer(&table, command, &told, &options, manner));
                    }
                }
            }
        }
    }
    out.join("\n") + "\n"
}

fn is_console(language: &str) -> bool {
    language == "console" || language.starts_with("console,")
}

/// Runs a command, and returns the lines that should follow it.
fn answer(
    table: &Table,
    command: &str,
    told: &[&str],
    options: &[&str],
    manner: Manner<'_>,
) -> Vec<String> {
    let words: Vec<String> = shell_words::split(command)
        .expect("quotes close")
        .iter()
        .map(|word| unescape(word))
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let expects_failure = told.first().is_some_and(|line| line.starts_with("? "));
    let said = match words.as_slice() {
        ["hoyle", words @ ..] => {
            let before = table.bytes();
            // A page shows sheets as a terminal does; a pipe would get the widest table.
            let width = match words.first() {
                Some(&("sheet" | "replay")) => manner.width.or(Some(80)),
                _ => manner.width,
            };
            let cwd = manner.cwd.unwrap_or(table.folder.path());
            let said = table.run(&[options, words].concat(), cwd, width);
            assert!(said.code == 0 || table.bytes() == before, "{command} changed something");
            if manner.gallery {
                if said.code != 0 {
                    gallery::assert_is_short_and_helps(command, &said);
                }
                gallery::try_hints(table, words, &said);
                if said.code != 0 {
                    gallery::try_at_prompt(table, words);
                }
            }
            said
        }
        // Corrupts a file, as a bad disk or another program would.
        ["replace", file, old, new] => {
            let path = table.path(file);
            let text = std::fs::read_to_string(&path).expect("a file");
            assert!(text.contains(old), "{file} has no {old}");
            std::fs::write(path, text.replacen(old, new, 1)).expect("written");
            return Vec::new();
        }
        _ => panic!("`{command}` is not a command of this program"),
    };
    said.assert_harmless();
    if manner.gallery && !expects_failure {
        assert_eq!(said.code, 0, "$ {command}\n{}", said.stderr);
        return Vec::new();
    }
    let mut lines = Vec::new();
    if said.code != 0 || manner.gallery {
        lines.push(format!("? {}", said.code));
    }
    let Said { stdout, stderr, .. } = said;
    let mark = if manner.gallery { "| " } else { "" };
    lines.extend(stdout.lines().map(|line| format!("{mark}{line}")));
    lines.extend(stderr.lines().map(str::to_owned));
    // Ignore the empty line that ends a block or separates two commands.
    lines.extend(told.last().filter(|line| line.is_empty()).map(|_| String::new()));
    lines
}

/// Returns a word with escapes such as `\u{1b}` replaced by their characters.
fn unescape(word: &str) -> String {
    let mut parts = word.split("\\u{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (code, rest) = part.split_once('}').expect("an escape ends");
        let code = u32::from_str_radix(code, 16).expect("an escape is a number");
        text.push(char::from_u32(code).expect("an escape is a character"));
        text.push_str(rest);
    }
    text
}
