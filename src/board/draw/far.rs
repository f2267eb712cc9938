//! Draws what players read from across the table in large type, if there is room below the players: whose
//! turn it is with the sum of the bids, and the totals.

use super::big::{self, DotSize};
use super::score;
use super::shown::Shown;
use crate::output::ascii;
use crate::views::{DealNow, Sheet, TableNow};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};

/// The smallest number of rows for large totals.
const TOTALS: u16 = 10;

/// The rows of the line with whose turn it is, and a blank one.
const TURN: u16 = 5;

/// How many of the rows that nothing else needs go to large type.
pub(super) fn rows(spare: u16, now: &DealNow) -> u16 {
    // The trump comes first, if it is known.
    let mut least = TURN;
    let mut others = 0;
    if now.trump.is_some() {
        least = TOTALS;
        others = (spare / 3).max(9);
    }
    let left = spare.saturating_sub(others);
    if left < least { 0 } else { left }
}

/// Draws whose turn it is and the totals in an area, which may be empty.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    shown: &Shown<'_>,
    table: &TableNow,
    now: &DealNow,
) {
    if area.height < TURN {
        return;
    }
    let has_totals = area.height >= TOTALS && shown.game().played().next().is_some();
    let turn_rows = match (has_totals, area.height) {
        (false, _) => area.height,
        (true, TOTALS..) if area.height >= TOTALS + TURN => (area.height - TOTALS) / 2 + TURN / 2,
        _ => 0,
    };
    let [turn, totals] =
        Layout::vertical([Constraint::Length(turn_rows), Constraint::Fill(1)]).areas(area);

    let below = Rect { y: turn.y + 1, height: turn.height.saturating_sub(1), ..turn };
    for text in texts(table, now) {
        let signs = text.chars().count();
        if let Some(size) = DotSize::fitting(signs, below.width, below.height, shown.look.ascii) {
            let style = Style::new().add_modifier(Modifier::BOLD);
            big::draw(frame, below, &text, size, style, shown.look.ascii);
            break;
        }
    }
    if has_totals {
        let sheet = Sheet::of(shown.history.id().as_str(), shown.game());
        score::totals(frame, totals, shown, &sheet);
    }
}

/// Whose turn it is with the sum of the bids against the cards, or less if that is too long.
fn texts(table: &TableNow, now: &DealNow) -> Vec<String> {
    let sum = now.bid.map_or_else(String::new, |bid| format!("{bid}/{}", now.cards));
    let mut texts = Vec::new();
    if let Some(next) = table.players.iter().find(|player| player.is_next) {
        // The font has only Latin letters without most accents.
        texts.push(format!("{} {sum}", ascii::text(&next.name)).trim_end().to_owned());
    }
    texts.push(sum);
    texts.retain(|text| !text.is_empty());
    texts
}
