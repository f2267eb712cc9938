//! Every game of the folder, with what its journal says kept from one time to the next.

use super::{Failure, tables};
use crate::analysis::{People, StatGame};
use crate::cards::is_invisible;
use crate::game::{Day, fold};
use crate::grammar::Filter;
use crate::history::GameId;
use crate::presets;
use crate::store::{CachedGame, OpenedGame, Store, StoreError, TextFile};
use crate::views::GameSummary;
use crate::words::{self, Unknown, messages};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};

/// What is kept of a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptGame {
    /// The game as statistics count it.
    pub(crate) stats: StatGame,
    /// The game in a list.
    pub(crate) summary: GameSummary,
}

impl CachedGame for KeptGame {
    fn of(opened: OpenedGame) -> KeptGame {
        KeptGame { stats: StatGame::of(&opened.history), summary: GameSummary::of(&opened.history) }
    }

    fn is_possible(&self, id: &GameId) -> bool {
        let KeptGame { stats, summary } = self;
        let ids = [&stats.id, &summary.game];
        let people = [&stats.people, &summary.players, &summary.winners];
        let mut texts = vec![&stats.rules];
        texts.extend(people.into_iter().flatten().chain(&stats.scoring));
        texts.extend([&summary.rules, &summary.begun, &summary.title].into_iter().flatten());
        stats.is_possible()
            && summary.trouble.is_none()
            && ids.iter().all(|text| text.parse::<GameId>().as_ref() == Ok(id))
            && texts.iter().all(|text| !text.contains(is_invisible))
    }
}

impl KeptGame {
    /// The game under the name by which it is chosen.
    fn called(mut self, name: &str) -> KeptGame {
        self.stats.id = name.to_owned();
        self.summary.game = name.to_owned();
        self
    }

    /// The game with what is not kept as JSON.
    fn read_again(self) -> KeptGame {
        let played = Some(self.stats.played.local_text());
        let last = Some(self.stats.last.local_text());
        KeptGame { summary: GameSummary { played, last, ..self.summary }, ..self }
    }
}

impl Filter {
    /// Whether games by these rules are meant.
    pub(crate) fn is_by(&self, rules: &str) -> bool {
        self.rules.as_ref().is_none_or(|text| presets::means(text, rules))
    }

    /// Refuses rules that are neither built in nor those of any game.
    pub(crate) fn check_rules<'a>(
        &self,
        of_games: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), Failure> {
        let Some(text) = &self.rules else { return Ok(()) };
        let mut known: BTreeSet<&str> = presets::rulesets().chain(presets::examples()).collect();
        known.extend(of_games);
        if known.iter().any(|id| presets::means(text, id)) {
            return Ok(());
        }
        Err(Failure::usage(words::unknown(Unknown::Rules, text, known)))
    }

    /// Whether a day is not before those that are meant.
    pub(crate) fn is_since(&self, day: Day) -> bool {
        self.since.as_ref().is_none_or(|since| day.to_string() >= *since)
    }

    /// Whether a day is not after those that are meant.
    pub(crate) fn is_until(&self, day: Day) -> bool {
        let Some(until) = &self.until else { return true };
        let day = day.to_string();
        day <= *until || day.starts_with(until)
    }
}

/// Hands every game of the folder to `then`, most recently played first; see [`Store::each_kept`].
pub(crate) fn each<T: Send>(
    store: &Store,
    of: impl Fn(&GameId, Result<KeptGame, StoreError>) -> T + Sync,
    then: impl FnMut(T) -> bool,
) -> Result<(), Failure> {
    // Other threads read the games.
    let voice = words::voice();
    // The form of what is kept is that of this version of the program.
    let version = concat!("hoyle games 10 ", env!("CARGO_PKG_VERSION"));
    store
        .each_kept(
            version,
            |id, kept| words::speak(voice, || of(id, kept.map(KeptGame::read_again))),
            then,
        )
        .map_err(|error| Failure::data(error.to_string()))
}

/// What `of` makes of every game of the folder, in the order of [`each`].
pub(crate) fn all<T: Send>(
    store: &Store,
    of: impl Fn(&GameId, Result<KeptGame, StoreError>) -> T + Sync,
) -> Result<Vec<T>, Failure> {
    let mut all = Vec::new();
    each(store, of, |game| {
        all.push(game);
        true
    })?;
    Ok(all)
}

/// What `of` makes of every game that a list may name: those of the folder in the order of [`each`], or those at the
/// tables of an event by round and table.
pub(crate) fn listed<T: Send>(
    store: &Store,
    event: Option<&GameId>,
    of: impl Fn(Result<KeptGame, StoreError>) -> T + Sync,
) -> Result<Vec<T>, Failure> {
    let Some(event) = event else { return all(store, |_, game| of(game)) };
    let mut games = Vec::new();
    for (name, selector) in tables::begun(store, event)? {
        games.push(of(store.read(&selector).map(|opened| KeptGame::of(opened).called(&name))));
    }
    Ok(games)
}

/// Everybody who has played in any game of the folder.
pub(crate) fn names(store: &Store) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let _ = each(
        store,
        |_, game| game.map(|game| game.stats.people),
        |people| {
            // Games that cannot be read add no names.
            names.extend(people.into_iter().flatten());
            true
        },
    );
    names
}

/// The players by the names under which statistics list them.
pub(crate) struct Persons {
    people: People,
    /// The spelling of each in the game last played, by the folded name.
    spelling: HashMap<String, String>,
    /// When each game was played, in milliseconds.
    played: HashMap<String, i64>,
}

impl Persons {
    /// The players of a folder.
    ///
    /// # Errors
    /// The folder or the aliases cannot be read.
    pub(crate) fn of(store: &Store) -> Result<Persons, Failure> {
        let people = self::people(store)?;
        let games = all(store, |_, game| {
            // Games that cannot be read add no names.
            game.ok().map(|game| StatGame { deals: Vec::new(), ..game.stats })
        })?;
        let mut games: Vec<StatGame> = games.into_iter().flatten().collect();
        games.sort_by(|one, other| one.later_first(other));
        Ok(Persons::of_games(people, &games))
    }

    /// The players of some games, the last played first.
    pub(crate) fn of_games(people: People, games: &[StatGame]) -> Persons {
        let mut spelling = HashMap::new();
        for game in games {
            for name in &game.people {
                let player = people.who(&game.id, name);
                spelling.entry(fold(player)).or_insert_with(|| player.to_owned());
            }
        }
        let played = games.iter().map(|game| (game.id.clone(), game.played.unix_millis()));
        Persons { people, spelling, played: played.collect() }
    }

    /// When a game was played, in milliseconds; `None` if it could not be read.
    pub(crate) fn played(&self, game: &str) -> Option<i64> {
        self.played.get(game).copied()
    }

    /// The player whom a name means in a game.
    pub(crate) fn who(&self, game: &str, name: &str) -> String {
        let player = self.people.who(game, name);
        self.spelling.get(&fold(player)).map_or(player, String::as_str).to_owned()
    }
}

/// Which names are one player's, as the folder has it.
pub(crate) fn people(store: &Store) -> Result<People, Failure> {
    let text = store.read_text(TextFile::NAMES).map_err(|error| Failure::beside(&error))?;
    read_people(store, text.as_deref())
}

pub(crate) fn read_people(store: &Store, text: Option<&str>) -> Result<People, Failure> {
    People::read(text.unwrap_or_default()).map_err(|error| {
        let place = store.text_path(TextFile::NAMES).display().to_string();
        let remedy = messages::StoreRemedyFile.say();
        Failure::data(words::people_error(&error)).note([remedy]).at(place)
    })
}
