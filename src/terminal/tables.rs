//! Events, and the games at their tables, as `spring/r2t3` names them.

use super::{Context, Failure, Result};
use crate::club::{Event, EventHistory, GameResult, Results};
use crate::desk::{NewGame, Notice};
use crate::history::{GameId, History, Origin};
use crate::rules::Ruleset;
use crate::store::{Selector, Store, StoreError};
use crate::words::{self, Hint, messages};
use std::collections::BTreeMap;
use std::str::FromStr;

/// An event that was read.
pub(crate) struct ReadEvent {
    /// Everything recorded, with the results of the games at its tables.
    pub(crate) history: EventHistory,
    /// What to know about its record.
    pub(crate) remarks: Vec<String>,
}

/// Reads an event; `None` if there is no such event.
///
/// # Errors
/// Its journal or one of a table cannot be relied on.
pub(crate) fn read(store: &Store, id: &GameId) -> Result<Option<ReadEvent>> {
    let bytes = store.read_event(id).map_err(failed)?;
    bytes.map(|bytes| decode(store, id, bytes)).transpose()
}

/// The event in the bytes of its journal.
///
/// # Errors
/// The journal or one of a table cannot be relied on.
pub(crate) fn decode(store: &Store, id: &GameId, bytes: Vec<u8>) -> Result<ReadEvent> {
    let mut read = decode_alone(id, bytes)?;
    read.history.event_mut().games = results(store, &read.history)?;
    Ok(read)
}

/// The event in the bytes of its journal, without the games at its tables.
///
/// # Errors
/// The journal cannot be relied on.
pub(crate) fn decode_alone(id: &GameId, bytes: Vec<u8>) -> Result<ReadEvent> {
    let (mut history, torn) = EventHistory::decode(bytes).map_err(|error| {
        let reason = error.to_string();
        Failure::data(messages::EventRefusalUnreadable { event: id.as_str(), reason }.say())
    })?;
    // An event that was taken from elsewhere may have another id here.
    history.rename(id.clone());
    let remarks = if torn { vec![words::notice(&Notice::TornLine)] } else { Vec::new() };
    Ok(ReadEvent { history, remarks })
}

/// The failure of an event that does not exist.
pub(crate) fn no_such_event(store: &Store, named: &str) -> Failure {
    let known = store.event_ids().unwrap_or_default();
    let sentence = words::no_such_event(named, known.iter().map(GameId::as_str));
    let list = Hint::of_folder(messages::HintEventList.say(), "event list");
    Failure::data(sentence).hint(list)
}

/// The selector of the chosen game, also if that is at a table of an event. Such a game begins when it is
/// first asked for.
///
/// # Errors
/// No game can have that id, or there is no such table.
pub(crate) fn selector(context: &Context) -> Result<Selector> {
    let named = context.game.as_deref().and_then(parse);
    let Some((id, round, table)) = named else { return context.selector() };
    let store = context.store()?;
    if !store.has_table(&id, round, table) {
        begin(context, &id, round, table)?;
    }
    Ok(Selector::Path(store.table_path(&id, round, table)))
}

/// The games at the tables of an event that have begun, by round and table: each by its name for `-g`, with its selector.
///
/// # Errors
/// There is no such event, or its folder cannot be read.
pub(crate) fn begun(store: &Store, id: &GameId) -> Result<Vec<(String, Selector)>> {
    if store.read_event(id).map_err(failed)?.is_none() {
        return Err(no_such_event(store, id.as_str()));
    }
    let names = store.journals_of_event(id).map_err(failed)?;
    let mut places: Vec<(u16, u16)> = Vec::new();
    for name in names {
        places.extend(parse(&format!("{id}/{name}")).map(|(_, round, table)| (round, table)));
    }
    places.sort_unstable();
    let mut games = Vec::new();
    for (round, table) in places {
        let name = format!("{id}/r{round}t{table}");
        games.push((name, Selector::Path(store.table_path(id, round, table))));
    }
    Ok(games)
}

/// The game that a text names: by its id or path, or by its table at an event.
///
/// # Errors
/// No game can have that id.
pub(crate) fn named(
    store: &Store,
    text: &str,
) -> std::result::Result<Selector, <Selector as FromStr>::Err> {
    match parse(text) {
        Some((id, round, table)) => Ok(Selector::Path(store.table_path(&id, round, table))),
        None => text.parse(),
    }
}

fn failed(error: StoreError) -> Failure {
    Failure::data(error.to_string())
}

fn parse(text: &str) -> Option<(GameId, u16, u16)> {
    let (id, place) = text.split_once('/')?;
    let (round, table) = place.strip_prefix('r')?.split_once('t')?;
    Some((id.parse().ok()?, round.parse().ok()?, table.parse().ok()?))
}

/// Begins the game at a table: those who sit there, in the order of the seats, and the last deals first.
fn begin(context: &Context, id: &GameId, round: u16, table: u16) -> Result<()> {
    let store = context.store()?;
    let history = read(store, id)?.ok_or_else(|| no_such_event(store, id.as_str()))?.history;
    let event = history.event();
    let (Results::Games, Some(rules)) = (event.plan.results, history.rules()) else {
        return Err(Failure::against(
            messages::EventRefusalTyped { event: id.as_str() }.say().into(),
        ));
    };
    let seats = event
        .seats_at(round, table)
        .map_err(|refusal| Failure::against(words::event_refusal(&refusal).into()))?;
    let new = new_game(event, rules, round, &seats);
    let own = format!("{id}-r{round}t{table}").parse().unwrap_or_else(|_| id.clone());
    let begun = new
        .begin(own, context.now(), &mut context.dice())
        .map_err(|error| Failure::not_begun(rules, &error))?;
    let journal = begun.session.history().journal().clone();
    let name = format!("r{round}t{table}").parse().expect("letters and digits are an id");
    store.create_in_event(id, &name, &journal).map_err(failed)
}

fn new_game(event: &Event, rules: &Ruleset, round: u16, seats: &[u16]) -> NewGame {
    let mut players: Vec<String> = Vec::new();
    for side in event.sides(round, seats).iter().flatten() {
        for name in event.people(*side, round) {
            // Two people of one name are told apart by their numbers.
            let is_taken = players.iter().any(|player| player.eq_ignore_ascii_case(&name));
            players.push(if is_taken { format!("{name} {side}") } else { name });
        }
    }
    if event.sides(round, seats).len() == 2 && players.len() == 4 {
        // From side after side to the order of the seats.
        players.swap(1, 2);
    }
    NewGame {
        origin: Origin {
            rules: event.plan.rules.clone(),
            schedule: event.plan.schedule.clone(),
            set: event.plan.set.clone(),
            ..Origin::default()
        },
        rules: rules.clone(),
        dealer: players.last().cloned(),
        players,
        title: None,
        columns: Vec::new(),
        forward: None,
        begun: None,
        id: None,
    }
}

/// The results of the games at the tables of an event.
///
/// # Errors
/// A journal cannot be read.
fn results(store: &Store, history: &EventHistory) -> Result<BTreeMap<(u16, u16), GameResult>> {
    let event = history.event();
    let mut results = BTreeMap::new();
    if event.plan.results != Results::Games {
        return Ok(results);
    }
    for round in 1..=event.last_round() {
        let seating = event.seating(round).unwrap_or_default();
        for (table, _) in (1..).zip(&seating.tables) {
            if !store.has_table(history.id(), round, table) {
                continue;
            }
            let path = store.table_path(history.id(), round, table);
            let read = store.read(&Selector::Path(path)).map_err(failed)?;
            results.insert((round, table), result(event, &read.history));
        }
    }
    Ok(results)
}

/// The result of a game, for each of its sides.
fn result(event: &Event, history: &History) -> GameResult {
    let game = history.game();
    let setup = game.setup();
    let totals = game.totals();
    let mut made = vec![Some(0); totals.len()];
    for deal in game.played() {
        for side in setup.sides_in_turn() {
            let Some(seat) = setup.members(side).next() else { continue };
            let is_made = deal.results(side, Some(seat)).next() == Some(true);
            if let Some(Some(count)) = made.get_mut(side.index()) {
                *count += u16::from(is_made);
            }
        }
    }
    let deals = game.deals_over() as u16;
    let planned = event.plan.deals;
    let over = game.current().is_none() || planned.is_some_and(|planned| deals >= planned);
    let entries = history.entry_count() as u64;
    GameResult { points: totals, made, entries, deals, planned, over }
}
