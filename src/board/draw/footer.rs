//! The keys at the bottom: those that do something now, and no others.

use super::{Shown, help};
use crate::board::fixing::{self, Part};
use crate::board::state::{Effect, Fix, View};
use crate::board::typed::Typed;
use crate::desk::Request;
use crate::output::fold_in;
use crate::views::Asked;
use crate::words;
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// The rows below which the keys take two at most.
const SHORT: u16 = 15;

/// The columns between two keys.
const GAP: u16 = 2;

/// The keys with what they do, each where it stands from the top left of the footer of an area.
pub(super) fn keys(shown: &Shown<'_>, area: Rect) -> Vec<(Rect, String)> {
    let still = laid_out(shown, area.width, false);
    let rows = area.height.saturating_sub(1 + height(&still));
    // The key that scrolls is offered only where there is more than fits without it.
    let scrolls = match shown.board.help {
        Some(_) => help::scrolls(area.as_size()),
        None => shown.page.rows() > rows.into(),
    };
    let mut keys = if scrolls { laid_out(shown, area.width, true) } else { still };
    // The help has the others; of a line being typed all is shown.
    if area.height < SHORT && !matches!(shown.board.fix, Fix::Words(_)) {
        keys.retain(|(key, _)| key.y < 2);
    }
    keys
}

/// How many rows keys take.
pub(super) fn height(keys: &[(Rect, String)]) -> u16 {
    keys.last().map_or(0, |(last, _)| last.bottom())
}

fn laid_out(shown: &Shown<'_>, width: u16, scrolls: bool) -> Vec<(Rect, String)> {
    let (mut x, mut y) = (0, 0);
    let place = |text: String| {
        let columns = text.width() as u16;
        if x > 0 && x + columns > width {
            (x, y) = (0, y + 1);
        }
        let area = Rect { x, y, width: columns.min(width), height: 1 };
        x += columns + GAP;
        (area, text)
    };
    let offered: Vec<String> = match shown.is_demo {
        true if shown.game().current().is_none() => vec![messages::BoardKeyLeave.say()],
        true => vec![messages::BoardKeyAny.say(), messages::BoardKeyLeave.say()],
        false => all(shown).into_iter().filter(|text| is_offered(shown, text, scrolls)).collect(),
    };
    let fold = |text: String| {
        let folded = fold_in(&text, width.into(), 0);
        folded.lines().map(String::from).collect::<Vec<_>>()
    };
    let mut keys: Vec<(Rect, String)> = offered.into_iter().flat_map(fold).map(place).collect();
    // At the table every row counts: leaving takes none of its own.
    let is_below = |(at, text): &(Rect, String)| at.x == 0 && key(text) == Some(KeyCode::Char('q'));
    if shown.board.view == View::Table && keys.len() > 1 && keys.last().is_some_and(is_below) {
        keys.pop();
    }
    keys
}

/// The keys of the view.
fn all(shown: &Shown<'_>) -> Vec<String> {
    let (board, game) = (shown.board, shown.game());
    let by_number = |asked| matches!(asked, Asked::Tricks { .. }).then_some(board.by_number);
    if let (Some((search, is_typed)), None) = (&board.search, board.help) {
        return if *is_typed { words::search_keys(&search.text) } else { words::found_keys() };
    }
    match (board.view, &board.fix) {
        _ if board.help.is_some() => words::help_keys(),
        (View::Table, _) => {
            let undoes = effect(shown, KeyCode::Char('-')) == Some(Effect::Record(Request::Undo));
            let by_number = by_number(board.asked(game));
            words::table_keys(game, &game.due(), undoes, by_number, board.aside)
        }
        (View::Sheet, _) if board.number.is_empty() => words::sheet_keys(),
        (View::Sheet, _) => words::number_keys(&board.number),
        (View::Deal(deal), Fix::None) => {
            words::deal_keys(fixing::parts(game, deal).iter().map(|part| part.name))
        }
        (_, Fix::Part(Part { asked, typed, .. })) => {
            words::part_keys(by_number(asked.clone()), *typed == Typed::default())
        }
        (_, Fix::Words(line)) => words::fix_keys(line),
        (_, Fix::Preview(_)) => words::preview_keys(),
        (View::Score | View::Chart | View::Log, _) => words::page_keys(),
    }
}

/// The key that a text begins with.
pub(super) fn key(text: &str) -> Option<KeyCode> {
    let name = text.split(' ').next()?;
    let mut signs = name.chars();
    match (name, signs.next(), signs.next()) {
        ("Enter", ..) => Some(KeyCode::Enter),
        ("Esc", ..) => Some(KeyCode::Esc),
        (_, Some(sign), None) => Some(KeyCode::Char(sign)),
        _ => None,
    }
}

fn is_offered(shown: &Shown<'_>, text: &str, scrolls: bool) -> bool {
    match (text, key(text)) {
        _ if text == messages::BoardKeyDigits.say() => {
            ('0'..='9').any(|digit| effect(shown, KeyCode::Char(digit)).is_some())
        }
        (_, None) => true,
        (_, Some(KeyCode::Char('+' | '-'))) if text.starts_with("+ - ") => scrolls,
        // While a number may go on, Enter only ends it.
        (_, Some(KeyCode::Enter)) if is_waiting(shown) => false,
        (_, Some(key)) => effect(shown, key).is_some(),
    }
}

/// Whether a digit is typed that may begin a longer number.
fn is_waiting(shown: &Shown<'_>) -> bool {
    match (shown.board.view, &shown.board.fix) {
        (View::Table, _) => !shown.board.typed.digits.is_empty(),
        (_, Fix::Part(part)) => !part.typed.digits.is_empty(),
        _ => false,
    }
}

/// What a key does; `None` if it does nothing, or would be refused.
fn effect(shown: &Shown<'_>, key: KeyCode) -> Option<Effect> {
    let mut before = shown.board.clone();
    before.message.clear();
    let mut board = before.clone();
    let effect = board.key(key, shown.game());
    let does = match &effect {
        Effect::Draw => board.message.is_empty() && board != before,
        Effect::Record(request) | Effect::Try(request) => {
            request.perform(&mut shown.history.clone(), shown.now).is_ok()
        }
        Effect::Find { back } => {
            board.find(shown.page, shown.game(), *back);
            board.message.is_empty() && board.search != before.search
        }
        Effect::Redraw | Effect::Suspend | Effect::Retake | Effect::Next(_) | Effect::Leave => true,
    };
    does.then_some(effect)
}
