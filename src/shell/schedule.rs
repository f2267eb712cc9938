//! `schedule`: every deal of a game.

use crate::cards::Seat;
use crate::game::{DealPlan, Game, Players};
use crate::grammar::{ListFormat, Schedule as ScheduleArgs};
use crate::output::{self, html::Blank};
use crate::rules::{Refusal, Ruleset};
use crate::terminal::answer::Answer;
use crate::terminal::choose;
use crate::terminal::choose::seat;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::{Player, Schedule};
use crate::words;

/// Returns every deal of a game that need not have begun, or of the current one.
pub(crate) fn schedule(context: &Context, asked: &ScheduleArgs) -> Result<Answer, Failure> {
    let format = if context.global.json { ListFormat::Json } else { asked.format };
    let Some(named) = &asked.rules else { return of_game(context, format) };
    let count = asked.count.map_or_else(|| asked.players.len(), usize::from);
    if count == 0 {
        return Err(Failure::usage("Name the players, or how many there are: --players N.".into()));
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
            return Err(Failure::usage("--dealer names a player: name the players too.".into()));
        }
        (None, _) => Seat::all(seated.into()).next_back().expect("rules seat somebody"),
    };
    let columns: Vec<Seat> = Seat::all(seated.into()).collect();
    let table = Table {
        rules: &rules,
        seated,
        dealer,
        players: players.as_ref(),
        columns: &columns,
        game: None,
    };
    Ok(drawn(context, &table, format))
}

/// Returns every deal of the current game.
fn of_game(context: &Context, format: ListFormat) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let game = read.history.game();
    let setup = game.setup();
    let players = setup.players();
    let table = Table {
        rules: setup.rules(),
        seated: players.count() as u8,
        dealer: setup.dealer(),
        players: Some(players),
        columns: setup.columns(),
        game: Some(game),
    };
    let answer = drawn(context, &table, format);
    Ok(read.with_remarks(answer))
}

/// A table that plays, or would.
struct Table<'a> {
    rules: &'a Ruleset,
    seated: u8,
    dealer: Seat,
    players: Option<&'a Players>,
    columns: &'a [Seat],
    /// Whose players may have changed seats.
    game: Option<&'a Game>,
}

/// The deals for which a blank sheet has room at the least, where they go on until the game ends.
const BLANK_DEALS: usize = 24;

fn drawn(context: &Context, table: &Table<'_>, format: ListFormat) -> Answer {
    let Table { rules, seated, dealer, players, .. } = *table;
    let mut plan = DealPlan::all(rules, seated, dealer);
    let endless = rules.schedule.endless();
    if let Some(size) = endless {
        // One round, after which it goes on in the same way; on a blank sheet as many as fit.
        let (first, round) = (plan.len(), usize::from(seated));
        let rounds = if format == ListFormat::Html { BLANK_DEALS.div_ceil(round) } else { 1 };
        let deals = first..first + rounds * round;
        plan.extend(deals.map(|index| DealPlan::endless(rules, seated, dealer, index, size)));
    }
    if let Some(game) = table.game {
        plan = plan.iter().map(|deal| game.as_seated(deal)).collect();
    }
    let schedule = Schedule::of(&plan, players);
    let answer = match format {
        _ if context.global.plain => Answer::data(output::plain::schedule(&schedule)),
        ListFormat::Text => Answer::result(output::text::schedule(&schedule, context.look)),
        ListFormat::Markdown => Answer::data(output::markdown::schedule(&schedule)),
        ListFormat::Csv => Answer::data(output::csv::schedule(&schedule)),
        ListFormat::Html => Answer::data(blank(table, &schedule)),
        ListFormat::Json => Answer::data(output::json::line(&schedule)),
    };
    match rules.schedule.endless() {
        Some(_) => answer.remark("And so on until the game ends."),
        None => answer,
    }
}

/// The schedule as a sheet to print and write on.
fn blank(table: &Table<'_>, schedule: &Schedule) -> String {
    let rules = table.rules;
    let players: Vec<Player> =
        table.columns.iter().map(|seat| Player::at(*seat, table.players)).collect();
    let forehead = schedule.deals.iter().any(|deal| deal.forehead);
    output::html::blank(
        schedule,
        &Blank {
            title: &rules.title,
            counts: rules.scoring.counts(),
            players: &players,
            notes: &words::blank_notes(rules, forehead),
        },
    )
}
