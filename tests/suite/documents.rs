//! Checks that the console blocks in the README and `docs/` match the program.

use crate::common::console::{self, Manner};
use crate::common::{Table, repository};
use std::path::{Path, PathBuf};

/// Commands run where a reader would type them, without a width, as in a pipe.
fn manner(root: &Path) -> Manner<'_> {
    Manner { cwd: Some(root), width: None, gallery: false }
}

/// The README's commands run at 80 columns, the width of the page.
fn narrow(root: &Path) -> Manner<'_> {
    Manner { width: Some(80), ..manner(root) }
}

#[test]
fn every_console_block_matches_the_program() {
    let root = repository("");
    console::check(&root.join("README.md"), narrow(&root));
    let mut pages = Vec::new();
    find(&root.join("docs"), &mut pages);
    for page in pages {
        console::check(&page, manner(&root));
    }
}

#[test]
fn the_readme_is_short_and_narrow() {
    let readme = std::fs::read_to_string(repository("README.md")).expect("the page");
    assert!(readme.lines().count() <= 150, "{} lines", readme.lines().count());
    for line in readme.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// The README shows only the beginning of what the audit of its example says.
#[test]
fn the_readme_shows_how_an_audit_begins() {
    let readme = std::fs::read_to_string(repository("README.md")).expect("the page");
    let command = "audit examples/evening-on-paper.txt --rules romanian";
    let words: Vec<&str> = command.split(' ').collect();
    let said = Table::new().run(&words, &repository(""), Some(80)).stdout;
    let begins: Vec<&str> = said.lines().take_while(|line| !line.is_empty()).collect();
    let block = format!("$ hoyle {command}\n{}\n```", begins.join("\n"));
    assert!(begins.len() > 2 && readme.contains(&block), "{block}");
}

/// Adds every page of a folder.
pub(crate) fn find(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            find(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
}

/// A correct page, with a game, a refusal, another kind of block, and an end.
const PAGE: &str = "\
# A page

```console
$ hoyle new serbian Igor Jovana Dunja Dušan --dealer Dušan
Game serbian-2026-11-20: Serbian whist, 4 players, 28 deals.
Deal 1 of 28: 13 cards, spades ♠ trump, dealt by Dušan.
Igor to bid, then Jovana, Dunja and Dušan.
Open: 0 1 2 3 4 5 6 7 8 9 10 11 12 13
Next: hoyle bid N N N N
Remove the game: hoyle remove serbian-2026-11-20
$ hoyle bid 14
? 1
hoyle: Igor cannot bid 14: this deal has only 13 tricks. [serbian.bid-range: Serbian whist, Bidding]
Nothing recorded. Open to Igor: 0 to 13.

```

```sh
$ cargo install --path .
```

```console
$ hoyle games
* serbian-2026-11-20: serbian, 0 of 28 deals played, 2026-11-20 20:15
    Igor, Jovana, Dunja, Dušan
```
";

#[test]
fn a_correct_page_is_unchanged() {
    let root = repository("");
    let played = console::played(PAGE, manner(&root));
    assert_eq!(played, PAGE);
}

#[test]
fn a_wrong_page_is_corrected() {
    let root = repository("");
    for (right, wrong) in [
        ("28 deals.", "82 deals."),
        ("? 1\n", "? 2\n"),
        ("Nothing recorded. Open to Igor: 0 to 13.\n", ""),
        ("Next: hoyle bid N N N N\n", "Next: hoyle bid N N N N\nand more\n"),
    ] {
        let page = PAGE.replacen(right, wrong, 1);
        assert_ne!(page, PAGE);
        assert_eq!(console::played(&page, manner(&root)), PAGE, "{wrong}");
    }
}
