//! The pages to print.

use super::args::Printed;
use super::open::{self, refused};
use super::show::{self, heading, numbered};
use crate::club::Event;
use crate::grammar::hints;
use crate::output::html::HtmlTable;
use crate::terminal::tables::ReadEvent;
use crate::terminal::{Answer, Context, Result, files};
use crate::views::{Cell, Column, Grid};
use crate::words::{self, messages};
use askama::Template;
use std::path::Path;

/// A page to print: its title, tables, and slips to cut.
#[derive(Template)]
#[template(path = "event.html")]
struct EventPage {
    title: String,
    about: String,
    tables: Vec<HtmlTable>,
    slips: Vec<Slip>,
    initials: String,
}

/// A slip for the result of a table.
struct Slip {
    head: String,
    sides: Vec<String>,
}

/// Writes a page.
///
/// # Errors
/// The round is not drawn, or the page cannot be written.
pub(super) fn print(
    context: &Context,
    named: Option<&str>,
    what: Printed,
    round: Option<u16>,
    to: &Path,
) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let event = history.event();
    let round = round.unwrap_or(event.current_round());
    event.round(round).map_err(|refusal| refused(&refusal))?;
    let mut page = EventPage {
        title: event.plan.title.clone(),
        about: messages::EventStateRunning { round }.say(),
        tables: Vec::new(),
        slips: Vec::new(),
        initials: heading("initials"),
    };
    match what {
        Printed::Seats => {
            page.tables.push(HtmlTable::of(by_table(event, round), "", &[]));
            page.tables.push(HtmlTable::of(by_name(event, round), "", &[]));
        }
        Printed::Slips => page.slips = slips(event, round),
        Printed::Personal => page.slips = personal(event),
        Printed::Results => {
            let standings = event.standings(Some(round), None);
            page.tables.push(HtmlTable::of(show::grid(event, &standings), "", &[]));
        }
    }
    let text = page.render().expect("a page of plain values");
    files::write_new(to, hints::give_other_file(), |file| file.write_all(text.as_bytes()))?;
    Ok(Answer::default().with_remarks(remarks))
}

/// Who sits at each table.
fn by_table(event: &Event, round: u16) -> Grid {
    let mut grid = Grid::of_columns([
        (heading("table"), Column::NUMBERS),
        (heading("seat"), Column::NUMBERS),
        (heading("number"), Column::NUMBERS),
        (heading("name"), Column::NAMES),
    ]);
    let seating = event.seating(round).unwrap_or_default();
    for (table, seats) in numbered(&seating) {
        for (seat, no) in (1_u16..).zip(seats) {
            grid.push(vec![
                Cell::plain(table),
                Cell::plain(seat),
                Cell::plain(no),
                Cell::plain(event.name(*no, round)),
            ]);
        }
    }
    grid
}

/// Where everybody sits, by name.
pub(crate) fn by_name(event: &Event, round: u16) -> Grid {
    let mut grid = Grid::of_columns([
        (heading("name"), Column::NAMES),
        (heading("number"), Column::NUMBERS),
        (heading("table"), Column::NUMBERS),
        (heading("seat"), Column::NUMBERS),
    ]);
    let seating = event.seating(round).unwrap_or_default();
    let mut rows: Vec<(String, u16)> =
        seating.numbers().map(|no| (event.name(no, round), no)).collect();
    rows.sort_by_key(|(name, no)| (name.to_lowercase(), *no));
    for (name, no) in rows {
        let seat = seating.seat_of(no);
        grid.push(vec![
            Cell::plain(name),
            Cell::plain(no),
            Cell::plain(seat.map_or_else(|| "–".to_owned(), |(table, _)| table.to_string())),
            Cell::plain(seat.map_or_else(|| "–".to_owned(), |(_, seat)| seat.to_string())),
        ]);
    }
    grid
}

/// A card for every entry, with a line for each round.
fn personal(event: &Event) -> Vec<Slip> {
    let mut cards = Vec::new();
    for no in event.present(event.last_round().max(1)) {
        let mut lines = Vec::new();
        for round in 1..=event.plan.rounds.unwrap_or(0).max(event.last_round()) {
            let seat = event.seating(round).ok().and_then(|seating| seating.seat_of(no));
            lines.push(match seat {
                Some((table, _)) => messages::EventTableNamed { round, table }.say(),
                None => messages::EventStateRunning { round }.say(),
            });
        }
        let name = event.name(no, event.last_round());
        cards.push(Slip { head: format!("{no} {name}"), sides: lines });
    }
    cards
}

fn slips(event: &Event, round: u16) -> Vec<Slip> {
    let seating = event.seating(round).unwrap_or_default();
    let mut slips = Vec::new();
    for (table, seats) in numbered(&seating).filter(|(_, seats)| !seats.is_empty()) {
        let sides = event.sides(round, seats).into_iter().map(|side| {
            let names: Vec<String> =
                side.iter().map(|no| format!("{no} {}", event.name(*no, round))).collect();
            names.join(" + ")
        });
        let head = messages::EventTableNamed { round, table }.say();
        slips.push(Slip { head, sides: sides.collect() });
    }
    slips
}
