//! The commands that write to a game that is kept: `new`, and whatever the desk records.

use super::begin::{Begun, begin, free_id};
use super::{entries, keep, meanwhile, script, status};
use crate::game::{Act, Deal, Game, TableRuling};
use crate::grammar::{New, Recording};
use crate::history::{Entry, History};
use crate::rules::Points;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words;

/// Begins a game and keeps it.
pub(crate) fn new(context: &mut Context, new: &New) -> Result<Answer, Failure> {
    if context.game_is_named {
        return Err(Failure::Usage(
            "--game names a game that there is; a new one gets --id.".into(),
        ));
    }
    let (begun, remarks) = begin_and_keep(context, new)?;
    if let Some(told) = status::for_programs(context, &begun.history) {
        return Ok(Answer { remarks, ..told });
    }
    let mut lines = begun_lines(&begun);
    lines.extend(next_lines(begun.history.game()));
    Ok(Answer { remarks, ..Answer::paragraphs(&lines, context.fold_at) })
}

/// Begins a game, and returns it once it is kept, with what there is to say about that.
///
/// # Errors
/// It cannot be begun, or not kept.
pub(crate) fn begin_and_keep(
    context: &mut Context,
    new: &New,
) -> Result<(Begun, Vec<String>), Failure> {
    let begun = begin(context, new, free_id)?;
    let remarks = keep::create(context, &begun.history)?;
    Ok((begun, remarks))
}

/// Returns what has begun.
pub(crate) fn begun_lines(Begun { history, drawn }: &Begun) -> Vec<String> {
    let game = history.game();
    let (title, players) = (&game.setup().rules().title, game.setup().players().count());
    let deals = game
        .scheduled()
        .map_or_else(String::new, |deals| format!(", {}", words::count(deals as i64, "deal")));
    let mut lines = vec![format!("Game {}: {title}, {players} players{deals}.", history.id())];
    if *drawn {
        lines.push(script::drawn_dealer(history));
    }
    lines
}

/// Records something in the game asked for.
pub(crate) fn record(context: &Context, recording: &Recording) -> Result<Answer, Failure> {
    let now = context.now();
    let (entry, kept) =
        keep::update(context, |history| meanwhile::perform(recording, history, now))?;
    let history = &kept.history;
    if let Some(told) = status::for_programs(context, history) {
        return Ok(kept.with_remarks(told));
    }
    let mut lines = recorded_lines(history, recording, &entry);
    lines.extend(match entry.act() {
        // The deal stands in the line above.
        Some(Act::Trump(_) | Act::Turned(_) | Act::Call(_) | Act::Contract(_) | Act::Ruling(_)) => {
            status::prompt_lines(&words::prompt(history.game()))
        }
        _ => next_lines(history.game()),
    });
    // Who names a game means to know that it was that one.
    if context.global.game.is_some() {
        lines[0].insert_str(0, &format!("Game {}: ", history.id()));
    }
    let answer = Answer::paragraphs(&lines, context.fold_at);
    // A ruling may have come after the trick that told them.
    let is_last = !told_already(recording, &entry)
        || history.to_undo().map(|last| last.seq) == Some(entry.seq);
    let (back, command) = way_back(recording);
    Ok(kept.with_remarks(match is_last {
        true => answer.remark(format!("{back}: hoyle {command}")),
        false => answer,
    }))
}

/// Returns how to undo what a command has done: a few words, and the command.
pub(crate) const fn way_back(recording: &Recording) -> (&'static str, &'static str) {
    match recording {
        Recording::Undo => ("Bring it back", "redo"),
        _ => ("Take it back", "undo"),
    }
}

/// Returns whether tricks were typed that the cards had told.
fn told_already(recording: &Recording, entry: &Entry) -> bool {
    matches!((recording, entry.act()), (Recording::Took { .. }, Some(Act::Trick { .. })))
}

/// Returns what a command has recorded, without what is due then.
pub(crate) fn recorded_lines(
    history: &History,
    recording: &Recording,
    entry: &Entry,
) -> Vec<String> {
    let mut lines = Vec::new();
    if told_already(recording, entry) {
        lines.push(
            "The cards have told these tricks already; nothing is recorded twice. For the next deal, record its trump or its bids first.".into(),
        );
    }
    match recording {
        Recording::Undo => {
            lines.push(format!("Took back: {}.", entries::words(history, entry)));
        }
        Recording::Redo => {
            lines.push(format!("Brought back: {}.", entries::words(history, entry)));
        }
        // What is due says all there is to say of a contract.
        Recording::Contract { .. } => {}
        _ => lines.extend(recorded(history, entry)),
    }
    lines
}

/// Returns what an entry recorded: the act, and for tricks what they were worth.
fn recorded(history: &History, entry: &Entry) -> Vec<String> {
    let game = history.game();
    match entry.act() {
        Some(Act::Trick { .. }) => return trick(game),
        Some(Act::Ruling(ruling)) => return ruled(game, ruling),
        _ => {}
    }
    let words = entries::words(history, entry);
    let ended = match entry.act() {
        Some(Act::Took(_)) => game.played().next_back(),
        _ => None,
    };
    let result = ended.and_then(|deal| words::contract_result(game, deal));
    let mut lines = vec![format!("{}.", words::capital(&result.unwrap_or(words)))];
    lines.extend(ended.map(|deal| points(game, deal)));
    lines
}

/// Returns a ruling of the table, and what the totals are by it.
fn ruled(game: &Game, ruling: &TableRuling) -> Vec<String> {
    let name = |seat| game.setup().players().name(seat).to_string();
    let mut lines = vec![format!("{}.", words::capital(&words::table_ruling(ruling, &name)))];
    let counted = game.played().any(|deal| Some(deal.plan().number) == ruling.deal);
    if !ruling.points.is_empty() && !counted {
        lines.push("The points count when the deal ends.".into());
    } else if !ruling.points.is_empty() {
        let totals = game.totals();
        let columns = game.setup().columns().iter();
        let totals: Vec<String> =
            columns.map(|seat| format!("{} {}", name(*seat), totals[seat.index()])).collect();
        lines.push(format!("Totals: {}.", totals.join(", ")));
    }
    lines
}

/// Returns what the last trick was, who took it and why, what the cards prove by now, and where it
/// ended the deal the tricks and their points.
fn trick(game: &Game) -> Vec<String> {
    let told = |deal: &&Deal| !deal.recorded().is_empty();
    let deal = game.current().filter(told).or_else(|| game.played().next_back());
    let Some((deal, trick)) = deal.and_then(|deal| Some((deal, deal.recorded().last()?))) else {
        return Vec::new();
    };
    let who = |seat| game.setup().players().name(seat).to_string();
    let number = deal.recorded().len();
    let taken =
        deal.trump().map_or_else(String::new, |trump| words::trick_taken(trick, trump, &who));
    let mut lines = vec![format!("Trick {number}: {}. {taken}", words::trick(trick, &who))];
    lines.extend(words::proven_now(game, deal));
    if deal.is_over() {
        let counted = deal.tally(game.setup().rules()).into_iter();
        let counted: Vec<String> =
            counted.map(|(seat, tricks)| format!("{} {tricks}", who(seat))).collect();
        let result = words::contract_result(game, deal);
        lines.push(result.map_or_else(
            || format!("Tricks: {}.", counted.join(", ")),
            |result| format!("{}.", words::capital(&result)),
        ));
        lines.push(points(game, deal));
    }
    lines
}

/// Returns the points of a deal and the totals after it, in speaking order.
fn points(game: &Game, deal: &Deal) -> String {
    let each: Vec<String> = game
        .setup()
        .players()
        .seats()
        .map(|steps| deal.plan().seats[0].after(steps.index(), game.setup().players().count()))
        .filter_map(|seat| {
            let points = deal.points(seat)?;
            let sign = if points.in_halves() > 0 { "+" } else { "" };
            let total = deal.totals()[seat.index()];
            let besides = |points: Points, what: &str| match points {
                Points::ZERO => String::new(),
                points if points > Points::ZERO => format!(" +{points} {what}"),
                points => format!(" {points} {what}"),
            };
            let bonus = besides(deal.bonus(seat), "bonus");
            let ruled = besides(deal.ruling_points(seat), "ruling");
            let name = game.setup().players().name(seat);
            Some(format!("{name} {sign}{points}{bonus}{ruled} = {total}"))
        })
        .collect();
    format!("Points: {}.", each.join(", "))
}

/// Returns the deal that the game is in, and what it waits for.
fn next_lines(game: &Game) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(deal) =
        game.current().filter(|deal| deal.bids().bids.is_empty() || deal.plan().bids_are_forced())
        && deal.recorded().is_empty()
    {
        lines.push(format!("{}: {}.", words::deal_name(game, deal), words::deal_line(game, deal)));
    }
    lines.extend(status::prompt_lines(&words::prompt(game)));
    lines
}
