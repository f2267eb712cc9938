//! The chart of the running totals. Lines differ in colour and in marker; either is enough.

use super::Shown;
use super::theme::Role;
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

/// Draws the lines, and below them whose they are.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, sheet: &Sheet) {
    let (deals, lines) = (sheet.json.deals.len(), sheet.chart());
    if deals == 0 {
        return frame.render_widget(messages::ExplanationRefusalNonePlayed.say(), area);
    }
    let legend = lines.iter().enumerate().map(|(column, line)| {
        let last = shown.points(line.last());
        let marker = Span::styled(marker(shown, column), shown.ink(Role::Line(column)));
        Line::from(vec![marker, format!(" {} {last}   ", line.player).into()])
    });
    let legend = wrapped(legend, area.width);
    let parts = [Constraint::Min(3), Constraint::Length(legend.len() as u16)];
    let [plot, below] = Layout::vertical(parts).areas(area);
    frame.render_widget(Text::from(legend), below);
    let all = || lines.iter().flat_map(|line| line.totals.iter().copied());
    let (low, high) = (all().min().unwrap_or_default(), all().max().unwrap_or_default());
    let (foot_text, head_text) = (shown.points(low), shown.points(high));
    let scale = foot_text.chars().count().max(head_text.chars().count()) as u16 + 1;
    let [axis, plot] =
        Layout::horizontal([Constraint::Length(scale), Constraint::Min(3)]).areas(plot);
    frame.render_widget(head_text, axis);
    let foot = Rect { y: axis.bottom().saturating_sub(1), height: 1, ..axis };
    frame.render_widget(foot_text, foot);
    let (bottom, top) = (height(low), height(high).max(height(low) + 1.0));
    let every = deals.div_ceil(usize::from(plot.width / 3).max(1));
    let canvas = Canvas::default()
        .marker(Marker::Braille)
        .x_bounds([0.0, deals as f64])
        .y_bounds([bottom, top])
        .paint(|context| {
            for (column, line) in lines.iter().enumerate() {
                let color = shown.ink(Role::Line(column)).fg.unwrap_or(Color::Reset);
                // Lines are made of dots, which ASCII does not have.
                for (x, pair) in line.totals.windows(2).enumerate().filter(|_| !shown.look.ascii) {
                    let (y1, y2) = (height(pair[0]), height(pair[1]));
                    context.draw(&Stroke::new(x as f64, y1, (x + 1) as f64, y2, color));
                }
            }
            context.layer();
            for (column, line) in lines.iter().enumerate() {
                let marks = line.totals.iter().enumerate();
                for (x, y) in marks.filter(|(x, _)| x % every == 0 || *x == deals) {
                    let mark = Span::styled(marker(shown, column), shown.ink(Role::Line(column)));
                    context.print(x as f64, height(*y), mark);
                }
            }
        });
    frame.render_widget(canvas, plot);
}

/// How high points are in the picture. Nothing is worked out with it.
fn height(points: Points) -> f64 {
    points.in_tenths() as f64 / 10.0
}

/// Pieces in lines no wider than the screen, not counting the three spaces that end each piece.
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
