//! `players`: who took part over the years, under which names.
//!
//! `attendance` is who took part in which game; `rename` spells a name otherwise in the games themselves.

mod attendance;
mod rename;

use crate::analysis::{Attended, People, PeopleChange, Respelling, SameEvening, StatGame};
use crate::game::{SlipRefusal, fold};
use crate::grammar::hints;
use crate::history::GameId;
use crate::output::json::{self, NamedSchema};
use crate::output::{plain, text};
use crate::store::{Store, TextFile};
use crate::terminal::{Answer, Context, Failure, Result, games, kept};
use crate::views::{Cell, Column, Grid};
use crate::words::{self, and, messages, same_evening};
use attendance::refused;
use clap::{Args, Subcommand};
use rename::RenameArgs;
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::HashMap;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("players", "The players of all games", json::schema::<Vec<PlayerSummary>>)
        .also(&[
            "players-rename",
            "players-merge",
            "players-split",
            "players-hide",
            "players-show",
        ]);

/// List the players of all games, or say which names are one player's
///
/// hoyle players
///
/// hoyle players merge Jo Jovana
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct PlayersArgs {
    /// Only those of the games at the tables of this event
    #[arg(long, value_name = "EVENT")]
    pub(crate) event: Option<GameId>,
    #[command(subcommand)]
    pub(crate) change: Option<PlayersChange>,
}

#[derive(Clone, Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum PlayersChange {
    /// Spell a name otherwise in every game, the deals played so far included
    ///
    /// hoyle players rename Jhon John
    ///
    /// hoyle players rename Jhon John --games friday --dry-run
    Rename(RenameArgs),
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
    /// Leave a player out of the pages of statistics, with all totals as they are
    ///
    /// hoyle players hide Jo
    Hide {
        /// The name
        name: String,
    },
    /// Put a hidden player back on the pages
    ///
    /// hoyle players show Jo
    Show {
        /// The name
        name: String,
    },
}

impl PlayersChange {
    /// The name that it gives to a player, which nobody may have had yet.
    fn new_name(&self) -> Option<&str> {
        match self {
            PlayersChange::Rename(args) => Some(&args.new),
            PlayersChange::Split { to, .. } => to.as_deref(),
            PlayersChange::Merge { .. }
            | PlayersChange::Hide { .. }
            | PlayersChange::Show { .. } => None,
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
    let Some(change) = &args.change else {
        return list(context, store, args.event.as_ref(), &known);
    };
    if let Some(slip) = change.new_name().and_then(SlipRefusal::of_name) {
        return Err(slip.into());
    }

    let (games, remarks) = attendance::to_change(store)?;
    games::no_game_option(context)?;
    let mut attended: Vec<Attended> = games.iter().map(StatGame::attended).collect();
    let change = match change.clone() {
        PlayersChange::Rename(args) => {
            let respelling = rename::rename(context, &args, &attended)?;
            let answer = renamed(context, &args, &respelling, &attended)?;
            return Ok(answer.with_remarks(remarks));
        }
        PlayersChange::Merge { name, into } => PeopleChange::Merge { name, into },
        PlayersChange::Split { name, games, to } => PeopleChange::Split { name, games, to },
        PlayersChange::Hide { name } => PeopleChange::Hide(name),
        PlayersChange::Show { name } => PeopleChange::Show(name),
    };
    attended.extend(attendance::events(store));
    // What is refused leaves no lock behind.
    changed_people(known, &change, &attended)?;
    let names = store.lock_text(TextFile::NAMES).map_err(|error| Failure::beside(&error))?;
    let locked = kept::read_people(store, names.text.as_deref())?;
    let (people, back) = changed_people(locked, &change, &attended)?;
    names.replace(&people.text()).map_err(|error| Failure::beside(&error))?;

    let answer = Answer::of(summaries(&people, &games).as_slice(), context, records, |_| {
        Answer::paragraphs(&[changed(&change, &back)], &context.screen)
            .remark(context.hint(&hints::change_people(&back)))
    });
    Ok(answer.with_remarks(remarks))
}

/// What to say of a name that is spelt otherwise.
fn renamed(
    context: &Context,
    args: &RenameArgs,
    respelling: &Respelling,
    attended: &[Attended],
) -> Result<Answer> {
    let store = context.store()?;
    let (games, _) = attendance::to_change(store)?;
    let Respelling { old, new, games: ids } = respelling;
    let sentence =
        messages::PeopleRenamed { old_name: old, player: new, games: these_games(ids) }.say();
    let players = summaries(&kept::people(store)?, &games);
    Ok(Answer::of(players.as_slice(), context, records, |_| {
        let answer = Answer::paragraphs(&[sentence], &context.screen);
        if args.dry_run {
            answer.remark(messages::TerminalNothingRecorded.say())
        } else {
            answer.remark(context.hint(&hints::rename_back(respelling, attended)))
        }
    }))
}

fn list(
    context: &Context,
    store: &Store,
    event: Option<&GameId>,
    people: &People,
) -> Result<Answer> {
    let mut games: Vec<StatGame> = Vec::new();
    let mut remarks = Vec::new();
    for game in kept::listed(store, event, |game| game.map(|game| game.stats))? {
        match game {
            Ok(game) => games.push(game),
            Err(error) => remarks.push(error.to_string()),
        }
    }
    let players = summaries(people, &games);
    if players.is_empty() && remarks.is_empty() {
        remarks.extend([messages::StoreNoGamesYet.say(), context.hint(&hints::new_game())]);
    }
    let mut answer = Answer::of(players.as_slice(), context, records, |players| match players {
        [] => Answer::default(),
        players => Answer::result(text::grid(&grid(players), context.screen.look)),
    });
    for evening in SameEvening::all(&games) {
        answer = answer.remark(same_evening(&evening));
    }
    Ok(answer.with_remarks(remarks))
}

/// The names after a change, and the change that takes it back.
fn changed_people(
    mut people: People,
    change: &PeopleChange,
    attended: &[Attended],
) -> Result<(People, PeopleChange)> {
    let back = people.change(change, attended).map_err(|error| refused(&error))?;
    Ok((people, back))
}

/// The players of some games. Those who played in most come first. A
/// player who has yet to play a deal is listed with no games. Copies of one evening count as in `stats`.
fn summaries(people: &People, games: &[StatGame]) -> Vec<PlayerSummary> {
    let copies = SameEvening::all(games);
    let mut games: Vec<&StatGame> = games.iter().collect();
    games.sort_by(|one, other| one.later_first(other));
    let mut players: Vec<PlayerSummary> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for game in games {
        let is_set_aside = copies.iter().any(|evening| evening.sets_aside(&game.id));
        let mut counted: Vec<usize> = Vec::new();
        for (index, name) in game.people.iter().enumerate() {
            let player = people.who(&game.id, name);
            let place = *places.entry(fold(player)).or_insert_with(|| {
                players.push(PlayerSummary {
                    player: player.to_owned(),
                    games: 0,
                    last: game.day().to_string(),
                    names: Vec::new(),
                });
                players.len() - 1
            });
            let summary = &mut players[place];
            if !is_set_aside && game.has_played(index) && !counted.contains(&place) {
                counted.push(place);
                summary.games += 1;
            }
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
            Cell::plain(words::day(last)),
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
        (_, PeopleChange::Show(player)) => messages::PeopleHidden { player }.say(),
        (_, PeopleChange::Hide(player)) => messages::PeopleShown { player }.say(),
        (_, PeopleChange::Merge { name, into }) => {
            messages::PeopleSplitAgain { name, player: into }.say()
        }
        (PeopleChange::Merge { .. }, PeopleChange::Split { name, games, to: Some(to) }) => {
            messages::PeopleRenamedAgain { player: to, name, games: these_games(games) }.say()
        }
        (PeopleChange::Merge { into, .. }, PeopleChange::Split { name, .. }) => {
            messages::PeopleMerged { name, player: into }.say()
        }
        (_, PeopleChange::Split { name, games, to }) => {
            let was = to.as_deref().unwrap_or(name);
            messages::PeopleRenamed { old_name: was, player: name, games: these_games(games) }.say()
        }
    }
}

fn these_games(games: &[String]) -> String {
    messages::PeopleGamesNamed { number: games.len(), games: and(games) }.say()
}
