//! `games`: the games stored here, or those in the bin.

use crate::analysis::People;
use crate::game::fold;
use crate::grammar::{Filter, hints};
use crate::history::GameId;
use crate::output::{plain, text};
use crate::store::{ListedGame, StoreError};
use crate::terminal::kept::{self, KeptGame};
use crate::terminal::{Answer, Context, Failure, Result, Series, games};
use crate::words::messages;
use crate::words::{self, Hint};
use clap::Args;
use std::collections::HashSet;

/// List the games, most recently played first
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub(crate) struct GamesArgs {
    /// Only games in which this player took part; with several, all of them
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Vec<String>,
    #[command(flatten)]
    pub(crate) filter: Filter,
    /// Only games with this in their title
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// List the games in the bin instead
    #[arg(long)]
    pub(crate) bin: bool,
}

/// The games stored here, the current one marked, or those in the bin.
pub(crate) fn games(context: &Context, asked: &GamesArgs) -> Result<Answer> {
    let store = context.store()?;
    let trouble = |error: StoreError| Failure::data(error.to_string());
    if asked.bin {
        let mut games = store.bin().map_err(trouble)?;
        return listed(context, asked, None, |then| {
            games.all(|ListedGame { id, game }| then(id, game.map(KeptGame::of)));
            Ok(())
        });
    }
    let current = store.current().map_err(trouble)?;
    listed(context, asked, current, |then| {
        kept::each(&store, |id, game| (id.clone(), game), |(id, game)| then(id, game))
    })
}

/// Does something with a game that was read; whether to go on.
type Then<'a> = &'a mut dyn FnMut(GameId, Result<KeptGame, StoreError>) -> bool;

/// Whether a game is one of those asked for.
fn is_wanted(game: &KeptGame, asked: &GamesArgs, people: &People) -> bool {
    let (summary, day) = (&game.summary, &game.stats.day);
    let players = game.stats.people.iter().map(|name| fold(people.who(&summary.game, name)));
    let players: HashSet<String> = players.collect();
    let title = summary.title.as_deref().map(fold);
    asked.player.iter().all(|name| players.contains(&fold(people.player(name))))
        && asked.filter.is_by(&game.stats.rules)
        && asked.filter.is_since(day)
        && asked.filter.is_until(day)
        && asked.title.as_ref().is_none_or(|part| title.is_some_and(|it| it.contains(&fold(part))))
}

/// Prints games, each as soon as it is read.
fn listed(
    context: &Context,
    asked: &GamesArgs,
    current: Option<GameId>,
    each: impl FnOnce(Then<'_>) -> Result<()>,
) -> Result<Answer> {
    let is_chosen = *asked != GamesArgs { bin: asked.bin, ..GamesArgs::default() };
    // A list of all games needs nobody's names.
    let people = if is_chosen { kept::people(&context.store()?)? } else { People::default() };
    let mut series = Series::new(context);
    let is_data = context.global.json || context.global.plain;
    let mut remarks = Vec::new();
    each(&mut |id, game| {
        // Whether one that cannot be read is asked for is unknown.
        let is_wanted = game.as_ref().map_or(!is_chosen, |game| is_wanted(game, asked, &people));
        let mut game = games::in_list(&id, game.map(|game| game.summary));
        game.summary.current = current.as_ref() == Some(&id);
        let mut may_go_on = true;
        if is_wanted {
            may_go_on = series.print(&game.summary, |_| {
                if context.global.plain {
                    plain::game(&game)
                } else {
                    text::game(&game, context.look)
                }
            });
        }
        if !is_data {
            remarks.extend(game.summary.trouble);
        }
        // The remarks are still to come, whether or not the list can be printed.
        may_go_on || !is_data
    })?;
    if !is_data {
        let is_empty = series.is_empty();
        let none =
            if is_chosen { messages::StoreNoGamesMatch.say() } else { words::no_games(asked.bin) };
        remarks.extend(is_empty.then_some(none));
        remarks.extend(match (asked.bin, is_empty) {
            _ if is_chosen => None,
            (true, false) => {
                Some(context.hint(&Hint::of_folder(messages::HintRestoreAny.say(), "restore ID")))
            }
            (false, true) => Some(context.hint(&hints::new_game())),
            _ => None,
        });
    }
    series.end(Answer::default().with_remarks(remarks))
}
