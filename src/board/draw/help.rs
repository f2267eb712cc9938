//! The list of keys, in a box over the view.

use crate::words::messages;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Size};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};

/// The width of a column of keys.
const COLUMN: u16 = 42;

/// The number of rows taken by the border of the box, and the heading and footer of the board.
const RESERVED_ROWS: u16 = 4;

/// How the keys are arranged on a screen.
struct KeyArrangement {
    columns: u16,
    rows: usize,
    /// The number of rows that do not fit.
    hidden: usize,
}

fn arrangement(keys: &str, screen: Size) -> KeyArrangement {
    let room = usize::from(screen.height.saturating_sub(RESERVED_ROWS));
    let all = keys.lines().count();
    let columns = if all > room && screen.width >= 2 * COLUMN + 2 { 2 } else { 1 };
    let rows = all.div_ceil(columns.into());
    KeyArrangement { columns, rows, hidden: rows.saturating_sub(room) }
}

/// Limits the row to which the keys are scrolled, so that the last rows fill the screen.
pub(in crate::board) fn help_scroll(wanted: usize, screen: Size) -> usize {
    wanted.min(arrangement(&messages::BoardHelp.say(), screen).hidden)
}

/// Whether there are more keys than fit a screen.
pub(super) fn scrolls(screen: Size) -> bool {
    arrangement(&messages::BoardHelp.say(), screen).hidden > 0
}

/// Draws the keys from a row on. On a narrow screen the box has no border at its sides.
pub(super) fn draw(frame: &mut Frame<'_>, scroll: usize, ascii: bool) {
    let screen = frame.area();
    let keys = messages::BoardHelp.say();
    let KeyArrangement { columns, rows, hidden } = arrangement(&keys, screen.as_size());
    let width = columns * COLUMN + 2;
    let height = rows as u16 + 2;
    let [_, middle, _] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(screen);
    let area = middle.centered(Constraint::Max(width), Constraint::Max(height));

    let mut block = Block::new()
        .border_set(if ascii { ASCII } else { border::PLAIN })
        .title(messages::BoardHelpTitle.say())
        .title_style(Style::new().add_modifier(Modifier::BOLD));
    block = if screen.width < width {
        block.borders(Borders::TOP | Borders::BOTTOM)
    } else {
        block.borders(Borders::ALL).padding(Padding::horizontal(1))
    };

    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);

    let scroll = scroll.min(hidden) as u16;
    let column_areas = Layout::horizontal(vec![Constraint::Fill(1); columns.into()]).split(inside);
    let lines: Vec<&str> = keys.lines().collect();
    for (column, lines) in column_areas.iter().zip(lines.chunks(rows)) {
        let text: Text<'_> = lines.iter().copied().map(Line::from).collect();
        frame.render_widget(Paragraph::new(text).scroll((scroll, 0)), *column);
    }
}

/// A border of ASCII signs.
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
