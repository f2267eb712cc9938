//! `schedule`: every deal of a game.
//!
//! `blank` draws a sheet to keep score by pen.

mod blank;
mod json;
mod table;

pub(crate) use json::SCHEMA;
use json::ScheduledDeal;

use table::DealTable;

use crate::cards::Seat;
use crate::game::{DealPlan, Players};
use crate::grammar::{Choice, hints};
use crate::output::{csv, markdown, plain, text};
use crate::rules::Ruleset;
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::views::{Cell, Column, Grid, Group};
use crate::words::{self, Hint, messages};
use clap::{Args, ValueEnum};

/// List every deal of a game: number, cards, trump, dealer
///
/// hoyle schedule serbian Ana Marko Jelena Miloš
///
/// hoyle schedule oh-hell --players 5 --format html > blank.html
#[derive(Debug, Args)]
pub(crate) struct ScheduleArgs {
    /// A game of hoyle rules or hoyle rules --examples, or a rules file [default: those of the current
    /// game]
    pub(crate) rules: Option<String>,
    /// The players, in turn order
    #[arg(value_name = "PLAYER", conflicts_with = "count")]
    players: Vec<String>,
    /// How many players, instead of their names
    #[arg(long = "players", value_name = "N", requires = "rules")]
    count: Option<u8>,
    #[command(flatten)]
    choice: Choice,
    /// Who deals first [default: the last player]
    #[arg(long, value_name = "NAME")]
    dealer: Option<String>,
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
///
/// # Errors
/// The game cannot be read, or the table asked for not be seated.
pub(crate) fn schedule(context: &Context, args: &ScheduleArgs) -> Result<Answer> {
    match &args.rules {
        Some(named) => of_rules(context, named, args),
        None => of_game(context, args),
    }
}

fn format(context: &Context, args: &ScheduleArgs) -> ListFormat {
    if context.global.json { ListFormat::Json } else { args.format }
}

fn of_game(context: &Context, args: &ScheduleArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let game = read.history.game();
    let setup = game.setup();
    let players = setup.players();
    let format = format(context, args);

    let plan = game.schedule(beyond(game.around_the_table().count(), format));
    let table = DealTable { plan: &plan, players: Some(players), columns: setup.columns() };
    Ok(drawn(context, setup.rules(), &table, format).with_remarks(read.remarks))
}

fn of_rules(context: &Context, named: &str, args: &ScheduleArgs) -> Result<Answer> {
    let (named, names) = choose::rules_and_players(named, &args.players);
    let count = args.count.map_or(names.len(), usize::from);
    if count == 0 {
        let failure = Failure::usage(messages::SchedulePlayersMissing.say());
        return Err(failure.hint(hints::give_players()));
    }

    let rules = choose::rules(&named, &args.choice, Some(count))?;
    let mut players = None;
    if args.count.is_none() {
        players = Some(Players::new(names).map_err(|error| words::players_error(&error))?);
    }
    let seated = choose::seated(&rules, count)?;
    let dealer = match (&args.dealer, &players) {
        (Some(name), Some(players)) => choose::seat(players, name)?,
        (Some(_), None) => {
            let failure = Failure::usage(messages::ScheduleDealerWithoutPlayers.say());
            return Err(failure.hint(Hint::HelpOn("schedule".into())));
        }
        (None, _) => Seat::all(count).next_back().expect("rules seat somebody"),
    };

    let format = format(context, args);
    let mut plan = plan(&rules, seated, dealer, format);
    let mut remarks = Vec::new();
    let is_for_people = matches!(format, ListFormat::Text | ListFormat::Markdown);
    let ends = rules.schedule.endless().is_none();
    if is_for_people && !context.global.plain && ends && has_equal_rounds(&plan, count) {
        remarks.push(messages::ScheduleGoesOnUntil { deal: plan.len() }.say());
        plan.truncate(count);
    }

    let columns: Vec<Seat> = Seat::all(count).collect();
    let table = DealTable { plan: &plan, players: players.as_ref(), columns: &columns };
    if args.dealer.is_none() && players.is_some() {
        let dealer = table.name(dealer);
        remarks.push(messages::ScheduleDealerAssumed { dealer }.say());
    }
    Ok(drawn(context, &rules, &table, format).with_remarks(remarks))
}

/// Every deal. Where they go on until the game ends, the first round of them; on a blank sheet, as
/// many rounds as fit.
fn plan(rules: &Ruleset, seated: u8, dealer: Seat, format: ListFormat) -> Vec<DealPlan> {
    let mut plan = DealPlan::all(rules, seated, dealer);
    if let Some(size) = rules.schedule.endless() {
        let first = plan.len();
        for index in first..first + beyond(seated.into(), format) {
            plan.push(DealPlan::sized(rules, seated, dealer, index, size));
        }
    }
    plan
}

/// Whether the deals of a first round, one for each player, repeat to the end.
fn has_equal_rounds(plan: &[DealPlan], players: usize) -> bool {
    plan.len() > players
        && plan.iter().zip(&plan[players..]).all(|(deal, later)| {
            deal.cards == later.cards
                && deal.trump == later.trump
                && deal.kind == later.kind
                && deal.dealer == later.dealer
                && deal.dead == later.dead
                && deal.forehead == later.forehead
        })
}

/// How many of the deals that go on until the game ends are listed.
const fn beyond(players: usize, format: ListFormat) -> usize {
    match format {
        ListFormat::Html => BLANK_DEALS.div_ceil(players) * players,
        _ => players,
    }
}

fn drawn(context: &Context, rules: &Ruleset, table: &DealTable<'_>, format: ListFormat) -> Answer {
    let answer = if context.global.plain {
        Answer::data(records(table))
    } else {
        match format {
            ListFormat::Text => {
                Answer::result(text::grid(&for_people(rules, table), context.screen.look))
            }
            ListFormat::Markdown => Answer::data(markdown::grid(&for_people(rules, table))),
            ListFormat::Csv => {
                Answer::data(csv::grid(&grid(table, |deal| deal.trump.name().to_owned())))
            }
            ListFormat::Html => Answer::data(blank::page(rules, table)),
            ListFormat::Json => {
                let deals = table.plan.iter().map(|deal| ScheduledDeal::of(deal, table.players));
                Answer::json(&deals.collect::<Vec<_>>())
            }
        }
    };
    answer.with_remarks(rules.schedule.endless().map(|_| messages::ScheduleGoesOn.say()))
}

fn for_people(rules: &Ruleset, table: &DealTable<'_>) -> Grid {
    grid(table, |deal| words::planned_trump(rules, deal.trump))
}

/// A line for each deal: number, cards, trump and dealer, and in some games who sits out, and whether
/// the cards are held on the forehead.
fn grid(table: &DealTable<'_>, trump: impl Fn(&DealPlan) -> String) -> Grid {
    let has_dead_hand = table.plan.iter().any(|deal| deal.dead.is_some());
    let has_forehead = table.plan.iter().any(|deal| deal.forehead);
    let has_kind = table.plan.iter().any(|deal| deal.kind.is_some());
    let mut groups = vec![
        Group::of_one(&messages::HeadingDeal.say(), Column::NUMBERS).stub(),
        Group::of_one(&messages::HeadingCards.say(), Column::NUMBERS),
        Group::of_one(&messages::HeadingTrump.say(), Column::WORDS),
        Group::of_one(&messages::HeadingDealer.say(), Column::NAMES),
    ];
    if has_kind {
        groups.push(Group::of_one(&messages::HeadingKind.say(), Column::WORDS));
    }
    if has_dead_hand {
        groups.push(Group::of_one(&messages::HeadingDeadHand.say(), Column::NAMES));
    }
    if has_forehead {
        groups.push(Group::of_one(&messages::HeadingCardsHeld.say(), Column::WORDS));
    }

    let mut grid = Grid::new(groups);
    for deal in table.plan {
        let mut cells = vec![
            Cell::plain(deal.number),
            Cell::plain(deal.cards),
            Cell::plain(trump(deal)),
            Cell::plain(table.name(deal.dealer)),
        ];
        if has_kind {
            cells.push(Cell::maybe(deal.kind.as_ref().map(|kind| kind.id.clone())));
        }
        if has_dead_hand {
            cells.push(Cell::maybe(deal.dead.map(|seat| table.name(seat))));
        }
        if has_forehead {
            cells.push(Cell::maybe(deal.forehead.then(|| messages::ScheduleOnForehead.say())));
        }
        grid.push(cells);
    }
    grid
}

/// A record for each deal: number, cards, trump, dealer, who sits out, and `forehead` where the cards
/// are held there.
fn records(table: &DealTable<'_>) -> String {
    let mut records = String::new();
    for deal in table.plan {
        records += &plain::record([
            deal.number.to_string(),
            deal.cards.to_string(),
            deal.trump.name().to_owned(),
            table.name(deal.dealer),
            deal.dead.map(|seat| table.name(seat)).unwrap_or_default(),
            if deal.forehead { "forehead" } else { "" }.to_owned(),
        ]);
    }
    records
}
