//! The cells of each player in a deal, as the full sheet shows them.

use super::{Cell, Column, Counts, HandScore, Ink, OpenDeal, PlayedDeal, Points, Sheet};

/// Stands where a player has nothing in a deal: the dead hand, or tricks not yet taken.
pub(super) const NOTHING: &str = "–";

/// Returns the columns of a hand.
pub(super) fn columns(sheet: &Sheet) -> Vec<Column> {
    let sign = Column::NUMBERS.told("result");
    let mut columns = match sheet.counts {
        Counts::Hands => vec![Column::NUMBERS.labelled("bid/took", "b/t"), sign.remarks()],
        Counts::Contracts => vec![Column::WORDS.told("result")],
        Counts::Tricks => vec![Column::NUMBERS.labelled("took", "t"), sign.remarks()],
    };
    columns.push(Column::NUMBERS.labelled("points", "pts"));
    if sheet.bonuses {
        columns.push(Column::NUMBERS.labelled("bonus", "+"));
    }
    columns.push(Column::NUMBERS.labelled("total", "tot"));
    columns
}

/// Returns every player's cells in a deal played out, in column order.
pub(super) fn in_played(sheet: &Sheet, deal: &PlayedDeal) -> Vec<Vec<Cell>> {
    let columns = sheet.players.iter().zip(&deal.totals);
    columns
        .map(|(player, total)| match deal.hand(player) {
            Some(hand) => played(sheet, deal, hand),
            None => dead(sheet, *total),
        })
        .collect()
}

/// Returns every player's cells in the deal in progress, in column order.
pub(super) fn in_open(sheet: &Sheet, deal: &OpenDeal) -> Vec<Vec<Cell>> {
    let columns = sheet.players.iter().enumerate();
    columns
        .map(|(column, player)| match deal.bid(player) {
            None if deal.sits_out(player) => dead(sheet, sheet.total(column)),
            bid => open(sheet, bid),
        })
        .collect()
}

/// Returns the cells of a hand played out.
fn played(sheet: &Sheet, deal: &PlayedDeal, hand: &HandScore) -> Vec<Cell> {
    let (ink, sign) = if hand.made { (Ink::Made, "✓") } else { (Ink::Missed, "✗") };
    let took = hand.took.unwrap_or_default();
    let mut cells = match sheet.counts {
        Counts::Hands => {
            let bid = hand.bid.unwrap_or_default();
            vec![Cell::new(format!("{bid}/{took}"), ink), Cell::new(sign, ink)]
        }
        Counts::Tricks => {
            vec![Cell::new(took, ink), Cell::new(if hand.made { "✓" } else { "" }, ink)]
        }
        // Only those who played the contract made or missed it.
        Counts::Contracts if deal.head.declares(&hand.player) => vec![Cell::new(sign, ink)],
        Counts::Contracts => vec![Cell::empty()],
    };
    cells.push(Cell::plain(signed(hand.points)));
    if sheet.bonuses {
        cells.push(bonus(hand.bonus));
    }
    cells.push(Cell::new(hand.total, Ink::Total));
    cells
}

/// Returns the cell of what a run earned or cost; empty where none ended.
pub(super) fn bonus(bonus: Points) -> Cell {
    match bonus {
        Points::ZERO => Cell::empty(),
        bonus => Cell::new(signed(bonus), Ink::Bonus),
    }
}

/// Returns the cells of the dead hand, whose total stays what it was.
fn dead(sheet: &Sheet, total: Points) -> Vec<Cell> {
    let mut cells = vec![Cell::empty(); columns(sheet).len()];
    let last = cells.len() - 1;
    cells[0] = Cell::new(NOTHING, Ink::Dim);
    cells[last] = Cell::new(total, Ink::Dim);
    cells
}

/// Returns the cells of a bid whose deal is still played; none of a player who has not bid.
fn open(sheet: &Sheet, bid: Option<u8>) -> Vec<Cell> {
    let mut cells = vec![Cell::empty(); columns(sheet).len()];
    cells[0] = bid.map_or_else(Cell::empty, |bid| Cell::plain(format!("{bid}/{NOTHING}")));
    cells
}

/// Returns points with their sign, so that they read as a change of the total.
pub(super) fn signed(points: Points) -> String {
    if points > Points::ZERO { format!("+{points}") } else { points.to_string() }
}
