//! `schedule`: every deal of a game.

use crate::cards::{Seat, Side};
use crate::game::{DealPlan, Players};
use crate::grammar::{Choice, hints};
use crate::output::{csv, html, markdown, plain, text};
use crate::rules::Ruleset;
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::views::{Player, Schedule};
use crate::words::messages;
use crate::words::{self, Hint};
use clap::{Args, ValueEnum};

/// List every deal of a game: number, cards, trump, dealer
#[derive(Debug, Args)]
pub(crate) struct ScheduleArgs {
    /// serbian, romanian, oh-hell, auction-whist, german, or the path of a rules file [default: those
    /// of the current game]
    pub(crate) rules: Option<String>,
    /// The players, in turn order
    #[arg(value_name = "PLAYER", conflicts_with = "count")]
    pub(crate) players: Vec<String>,
    /// How many players, instead of their names
    #[arg(long = "players", value_name = "N", requires = "rules")]
    pub(crate) count: Option<u8>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Who deals first [default: the last player]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// text, markdown, csv, json or html (a blank sheet to print)
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: ListFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListFormat {
    Text,
    Markdown,
    Csv,
    Html,
    Json,
}

/// The deals that a blank sheet has room for, at the least, where they go on until the game ends.
const BLANK_DEALS: usize = 24;

/// Every deal of the current game, or of one that need not have begun.
pub(crate) fn schedule(context: &Context, asked: &ScheduleArgs) -> Result<Answer> {
    let format = if context.global.json { ListFormat::Json } else { asked.format };
    let Some(named) = &asked.rules else {
        let read = games::read(context)?;
        let game = read.history.game();
        let (setup, players) = (game.setup(), game.setup().players());
        let plan = plan(setup.rules(), players.count() as u8, setup.dealer(), format);
        let plan: Vec<DealPlan> = plan.iter().map(|deal| game.as_seated(deal)).collect();
        let answer = drawn(context, setup.rules(), &plan, Some(players), setup.columns(), format);
        return Ok(answer.with_remarks(read.remarks));
    };
    let (named, players) = choose::rules_and_players(named, &asked.players);
    let count = asked.count.map_or(players.len(), usize::from);
    if count == 0 {
        return Err(
            Failure::usage(messages::SchedulePlayersMissing.say()).hint(hints::give_players())
        );
    }
    let rules = choose::rules(&named, &asked.choice, Some(count))?;
    let named = asked.count.is_none().then(|| Players::new(players)).transpose();
    let players = named.map_err(|fault| words::players_error(&fault))?;
    let seated = choose::seated(&rules, count)?;
    let dealer = match (&asked.dealer, &players) {
        (Some(name), Some(players)) => choose::seat(players, name)?,
        (Some(_), None) => {
            let failure = Failure::usage(messages::ScheduleDealerWithoutPlayers.say());
            return Err(failure.hint(Hint::HelpOn("schedule".into())));
        }
        (None, _) => Seat::all(count).next_back().expect("rules seat somebody"),
    };
    let plan = plan(&rules, seated, dealer, format);
    let columns: Vec<Seat> = Seat::all(count).collect();
    Ok(drawn(context, &rules, &plan, players.as_ref(), &columns, format))
}

/// Every deal. Where they go on until the game ends, the first round of them; on a blank sheet, as
/// many rounds as fit.
fn plan(rules: &Ruleset, seated: u8, dealer: Seat, format: ListFormat) -> Vec<DealPlan> {
    let mut plan = DealPlan::all(rules, seated, dealer);
    if let Some(size) = rules.schedule.endless() {
        let (first, round) = (plan.len(), usize::from(seated));
        let rounds = if format == ListFormat::Html { BLANK_DEALS.div_ceil(round) } else { 1 };
        let deals = first..first + rounds * round;
        plan.extend(deals.map(|index| DealPlan::sized(rules, seated, dealer, index, size)));
    }
    plan
}

fn drawn(
    context: &Context,
    rules: &Ruleset,
    plan: &[DealPlan],
    players: Option<&Players>,
    columns: &[Seat],
    format: ListFormat,
) -> Answer {
    let schedule = &Schedule::of(plan, players);
    let answer = match format {
        _ if context.global.plain => Answer::data(plain::schedule(schedule)),
        ListFormat::Text => Answer::result(text::grid(&schedule.grid(), context.look)),
        ListFormat::Markdown => Answer::data(markdown::grid(&schedule.grid())),
        ListFormat::Csv => Answer::data(csv::grid(&schedule.facts())),
        ListFormat::Json => Answer::json(schedule),
        ListFormat::Html => {
            let forehead = schedule.deals.iter().any(|deal| deal.forehead);
            let notes = words::blank_notes(rules, forehead);
            let basis = rules.scoring.basis();
            let side_of = |seat: &Seat| rules.sides.side_of(*seat, columns.len());
            let members = |side: Side| -> Vec<Player> {
                let seats = columns.iter().filter(|seat| side_of(seat) == side);
                seats.map(|seat| Player::at(*seat, players)).collect()
            };
            let sides = words::each_once(columns.iter().map(side_of)).into_iter();
            let sides: Vec<Vec<Player>> = sides.map(members).collect();
            Answer::data(html::blank(
                &words::translated(&rules.title),
                basis,
                schedule,
                &sides,
                &notes,
            ))
        }
    };
    answer.with_remarks(rules.schedule.endless().map(|_| messages::ScheduleGoesOn.say()))
}
