//! Pages of text, scrolled; the lines that head a part stay while its others pass below them.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

/// A page in parts with a blank line between them, each as the lines that head it and the others.
#[derive(Debug, Default)]
pub(in crate::board) struct Page(pub(in crate::board) Vec<[String; 2]>);

impl From<String> for Page {
    fn from(text: String) -> Page {
        Page(vec![[String::new(), text]])
    }
}

impl Page {
    /// How many lines it has.
    pub(in crate::board) fn rows(&self) -> usize {
        let lines: usize = self.0.iter().flatten().map(|text| text.lines().count()).sum();
        lines + self.0.len().saturating_sub(1)
    }

    /// Draws it from a line on; from the first one that still fills the area, if that is too far down.
    /// Returns the line.
    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect, from: usize) -> usize {
        let height = usize::from(area.height);
        let from = from.min(self.rows().saturating_sub(height));
        let (mut lines, mut heads) = (Vec::new(), Vec::new());
        for [head, others] in &self.0 {
            lines.extend((!lines.is_empty()).then_some(""));
            let start = lines.len();
            lines.extend(head.lines());
            let head = start..lines.len();
            lines.extend(others.lines());
            heads.push((head, lines.len()));
        }
        let (head, end) =
            heads.into_iter().rfind(|(head, _)| head.start < from).unwrap_or_default();
        // Where there is little room, the last line of a head says most.
        let staying = head.len().min(height / 3);
        let is_above = from + staying >= head.end && from + staying < end;
        let staying = if is_above { staying } else { 0 };
        let head = lines[head.end - staying..head.end].iter();
        let shown = head.chain(&lines[(from + staying).min(lines.len())..]);
        let shown: Text<'_> = shown.take(height).map(|line| Line::from(*line)).collect();
        frame.render_widget(shown, area);
        from
    }
}
