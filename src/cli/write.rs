//! The commands that write to a game that is kept: `new`, and whatever the desk records.

use super::answer::Answer;
use super::args::New;
use super::begin::{Begun, begin, free_id};
use super::context::Context;
use super::desk::{self, Deedful};
use super::failure::Failure;
use super::{keep, script, status};
use crate::game::{Act, Deal, Game};
use crate::record::{Entry, History};
use crate::rules::Points;
use crate::words;

/// Begins a game and keeps it.
pub(super) fn new(context: &mut Context, new: &New) -> Result<Answer, Failure> {
    let Begun { history, drawn } = begin(context, new, free_id)?;
    let remarks = keep::create(context, &history)?;
    let game = history.game();
    let (title, players) = (&game.setup().rules().title, game.setup().players().count());
    let deals = game
        .scheduled()
        .map_or_else(String::new, |deals| format!(", {}", words::count(deals as i64, "deal")));
    let mut lines = vec![format!("Game {}: {title}, {players} players{deals}.", history.id())];
    if drawn {
        lines.push(script::drawn_dealer(&history));
    }
    lines.extend(next_lines(game));
    let answer = Answer { result: lines.join("\n"), remarks, ..Answer::default() };
    Ok(answer)
}

/// Records something in the game asked for.
pub(super) fn record(context: &Context, deedful: &Deedful<'_>) -> Result<Answer, Failure> {
    let now = context.now();
    let (entry, kept) = keep::update(context, |history| deedful.perform(history, now))?;
    let history = &kept.history;
    let (mut lines, back) = match deedful {
        Deedful::Play(_) => (recorded(history, &entry), "Take it back: hoyle undo"),
        Deedful::Undo => (
            vec![format!("Took back: {}.", desk::entry_words(history, &entry))],
            "Bring it back: hoyle redo",
        ),
        Deedful::Redo => (
            vec![format!("Brought back: {}.", desk::entry_words(history, &entry))],
            "Take it back: hoyle undo",
        ),
    };
    lines.extend(match entry.act() {
        // The deal stands in the line above.
        Some(Act::Trump(_) | Act::Call(_) | Act::Contract(_)) => {
            status::prompt_lines(&words::prompt(history.game()))
        }
        _ => next_lines(history.game()),
    });
    let answer = Answer::result(lines.join("\n")).remark(back);
    Ok(kept.with_remarks(answer))
}

/// Returns what an entry recorded: the act, and for tricks what they were worth.
fn recorded(history: &History, entry: &Entry) -> Vec<String> {
    let game = history.game();
    let words = desk::entry_words(history, entry);
    let ended = match entry.act() {
        Some(Act::Took(_)) => game.played().next_back(),
        _ => None,
    };
    let result = ended.and_then(|deal| words::contract_result(game, deal));
    let mut lines = vec![format!("{}.", words::capital(&result.unwrap_or(words)))];
    lines.extend(ended.map(|deal| points(game, deal)));
    lines
}

/// Returns the points of a deal and the totals after it, in the order of the sheet.
fn points(game: &Game, deal: &Deal) -> String {
    let each: Vec<String> = game
        .setup()
        .columns()
        .iter()
        .filter_map(|seat| {
            let points = deal.points(*seat)?;
            let sign = if points.in_halves() > 0 { "+" } else { "" };
            let total = deal.totals()[seat.index()];
            let bonus = match deal.bonus(*seat) {
                Points::ZERO => String::new(),
                bonus if bonus > Points::ZERO => format!(" +{bonus} bonus"),
                bonus => format!(" {bonus} bonus"),
            };
            Some(format!("{} {sign}{points}{bonus} = {total}", game.setup().players().name(*seat)))
        })
        .collect();
    format!("Points: {}.", each.join(", "))
}

/// Returns the deal that the game is in, and what it waits for.
fn next_lines(game: &Game) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(deal) =
        game.current().filter(|deal| deal.bids().bids.is_empty() || deal.plan().bids_are_forced())
    {
        lines.push(format!("{}: {}.", words::deal_name(game, deal), words::deal_line(game, deal)));
    }
    lines.extend(status::prompt_lines(&words::prompt(game)));
    lines
}
