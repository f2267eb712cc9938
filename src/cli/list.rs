//! What lists things: `games`, `log`, `schedule`.

use super::answer::Answer;
use super::args::Schedule as ScheduleArgs;
use super::begin::seat;
use super::context::Context;
use super::failure::Failure;
use super::{choose, desk, keep};
use crate::cards::Seat;
use crate::game::{DealPlan, Players};
use crate::record::{Deed, History, Listed};
use crate::render::{self, json};
use crate::rules::Refusal;
use crate::sheet::{Cell, Column, Grid, Group, Ink, Schedule};
use crate::words;
use serde::Serialize;

#[derive(Serialize)]
struct GameLine {
    game: String,
    rules: Option<String>,
    players: Vec<String>,
    deals_played: usize,
    deals: Option<usize>,
    finished: bool,
    begun: Option<String>,
    last: Option<String>,
    trouble: Option<String>,
}

impl GameLine {
    fn of(listed: &Listed) -> GameLine {
        let game = listed.id.to_string();
        match &listed.game {
            Ok(read) => {
                let history = &read.history;
                let now = history.game();
                GameLine {
                    game,
                    rules: Some(history.setup().rules().id.clone()),
                    players: history.setup().players().names().map(ToString::to_string).collect(),
                    deals_played: now.played().count(),
                    deals: now.scheduled(),
                    finished: now.current().is_none(),
                    begun: Some(history.begun().to_string()),
                    last: Some(history.last_at().local_text()),
                    trouble: None,
                }
            }
            Err(fault) => GameLine {
                game,
                rules: None,
                players: Vec::new(),
                deals_played: 0,
                deals: None,
                finished: false,
                begun: None,
                last: None,
                trouble: Some(keep::sentence(fault)),
            },
        }
    }
}

/// Returns the games kept here.
pub(super) fn games(context: &Context) -> Result<Answer, Failure> {
    let listed = context.store()?.list().map_err(|fault| Failure::Data(keep::sentence(&fault)))?;
    let lines: Vec<GameLine> = listed.iter().map(GameLine::of).collect();
    if context.global.json {
        return Ok(Answer::result(json::line(&lines)));
    }
    if lines.is_empty() {
        return Ok(Answer::default().remark("No games are kept here yet."));
    }
    let mut grid = grid(&["game", "deals", "last entry", "players"]);
    for line in &lines {
        let progress = match (line.finished, line.deals) {
            (true, _) => format!("all {}", line.deals_played),
            (false, Some(deals)) => format!("{} of {deals}", line.deals_played),
            (false, None) => line.deals_played.to_string(),
        };
        grid.push(match &line.trouble {
            None => vec![
                Cell::plain(&line.game),
                Cell::plain(progress),
                Cell::plain(line.last.as_deref().unwrap_or_default()),
                Cell::plain(line.players.join(", ")),
            ],
            Some(_) => vec![
                Cell::plain(&line.game),
                Cell::new("damaged", Ink::Missed),
                Cell::empty(),
                Cell::empty(),
            ],
        });
    }
    let mut answer = Answer::result(render::text::grid(&grid, context.look));
    answer.remarks.extend(lines.iter().filter_map(|line| line.trouble.clone()));
    Ok(answer)
}

#[derive(Serialize)]
struct LogLine {
    seq: u64,
    at: String,
    what: &'static str,
    entry: String,
    in_force: bool,
}

/// Returns everything that happened in a game, with the times.
pub(super) fn log(context: &Context) -> Result<Answer, Failure> {
    let read = keep::read(context)?;
    let history = &read.history;
    let answer = if context.global.json {
        let lines: Vec<LogLine> =
            history.entries().iter().map(|entry| log_line(history, entry)).collect();
        Answer::result(json::line(&lines))
    } else {
        Answer::result(render::text::grid(&log_grid(history), context.look))
    };
    Ok(read.with_remarks(answer))
}

fn log_line(history: &History, entry: &crate::record::Entry) -> LogLine {
    LogLine {
        seq: entry.seq,
        at: entry.at.to_string(),
        what: match &entry.deed {
            Deed::Played { .. } => "played",
            Deed::Undone { .. } => "undone",
            Deed::Redone { .. } => "redone",
        },
        entry: desk::entry_words(history, entry),
        in_force: history.in_force().any(|other| other.seq == entry.seq),
    }
}

fn log_grid(history: &History) -> Grid {
    let mut grid = grid(&["", "time", "entry"]);
    let begun = format!("begun: {}", history.setup().rules().title);
    grid.push(vec![Cell::plain(0), Cell::plain(history.begun().local_text()), Cell::plain(begun)]);
    for entry in history.entries() {
        let in_force = !matches!(entry.deed, Deed::Played { .. })
            || history.in_force().any(|other| other.seq == entry.seq);
        let words = desk::entry_words(history, entry);
        let (words, ink) = match in_force {
            true => (words, Ink::Plain),
            false => (format!("{words} (taken back)"), Ink::Dim),
        };
        grid.push(vec![
            Cell::plain(entry.seq),
            Cell::plain(entry.at.local_text()),
            Cell::new(words, ink),
        ]);
    }
    grid
}

/// Returns a table of texts under these headings, the last column elastic.
fn grid(headings: &[&str]) -> Grid {
    let last = headings.len() - 1;
    let group = |(index, heading): (usize, &&str)| {
        Group::of_one(heading, if index == last { Column::NAMES } else { Column::WORDS })
    };
    Grid::new(headings.iter().enumerate().map(group).collect())
}

/// Returns every deal of a game that need not have begun.
pub(super) fn schedule(context: &Context, asked: &ScheduleArgs) -> Result<Answer, Failure> {
    let count = asked.count.map_or_else(|| asked.players.len(), usize::from);
    let rules = choose::rules(&asked.rules, &asked.choice, Some(count))?;
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
    let mut plan = DealPlan::all(&rules, seated, dealer);
    let endless = rules.schedule.endless();
    if let Some(size) = endless {
        // One round, after which it goes on in the same way.
        let first = plan.len();
        let round = first..first + usize::from(seated);
        plan.extend(round.map(|index| DealPlan::endless(&rules, seated, dealer, index, size)));
    }
    let schedule = Schedule::of(&plan, players.as_ref());
    let answer = Answer::result(if context.global.json {
        render::json::schedule(&schedule)
    } else {
        render::text::schedule(&schedule, context.look)
    });
    Ok(match endless {
        Some(_) => answer.remark("And so on until the game ends."),
        None => answer,
    })
}
