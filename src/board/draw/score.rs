//! The totals in large type, for the middle of the table.

use super::{Shown, chart};
use crate::views::Sheet;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Text};
use tui_big_text::{BigText, PixelSize};

/// The fewest rows in which a chart can be read.
const CHART: u16 = 10;

/// The sizes of a digit, with its width and height.
const SIZES: [(PixelSize, u16, u16); 3] =
    [(PixelSize::Full, 8, 8), (PixelSize::Quadrant, 4, 4), (PixelSize::Octant, 4, 2)];

/// Draws every player's name above the total, as large as fits.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let players = &sheet.side_names();
    let totals: Vec<String> =
        (0..players.len()).map(|column| shown.points(sheet.total(column))).collect();
    let digits = totals.iter().map(|total| total.chars().count()).max().unwrap_or(1) as u16;
    let chart_rows = if area.height >= 2 * CHART { area.height - area.height / 2 } else { 0 };
    let [upper, lower] =
        Layout::vertical([Constraint::Min(1), Constraint::Length(chart_rows)]).areas(area);
    // Large digits are made of blocks, which ASCII does not have.
    let fitting = SIZES.iter().filter(|_| !shown.look.ascii).find_map(|(size, width, height)| {
        let columns = usize::from(upper.width / (width * digits + 2)).min(players.len());
        let rows = usize::from(upper.height / (height + 1));
        (columns > 0 && columns * rows >= players.len()).then_some((*size, columns))
    });
    let named = |column: usize, player: &str| format!("{} {player}", chart::marker(shown, column));
    match fitting {
        Some((size, columns)) => {
            let rows = players.len().div_ceil(columns);
            let bands = Layout::vertical(vec![Constraint::Fill(1); rows]).split(upper);
            let across = Layout::horizontal(vec![Constraint::Fill(1); columns]);
            let cells = bands.iter().flat_map(|band| across.split(*band).to_vec());
            for (column, (cell, total)) in cells.zip(&totals).enumerate() {
                let parts = Layout::vertical([Constraint::Length(1), Constraint::Min(1)]);
                let [head, body] = parts.areas(cell);
                let style = chart::ink(shown, column).add_modifier(Modifier::BOLD);
                frame.render_widget(Line::styled(named(column, &players[column]), style), head);
                let total = [Line::from(total.as_str())];
                let total = BigText::builder().pixel_size(size).lines(total).build();
                frame.render_widget(total, body);
            }
        }
        None => {
            let lines = totals.iter().enumerate().map(|(column, total)| {
                Line::from(named(column, &format!("{total:>6}  {}", players[column])))
            });
            frame.render_widget(Text::from_iter(lines), upper);
        }
    }
    if chart_rows > 0 {
        chart::draw(frame, lower, shown, sheet);
    }
}
