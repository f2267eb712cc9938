//! The table: what is due, and the input.

use super::big::DotSize;
use super::cells::Cells;
use super::shown::{Shown, choice, folded, number};
use super::theme::ColorRole;
use super::trump;
use crate::board::typed::{self, ON_A_PAGE, TrickEntry, Typed};
use crate::board::view::FixStage;
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Deal, Due, Game};
use crate::output::{Look, text};
use crate::views::{ActGroup, Asked, RunJson, TableNow};
use crate::words;
use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span, Text};

/// How the players are arranged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrangement {
    /// A line for each player.
    Lines,
    /// Two players in a line, with less about each.
    Pairs,
}

/// The texts of the table, from top to bottom. The trump is between the heading and the rows.
#[derive(Default)]
struct Parts {
    heading: Text<'static>,
    /// The players, or the acts to choose from.
    rows: Text<'static>,
    /// What is due.
    due: Text<'static>,
    /// Why a bid is barred.
    barred: Text<'static>,
}

impl Parts {
    fn height(&self) -> usize {
        let Parts { heading, rows, due, barred } = self;
        [heading, rows, due, barred].map(|text| text.lines.len()).iter().sum()
    }
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
    let current = game.current().zip(TableNow::of(&game).deal);
    let trump_rows = usize::from(current.is_some());

    let mut parts = parts(shown, width, room, Arrangement::Lines);
    if current.is_some() && trump_rows + parts.height() > room {
        parts.heading.lines.clear();
    }
    let without_reason = trump_rows + parts.height() - parts.barred.lines.len();
    parts.barred.lines.truncate(room.saturating_sub(without_reason));
    if without_reason > room {
        parts.rows = self::parts(shown, width, room, Arrangement::Pairs).rows;
    }

    let spare = room.saturating_sub(trump_rows + parts.height()) as u16;
    let size = current
        .as_ref()
        .and_then(|(_, now)| trump::size(shown, now, width, spare.saturating_sub(1)));
    let fits = trump_rows + parts.height() - parts.heading.lines.len() <= room;
    let [heading, large, line, rows, due, barred] = Layout::vertical([
        length(&parts.heading),
        Constraint::Length(size.map_or(0, DotSize::rows)),
        Constraint::Length(if fits { trump_rows as u16 } else { 0 }),
        Constraint::Fill(1),
        length(&parts.due),
        length(&parts.barred),
    ])
    .areas(area);

    if let Some((deal, now)) = &current {
        let mut sign = Some(trump::sign(shown, &game, deal, now));
        if let Some(size) = size {
            trump::draw(frame, large, shown, now, size);
            sign = None;
        }
        frame.render_widget(trump::line(sign, now, width), line);
    }
    shown.note_pieces(rows, &parts.rows, choice);
    shown.note_pieces(due, &parts.due, number);
    frame.render_widget(parts.heading, heading);
    frame.render_widget(parts.rows, rows);
    frame.render_widget(parts.due, due);
    frame.render_widget(parts.barred, barred);
}

fn length(text: &Text<'_>) -> Constraint {
    Constraint::Length(text.lines.len() as u16)
}

/// The game as it will be after the bids typed so far.
fn ahead(shown: &Shown<'_>) -> Game {
    let mut game = shown.game().clone();
    let numbers = &shown.board.typed.numbers;
    if matches!(game.due(), Due::Bids(_)) && !numbers.is_empty() {
        // Bids that are refused change nothing.
        let _ = game.play(&Act::Bid(typed::counts(numbers)));
    }
    game
}

/// The texts of the table for an area. The calls so far are left out if there is no room.
fn parts(shown: &Shown<'_>, width: u16, room: usize, arrangement: Arrangement) -> Parts {
    let game = shown.game();
    let asked = shown.board.asked(game);
    let Some(deal) = game.current() else { return after_game(shown, &asked, width) };

    let heading = folded(&[words::deal_heading(game, deal) + "."], width);
    match asked {
        Asked::Choice(groups) => {
            let rows = choices(&groups, &shown.board.typed, |_| false);
            let mut paragraphs = Vec::new();
            if shown.board.aside {
                paragraphs.push(words::which_besides(game, &game.due()));
            } else {
                paragraphs.extend(words::so_far(game));
                paragraphs.push(words::due(game, &game.due()));
            }
            let mut due = folded(&paragraphs, width);
            if heading.lines.len() + 1 + rows.len() + due.lines.len() > room {
                due = folded(&paragraphs[paragraphs.len() - 1..], width);
            }
            Parts { heading, rows: rows.into(), due, barred: Text::default() }
        }
        asked => {
            let rows = players(shown, deal, &asked, width, arrangement);
            let left = room.saturating_sub(heading.lines.len() + 1 + rows.len());
            let (due, barred) = match &asked {
                Asked::Bids { seats, .. } if shown.board.typed.numbers.len() < seats.len() => {
                    let game = ahead(shown);
                    (bids(shown, &asked, &game, width), barred(&game, width))
                }
                _ => (now(shown, deal, &asked, width, left), Text::default()),
            };
            let cuts_runs = rows.iter().any(|row| row.to_string().ends_with('…'));
            let mut parts = Parts { heading, rows: rows.into(), due, barred };
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

/// The texts of the table once the game is over.
fn after_game(shown: &Shown<'_>, asked: &Asked, width: u16) -> Parts {
    let Asked::Choice(groups) = asked else { return Parts::default() };
    let game = shown.game();
    let mut parts =
        Parts { heading: folded(&[words::due(game, &game.due())], width), ..Parts::default() };
    if let Some(ending) = &shown.board.ending {
        let look = Look { width: width.into(), color: false, ..shown.look };
        parts.rows = text::ending(ending, look).into();
    }
    if !shown.is_demo {
        parts.due = choices(groups, &shown.board.typed, |_| false).into();
    }
    parts
}

/// A page of choices, each after its digit. Those for which `is_recorded` holds are marked.
pub(super) fn choices(
    groups: &[ActGroup],
    typed: &Typed,
    is_recorded: impl Fn(&Act) -> bool,
) -> Vec<Line<'static>> {
    let labels = typed.labels(groups);
    let first = typed.page * ON_A_PAGE;
    let mut choices = Vec::new();
    for (index, label) in labels.iter().enumerate().skip(first).take(ON_A_PAGE) {
        let digit = index - first + 1;
        let is_marked = typed.group.is_none()
            && matches!(groups[index].options.as_slice(), [(_, act)] if is_recorded(act));
        choices.push(if is_marked {
            format!("{digit} {}", messages::BoardChoiceCurrent { label }.say())
        } else {
            format!("{digit} {label}")
        });
    }
    let pages = labels.len().div_ceil(ON_A_PAGE);
    if pages > 1 {
        choices
            .push(format!("0 {}", messages::BoardChoiceMore { page: typed.page + 1, pages }.say()));
    }

    // In two columns a full page fits the smallest screen.
    let rows = if choices.len() > 3 { choices.len().div_ceil(2) } else { choices.len() };
    let mut lines = Vec::new();
    for row in 0..rows {
        let right = choices.get(row + rows).cloned().unwrap_or_default();
        lines.push(Line::from_iter([format!("{:<20}", choices[row]), right]));
    }
    lines
}

/// The name of the player in a seat, or of the side if nobody bids.
pub(super) fn side_name(game: &Game, deal: &Deal, seat: Seat) -> String {
    match deal.bidding {
        BiddingState::NoBids => words::sides(game)(deal.plan.side_of(seat)),
        _ => words::names(game)(seat),
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
    let names: Vec<String> = seats.iter().map(|seat| side_name(game, deal, *seat)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);

    let mut lines = Vec::new();
    for (seat, name) in seats.iter().zip(&names) {
        let cells = Cells::of(shown, deal, asked, *seat);
        let player = &now.players[seat.index()];
        let mark = if player.leads { ">" } else { " " };
        let key = match cells.key {
            Some(digit) => format!("{digit}{mark}"),
            None => format!("{mark} "),
        };
        if arrangement == Arrangement::Pairs {
            let number = if cells.took.is_empty() { &cells.bid } else { &cells.took };
            let cell = format!("{key}{name:<8.8} {number}");
            let more = if player.runs.is_empty() { "" } else { "…" };
            lines.push(Line::styled(format!("{cell:<18}{more:<2}"), cells.style));
            continue;
        }

        let pad = " ".repeat(width - name.chars().count());
        let Cells { bid, took, .. } = &cells;
        let total = shown.points(player.total);
        let mut line = format!("{key}{name}{pad}  {bid:<7} {took:<8} {total:>5}");
        if now.has_leader() && player.rank == 1 {
            line += if shown.look.ascii { " *" } else { " ★" };
        }
        let line = with_runs(line, &player.runs, columns.into());
        lines.push(Line::styled(line, cells.style));
    }
    match arrangement {
        Arrangement::Lines => lines,
        Arrangement::Pairs => lines.chunks(2).map(side_by_side).collect(),
    }
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

/// What is due, as far as it is not a bid. The first notes on a contract are left out if there is no
/// room for all.
fn now(shown: &Shown<'_>, deal: &Deal, asked: &Asked, width: u16, room: usize) -> Text<'static> {
    let game = shown.game();
    let typed = &shown.board.typed;
    let paragraphs = match asked {
        Asked::Bids { .. } => vec![all_typed(shown)],
        Asked::Tricks { .. } => vec![tricks(shown, deal, asked, typed)],
        Asked::Count { declarers, .. } => {
            let due = game.due();
            let mut numbers: Vec<String> = typed.numbers.iter().map(u8::to_string).collect();
            if numbers.len() < *declarers {
                numbers.push(format!("{}_", typed.digits));
            }
            let mut paragraphs = vec![words::due(game, &due)];
            paragraphs.extend(words::notes(game, &due));
            paragraphs.push(messages::BoardTricksTaken { tricks: numbers.join(" ") }.say());
            paragraphs.extend(waiting(shown, asked, typed));
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
pub(super) fn tricks(shown: &Shown<'_>, deal: &Deal, asked: &Asked, typed: &Typed) -> String {
    let Asked::Tricks { seats, total } = asked else { return String::new() };
    if let Some(waiting) = waiting(shown, asked, typed) {
        return waiting;
    }

    let count = typed.trick_count();
    let rest = usize::from(*total) - count;
    let is_last = typed.numbers.len() + 1 == seats.len();
    match shown.board.entry {
        _ if rest == 0 => all_typed(shown),
        TrickEntry::Takers => messages::BoardTricksAskTakers { typed: count, total: *total }.say(),
        TrickEntry::Numbers if is_last && typed.digits.is_empty() => {
            let player = side_name(shown.game(), deal, seats[seats.len() - 1]);
            messages::BoardTricksRest { player, rest }.say()
        }
        TrickEntry::Numbers => {
            messages::BoardTricksAskNumbers { typed: count, total: *total }.say()
        }
    }
}

/// How to continue after digits that are a number, and may begin another.
pub(super) fn waiting(shown: &Shown<'_>, asked: &Asked, typed: &Typed) -> Option<String> {
    let mut open = typed.open(asked, shown.board.entry);
    let is_whole = open.first().is_some_and(|number| number.to_string() == typed.digits);
    is_whole.then(|| words::waiting_keys(&typed.digits, &open.split_off(1)))
}

/// The player to bid, and all bids in ascending order with the barred ones struck out.
fn bids(shown: &Shown<'_>, asked: &Asked, game: &Game, width: u16) -> Text<'static> {
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

    let to_do = waiting(shown, asked, &shown.board.typed).unwrap_or_else(|| words::due(game, &due));
    let mut text = folded(&[to_do], width);
    text.lines.push(line);
    text
}

/// Why a bid is barred, if one is.
fn barred(game: &Game, width: u16) -> Text<'static> {
    match game.due() {
        due @ Due::Bids(_) => folded(words::barred(game, &due).as_slice(), width),
        _ => Text::default(),
    }
}
