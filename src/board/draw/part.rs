//! The part of a deal that is being corrected: the recorded values, and the input that replaces them.

use super::cells::side_name;
use super::choices::choices;
use super::due::tricks;
use super::shown::{Shown, choice, folded};
use super::theme::ColorRole;
use crate::board::fixing::DealPart;
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

/// Draws a part of a deal, given by its number.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    number: usize,
    part: &DealPart,
) {
    let DealPart { name, typed, .. } = part;
    let due = part.due(shown.board.entry, shown.game());
    let asked = &part.question(due.as_ref());
    let mut rows =
        folded(&[messages::BoardAskCorrection { deal: number, part: name }.say()], area.width);
    let Some(deal) = shown.game().deals().find(|deal| deal.plan.number == number) else { return };

    let below = match asked {
        Asked::Choice(groups) => {
            rows.extend(choices(groups, typed, area.width, |act| is_recorded(deal, act)));
            None
        }
        Asked::Bids { seats, .. } => {
            rows.extend(players(shown, deal, part, seats));
            due.and_then(|due| typed.row.open(&due))
        }
        Asked::Tricks { seats, .. } => {
            rows.extend(players(shown, deal, part, seats));
            Some(tricks(shown, deal, asked, typed, due.as_ref()))
        }
        Asked::Count { declarers, .. } => {
            let recorded: Vec<String> = deal.tricks.iter().map(u8::to_string).collect();
            let after = typed.all(*declarers, asked, due.as_ref());
            let change = messages::BoardValueChange { before: recorded.join(" "), after };
            rows.push_line(messages::BoardTricksTaken { tricks: change.say() }.say());
            due.and_then(|due| typed.row.open(&due))
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
    let due = part.due(shown.board.entry, shown.game());
    let is_bid = matches!(asked, Asked::Bids { .. });
    // Without numbers to type, the digits name the takers of the tricks.
    let by_taker = due.is_none();
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
        let mut value = recorded.unwrap_or_default();
        let mut style = Style::new();
        let is_untouched = by_taker && typed.tricks.is_empty();
        let new = typed.at(place, asked, due.as_ref());
        if !is_untouched && !new.is_empty() {
            value = messages::BoardValueChange { before: &value, after: &new }.say();
            // The number is being typed, or has two readings.
            if new.ends_with('_') || new.contains('/') {
                style = shown.ink(ColorRole::Due).add_modifier(Modifier::BOLD);
            }
        }
        let cell = if is_bid {
            messages::BoardCellBid { bid: &value }.say()
        } else {
            messages::BoardCellTook { tricks: &value }.say()
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
