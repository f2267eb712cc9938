//! Pages of text, scrolled; the lines that head a part stay while its others pass below them.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use std::ops::Range;

/// A page in parts with a blank line between them, each as the lines that head it and the others.
#[derive(Debug, Default)]
pub(super) struct Page(pub(super) Vec<[String; 2]>);

impl From<String> for Page {
    fn from(text: String) -> Page {
        Page(vec![[String::new(), text]])
    }
}

impl Page {
    /// How many lines it has.
    pub(super) fn rows(&self) -> usize {
        let lines: usize = self.0.iter().flatten().map(|text| text.lines().count()).sum();
        lines + self.0.len().saturating_sub(1)
    }

    /// Its lines.
    pub(super) fn lines(&self) -> Vec<&str> {
        let mut lines = Vec::new();
        for [head, others] in &self.0 {
            lines.extend((!lines.is_empty()).then_some(""));
            lines.extend(head.lines().chain(others.lines()));
        }
        lines
    }

    /// The lines of its first part below those that head it.
    pub(super) fn first_rows(&self) -> Range<usize> {
        let part = self.0.first().map(|part| part.each_ref().map(|text| text.lines().count()));
        let [head, others] = part.unwrap_or_default();
        head..head + others
    }

    /// Draws it from a line on; from the first one that still fills the area, if that is too far down.
    /// Returns that line, and the areas of the lines drawn, each with its number.
    pub(super) fn draw(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        from: usize,
    ) -> (usize, impl Iterator<Item = (Rect, usize)> + use<>) {
        let height = usize::from(area.height);
        let from = from.min(self.rows().saturating_sub(height));
        let (lines, mut end) = (self.lines(), 0);
        let mut heads = Vec::new();
        for [head, others] in &self.0 {
            let start = if end > 0 { end + 1 } else { 0 };
            let head = start..start + head.lines().count();
            end = head.end + others.lines().count();
            heads.push((head, end));
        }
        let (head, end) =
            heads.into_iter().rfind(|(head, _)| head.start < from).unwrap_or_default();
        // Where there is little room, the last line of a head says most.
        let staying = head.len().min(height / 3);
        let is_above = from + staying >= head.end && from + staying < end;
        let staying = if is_above { staying } else { 0 };
        let below = (from + staying).min(lines.len())..lines.len();
        let shown: Vec<usize> = (head.end - staying..head.end).chain(below).take(height).collect();
        let text: Text<'_> = shown.iter().map(|line| Line::from(lines[*line])).collect();
        frame.render_widget(text, area);
        (from, area.rows().zip(shown))
    }
}
