//! `stats`: statistics over the games of the folder, player by player.
//!
//! `words` says what the figures are, `tables`, `against` and `records` lay them out, `page` draws them with charts,
//! and `json` holds what programs read.

mod against;
mod json;
mod page;
mod records;
mod tables;
mod words;

use crate::analysis::{Figure, NameForm, People, SameEvening, StatGame, Statistics, StatsQuery};
use crate::game::Name;
use crate::grammar::shared::count;
use crate::grammar::{Filter, hints};
use crate::history::GameId;
use crate::output::json::{NamedSchema, schema};
use crate::output::{csv, plain, text};
use crate::store::Store;
use crate::terminal::{Answer, Context, Failure, Result, kept};
use crate::words::{Hint, day, messages, nobody_called, not_one_name, same_evening};
use clap::{Args, ValueEnum};
use json::Book;
use std::collections::{BTreeSet, HashMap};

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("stats", "Statistics over past games", schema::<Book<'_>>);

/// Show statistics over past games: players, ratings, every figure of a player
///
/// hoyle stats Ana Marko --since 2026-09
///
/// hoyle stats --format html > book.html
#[derive(Debug, Args)]
pub(crate) struct StatsArgs {
    /// The players, to show every figure [default: all, in short]
    #[arg(value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    filter: Filter,
    /// Only the N most recently played games
    #[arg(long, value_name = "N", value_parser = count::<usize>)]
    last: Option<usize>,
    /// Show which games and deals a figure comes from
    #[arg(long, value_enum, value_name = "FIGURE", hide_possible_values = true)]
    explain: Option<Figure>,
    /// Show only what went wrong, and was ruled on by laws
    #[arg(long, conflicts_with = "explain")]
    incidents: bool,
    /// Show only the records of each set of rules
    #[arg(long, conflicts_with_all = ["explain", "incidents"])]
    records: bool,
    /// Names: full, first or initials
    #[arg(long, value_enum, default_value = "full", value_name = "FORM")]
    #[arg(hide_possible_values = true)]
    names: NameForm,
    /// text, csv, html or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: BookFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BookFormat {
    Text,
    Csv,
    Html,
    Json,
}

/// Statistics over the games asked for.
///
/// # Errors
/// The games cannot be listed, or nobody has a name asked for.
pub(crate) fn stats(context: &Context, args: &StatsArgs) -> Result<Answer> {
    let store = context.store()?;
    let (mut games, unreadable) = games(store, args.filter.event.as_ref())?;
    let is_start = games.is_empty() && unreadable.is_empty();
    let people = kept::people(store)?;
    games.sort_by(|one, other| one.later_first(other));
    let names = by_last_spelling(&mut games, &people);
    let copies = SameEvening::all(&games);
    games.retain(|game| copies.iter().all(|evening| !evening.sets_aside(&game.id)));

    let asked = args.players.iter().map(|text| player(text, &people, &names));
    let mut players = asked.collect::<Result<Vec<String>>>()?;
    let mut all = BTreeSet::new();
    for name in games.iter().flat_map(|game| &game.people) {
        if !all.contains(name) {
            all.insert(name.clone());
        }
    }
    let called = args.names.called(&all);
    if args.names != NameForm::Full {
        for name in games.iter_mut().flat_map(|game| &mut game.people).chain(&mut players) {
            if let Some(short) = called.get(name) {
                name.clone_from(short);
            }
        }
    }
    let hidden = all.iter().filter(|name| people.is_hidden(name));
    let hidden: BTreeSet<&String> = hidden.map(|name| &called[name]).collect();
    let rules: Vec<&str> = games.iter().map(|game| game.rules.as_str()).collect();
    args.filter.check_rules(rules)?;
    let query = StatsQuery {
        players,
        last: args.last,
        explained: args.explain,
        with_records: args.records || args.format == BookFormat::Html,
        with_trends: args.format == BookFormat::Html,
    };
    games.retain(|game| args.filter.is_by(&game.rules) && args.filter.is_until(game.day()));
    let statistics = Statistics::of(games, &query, |game| args.filter.is_since(game.day()));

    let mut answer = drawn(context, args, &statistics, &hidden);
    if is_start {
        let next = args.filter.event.as_ref().map_or_else(hints::new_game, hints::event_status);
        answer = answer.remark(context.hint(&next));
    }
    for evening in &copies {
        answer = answer.remark(same_evening(evening));
        let other = evening.games.iter().find(|game| evening.sets_aside(game));
        answer = answer.with_remarks(other.map(|id| context.hint(&Hint::Remove(id.clone()))));
    }
    if !unreadable.is_empty() {
        let remark = messages::StatsGamesUnreadable { games: unreadable.len() }.say();
        answer = answer.with_remarks(unreadable);
        answer = answer.remark(remark).remark(context.hint(&hints::doctor()));
    }
    Ok(answer)
}

/// Every game of a folder or of an event as statistics count it, and why the others cannot be read.
fn games(store: &Store, event: Option<&GameId>) -> Result<(Vec<StatGame>, Vec<String>)> {
    let mut games = Vec::new();
    let mut unreadable = Vec::new();
    for game in kept::listed(store, event, |game| game.map(|game| game.stats))? {
        match game {
            Ok(game) => games.push(game),
            Err(error) => unreadable.push(error.to_string()),
        }
    }
    Ok((games, unreadable))
}

/// Gives each player one name in all games, the last played first, by the spelling of the first: the names by
/// their folded form.
fn by_last_spelling(games: &mut [StatGame], people: &People) -> HashMap<String, Name> {
    let mut names: HashMap<String, Name> = HashMap::new();
    let mut spelled: HashMap<String, Name> = HashMap::new();
    for game in games {
        for written in &mut game.people {
            let player = people.who(&game.id, written);
            if player != written {
                *written = player.to_owned();
            }
            if !spelled.contains_key(written)
                && let Ok(name) = written.parse::<Name>()
            {
                let last = names.entry(name.folded()).or_insert(name);
                spelled.insert(written.clone(), last.clone());
            }
            if let Some(name) = spelled.get(written)
                && written != name.as_str()
            {
                *written = name.to_string();
            }
        }
    }
    names
}

/// The name of the player that a text means.
fn player(text: &str, people: &People, names: &HashMap<String, Name>) -> Result<String> {
    match Name::find(names.values(), people.player(text)) {
        Ok(name) => Ok(name.to_string()),
        Err(error) if error.could_be.is_empty() => {
            let known = names.values().map(Name::as_str);
            Err(Failure::usage(nobody_called(text, known)).hint(hints::players()))
        }
        Err(error) => Err(Failure::usage(not_one_name(&error))),
    }
}

fn drawn(
    context: &Context,
    args: &StatsArgs,
    statistics: &Statistics,
    hidden: &BTreeSet<&String>,
) -> Answer {
    let rows = || match args.explain {
        _ if args.incidents => tables::incidents(statistics),
        _ if args.records => records::grid(&statistics.records, ToString::to_string, str::to_owned),
        Some(_) => tables::sources(statistics),
        None => tables::facts(statistics),
    };
    let mut book = Book::of(statistics);
    if args.incidents {
        book.incidents = &statistics.incidents;
    }
    Answer::of(
        &book,
        context,
        |_| plain::grid(&rows()),
        |book| match args.format {
            BookFormat::Json => Answer::json(book),
            BookFormat::Html => Answer::data(page::of(statistics, hidden)),
            BookFormat::Csv => Answer::data(csv::grid(&rows())),
            BookFormat::Text if statistics.players.is_empty() => {
                Answer::default().remark(messages::StatsNoGames.say())
            }
            BookFormat::Text if args.records => {
                let records = records::grid(&statistics.records, ToString::to_string, day);
                Answer::result(text::grid(&records, context.screen.look))
            }
            BookFormat::Text if args.incidents => {
                Answer::result(text::grid(&rows(), context.screen.look))
            }
            BookFormat::Text if args.explain.is_none() => for_people(context, args, statistics),
            BookFormat::Text if statistics.sources.is_empty() => {
                Answer::default().remark(messages::StatsNoSources.say())
            }
            BookFormat::Text => {
                let sources = statistics.sources.iter();
                let games = sources.map(|source| (&source.game, words::figure_source(source)));
                Answer::result(context.screen.list(games))
            }
        },
    )
}

/// The players in short; of those that are named, every figure.
fn for_people(context: &Context, args: &StatsArgs, statistics: &Statistics) -> Answer {
    let mut heading = words::games_counted(statistics.games, statistics.days.as_ref());
    if let Some(by_result) = words::by_result(statistics) {
        heading += &format!("\n{by_result}");
    }
    let is_in_short = args.players.is_empty();
    let mut grids = Vec::new();
    if !is_in_short {
        let tables = tables::figures(statistics, &statistics.players, ToString::to_string);
        grids.extend(tables.into_iter().map(|(_, grid)| grid));
    } else if statistics.only_rules().is_none() {
        grids.push(tables::players(statistics));
    }
    if is_in_short {
        grids.push(tables::by_rules(statistics, ToString::to_string));
    }
    if !statistics.ratings.is_empty() {
        grids.push(tables::ratings(statistics, ToString::to_string));
    }
    let mut result = format!("{heading}\n");
    for grid in &grids {
        result += &format!("\n{}", text::grid(grid, context.screen.look));
    }

    if is_in_short {
        let more = Hint::of_folder(messages::HintStatsPlayer.say(), "stats NAME");
        return Answer::result(result).remark(context.hint(&more));
    }
    let explain = Hint::of_folder(messages::HintExplainFigure.say(), "stats NAME --explain FIGURE");
    Answer::result(result)
        .remark(messages::StatsFiguresCaption.say())
        .remark(context.hint(&explain))
}
