//! The phases of every game with an example evening, on a phone, and the pages of a club night: nothing is wider than the
//! screen.

use super::Server;
use super::chromium::{Browser, Tab};
use super::room::{link, signs};
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

/// A drive of people whose names are as long as names can be; one table has a result.
pub(super) fn long_names() -> Table {
    let names: Vec<String> = ('a'..='h').map(|letter| letter.to_string().repeat(40)).collect();
    let table = Table::after(&[
        "event new whist-drive --rounds 24 --set cards=entered --set confirm=table --id friday",
    ]);
    table.done(&format!("event add {}", names.join(" ")));
    table.done("event draw --seed x");
    table.done("event result 1 7");
    table
}

/// The paths of the pages of a club night that is shown: the wall, the director, a table that is asked whether it agrees, a
/// table without a result, and a person.
pub(super) fn room_pages(server: &Server) -> [String; 5] {
    let signs = signs(server);
    let person = format!("1 {}", "a".repeat(40));
    let own = ["Table 1", "Table 2", &person].map(|name| link(&signs, name).to_owned());
    let [first, second, person] = own;
    [server.view.clone(), server.score.clone(), first, second, person]
}

#[track_caller]
fn assert_fits(tab: &Tab<'_>, width: u32, page: &str) {
    let widest = tab.eval("document.documentElement.scrollWidth");
    assert!(widest.as_u64().is_some_and(|widest| widest <= width.into()), "{page}: {widest}");
}

#[test]
fn long_names_fit_the_pages_of_a_club_night() {
    let Some(browser) = Browser::start() else { return };
    let table = long_names();
    let server = Server::with(&table, &["--event=friday"]);
    let phone = browser.open("data:text/html,<p>", 360);
    let wall = browser.open("data:text/html,<p>", 1280);
    for language in LANGUAGES {
        for path in room_pages(&server) {
            let page = format!("http://{}{path}/in/{language}", server.at);
            phone.goto(&page);
            assert_fits(&phone, 360, &page);
        }
        wall.goto(&format!("http://{}{}/in/{language}", server.at, server.view));
        let lowest = "Math.max(...[...document.querySelectorAll('#wall tr')].map((row) => row.getBoundingClientRect().bottom))";
        assert_eq!(wall.eval(&format!("{lowest} <= innerHeight")), true, "{language}");
        let smallest = "[...document.querySelectorAll('#wall :is(h1, h2, span, th, td)')].every((part) => \
                        parseFloat(getComputedStyle(part).fontSize) >= innerHeight / 24)";
        assert_eq!(wall.eval(smallest), true, "{language}");
    }
    for what in ["seats", "cards", "slips", "personal", "results"] {
        table.done(&format!("event print {what} --to {what}.html"));
        phone.goto(&format!("file://{}", table.path(&format!("{what}.html")).display()));
        assert_fits(&phone, 360, what);
    }
}

/// A name of forty letters.
fn long_name(number: usize) -> String {
    let tens = char::from(b'a' + (number / 10) as u8);
    let ones = char::from(b'a' + (number % 10) as u8);
    format!("Annegret Großmütterchen-Schwarzenberge{tens}{ones}")
}

/// A club night of fifty tables, with rounds of which each third table has no result.
fn large_evening(kind: &str, entries: &[String], rounds: usize, result: &str) -> Table {
    let title = "Offene Stadtmeisterschaft, zweiter Abend im Gemeindesaal an der Kirche";
    let table = Table::after(&[&format!("event new {kind} --title '{title}' --id friday")]);
    table.write("names.txt", &entries.join("\n"));
    table.done("event add --file names.txt");
    for _ in 0..rounds {
        table.done("event draw --seed x");
        table.done("event clock 45");
        for number in (1..=50).filter(|number| number % 3 != 0) {
            table.done(&format!("event result {number} {result}"));
        }
    }
    table
}

/// The lowest and the rightmost point of any page of the wall, and the size of its smallest letters.
const WALL: &str = "(() => { \
    document.adoptedStyleSheets = []; \
    const box = (part) => part.getBoundingClientRect(); \
    const sheets = [...document.querySelectorAll('#wall .sheet')]; \
    const parts = [...document.querySelectorAll('#wall :is(h1, h2, span, th, td)')]; \
    return [ \
        box(sheets[0]).top + Math.max(...sheets.map((sheet) => box(sheet).height)), \
        Math.max(...parts.map((part) => box(part).right)), \
        Math.min(...parts.map((part) => parseFloat(getComputedStyle(part).fontSize))), \
    ]; \
})()";

#[test]
fn the_wall_of_a_large_evening_with_late_tables_is_cut_off_nowhere() {
    let Some(browser) = Browser::start() else { return };
    let names: Vec<String> = (0..200).map(long_name).collect();
    let pairs: Vec<String> = names.chunks(2).map(|pair| pair.join("+")).collect();
    let alone = large_evening("championship --set results=typed", &names, 3, "10 20 30 40");
    let in_pairs = large_evening("swiss-pairs", &pairs, 1, "10 20");
    let wall = browser.open("data:text/html,<p>", 1280);
    for table in [alone, in_pairs] {
        let server = Server::with(&table, &["--event=friday"]);
        for language in LANGUAGES {
            for (width, height) in [(1280, 720), (1920, 1080)] {
                wall.resize(width, height);
                wall.goto(&format!("http://{}{}/in/{language}", server.at, server.view));
                let measured = wall.eval(WALL);
                let number = |index: usize| measured[index].as_f64().expect("a number");
                let place = format!("{language} {width}×{height}: {measured}");
                assert!(number(0) <= height.into(), "too long, {place}");
                assert!(number(1) <= width.into(), "too wide, {place}");
                assert!(number(2) >= f64::from(height) / 24.0, "too small, {place}");
            }
        }
    }
}
