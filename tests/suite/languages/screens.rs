//! The board, the prompt and the pages in every language, and in a pseudo-language that shows which
//! text comes from no catalog.

use super::languages;
#[cfg(unix)]
use crate::board::screen::Screen;
use crate::common::{Table, repository};
use crate::web::Server;
use std::collections::{BTreeMap, BTreeSet};
use unicode_width::UnicodeWidthStr;

/// English in letters that nothing else uses; only in debug builds.
const PSEUDO: &str = "en-XA";

/// The players of the games and of the paper sheet.
const NAMES: [&str; 7] = ["Igor", "Jovana", "Dunja", "Dušan", "Ioana", "Mihai", "Radu"];

/// Games in the middle of a deal, with something to correct and to explain.
const GAMES: [&[&str]; 4] = [
    &[
        "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday",
        "bid 2 4 2 6",
        "took 2 4 1",
        "fix 1 took Igor=1 Jovana=5",
        "note Late",
        "bid 1 3 5 4",
        "took 2 3 4",
        "bid 2 3 1",
    ],
    &[
        "new romanian Igor Jovana Dunja Dušan --dealer Dušan --id friday --set promotions=five",
        "trump hearts",
        "bid 1 0 0 1",
        "trick Ah 9h 8h 7h",
        "rule revoke Late Jovana=-2",
    ],
    &[
        "new auction-whist Igor Jovana Dunja Dušan --dealer Dušan --id friday",
        "contract suit-8:hearts --by Jovana --with Igor",
        "took 9",
        "call pass-trou pass-trou pass-trou pass-trou",
        "call pass suit-8:spades",
    ],
    &[
        "new spades Igor Jovana Dunja Dušan --dealer Dušan --id friday",
        "bid 4 nil 3 4",
        "took 5 0 4",
    ],
];

/// The ids and values of every set of rules, and the commands: they are typed, and so the same in
/// every language.
fn typed_words() -> BTreeSet<String> {
    fn values(of: &toml::Value, is_id: bool, found: &mut BTreeSet<String>) {
        let is_word = |key: &str| ["id", "key", "word", "value", "form", "mark"].contains(&key);
        match of {
            toml::Value::Table(table) => {
                table.iter().for_each(|(key, value)| values(value, is_word(key), found));
            }
            toml::Value::Array(list) => list.iter().for_each(|value| values(value, is_id, found)),
            toml::Value::String(text) if is_id => {
                found.extend(text.split('-').flat_map(|part| [part.to_owned(), capital(part)]));
            }
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(repository("src/presets")).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "toml") {
            let text = std::fs::read_to_string(path).expect("UTF-8");
            values(&toml::from_str(&text).expect("TOML"), false, &mut found);
        }
    }
    // Cards, and what is typed at the prompt only.
    found.extend(["Kc", "Ac", "print", "copy"].map(str::to_owned));
    let listed = Table::new().done("help commands");
    found.extend(
        listed.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned),
    );
    for tag in languages() {
        let file = repository(&format!("locales/{tag}/grammar.ftl"));
        // Cyrillic Serbian has no catalog of its own.
        let catalog = std::fs::read_to_string(file).unwrap_or_default();
        let name = catalog.lines().find_map(|line| line.strip_prefix("language-name = "));
        found.extend(name.map(str::to_owned));
    }
    found.extend(OTHER.iter().chain(&NAMES).map(|word| (*word).to_owned()));
    found
}

/// Other words that are typed or shown as they are: values of settings, calls, keys, names.
const OTHER: [&str; 20] = [
    "hoyle", "friday", "next", "EUR", "scoring", "premium", "forehead", "rotation", "top", "step",
    "bottom", "hook", "ties", "text", "markdown", "csv", "html", "svg", "png", "json",
];

fn capital(text: &str) -> String {
    let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    first.to_uppercase() + rest
}

/// A text without what is between two delimiters.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut parts = text.split(open);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + " " + part.split_once(close).map_or("", |(_, after)| after))
}

/// What a reader sees of a page: its text, and the texts that are read out.
fn visible(page: &str) -> String {
    let spoken = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""].into_iter();
    let spoken =
        spoken.flat_map(|name| page.split(name).skip(1)).filter_map(|rest| rest.split('"').next());
    let spoken: Vec<&str> = spoken.collect();
    let text = ["style", "script"].into_iter().fold(page.to_owned(), |text, tag| {
        without(&text, &format!("<{tag}"), &format!("</{tag}>"))
    });
    without(&text, "<", ">") + "\n" + &spoken.join("\n")
}

/// The words that come from no catalog and cannot be typed, each with its line.
struct LeftOver {
    typed: BTreeSet<String>,
    found: BTreeMap<String, String>,
}

impl LeftOver {
    fn new() -> LeftOver {
        LeftOver { typed: typed_words(), found: BTreeMap::new() }
    }

    fn look(&mut self, text: &str) {
        // Leave out sources, commands and quotations.
        let text = without(&without(text, "[", "]"), "“", "”");
        for line in text.lines() {
            // Leave out an option and its values, up to the colon.
            let option =
                line.trim_start().starts_with("--").then(|| line.split_once(": ")).flatten();
            let said = option.map_or(line, |(_, said)| said);
            for word in said.split("hoyle ").next().unwrap_or_default().split_whitespace() {
                if word.starts_with("--") {
                    continue;
                }
                let word = word.trim_matches(|c: char| !c.is_alphanumeric());
                let is_word = word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
                if is_word && !self.typed.contains(word) {
                    self.found.insert(word.to_owned(), line.trim().to_owned());
                }
            }
        }
    }

    #[track_caller]
    fn assert_none(&self) {
        assert!(self.found.is_empty(), "from no catalog: {:#?}", self.found);
    }
}

#[test]
fn a_text_of_no_catalog_is_noticed() {
    let left = |text: &str| {
        let mut left = LeftOver { typed: ["Igor".to_owned()].into(), found: BTreeMap::new() };
        left.look(text);
        left.found.into_keys().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(left("Igor 𝐛𝐢𝐝 3. [serbian.hook: Serbian whist, Bidding]"), "");
    assert_eq!(left("𝐍𝐞𝐱𝐭: hoyle bid N"), "");
    assert_eq!(left("Igor 𝐛𝐢𝐝 3, and more."), "and more");
    let page = "<style>p {color: red}</style><p title=\"Points\">𝐩𝐨𝐢𝐧𝐭𝐬 of <b>Igor</b></p>";
    assert_eq!(left(&visible(page)), "Points of");
}

/// What is printed, in every format that is for people.
const PRINTED: [&str; 48] = [
    "status",
    "sheet",
    "sheet --style paper",
    "sheet --format markdown",
    "sheet --format html",
    "sheet --format svg",
    "explain",
    "log",
    "schedule",
    "schedule --format html",
    "chances",
    "what-if --all",
    "games",
    "doctor",
    "stats",
    "stats Igor --explain",
    "stats --format html",
    "players",
    "settle",
    "rules",
    "rules serbian.hook",
    "rules montreal",
    "bid 99",
    "took 99",
    "undo 99",
    "fix 1 bid Igor=99",
    "check bid --cards 6 --players 4 --bids 2,0,1 3",
    "check call --calls trou pass-trou",
    "check trick --rules serbian --trump h 7c Kc 2h Ac",
    "check play --rules serbian --trump h --led 7c --hand 'Kc 2h' 2h",
    "score serbian --cards 13 --players 4 3/2 1/1",
    "score auction-whist solo-6 --took 7",
    "trump x",
    "count x Igor=1",
    "settle --per-point x",
    "settle --among pot:A",
    "games --since x",
    "score serbian --cards 99 --players 4 1/1",
    "new serbian A B C D --set x=1",
    "help nope",
    "sheet --format x",
    "audit paper.txt --rules romanian --format html",
    "export --to games.tar",
    "import games.tar",
    "players merge Igor Jovana",
    "rematch --id next",
    "remove next --yes",
    "restore next",
];

#[test]
fn nothing_is_printed_that_comes_from_no_catalog() {
    let mut left = LeftOver::new();
    let paper =
        std::fs::read_to_string(repository("examples/evening-on-paper.txt")).expect("a sheet");
    let rules = hoyle::presets::rulesets().map(|id| format!("rules {id}"));
    let all: Vec<String> = rules.chain(["audit paper.txt".into()]).collect();
    for (index, lines) in GAMES.iter().enumerate() {
        let table = Table::after(lines);
        table.write("paper.txt", &paper);
        let mut commands = PRINTED.to_vec();
        if index == 0 {
            commands.extend(all.iter().map(String::as_str));
        }
        for line in commands {
            let said = table.within(&[("COLUMNS", "300")], &format!("{line} --lang {PSEUDO}"));
            left.look(&(visible(&said.stdout) + &said.stderr));
        }
    }
    left.assert_none();
}

/// The keys that open the views of the board one after another.
#[cfg(unix)]
const VIEWS: [&str; 5] = ["s", "1\r", "b", "c", "l"];

/// Looks at every view, and then at the help and the search over the last.
#[cfg(unix)]
fn look(table: &Table, tag: &str, size: (u16, u16), mut at: impl FnMut(&str)) {
    let heading = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let board = Screen::of(table, &["board", "--lang", tag], size);
    board.waits("the board", |text| text.contains('·'));
    at(&board.text());
    for keys in VIEWS {
        let before = heading(&board.text());
        board.press(keys);
        board.waits(keys, |text| heading(text) != before);
        at(&board.text());
    }
    for keys in ["?", "\x1b", "/", "\x1b"] {
        let before = board.text();
        board.press(keys);
        board.waits(keys, |text| text != before);
        at(&board.text());
    }
    board.press("q");
    board.ends();
}

#[cfg(unix)]
#[test]
fn nothing_is_on_the_board_that_comes_from_no_catalog() {
    let mut left = LeftOver::new();
    for lines in GAMES {
        let table = Table::after(lines);
        look(&table, PSEUDO, (160, 50), |text| left.look(text));
    }
    left.assert_none();
}

/// A word that reaches the edge is whole: a wider screen has it too, or it says that it was shortened.
#[cfg(unix)]
#[test]
fn the_board_fits_40_and_80_columns_in_every_language() {
    for lines in GAMES {
        let table = Table::after(lines);
        for tag in languages() {
            let mut known = BTreeSet::new();
            // Headings are shorter on narrow screens.
            // Cyrillic Serbian has no catalog of its own.
            for file in
                std::fs::read_dir(repository(&format!("locales/{tag}"))).into_iter().flatten()
            {
                let path = file.expect("a file").path();
                let messages = std::fs::read_to_string(path).expect("UTF-8");
                known.extend(messages.split_whitespace().map(str::to_owned));
            }
            for size in [(250, 60), (250, 12), (110, 12)] {
                look(&table, tag, size, |text| {
                    known.extend(text.split_whitespace().map(str::to_owned));
                });
            }
            for size in [(40, 15), (80, 24)] {
                look(&table, tag, size, |text| {
                    for line in text.lines().filter(|line| line.width() >= usize::from(size.0)) {
                        let last = line.split_whitespace().last().unwrap_or_default();
                        let is_whole = known.contains(last)
                            || last.ends_with('…')
                            || !last.chars().any(char::is_alphabetic);
                        assert!(is_whole, "{tag}, {size:?}: {last:?} in\n{text}");
                    }
                });
            }
        }
    }
}

const TYPED: [&str; 9] = [
    "new serbian Igor Jovana Dunja Dušan --dealer Dušan",
    "?",
    "2426",
    "99",
    "bdi",
    "241",
    "s",
    "u",
    "e",
];

#[test]
fn the_prompt_is_translated_and_fits_40_and_80_columns() {
    let mut left = LeftOver::new();
    let input = TYPED.join("\n") + "\n";
    let said = |tag: &str, width| Table::new().piped(&format!("play --lang {tag}"), &input, width);
    let pseudo = said(PSEUDO, 250);
    left.look(&(pseudo.stdout + &pseudo.stderr));
    left.assert_none();
    for tag in languages() {
        for width in [40, 80] {
            let said = said(tag, width);
            for line in said.stdout.lines().chain(said.stderr.lines()) {
                let is_one_word = line.split_whitespace().count() < 2;
                assert!(line.width() <= width.into() || is_one_word, "{tag}, {width}: {line}");
            }
        }
    }
}

#[test]
fn nothing_is_on_the_pages_that_comes_from_no_catalog() {
    let mut left = LeftOver::new();
    let mut look = |table: &Table, of_viewer: &[&str], of_scorer: &[&str]| {
        let server = Server::at(table);
        let [viewer, scorer] = server.links();
        for (role, paths) in [(viewer, of_viewer), (scorer, of_scorer)] {
            for path in paths {
                left.look(&visible(&server.page(&format!("{role}/in/{PSEUDO}{path}"))));
            }
        }
    };
    // What is not there is the same page in every language.
    for lines in GAMES {
        look(&Table::after(lines), &["", "/deal/1", "/log"], &["", "/deal/1", "/log", "/new"]);
    }
    look(&Table::new(), &[""], &["", "/new"]);
    left.assert_none();
}
