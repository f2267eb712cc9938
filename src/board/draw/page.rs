//! Pages of text that can be longer than the screen.

use super::Shown;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::Paragraph;

/// The keys.
pub(in crate::board) const HELP: &str = "\
The digits of a keypad are enough.

At the table
 digits   a bid for each in turn; the
          player who took a trick; the
          line of a call (0 more lines)
 Enter    end a number; record
 -        take back a key; then undo
 +        redo
 /        the suit turned up
Everywhere
 *        the next view
 .        back
 + -      scroll
In the sheet
 3 Enter  open deal 3; a digit then
          corrects a part of it, and f
          takes any fix in words
Letters
 t table  s sheet  b score  c chart
 l log  ? this  u undo  r redo  q leave
Nothing is lost by leaving: all that is
recorded is on the disk.
";

/// Draws the lines of the page that are on the screen.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) {
    let fits = usize::from(area.height);
    let first = shown.board.scroll.min(shown.page.lines().count().saturating_sub(fits));
    let lines: Vec<&str> = shown.page.lines().skip(first).take(fits).collect();
    frame.render_widget(Paragraph::new(lines.join("\n")), area);
}
