//! The pages to print.

use super::open::{self, refused};
use super::show::{self, heading, numbered};
use crate::club::Event;
use crate::grammar::hints;
#[cfg(feature = "serve")]
use crate::history::GameId;
use crate::output::html::HtmlTable;
#[cfg(feature = "serve")]
use crate::output::qr;
#[cfg(feature = "serve")]
use crate::terminal::Failure;
#[cfg(feature = "serve")]
use crate::terminal::links::{Links, Role};
use crate::terminal::tables::ReadEvent;
use crate::terminal::{Answer, Context, Result, files};
use crate::views::{Cell, Column, Grid};
#[cfg(feature = "serve")]
use crate::words::Hint;
use crate::words::{self, messages};
use askama::Template;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct PrintArgs {
    /// What
    #[arg(value_enum)]
    what: Printed,
    /// The round [default: the one being played]
    #[arg(long, value_name = "R")]
    round: Option<u16>,
    /// The file, or - for standard output
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// The address of hoyle serve, such as 192.168.1.20:8080, for the links on signs and personal cards
    #[cfg(feature = "serve")]
    #[arg(long, value_name = "HOST:PORT")]
    at: Option<String>,
}

/// What can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Printed {
    /// Where everybody sits, by table and by name
    Seats,
    /// A sign for each table
    Cards,
    /// Slips for the results, four a page
    Slips,
    /// A card for every entry: where in each round, and lines to write on
    Personal,
    /// The ranking
    Results,
}

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

/// A slip for the result of a table, a personal card, or a sign.
#[derive(Default)]
struct Slip {
    head: String,
    sides: Vec<String>,
    whose: Option<Whose>,
    link: Option<Link>,
}

/// Who has a link.
#[derive(Clone, Copy)]
enum Whose {
    Table(u16),
    Person(u16),
}

/// The link of a table or a person, and its code as the number of modules in a row and a path.
struct Link {
    url: String,
    size: usize,
    path: String,
}

/// Writes a page.
///
/// # Errors
/// The round is not drawn, or the page cannot be written.
pub(super) fn print(context: &Context, named: Option<&str>, args: &PrintArgs) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let event = history.event();
    let round = args.round.unwrap_or(event.current_round());
    event.round(round).map_err(|refusal| refused(&refusal))?;
    let mut page = EventPage {
        title: event.plan.title.clone(),
        about: messages::EventStateRunning { round }.say(),
        tables: Vec::new(),
        slips: Vec::new(),
        initials: heading("initials"),
    };
    match args.what {
        Printed::Seats => {
            page.tables.push(HtmlTable::of(by_table(event, round), "", &[]));
            page.tables.push(HtmlTable::of(by_name(event, round), "", &[]));
        }
        Printed::Slips => page.slips = slips(event, round),
        Printed::Cards => page.slips = signs(event),
        Printed::Personal => page.slips = personal(event),
        Printed::Results => {
            let standings = event.standings(Some(round), None);
            page.tables.push(HtmlTable::of(show::grid(event, &standings), "", &[]));
        }
    }
    #[cfg(feature = "serve")]
    if let Some(at) = &args.at {
        add_links(context, history.id(), at, &mut page.slips)?;
    }
    let text = page.render().expect("a page of plain values");
    files::write_new(&args.to, hints::give_other_file(), |file| file.write_all(text.as_bytes()))?;
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
        cards.push(Slip {
            head: format!("{no} {name}"),
            sides: lines,
            whose: Some(Whose::Person(no)),
            link: None,
        });
    }
    cards
}

/// A sign for each table that any round has.
fn signs(event: &Event) -> Vec<Slip> {
    let tables = event.rounds.iter().map(|round| round.drawn.tables.len() as u16).max();
    let mut signs = Vec::new();
    for table in 1..=tables.unwrap_or_default() {
        let head = messages::RoomTableTitle { table }.say();
        let whose = Some(Whose::Table(table));
        signs.push(Slip { head, whose, ..Slip::default() });
    }
    signs
}

/// Adds the links that `hoyle serve` has at an address.
///
/// # Errors
/// It has never run, so that there are no links yet, or they cannot be read.
#[cfg(feature = "serve")]
fn add_links(context: &Context, event: &GameId, at: &str, slips: &mut [Slip]) -> Result<()> {
    let Some(links) = Links::kept(context.store()?)? else {
        let serve = format!("serve --event={event} --lan");
        return Err(Failure::data(messages::EventPrintNoLinks.say())
            .hint(Hint::of_folder(messages::HintPhones.say(), serve)));
    };
    let links = links.of_event(event.as_str());
    for slip in slips {
        let role = match slip.whose {
            Some(Whose::Table(table)) => Role::Table(table),
            Some(Whose::Person(no)) => Role::Person(no),
            None => continue,
        };
        let url = links.url(&role, at);
        slip.link = qr::picture(&url).map(|(size, path)| Link { url, size, path });
    }
    Ok(())
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
        slips.push(Slip { head, sides: sides.collect(), ..Slip::default() });
    }
    slips
}
