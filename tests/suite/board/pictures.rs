//! The pictures of the board in the docs: drawn from its screens, and compared with them.

use super::screens::page;
use super::{Shown, Theme, game, on_screen};
use crate::board::state::Board;
use crate::history::History;
use crate::output::Look;
use crate::views::GameEnding;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};
use std::cell::RefCell;
use std::fmt::Write as _;
use std::path::Path;

/// A cell of a picture.
const CELL: (usize, usize) = (9, 19);
const MARGIN: usize = 12;

const PAPER: &str = "#16181d";
const INK: &str = "#e8e6e1";

/// A picture of a screen.
struct Scene {
    name: &'static str,
    /// What it shows.
    label: &'static str,
    /// The evening that is played, and how many of its lines; all of them if there are fewer.
    example: &'static str,
    lines: usize,
    /// The keys then pressed.
    keys: &'static str,
    size: (u16, u16),
}

const SCENES: [Scene; 10] = [
    Scene {
        name: "board",
        label: "the totals in large type, and their chart",
        example: "romanian",
        lines: 56,
        keys: "b",
        size: (80, 24),
    },
    Scene {
        name: "board-bids",
        label: "three bids typed, and the barred one struck out",
        example: "romanian",
        lines: 45,
        keys: "102",
        size: (80, 24),
    },
    Scene {
        name: "board-tricks",
        label: "tricks typed one by one",
        example: "romanian",
        lines: 46,
        keys: "244",
        size: (80, 24),
    },
    Scene {
        name: "board-wide",
        label: "the table with the sheet beside it",
        example: "romanian",
        lines: 46,
        keys: "",
        size: (120, 36),
    },
    Scene {
        name: "board-small",
        label: "the table on the smallest screen",
        example: "romanian",
        lines: 45,
        keys: "1",
        size: (40, 10),
    },
    Scene {
        name: "board-calls",
        label: "the calls of an auction beside the players",
        example: "auction",
        lines: 11,
        keys: "",
        size: (80, 24),
    },
    Scene {
        name: "board-contract",
        label: "a contract chosen in rows",
        example: "auction",
        lines: 10,
        keys: "=2",
        size: (80, 24),
    },
    Scene {
        name: "board-wrong",
        label: "a revoke, the ruling on it, and the options with their totals",
        example: "whist",
        lines: 3,
        keys: "!12731",
        size: (80, 24),
    },
    Scene {
        name: "board-sheet",
        label: "the sheet",
        example: "romanian",
        lines: 56,
        keys: "s",
        size: (80, 24),
    },
    Scene {
        name: "board-end",
        label: "the places once the game is over, and what can be done next",
        example: "romanian",
        lines: usize::MAX,
        keys: "",
        size: (80, 24),
    },
];

impl Scene {
    fn buffer(&self) -> Buffer {
        let history = self.history();
        let ending = GameEnding::of(&history, &[]);
        let mut board = Board { ending, ..Board::default() };
        for key in self.keys.chars() {
            board.key(KeyCode::Char(key), history.game());
        }
        let shown = Shown {
            board: &board,
            history: &history,
            page: &page(&board, &history, self.size.0),
            look: Look { width: self.size.0.into(), color: true, ascii: false },
            now: "2026-11-20T20:15:00Z".parse().expect("a time"),
            theme: Theme::DARK,
            is_demo: false,
            spots: RefCell::default(),
        };
        on_screen(&shown, self.size)
    }

    fn history(&self) -> History {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = root.join(format!("examples/{}-evening.hoyle", self.example));
        let text = std::fs::read_to_string(path).expect("an example");
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let mut lines = lines.take(self.lines.saturating_add(1));
        let mut new = lines.next().expect("a game").split_whitespace().skip(1);
        let rules = new.next().expect("rules");
        let names: Vec<&str> = new.take_while(|word| !word.starts_with("--")).collect();
        game(rules, &names, &lines.collect::<Vec<_>>())
    }

    /// The screen as a self-contained picture.
    fn picture(&self) -> String {
        let width = usize::from(self.size.0) * CELL.0 + 2 * MARGIN;
        let height = usize::from(self.size.1) * CELL.1 + 2 * MARGIN;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
             aria-label=\"The board: {}\">\n\
             <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n\
             <g font-family=\"ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace\" \
             font-size=\"15\" fill=\"{INK}\">\n",
            self.label
        );
        let buffer = self.buffer();
        for (row, cells) in buffer.content.chunks(self.size.0.into()).enumerate() {
            let mut column = 0;
            for run in cells.chunk_by(|one, other| one.style() == other.style()) {
                draw_run(&mut svg, run, row, column);
                column += run.len();
            }
        }
        svg + "</g>\n</svg>\n"
    }
}

/// Draws neighbouring cells of one style: what is behind them, and their text at its exact width.
fn draw_run(svg: &mut String, run: &[Cell], row: usize, column: usize) {
    let x = column * CELL.0 + MARGIN;
    let y = row * CELL.1 + MARGIN;
    let modifier = run[0].modifier;
    let mut ink = color(run[0].fg);
    if modifier.contains(Modifier::REVERSED) {
        let (width, height) = (run.len() * CELL.0, CELL.1);
        let paper = ink.as_deref().unwrap_or(INK);
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>"
        );
        ink = Some(PAPER.to_owned());
    }
    let text: String = run.iter().map(Cell::symbol).collect();
    let shown = text.trim_end();
    if shown.is_empty() {
        return;
    }
    let columns = run.len() - (text.len() - shown.len());
    let mut style = String::new();
    if let Some(ink) = ink {
        let _ = write!(style, " fill=\"{ink}\"");
    }
    if modifier.contains(Modifier::BOLD) {
        style += " font-weight=\"bold\"";
    }
    if modifier.contains(Modifier::DIM) {
        style += " opacity=\"0.6\"";
    }
    if modifier.contains(Modifier::CROSSED_OUT) {
        style += " text-decoration=\"line-through\"";
    }
    let shown = shown.replace('&', "&amp;").replace('<', "&lt;").replace(' ', "\u{a0}");
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{}\" textLength=\"{}\"{style}>{shown}</text>",
        y + CELL.1 - 5,
        columns * CELL.0
    );
}

/// A colour of the 256-colour palette; `None` for the terminal's own.
fn color(color: Color) -> Option<String> {
    let Color::Indexed(index) = color else { return None };
    if index >= 232 {
        let level = 8 + 10 * (index - 232);
        return Some(format!("#{level:02x}{level:02x}{level:02x}"));
    }
    let cube = index.checked_sub(16).expect("the themes use the cube and the greys");
    let parts = [cube / 36, cube / 6 % 6, cube % 6];
    let [red, green, blue] = parts.map(|part| if part == 0 { 0 } else { 55 + 40 * part });
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}

#[test]
fn the_pictures_in_the_docs_match_the_board() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let overwrites = std::env::var("HOYLE_TESTS").is_ok_and(|wish| wish == "overwrite");
    for scene in &SCENES {
        let path = folder.join(format!("{}.svg", scene.name));
        let drawn = scene.picture();
        if overwrites {
            std::fs::write(&path, &drawn).expect("the picture is written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == drawn,
            "{}.svg differs: HOYLE_TESTS=overwrite cargo test --lib pictures",
            scene.name
        );
    }
}
