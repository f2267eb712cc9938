//! The statistics of a club as a page, with charts.

use super::table::HtmlTable;
use crate::output::chart::Plot;
use crate::views::{Bars, Book};
use crate::words;
use crate::words::messages;
use askama::Template;

/// The most players side by side.
const MOST_COLUMNS: usize = 6;

#[derive(Template)]
#[template(path = "book.html")]
struct BookPage {
    about: String,
    empty: bool,
    players: HtmlTable,
    /// The ratings of each set of rules, with their course.
    courses: Vec<(String, HtmlTable, Option<Plot>)>,
    bars: Vec<Bars>,
    figures: Vec<HtmlTable>,
}

/// A page with the players, the course of their ratings, the bids made, and every figure.
pub fn book(book: &Book) -> String {
    let mut courses = Vec::new();
    for ((rules, table), lines) in book.ratings_table().sections().into_iter().zip(book.courses()) {
        let names: Vec<String> = lines.iter().map(|line| line.player.clone()).collect();
        let plot = Plot::of_lines(lines, "game");
        courses.push((rules, HtmlTable::of(table, "", &names), plot));
    }
    let mut figures = Vec::new();
    for players in book.players.chunks(MOST_COLUMNS) {
        for (title, table) in Book::figures(players).sections() {
            figures.push(HtmlTable::of(table, &title, &[]));
        }
    }

    let page = BookPage {
        about: words::games_counted(book.games, book.days.as_ref()),
        empty: book.players.is_empty(),
        players: HtmlTable::of(book.table(), &messages::StatsPlayersCaption.say(), &[]),
        courses,
        bars: book.bids_made(),
        figures,
    };
    page.render().expect("memory takes every page") + "\n"
}
