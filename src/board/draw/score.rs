//! The totals in large type, for the middle of the table.

use super::{Shown, chart};
use crate::views::Sheet;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tui_big_text::{BigText, PixelSize};

/// The rows that a chart needs to tell anything.
const CHART: u16 = 10;

/// Draws every player's name over the total.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let players = sheet.players.len();
    let totals: Vec<String> =
        (0..players).map(|column| shown.points(sheet.total(column))).collect();
    let digits = totals.iter().map(|total| total.chars().count()).max().unwrap_or(1);
    let digits = u16::try_from(digits).unwrap_or(1);
    let chart_rows = if area.height >= 2 * CHART { area.height - area.height / 2 } else { 0 };
    let [upper, lower] =
        Layout::vertical([Constraint::Min(1), Constraint::Length(chart_rows)]).areas(area);
    let fitting = [PixelSize::Full, PixelSize::Quadrant, PixelSize::Octant]
        .into_iter()
        // They are made of blocks.
        .filter(|_| !shown.ascii)
        .find_map(|size| Some((size, in_a_row(upper, size, digits, players)?)));
    match fitting {
        Some((size, columns)) => {
            let rows = players.div_ceil(columns);
            let bands = Layout::vertical(vec![Constraint::Fill(1); rows]).split(upper);
            for (row, band) in bands.iter().enumerate() {
                let cells = Layout::horizontal(vec![Constraint::Fill(1); columns]).split(*band);
                for (index, cell) in cells.iter().enumerate() {
                    let column = row * columns + index;
                    if let (Some(player), Some(total)) =
                        (sheet.players.get(column), totals.get(column))
                    {
                        large(frame, *cell, shown, (column, player, total), size);
                    }
                }
            }
        }
        None => small(frame, upper, shown, sheet, &totals),
    }
    if chart_rows > 0 {
        chart::draw(frame, lower, shown, &sheet.chart());
    }
}

/// Returns how wide and high a digit is.
const fn digit(size: PixelSize) -> (u16, u16) {
    match size {
        PixelSize::Full => (8, 8),
        PixelSize::Quadrant => (4, 4),
        _ => (4, 2),
    }
}

/// Returns how many totals of this size stand side by side so that all fit; nothing if they do not.
fn in_a_row(area: Rect, size: PixelSize, digits: u16, players: usize) -> Option<usize> {
    let (width, height) = digit(size);
    let columns = usize::from(area.width / (width * digits + 2)).min(players);
    let rows = usize::from(area.height / (height + 1));
    (columns > 0 && columns * rows >= players).then_some(columns)
}

fn large(
    frame: &mut Frame<'_>,
    cell: Rect,
    shown: &Shown<'_>,
    (column, player, total): (usize, &String, &String),
    size: PixelSize,
) {
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(1)]).areas(cell);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let named = format!("{} {player}", chart::marker(shown, column));
    frame.render_widget(Line::styled(named, bold.patch(chart::ink(shown, column))), head);
    let total = BigText::builder().pixel_size(size).lines([Line::from(total.as_str())]).build();
    frame.render_widget(total, body);
}

/// Draws a line a player where nothing larger fits.
fn small(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet, totals: &[String]) {
    let lines = sheet.players.iter().zip(totals).enumerate();
    let lines = lines.map(|(column, (player, total))| {
        Line::from(format!("{} {total:>6}  {player}", chart::marker(shown, column)))
    });
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
}
