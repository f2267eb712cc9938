//! What the board shows, and what a key or a click asks for.

use super::fixing::DealPart;
use super::search::Direction;
use super::typed::AfterGame;
use crate::desk::Request;
use crate::history::Correction;
use crate::terminal::drafts::Draft;
use ratatui::crossterm::event::KeyCode;

/// What is on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum View {
    /// What is due, and the input.
    #[default]
    Table,
    /// The whole sheet.
    Sheet,
    /// A deal of the sheet, by its number.
    Deal(usize),
    /// The totals in large type, with their chart if there is room.
    Score,
    /// The chart of the running totals.
    Chart,
    /// Everything recorded.
    Log,
}

/// The views in the order in which `*` goes through them, each with its own key.
pub(super) const ROUND: [(View, char); 5] = [
    (View::Table, 't'),
    (View::Sheet, 's'),
    (View::Score, 'b'),
    (View::Chart, 'c'),
    (View::Log, 'l'),
];

/// What to do after a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Draw the new state.
    Draw,
    Record(Request),
    /// Judge a request, and take back the last key if it is refused.
    Try(Request),
    /// Clear the screen and draw everything again.
    Redraw,
    Suspend,
    /// Go to another match of the search.
    Find(Direction),
    /// Take over the terminal again, after the program was stopped and continued.
    Retake,
    /// Do what was chosen after the game.
    AfterGame(AfterGame),
    Leave,
}

/// What a click stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Click {
    /// A key.
    Key(KeyCode),
    /// A number, which replaces an incomplete one.
    Number(usize),
}

/// How far the correction of the deal on the screen has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum FixStage {
    /// None has been begun.
    #[default]
    None,
    /// A part of the deal is being typed with digits.
    Part(DealPart),
    /// A line of words is being typed.
    Words(String),
    /// The correction is complete, and a preview of it is shown; with what was typed.
    Preview(Correction, Draft),
}

/// The view that a key shows.
pub(super) fn view_of_key(sign: char) -> Option<View> {
    ROUND.iter().find(|(_, key)| *key == sign).map(|(view, _)| *view)
}

/// The new scroll position of a page after a key; `None` if the key does not scroll.
pub(super) fn scrolled(from: usize, key: KeyCode) -> Option<usize> {
    const PAGE: usize = 10;
    Some(match key {
        KeyCode::Home | KeyCode::Char('g') => 0,
        KeyCode::End | KeyCode::Char('G') => usize::MAX,
        KeyCode::Up | KeyCode::Char('-' | 'k') => from.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('+' | 'j') => from.saturating_add(1),
        KeyCode::PageUp => from.saturating_sub(PAGE),
        KeyCode::PageDown => from.saturating_add(PAGE),
        _ => return None,
    })
}
