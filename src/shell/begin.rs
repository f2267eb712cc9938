//! `new`: a game begun, in memory. Keeping it is another matter.

use super::choose;
use crate::cards::Seat;
use crate::game::{Players, Setup};
use crate::grammar::New;
use crate::history::{GameId, History, Origin};
use crate::rules::Ruleset;
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::Failure;
use crate::words;

/// A game begun, and whether its first dealer was drawn.
pub(crate) struct Begun {
    /// The game.
    pub(crate) history: History,
    /// Whether nobody named the first dealer.
    pub(crate) drawn: bool,
}

/// Returns the game that `new` begins, under the id that it names or else that `name` gives it.
///
/// # Errors
/// Rules that there are not, players that cannot be, a name that nobody has.
pub(crate) fn begin(
    context: &mut Context,
    new: &New,
    name: impl FnOnce(&Context, &Ruleset) -> Result<GameId, Failure>,
) -> Result<Begun, Failure> {
    let rules = choose::rules(&new.rules, &new.choice, Some(new.players.len()))?;
    let players = Players::new(&new.players)
        .map_err(|fault| Failure::from(words::players_fault(&rules, &fault)))?;
    let dealer = match &new.dealer {
        Some(name) => seat(&rules, &players, name)?,
        None => context.draw_dealer(players.count()),
    };
    let columns = new
        .columns
        .iter()
        .map(|name| seat(&rules, &players, name))
        .collect::<Result<Vec<Seat>, Failure>>()?;
    let setup = Setup::new(rules.clone(), players.clone(), dealer).map_err(|refusal| {
        Failure::from(words::ruling(&rules, &refusal, &|seat| players.name(seat).to_string()))
    })?;
    let setup = if columns.is_empty() {
        setup
    } else {
        setup.with_columns(columns).ok_or_else(|| {
            let names: Vec<String> = players.names().map(ToString::to_string).collect();
            Failure::Usage(format!("--columns names each of {} once.", words::and(&names)))
        })?
    };
    let origin = Origin {
        rules: new.rules.clone(),
        scoring: new.choice.scoring.clone(),
        schedule: new.choice.schedule.clone(),
        set: new.choice.set.clone(),
    };
    let id = match &new.id {
        Some(id) => game_id(id)?,
        None => name(context, &rules)?,
    };
    let history = History::new(id, context.now(), origin, setup);
    Ok(Begun { history, drawn: new.dealer.is_none() })
}

/// Returns an id that no game here has: rules and date.
///
/// # Errors
/// There is no folder of games.
pub(crate) fn free_id(context: &Context, rules: &Ruleset) -> Result<GameId, Failure> {
    let stem = game_id(&format!("{}-{}", rules.id, context.now().local_date()))?;
    Ok(context.store()?.free_id(&stem))
}

/// Returns the seat of the player called `name`.
///
/// # Errors
/// Nobody is.
pub(crate) fn seat(rules: &Ruleset, players: &Players, name: &str) -> Result<Seat, Failure> {
    players.seat(name).ok_or_else(|| words::unknown_name(rules, players, name).into())
}
