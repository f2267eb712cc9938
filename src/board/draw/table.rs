//! The table: what is due, and the input.

use super::cells::{Cells, side_name};
use super::choices;
use super::due::{ahead, are_all_typed, barred, bids, now};
use super::far;
use super::parts::Parts;
use super::shown::{Shown, choice, folded, number};
use super::trump;
use crate::cards::Seat;
use crate::game::{BiddingState, Deal, Game, SeatChangeKind};
use crate::output::to_width;
use crate::views::{Asked, RULED, RunJson, TableNow};
use crate::words;
use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span, Text};
use unicode_width::UnicodeWidthStr;

/// The width of a name where two players share a line.
const SHORT_NAME: usize = 8;

/// The width of a player's line without the name: the key, the bid, the tricks and the total.
const OTHER_CELLS: usize = 26;

/// The least width of the column of bids.
const BID: usize = 7;

/// The width of the column of tricks.
const TOOK: usize = 8;

/// The width of a player's line without the name, the bid and the tricks: the key, the total and gaps.
const OTHER_THAN_BID: usize = 11;

/// How the players are arranged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrangement {
    /// A line for each player.
    Lines,
    /// Two players in a line, with less about each.
    Pairs,
}

/// The number of rows that the table needs.
pub(super) fn rows(shown: &Shown<'_>, width: u16) -> usize {
    // The trump has a line too.
    1 + parts(shown, width, 0, Arrangement::Lines).height()
}

/// Draws the deal, the trump, the players with their bids, and what is due. If there is no room for all
/// of it, the heading is left out first, then the reason why a bid is barred; then the players are drawn
/// in pairs.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) {
    let width = area.width;
    let room = usize::from(area.height);
    let game = ahead(shown);
    let table = TableNow::of(&game);
    let current = game.current().zip(table.deal.as_ref());
    let mut line = Text::default();
    if let Some((deal, now)) = current {
        line = trump::lines(Some(trump::sign(shown, &game, deal, now)), now, width);
    }

    let mut parts = parts(shown, width, room, Arrangement::Lines);
    while line.lines.len() > 1 && line.lines.len() + parts.height() > room {
        line.lines.pop();
    }
    if current.is_some() && line.lines.len() + parts.height() > room {
        parts.heading.lines.clear();
    }
    let trump_rows = line.lines.len();
    let without_reason = trump_rows + parts.height() - parts.barred.lines.len();
    parts.barred.lines.truncate(room.saturating_sub(without_reason));
    if without_reason > room {
        let pairs = self::parts(shown, width, room, Arrangement::Pairs);
        parts.rows = pairs.rows;
        parts.due = pairs.due;
    }

    let spare = room.saturating_sub(trump_rows + parts.height()) as u16;
    let far_rows = current.map_or(0, |(_, now)| far::rows(spare, now));
    let trump_height = (spare - far_rows).saturating_sub(1);
    let large = current.and_then(|(_, now)| trump::large(shown, now, width, trump_height));
    if trump_rows + parts.height() - parts.heading.lines.len() > room {
        line.lines.clear();
    } else if let (Some((_, now)), Some((text, _))) = (current, &large)
        && text.chars().count() > 1
    {
        line = trump::lines(None, now, width);
    }
    let [heading, trump_area, below, rows, far, due, barred] = Layout::vertical([
        length(&parts.heading),
        Constraint::Length(large.as_ref().map_or(0, |(_, size)| size.rows())),
        length(&line),
        Constraint::Fill(1),
        Constraint::Length(far_rows),
        length(&parts.due),
        length(&parts.barred),
    ])
    .areas(area);

    if let Some((_, now)) = current {
        if let Some(large) = &large {
            trump::draw(frame, trump_area, shown, now, large);
        }
        far::draw(frame, far, shown, &table, now);
    }
    frame.render_widget(line, below);
    shown.note_pieces(rows, &parts.rows, choice);
    // Once the game is over, the choices go below.
    let click = if shown.game().current().is_some() { number } else { choice };
    shown.note_pieces(due, &parts.due, click);
    frame.render_widget(parts.heading, heading);
    frame.render_widget(parts.rows, rows);
    frame.render_widget(parts.due, due);
    frame.render_widget(parts.barred, barred);
}

fn length(text: &Text<'_>) -> Constraint {
    Constraint::Length(text.lines.len() as u16)
}

/// The texts of the table for an area. The calls so far are left out if there is no room.
fn parts(shown: &Shown<'_>, width: u16, room: usize, arrangement: Arrangement) -> Parts {
    let game = shown.game();
    let asked = shown.board.asked(game);
    let Some(deal) = game.current() else { return Parts::after_game(shown, &asked, width, room) };

    let heading = folded(&[words::deal_heading(game, deal) + "."], width);
    match asked {
        Asked::Choice(groups) => {
            let contract = shown.board.shown_contract(game);
            let rows = match &contract {
                Some(form) => choices::contract(form, game, width),
                None => {
                    // The players, and about five other lines, come first.
                    let left = room.saturating_sub(heading.lines.len() + deal.plan.seats.len() + 5);
                    choices::whole(&groups, &shown.board.typed, width, left)
                }
            };
            let mut paragraphs = Vec::new();
            let asks = !shown.board.typed.asks.is_empty();
            if asks {
                let digits = shown.board.typed.text();
                paragraphs.push(messages::PromptAskReading { digits: &digits }.say());
            } else if shown.board.aside {
                paragraphs.push(words::which_besides(game, &game.due()));
            } else {
                paragraphs.extend(words::so_far(game));
                paragraphs.push(words::due(game, &game.due()));
            }
            let chosen = shown.board.typed.group.and_then(|group| groups.get(group));
            if let (Some(group), Some(last)) = (chosen, paragraphs.last_mut()) {
                *last = words::labelled(&group.label, &*last);
            }

            // In an auction the calls stand beside the players.
            if let BiddingState::Auction { .. } = deal.bidding
                && !asks
            {
                let nobody = Asked::Choice(Vec::new());
                let mut question = folded(&paragraphs[paragraphs.len() - 1..], width);
                if contract.is_some() {
                    // The rows say what is asked.
                    question = Text::default();
                }
                let short = match &contract {
                    Some(_) => rows.clone(),
                    None => choices::flowing(&groups, &shown.board.typed, width),
                };
                let above = heading.lines.len() + 1;
                let ways = [
                    (arrangement, above + 1, &rows),
                    (arrangement, above, &short),
                    (Arrangement::Pairs, above, &short),
                    (Arrangement::Pairs, 0, &short),
                ];
                for (arrangement, others, rows) in ways {
                    let mut lines = players(shown, deal, &nobody, width, arrangement);
                    let left = room.checked_sub(question.lines.len() + lines.len() + rows.len());
                    if left.is_some_and(|left| left >= others) {
                        if others > above {
                            lines.push(Line::default());
                        }
                        lines.extend(rows.iter().cloned());
                        let barred = Text::default();
                        return Parts { heading, rows: lines.into(), due: question, barred };
                    }
                }
            }
            let mut due = folded(&paragraphs, width);
            if heading.lines.len() + 1 + rows.len() + due.lines.len() > room {
                due = folded(&paragraphs[paragraphs.len() - 1..], width);
            }
            let mut lines = players(shown, deal, &Asked::Choice(Vec::new()), width, arrangement);
            lines.extend(std::iter::once(Line::default()).chain(rows.iter().cloned()));
            if heading.lines.len() + 1 + lines.len() + due.lines.len() > room {
                lines = rows;
            }
            Parts { heading, rows: lines.into(), due, barred: Text::default() }
        }
        asked => {
            let rows = players(shown, deal, &asked, width, arrangement);
            let left = room.saturating_sub(heading.lines.len() + 1 + rows.len());
            let (due, barred) = match &asked {
                Asked::Bids { .. } if !are_all_typed(shown) => {
                    let game = ahead(shown);
                    // The players need their rows more than the line of who bids next.
                    let most = match arrangement {
                        Arrangement::Lines => usize::MAX,
                        Arrangement::Pairs => room.saturating_sub(1 + rows.len()),
                    };
                    (bids(shown, &game, width, most), barred(&game, width))
                }
                _ => (now(shown, deal, &asked, width, left), Text::default()),
            };
            let cuts_runs = rows.iter().any(|row| row.to_string().ends_with('…'));
            let mut parts = Parts { heading, rows: rows.into(), due, barred };
            for line in happened(game, deal, width) {
                if 1 + parts.height() < room {
                    parts.rows.push_line(line);
                }
            }
            if cuts_runs && let Some(runs) = words::runs(game) {
                let runs = folded(&[words::labelled(messages::TableRunsTitle, runs)], width);
                if 1 + parts.height() + runs.lines.len() <= room {
                    parts.due.lines.splice(0..0, runs.lines);
                }
            }
            parts
        }
    }
}

/// The lines of the players, or of the sides if nobody bids.
fn players(
    shown: &Shown<'_>,
    deal: &Deal,
    asked: &Asked,
    columns: u16,
    arrangement: Arrangement,
) -> Vec<Line<'static>> {
    let game = shown.game();
    let now = TableNow::of(game);
    let seats = game.setup().players().seats();
    let seats: Vec<Seat> = match &deal.bidding {
        BiddingState::NoBids => deal.counted(),
        _ => seats.filter(|seat| deal.plan.seats.contains(seat)).collect(),
    };
    let star = if now.has_leader() { 2 } else { 0 };
    let room = usize::from(columns).saturating_sub(OTHER_CELLS + star).max(SHORT_NAME);
    let mut names = Vec::new();
    for seat in &seats {
        let name = to_width(&side_name(game, deal, *seat), room);
        let has_incident = game.incidents_on(deal).any(|incident| incident.by == Some(*seat));
        names.push(if has_incident { to_width(&name, room - 1) + RULED } else { name });
    }
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0);

    let cells: Vec<Cells> = seats.iter().map(|seat| Cells::of(shown, deal, asked, *seat)).collect();
    let mut bid_width = cells.iter().map(|cells| cells.bid.width()).max().unwrap_or(0).max(BID);
    let mut took_width = TOOK;
    let is_auction = deal.auction().is_some();
    if is_auction {
        // A call may be long, and gives way to the totals.
        took_width = cells.iter().map(|cells| cells.took.width()).max().unwrap_or(0);
        let others = width + star + took_width + OTHER_THAN_BID;
        bid_width = bid_width.min(usize::from(columns).saturating_sub(others).max(BID));
    }
    let pair_width = if is_auction { usize::from(columns / 2).saturating_sub(1) } else { 18 };

    let mut sides = Vec::new();
    let mut lines = Vec::new();
    for ((seat, name), cells) in seats.iter().zip(&names).zip(&cells) {
        let player = &now.players[seat.index()];
        let mark = if player.leads { ">" } else { " " };
        let key = match cells.key {
            Some(digit) => format!("{digit}{mark}"),
            None => format!("{mark} "),
        };
        if arrangement == Arrangement::Pairs {
            let number = if cells.took.is_empty() { &cells.bid } else { &cells.took };
            let name = to_width(name, SHORT_NAME);
            let pad = " ".repeat(SHORT_NAME - name.width());
            let mut cell = format!("{key}{name}{pad} {number}");
            if is_auction {
                let total = shown.points(player.total);
                cell = to_width(&format!("{key}{name}{pad} {total} {number}"), pair_width);
            }
            let more = if player.runs.is_empty() { "" } else { "…" };
            let gap = " ".repeat(pair_width.saturating_sub(cell.width()));
            let more_width = if is_auction { 1 } else { 2 };
            lines.push(Line::styled(format!("{cell}{gap}{more:<more_width$}"), cells.style));
            continue;
        }

        let pad = " ".repeat(width - name.width());
        let took = &cells.took;
        let bid = to_width(&cells.bid, bid_width);
        let bid_pad = " ".repeat(bid_width - bid.width());
        let mut line = format!("{key}{name}{pad}  {bid}{bid_pad} {took:<took_width$}");
        // Partners have one total.
        let side = deal.plan.side_of(*seat);
        if !sides.contains(&side) {
            sides.push(side);
            line += &format!(" {:>5}", shown.points(player.total));
            if now.has_leader() && player.rank == 1 {
                line += if shown.look.ascii { " *" } else { " ★" };
            }
            let carried = words::carried_by(game, side);
            if line.chars().count() + 2 + carried.chars().count() <= columns.into() {
                line += &format!("  {carried}");
            }
        }
        let line = with_runs(line.trim_end().to_owned(), &player.runs, columns.into());
        lines.push(Line::styled(line, cells.style));
    }
    match arrangement {
        Arrangement::Lines => lines,
        Arrangement::Pairs => lines.chunks(2).map(side_by_side).collect(),
    }
}

/// What went wrong in the deal, whom it brought to the table, and who has left, with the deal after which they
/// did.
fn happened(game: &Game, deal: &Deal, width: u16) -> Vec<Line<'static>> {
    let mut texts = Vec::new();
    for incident in game.incidents_on(deal) {
        texts.push(format!("{RULED} {}", words::incident_line(game, incident)));
    }
    for changed in game.seat_changes() {
        let has_left = matches!(changed.change, SeatChangeKind::Left { .. });
        if changed.deal == deal.plan.number && !has_left {
            texts.push(format!("  {}", words::reseated(game, changed)));
        }
    }
    for seat in game.setup().players().seats() {
        if let Some(leaving) = game.leaving(seat) {
            texts.push(format!("  {}", words::reseated(game, leaving)));
        }
    }
    let dimmed = |text: String| Line::styled(to_width(&text, width.into()), Modifier::DIM);
    texts.into_iter().map(dimmed).collect()
}

/// A player's line with the runs in progress, the nearest to its end first. `…` stands for those that do
/// not fit.
fn with_runs(mut line: String, runs: &[RunJson], columns: usize) -> String {
    for (index, run) in runs.iter().enumerate() {
        let progress =
            messages::TableRun { is_made: run.made, deals: run.deals, length: run.of }.say();
        let is_last = index + 1 == runs.len();
        let room = columns.saturating_sub(if is_last { 2 } else { 4 });
        if line.chars().count() + progress.chars().count() > room {
            return line + " …";
        }
        line += &format!("  {progress}");
    }
    line
}

fn side_by_side(lines: &[Line<'static>]) -> Line<'static> {
    lines.iter().map(|line| Span::styled(line.to_string(), line.style)).collect()
}
