//! The part of a deal that is being corrected: what is recorded, and what is typed in its place.

use super::shown::{Shown, choice, folded};
use super::table::{choices, name, tricks, waiting};
use super::theme::Role;
use crate::board::fixing::Part;
use crate::board::typed::row;
use crate::cards::Seat;
use crate::game::{Act, Deal};
use crate::views::Asked;
use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

/// Draws the part of the deal of a number.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    number: usize,
    part: &Part,
) {
    let Part { name: what, asked, typed } = part;
    let mut rows =
        folded(&[messages::BoardAskCorrection { deal: number, part: what }.say()], area.width);
    let Some(deal) = shown.game().deals().find(|deal| deal.plan.number == number) else { return };
    let below = match asked {
        Asked::Choice(groups) => {
            rows.extend(choices(groups, typed, |act| is_so(deal, act)));
            None
        }
        Asked::Bids { seats, .. } => {
            rows.extend(players(shown, deal, part, seats));
            waiting(shown, asked, typed)
        }
        Asked::Tricks { seats, .. } => {
            rows.extend(players(shown, deal, part, seats));
            Some(tricks(shown, deal, asked, typed))
        }
        Asked::Count { declarers, .. } => {
            let numbers = (0..*declarers).filter_map(|place| typed.at(place, asked, false));
            let typed_now = numbers.collect::<Vec<_>>().join(" ");
            let was = deal.tricks.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
            rows.extend([Line::from(
                messages::BoardTricksTaken {
                    tricks: messages::BoardValueChange { before: &was, after: &typed_now }.say(),
                }
                .say(),
            )]);
            waiting(shown, asked, typed)
        }
    };
    let height = Constraint::Length(rows.lines.len() as u16);
    let [above, under] = Layout::vertical([height, Constraint::Min(0)]).areas(area);
    shown.note_pieces(above, &rows, choice);
    frame.render_widget(rows, above);
    frame.render_widget(folded(below.as_slice(), area.width), under);
}

/// A line for each player asked for a number: the key, the name, what is recorded, what is typed.
fn players(shown: &Shown<'_>, deal: &Deal, part: &Part, seats: &[Seat]) -> Vec<Line<'static>> {
    let Part { asked, typed, .. } = part;
    let by_number = shown.board.by_number;
    let names: Vec<String> = seats.iter().map(|seat| name(shown.game(), deal, *seat)).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let line = |(place, name): (usize, &String)| {
        let is_bid = matches!(asked, Asked::Bids { .. });
        let now = match is_bid {
            true => deal.bid_made(seats[place]).map(|bid| bid.to_string()),
            false => deal.tricks.get(place).map(u8::to_string),
        };
        let by_trick = matches!(asked, Asked::Tricks { .. }) && !by_number;
        let key = if by_trick { format!("{} ", row(seats, place) + 1) } else { String::new() };
        let untouched = by_trick && typed.tricks.is_empty();
        let then = typed.at(place, asked, by_number).filter(|_| !untouched);
        let is_next = then.as_ref().is_some_and(|then| then.ends_with('_'));
        let now = now.unwrap_or_default();
        let cell = then.map_or(now.clone(), |then| {
            messages::BoardValueChange { before: &now, after: &then }.say()
        });
        let pad = " ".repeat(width - name.width());
        let next = shown.ink(Role::Due).add_modifier(Modifier::BOLD);
        let style = if is_next { next } else { Style::new() };
        let cell = if is_bid {
            messages::BoardCellBid { bid: &cell }.say()
        } else {
            messages::BoardCellTook { tricks: &cell }.say()
        };
        Line::styled(format!("{key}{name}{pad}  {cell}"), style)
    };
    let mut rows: Vec<_> = names.iter().enumerate().collect();
    rows.sort_by_key(|(place, _)| row(seats, *place));
    rows.into_iter().map(line).collect()
}

/// Whether an act is what is recorded of a deal.
fn is_so(deal: &Deal, act: &Act) -> bool {
    match act {
        Act::Trump(trump) => deal.suit_turned_up() == Some(*trump),
        Act::Dealer(seat) => deal.plan.dealer == *seat,
        _ => false,
    }
}
