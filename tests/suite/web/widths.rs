//! The phases of every game with an example evening, on a phone: nothing is wider than the screen.

use super::Server;
use super::chromium::Browser;
use crate::common::Table;
use std::fs;
use std::path::Path;

const LANGUAGES: [&str; 8] = ["en", "sr", "sr-Cyrl", "ro", "fr", "de", "nl", "es"];

/// The lines of the evenings among the examples, in the order of their names.
fn evenings() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let mut evenings = Vec::new();
    for entry in fs::read_dir(folder).expect("the examples") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with("-evening.hoyle") || name == "german-match.hoyle" {
            let text = fs::read_to_string(&path).expect("an example");
            let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            evenings.push((name, lines.map(str::to_owned).collect()));
        }
    }
    evenings.sort();
    evenings.into_iter().map(|(_, lines)| lines).collect()
}

/// One phase of each game in one language, and its end in another; all phases in all languages with
/// `HOYLE_FAULTS=full`.
#[test]
fn no_phase_of_any_game_is_wider_than_a_phone() {
    let Some(browser) = Browser::start() else { return };
    let tab = browser.open("data:text/html,<p>", 360);
    let is_full = std::env::var_os("HOYLE_FAULTS").is_some();
    for (place, lines) in evenings().into_iter().enumerate() {
        let phases = if is_full {
            vec![1, 2, 3, 4, 5, 9, lines.len()]
        } else {
            vec![1 + place % 5, lines.len()]
        };
        for (step, phase) in phases.into_iter().enumerate() {
            let table = Table::new();
            table.write("part.hoyle", &lines[..phase.min(lines.len())].join("\n"));
            table.done("replay part.hoyle --save");
            let server = Server::at(&table);
            let languages =
                if is_full { &LANGUAGES[..] } else { &LANGUAGES[(place + step) % 8..][..1] };
            for language in languages {
                let page = format!("http://{}{}/in/{language}", server.at, server.score);
                tab.goto(&page);
                tab.eval(
                    "for (const panel of document.querySelectorAll('details')) panel.open = true",
                );
                for scale in ["100%", "200%"] {
                    tab.eval(&format!("document.documentElement.style.fontSize = '{scale}'"));
                    let widest = tab.eval("document.documentElement.scrollWidth");
                    assert_eq!(
                        widest, 360,
                        "{} after {phase} lines, {language}, {scale}",
                        lines[0]
                    );
                }
            }
        }
    }
}
