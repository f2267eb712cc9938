//! The chart of the running totals. Lines differ by colour and by marker, so that either is enough.

use super::Shown;
use crate::views::{Chart, Points};
use crate::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use ratatui::widgets::canvas::{Canvas, Line as Stroke};

/// Colours that people tell apart who do not see all of them, on dark and on light.
const COLORS: [u8; 8] = [32, 166, 36, 178, 175, 74, 208, 245];
const MARKERS: [&str; 8] = ["●", "▲", "■", "◆", "○", "△", "□", "◇"];
const IN_ASCII: [&str; 8] = ["o", "x", "+", "*", "#", "@", "%", "&"];

/// Returns the marker of a column's player.
pub(super) fn marker(shown: &Shown<'_>, column: usize) -> &'static str {
    let markers = if shown.ascii { IN_ASCII } else { MARKERS };
    markers[column % markers.len()]
}

/// Returns the colour of a column's player, where there may be any.
pub(super) fn ink(shown: &Shown<'_>, column: usize) -> Style {
    shown.ink(Color::Indexed(COLORS[column % COLORS.len()]))
}

/// Draws the lines, with whose they are below them.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, chart: &Chart) {
    if chart.deals == 0 {
        return frame.render_widget(Paragraph::new(words::board::no_deal_played()), area);
    }
    let legend = chart.lines.iter().enumerate().map(|(column, line)| {
        let last = shown.points(line.totals.last().copied().unwrap_or_default());
        Span::styled(
            format!("{} {} {last}   ", marker(shown, column), line.player),
            ink(shown, column),
        )
    });
    let legend = wrapped(legend.collect(), area.width);
    let below = u16::try_from(legend.len()).unwrap_or(1);
    let [plot, below] =
        Layout::vertical([Constraint::Min(3), Constraint::Length(below)]).areas(area);
    frame.render_widget(Paragraph::new(legend), below);
    let all = || chart.lines.iter().flat_map(|line| line.totals.iter().copied());
    let (low, high) = (all().min().unwrap_or_default(), all().max().unwrap_or_default());
    let (foot_text, head_text) = (shown.points(low), shown.points(high));
    let scale = foot_text.chars().count().max(head_text.chars().count()) as u16 + 1;
    let [axis, plot] =
        Layout::horizontal([Constraint::Length(scale), Constraint::Min(3)]).areas(plot);
    frame.render_widget(Paragraph::new(head_text), axis);
    let foot = Rect { y: axis.bottom().saturating_sub(1), height: 1, ..axis };
    frame.render_widget(Paragraph::new(foot_text), foot);
    let (bottom, top) = (height(low), height(high).max(height(low) + 1.0));
    let deals = chart.deals;
    let every = deals.div_ceil(usize::from(plot.width / 3).max(1));
    let canvas = Canvas::default()
        .marker(Marker::Braille)
        .x_bounds([0.0, deals as f64])
        .y_bounds([bottom, top])
        .paint(|context| {
            for (column, line) in chart.lines.iter().enumerate() {
                let color = ink(shown, column).fg.unwrap_or(Color::Reset);
                let points: Vec<(f64, f64)> =
                    line.totals.iter().enumerate().map(|(x, y)| (x as f64, height(*y))).collect();
                // Lines are made of dots that ASCII does not have.
                for pair in points.windows(2).filter(|_| !shown.ascii) {
                    let ((x1, y1), (x2, y2)) = (pair[0], pair[1]);
                    context.draw(&Stroke { x1, y1, x2, y2, color });
                }
            }
            context.layer();
            for (column, line) in chart.lines.iter().enumerate() {
                let marks = line.totals.iter().enumerate();
                for (x, y) in marks.filter(|(x, _)| x % every == 0 || *x == deals) {
                    let mark = Span::styled(marker(shown, column), ink(shown, column));
                    context.print(x as f64, height(*y), mark);
                }
            }
        });
    frame.render_widget(canvas, plot);
}

/// Returns where points stand in the picture: sums are made of points, never of these.
fn height(points: Points) -> f64 {
    points.in_halves() as f64 / 2.0
}

/// Returns pieces in lines that are no wider than the screen.
fn wrapped(pieces: Vec<Span<'static>>, width: u16) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = vec![Line::default()];
    for piece in pieces {
        let last = lines.len() - 1;
        if !lines[last].spans.is_empty()
            && lines[last].width() + piece.width() > usize::from(width) + 3
        {
            lines.push(Line::default());
        }
        let last = lines.len() - 1;
        lines[last].push_span(piece);
    }
    lines
}
