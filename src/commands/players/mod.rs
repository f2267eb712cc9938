//! `players`: who took part over the years, under which names.

use crate::analysis::{Attended, People, PeopleChange, PeopleError};
use crate::game::fold;
use crate::grammar::hints;
use crate::output::json::{self, NamedSchema};
use crate::output::{plain, text};
use crate::store::{Store, StoreError, TextFile};
use crate::terminal::kept;
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::{Cell, Column, Grid};
use crate::words::{self, and, messages};
use clap::{Args, Subcommand};
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::HashMap;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("players", "The players of all games", json::schema::<Vec<PlayerSummary>>)
        .also(&["players-merge", "players-split"]);

/// List the players of all games, or say which names are one player's
///
/// hoyle players
///
/// hoyle players merge Jo Jovana
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct PlayersArgs {
    #[command(subcommand)]
    pub(crate) change: Option<PlayersChange>,
}

#[derive(Clone, Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum PlayersChange {
    /// List two names as one player; no game is changed
    ///
    /// hoyle players merge Jo Jovana
    Merge {
        /// One name
        name: String,
        /// The name to list the player under
        #[arg(value_name = "NAME")]
        into: String,
    },
    /// List a name as another player in some games, or undo its merge
    ///
    /// hoyle players split Ana --games friday --as "Ana K."
    ///
    /// hoyle players split Jo
    Split {
        /// The name
        name: String,
        /// The games in which it is another player
        #[arg(long, value_name = "ID", num_args = 1.., value_delimiter = ',')]
        games: Vec<String>,
        /// The name to list that player under
        #[arg(long = "as", value_name = "NAME")]
        to: Option<String>,
    },
}

impl PlayersChange {
    fn meant(&self) -> PeopleChange {
        match self.clone() {
            PlayersChange::Merge { name, into } => PeopleChange::Merge { name, into },
            PlayersChange::Split { name, games, to } => PeopleChange::Split { name, games, to },
        }
    }
}

/// A player of past games.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlayerSummary {
    /// The name under which the player is listed.
    player: String,
    /// In how many games.
    games: usize,
    /// The day of the last of them, by the local clock.
    last: String,
    /// Every name under which the player is written in them.
    names: Vec<String>,
}

/// Lists the players of all games, after a change to their names if one is asked for.
///
/// # Errors
/// A game cannot be read that a change may depend on, or the names cannot be changed so.
pub(crate) fn players(context: &Context, args: &PlayersArgs) -> Result<Answer> {
    let store = context.store()?;
    let known = kept::people(store)?;
    let Some(change) = &args.change else { return list(context, store, &known) };

    let (attended, remarks) = attended(store, |error| match error {
        // Of a damaged journal nobody can say who sat with whom.
        StoreError::Journal { .. } => Ok(error.to_string()),
        error => Err(Failure::data(error.to_string())),
    })?;
    games::no_game_option(context)?;
    let change = change.meant();
    // What is refused leaves no lock behind.
    changed_people(known, &change, &attended)?;
    let names = store.lock_text(TextFile::NAMES).map_err(|error| Failure::beside(&error))?;
    let locked = kept::read_people(store, names.text.as_deref())?;
    let (people, back) = changed_people(locked, &change, &attended)?;
    names.replace(&people.text()).map_err(|error| Failure::beside(&error))?;

    let answer = Answer::of(summaries(&people, &attended).as_slice(), context, records, |_| {
        Answer::paragraphs(&[changed(&change, &back)], &context.screen)
            .remark(context.hint(&hints::change_people(&back)))
    });
    Ok(answer.with_remarks(remarks))
}

fn list(context: &Context, store: &Store, people: &People) -> Result<Answer> {
    let (attended, mut remarks) = attended(store, |error| Ok(error.to_string()))?;
    let players = summaries(people, &attended);
    if players.is_empty() && remarks.is_empty() {
        remarks.extend([messages::StoreNoGamesYet.say(), context.hint(&hints::new_game())]);
    }
    let answer = Answer::of(players.as_slice(), context, records, |players| match players {
        [] => Answer::default(),
        players => Answer::result(text::grid(&grid(players), context.screen.look)),
    });
    Ok(answer.with_remarks(remarks))
}

/// Who took part in which game, most recently played first, and remarks on games that cannot be read:
/// `unreadable` makes a remark of an error, or ends the search.
fn attended(
    store: &Store,
    unreadable: impl Fn(StoreError) -> Result<String>,
) -> Result<(Vec<Attended>, Vec<String>)> {
    let mut attended = Vec::new();
    let mut remarks = Vec::new();
    let mut failure = None;
    kept::each(
        store,
        |id, game| game.map(|game| (id.to_string(), game.stats)),
        |read| {
            match read {
                Ok((game, stats)) => {
                    attended.push(Attended { game, last: stats.day(), names: stats.people });
                }
                Err(error) => match unreadable(error) {
                    Ok(remark) => remarks.push(remark),
                    Err(error) => failure = Some(error),
                },
            }
            failure.is_none()
        },
    )?;
    match failure {
        Some(failure) => Err(failure),
        None => Ok((attended, remarks)),
    }
}

/// The names after a change, and the change that takes it back.
fn changed_people(
    mut people: People,
    change: &PeopleChange,
    attended: &[Attended],
) -> Result<(People, PeopleChange)> {
    let back = people.change(change, attended).map_err(|error| {
        let sentence = words::people_error(&error);
        match error {
            PeopleError::Incomplete => Failure::usage(sentence),
            PeopleError::NotThere { .. } | PeopleError::NoSuchGame(_) => {
                Failure::against(sentence.into()).hint(hints::games())
            }
            _ => Failure::against(sentence.into()).hint(hints::players()),
        }
    })?;
    Ok((people, back))
}

/// The players of some games, most recently played first. Those who took part in most come first.
fn summaries(people: &People, attended: &[Attended]) -> Vec<PlayerSummary> {
    let mut players: Vec<PlayerSummary> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for Attended { game, names, last } in attended {
        for name in names {
            let player = people.who(game, name);
            let place = *places.entry(fold(player)).or_insert_with(|| {
                players.push(PlayerSummary {
                    player: player.to_owned(),
                    games: 0,
                    last: last.clone(),
                    names: Vec::new(),
                });
                players.len() - 1
            });
            let summary = &mut players[place];
            summary.games += 1;
            if !summary.names.contains(name) {
                summary.names.push(name.clone());
            }
        }
    }
    players.sort_by_cached_key(|summary| (Reverse(summary.games), fold(&summary.player)));
    players
}

fn grid(players: &[PlayerSummary]) -> Grid {
    let mut grid = Grid::of_columns([
        (messages::HeadingPlayer.say(), Column::NAMES),
        (messages::HeadingGames.say(), Column::NUMBERS),
        (messages::HeadingLastPlayed.say(), Column::WORDS),
        (messages::HeadingOtherNames.say(), Column::NAMES),
    ]);
    for PlayerSummary { player, games, last, names } in players {
        let mut others = names.clone();
        others.retain(|name| name != player);
        grid.push(vec![
            Cell::plain(player),
            Cell::plain(games),
            Cell::plain(last),
            Cell::plain(others.join(", ")),
        ]);
    }
    grid
}

/// A record for each player: the name, the number of games, the last day, and all names with commas
/// between.
fn records(players: &[PlayerSummary]) -> String {
    let mut records = String::new();
    for PlayerSummary { player, games, last, names } in players {
        records += &plain::record([player, &games.to_string(), last, &names.join(",")]);
    }
    records
}

/// What a change to the names did; `back` undoes it.
fn changed(change: &PeopleChange, back: &PeopleChange) -> String {
    match (change, back) {
        (_, PeopleChange::Merge { name, into }) => {
            messages::PeopleSplitAgain { name, player: into }.say()
        }
        (PeopleChange::Merge { .. }, PeopleChange::Split { name, games, to: Some(to) }) => {
            messages::PeopleRenamedAgain { player: to, name, games: these_games(games) }.say()
        }
        (PeopleChange::Merge { into, .. }, PeopleChange::Split { name, .. }) => {
            messages::PeopleMerged { name, player: into }.say()
        }
        (PeopleChange::Split { .. }, PeopleChange::Split { name, games, to }) => {
            let was = to.as_deref().unwrap_or(name);
            messages::PeopleRenamed { old_name: was, player: name, games: these_games(games) }.say()
        }
    }
}

fn these_games(games: &[String]) -> String {
    messages::PeopleGamesNamed { number: games.len(), games: and(games) }.say()
}
