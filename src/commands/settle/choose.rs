//! The games that are settled.

use crate::analysis::{People, StatGame};
use crate::game::fold;
use crate::grammar::{Filter, hints};
use crate::history::History;
use crate::store::Selector;
use crate::terminal::{Context, Failure, Result, games, kept, tables};
use crate::words::nobody_called;
use clap::Args;

/// Which games are settled.
#[derive(Debug, Args)]
#[group(skip)]
pub(super) struct ChosenGames {
    /// The games, by their ids [default: the current one]
    #[arg(value_name = "GAME", conflicts_with_all = ["rules", "since", "until", "event", "player"])]
    games: Vec<String>,
    #[command(flatten)]
    filter: Filter,
    /// Only games in which this player took part
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
}

/// The games asked for, each once, and what to know about the others; without any, the current one.
///
/// # Errors
/// One of them cannot be read, or there are no such rules or no such player.
pub(super) fn evenings(
    context: &Context,
    args: &ChosenGames,
    people: &People,
) -> Result<(Vec<History>, Vec<String>)> {
    if args.filter != Filter::default() || args.player.is_some() {
        games::no_game_option(context)?;
        return matching(context, args, people);
    }
    if args.games.is_empty() {
        return Ok((vec![games::read(context)?.history], Vec::new()));
    }
    games::no_game_option(context)?;
    let mut evenings: Vec<History> = Vec::new();
    for game in &args.games {
        let selector = tables::named(context.store()?, game)
            .map_err(|invalid| Failure::usage(format!("{invalid}")).hint(hints::games()))?;
        let history = read(context, &selector)?;
        if evenings.iter().all(|known| known.id() != history.id()) {
            evenings.push(history);
        }
    }
    Ok((evenings, Vec::new()))
}

fn read(context: &Context, selector: &Selector) -> Result<History> {
    let read = context.store()?.read(selector);
    Ok(read.map_err(|error| games::store_failure(context, error))?.history)
}

/// The games that the options mean, the first played first, and why others cannot be read.
fn matching(
    context: &Context,
    args: &ChosenGames,
    people: &People,
) -> Result<(Vec<History>, Vec<String>)> {
    let mut games: Vec<StatGame> = Vec::new();
    let mut remarks = Vec::new();
    let event = args.filter.event.as_ref();
    for game in kept::listed(context.store()?, event, |game| game.map(|game| game.stats))? {
        match game {
            Ok(game) => games.push(game),
            Err(error) => remarks.push(error.to_string()),
        }
    }
    args.filter.check_rules(games.iter().map(|game| game.rules.as_str()))?;
    if let Some(player) = &args.player
        && !games.iter().any(|game| took_part(game, player, people))
    {
        let known = games.iter().flat_map(|game| game.people.iter().map(String::as_str));
        return Err(Failure::usage(nobody_called(player, known)).hint(hints::players()));
    }

    games.retain(|game| {
        args.filter.is_by(&game.rules)
            && args.filter.is_since(game.day())
            && args.filter.is_until(game.day())
            && args.player.as_ref().is_none_or(|player| took_part(game, player, people))
    });
    games.sort_by(|one, other| other.later_first(one));
    let mut evenings = Vec::new();
    for game in &games {
        let selector = tables::named(context.store()?, &game.id)
            .map_err(|invalid| Failure::data(format!("{invalid}")))?;
        evenings.push(read(context, &selector)?);
    }
    Ok((evenings, remarks))
}

fn took_part(game: &StatGame, player: &str, people: &People) -> bool {
    let wanted = fold(people.player(player));
    game.people.iter().any(|name| fold(people.who(&game.id, name)) == wanted)
}
