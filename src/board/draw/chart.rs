//! The chart of the running totals. Lines differ in colour and in marker, so that either is enough.

use super::shown::Shown;
use super::theme::ColorRole;
use crate::views::{Points, Sheet};
use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Color;
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::canvas::{Canvas, Line as Stroke};

const MARKERS: [&str; 8] = ["●", "▲", "■", "◆", "○", "△", "□", "◇"];
const IN_ASCII: [&str; 8] = ["o", "x", "+", "*", "#", "@", "%", "&"];

/// The marker of a column's player.
pub(super) fn marker(shown: &Shown<'_>, column: usize) -> &'static str {
    let markers = if shown.look.ascii { IN_ASCII } else { MARKERS };
    markers[column % markers.len()]
}

/// Draws the lines, and the legend below them.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let deals = sheet.json.deals.len();
    let lines = sheet.chart();
    if deals == 0 {
        return frame.render_widget(messages::ExplanationRefusalNonePlayed.say(), area);
    }

    let legend = lines.iter().enumerate().map(|(column, line)| {
        let last = shown.points(line.last());
        Line::from(vec![mark(shown, column), format!(" {} {last}   ", line.player).into()])
    });
    let legend = wrapped(legend, area.width);
    let parts = [Constraint::Min(3), Constraint::Length(legend.len() as u16)];
    let [above, below] = Layout::vertical(parts).areas(area);
    frame.render_widget(Text::from(legend), below);

    let totals: Vec<Points> = lines.iter().flat_map(|line| line.totals.clone()).collect();
    let low = totals.iter().copied().min().unwrap_or_default();
    let high = totals.iter().copied().max().unwrap_or_default();
    let low_label = shown.points(low);
    let high_label = shown.points(high);
    let label_width = low_label.chars().count().max(high_label.chars().count()) as u16 + 1;
    let [axis, plot] =
        Layout::horizontal([Constraint::Length(label_width), Constraint::Min(3)]).areas(above);
    frame.render_widget(high_label, axis);
    let foot = Rect { y: axis.bottom().saturating_sub(1), height: 1, ..axis };
    frame.render_widget(low_label, foot);

    let bottom = height(low);
    let top = height(high).max(bottom + 1.0);
    let every = deals.div_ceil(usize::from(plot.width / 3).max(1));
    let canvas = Canvas::default()
        .marker(Marker::Braille)
        .x_bounds([0.0, deals as f64])
        .y_bounds([bottom, top])
        .paint(|context| {
            for (column, line) in lines.iter().enumerate() {
                // Lines are made of dots, which ASCII does not have.
                if shown.look.ascii {
                    break;
                }
                let color = shown.ink(ColorRole::Line(column)).fg.unwrap_or(Color::Reset);
                for (x, pair) in line.totals.windows(2).enumerate() {
                    let from = height(pair[0]);
                    let to = height(pair[1]);
                    context.draw(&Stroke::new(x as f64, from, (x + 1) as f64, to, color));
                }
            }
            context.layer();
            for (column, line) in lines.iter().enumerate() {
                for (x, total) in line.totals.iter().enumerate() {
                    if x % every == 0 || x == deals {
                        context.print(x as f64, height(*total), mark(shown, column));
                    }
                }
            }
        });
    frame.render_widget(canvas, plot);
}

/// The marker of a column's player, in its colour.
fn mark(shown: &Shown<'_>, column: usize) -> Span<'static> {
    Span::styled(marker(shown, column), shown.ink(ColorRole::Line(column)))
}

/// The height of points in the picture. Only for drawing: scores are exact.
fn height(points: Points) -> f64 {
    points.in_tenths() as f64 / 10.0
}

/// Joins pieces to lines no wider than the screen, without the three spaces that end each piece.
fn wrapped(pieces: impl Iterator<Item = Line<'static>>, width: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.width() + piece.width() <= usize::from(width) + 3 => {
                line.extend(piece);
            }
            _ => lines.push(piece),
        }
    }
    lines
}
