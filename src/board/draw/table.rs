//! What is due at the table, and where it is typed.

use super::big::Size;
use super::shown::{Shown, choice, folded, number};
use super::theme::Role;
use super::trump;
use crate::board::state::Fix;
use crate::board::typed::{self, ON_A_PAGE, Typed};
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Deal, Due, Game};
use crate::output::{Look, text};
use crate::views::{ActGroup, Asked, TableNow};
use crate::words;
use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// How many rows the table needs.
pub(super) fn rows(shown: &Shown<'_>, width: u16) -> usize {
    // The trump has a line too.
    1 + count(&parts(shown, width, 0, false))
}

/// Draws the deal, the trump, the players with what they bid, and what is open. Where there is no room
/// for all of it, the heading goes first, then the reason for what is barred; then the players are in
/// two columns.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) {
    let (width, room) = (area.width, usize::from(area.height));
    let game = ahead(shown);
    let deal = game.current().zip(TableNow::of(&game).deal);
    let banner = usize::from(deal.is_some());
    let mut parts = parts(shown, width, room, false);
    if banner + count(&parts) > room && deal.is_some() {
        parts[0].lines.clear();
    }
    let without_reason = banner + count(&parts[..3]);
    parts[3].lines.truncate(room.saturating_sub(without_reason));
    if without_reason > room {
        let [_, players, ..] = self::parts(shown, width, room, true);
        parts[1] = players;
    }
    let spare = room.saturating_sub(banner + count(&parts)) as u16;
    let size =
        deal.as_ref().and_then(|(_, now)| trump::size(shown, now, width, spare.saturating_sub(1)));
    let large = size.map_or(0, Size::rows);
    let fixed = |rows: usize| Constraint::Length(rows as u16);
    let [above, sign, line, rows, below, why] = Layout::vertical([
        fixed(parts[0].lines.len()),
        Constraint::Length(large),
        fixed(if banner + count(&parts[1..]) > room { 0 } else { banner }),
        Constraint::Fill(1),
        fixed(parts[2].lines.len()),
        fixed(parts[3].lines.len()),
    ])
    .areas(area);
    if let Some((deal, now)) = &deal {
        if let Some(size) = size {
            trump::draw(frame, sign, shown, now, size);
        }
        frame.render_widget(trump::line(shown, (&game, deal), now, size.is_some(), width), line);
    }
    shown.note_pieces(rows, &parts[1], choice);
    shown.note_pieces(below, &parts[2], number);
    for (part, area) in parts.into_iter().zip([above, rows, below, why]) {
        frame.render_widget(part, area);
    }
}

fn count(parts: &[Text<'_>]) -> usize {
    parts.iter().map(|part| part.lines.len()).sum()
}

/// The game as it will be after the bids that are typed.
fn ahead(shown: &Shown<'_>) -> Game {
    let mut game = shown.game().clone();
    let numbers = &shown.board.typed.numbers;
    if matches!(game.due(), Due::Bids(_)) && !numbers.is_empty() {
        // Bids that are refused change nothing.
        let _ = game.play(&Act::Bid(typed::counts(numbers)));
    }
    game
}

/// The deal, the players or what there is to choose from, what is due, and why a bid is barred; what has
/// been called so far only if there is room.
fn parts(shown: &Shown<'_>, width: u16, room: usize, short: bool) -> [Text<'static>; 4] {
    let (game, typed) = (shown.game(), &shown.board.typed);
    let next = game.due();
    let due = words::due(game, &next);
    let asked = shown.board.asked(game);
    let Some(deal) = game.current() else {
        let Asked::Choice(next) = &asked else { return Default::default() };
        let look = Look { width: width.into(), color: false, ..shown.look };
        let ending = shown.board.ending.as_ref().map(|ending| text::ending(ending, look));
        let ending = Text::from(ending.unwrap_or_default());
        // The demo ends here.
        let next = if shown.is_demo { &[] } else { next.as_slice() };
        let next = Text::from(choices(next, typed, |_| false));
        return [folded(&[due], width), ending, next, Text::default()];
    };
    let above = folded(&[words::deal_heading(game, deal) + "."], width);
    match asked {
        Asked::Choice(groups) => {
            let rows = choices(&groups, typed, |_| false);
            let (so_far, due) = match shown.board.aside {
                true => (None, words::which_besides(game, &next)),
                false => (words::so_far(game), due),
            };
            let all: Vec<String> = so_far.into_iter().chain([due]).collect();
            let below = folded(&all, width);
            let fits = above.lines.len() + 1 + rows.len() + below.lines.len() <= room;
            let below = if fits { below } else { folded(&all[all.len() - 1..], width) };
            [above, rows.into(), below, Text::default()]
        }
        asked => {
            let rows = players(shown, deal, &asked, typed, width, short);
            let left = room.saturating_sub(above.lines.len() + 1 + rows.len());
            let [due, why] = now(shown, deal, &asked, width, left);
            [above, rows.into(), due, why]
        }
    }
}

/// A page of things to choose from, each after its digit; what is so now is marked.
pub(super) fn choices(
    groups: &[ActGroup],
    typed: &Typed,
    is_so: impl Fn(&Act) -> bool,
) -> Vec<Line<'static>> {
    let labels = typed.labels(groups);
    let pages = labels.len().div_ceil(ON_A_PAGE);
    let on_page = labels.iter().skip(typed.page * ON_A_PAGE).take(ON_A_PAGE).enumerate();
    let is_so = |index: usize| {
        let group = groups.get(typed.page * ON_A_PAGE + index).filter(|_| typed.group.is_none());
        group.is_some_and(|group| matches!(group.options.as_slice(), [(_, act)] if is_so(act)))
    };
    let line = |(index, label): (usize, &&str)| match is_so(index) {
        true => format!("{} {}", index + 1, messages::BoardChoiceCurrent { label }.say()),
        false => format!("{} {label}", index + 1),
    };
    let mut all: Vec<String> = on_page.map(line).collect();
    if pages > 1 {
        all.push(format!("0 {}", messages::BoardChoiceMore { page: typed.page + 1, pages }.say()));
    }
    // Two columns, so that a page fits the smallest screen.
    let rows = if all.len() > 3 { all.len().div_ceil(2) } else { all.len() };
    let second = |row: usize| all.get(row + rows).cloned().unwrap_or_default();
    let line = |row: usize| Line::from_iter([format!("{:<20}", all[row]), second(row)]);
    (0..rows).map(line).collect()
}

/// Who bids or takes tricks in a seat of a deal: a player, or the side where nobody bids.
pub(super) fn name(game: &Game, deal: &Deal, seat: Seat) -> String {
    match deal.bidding {
        BiddingState::NoBids => words::sides(game)(deal.plan.side_of(seat)),
        _ => words::names(game)(seat),
    }
}

/// A line for each player: the key or the mark of who leads, the name, the bid, the tricks, the total,
/// the mark of whoever is in front, and the runs for which there is room. In `short`, two players stand
/// side by side, each with the number asked for or else the bid.
fn players(
    shown: &Shown<'_>,
    deal: &Deal,
    asked: &Asked,
    typed: &Typed,
    columns: u16,
    short: bool,
) -> Vec<Line<'static>> {
    let game = shown.game();
    let (players, now) = (game.setup().players(), TableNow::of(game));
    let side: Vec<Seat> = match &deal.bidding {
        BiddingState::NoBids => players.seats().take(game.totals().len()).collect(),
        _ => players.seats().filter(|seat| deal.plan.seats.contains(seat)).collect(),
    };
    let names = side.iter().map(|seat| name(game, deal, *seat).chars().count());
    let width = names.max().unwrap_or(0);
    let asked_of: &[Seat] = match asked {
        Asked::Bids { seats, .. } | Asked::Tricks { seats, .. } => seats,
        Asked::Count { .. } | Asked::Choice(_) => &[],
    };
    let line = |seat: Seat| {
        let mut bid = deal
            .bid_made(seat)
            .map(|bid| messages::BoardCellBid { bid: bid.to_string() }.say())
            .unwrap_or_default();
        let (mut key, mut took, mut style) = (String::new(), String::new(), Style::new());
        if let Some(place) = asked_of.iter().position(|it| *it == seat) {
            let by_number = shown.board.by_number;
            let number = typed.at(place, asked, by_number).unwrap_or_default();
            if number.ends_with('_') {
                style = shown.ink(Role::Due).add_modifier(Modifier::BOLD);
            }
            match asked {
                Asked::Tricks { .. } => took = messages::BoardCellTook { tricks: &number }.say(),
                _ => bid = messages::BoardCellBid { bid: &number }.say(),
            }
            if matches!(asked, Asked::Tricks { .. }) && !by_number {
                key = (typed::row(asked_of, place) + 1).to_string();
            }
        }
        let name = name(game, deal, seat);
        let pad = " ".repeat(width.saturating_sub(name.chars().count()));
        let player = &now.players[seat.index()];
        let total = shown.points(player.total);
        let star = match shown.look.ascii {
            _ if !now.has_leader() || player.rank > 1 => "",
            true => " *",
            false => " ★",
        };
        let mark = if player.leads { ">" } else { " " };
        let key = if key.is_empty() { format!("{mark} ") } else { format!("{key}{mark}") };
        if short {
            let number = if took.is_empty() { &bid } else { &took };
            let cell = format!("{key}{name:<8.8} {number}");
            return Line::styled(format!("{cell:<20}"), style);
        }
        let mut line = format!("{key}{name}{pad}  {bid:<7} {took:<8} {total:>5}{star}");
        for run in &player.runs {
            let run =
                messages::BoardPromotionRun { is_made: run.made, deals: run.deals, length: run.of }
                    .say();
            if line.chars().count() + 2 + run.chars().count() <= usize::from(columns) {
                line += &format!("  {run}");
            }
        }
        Line::styled(line, style)
    };
    let lines: Vec<Line<'static>> = side.into_iter().map(line).collect();
    let beside = |lines: &[Line<'static>]| {
        let spans = lines.iter().map(|line| Span::styled(line.to_string(), line.style));
        Line::from_iter(spans)
    };
    if short { lines.chunks(2).map(beside).collect() } else { lines }
}

/// What is due, as the game will be after what is typed; notes on a contract only if there is room,
/// the last ones first.
fn now(
    shown: &Shown<'_>,
    deal: &Deal,
    asked: &Asked,
    width: u16,
    room: usize,
) -> [Text<'static>; 2] {
    let (game, typed) = (shown.game(), &shown.board.typed);
    let lines = match asked {
        Asked::Bids { seats, .. } if typed.numbers.len() < seats.len() => {
            return bids(shown, asked, &ahead(shown), width);
        }
        Asked::Bids { .. } => vec![all_typed(shown)],
        Asked::Tricks { .. } => vec![tricks(shown, deal, asked, typed)],
        Asked::Count { declarers, .. } => {
            let due = game.due();
            let mut number: Vec<String> = typed.numbers.iter().map(u8::to_string).collect();
            if number.len() < *declarers {
                number.push(format!("{}_", typed.digits));
            }
            let mut lines = vec![words::due(game, &due)];
            lines.extend(words::notes(game, &due));
            lines.push(messages::BoardTricksTaken { tricks: number.join(" ") }.say());
            lines.extend(waiting(shown, asked, typed));
            while lines.len() > 2 && folded(&lines, width).lines.len() > room {
                lines.remove(1);
            }
            lines
        }
        Asked::Choice(_) => Vec::new(),
    };
    [folded(&lines, width), Text::default()]
}

/// That Enter records, or shows what a correction changes.
fn all_typed(shown: &Shown<'_>) -> String {
    messages::BoardAllTyped { is_correction: !matches!(shown.board.fix, Fix::None) }.say()
}

/// The tricks typed, of all, and how to go on.
pub(super) fn tricks(shown: &Shown<'_>, deal: &Deal, asked: &Asked, typed: &Typed) -> String {
    let (by_number, game) = (shown.board.by_number, shown.game());
    let Asked::Tricks { seats, total } = asked else { return String::new() };
    let (count, last) = (typed.trick_count(), typed.numbers.len() + 1 == seats.len());
    match waiting(shown, asked, typed) {
        Some(waiting) => waiting,
        None if count == usize::from(*total) => all_typed(shown),
        None if by_number && last && typed.digits.is_empty() => messages::BoardTricksRest {
            player: name(game, deal, seats[seats.len() - 1]),
            rest: usize::from(*total) - count,
        }
        .say(),
        None if by_number => messages::BoardTricksAskNumbers { typed: count, total: *total }.say(),
        None => messages::BoardTricksAskTakers { typed: count, total: *total }.say(),
    }
}

/// How to go on after a digit that is a whole number, or begins another.
pub(super) fn waiting(shown: &Shown<'_>, asked: &Asked, typed: &Typed) -> Option<String> {
    let mut open = typed.open(asked, shown.board.by_number);
    let is_whole = open.first().is_some_and(|number| number.to_string() == typed.digits);
    is_whole.then(|| words::waiting_keys(&typed.digits, &open.split_off(1)))
}

/// The bids from the lowest to the highest, with the barred one struck out, and why it is.
fn bids(shown: &Shown<'_>, asked: &Asked, game: &Game, width: u16) -> [Text<'static>; 2] {
    let due = game.due();
    let Due::Bids(bids) = &due else { return Default::default() };
    let barred = bids.barred.clone().into_iter().flatten();
    let mut all: Vec<u8> = bids.open.iter().copied().chain(barred).collect();
    all.sort_unstable();
    let struck = shown.ink(Role::Barred).add_modifier(Modifier::CROSSED_OUT);
    let mut open = Line::from(messages::BoardOpenBids.say());
    for bid in all {
        open.push_span(" ");
        open.push_span(match bids.open.contains(&bid) {
            true => Span::raw(bid.to_string()),
            // Where nothing can be struck out, the brackets say it.
            false => Span::styled(format!("({bid})"), struck),
        });
    }
    let first = waiting(shown, asked, &shown.board.typed);
    let mut text = folded(&[first.unwrap_or_else(|| words::due(game, &due))], width);
    text.lines.push(open);
    [text, folded(words::barred(game, &due).as_slice(), width)]
}
