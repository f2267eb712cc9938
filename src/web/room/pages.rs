//! The pages of a club night.

use super::press::{SentForm, known_result};
use super::state::{Room, SeenEvent};
use super::wall;
use crate::club::{Confirm, Criterion, Event, EventHistory, Results, TableState};
use crate::commands::event;
use crate::output::html::HtmlTable;
use crate::output::qr;
use crate::terminal::links::Role;
use crate::web::page::{drawn, page};
use crate::web::reader::Reader;
use crate::words::{self, messages};
use askama::Template;
use std::fmt::Display;

/// How many of the last entries the director sees.
const LAST_ENTRIES: usize = 8;

/// The director's page.
#[derive(Template)]
#[template(path = "room/director.html")]
struct DirectorPage<'a> {
    base: &'a str,
    version: u64,
    title: String,
    news: Vec<String>,
    message: Vec<String>,
    states: HtmlTable,
    last: usize,
    /// The commands of the buttons, with their labels.
    buttons: Vec<(&'static str, String)>,
    line: &'a str,
    log: Vec<(u64, String)>,
    tables: Vec<(u16, String)>,
}

/// The page of a table.
#[derive(Template)]
#[template(path = "room/seat.html")]
struct RoomTablePage<'a> {
    base: &'a str,
    version: u64,
    title: String,
    news: Vec<String>,
    message: Vec<String>,
    round: u16,
    heading: String,
    seats: Vec<(u16, String)>,
    /// The result as the form has shown it.
    known: String,
    sides: Vec<SideFields>,
    /// Who may have kept score.
    keepers: Vec<(u16, String)>,
    has_made: bool,
    result: Option<String>,
    /// Who may agree with one tap.
    agree: Vec<(u16, String)>,
    /// Whether the others agree on their own pages.
    agree_elsewhere: bool,
    /// Whether the table is scored deal by deal, and whether its game has begun.
    is_game: bool,
    has_begun: bool,
    next: Vec<String>,
}

/// The fields of a side of a table.
struct SideFields {
    number: usize,
    names: String,
    points: String,
    made: String,
}

/// The page of a person or a pair.
#[derive(Template)]
#[template(path = "room/person.html")]
struct PersonPage<'a> {
    base: &'a str,
    title: String,
    next: Vec<String>,
    message: Vec<String>,
    /// The round and the result that the person is asked about.
    asked: Option<(u16, String)>,
    /// Whether it can still be agreed to.
    may_agree: bool,
    rounds: Vec<String>,
    place: Option<String>,
}

/// The links of tables and people, to print.
#[derive(Template)]
#[template(path = "room/signs.html")]
struct SignsPage {
    signs: Vec<Sign>,
}

struct Sign {
    name: String,
    url: String,
    size: usize,
    path: String,
}

/// The content of a reader's page, below a message; `sent` is the form that was refused.
pub(super) fn content(
    room: &Room,
    reader: &Reader,
    seen: &SeenEvent,
    message: &[String],
    sent: &SentForm,
) -> String {
    let message = [message, &seen.trouble].concat();
    let Some(history) = &seen.history else { return message.join("\n") };
    match reader.role {
        Role::Director => drawn(&director(room, reader, seen, history, message, sent)),
        Role::Table(table) => drawn(&table_page(room, reader, seen, history, message, sent, table)),
        Role::Person(no) => drawn(&person(reader, history, message, no)),
        _ => wall::wall(seen, history, message),
    }
}

/// The title of a reader's page.
pub(super) fn title(reader: &Reader, event: &Event) -> String {
    match reader.role {
        Role::Table(table) => messages::RoomTableTitle { table }.say(),
        Role::Person(no) => format!("{no} {}", event.name(no, event.last_round())),
        _ => words::event_title(&event.plan),
    }
}

fn director<'a>(
    room: &Room,
    reader: &'a Reader,
    seen: &SeenEvent,
    history: &EventHistory,
    message: Vec<String>,
    sent: &'a SentForm,
) -> DirectorPage<'a> {
    let event = history.event();
    let round = event.current_round();
    let mut buttons = Vec::new();
    if !event.is_final() && (round == 0 || event.open_tables(round).is_empty()) {
        buttons.push(("draw", messages::RoomDrawButton.say().to_owned()));
    }
    if event.round(round).is_ok_and(|round| !round.closed) {
        buttons.push(("clock", messages::RoomClockButton.say().to_owned()));
        buttons.push(("close", messages::RoomCloseButton { round }.say()));
    }
    buttons.push(("undo", messages::LiveUndoButton.say().to_owned()));
    buttons.push(("redo", messages::LiveRedoButton.say().to_owned()));

    let mut log = Vec::new();
    for line in event::logged(history).into_iter().rev().take(LAST_ENTRIES) {
        let mark = if line.undone { "✗ " } else { "" };
        log.push((line.seq, format!("{mark}{}", line.text)));
    }
    let tables = event.seating(round).unwrap_or_default().tables.len() as u16;
    DirectorPage {
        base: &reader.base,
        version: seen.len,
        title: words::event_title(&event.plan),
        news: event::news(history),
        message,
        states: HtmlTable::of(event::states(history, round), "", &[]),
        last: history.entries().len(),
        buttons,
        line: sent.field("line"),
        log,
        tables: (1..=tables).map(|table| (table, room.path(&Role::Table(table)))).collect(),
    }
}

/// The round that a table plays: the first that is open there, or else the last.
pub(super) fn round_of(event: &Event, table: u16) -> u16 {
    let last = event.last_round();
    let is_open = |round: &u16| event.open_tables(*round).contains(&table);
    (1..=last).find(is_open).unwrap_or(last)
}

fn table_page<'a>(
    room: &Room,
    reader: &'a Reader,
    seen: &SeenEvent,
    history: &EventHistory,
    message: Vec<String>,
    sent: &SentForm,
    table: u16,
) -> RoomTablePage<'a> {
    let event = history.event();
    let round = round_of(event, table);
    let seats = event.seats_at(round, table).unwrap_or_default();
    let state = event.state(round, table);
    let typed = event.round(round).ok().and_then(|round| round.typed.get(&table));
    let is_settled = matches!(state, TableState::Agreed | TableState::Closed);
    let is_games = event.plan.results == Results::Games;

    let mut sides = Vec::new();
    if !is_games && !is_settled {
        for (index, entries) in event.sides(round, &seats).iter().enumerate() {
            let number = index + 1;
            let points = typed.and_then(|typed| typed.points.get(index));
            let made = typed.and_then(|typed| typed.made.get(index));
            sides.push(SideFields {
                number,
                names: words::seated(event, round, entries),
                points: sent_or(sent, &format!("points{number}"), points.map(|p| p.decimal())),
                made: sent_or(sent, &format!("made{number}"), made),
            });
        }
    }
    let is_asked = event.plan.confirm != Confirm::Off && state == TableState::Entered;
    let by = typed.and_then(|typed| typed.by);
    let own_side =
        event.sides(round, &seats).into_iter().find(|side| by.is_some_and(|by| side.contains(&by)));
    let named = |no: &u16| (*no, event.name(*no, round));
    let mut agree = Vec::new();
    if is_asked && event.plan.confirm == Confirm::Table {
        let others = seats.iter().filter(|no| !own_side.iter().flatten().any(|own| own == *no));
        agree.extend(others.map(named));
    }
    let mut next = Vec::new();
    let before = event.seats_at(round.saturating_sub(1), table);
    for no in before.iter().flatten() {
        next.extend(seat_line(event, *no, round));
    }
    let store = room.context.store();
    let has_begun = store.is_ok_and(|store| store.has_table(&room.id, round, table));
    RoomTablePage {
        base: &reader.base,
        version: seen.len,
        title: messages::RoomTableTitle { table }.say(),
        news: event::news(history),
        message,
        round,
        heading: words::capital(&words::round_named(event, round)),
        known: known_result(event, round, table),
        sides,
        keepers: if event.plan.confirm == Confirm::Off {
            Vec::new()
        } else {
            seats.iter().map(named).collect()
        },
        has_made: event.rank.contains(&Criterion::Made),
        result: words::table_result(event, round, table),
        agree,
        agree_elsewhere: is_asked && event.plan.confirm == Confirm::Opponent,
        is_game: is_games && !seats.is_empty(),
        has_begun,
        seats: (1..).zip(seats.iter().map(|no| event.name(*no, round))).collect(),
        next,
    }
}

/// What was sent in a field, or else a known value.
fn sent_or(sent: &SentForm, name: &str, known: Option<impl Display>) -> String {
    let value = sent.field(name);
    if value.is_empty() {
        known.map_or_else(String::new, |known| known.to_string())
    } else {
        value.to_owned()
    }
}

/// Where an entry sits in a round, and with whom.
fn seat_line(event: &Event, no: u16, round: u16) -> Option<String> {
    let player = event.name(no, round);
    let seating = event.seating(round).ok()?;
    let Some((table, seat)) = seating.seat_of(no) else {
        let is_there = seating.bench.contains(&no);
        return is_there.then(|| messages::RoomNextBench { player, round }.say());
    };
    let table = table as u16;
    let seats = event.seats_at(round, table).ok()?;
    let mut with = Vec::new();
    let mut against = Vec::new();
    for side in event.sides(round, &seats) {
        let others =
            side.iter().filter(|other| **other != no).map(|other| event.name(*other, round));
        if side.contains(&no) { with.extend(others) } else { against.extend(others) }
    }
    let against = words::and(against);
    Some(if with.is_empty() {
        messages::RoomNextSeat { player, round, table, seat, against }.say()
    } else {
        messages::RoomNextPartner { player, round, table, seat, against, partner: words::and(with) }
            .say()
    })
}

fn person<'a>(
    reader: &'a Reader,
    history: &EventHistory,
    message: Vec<String>,
    no: u16,
) -> PersonPage<'a> {
    let event = history.event();
    let last = event.last_round();
    let mut next = Vec::new();
    for round in event.current_round()..=last {
        next.extend(seat_line(event, no, round));
    }
    let mut asked = None;
    let mut may_agree = false;
    for round in (1..=last).rev() {
        let seat = event.seating(round).ok().and_then(|seating| seating.seat_of(no));
        let Some((table, _)) = seat else { continue };
        let table = table as u16;
        let Some(result) = words::table_result(event, round, table) else { continue };
        let by = event.rounds[usize::from(round) - 1].typed.get(&table).and_then(|typed| typed.by);
        let seats = event.seats_at(round, table).unwrap_or_default();
        let own = event.sides(round, &seats).into_iter().find(|side| side.contains(&no));
        let is_own = by.is_some_and(|by| own.is_some_and(|own| own.contains(&by)));
        may_agree = event.plan.confirm != Confirm::Off
            && event.state(round, table) == TableState::Entered
            && !is_own;
        asked = Some((round, result));
        break;
    }
    let (rounds, place) = event::entry_lines(event, no);
    PersonPage {
        base: &reader.base,
        title: title(reader, event),
        next,
        message,
        asked,
        may_agree,
        rounds,
        place: if event.shows_ranking() { place } else { None },
    }
}

/// The page with the links of tables and people, each as a text and a code.
pub(super) fn signs(room: &Room, reader: &Reader, at: impl Display) -> String {
    let seen = room.seen();
    let Some(history) = &seen.history else { return String::new() };
    let event = history.event();
    let tables = event.rounds.iter().map(|round| round.drawn.tables.len() as u16).max();
    let mut roles: Vec<Role> = (1..=tables.unwrap_or_default()).map(Role::Table).collect();
    roles.extend(event.numbers().map(Role::Person));
    let mut signs = Vec::new();
    for role in roles {
        let url = format!("http://{at}{}", room.path(&role));
        let of_role = Reader { role, ..reader.clone() };
        let (size, path) = qr::picture(&url).unwrap_or_default();
        signs.push(Sign { name: title(&of_role, event), url, size, path });
    }
    page(reader, &messages::RoomSignsTitle.say(), &drawn(&SignsPage { signs }))
}
