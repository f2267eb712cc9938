//! The keys at the bottom: only those that do something now.

use super::help;
use super::shown::Shown;
use crate::board::fixing::{self, DealPart};
use crate::board::form::FormStep;
use crate::board::row::TrickEntry;
use crate::board::typed::Typed;
use crate::board::view::{Effect, FixStage, View};
use crate::desk::Request;
use crate::output::fold_in;
use crate::views::Asked;
use crate::words;
use crate::words::messages;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// The number of rows below which the keys take at most two.
const SHORT: u16 = 15;

/// The number of columns between two keys.
const GAP: u16 = 2;

/// The keys with their descriptions, each with its area relative to the top left of the footer.
pub(super) fn keys(shown: &Shown<'_>, area: Rect) -> Vec<(Rect, String)> {
    // The help lists the keys left out. A line of words being typed is always shown whole.
    let is_short = area.height < SHORT && !matches!(shown.board.fix, FixStage::Words(_));
    let most = if is_short { 2 } else { u16::MAX };
    let mut keys = laid_out(offered(shown, Scrolling::No), shown, area.width, most);
    // The keys that scroll are offered only if the page does not fit without them.
    let rows = area.height.saturating_sub(1 + height(&keys));
    let scrolls = match shown.board.help {
        Some(_) => help::scrolls(area.as_size()),
        None => shown.page.rows() > rows.into(),
    };
    if scrolls {
        keys = laid_out(offered(shown, Scrolling::Yes), shown, area.width, most);
    }
    keys.retain(|(key, _)| key.y < most);
    keys
}

/// The number of rows that keys take.
pub(super) fn height(keys: &[(Rect, String)]) -> u16 {
    keys.last().map_or(0, |(last, _)| last.bottom())
}

/// Whether the page is longer than its area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scrolling {
    No,
    Yes,
}

/// The keys that do something now.
fn offered(shown: &Shown<'_>, scrolling: Scrolling) -> Vec<String> {
    if shown.is_demo {
        return match shown.game().current() {
            Some(_) => vec![messages::BoardKeyAny.say(), messages::BoardKeyLeave.say()],
            None => vec![messages::BoardKeyLeave.say()],
        };
    }
    let mut keys = all(shown);
    keys.retain(|text| is_offered(shown, text, scrolling));
    keys
}

/// Arranges keys in rows, from left to right. The table needs every row, so that keys which the help lists as
/// well are left out rather than give `q` a row of its own, or none.
fn laid_out(
    mut offered: Vec<String>,
    shown: &Shown<'_>,
    width: u16,
    most: u16,
) -> Vec<(Rect, String)> {
    let mut keys = in_rows(&offered, width);
    for sign in ['+', '*', '=', 'e', '!'] {
        let is_alone = keys.len() > 1
            && keys
                .last()
                .is_some_and(|(area, text)| area.x == 0 && key(text) == Some(KeyCode::Char('q')));
        if shown.board.view != View::Table || !is_alone && height(&keys) <= most {
            break;
        }
        offered.retain(|text| key(text) != Some(KeyCode::Char(sign)));
        keys = in_rows(&offered, width);
    }
    keys
}

fn in_rows(offered: &[String], width: u16) -> Vec<(Rect, String)> {
    let mut keys = Vec::new();
    let mut x = 0;
    let mut y = 0;
    for text in offered {
        for line in fold_in(text, width.into(), 0).lines() {
            let columns = line.width() as u16;
            if x > 0 && x + columns > width {
                x = 0;
                y += 1;
            }
            let area = Rect { x, y, width: columns.min(width), height: 1 };
            keys.push((area, line.to_owned()));
            x += columns + GAP;
        }
    }
    keys
}

/// All keys of the view.
fn all(shown: &Shown<'_>) -> Vec<String> {
    let board = shown.board;
    let game = shown.game();
    if board.help.is_some() {
        return words::help_keys();
    }
    if let Some(form) = &board.form {
        return match form.step(game) {
            FormStep::Text { .. } => words::text_keys(),
            step => words::form_keys(matches!(step, FormStep::Preview(_))),
        };
    }
    if let Some(contract) = &board.contract {
        return words::contract_keys(contract.choice(game).act.is_some());
    }
    if let Some(search) = &board.search {
        return if search.is_open { words::search_keys(&search.text) } else { words::found_keys() };
    }

    match (board.view, &board.fix) {
        (View::Table, _) => {
            let undoes = effect(shown, KeyCode::Char('-')) == Some(Effect::Record(Request::Undo));
            let tricks = tricks_key(shown, &board.asked(game));
            words::table_keys(game, &game.due(), undoes, tricks, board.aside)
        }
        (View::Sheet, _) if board.number.is_empty() => words::sheet_keys(),
        (View::Sheet, _) => words::number_keys(&board.number),
        (View::Deal(deal), FixStage::None) => {
            words::deal_keys(fixing::parts(game, deal).iter().map(|part| part.name))
        }
        (_, FixStage::Part(DealPart { asked, typed, .. })) => {
            words::part_keys(tricks_key(shown, asked), *typed == Typed::default())
        }
        (_, FixStage::Words(line)) => words::fix_keys(line),
        (_, FixStage::Preview(..)) => words::preview_keys(),
        (View::Score | View::Chart | View::Log, _) => words::page_keys(),
    }
}

/// If tricks are asked for: the key that types them in the other way.
fn tricks_key(shown: &Shown<'_>, asked: &Asked) -> Option<String> {
    match (asked, shown.board.entry) {
        (Asked::Tricks { .. }, TrickEntry::Numbers) => Some(messages::BoardKeyTrickByTrick.say()),
        (Asked::Tricks { .. }, _) => Some(messages::BoardKeyNumbers.say()),
        _ => None,
    }
}

/// The key with which a description begins.
pub(super) fn key(text: &str) -> Option<KeyCode> {
    let name = text.split(' ').next()?;
    let mut signs = name.chars();
    match (name, signs.next(), signs.next()) {
        ("Enter" | "Entrée", ..) => Some(KeyCode::Enter),
        ("Esc", ..) => Some(KeyCode::Esc),
        (_, Some(sign), None) => Some(KeyCode::Char(sign)),
        _ => None,
    }
}

fn is_offered(shown: &Shown<'_>, text: &str, scrolling: Scrolling) -> bool {
    if text == messages::BoardKeyDigits.say() {
        return ('0'..='9').any(|digit| effect(shown, KeyCode::Char(digit)).is_some());
    }
    match key(text) {
        None => true,
        Some(KeyCode::Char('+' | '-')) if text.starts_with("+ - ") => scrolling == Scrolling::Yes,
        Some(key) => effect(shown, key).is_some(),
    }
}

/// The effect of a key; `None` if it would do nothing, or be refused.
fn effect(shown: &Shown<'_>, key: KeyCode) -> Option<Effect> {
    let mut before = shown.board.clone();
    before.message.clear();
    let mut board = before.clone();
    let effect = board.key(key, shown.game());
    let does_something = match &effect {
        Effect::Draw => board.message.is_empty() && board != before,
        Effect::Record(request) | Effect::Try(request) => {
            request.perform(&mut shown.history.clone(), shown.now).is_ok()
        }
        Effect::Find(direction) => {
            board.find(shown.page, shown.game(), *direction);
            board.message.is_empty() && board.search != before.search
        }
        Effect::Redraw
        | Effect::Suspend
        | Effect::Retake
        | Effect::AfterGame(_)
        | Effect::Leave => true,
    };
    does_something.then_some(effect)
}
