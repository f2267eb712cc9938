//! The table of a season as JSON, as a grid and as a page.

use super::evenings::Evenings;
use crate::club::{SeasonRow, SeasonScore};
use crate::output::html::HtmlTable;
use crate::views::{Cell, Column, Grid};
use crate::words::{self, messages};
use askama::Template;
use schemars::JsonSchema;
use serde::Serialize;

/// The table of a season. Exact numbers are texts: `23.5`, `13/3`.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeasonJson<'a> {
    /// The evenings that are over, in order.
    evenings: Vec<EveningJson<'a>>,
    /// The people, those with a place first.
    rows: Vec<SeasonRowJson<'a>>,
    /// The ids of evenings that are not over.
    open: &'a [String],
}

/// An evening of a season.
#[derive(Serialize, JsonSchema)]
struct EveningJson<'a> {
    /// The id of the event or game.
    id: &'a str,
    /// Its day.
    day: &'a str,
}

/// A person in the table of a season.
#[derive(Serialize, JsonSchema)]
struct SeasonRowJson<'a> {
    /// The place, from 1; null after too few evenings.
    place: Option<usize>,
    /// The player's name.
    player: &'a str,
    /// The sum of what counts; the mean, if averages count.
    total: String,
    /// The evenings won; a shared win is a share.
    firsts: String,
    /// How many evenings the player was there.
    attended: usize,
    /// What each evening was worth.
    scores: Vec<SeasonScoreJson<'a>>,
}

/// What an evening was worth to a person.
#[derive(Serialize, JsonSchema)]
struct SeasonScoreJson<'a> {
    /// The id of the event or game.
    evening: &'a str,
    /// The place; null for an evening missed.
    place: Option<usize>,
    /// The value.
    value: String,
    /// Whether it is one of those that count.
    counts: bool,
}

#[derive(Template)]
#[template(path = "season.html")]
struct SeasonPage {
    title: String,
    about: String,
    table: HtmlTable,
}

impl<'a> SeasonJson<'a> {
    pub(super) fn of(evenings: &'a Evenings, rows: &'a [SeasonRow]) -> SeasonJson<'a> {
        let days = evenings.days.iter();
        SeasonJson {
            evenings: days.map(|(id, day)| EveningJson { id, day }).collect(),
            rows: rows.iter().map(|row| SeasonRowJson::of(row, evenings)).collect(),
            open: &evenings.open,
        }
    }
}

impl<'a> SeasonRowJson<'a> {
    fn of(row: &'a SeasonRow, evenings: &'a Evenings) -> SeasonRowJson<'a> {
        let scores = row.scores.iter().map(|score| SeasonScoreJson {
            evening: &evenings.days[score.evening].0,
            place: score.place,
            value: score.value.exact(),
            counts: score.counts,
        });
        SeasonRowJson {
            place: row.place,
            player: &row.person,
            total: row.total.exact(),
            firsts: row.firsts.exact(),
            attended: row.attended,
            scores: scores.collect(),
        }
    }
}

/// How many evenings there are, and from when to when.
pub(super) fn about(evenings: &Evenings) -> String {
    let games = messages::SeasonEvenings { number: evenings.days.len() }.say();
    match (evenings.days.first(), evenings.days.last()) {
        (Some((_, first)), Some((_, last))) if first == last => {
            messages::StatsGamesSameDay { games, day: words::day(first) }.say()
        }
        (Some((_, first)), Some((_, last))) => {
            let [first_day, last_day] = [first, last].map(|day| words::day(day));
            messages::StatsGamesPeriod { games, first_day, last_day }.say()
        }
        _ => games,
    }
}

/// The players in order, with their places, totals and counted values.
pub(super) fn standings(rows: &[SeasonRow]) -> Grid {
    let mut grid = Grid::of_columns([
        (messages::HeadingPlace.say(), Column::NUMBERS),
        (messages::HeadingPlayer.say(), Column::NAMES),
        (messages::HeadingTotal.say(), Column::NUMBERS),
        (messages::HeadingWins.say(), Column::NUMBERS),
        (messages::StatsFigureEvenings.say(), Column::NUMBERS),
        (messages::SeasonHeadingCounted.say(), Column::WORDS),
    ]);
    for row in rows {
        let counted: Vec<String> = row.counted().into_iter().map(words::decimal).collect();
        grid.push(vec![
            Cell::maybe(row.place),
            Cell::plain(&row.person),
            Cell::plain(row.total),
            Cell::plain(row.firsts),
            Cell::plain(row.attended),
            Cell::plain(counted.join(" ")),
        ]);
    }
    grid
}

/// What each evening was worth to the players of these rows, with its day as `written` has it.
pub(super) fn scores(evenings: &Evenings, rows: &[SeasonRow], written: fn(&str) -> String) -> Grid {
    let mut grid = Grid::of_columns([
        (messages::HeadingPlayer.say(), Column::NAMES),
        (messages::EventHeading { column: "day" }.say(), Column::WORDS),
        (messages::SeasonHeadingEvening.say(), Column::NAMES),
        (messages::HeadingPlace.say(), Column::NUMBERS),
        (messages::HeadingPoints.say(), Column::NUMBERS),
        (messages::SeasonHeadingCounted.say(), Column::NUMBERS),
    ]);
    for row in rows {
        for SeasonScore { evening, place, value, counts } in &row.scores {
            let (id, day) = &evenings.days[*evening];
            grid.push(vec![
                Cell::plain(&row.person),
                Cell::plain(written(day)),
                Cell::plain(id),
                Cell::maybe(*place),
                Cell::plain(value),
                Cell::maybe(counts.then_some(value)),
            ]);
        }
    }
    grid
}

/// The table as an HTML page.
pub(super) fn page(title: String, about: String, grid: Grid) -> String {
    let page = SeasonPage { title, about, table: HtmlTable::of(grid, "", &[]) };
    page.render().expect("memory takes every page") + "\n"
}
