//! The totals in large type, for the middle of the table.

use super::big::{self, DotSize};
use super::chart;
use super::shown::{Shown, folded};
use super::theme::ColorRole;
use crate::output::to_width;
use crate::views::Sheet;
use crate::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};

/// The smallest number of rows in which a chart can be read.
const CHART: u16 = 8;

/// Draws the heading of the deal, and below it the totals as large as fits, each under its player's
/// name.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let game = shown.game();
    let title = match game.current() {
        Some(deal) => words::deal_heading(game, deal) + ".",
        None => words::due(game, &game.due()),
    };
    let heading = folded(&[title], area.width);
    let share = area.height * 2 / 5;
    let chart_rows = if share >= CHART { share } else { 0 };
    let [above, middle, below] = Layout::vertical([
        Constraint::Length(heading.lines.len() as u16),
        Constraint::Min(1),
        Constraint::Length(chart_rows),
    ])
    .areas(area);

    frame.render_widget(heading, above);
    totals(frame, middle, shown, sheet);
    if chart_rows > 0 {
        chart::draw(frame, below, shown, sheet);
    }
}

/// Draws the totals, in large type if they fit.
pub(super) fn totals(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let mut players = sheet.side_names();
    for (name, side) in players.iter_mut().zip(shown.game().setup().sides()) {
        let carried = words::carried_by(shown.game(), side);
        if !carried.is_empty() {
            *name += &format!("  {carried}");
        }
    }
    let totals: Vec<String> =
        (0..players.len()).map(|column| shown.points(sheet.total(column))).collect();

    let Some((size, columns)) = largest(&totals, area, shown.look.ascii) else {
        return small_totals(frame, area, shown, &players, &totals);
    };

    let rows = players.len().div_ceil(columns);
    let bands = Layout::vertical(vec![Constraint::Fill(1); rows]).split(area);
    let across = Layout::horizontal(vec![Constraint::Fill(1); columns]);
    let cells = bands.iter().flat_map(|band| across.split(*band).to_vec());
    for (column, (cell, total)) in cells.zip(&totals).enumerate() {
        let [head, body] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(1)]).areas(cell);
        let name = format!("{} {}", chart::marker(shown, column), players[column]);
        let name = to_width(&name, usize::from(head.width).saturating_sub(1));
        frame.render_widget(Line::styled(name, style(shown, column)), head);
        big::draw(frame, body, total, size, style(shown, column), shown.look.ascii);
    }
}

/// The largest size in which all totals fit an area, and the number of columns in which they then stand;
/// `None` if no size fits.
fn largest(totals: &[String], area: Rect, ascii: bool) -> Option<(DotSize, usize)> {
    let longest = totals.iter().map(|total| total.chars().count()).max().unwrap_or(1);
    (1..=totals.len())
        .filter_map(|columns| {
            let rows = totals.len().div_ceil(columns) as u16;
            // Each cell loses a line to the name, and two columns to the space between totals.
            let height = (area.height / rows).saturating_sub(1);
            let width = (area.width / columns as u16).saturating_sub(2);
            Some((DotSize::fitting(longest, width, height, ascii)?, columns))
        })
        .max_by_key(|(size, _)| size.area())
}

/// Draws the totals as ordinary text, in as many columns as needed.
fn small_totals(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    players: &[String],
    totals: &[String],
) {
    let rows = usize::from(area.height.max(1));
    let columns = players.len().div_ceil(rows).max(1);
    let width = usize::from(area.width) / columns;
    let mut lines = Vec::new();
    for (column, (player, total)) in players.iter().zip(totals).enumerate() {
        let line = format!("{} {total:>6}  {player}", chart::marker(shown, column));
        let line = to_width(&line, width.saturating_sub(1));
        lines.push(Line::styled(line, style(shown, column)));
    }
    let parts = lines.chunks(rows);
    let across = Layout::horizontal(vec![Constraint::Fill(1); parts.len()]).split(area);
    for (part, area) in parts.zip(across.iter()) {
        // The last column stays empty, so that no name touches the next.
        let area = Rect { width: area.width.saturating_sub(1), ..*area };
        frame.render_widget(Text::from(part.to_vec()), area);
    }
}

fn style(shown: &Shown<'_>, column: usize) -> Style {
    shown.ink(ColorRole::Line(column)).add_modifier(Modifier::BOLD)
}
