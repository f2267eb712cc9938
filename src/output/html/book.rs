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
    let ratings = book.ratings_table().sections().into_iter().zip(book.courses());
    let courses = ratings.map(|((rules, table), lines)| {
        let names: Vec<String> = lines.iter().map(|line| line.player.clone()).collect();
        let plot = Plot::of_lines(lines, "game");
        (rules, HtmlTable::of(table, "", &names), plot)
    });
    let figures = book.players.chunks(MOST_COLUMNS).flat_map(|it| Book::figures(it).sections());
    let page = BookPage {
        about: words::games_counted(book.games, book.days.as_ref()),
        empty: book.players.is_empty(),
        players: HtmlTable::of(book.table(), &messages::StatsPlayersCaption.say(), &[]),
        courses: courses.collect(),
        bars: book.bids_made(),
        figures: figures.map(|(title, grid)| HtmlTable::of(grid, &title, &[])).collect(),
    };
    page.render().expect("memory takes every page") + "\n"
}
