//! Draws what is due below the players at the table: the numbers typed, the open bids, and why a bid is
//! barred.

use super::cells::side_name;
use super::shown::{Shown, cut_to, folded};
use super::theme::ColorRole;
use crate::board::row;
use crate::board::typed::Typed;
use crate::board::view::FixStage;
use crate::game::{Act, Deal, Due, Game};
use crate::notation::NumbersDue;
use crate::views::Asked;
use crate::words;
use crate::words::messages;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span, Text};

/// The game as it will be after the bids typed so far.
pub(super) fn ahead(shown: &Shown<'_>) -> Game {
    let mut game = shown.game().clone();
    if let Some(due) = shown.board.numbers_due(&game)
        && due.is_bids()
    {
        let numbers = shown.board.typed.row.certain(&due);
        if !numbers.is_empty() {
            // Bids that are refused change nothing.
            let _ = game.play(&Act::Bid(row::counts(&numbers)));
        }
    }
    game
}

/// Whether numbers for all players are typed and have only one reading.
pub(super) fn are_all_typed(shown: &Shown<'_>) -> bool {
    let due = shown.board.numbers_due(shown.game());
    due.is_some_and(|due| shown.board.typed.row.certain(&due).len() == due.count())
}

/// What is due other than a bid. If there is no room for all notes on a contract, the first are left out.
pub(super) fn now(
    shown: &Shown<'_>,
    deal: &Deal,
    asked: &Asked,
    width: u16,
    room: usize,
) -> Text<'static> {
    let game = shown.game();
    let typed = &shown.board.typed;
    let numbers_due = shown.board.numbers_due(game);
    let paragraphs = match asked {
        Asked::Bids { .. } => vec![all_typed(shown)],
        Asked::Tricks { .. } => vec![tricks(shown, deal, asked, typed, numbers_due.as_ref())],
        Asked::Count { declarers, .. } => {
            let due = game.due();
            let tricks = typed.all(*declarers, asked, numbers_due.as_ref());
            let mut paragraphs = vec![words::due(game, &due)];
            paragraphs.extend(words::notes(game, &due));
            paragraphs.push(messages::BoardTricksTaken { tricks }.say());
            paragraphs.extend(numbers_due.and_then(|due| typed.row.open(&due)));
            while paragraphs.len() > 2 && folded(&paragraphs, width).lines.len() > room {
                paragraphs.remove(1);
            }
            paragraphs
        }
        Asked::Choice(_) => Vec::new(),
    };
    folded(&paragraphs, width)
}

/// Says that Enter records the input, or shows what a correction would change.
fn all_typed(shown: &Shown<'_>) -> String {
    messages::BoardAllTyped { is_correction: !matches!(shown.board.fix, FixStage::None) }.say()
}

/// The number of tricks typed, of all, and how to continue.
pub(super) fn tricks(
    shown: &Shown<'_>,
    deal: &Deal,
    asked: &Asked,
    typed: &Typed,
    due: Option<&NumbersDue>,
) -> String {
    let Asked::Tricks { seats, total } = asked else { return String::new() };
    let total = usize::from(*total);
    let Some(due) = due else {
        let count = typed.tricks.len();
        if count == total {
            return all_typed(shown);
        }
        return messages::BoardTricksAskTakers { typed: count, total }.say();
    };
    if let Some(open) = typed.row.open(due) {
        return open;
    }

    let numbers = typed.row.certain(due);
    let count: usize = numbers.iter().map(|number| usize::from(*number)).sum();
    if numbers.len() == seats.len() {
        all_typed(shown)
    } else if numbers.len() + 1 == seats.len() {
        let player = side_name(shown.game(), deal, seats[seats.len() - 1]);
        messages::BoardTricksRest { player, rest: total - count }.say()
    } else {
        messages::BoardTricksAskNumbers { typed: count, total }.say()
    }
}

/// The player to bid, and all bids in ascending order with the barred ones struck out, in as many lines at most.
pub(super) fn bids(shown: &Shown<'_>, game: &Game, width: u16, most: usize) -> Text<'static> {
    let due = game.due();
    let Due::Bids(bids) = &due else { return Text::default() };
    let mut all = bids.open.clone();
    all.extend(bids.barred.clone().into_iter().flatten());
    all.sort_unstable();

    let struck = shown.ink(ColorRole::Barred).add_modifier(Modifier::CROSSED_OUT);
    let mut line = Line::from(messages::BoardOpenBids.say());
    for bid in all {
        line.push_span(" ");
        line.push_span(if bids.open.contains(&bid) {
            Span::raw(bid.to_string())
        } else {
            // The brackets are for terminals that cannot strike out.
            Span::styled(format!("({bid})"), struck)
        });
    }

    let numbers_due = shown.board.numbers_due(shown.game());
    let open = numbers_due.and_then(|numbers| shown.board.typed.row.open(&numbers));
    let to_do = open.unwrap_or_else(|| words::due(game, &due));
    let mut text = folded(&[to_do], width);
    cut_to(&mut text, most.saturating_sub(1).max(1), width);
    text.lines.push(line);
    text
}

/// Why a bid is barred, if one is.
pub(super) fn barred(game: &Game, width: u16) -> Text<'static> {
    match game.due() {
        due @ Due::Bids(_) => folded(words::barred(game, &due).as_slice(), width),
        _ => Text::default(),
    }
}
