//! What is due at the table, and where it is typed.

use super::{Shown, folded};
use crate::board::typed::{Asked, Group, ON_A_PAGE, Typed};
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Count, Deal, Due, Game};
use crate::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Paragraph;

/// Returns how many rows the table has to have.
pub(super) fn rows(shown: &Shown<'_>, width: u16) -> usize {
    let game = shown.history.game();
    let Some(deal) = game.current() else { return 2 };
    let [above, rows, below] = parts(game, deal, shown, width, 0);
    above.lines.len() + rows.lines.len() + below.lines.len()
}

/// Draws the deal, the players with what they said, and what is open.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) {
    let game = shown.history.game();
    let Some(deal) = game.current() else {
        let due = words::due(game, &game.due());
        return frame.render_widget(Paragraph::new(folded(&[due], area.width)), area);
    };
    let [above, rows, below] = parts(game, deal, shown, area.width, area.height.into());
    let height = |text: &Text<'_>| u16::try_from(text.lines.len()).unwrap_or(1);
    let [top, middle, bottom] = Layout::vertical([
        Constraint::Length(height(&above)),
        Constraint::Min(1),
        Constraint::Length(height(&below)),
    ])
    .areas(area);
    frame.render_widget(Paragraph::new(above), top);
    frame.render_widget(Paragraph::new(rows), middle);
    frame.render_widget(Paragraph::new(below), bottom);
}

/// Returns the deal, the players or what there is to choose from, and what is open; in so many rows,
/// or as few as can be.
fn parts(
    game: &Game,
    deal: &Deal,
    shown: &Shown<'_>,
    width: u16,
    room: usize,
) -> [Text<'static>; 3] {
    let (_, asked) = shown.board.asked(game);
    let deal_line = format!("{}: {}.", words::deal_name(game, deal), words::deal_line(game, deal));
    let above = folded(&[deal_line], width);
    let typed = &shown.board.typed;
    let (rows, below) = match &asked {
        Asked::Choice(groups) => {
            let rows = choices(groups, typed);
            let due = match shown.board.turning {
                true => "Which suit was turned up?".to_owned(),
                false => words::due(game, &game.due()),
            };
            let so_far = words::so_far(game).filter(|_| !shown.board.turning);
            let all = folded(&so_far.into_iter().chain([due.clone()]).collect::<Vec<_>>(), width);
            let fits = above.lines.len() + rows.len() + all.lines.len() <= room;
            (rows, if fits { all } else { folded(&[due], width) })
        }
        asked => (players(game, deal, asked, typed, shown), now(game, asked, typed, shown, width)),
    };
    [above, rows.into(), below]
}

/// Draws what is being mended of a deal.
pub(super) fn draw_mend(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) {
    let game = shown.history.game();
    let Some(mend) = &shown.board.mend else { return };
    let Some(deal) = game.deals().find(|deal| deal.plan().number == mend.deal) else { return };
    let asked = format!("Deal {}: what should the {} have been?", mend.deal, mend.label);
    let mut rows = folded(&[asked], area.width).lines;
    rows.extend(match &mend.asked {
        Asked::Choice(groups) => choices(groups, &mend.typed),
        asked => players(game, deal, asked, &mend.typed, shown),
    });
    frame.render_widget(Paragraph::new(rows), area);
}

/// Returns a page of things to choose from, each behind its digit.
fn choices(groups: &[Group], typed: &Typed) -> Vec<Line<'static>> {
    let labels = typed.labels(groups);
    let pages = labels.len().div_ceil(ON_A_PAGE);
    let on_page = labels.iter().skip(typed.page * ON_A_PAGE).take(ON_A_PAGE).enumerate();
    let mut all: Vec<String> =
        on_page.map(|(index, label)| format!("{} {label}", index + 1)).collect();
    if pages > 1 {
        all.push(format!("0 more ({} of {pages})", typed.page + 1));
    }
    // Two columns, so that a page of them fits the smallest screen.
    let rows = if all.len() > 4 { all.len().div_ceil(2) } else { all.len() };
    let second = |row: usize| all.get(row + rows).cloned().unwrap_or_default();
    (0..rows).map(|row| Line::from(format!("{:<20}{}", all[row], second(row)))).collect()
}

/// Returns a line for each player: the key, the name, the bid, the tricks, the total.
fn players(
    game: &Game,
    deal: &Deal,
    asked: &Asked,
    typed: &Typed,
    shown: &Shown<'_>,
) -> Vec<Line<'static>> {
    let players = game.setup().players();
    let width = players.names().map(|name| name.as_str().chars().count()).max().unwrap_or(0);
    let (seats, totals) = (&deal.plan().seats, game.totals());
    let side: Vec<Seat> = match deal.bidding() {
        BiddingState::NoBids => players.seats().collect(),
        _ => seats.clone(),
    };
    let asked_of = |seat: Seat| match asked {
        Asked::Numbers { seats, .. } | Asked::Tricks { seats, .. } => {
            seats.iter().position(|it| *it == seat)
        }
        _ => None,
    };
    let keyed = matches!(asked, Asked::Tricks { .. });
    side.iter()
        .map(|seat| {
            let place = asked_of(*seat);
            let key = match place.filter(|_| keyed) {
                Some(place) => format!("{} ", place + 1),
                None => "  ".into(),
            };
            let due = matches!(asked, Asked::Numbers { .. }) && place == Some(typed.numbers.len());
            let said = match (asked, place) {
                (Asked::Numbers { .. }, Some(place)) => match typed.numbers.get(place) {
                    Some(number) => format!("bid {number}"),
                    None if due => format!("bid {}_", typed.digits),
                    None => "bid".into(),
                },
                _ => deal.bid(*seat).map(|bid| format!("bid {bid}")).unwrap_or_default(),
            };
            let took = match (asked, place) {
                (Asked::Tricks { seats, .. }, Some(place)) => {
                    format!("took {}", typed.took(seats.len())[place])
                }
                _ => String::new(),
            };
            let name = players.name(*seat);
            let pad = " ".repeat(width.saturating_sub(name.as_str().chars().count()));
            let total = totals.get(seat.index()).copied().unwrap_or_default();
            let total = shown.points(total);
            let line = format!("{key}{name}{pad}  {said:<7} {took:<8} {total:>5}");
            let style = if due {
                shown.ink(Color::Yellow).add_modifier(Modifier::BOLD)
            } else {
                Style::new()
            };
            Line::styled(line, style)
        })
        .collect()
}

/// Returns what is open and what is not, as things stand with what is typed.
fn now(game: &Game, asked: &Asked, typed: &Typed, shown: &Shown<'_>, width: u16) -> Text<'static> {
    let said =
        typed.numbers.iter().map(|number| Count::next(i64::from(*number))).collect::<Vec<_>>();
    match asked {
        Asked::Numbers { .. } => {
            let ahead = match said.is_empty() {
                true => Some(game.clone()),
                false => game.clone().play(&Act::Bid(said)).ok().map(|(game, _)| game),
            };
            match ahead {
                Some(ahead) if matches!(ahead.phase(), crate::game::Phase::Bidding { .. }) => {
                    open_bids(&ahead, shown, width)
                }
                _ => folded(&["Every bid is said. Enter records them.".into()], width),
            }
        }
        Asked::Tricks { total, .. } => {
            let given = typed.tricks.len();
            let told = match given == usize::from(*total) {
                true => "Every trick is given. Enter records them.".to_owned(),
                false => {
                    format!("{given} of {total} tricks given: press the digit of who took each.")
                }
            };
            folded(&[told], width)
        }
        Asked::Count { .. } => {
            let due = game.due();
            let number = typed.numbers.first().map_or(format!("{}_", typed.digits), u8::to_string);
            let lines: Vec<String> = std::iter::once(words::due(game, &due))
                .chain(words::notes(game, &due))
                .chain([format!("Tricks taken: {number}")])
                .collect();
            folded(&lines, width)
        }
        Asked::Choice(_) | Asked::Nothing => Text::default(),
    }
}

/// Returns the bids from the lowest to the highest, the one that is not open struck out, and why.
fn open_bids(game: &Game, shown: &Shown<'_>, width: u16) -> Text<'static> {
    let due = game.due();
    let Due::Bids(bids) = &due else { return Text::default() };
    let mut all: Vec<(u8, bool)> = bids.open.iter().map(|bid| (*bid, true)).collect();
    all.extend(bids.barred.map(|bid| (bid, false)));
    all.sort_unstable();
    let struck = shown.ink(Color::Red).add_modifier(Modifier::CROSSED_OUT);
    let mut spans = vec![Span::raw("Open:")];
    for (bid, open) in all {
        spans.push(Span::raw(" "));
        spans.push(match open {
            true => Span::raw(bid.to_string()),
            // Where nothing can be struck out, the brackets say it.
            false => Span::styled(format!("({bid})"), struck),
        });
    }
    let mut text = folded(&[words::due(game, &due)], width);
    text.lines.push(Line::from(spans));
    text.lines
        .extend(folded(&words::barred(game, &due).into_iter().collect::<Vec<_>>(), width).lines);
    text
}
