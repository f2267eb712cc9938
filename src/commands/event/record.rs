//! The commands that record.

use super::args::{AddArgs, DrawArgs, EventCommand, NewEventArgs, PersonArgs};
use super::open::{self, refused};
use super::points::{ResultArgs, TableArgs};
use super::{consequences, show};
use crate::club::{Event, EventAct, EventHistory, EventRefusal, Plan, Results, TableState};
use crate::grammar::Choice;
use crate::notation::quote;
use crate::presets;
use crate::rules::Points;
use crate::terminal::tables::ReadEvent;
use crate::terminal::{Answer, Context, Failure, Result, choose, files, game_id};
use crate::words::{self, Hint, messages};
use std::collections::BTreeMap;
use std::path::Path;

/// Starts an event.
///
/// # Errors
/// There is no such kind, its plan cannot be read, or the id is taken.
pub(super) fn new(context: &Context, args: &NewEventArgs) -> Result<Answer> {
    let mut changes = args.set.clone();
    if let Some(rounds) = args.rounds {
        changes.push(format!("rounds={rounds}"));
    }
    if let Some(rules) = &args.rules {
        changes.push(format!("rules={}", quote(rules)));
    }
    let earlier = args.from.as_deref().map(|from| open::read(context, Some(from))).transpose()?;
    let text = match (&args.kind, &earlier) {
        (None, Some(earlier)) => toml::to_string(&earlier.history.event().plan)
            .map_err(|error| Failure::data(error.to_string()))?,
        (kind, _) => kind_text(kind.as_deref().unwrap_or_default())?,
    };
    let mut plan = Plan::read(&text, &changes).map_err(|error| open::unreadable_plan(&error))?;
    if let Some(title) = &args.title {
        plan.title.clone_from(title);
    }
    let rules = if plan.results == Results::Games {
        let set = plan.set.clone();
        let schedule = plan.schedule.clone();
        let choice = Choice { set, schedule, ..Choice::default() };
        Some(choose::rules(&plan.rules, &choice, None)?)
    } else {
        None
    };

    let now = context.now();
    let stem = args.kind.as_deref().filter(|kind| presets::kind(kind).is_some());
    let stem = format!("{}-{}", stem.unwrap_or("event"), now.local_date());
    let named = args.id.as_deref().unwrap_or(&stem);
    let id = game_id(named, Hint::of_program(messages::HintGiveId.say(), "--id ID"))?;
    let mut history = EventHistory::new(id.clone(), now, plan, rules);
    if let Some(ReadEvent { history: earlier, .. }) = &earlier {
        let last = earlier.event().last_round();
        let mut acts = Vec::new();
        for (no, entry) in (1..).zip(&earlier.event().entries) {
            let people = earlier.event().people(no, last);
            let handicap = entry.handicap;
            acts.push(EventAct::Enter { no, people, group: entry.group, handicap, from: None });
        }
        history.record(&acts, now).map_err(|refusal| refused(&refusal))?;
    }

    open::create(context, &history)?;
    let title = words::event_title(&history.event().plan);
    let mut lines = vec![messages::EventReady { event: id.as_str(), title }.say()];
    lines.extend(consequences::counted(history.event()));
    let enter = open::enter(history.event().plan.entry);
    Ok(answer(context, &history, &lines).remark(context.hint(&enter)))
}

/// The text of a kind that comes with the program, or of a file.
pub(super) fn kind_text(kind: &str) -> Result<String> {
    if let Some(text) = presets::kind(kind) {
        return Ok(text.to_owned());
    }
    if kind.contains(std::path::is_separator) || kind.ends_with(".toml") {
        let text = files::read_text(Path::new(kind))?;
        let plan = Plan::read(&text, &[]).map_err(|error| open::unreadable_plan(&error))?;
        let error = words::plan_words_error(&plan);
        return error.map_or(Ok(text), |error| Err(Failure::usage(error)));
    }
    let kinds = Hint::of_program(messages::HintEventKinds.say(), "event kinds");
    Err(Failure::usage(words::no_such_kind(kind, presets::kinds())).hint(kinds))
}

/// Records what a command says in the event that is meant.
///
/// # Errors
/// It cannot be recorded.
pub(super) fn record(
    context: &Context,
    named: Option<&str>,
    command: &EventCommand,
) -> Result<Answer> {
    let (locked, ReadEvent { mut history, remarks }) = open::lock(context, named)?;
    let known = history.journal().len();
    let before = history.event().clone();
    let now = context.now();
    let mut lines = vec![show::title(&history)];
    let done = match command {
        EventCommand::Undo => history.undo(now).map(|taken| {
            for act in taken.iter().filter_map(|entry| entry.act.as_ref()).take(1) {
                let act = words::event_act(&before, act).remove(0);
                lines.push(messages::EventActUndone { act }.say());
            }
        }),
        EventCommand::Redo => history.redo(now).map(|brought| {
            for act in brought.iter().filter_map(|entry| entry.act.as_ref()).take(1) {
                let act = words::event_act(history.event(), act).remove(0);
                lines.push(messages::EventActRedone { act }.say());
            }
        }),
        command => {
            let acts = acts(context, &before, command)?;
            let recorded = history.record(&acts, now);
            recorded.map(|()| {
                for act in &acts {
                    lines.extend(words::event_act(history.event(), act));
                }
            })
        }
    };
    done.map_err(|refusal| refused(&refusal))?;
    lines.extend(consequences::of(&before, history.event(), command));

    if is_dry_run(command) {
        let answer = answer(context, &history, &lines);
        return Ok(answer.remark(messages::TerminalNothingRecorded.say()));
    }
    open::save(context, locked, &history, known)?;
    let mut answer = answer(context, &history, &lines);
    if !matches!(command, EventCommand::Undo) && !context.global.json {
        let back = Hint::of_folder(messages::HintEventUndo.say(), "event undo");
        answer = answer.remark(context.hint(&back));
    }
    Ok(answer.with_remarks(remarks))
}

/// What an answer says for people, and the state of the event as JSON.
pub(super) fn answer(context: &Context, history: &EventHistory, lines: &[String]) -> Answer {
    Answer::json_or(&show::status_json(history), context, || {
        Answer::paragraphs(lines, &context.screen)
    })
}

const fn is_dry_run(command: &EventCommand) -> bool {
    match command {
        EventCommand::Draw(DrawArgs { dry_run, .. })
        | EventCommand::Result(ResultArgs { dry_run, .. })
        | EventCommand::Seat { dry_run, .. }
        | EventCommand::Adjust { dry_run, .. }
        | EventCommand::Rank { dry_run, .. } => *dry_run,
        _ => false,
    }
}

/// The acts that a command asks for.
fn acts(context: &Context, event: &Event, command: &EventCommand) -> Result<Vec<EventAct>> {
    // A round that was drawn ahead and has not begun goes on without an entry, or with another person.
    let is_fixed = event.plan.method.is_fixed();
    let soon = if is_fixed { event.first_open_round() } else { event.last_round() + 1 };
    let played = event.current_round();
    let find = |text: &String| event.find(text).map_err(|refusal| refused(&refusal));
    let act = match command {
        EventCommand::Add(args) => return entered(event, args),
        EventCommand::Withdraw { entry, from } => {
            EventAct::Away { no: find(entry)?, from: from.unwrap_or(soon).max(1) }
        }
        EventCommand::Back { entry } => EventAct::Back { no: find(entry)?, from: soon },
        EventCommand::Substitute { person: PersonArgs { entry, name, which }, from } => {
            let from = from.unwrap_or(soon).max(1);
            EventAct::Person { no: find(entry)?, which: *which, to: name.clone(), from }
        }
        EventCommand::Rename(PersonArgs { entry, name, which }) => {
            EventAct::Person { no: find(entry)?, which: *which, to: name.clone(), from: 1 }
        }
        EventCommand::Paid { entry, amount } => {
            let money = amount.or(event.plan.fee).unwrap_or(Points::ZERO);
            EventAct::Paid { no: find(entry)?, money }
        }
        EventCommand::Draw(args) => return drawn(context, event, args),
        EventCommand::Result(args) => result(event, args)?,
        EventCommand::Agree(TableArgs { table, round, by }) => {
            agreement(event, round.unwrap_or(played), *table, by.as_ref().map(find).transpose()?)?
        }
        EventCommand::Dispute(TableArgs { table, round, by }) => EventAct::Dispute {
            round: round.unwrap_or(played),
            table: *table,
            by: by.as_ref().map(find).transpose()?,
        },
        EventCommand::Close { round } => {
            let round = round.unwrap_or(played);
            // Journals may have a round that was closed twice.
            if event.round(round).is_ok_and(|round| round.closed) {
                return Err(refused(&EventRefusal::Unchanged));
            }
            EventAct::Close { round }
        }
        EventCommand::Seat { round, tables, because, .. } => {
            let mut seats = BTreeMap::new();
            for table in tables {
                let form = || open::not_of_form(table, "T=NO,NO…", "seat");
                let (number, entries) = table.split_once('=').ok_or_else(form)?;
                let number: u16 = number.parse().map_err(|_| form())?;
                let entries: Result<Vec<u16>> =
                    entries.split(',').map(|entry| find(&entry.to_owned())).collect();
                seats.insert(number, entries?);
            }
            let stands = |table: &u16| {
                matches!(event.state(*round, *table), TableState::Agreed | TableState::Closed)
            };
            if because.is_none() && seats.keys().any(stands) {
                return Err(refused(&EventRefusal::NeedsReason));
            }
            EventAct::Seat { round: *round, tables: seats, because: because.clone() }
        }
        EventCommand::Adjust { entry, points, because, round, .. } => EventAct::Adjust {
            no: find(entry)?,
            round: round.unwrap_or(played.max(1)),
            points: *points,
            because: because.clone(),
        },
        EventCommand::Rank { criteria, because, .. } => {
            EventAct::Rank { rank: criteria.clone(), because: because.clone() }
        }
        EventCommand::Clock { minutes } => {
            let minutes = minutes.or(event.plan.minutes).unwrap_or(0);
            EventAct::Clock { round: played, minutes }
        }
        EventCommand::Note { text } => EventAct::Note(text.clone()),
        EventCommand::End => EventAct::End {},
        _ => unreachable!("the other commands record nothing"),
    };
    Ok(vec![act])
}

/// Enters the people of a command line, or of a file.
fn entered(event: &Event, args: &AddArgs) -> Result<Vec<EventAct>> {
    let mut names = args.names.clone();
    if let Some(file) = &args.file {
        let text = files::read_text(file)?;
        names
            .extend(text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
    }
    let mut acts = Vec::new();
    // A round that has not begun may be drawn again with them.
    let open = event.first_open_round();
    let from = if open <= event.last_round() { Some(open) } else { None };
    let first = event.entries.len() as u16 + 1;
    for (no, names) in (first..).zip(&names) {
        let people = names.split('+').map(|name| name.trim().to_owned()).collect();
        let handicap = args.handicap.unwrap_or(Points::ZERO);
        acts.push(EventAct::Enter { no, people, group: args.group, handicap, from });
    }
    Ok(acts)
}

/// Draws the next round.
fn drawn(context: &Context, event: &Event, args: &DrawArgs) -> Result<Vec<EventAct>> {
    let mut take = BTreeMap::new();
    for asked in &args.take {
        let (entry, table) = asked.split_once('=').unwrap_or((asked, ""));
        let no = event.find(entry).map_err(|refusal| refused(&refusal))?;
        take.insert(no, table.parse().map_err(|_| open::not_of_form(asked, "NO=TABLE", "draw"))?);
    }
    let earlier = event.rounds.last().map(|round| round.seed.clone());
    let seed = args.seed.clone().or(earlier);
    let seed = seed.unwrap_or_else(|| context.dice().u32(100_000..1_000_000).to_string());
    let again = if args.again { args.because.as_deref() } else { None };
    event.draws(&seed, &take, again).map_err(|refusal| refused(&refusal))
}

/// The result that a command line gives.
fn result(event: &Event, args: &ResultArgs) -> Result<EventAct> {
    let table = args.at.table;
    let round = args.at.round.unwrap_or(event.current_round());
    let mut points = Vec::new();
    let mut made = Vec::new();
    for text in args.points.given() {
        let (number, deals) = text.split_once('/').unwrap_or((text, ""));
        let form = || open::not_of_form(text, "POINTS/MADE", "result");
        points.push(number.parse().map_err(|_| form())?);
        if !deals.is_empty() {
            made.push(deals.parse().map_err(|_| form())?);
        }
    }
    let by = args.at.by.as_ref().map(|by| event.find(by)).transpose();
    let by = by.map_err(|refusal| refused(&refusal))?;
    let seats = event.seats_at(round, table).map_err(|refusal| refused(&refusal))?;
    let points = event.completed(round, &seats, points);
    if points.is_empty() && args.winner.is_none() && !args.not_played {
        return Err(refused(&EventRefusal::Sides(0, event.sides(round, &seats).len())));
    }
    Ok(EventAct::Typed {
        round,
        table,
        points,
        made,
        winner: args.winner,
        because: args.because.clone(),
        by,
    })
}

/// What is agreed to at a table: what was typed, or the game there as it is.
fn agreement(event: &Event, round: u16, table: u16, by: Option<u16>) -> Result<EventAct> {
    event.seats_at(round, table).map_err(|refusal| refused(&refusal))?;
    if event.open_tables(round).contains(&table) {
        return Err(refused(&EventRefusal::TablesOpen(round, vec![table])));
    }
    let is_typed = event.round(round).is_ok_and(|round| round.typed.contains_key(&table));
    let game = if is_typed { None } else { event.games.get(&(round, table)) };
    Ok(EventAct::Agree { round, table, by, of: game.map(|game| game.entries) })
}
