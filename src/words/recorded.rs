//! What came of a request.

use super::entries::entry;
use super::grammar::{capital, count};
use super::hint::Hint;
use super::store::{TORN, not_current};
use super::{contract_result, proven_now, table_ruling, trick, trick_taken};
use crate::cards::Seat;
use crate::desk::{Done, Notice, Outcome};
use crate::game::{Act, Deal, Game, Incident, TableRuling};
use crate::history::History;
use crate::rules::Points;

/// What a request recorded, and where it ended a deal, what the deal was worth; what is due then is
/// another matter.
pub fn recorded(history: &History, outcome: &Outcome) -> Vec<String> {
    let entry_text = || entry(history, &outcome.entry);
    match &outcome.done {
        Done::Undone => vec![format!("Took back: {}.", entry_text())],
        Done::Redone => vec![format!("Brought back: {}.", entry_text())],
        Done::Known => {
            let known = "These tricks are recorded already, by their cards. For the next deal, \
                         record its trump or its bids first.";
            std::iter::once(known.into()).chain(last_trick(history.game())).collect()
        }
        Done::Fixed { .. } => vec![format!("{}.", capital(&entry_text()))],
        Done::Played => match outcome.entry.act() {
            // What is due says all about a contract.
            Some(Act::Contract(_)) => Vec::new(),
            Some(Act::Trick { .. }) => last_trick(history.game()),
            Some(Act::Ruling(ruling)) => ruled(history.game(), ruling),
            Some(Act::Took(_)) => {
                let game = history.game();
                let ended = game.played().next_back();
                let result = ended.and_then(|deal| contract_result(game, deal));
                let first = format!("{}.", capital(&result.unwrap_or_else(entry_text)));
                std::iter::once(first).chain(ended.map(|deal| points(game, deal))).collect()
            }
            _ => vec![format!("{}.", capital(&entry_text()))],
        },
    }
}

/// What may be done about it: the table decides on a revoke that is proven now.
pub fn recorded_hints(history: &History, outcome: &Outcome) -> Vec<Hint> {
    let is_trick = matches!(outcome.entry.act(), Some(Act::Trick { .. }));
    let deal = with_tricks(history.game()).filter(|_| is_trick);
    let proven = deal.is_some_and(|deal| !proven_now(history.game(), deal).is_empty());
    proven.then_some(Hint::Rule { about: Some(Incident::Revoke) }).into_iter().collect()
}

/// The deal of the last trick recorded by its cards.
fn with_tricks(game: &Game) -> Option<&Deal> {
    let has_tricks = |deal: &&Deal| !deal.recorded().is_empty();
    game.current().filter(has_tricks).or_else(|| game.played().next_back())
}

/// How to undo or redo what a request did; `None` where something else was recorded after it.
pub fn way_back(outcome: &Outcome) -> Option<Hint> {
    match outcome.done {
        Done::Undone => Some(Hint::Redo),
        _ => outcome.is_last.then_some(Hint::Undo),
    }
}

/// A ruling of the table, and the totals after it.
fn ruled(game: &Game, ruling: &TableRuling) -> Vec<String> {
    let name = |seat: Seat| game.setup().players().name(seat).to_string();
    let mut lines = vec![format!("{}.", capital(&table_ruling(ruling, &name)))];
    let counted = game.played().any(|deal| Some(deal.plan().number) == ruling.deal);
    match (ruling.points.is_empty(), counted) {
        (true, _) => {}
        (false, false) => lines.push("The points count when the deal ends.".into()),
        (false, true) => {
            let totals = game.totals();
            let columns = game.setup().columns().iter();
            let totals: Vec<String> =
                columns.map(|seat| format!("{} {}", name(*seat), totals[seat.index()])).collect();
            lines.push(format!("Totals: {}.", totals.join(", ")));
        }
    }
    lines
}

/// The last trick recorded by its cards: who took it and why, what the cards prove now, and, where
/// it ended the deal, the tricks and their points.
fn last_trick(game: &Game) -> Vec<String> {
    let deal = with_tricks(game);
    let Some((deal, last)) = deal.and_then(|deal| Some((deal, deal.recorded().last()?))) else {
        return Vec::new();
    };
    let who = |seat| game.setup().players().name(seat).to_string();
    let number = deal.recorded().len();
    let taken = deal.trump().map_or_else(String::new, |trump| trick_taken(last, trump, &who));
    let mut lines = vec![format!("Trick {number}: {}. {taken}", trick(last, &who))];
    lines.extend(proven_now(game, deal));
    if deal.is_over() {
        let result = contract_result(game, deal).map(|result| format!("{}.", capital(&result)));
        lines.push(result.unwrap_or_else(|| {
            let tally = deal.tally(game.setup().rules()).into_iter();
            let tally: Vec<String> =
                tally.map(|(seat, tricks)| format!("{} {tricks}", who(seat))).collect();
            format!("Tricks: {}.", tally.join(", "))
        }));
        lines.push(points(game, deal));
    }
    lines
}

/// The points of a deal and the totals after it, in speaking order.
fn points(game: &Game, deal: &Deal) -> String {
    let players = game.setup().players();
    let extra = |points: Points, what: &str| match points {
        Points::ZERO => String::new(),
        points if points > Points::ZERO => format!(" +{points} {what}"),
        points => format!(" {points} {what}"),
    };
    let first = deal.plan().seats[0];
    let in_turn = players.seats().map(|seat| first.after(seat.index(), players.count()));
    let each: Vec<String> = in_turn
        .filter_map(|seat| {
            let points = deal.points(seat)?;
            let sign = if points > Points::ZERO { "+" } else { "" };
            let bonus = extra(deal.bonus(seat), "bonus");
            let ruled = extra(deal.ruling_points(seat), "ruling");
            let total = deal.totals()[seat.index()];
            Some(format!("{} {sign}{points}{bonus}{ruled} = {total}", players.name(seat)))
        })
        .collect();
    format!("Points: {}.", each.join(", "))
}

/// What to know about the record of a game.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::TornLine => TORN.into(),
        Notice::NotCurrent(error) => not_current(error),
    }
}

/// That a game has begun, and who was drawn to deal.
pub fn begun(history: &History, drawn: bool) -> Vec<String> {
    let game = history.game();
    let (title, players) = (&game.setup().rules().title, game.setup().players().count());
    let deals = game
        .scheduled()
        .map_or_else(String::new, |deals| format!(", {}", count(deals as i64, "deal")));
    let first = format!("Game {}: {title}, {players} players{deals}.", history.id());
    std::iter::once(first).chain(drawn.then(|| dealer_drawn(history))).collect()
}

/// Who was drawn to deal first.
pub fn dealer_drawn(history: &History) -> String {
    let setup = history.setup();
    format!("{} was drawn to deal first.", setup.players().name(setup.dealer()))
}
