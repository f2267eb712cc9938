//! The board on the screen: a heading, the view, the message of the last key, and the keys that mean
//! something.
//!
//! `shown` is what all of them draw, in the colours of `theme`. `big` and `chart` are below `score`,
//! `trump` above `big` and below `table`, `table` below `part`; `help` stands alone, `footer` is above
//! `help`.

mod big;
mod chart;
mod footer;
mod help;
mod part;
mod score;
mod shown;
mod table;
mod theme;
mod trump;

#[cfg(test)]
#[path = "../../../tests/suite/board/drawn.rs"]
mod tests;

use super::search;
use super::state::{Fix, Press, View};
use crate::output::{ascii, to_width};
use crate::views::Sheet;
use crate::words;
use crate::words::messages;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Span, Text};
use ratatui::widgets::{Block, Paragraph};

pub(super) use help::help_scroll;
pub(super) use shown::Shown;
pub(super) use theme::Theme;

use shown::folded;
use theme::Role;

/// The smallest screen that everything fits.
const SMALLEST: (u16, u16) = (40, 10);

/// The rows from which the deal has its own heading, beside that of the board.
const WITH_HEADING: u16 = 15;

/// The columns of the table where something stands beside it, and where there is room for more.
const TABLE: usize = 50;
const WIDE_TABLE: usize = 80;
const WITH_WIDE_TABLE: usize = 190;
/// The columns of the chart beside the table and the sheet.
const CHART: usize = 40;
/// The width from which the sheet stands beside the table, and from which the chart does too.
const WITH_SHEET: usize = 100;
const WITH_CHART: usize = 140;

/// How wide the sheet beside the table is on a screen; 0 where there is none.
pub(super) const fn sheet_width(width: usize) -> usize {
    match width {
        ..WITH_SHEET => 0,
        WITH_SHEET..WITH_CHART => width - TABLE,
        WITH_CHART..WITH_WIDE_TABLE => width - TABLE - CHART,
        _ => width - WIDE_TABLE - CHART,
    }
}

/// Draws everything. Returns the first line of the page that is shown, if the view is one.
pub(super) fn draw(frame: &mut Frame<'_>, shown: &Shown<'_>) -> usize {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let needed = messages::BoardTooSmall { columns: SMALLEST.0, rows: SMALLEST.1 }.say();
        let lines = folded(&[needed, messages::BoardQuitKey.say()], area.width);
        frame.render_widget(lines, area);
        return shown.board.scroll;
    }
    let keys = footer::keys(shown, area);
    let rows = footer::height(&keys);
    let mut message = folded(&shown.board.message, area.width);
    // The table stays whole; of a page there is always more to scroll to.
    let left = usize::from(area.height).saturating_sub(usize::from(rows) + 1);
    let most = match shown.board.view {
        View::Table => left.saturating_sub(table::rows(shown, beside(area)[0].width)).max(2),
        _ => left / 2,
    };
    if message.lines.len() > most {
        message.lines.truncate(most);
        message.lines[most - 1].push_span(" …");
    }
    let height = |text: &Text<'_>| Constraint::Length(text.lines.len() as u16);
    let parts =
        [Constraint::Length(1), Constraint::Min(1), height(&message), Constraint::Length(rows)];
    let [top, view, bottom, under] = Layout::vertical(parts).areas(area);
    let game = shown.game();
    let title = match (shown.board.view, game.current()) {
        (View::Table, Some(deal)) if area.height < WITH_HEADING => {
            let dealer = words::dealer(&words::names(game)(deal.plan.dealer), false);
            format!("{} · {dealer}", words::deal_name(game, deal))
        }
        _ => {
            let title = words::title(game);
            format!("{title} · {}", shown.history.id())
        }
    };
    let view_name: &str = shown.board.view.into();
    let number = if let View::Deal(number) = shown.board.view { number } else { 0 };
    let title =
        format!("{} · {title}", messages::BoardViewTitle { view: view_name, deal: number }.say());
    let title = to_width(&title, area.width.into());
    let reversed = Style::new().add_modifier(Modifier::REVERSED);
    frame.render_widget(Paragraph::new(title).style(reversed.add_modifier(Modifier::BOLD)), top);
    let from = draw_view(frame, view, shown);
    let news = shown.ink(Role::News).add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(message).style(news), bottom);
    if let Some(scroll) = shown.board.help {
        shown.spots.borrow_mut().clear();
        help::draw(frame, scroll, shown.look.ascii);
    }
    frame.render_widget(Block::new().style(reversed), under);
    for (key, text) in keys {
        let key = key.offset(under.as_position().into());
        shown.note(key, footer::key(&text).map(Press::Key));
        frame.render_widget(Span::styled(text, reversed), key);
    }
    if shown.look.ascii {
        in_ascii(frame.buffer_mut());
    }
    from
}

/// Replaces every sign that is not ASCII; a cell takes one character.
fn in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let sign = ascii::text(cell.symbol()).chars().next();
        if let Some(sign) = sign.filter(|sign| !cell.symbol().starts_with(*sign)) {
            cell.set_char(sign);
        }
    }
}

fn draw_view(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) -> usize {
    let sheet = || Sheet::of(shown.history.id().as_str(), shown.game());
    match (shown.board.view, &shown.board.fix) {
        (View::Table, _) => {
            let [left, middle, right] = beside(area);
            table::draw(frame, left, shown);
            if middle.width > 0 {
                let _ = shown.page.draw(frame, middle, usize::MAX);
            }
            if right.width > 0 {
                chart::draw(frame, right, shown, &sheet());
            }
        }
        (View::Score, _) => score::draw(frame, area, shown, &sheet()),
        (View::Chart, _) => chart::draw(frame, area, shown, &sheet()),
        (View::Deal(deal), Fix::Part(part)) => {
            part::draw(frame, area, shown, deal, part);
        }
        (View::Sheet | View::Deal(_) | View::Log, _) => {
            let deals = match shown.board.view {
                View::Sheet => search::deals(shown.page, true, shown.game()),
                _ => Vec::new(),
            };
            let found = shown.board.search.as_ref().and_then(|(search, _)| search.at);
            let (from, rows) = shown.page.draw(frame, area, shown.board.scroll);
            for (row, line) in rows {
                let deal = deals.iter().find(|(at, _)| *at == line);
                shown.note(row, deal.map(|(_, deal)| Press::Number(*deal)));
                if found == Some(line) {
                    frame.buffer_mut().set_style(row, Modifier::REVERSED);
                }
            }
            return from;
        }
    }
    0
}

/// The areas of the table, of the sheet and of the chart beside it, where there is room for them.
fn beside(area: Rect) -> [Rect; 3] {
    let sheet = sheet_width(area.width.into()) as u16;
    let table = match usize::from(area.width) {
        ..WITH_SHEET => area.width,
        WITH_SHEET..WITH_WIDE_TABLE => TABLE as u16,
        _ => WIDE_TABLE as u16,
    };
    let widths = [table, sheet].map(Constraint::Length);
    Layout::horizontal([widths[0], widths[1], Constraint::Fill(1)]).areas(area)
}
