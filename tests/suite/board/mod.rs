//! The board, tested with the real program in a terminal of a given size.
#![cfg(unix)]

mod demo;
mod evening;
mod interruptions;
mod next;
pub(crate) mod screen;
mod views;

use crate::common::Table;
use screen::Screen;

/// A Romanian game in its first deal.
const FRIDAY: &str = "new romanian Ioana Mihai Radu Vlad --dealer Vlad --id friday";

/// The tested sizes, in columns and rows.
const SIZES: [(u16, u16); 4] = [(40, 10), (40, 15), (80, 24), (120, 40)];

/// Returns a board that shows a game.
pub(crate) fn at(table: &Table, size: (u16, u16)) -> Screen {
    let screen = Screen::of(table, &["board"], size);
    screen.sees("table · ");
    screen
}
