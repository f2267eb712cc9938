//! Draws the board: a heading, the view, the message of the last key, and the keys that do something.
//!
//! `shown` holds what all of them draw, in the colours of `theme`. `score` uses `big` and `chart`,
//! `far` uses `score` and `big`, `trump` uses `big`, `due` uses `cells`, `parts` uses `choices`, `table` uses
//! `trump`, `cells`, `choices`, `due`, `far` and `parts`, `part` uses `choices`, `form` uses `shown`, and `footer` uses `help`.

mod big;
mod cells;
mod chart;
mod choices;
mod due;
mod far;
mod footer;
mod form;
mod help;
mod part;
mod parts;
mod score;
mod shown;
mod table;
mod theme;
mod trump;

#[cfg(test)]
#[path = "../../../tests/suite/board/drawn.rs"]
mod tests;

use super::search;
use super::view::{Click, FixStage, View};
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

use shown::{cut_to, folded};
use theme::ColorRole;

/// The columns and rows of the smallest screen on which everything fits.
const SMALLEST: (u16, u16) = (40, 10);

/// The number of rows from which the deal has a heading of its own, below that of the board.
const WITH_HEADING: u16 = 15;

/// The width of the table when the sheet is beside it.
const TABLE: u16 = 50;
/// The width of the table on screens from `WITH_WIDE_TABLE` on.
const WIDE_TABLE: u16 = 80;
/// The width of the chart beside the table and the sheet.
const CHART: u16 = 40;
/// The empty columns after the table and after the sheet.
const BETWEEN: u16 = 2;
/// The width of a screen from which the sheet is beside the table.
const WITH_SHEET: u16 = 100;
/// The width of a screen from which the chart is there as well.
const WITH_CHART: u16 = 140;
/// The width of a screen from which the table is wider.
const WITH_WIDE_TABLE: u16 = 190;

/// The width of the sheet beside the table on a screen; 0 if it has no room.
pub(super) fn sheet_width(screen: u16) -> usize {
    let [_, sheet] = widths(screen);
    sheet.saturating_sub(BETWEEN).into()
}

/// The widths of the table, and of the sheet beside it, on a screen.
const fn widths(screen: u16) -> [u16; 2] {
    match screen {
        ..WITH_SHEET => [screen, 0],
        WITH_SHEET..WITH_CHART => [TABLE, screen - TABLE],
        WITH_CHART..WITH_WIDE_TABLE => [TABLE, screen - TABLE - CHART],
        _ => [WIDE_TABLE, screen - WIDE_TABLE - CHART],
    }
}

/// Draws the board, and returns the number of the first line shown if the view is a page.
pub(super) fn draw(frame: &mut Frame<'_>, shown: &Shown<'_>) -> usize {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let needed = messages::BoardTooSmall { columns: SMALLEST.0, rows: SMALLEST.1 }.say();
        let lines = folded(&[needed, messages::BoardQuitKey.say()], area.width);
        frame.render_widget(lines, area);
        return shown.board.scroll;
    }

    let keys = footer::keys(shown, area);
    let footer_rows = footer::height(&keys);
    let message = message(shown, area, footer_rows);
    let [top, view, bottom, under] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(message.lines.len() as u16),
        Constraint::Length(footer_rows),
    ])
    .areas(area);

    let reversed = Style::new().add_modifier(Modifier::REVERSED);
    let title = Paragraph::new(to_width(&title(shown, area), area.width.into()));
    frame.render_widget(title.style(reversed.add_modifier(Modifier::BOLD)), top);
    let from = draw_view(frame, view, shown);
    let news = shown.ink(ColorRole::News).add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(message).style(news), bottom);
    if let Some(scroll) = shown.board.help {
        shown.spots.borrow_mut().clear();
        help::draw(frame, scroll, shown.look.ascii);
    }

    frame.render_widget(Block::new().style(reversed), under);
    for (key, text) in keys {
        let key = key.offset(under.as_position().into());
        shown.note(key, footer::key(&text).map(Click::Key));
        frame.render_widget(Span::styled(text, reversed), key);
    }
    if shown.look.ascii {
        in_ascii(frame.buffer_mut());
    }
    from
}

/// The message of the last key, cut so that the table stays whole, or half of the area is left for any
/// other view.
fn message(shown: &Shown<'_>, area: Rect, footer_rows: u16) -> Text<'static> {
    let room = usize::from(area.height.saturating_sub(footer_rows + 1));
    let most = match shown.board.view {
        View::Table => {
            let left = room.saturating_sub(table::rows(shown, beside(area)[0].width)).max(2);
            // The players in pairs, and two lines of what is due, have room.
            let players = shown.game().current().map_or(0, |deal| deal.plan.seats.len());
            left.min(room.saturating_sub(players.div_ceil(2) + 2)).max(1)
        }
        _ => room / 2,
    };
    let mut message = folded(&shown.board.message, area.width);
    cut_to(&mut message, most, area.width);
    message
}

/// The name of the view, and the title of the game or of the deal.
fn title(shown: &Shown<'_>, area: Rect) -> String {
    let game = shown.game();
    let title = match (shown.board.view, game.current()) {
        (View::Table, Some(deal)) if area.height < WITH_HEADING => {
            let dealer = words::dealer(&words::names(game)(deal.plan.dealer), false);
            format!("{} · {dealer}", words::deal_name(game, deal))
        }
        _ => format!("{} · {}", words::title(game), shown.history.id()),
    };
    let view_name: &str = shown.board.view.into();
    let number = if let View::Deal(number) = shown.board.view { number } else { 0 };
    format!("{} · {title}", messages::BoardViewTitle { view: view_name, deal: number }.say())
}

/// Replaces every sign that is not ASCII by one character.
fn in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(sign) = ascii::text(cell.symbol()).chars().next()
            && !cell.symbol().starts_with(sign)
        {
            cell.set_char(sign);
        }
    }
}

fn draw_view(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) -> usize {
    let sheet = || Sheet::of(shown.history.id().as_str(), shown.game());
    match (shown.board.view, &shown.board.fix) {
        (View::Table, _) => {
            let [left, middle, right] = beside(area);
            match &shown.board.form {
                Some(form) => form::draw(frame, left, shown, form),
                None => table::draw(frame, left, shown),
            }
            if middle.width > 0 {
                let _ = shown.page.draw(frame, middle, usize::MAX);
            }
            if right.width > 0 {
                chart::draw(frame, right, shown, &sheet());
            }
        }
        (View::Score, _) => score::draw(frame, area, shown, &sheet()),
        (View::Chart, _) => chart::draw(frame, area, shown, &sheet()),
        (View::Deal(deal), FixStage::Part(part)) => {
            part::draw(frame, area, shown, deal, part);
        }
        (View::Sheet | View::Deal(_) | View::Log, _) => {
            let deals = match shown.board.view {
                View::Sheet => search::deals(shown.page, true, shown.game()),
                _ => Vec::new(),
            };
            let found = shown.board.search.as_ref().and_then(|search| search.last_match);
            let (from, rows) = shown.page.draw(frame, area, shown.board.scroll);
            for (row, line) in rows {
                if let Some((_, deal)) = deals.iter().find(|(row_of_deal, _)| *row_of_deal == line)
                {
                    shown.note(row, Some(Click::Number(*deal)));
                }
                if found == Some(line) {
                    frame.buffer_mut().set_style(row, Modifier::REVERSED);
                }
            }
            return from;
        }
    }
    0
}

/// The areas of the table, and of the sheet and the chart beside it; empty if there is no room.
fn beside(area: Rect) -> [Rect; 3] {
    let [table, sheet] = widths(area.width);
    let columns = [Constraint::Length(table), Constraint::Length(sheet), Constraint::Fill(1)];
    let [mut table, sheet, chart] = Layout::horizontal(columns).areas(area);
    if sheet.width > 0 {
        table.width -= BETWEEN;
    }
    [table, sheet, chart]
}
