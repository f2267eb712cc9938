//! The board on the screen: a heading, the view, what was said last, and the keys that mean something.

mod chart;
mod page;
mod score;
mod table;

use crate::board::state::{Board, View};
use crate::history::History;
use crate::output::ascii;
use crate::views::{Points, Sheet};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;

/// The smallest screen that everything fits.
const SMALLEST: (u16, u16) = (40, 15);

/// What there is to show.
pub(super) struct Shown<'a> {
    pub(super) board: &'a Board,
    pub(super) history: &'a History,
    /// The text of the view, if it is a page.
    pub(super) page: &'a str,
    pub(super) color: bool,
    /// Whether there are no signs but ASCII.
    pub(super) ascii: bool,
}

impl Shown<'_> {
    /// Returns points in the signs that the terminal has.
    fn points(&self, points: Points) -> String {
        let told = points.to_string();
        if self.ascii { ascii::text(&told) } else { told }
    }

    /// Returns a colour, where there may be any.
    fn ink(&self, color: Color) -> Style {
        if self.color { Style::new().fg(color) } else { Style::new() }
    }
}

/// Returns how many lines a view has that can be longer than the screen.
pub(super) fn page_lines(view: View, page: &str) -> usize {
    if view == View::Help { page::HELP.lines().count() } else { page.lines().count() }
}

/// Returns how many lines of a page are on the screen, if nothing else is said.
pub(super) fn rows(screen: Size) -> usize {
    usize::from(screen.height).saturating_sub(2)
}

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, shown: &Shown<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let told = format!("The board needs {} columns and {} rows.", SMALLEST.0, SMALLEST.1);
        let lines = folded(&[told, "ctrl-C leaves.".into()], area.width);
        return frame.render_widget(Paragraph::new(lines), area);
    }
    let keys = folded(&[keys(shown)], area.width);
    let mut said = folded(&shown.board.said, area.width);
    // The table stays whole; of a page there is always more to scroll to.
    let left = usize::from(area.height).saturating_sub(keys.lines.len() + 1);
    let most = match shown.board.view {
        View::Table => left.saturating_sub(table::rows(shown, area.width)).max(2),
        _ => left / 2,
    };
    if said.lines.len() > most {
        said.lines.truncate(most);
        said.lines[most - 1].push_span(" …");
    }
    let told = u16::try_from(said.lines.len()).unwrap_or(0);
    let under = u16::try_from(keys.lines.len()).unwrap_or(1);
    let rooms = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(told),
        Constraint::Length(under),
    ]);
    let [top, view, bottom, under] = rooms.areas(area);
    let heading = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
    frame.render_widget(Paragraph::new(heading_of(shown)).style(heading), top);
    draw_view(frame, view, shown);
    let said = Paragraph::new(said).style(shown.ink(Color::Cyan).add_modifier(Modifier::BOLD));
    frame.render_widget(said, bottom);
    let keys = Paragraph::new(keys).style(Style::new().add_modifier(Modifier::REVERSED));
    frame.render_widget(keys, under);
    if shown.ascii {
        in_ascii(frame.buffer_mut());
    }
}

/// Puts a sign of ASCII in the place of each of ours; a cell takes one.
fn in_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let sign = ascii::text(cell.symbol()).chars().next();
        if let Some(sign) = sign.filter(|sign| !cell.symbol().starts_with(*sign)) {
            cell.set_char(sign);
        }
    }
}

fn draw_view(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>) {
    let sheet = || Sheet::of(shown.history.id().as_str(), shown.history.game());
    match shown.board.view {
        View::Table => table::draw(frame, area, shown),
        View::Score => score::draw(frame, area, shown, &sheet()),
        View::Chart => chart::draw(frame, area, shown, &sheet().chart()),
        View::Deal(_) if shown.board.mend.as_ref().is_some_and(|mend| mend.words.is_none()) => {
            table::draw_mend(frame, area, shown);
        }
        View::Sheet | View::Deal(_) | View::Log => page::draw(frame, area, shown, shown.page),
        View::Help => page::draw(frame, area, shown, page::HELP),
    }
}

fn heading_of(shown: &Shown<'_>) -> String {
    let title = &shown.history.setup().rules().title;
    let view = match shown.board.view {
        View::Table => "table".to_owned(),
        View::Sheet => "sheet".into(),
        View::Deal(deal) => format!("deal {deal}"),
        View::Score => "score".into(),
        View::Chart => "chart".into(),
        View::Log => "log".into(),
        View::Help => "help".into(),
    };
    format!("{view} · {title} · {}", shown.history.id())
}

/// Returns the keys that mean something now.
fn keys(shown: &Shown<'_>) -> String {
    let board = shown.board;
    let own = match (board.view, &board.line, &board.mend) {
        (_, Some(line), _) => return format!("fix: {line}_   Enter shows it   Esc back"),
        (View::Table, ..) => {
            let turn = if shown.history.game().trump_may_be_recorded() { "   / trump" } else { "" };
            return format!(
                "digits   Enter records   - back, undo   + redo{turn}   * view   ? keys"
            );
        }
        (View::Sheet, ..) if board.number.is_empty() => "+ - scroll   number Enter opens a deal",
        (View::Sheet, ..) => return format!("deal {}_   Enter opens it   . back", board.number),
        (View::Deal(_), _, Some(mend)) if mend.words.is_some() => {
            "Enter records it as shown   + - scroll   . back"
        }
        (View::Deal(_), _, Some(_)) => "digits   Enter shows what changes   - . back",
        (View::Deal(deal), ..) => {
            let game = shown.history.game();
            let dealt = game.deals().find(|it| it.plan().number == deal);
            let all = dealt.map(|it| super::asked::mendable(game, it)).unwrap_or_default();
            let named = all.iter().enumerate();
            let named: Vec<String> =
                named.map(|(index, it)| format!("{} {}", index + 1, it.label)).collect();
            return format!("mend: {}, f in words   + - scroll   . back", named.join(", "));
        }
        (View::Help, ..) => "0 leave   + - scroll",
        (View::Score | View::Chart, ..) => "",
        (View::Log, ..) => "+ - scroll",
    };
    let gap = if own.is_empty() { "" } else { "   " };
    format!("{own}{gap}* view   . table   q leave")
}

/// Returns paragraphs folded at word ends.
fn folded(paragraphs: &[String], width: u16) -> Text<'static> {
    let lines = paragraphs.iter().flat_map(|paragraph| {
        let folded = crate::output::fold::fold_in(paragraph, usize::from(width), 0);
        folded.lines().map(str::to_owned).collect::<Vec<String>>()
    });
    lines.map(Line::from).collect::<Vec<Line<'_>>>().into()
}
