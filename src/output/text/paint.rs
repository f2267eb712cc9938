//! Cells in colour.

use crate::views::{Cell, Ink};
use anstyle::{AnsiColor, Style};

const fn style(ink: Ink) -> Style {
    match ink {
        Ink::Plain => Style::new(),
        Ink::Heading | Ink::Total => Style::new().bold(),
        Ink::Made => AnsiColor::Green.on_default(),
        Ink::Missed => AnsiColor::Red.on_default(),
        Ink::Bonus => AnsiColor::Cyan.on_default(),
        Ink::Leader => AnsiColor::Yellow.on_default().bold(),
        Ink::Dim => Style::new().dimmed(),
    }
}

/// A text in the colour of its ink.
pub(super) fn text(text: &str, ink: Ink) -> String {
    let style = style(ink);
    format!("{style}{text}{style:#}")
}

/// A line with each cell's text in the colour of its ink. The line is these cells' texts, in order,
/// with nothing but spaces between them.
///
/// comfy-table could colour cells itself, but would ask the environment whether to, and that is
/// decided already.
pub(super) fn line(line: &str, cells: &[Cell]) -> String {
    let mut painted = String::new();
    let mut rest = line;
    for cell in cells.iter().filter(|cell| !cell.text.is_empty()) {
        let Some(start) = rest.find(&cell.text) else { break };
        let (spaces, from_text) = rest.split_at(start);
        painted.push_str(spaces);
        painted.push_str(&text(&cell.text, cell.ink));
        rest = &from_text[cell.text.len()..];
    }
    painted + rest
}
