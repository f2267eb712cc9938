//! The keys, in a box over the view.

use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Size};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};

/// The columns of the keys, with a gap on each side.
const COLUMN: u16 = 42;

/// The rows of the box that are not its own lines: its border, and the heading and keys of the board.
const AROUND: u16 = 4;

/// The columns and rows of the keys in the box on a screen, and how many rows are left to scroll to.
fn layout(keys: &str, screen: Size) -> (u16, usize, usize) {
    let room = usize::from(screen.height.saturating_sub(AROUND));
    let all = keys.lines().count();
    let columns = if all > room && screen.width >= 2 * COLUMN + 2 { 2 } else { 1 };
    let rows = all.div_ceil(columns.into());
    (columns, rows, rows.saturating_sub(room))
}

/// How far the keys are scrolled on a screen, if that far is asked for.
pub(in crate::board) fn help_scroll(asked: usize, screen: Size) -> usize {
    asked.min(layout(&messages::BoardHelp.say(), screen).2)
}

/// Whether there are more keys than fit a screen.
pub(super) fn scrolls(screen: Size) -> bool {
    help_scroll(usize::MAX, screen) > 0
}

/// Draws the keys from a row on, with their border only above and below where there is no room.
pub(super) fn draw(frame: &mut Frame<'_>, scroll: usize, ascii: bool) {
    let screen = frame.area();
    let keys = messages::BoardHelp.say();
    let (columns, rows, last) = layout(&keys, screen.as_size());
    let (width, height) = (columns * COLUMN + 2, rows as u16 + 2);
    let [_, middle, _] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(screen);
    let area = middle.centered(Constraint::Max(width), Constraint::Max(height));
    let (borders, gap) = match screen.width < width {
        true => (Borders::TOP | Borders::BOTTOM, 0),
        false => (Borders::ALL, 1),
    };
    let lines = if ascii { ASCII } else { border::PLAIN };
    let block =
        Block::new().borders(borders).border_set(lines).title(messages::BoardHelpTitle.say());
    let block = block
        .padding(Padding::horizontal(gap))
        .title_style(Style::new().add_modifier(Modifier::BOLD));
    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    let across = Layout::horizontal(vec![Constraint::Fill(1); columns.into()]).split(inside);
    let lines: Vec<&str> = keys.lines().collect();
    for (column, lines) in across.iter().zip(lines.chunks(rows)) {
        let text: Text<'_> = lines.iter().copied().map(Line::from).collect();
        frame.render_widget(Paragraph::new(text).scroll((scroll.min(last) as u16, 0)), *column);
    }
}

/// A border without signs that ASCII does not have.
const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
