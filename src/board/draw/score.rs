//! The totals in large type, for the middle of the table.

use super::big::{self, Size};
use super::chart;
use super::shown::{Shown, folded};
use super::theme::Role;
use crate::views::Sheet;
use crate::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Text};

/// The fewest rows in which a chart can be read.
const CHART: u16 = 10;

/// Draws the deal, and below it every player's name above the total, as large as fits.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let game = shown.game();
    let heading = match game.current() {
        Some(deal) => words::deal_heading(game, deal) + ".",
        None => words::due(game, &game.due()),
    };
    let heading = folded(&[heading], area.width);
    let chart_rows = if area.height >= 2 * CHART { area.height * 2 / 5 } else { 0 };
    let parts = [heading.lines.len() as u16, 0, chart_rows].map(Constraint::Length);
    let [above, middle, below] =
        Layout::vertical([parts[0], Constraint::Min(1), parts[2]]).areas(area);
    frame.render_widget(heading, above);
    totals(frame, middle, shown, sheet);
    if chart_rows > 0 {
        chart::draw(frame, below, shown, sheet);
    }
}

fn totals(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let players = &sheet.side_names();
    let totals: Vec<String> =
        (0..players.len()).map(|column| shown.points(sheet.total(column))).collect();
    let signs = totals.iter().map(|total| total.chars().count()).max().unwrap_or(1);
    let all = players.len() as u16;
    let fitting = (1..=all).filter_map(|columns| {
        let height = (area.height / all.div_ceil(columns)).saturating_sub(1);
        let width = (area.width / columns).saturating_sub(2);
        Some((Size::fitting(signs, width, height, shown.look.ascii)?, columns))
    });
    let named = |column: usize, text: &str| format!("{} {text}", chart::marker(shown, column));
    let style = |column: usize| shown.ink(Role::Line(column)).add_modifier(Modifier::BOLD);
    let Some((size, columns)) = fitting.max_by_key(|(size, _)| size.area()) else {
        let lines = totals.iter().enumerate().map(|(column, total)| {
            let line = named(column, &format!("{total:>6}  {}", players[column]));
            Line::styled(line, style(column))
        });
        let lines: Vec<Line<'_>> = lines.collect();
        let parts = lines.chunks(area.height.max(1).into());
        let across = Layout::horizontal(vec![Constraint::Fill(1); parts.len()]).split(area);
        for (part, area) in parts.zip(across.iter()) {
            frame.render_widget(Text::from(part.to_vec()), *area);
        }
        return;
    };
    let bands = Layout::vertical(vec![Constraint::Fill(1); all.div_ceil(columns).into()]);
    let across = Layout::horizontal(vec![Constraint::Fill(1); columns.into()]);
    let bands = bands.split(area);
    let cells = bands.iter().flat_map(|band| across.split(*band).to_vec());
    for (column, (cell, total)) in cells.zip(&totals).enumerate() {
        let [head, body] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(1)]).areas(cell);
        frame.render_widget(Line::styled(named(column, &players[column]), style(column)), head);
        big::draw(frame, body, total, size, style(column), shown.look.ascii);
    }
}
