//! The events and games of a season.

use super::file::SeasonFile;
use crate::analysis::{Ratio, SameEvening, StatGame};
use crate::club::{Evening, EveningResult, SeasonGames, SeasonValue};
use crate::game::fold;
use crate::grammar::Filter;
use crate::history::GameId;
use crate::rules::{Points, Wins};
use crate::store::{Store, StoreError};
use crate::terminal::kept::{self, Persons};
use crate::terminal::{Failure, Result, tables};
use crate::words::{self, messages};
use std::collections::HashMap;

/// The evenings of a season that are over, in the order of their days.
#[derive(Default)]
pub(super) struct Evenings {
    /// The id and the day of each.
    pub(super) days: Vec<(String, String)>,
    /// The results of each.
    pub(super) results: Vec<Evening>,
    /// The ids of those named that are not over.
    pub(super) open: Vec<String>,
    /// The games that cannot be read, each with its error.
    pub(super) unreadable: Vec<(String, StoreError)>,
}

/// An evening that has yet to be sorted.
struct FoundEvening {
    id: String,
    day: String,
    evening: Evening,
}

impl Evenings {
    /// The evenings of a file.
    ///
    /// # Errors
    /// There is no event or game with an id, or the points of the evenings do not add up.
    pub(super) fn of(store: &Store, file: &SeasonFile<'_>) -> Result<Evenings> {
        let season = &file.season;
        let mut evenings = Evenings::default();
        let games = evenings.games(store)?;
        let persons = Persons::of_games(kept::people(store)?, &games);

        let mut found = Vec::new();
        let mut by_points: Vec<&StatGame> = Vec::new();
        for (index, named) in season.events.iter().enumerate() {
            let key = format!("events.{index}");
            let is_twice = season.events[..index].contains(named);
            if is_twice {
                continue;
            }
            if let Some((is_over, event)) = event(store, named)? {
                if is_over {
                    found.push(event)
                } else {
                    evenings.open.push(named.clone())
                }
                continue;
            }
            let mut unreadable = evenings.unreadable.iter();
            if let Some((_, error)) = unreadable.find(|(id, _)| id == named) {
                return Err(Failure::data(error.to_string()));
            }
            let Some(game) = games.iter().find(|game| game.id == *named) else {
                let events = store.event_ids().unwrap_or_default();
                let known = events.iter().map(GameId::as_str);
                let known = known.chain(games.iter().map(|game| game.id.as_str()));
                let suggestion = words::did_you_mean(named, known);
                let id = words::quoted(named);
                let sentence = messages::SeasonRefusalUnknown { id, suggestion }.say();
                return Err(file.failure(&key, sentence));
            };
            if !game.is_ranked() {
                evenings.open.push(named.clone());
                continue;
            }
            check_points(file, &key, game, &by_points)?;
            by_points.push(game);
            found.push(FoundEvening::of_game(game));
        }
        if let Some(filter) = &season.games {
            for game in chosen(file, filter, &games)? {
                if season.events.contains(&game.id) {
                    continue;
                }
                check_points(file, "games", game, &by_points)?;
                by_points.push(game);
                found.push(FoundEvening::of_game(game));
            }
        }
        evenings.add(found, &persons);
        Ok(evenings)
    }

    /// Every game that can be read.
    fn games(&mut self, store: &Store) -> Result<Vec<StatGame>> {
        let all = kept::all(store, |id, game| (id.to_string(), game.map(|game| game.stats)))?;
        let mut games: Vec<StatGame> = Vec::new();
        for (id, game) in all {
            match game {
                Ok(game) => games.push(game),
                Err(error) => self.unreadable.push((id, error)),
            }
        }
        games.sort_by(|one, other| one.later_first(other));
        Ok(games)
    }

    /// Adds evenings in order, each person under one name.
    fn add(&mut self, mut found: Vec<FoundEvening>, persons: &Persons) {
        found.sort_by(|one, other| one.day.cmp(&other.day).then_with(|| one.id.cmp(&other.id)));
        let mut spelling: HashMap<String, String> = HashMap::new();
        for FoundEvening { id, evening, .. } in &mut found {
            for result in &mut evening.results {
                result.person = persons.who(id, &result.person);
                spelling.insert(fold(&result.person), result.person.clone());
            }
        }
        for FoundEvening { id, day, mut evening } in found {
            for result in &mut evening.results {
                result.person.clone_from(&spelling[&fold(&result.person)]);
            }
            self.days.push((id, day));
            self.results.push(evening);
        }
    }
}

/// An event, and whether it is over; `None` if there is none with that id.
fn event(store: &Store, named: &str) -> Result<Option<(bool, FoundEvening)>> {
    let Ok(id) = named.parse::<GameId>() else { return Ok(None) };
    let Some(read) = tables::read(store, &id)? else { return Ok(None) };
    let event = read.history.event();
    let day = read.history.begun().local_date().to_string();
    let found = FoundEvening { id: named.to_owned(), day, evening: event.evening() };
    Ok(Some((event.is_final(), found)))
}

/// The games that a filter chooses, without copies of one evening.
fn chosen<'g>(
    file: &SeasonFile<'_>,
    SeasonGames { rules, since, until }: &SeasonGames,
    games: &'g [StatGame],
) -> Result<Vec<&'g StatGame>> {
    let filter = Filter {
        rules: rules.clone(),
        since: since.clone(),
        until: until.clone(),
        ..Filter::default()
    };
    let known = games.iter().map(|game| game.rules.as_str());
    filter.check_rules(known).map_err(|failure| failure.at(file.place("games.rules")))?;

    let copies = SameEvening::all(games);
    let mut chosen = Vec::new();
    for game in games {
        let day = game.day();
        let is_meant = filter.is_by(&game.rules) && filter.is_since(day) && filter.is_until(day);
        let is_copy = copies.iter().any(|evening| evening.sets_aside(&game.id));
        if is_meant && !is_copy && game.is_ranked() {
            chosen.push(game);
        }
    }
    Ok(chosen)
}

/// Checks that the points of a game can be added to those of the others, if that is what counts.
fn check_points(
    file: &SeasonFile<'_>,
    key: &str,
    game: &StatGame,
    others: &[&StatGame],
) -> Result<(), Failure> {
    let is_unlike = others.iter().any(|other| other.rules_and_score() != game.rules_and_score());
    let reason = match file.season.of {
        SeasonValue::Places => return Ok(()),
        SeasonValue::Match => "match",
        _ if game.wins == Wins::Lowest => "low",
        _ if game.brought_forward.is_some() => "part",
        _ if is_unlike => "rules",
        _ => return Ok(()),
    };
    let evening = &game.id;
    Err(file.failure(key, messages::SeasonRefusalPoints { evening, reason }.say()))
}

impl FoundEvening {
    fn of_game(game: &StatGame) -> FoundEvening {
        let results = game.places.iter().map(|place| {
            let hands = game.deals.iter().flatten().filter(|hand| hand.who == place.who);
            let points: Points = hands.map(|hand| hand.points).sum();
            EveningResult {
                person: game.people[place.who].clone(),
                entry: place.side.index(),
                place: place.rank,
                points: points.into(),
                matched: Ratio::ZERO,
            }
        });
        let evening = Evening { results: results.collect() };
        FoundEvening { id: game.id.clone(), day: game.day().to_string(), evening }
    }
}
