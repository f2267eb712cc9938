//! The result of a request: what was recorded, or why it was rejected, and what others have recorded.
//!
//! `recorded` describes what the desk has done; `request_refusal` and `new_game_error` say why it did
//! not, and what to do next. The functions after each describe one part.

use super::news::conflict;
use super::standing::{games_won, totals_reached};
use super::{
    Fixable, Hint, Problem, Speller, and, brought_forward, brought_forward_error, capital, carried,
    contract_result, correction, correction_hint, deal_heading, decimal, due_lines, entry,
    hint_line, incident_line, is_decided, joined, leads_first, list, messages, names, not_one_name,
    players_error, proven_now, quoted, rules_title, ruling, ruling_in, sentence, sentence_of,
    sides, signed, so_far, table_ruling, title_error, trick_line, trick_taken, tricks_taken_so_far,
    unknown_name, waived,
};
use crate::desk::{Done, NewGameError, Notice, Outcome, RequestRefusal};
use crate::game::{Act, Deal, Due, Game, TableRuling};
use crate::history::{Entry, EntryKind, FixError, History, RefusedAct, Stamp};
use crate::rules::{Points, Refusal, Ruleset};

/// What a request recorded, where it ended a deal, what the deal was worth, and what the table may do
/// about it; what is due then is another matter. `totals` adds the new totals to the points.
pub fn recorded(
    history: &History,
    outcome: &Outcome,
    totals: bool,
    speller: Speller<'_>,
) -> Vec<String> {
    let mut lines = what_was_recorded(history, outcome, totals);
    if let Done::Played = outcome.done {
        lines.extend(stands(history.game(), &outcome.entry));
    }
    for number in &outcome.lapsed {
        let game = history.game();
        lines.extend(game.incident(*number).map(|incident| incident_line(game, incident)));
    }
    // A revoke that has just been proven needs a decision.
    if let Some(Act::Trick { .. }) = outcome.entry.act() {
        let deal = with_tricks(history.game());
        let hint = deal.and_then(|deal| proven_now(history.game(), deal).1);
        lines.extend(hint.and_then(|hint| hint_line(&hint, speller)));
    }
    lines
}

/// Why what was just recorded is against the rules, and that the sheet marks it; `None` for a legal
/// act.
fn stands(game: &Game, entry: &Entry) -> Option<String> {
    let EntryKind::Played { waived: true, .. } = entry.kind else { return None };
    let last = game.deals().rev().find_map(|deal| deal.against.last())?;
    let waived = capital(&waived(game, last, &ruling_in(game, last)));
    Some(messages::OutcomeWaived { refusal: &waived }.say())
}

fn what_was_recorded(history: &History, outcome: &Outcome, totals: bool) -> Vec<String> {
    let game = history.game();
    let entry_text = entry(history, &outcome.entry);
    match (&outcome.done, outcome.entry.act()) {
        (Done::Undone, _) => vec![messages::OutcomeUndone { entry: &entry_text }.say()],
        (Done::Redone, _) => vec![messages::OutcomeRedone { entry: &entry_text }.say()],
        (Done::Known { .. }, _) => {
            let mut lines = vec![messages::OutcomeTricksKnown.say()];
            lines.extend(last_trick(game, totals));
            lines
        }
        // What is due says all about a contract.
        (Done::Played, Some(Act::Contract(_))) => Vec::new(),
        (Done::Played, Some(Act::Trick { .. })) => last_trick(game, totals),
        (Done::Played, Some(Act::Ruling(ruling))) => ruling_lines(game, ruling),
        (Done::Played, Some(Act::Annul(_))) => vec![sentence(&entry_text), totals_now(game)],
        (Done::Played, Some(Act::Took(_))) => {
            let ended = game.played().next_back();
            let result = ended.and_then(|deal| contract_result(game, deal)).unwrap_or(entry_text);
            let mut lines = vec![sentence_of(game, &result)];
            lines.extend(ended.map(|deal| points(game, deal, totals)));
            lines
        }
        (Done::Played, Some(Act::Tally { .. })) => {
            let mut lines = vec![sentence(&entry_text)];
            // The last number that counts ends the deal.
            if game.current().is_none_or(Deal::is_fresh) {
                lines.extend(game.played().next_back().map(|deal| points(game, deal, totals)));
            }
            lines
        }
        (Done::Played, Some(Act::Incident(_) | Act::Choose { .. })) => {
            let mut lines = vec![sentence(&entry_text)];
            lines.extend(after_choice(game, &outcome.entry));
            lines
        }
        (Done::Played | Done::Fixed { .. }, _) => vec![sentence_of(game, &entry_text)],
    }
}

/// What a ruling changes: the incidents that it cancels, and the totals if its deal is over.
fn after_choice(game: &Game, entry: &Entry) -> Vec<String> {
    let incident = match entry.act() {
        Some(Act::Choose { incident, .. }) => game.incident(*incident),
        _ => game.incidents().last(),
    };
    let Some(incident) = incident else { return Vec::new() };
    let mut lines = Vec::new();
    for other in game.incidents() {
        if incident.number.is_some() && game.cancelled_by(other) == incident.number {
            lines.push(incident_line(game, other));
        }
    }
    if is_decided(game, incident) && !game.leaves_choice(incident) {
        lines.push(totals_now(game));
    }
    lines
}

/// The deal of the last trick recorded by its cards.
fn with_tricks(game: &Game) -> Option<&Deal> {
    match game.current() {
        Some(deal) if !deal.recorded.is_empty() => Some(deal),
        _ => game.played().next_back(),
    }
}

/// The deal and what is due. Once something of the deal is recorded, `brief` leaves out the deal;
/// otherwise what has happened so far comes with it.
pub fn deal_and_due(game: &Game, due: &Due, brief: bool, speller: Speller<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(deal) = game.current() {
        let is_new =
            deal.recorded.is_empty() && (deal.bids().bids.is_empty() || deal.bids_are_forced());
        let mut heading = deal_heading(game, deal);
        if is_new && !brief {
            heading += &leads_first(game, deal);
        }
        if is_new || !brief {
            lines.push(sentence(&heading));
        }
    }
    // Where tricks are due, the bids are shown with them.
    if !brief && !matches!(due, Due::Tricks(_)) {
        lines.extend(so_far(game));
    }
    lines.extend(due_lines(game, due, speller));
    lines
}

/// How to undo or redo what a request did; `None` where something else was recorded after it.
pub fn way_back(outcome: &Outcome) -> Option<Hint> {
    match outcome.done {
        Done::Undone => Some(Hint::Redo),
        Done::Known { is_last: false } => None,
        _ => Some(Hint::Undo),
    }
}

/// A ruling of the table, and the totals after it.
fn ruling_lines(game: &Game, ruling: &TableRuling) -> Vec<String> {
    let who = sides(game);
    let mut lines = vec![sentence(&table_ruling(ruling, &who))];
    if ruling.points.is_empty() {
        return lines;
    }
    let is_counted = game.played().any(|deal| Some(deal.plan.number) == ruling.deal);
    if is_counted {
        lines.push(totals_now(game));
    } else {
        lines.push(messages::OutcomeRulingPending.say());
    }
    lines
}

fn totals_now(game: &Game) -> String {
    messages::OutcomeTotals { totals: totals_reached(game) }.say()
}

/// The last trick recorded by its cards: who took it and why, what the cards prove now, and, where
/// it ended the deal, the tricks and their points.
fn last_trick(game: &Game, totals: bool) -> Vec<String> {
    let deal = with_tricks(game);
    let Some((deal, last)) = deal.and_then(|deal| Some((deal, deal.recorded.last()?))) else {
        return Vec::new();
    };
    let who = names(game);
    let taken = match deal.trump() {
        Some(trump) => trick_taken(last, trump, &deal.plan.pack, &who),
        None => String::new(),
    };
    let mut lines = vec![trick_line(deal.recorded.len(), last, &taken, &who)];
    lines.extend(proven_now(game, deal).0);
    if deal.is_over() {
        lines.push(match contract_result(game, deal) {
            Some(result) => sentence(&result),
            None => messages::OutcomeTricks { tricks: tricks_taken_so_far(game, deal) }.say(),
        });
        lines.push(points(game, deal, totals));
    }
    lines
}

/// The points of a deal, with or without the totals after it, in speaking order.
fn points(game: &Game, deal: &Deal, totals: bool) -> String {
    let mut each = Vec::new();
    for seat in deal.plan.seats.iter().take(deal.totals.len()) {
        let side = deal.plan.side_of(*seat);
        let Some(points) = deal.points(side) else { continue };
        let mut says = format!("{} {}", sides(game)(side), signed(points));
        let bonus = deal.bonus(side);
        if bonus != Points::ZERO {
            says += " ";
            says += &messages::OutcomePointsBonus { points: signed(bonus) }.say();
        }
        let ruled = deal.ruling_points(side);
        if ruled != Points::ZERO {
            says += " ";
            says += &messages::OutcomePointsRuling { points: signed(ruled) }.say();
        }
        if totals {
            says += &format!(" = {}", decimal(deal.totals[side.index()]));
        }
        each.push(says);
    }

    let mut sentences = vec![messages::OutcomePoints { points: list(each) }.say()];
    sentences.extend(carried(game));
    if game.ends_game(deal) {
        sentences.push(games_won(game));
    }
    joined(sentences, " ")
}

/// What to know about the record of a game.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::TornLine => {
            messages::StoreNoticeTornLine { journal: messages::OutcomeJournal.say() }.say()
        }
        Notice::NotCurrent(error) => {
            messages::StoreNoticeNotCurrent { error: error.to_string() }.say()
        }
    }
}

/// That a game has begun, and who was drawn to deal.
pub fn begun(history: &History, drawn: bool) -> Vec<String> {
    let game = history.game();
    let mut details = Vec::new();
    details.extend(game.title().map(str::to_owned));
    details.push(rules_title(game.setup().rules()));
    details.push(messages::CountPlayers { number: game.setup().players().count() }.say());
    details.extend(game.scheduled().map(|number| messages::CountDeals { number }.say()));

    let begun = messages::OutcomeGameLabel { game: history.id(), text: list(details) };
    let mut lines = vec![sentence(&begun.say())];
    lines.extend(brought_forward(game));
    if drawn {
        lines.push(dealer_drawn(history));
    }
    lines
}

/// A request that was refused in a game, and what to do next.
pub fn request_refusal(history: &History, refusal: &RequestRefusal, now: Stamp) -> Problem {
    let game = history.game();
    match refusal {
        RequestRefusal::Conflict { since, last } => conflict(history, since.as_deref(), *last, now),
        RequestRefusal::Rules(refusal) => {
            let mut problem: Problem = ruling_in(game, refusal).into();
            if game.setup().is_result_alone() {
                problem.hints.retain(|hint| !matches!(hint, Hint::UndoLast));
            }
            problem
        }
        RequestRefusal::NothingToUndo => {
            let hint = Hint::Remove(history.id().to_string());
            Problem::of(&*messages::UndoNothingLeft.say(), [hint])
        }
        RequestRefusal::NothingToRedo => Problem::of(messages::RedoNothingLeft.say(), [Hint::Log]),
        RequestRefusal::Unchanged => {
            Problem::of(messages::CorrectionUnchanged.say(), [Hint::Sheet])
        }
        RequestRefusal::NothingToFix { deal, correction, error } => Problem::of(
            self::correction(&messages::CorrectionDeal { number: deal }.say(), error, &names(game)),
            [correction_hint(*deal, correction, error, &names(game))],
        ),
        RequestRefusal::CannotFix(error) => cannot_fix(game, error),
        RequestRefusal::WouldBreakRules(acts) => would_break(game, acts),
    }
}

/// A request that was refused, without its game: players have seats for names.
pub(super) fn refusal_alone(refusal: &RequestRefusal) -> String {
    match refusal {
        RequestRefusal::Conflict { .. } => messages::ConflictRecordedFirst.say(),
        RequestRefusal::Rules(refusal) => refusal.to_string(),
        RequestRefusal::NothingToUndo => messages::UndoNothingLeft.say(),
        RequestRefusal::NothingToRedo => messages::RedoNothingLeft.say(),
        RequestRefusal::Unchanged => messages::CorrectionUnchanged.say(),
        RequestRefusal::NothingToFix { error, .. } => error.to_string(),
        RequestRefusal::CannotFix(error) => error.to_string(),
        RequestRefusal::WouldBreakRules(acts) => {
            let refusal = acts.iter().find(|act| act.new).and_then(|act| act.refusals.first());
            refusal.map(Refusal::to_string).unwrap_or_default()
        }
    }
}

/// A game by some rules that could not begin, and what to do next.
pub fn new_game_error(rules: &Ruleset, error: &NewGameError) -> Problem {
    match error {
        NewGameError::Players(error) => players_error(error).into(),
        NewGameError::Unknown { error, players } if error.could_be.is_empty() => {
            unknown_name(players, &error.text).into()
        }
        NewGameError::Refused(refusal) => ruling(rules, refusal, &|_| String::new()).into(),
        NewGameError::BroughtForward { error, players } => {
            let who = |seat| players.name(seat).to_string();
            Problem::of(brought_forward_error(error, &who), [Hint::HelpOn("new".into())])
        }
        NewGameError::TotalTwice { .. } => {
            Problem::of(error.to_string(), [Hint::HelpOn("new".into())])
        }
        NewGameError::Title(_) => Problem::of(error.to_string(), [Hint::HelpOn("new".into())]),
        _ => Problem::of(error.to_string(), []),
    }
}

/// A game that could not begin, without its rules.
pub(super) fn new_game_alone(error: &NewGameError) -> String {
    match error {
        NewGameError::Players(error) => error.to_string(),
        NewGameError::Unknown { error, .. } => not_one_name(error),
        NewGameError::Columns(players) => {
            messages::OutcomeColumnsIncomplete { players: &and(players.names()) }.say()
        }
        NewGameError::Title(error) => title_error(*error),
        NewGameError::BroughtForward { error, .. } => error.to_string(),
        NewGameError::TotalTwice { name } => {
            messages::ForwardErrorTwice { player: quoted(name) }.say()
        }
        NewGameError::Refused(refusal) => refusal.to_string(),
        NewGameError::Store(error) => error.to_string(),
    }
}

/// That a correction would leave acts that are against the rules.
fn would_break(game: &Game, acts: &[RefusedAct]) -> Problem {
    let mut new = acts.iter().filter(|act| act.new);
    let Some(refusal) = new.next().and_then(|act| act.refusals.first()) else {
        return Problem::default();
    };
    let ruling = ruling_in(game, refusal);
    let what = ruling.citing(&messages::CorrectionBreaksRule { reason: &ruling.because }.say());
    let notes = match new.count() {
        0 => Vec::new(),
        more => vec![messages::CorrectionBreaksMore { entries: more }.say()],
    };
    Problem { what, notes, hints: vec![Hint::Allow] }
}

/// Why the game could not go on from a correction.
fn cannot_fix(game: &Game, fault: &FixError) -> Problem {
    match fault {
        FixError::NothingChanged => Problem::of(fault.to_string(), [Hint::Sheet]),
        FixError::NoSuchEntry(_) => Problem::of(fault.to_string(), [Hint::Log]),
        FixError::TooMany => Problem::of(fault.to_string(), [Hint::Script]),
        FixError::Blocked { own: true, refusal, .. } => ruling_in(game, refusal).into(),
        FixError::Blocked { of, deal, refusal, .. } => {
            let ruling = ruling_in(game, refusal);
            let because =
                messages::CorrectionEntryImpossible { entry: of, reason: &ruling.because }.say();
            let fix = Hint::Fix { deal: *deal, what: Fixable::ContractAndTricks };
            let (notes, hint) = match **refusal {
                Refusal::SideTricksCount { .. } => (&*messages::CorrectionAdviceTricks.say(), fix),
                _ => (&*messages::CorrectionAdviceOtherFirst.say(), Hint::UndoLast),
            };
            let what = ruling.citing(&because);
            Problem { what, notes: vec![notes.into()], hints: vec![hint] }
        }
    }
}

/// Who was drawn to deal first.
pub fn dealer_drawn(history: &History) -> String {
    messages::OutcomeDealerDrawn {
        dealer: history.setup().players().name(history.setup().dealer()),
    }
    .say()
}
