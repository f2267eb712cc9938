//! `schedule`: every deal of a game.

use super::answer::Answer;
use super::args::Schedule as ScheduleArgs;
use super::begin::seat;
use super::context::Context;
use super::failure::Failure;
use super::{choose, keep};
use crate::cards::Seat;
use crate::game::{DealPlan, Players};
use crate::render;
use crate::rules::{Refusal, Ruleset};
use crate::sheet::Schedule;
use crate::words;

/// Returns every deal of a game that need not have begun, or of the current one.
pub(super) fn schedule(context: &Context, asked: &ScheduleArgs) -> Result<Answer, Failure> {
    let Some(named) = &asked.rules else { return of_game(context) };
    let count = asked.count.map_or_else(|| asked.players.len(), usize::from);
    if count == 0 {
        return Err(Failure::Usage("Name the players, or how many there are: --players N.".into()));
    }
    let rules = choose::rules(named, &asked.choice, Some(count))?;
    let players = match asked.count {
        Some(_) => None,
        None => Some(
            Players::new(&asked.players)
                .map_err(|fault| Failure::from(words::players_fault(&rules, &fault)))?,
        ),
    };
    let seated = u8::try_from(count).ok().filter(|count| rules.table(*count).is_some());
    let Some(seated) = seated else {
        let refusal = Refusal::PlayerCount { given: count, seated: rules.player_counts() };
        return Err(words::ruling(&rules, &refusal, &|_| String::new()).into());
    };
    let dealer = match (&asked.dealer, &players) {
        (Some(name), Some(players)) => seat(&rules, players, name)?,
        (Some(_), None) => {
            return Err(Failure::Usage("--dealer names a player: name the players too.".into()));
        }
        (None, _) => Seat(seated - 1),
    };
    Ok(drawn(context, &rules, seated, dealer, players.as_ref()))
}

/// Returns every deal of the current game.
fn of_game(context: &Context) -> Result<Answer, Failure> {
    let read = keep::read(context)?;
    let setup = read.history.setup();
    let players = setup.players();
    let answer =
        drawn(context, setup.rules(), players.count() as u8, setup.dealer(), Some(players));
    Ok(read.with_remarks(answer))
}

fn drawn(
    context: &Context,
    rules: &Ruleset,
    seated: u8,
    dealer: Seat,
    players: Option<&Players>,
) -> Answer {
    let mut plan = DealPlan::all(rules, seated, dealer);
    let endless = rules.schedule.endless();
    if let Some(size) = endless {
        // One round, after which it goes on in the same way.
        let first = plan.len();
        let round = first..first + usize::from(seated);
        plan.extend(round.map(|index| DealPlan::endless(rules, seated, dealer, index, size)));
    }
    let schedule = Schedule::of(&plan, players);
    let answer = Answer::result(if context.global.json {
        render::json::schedule(&schedule)
    } else {
        render::text::schedule(&schedule, context.look)
    });
    match endless {
        Some(_) => answer.remark("And so on until the game ends."),
        None => answer,
    }
}
