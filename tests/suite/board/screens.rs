//! Every phase of a game on screens of every size and in every language: nothing is cut without a sign or drawn
//! over something else, no third of a screen is empty while something is left out, and every key does something.

use super::{TextPage, drawn, game};
use crate::board::draw::sheet_width;
use crate::board::state::Board;
use crate::board::view::{Click, Effect, FixStage, View};
use crate::history::History;
use crate::output::{Look, ascii, text};
use crate::views::{Asked, GameEnding, Log, Sheet, Style, TableNow};
use crate::words::{Language, Voice, messages, speak};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::Path;

const SIZES: [(u16, u16); 9] =
    [(40, 10), (40, 15), (40, 20), (60, 20), (80, 24), (100, 30), (120, 36), (160, 45), (200, 50)];

const LANGUAGES: [&str; 7] = ["en", "sr", "ro", "de", "fr", "nl", "es"];

/// Long names, each with a beginning of its own.
const NAMES: [&str; 7] = [
    "Maximilianus",
    "Anastasija",
    "Bogoljubka",
    "Constantinos",
    "Dragoslava",
    "Ekaterina",
    "Ferdinandus",
];

/// A phase: the rules, the number of players, what has been recorded, and the keys pressed since.
struct Phase {
    rules: &'static str,
    players: usize,
    commands: &'static [&'static str],
    keys: &'static [&'static str],
}

const fn phase(
    rules: &'static str,
    players: usize,
    commands: &'static [&'static str],
    keys: &'static [&'static str],
) -> Phase {
    Phase { rules, players, commands, keys }
}

const PHASES: [Phase; 16] = [
    phase("romanian", 6, &[], &["", "0", "!", "!1", "!12", "e", "e9", "e0", "/", "?"]),
    phase("romanian", 6, &["bid 0 0 1 0 0 1"], &["", "1", "n", "n1", "b", "c", "s", "l"]),
    phase(
        "romanian",
        6,
        &["bid 0 0 1 0 0 1", "took 0 0 1 0 0 0"],
        &["", "s1\r", "s1\r2", "b", "c", "s", "l"],
    ),
    phase("oh-hell", 7, &[], &["", "n"]),
    phase("oh-hell", 7, &["bid 0 0 1 0 0 1 0"], &["", "!6", "b", "12", "s"]),
    phase("oh-hell", 7, &["bid 0 0 1 0 0 1 0", "took 0 0 1 0 0 0 0"], &["", "b", "s", "0000"]),
    phase("serbian", 4, &[], &["", "12", "12\r", "1542"]),
    phase("serbian", 4, &["bid 2 4 2 6", "took 2 4 1 6"], &["", "s", "b", "c"]),
    phase("serbian", 4, &["bid 2 4 2 6", "took 2 4 1 6", "end"], &["", "s", "b", "e"]),
    phase("spades", 4, &["bid 3 3 3 3", "took 4 3 3 3"], &["", "/", "b", "s", "3333\r"]),
    phase("whist", 4, &["took 7 6"], &["", "!12731", "!127", "!12", "b"]),
    phase("auction-whist", 4, &["call pass-trou pass-trou"], &["", "2", "=", "=1", "=142"]),
    phase(
        "auction-whist",
        4,
        &["contract suit-8:hearts --by Maximilianus --with Bogoljubka"],
        &["", "8", "!", "b"],
    ),
    phase("hearts", 4, &[], &["", "!", "/"]),
    phase("belote", 4, &[], &["", "=", "=1"]),
    phase("german", 2, &["took 14 12"], &["", "b", "s", "e"]),
];

/// A screen, with everything that it shows.
struct Picture {
    board: Board,
    size: (u16, u16),
    buffer: Buffer,
    spots: Vec<(Rect, Click)>,
}

impl Picture {
    fn of(history: &History, keys: &str, size: (u16, u16)) -> Picture {
        let ending = GameEnding::of(history, &[]);
        let mut board = Board { ending, ..Board::default() };
        for key in keys.chars() {
            let code = if key == '\r' { KeyCode::Enter } else { KeyCode::Char(key) };
            let effect = board.key(code, history.game());
            if let Effect::Record(request) = effect {
                let before = history.game();
                board.report_recorded(&request, Vec::new(), before, before);
            }
        }
        let page = page(&board, history, size.0);
        let mut spots = Vec::new();
        let buffer = drawn(&board, history, &page, size, &mut spots);
        Picture { board, size, buffer, spots }
    }

    /// The rows of some columns, as text.
    fn rows(&self, columns: u16) -> Vec<String> {
        let rows = self.buffer.content.chunks(self.size.0.into());
        let row =
            |cells: &[ratatui::buffer::Cell]| cells.iter().map(|cell| cell.symbol()).collect();
        rows.map(|cells| row(&cells[..columns.into()])).collect()
    }

    /// What is wrong with it.
    fn faults(&self, history: &History, words: &HashSet<String>) -> Vec<String> {
        let mut faults = Vec::new();
        let rows = self.rows(self.size.0);
        for row in &rows {
            if row.contains("hoyle ") {
                faults.push(format!("a command: {}", row.trim_end()));
            }
            // The help lies over the table.
            if self.board.help.is_some() {
                continue;
            }
            for word in cut_words(row, words) {
                faults.push(format!("{word} is cut: {}", row.trim_end()));
            }
        }
        faults.extend(self.overlaps());
        if self.board.view == View::Table && self.board.help.is_none() {
            faults.extend(self.waste(history));
            faults.extend(self.missing(history));
        }
        for (_, click) in &self.spots {
            // Pages scroll as far as they go, and a player takes no trick once all are in.
            if let Click::Key(key) = click
                && !matches!(key, KeyCode::Char('+' | '0'..='9'))
                && !self.acts(history, *key)
            {
                faults.push(format!("{key} does nothing"));
            }
        }
        faults
    }

    /// Things that react to a click and are drawn over each other.
    fn overlaps(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (place, (area, click)) in self.spots.iter().enumerate() {
            for (other_area, other) in &self.spots[..place] {
                if area.intersects(*other_area) && !area.is_empty() && !other_area.is_empty() {
                    faults.push(format!("{click:?} is over {other:?}"));
                }
            }
        }
        faults
    }

    /// What an empty third of the screen could show.
    fn waste(&self, history: &History) -> Vec<String> {
        let sheet = sheet_width(self.size.0) as u16;
        let columns = match sheet {
            0 => self.size.0,
            _ if self.size.0 >= 190 => 80,
            _ => 50,
        };
        let rows = self.rows(columns);
        let mut longest = 0;
        let mut run = 0;
        for row in &rows {
            run = if row.trim().is_empty() { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        if 3 * longest < rows.len() {
            return Vec::new();
        }

        let game = history.game();
        let mut faults = Vec::new();
        for (place, row) in rows.iter().enumerate().skip(1) {
            // The places at the end are a table, whose columns have a width of their own.
            let is_cut = row.contains('…') && self.size.0 >= 60 && game.current().is_some();
            let leads_on = (1..9).any(|page| {
                let pages = messages::BoardChoiceMore { page, pages: page + 1 }.say();
                row.starts_with("0 ") && row.contains(&pages)
            });
            if is_cut || leads_on && rows[place + 1].trim().is_empty() {
                faults.push(format!("{longest} empty rows, but {}", row.trim_end()));
            }
        }
        let table = TableNow::of(game);
        let text = rows.join("\n");
        if game.current().is_none() || self.board.form.is_some() {
            return faults;
        }
        let is_told = game.played().next().is_some()
            || table.players.iter().any(|player| player.is_next)
            || table.deal.as_ref().is_some_and(|deal| deal.bid.is_some());
        if is_told && longest > 10 && !text.contains(['█', '▀', '▄']) {
            faults.push(format!("{longest} empty rows, and nothing is large"));
        }
        for player in &table.players {
            let beginning: String = player.name.chars().take(6).collect();
            if !text.contains(&beginning) {
                faults.push(format!("{longest} empty rows without {}", player.name));
            }
        }
        faults
    }

    /// Whose bids or tricks are due, and is not there.
    fn missing(&self, history: &History) -> Vec<String> {
        let rows = self.rows(self.size.0).join("\n");
        let asked = self.board.asked(history.game());
        let mut faults = Vec::new();
        if let Asked::Bids { seats, .. } | Asked::Tricks { seats, .. } = asked
            && self.board.form.is_none()
        {
            for seat in seats {
                let name = history.game().setup().players().name(seat).to_string();
                let beginning: String = name.chars().take(6).collect();
                if !rows.contains(&beginning) {
                    faults.push(format!("{name} is missing"));
                }
            }
        }
        faults
    }

    /// Whether a key does something.
    fn acts(&self, history: &History, key: KeyCode) -> bool {
        let mut board = self.board.clone();
        board.message.clear();
        let before = board.clone();
        let effect = board.key(key, history.game());
        effect != Effect::Draw || board != before
    }
}

/// What a page shows beside the table or in its place.
pub(super) fn page(board: &Board, history: &History, width: u16) -> TextPage {
    let look = Look { width: width.into(), color: false, ascii: false };
    let sheet = || Sheet::of(history.id().as_str(), history.game());
    match (board.view, &board.fix) {
        (View::Sheet, _) => TextPage(text::sheet_parts(&sheet(), Style::Full, look)),
        (View::Log, _) => text::log(Log::of(history.clone()), look).to_string().into(),
        (View::Deal(deal), FixStage::None) => {
            let deals = crate::views::ExplainedDeals::of(history.game(), Some(deal), None);
            text::explanation(deals, None, look).to_string().into()
        }
        (View::Table, _) if sheet_width(width) > 0 => {
            let look = Look { width: sheet_width(width), ..look };
            TextPage(text::sheet_beside(&sheet(), look))
        }
        _ => TextPage::default(),
    }
}

/// The words of a text, in small letters, each with the sign after it.
fn words_in(text: &str) -> Vec<(String, char)> {
    let mut words = Vec::new();
    let mut word = String::new();
    for sign in text.chars().chain([' ']) {
        if sign.is_alphabetic() {
            word.extend(sign.to_lowercase());
        } else if !word.is_empty() {
            words.push((std::mem::take(&mut word), sign));
        }
    }
    words
}

/// The words of a row that are not words of the language and have no sign that they are cut.
fn cut_words(row: &str, known: &HashSet<String>) -> Vec<String> {
    let mut cut = Vec::new();
    for (word, sign) in words_in(row) {
        let is_cut = word.chars().count() > 1 && sign != '…' && !known.contains(&word);
        if is_cut {
            cut.push(word);
        }
    }
    cut
}

/// All words that may be on a screen in a language.
fn known_words(tag: &str) -> HashSet<String> {
    let mut known = HashSet::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["en", tag] {
        let files = std::fs::read_dir(root.join("locales").join(folder)).expect("the catalogs");
        for file in files {
            let text = std::fs::read_to_string(file.expect("a file").path()).expect("a catalog");
            known.extend(words_in(&text).into_iter().map(|(word, _)| word));
        }
    }
    for name in NAMES.iter().chain(&["friday"]) {
        known.extend(words_in(name).into_iter().map(|(word, _)| word));
        known.insert(ascii::text(&name.to_lowercase()));
    }
    known
}

/// A click on a line of `!` and `e`, on this page or a later one, does what its keys do.
#[test]
fn every_line_of_a_list_takes_a_click() {
    let history = game("romanian", &NAMES[..4], &["bid 0 0 1 1", "took 0 0 1 0"]);
    let mut clicked = 0;
    for (list, lines) in [("!", 1..=22), ("e", 1..=10)] {
        for size in [(48, 20), (80, 24), (120, 36)] {
            let picture = Picture::of(&history, list, size);
            for line in lines.clone() {
                let click = Click::Number(line - 1);
                let Some((area, _)) = picture.spots.iter().find(|(_, spot)| *spot == click) else {
                    continue;
                };
                let keys = format!("{}{}", "0".repeat((line - 1) / 9), (line - 1) % 9 + 1);
                let row = &picture.rows(size.0)[usize::from(area.y)];
                assert!(row.trim_start().starts_with(&format!("{keys} ")), "{keys}: {row}");
                let mut board = picture.board.clone();
                let end = board.put(line - 1, history.game());
                board.key(end, history.game());
                let typed = Picture::of(&history, &format!("{list}{keys}"), size).board;
                assert_eq!(board.form, typed.form, "{list}{keys}");
                assert_eq!(board.message, typed.message, "{list}{keys}");
                clicked += 1;
            }
        }
    }
    assert!(clicked > 60, "{clicked}");
}

/// A selection; all of them with `HOYLE_FAULTS=full`.
#[test]
fn every_screen_in_every_language_is_whole_and_used() {
    let is_full = std::env::var_os("HOYLE_FAULTS").is_some();
    let mut faults = String::new();
    let mut screens = 0;
    for (place, tag) in LANGUAGES.iter().enumerate() {
        let language = Language::of_tag(tag).expect("a language");
        let known = known_words(tag);
        speak(Voice { language, ascii: false }, || {
            for (number, phase) in PHASES.iter().enumerate() {
                let history = game(phase.rules, &NAMES[..phase.players], phase.commands);
                for (turn, keys) in phase.keys.iter().enumerate() {
                    for (index, size) in SIZES.into_iter().enumerate() {
                        if !is_full && (place + number + turn + index) % 9 != 0 {
                            continue;
                        }
                        screens += 1;
                        let picture = Picture::of(&history, keys, size);
                        let rules = phase.rules;
                        for fault in picture.faults(&history, &known) {
                            let at =
                                format!("{tag} {size:?} {rules} {:?} {keys:?}", phase.commands);
                            let _ = writeln!(faults, "{at}: {fault}");
                        }
                    }
                }
            }
        });
    }
    println!("{screens} screens");
    assert!(faults.is_empty(), "{} faults:\n{faults}", faults.lines().count());
}

#[test]
fn a_name_that_the_places_cut_is_whole_below_them() {
    let lines = ["bid 2 4 2 6", "took 2 4 1 6", "end"];
    let history = game("serbian", &NAMES[..4], &lines);
    let rows = Picture::of(&history, "", (40, 20)).rows(40).join(" ");
    assert!(rows.contains("Constant…"), "{rows}");
    for name in &NAMES[..4] {
        assert!(rows.contains(name), "{name}: {rows}");
    }
}
