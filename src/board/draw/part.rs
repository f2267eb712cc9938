//! The part of a deal that is being corrected: the recorded values, and the input that replaces them.

use super::shown::{Shown, choice, folded};
use super::table::{choices, side_name, tricks, waiting};
use super::theme::ColorRole;
use crate::board::fixing::DealPart;
use crate::board::typed::{TrickEntry, row};
use crate::cards::Seat;
use crate::game::{Act, Deal};
use crate::views::Asked;
use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

/// Draws a part of a deal, given by its number.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    number: usize,
    part: &DealPart,
) {
    let DealPart { name, asked, typed } = part;
    let mut rows =
        folded(&[messages::BoardAskCorrection { deal: number, part: name }.say()], area.width);
    let Some(deal) = shown.game().deals().find(|deal| deal.plan.number == number) else { return };
    let below = match asked {
        Asked::Choice(groups) => {
            rows.extend(choices(groups, typed, |act| is_recorded(deal, act)));
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
            let recorded: Vec<String> = deal.tricks.iter().map(u8::to_string).collect();
            let numbers: Vec<String> = (0..*declarers)
                .filter_map(|place| typed.at(place, asked, shown.board.entry))
                .collect();
            let change =
                messages::BoardValueChange { before: recorded.join(" "), after: numbers.join(" ") };
            rows.push_line(messages::BoardTricksTaken { tricks: change.say() }.say());
            waiting(shown, asked, typed)
        }
    };
    let height = Constraint::Length(rows.lines.len() as u16);
    let [above, under] = Layout::vertical([height, Constraint::Min(0)]).areas(area);
    shown.note_pieces(above, &rows, choice);
    frame.render_widget(rows, above);
    frame.render_widget(folded(below.as_slice(), area.width), under);
}

/// A line for each player asked for a number: the key, the name, the recorded number and the new one.
fn players(shown: &Shown<'_>, deal: &Deal, part: &DealPart, seats: &[Seat]) -> Vec<Line<'static>> {
    let DealPart { asked, typed, .. } = part;
    let entry = shown.board.entry;
    let is_bid = matches!(asked, Asked::Bids { .. });
    let by_taker = !is_bid && entry == TrickEntry::Takers;
    let names: Vec<String> =
        seats.iter().map(|seat| side_name(shown.game(), deal, *seat)).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let mut places: Vec<usize> = (0..seats.len()).collect();
    places.sort_by_key(|place| row(seats, *place));

    let mut lines = Vec::new();
    for place in places {
        let recorded = if is_bid {
            deal.bid_made(seats[place]).map(|bid| bid.to_string())
        } else {
            deal.tricks.get(place).map(u8::to_string)
        };
        let mut cell = recorded.unwrap_or_default();
        let mut style = Style::new();
        let is_untouched = by_taker && typed.tricks.is_empty();
        if !is_untouched && let Some(new) = typed.at(place, asked, entry) {
            cell = messages::BoardValueChange { before: &cell, after: &new }.say();
            if new.ends_with('_') {
                style = shown.ink(ColorRole::Due).add_modifier(Modifier::BOLD);
            }
        }
        let cell = if is_bid {
            messages::BoardCellBid { bid: &cell }.say()
        } else {
            messages::BoardCellTook { tricks: &cell }.say()
        };

        let key = if by_taker { format!("{} ", row(seats, place) + 1) } else { String::new() };
        let name = &names[place];
        let pad = " ".repeat(width - name.width());
        lines.push(Line::styled(format!("{key}{name}{pad}  {cell}"), style));
    }
    lines
}

/// Whether an act is the one recorded in a deal.
fn is_recorded(deal: &Deal, act: &Act) -> bool {
    match act {
        Act::Trump(trump) => deal.turned == Some(*trump),
        Act::Dealer(seat) => deal.plan.dealer == *seat,
        _ => false,
    }
}
