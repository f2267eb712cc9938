//! The wall of a club night.

use super::state::SeenEvent;
use crate::club::{Confirm, Criterion, Event, EventHistory, TableState};
use crate::commands::event::{self, heading};
use crate::output::html::HtmlTable;
use crate::views::{Cell, Column, Grid, Row};
use crate::web::page::drawn;
use crate::words::{self, messages};
use askama::Template;

/// The lines of a table on the wall, besides its title and its headings.
const WALL_LINES: usize = 13;

/// How many letters of a name fit on a line.
const NAME_ON_A_LINE: usize = 42;

/// How long the list of the tables that are still out may be above every page. A longer one is a page of its own.
const LONGEST_LIST: usize = 60;

/// How many tables such a page has on a line.
const TABLES_ON_A_LINE: usize = 10;

/// The wall: what everybody should know, in pages that take turns.
#[derive(Template)]
#[template(path = "room/wall.html")]
struct WallPage {
    version: u64,
    title: String,
    news: Vec<String>,
    message: Vec<String>,
    sheets: Vec<(String, HtmlTable)>,
}

/// The wall.
pub(super) fn wall(seen: &SeenEvent, history: &EventHistory, message: Vec<String>) -> String {
    let event = history.event();
    let round = event.current_round();
    let mut sheets = Vec::new();
    let mut news = event::news_of_round(history);
    let out = event::tables_out(event);
    if out.iter().any(|line| line.chars().count() > LONGEST_LIST) {
        add_sheets(&mut sheets, messages::RoomOutTitle.say(), out_grid(event));
    } else {
        news.extend(out);
    }
    let is_played = event.open_tables(round).is_empty();
    if !is_played {
        add_sheets(
            &mut sheets,
            messages::RoomSeatsTitle { round }.say(),
            event::by_name(event, round),
        );
    }
    let over = if is_played { round } else { round.saturating_sub(1) };
    if over > 0 {
        let results = messages::RoomResultsTitle { round: over }.say();
        add_sheets(&mut sheets, results, result_grid(event, over));
    }
    if over > 0 && event.shows_ranking() {
        let ranking = messages::RoomRankingTitle { round: over }.say();
        add_sheets(&mut sheets, ranking, ranking_grid(event));
    }
    drawn(&WallPage {
        version: seen.len,
        title: words::event_title(&event.plan),
        news,
        message,
        sheets,
    })
}

/// Cuts a table into pages that fit the wall.
fn add_sheets(sheets: &mut Vec<(String, HtmlTable)>, title: String, mut grid: Grid) {
    let mut pages: Vec<Vec<Row>> = Vec::new();
    let mut left = 0;
    for row in std::mem::take(&mut grid.rows) {
        let letters = row.cells().unwrap_or_default().iter().map(|cell| cell.text.chars().count());
        let lines = letters.max().unwrap_or_default().div_ceil(NAME_ON_A_LINE).max(1);
        match pages.last_mut() {
            Some(page) if lines <= left => page.push(row),
            _ => {
                pages.push(vec![row]);
                left = WALL_LINES;
            }
        }
        left = left.saturating_sub(lines);
    }
    for rows in pages {
        let piece = Grid { rows, ..grid.clone() };
        sheets.push((title.clone(), HtmlTable::of(piece, "", &[])));
    }
}

/// The tables that are still out, up to the current round.
fn out_grid(event: &Event) -> Grid {
    let mut grid =
        Grid::of_columns([(heading("round"), Column::NUMBERS), (heading("table"), Column::WORDS)]);
    let mut missing = event.missing();
    missing.retain(|(round, _)| *round <= event.current_round());
    for of_round in missing.chunk_by(|(round, _), (next, _)| round == next) {
        for tables in of_round.chunks(TABLES_ON_A_LINE) {
            let numbers: Vec<u16> = tables.iter().map(|(_, table)| *table).collect();
            let round = Cell::plain(tables[0].0);
            grid.push(vec![round, Cell::plain(words::table_numbers(&numbers))]);
        }
    }
    grid
}

/// The points of everybody in a round, by table.
fn result_grid(event: &Event, round: u16) -> Grid {
    let mut grid = Grid::of_columns([
        (heading("table"), Column::NUMBERS),
        (heading("name"), Column::NAMES),
        (heading("points"), Column::NUMBERS),
    ]);
    let seating = event.seating(round).unwrap_or_default();
    for (table, seats) in (1_u16..).zip(&seating.tables) {
        let state = event.state(round, table);
        let is_open = event.plan.confirm != Confirm::Off && state == TableState::Entered;
        let score = event.score(round, table, seats);
        for (side, entries) in event.sides(round, seats).iter().enumerate() {
            let points = score.as_ref().map_or_else(
                || words::table_state(state),
                |score| format!("{}{}", score.points[side], if is_open { "\u{a0}?" } else { "" }),
            );
            for no in entries {
                let name = event.name(*no, round);
                grid.push(vec![Cell::plain(table), Cell::plain(name), Cell::plain(&points)]);
            }
        }
    }
    grid
}

/// The ranking without what only decides ties.
fn ranking_grid(event: &Event) -> Grid {
    let has_match = event.rank.contains(&Criterion::Match);
    let mut columns = vec![
        (heading("place"), Column::NUMBERS),
        (heading("number"), Column::NUMBERS),
        (heading("name"), Column::NAMES),
    ];
    if has_match {
        columns.push((heading("match"), Column::NUMBERS));
    }
    columns.push((heading("points"), Column::NUMBERS));
    let mut grid = Grid::of_columns(columns);
    for ranked in &event.standings(None, None).ranked {
        let tally = &ranked.tally;
        let mut cells = vec![
            Cell::plain(ranked.place),
            Cell::plain(tally.no),
            Cell::plain(event.name(tally.no, event.last_round())),
        ];
        if has_match {
            cells.push(Cell::plain(words::exact(tally.matched)));
        }
        cells.push(Cell::plain(words::exact(tally.points)));
        grid.push(cells);
    }
    grid
}
