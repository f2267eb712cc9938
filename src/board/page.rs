//! Pages of text. When a page is scrolled, the head of the part at the top of the screen stays in view.

use anstream::adapter::strip_str;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span, Text};
use std::ops::Range;

/// A page in parts with a blank line between them. Each part is `[head, body]`.
#[derive(Debug, Default)]
pub(super) struct TextPage(pub(super) Vec<[String; 2]>);

impl From<String> for TextPage {
    fn from(text: String) -> TextPage {
        TextPage(vec![[String::new(), text]])
    }
}

impl TextPage {
    /// The number of lines.
    pub(super) fn rows(&self) -> usize {
        self.lines().len()
    }

    /// The lines without their colours.
    pub(super) fn plain_lines(&self) -> Vec<String> {
        self.lines().into_iter().map(|line| strip_str(line).to_string()).collect()
    }

    /// The lines.
    pub(super) fn lines(&self) -> Vec<&str> {
        let mut lines = Vec::new();
        for [head, body] in &self.0 {
            if !lines.is_empty() {
                lines.push("");
            }
            lines.extend(head.lines().chain(body.lines()));
        }
        lines
    }

    /// The range of lines of the first part's body.
    pub(super) fn first_rows(&self) -> Range<usize> {
        let Some([head, body]) = self.0.first() else { return 0..0 };
        let start = head.lines().count();
        start..start + body.lines().count()
    }

    /// Draws the page from the line `from`, or from an earlier one if the area would not be filled. Returns
    /// the line that it begins with, and the area and index of each line drawn.
    pub(super) fn draw(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        from: usize,
    ) -> (usize, impl Iterator<Item = (Rect, usize)> + use<>) {
        let lines = self.lines();
        let height = usize::from(area.height);
        let from = from.min(lines.len().saturating_sub(height));

        let head = self.head_in_view(from, height / 3);
        let below = (from + head.len()).min(lines.len())..lines.len();
        let shown: Vec<usize> = head.chain(below).take(height).collect();
        let text: Text<'_> = shown.iter().map(|line| painted(lines[*line])).collect();
        frame.render_widget(text, area);
        (from, area.rows().zip(shown))
    }

    /// The lines of the head that stay in view at the top while its body is scrolled to the line `from`:
    /// at most `most`, the last ones, which say most. Empty if the top of the screen shows no body.
    fn head_in_view(&self, from: usize, most: usize) -> Range<usize> {
        let mut start = 0;
        let mut in_view = 0..0;
        for [head, body] in &self.0 {
            if start >= from {
                break;
            }
            let body_start = start + head.lines().count();
            let body_end = body_start + body.lines().count();

            // The head covers `rows` lines, so the body goes on below them.
            let rows = most.min(body_start - start);
            let is_in_body = (body_start..body_end).contains(&(from + rows));
            in_view = if is_in_body { body_start - rows..body_start } else { 0..0 };

            // A blank line comes before the next part, unless nothing has been shown yet.
            start = if body_end > 0 { body_end + 1 } else { 0 };
        }
        in_view
    }
}

/// A line in the colours of `hoyle sheet`.
fn painted(line: &str) -> Line<'_> {
    let mut pieces = line.split("\u{1b}[");
    let mut spans = vec![Span::raw(pieces.next().unwrap_or_default())];
    let mut style = Style::new();
    for piece in pieces {
        let (code, text) = piece.split_once('m').unwrap_or(("0", piece));
        style = match code {
            "1" => style.bold(),
            "2" => style.dim(),
            _ => match code.parse() {
                Ok(color @ 30..=37) => style.fg(Color::Indexed(color - 30)),
                _ => Style::new(),
            },
        };
        spans.push(Span::styled(text, style));
    }
    Line::from(spans)
}
