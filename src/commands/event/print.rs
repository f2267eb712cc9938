//! The pages to print.

use super::open::{self, refused};
use super::show::{self, heading, numbered};
use super::tell;
use crate::club::{Event, Range, Standings};
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

/// How many rounds a table of the results has side by side.
const ROUNDS_ABREAST: usize = 12;

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
    /// Sentences below the tables.
    notes: Vec<String>,
    /// Whether each slip is a page of its own.
    is_personal: bool,
    slips: Vec<Slip>,
    /// The boxes to write the points of a side into, one for each deal.
    boxes: u16,
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
        title: words::event_title(&event.plan),
        about: words::round_named(event, round),
        tables: Vec::new(),
        notes: Vec::new(),
        is_personal: args.what == Printed::Personal,
        slips: Vec::new(),
        boxes: event.plan.deals.unwrap_or(1),
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
            for first in (1..=round).step_by(ROUNDS_ABREAST) {
                let last = round.min(first + ROUNDS_ABREAST as u16 - 1);
                let points = points_by_round(event, &standings, first, last);
                let title = messages::EventRoundsTitle.say();
                page.tables.push(HtmlTable::of(points, &title, &[]));
            }
            page.notes = tell::findings(&history);
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

/// The points of everybody in the rounds from `first` to `last`, in the order of the ranking.
fn points_by_round(event: &Event, standings: &Standings, first: u16, last: u16) -> Grid {
    let mut columns = vec![(heading("number"), Column::NUMBERS), (heading("name"), Column::NAMES)];
    for round in first..=last {
        columns.push((round.to_string(), Column::NUMBERS));
    }
    let mut grid = Grid::of_columns(columns);
    let record = event.record(last);
    let ranked = standings.ranked.iter().map(|ranked| ranked.tally.no);
    for no in ranked.chain(standings.below.iter().copied()) {
        let tally = record.tally(no, Range::only(first, last));
        let mut cells = vec![Cell::plain(no), Cell::plain(event.name(no, last))];
        for (_, spell) in &tally.spells {
            cells.push(Cell::plain(spell.points().map_or_else(|| "–".to_owned(), words::exact)));
        }
        grid.push(cells);
    }
    grid
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
                Some((table, _)) => words::table_named(event, round, table as u16),
                None => words::round_named(event, round),
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
        let head = words::table_named(event, round, table);
        slips.push(Slip { head, sides: sides.collect(), ..Slip::default() });
    }
    slips
}
