//! The wall of a club night.

use super::state::SeenEvent;
use crate::club::{Confirm, Criterion, Event, EventHistory, TableState};
use crate::commands::event::{self, heading};
use crate::output::html::HtmlTable;
use crate::views::{Cell, Column, Grid};
use crate::web::page::drawn;
use crate::words::{self, messages};
use askama::Template;

/// The lines of a table on the wall, besides its title and its headings.
const WALL_LINES: usize = 13;

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
        title: event.plan.title.clone(),
        news: event::news(history),
        message,
        sheets,
    })
}

/// Cuts a table into pages that fit the wall.
fn add_sheets(sheets: &mut Vec<(String, HtmlTable)>, title: String, grid: Grid) {
    for rows in grid.rows.chunks(WALL_LINES) {
        let piece = Grid { rows: rows.to_vec(), ..grid.clone() };
        sheets.push((title.clone(), HtmlTable::of(piece, "", &[])));
    }
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
