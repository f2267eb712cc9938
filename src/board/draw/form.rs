//! Draws the form for an act of the table: what has been entered, the ruling or what would be recorded, and the
//! choices.

use super::shown::{Shown, folded};
use crate::board::form::{FormLine, FormStep, TableForm, refused};
use crate::board::typed::ON_A_PAGE;
use crate::board::view::Click;
use crate::output::fold_in;
use crate::terminal::games;
use crate::words::{self, messages};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

/// Draws a form over the table.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, shown: &Shown<'_>, form: &TableForm) {
    let game = shown.game();
    let mut text = folded(&form.question(game), area.width);
    let mut clicks = Vec::new();
    if let Some(Ok(ruling)) = form.ruling(game) {
        text.extend(folded(&ruling.lines(game), area.width));
    }
    match form.step(game) {
        FormStep::Lines(lines) => {
            // The lines above the choices do not react to clicks.
            clicks.resize(text.lines.len(), None);
            let pieces = choices(&lines, form.line, area.width);
            let room = usize::from(area.height).saturating_sub(text.lines.len() + pieces.len());
            let others = later(&lines, form.line, area.width).into_iter().take(room);
            for (line, click) in pieces.into_iter().chain(others) {
                text.lines.push(line);
                clicks.push(Some(click));
            }
        }
        FormStep::Preview(Ok(request)) => {
            let preview = games::rehearsed(shown.history, &request, shown.now, &|_| None);
            let lines = preview.unwrap_or_else(|failure| failure.lines(&|_| None));
            text.extend(folded(&lines, area.width));
        }
        FormStep::Preview(Err(error)) => text.extend(folded(&refused(error), area.width)),
        FormStep::Number(numbers) => {
            if let [least, .., most] = *numbers {
                let range = messages::LawsFactRange { least, most }.say();
                text.extend(folded(&[range], area.width));
            }
        }
        FormStep::Text { .. } => {}
    }
    for (row, click) in area.rows().zip(clicks) {
        shown.note(row, click);
    }
    frame.render_widget(text, area);
}

/// A page of lines to choose from, each after its digit; the one that Enter chooses is reversed. A line that
/// cannot be chosen now says why, if there is room.
fn choices(lines: &[FormLine], at: usize, width: u16) -> Vec<(Line<'static>, Click)> {
    let mut pieces = Vec::new();
    let first = at / ON_A_PAGE * ON_A_PAGE;
    for (index, line) in lines.iter().enumerate().skip(first).take(ON_A_PAGE) {
        let digit = index - first + 1;
        let mut style = Style::new();
        if index == at {
            style = style.add_modifier(Modifier::REVERSED);
        }
        if line.refusal.is_some() {
            style = style.add_modifier(Modifier::DIM);
        }
        let choice = keyed(&digit.to_string(), line, width);
        for part in fold_in(&choice, width.into(), 2).lines() {
            pieces.push((Line::styled(part.to_owned(), style), Click::Number(index)));
        }
    }
    let pages = lines.len().div_ceil(ON_A_PAGE);
    if pages > 1 {
        let page = first / ON_A_PAGE + 1;
        let more = format!("0 {}", messages::BoardChoiceMore { page, pages }.say());
        pieces.push((more.into(), Click::Key(KeyCode::Char('0'))));
    }
    pieces
}

/// The lines of the pages that follow, each after the keys that choose it.
fn later(lines: &[FormLine], at: usize, width: u16) -> Vec<(Line<'static>, Click)> {
    let mut pieces = Vec::new();
    let page = at / ON_A_PAGE;
    for (index, line) in lines.iter().enumerate().skip((page + 1) * ON_A_PAGE) {
        let mut keys = "0".repeat(index / ON_A_PAGE - page);
        keys += &(index % ON_A_PAGE + 1).to_string();
        for part in fold_in(&keyed(&keys, line, width), width.into(), 3).lines() {
            let dim = Style::new().add_modifier(Modifier::DIM);
            pieces.push((Line::styled(part.to_owned(), dim), Click::Number(index)));
        }
    }
    pieces
}

/// A line after its keys. If it cannot be chosen now it says why, or only that, if there is no room.
fn keyed(keys: &str, line: &FormLine, width: u16) -> String {
    let choice = format!("{keys} {}", line.label);
    let Some(refusal) = &line.refusal else { return choice };
    let explained = words::labelled(&choice, refusal);
    if explained.width() <= usize::from(width) {
        explained
    } else {
        format!("{keys} {}", messages::TableActNotNow { act: &line.label }.say())
    }
}
