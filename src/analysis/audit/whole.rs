//! Slips of whole deals and columns: a deal left out or written twice, two deals or two columns swapped, and bids
//! and tricks in each other's columns. Each is undone on a copy of the sheet, which is then audited like any other.

use super::explain::{Explained, explain};
use super::labels::{self, Labels};
use super::model::{MOST_SLIPS, Model};
use super::search::SlipSearch;
use super::slip::{Slip, SlipKind};
use super::undone::Undone;
use crate::analysis::{CellKind, WrittenHand, WrittenRow, WrittenSheet};
use crate::rules::{Points, Ruleset};

/// Slips between distant rows are tried only if at most this many rows look wrong.
const MOST_WRONG_ROWS: usize = 10;

/// How often the possible hands of a cell are worked out, on all sheets with a slip undone together, if the sheet is
/// explained without.
pub(super) const MOST_WORK: usize = 2000;

/// The search for slips on a sheet with a slip undone was too much work.
pub(super) struct TooMuchWork;

/// The explanations of a sheet with at most `slips` slips in all, if any. Notes how many more slips it has at least.
/// `written` is the model of the sheet as it is written; `work` is how often possible hands may still be worked out.
///
/// # Errors
/// It was too much work.
pub(super) fn within(
    undone: &mut Undone,
    written: &Model<'_>,
    slips: u8,
    work: &mut usize,
) -> Result<Option<Explained>, TooMuchWork> {
    let Some(left) = slips.checked_sub(undone.slips.len() as u8) else { return Ok(None) };
    if left < undone.least {
        return Ok(None);
    }
    let model = written.similar(&undone.sheet, undone.missing());
    let mut search = SlipSearch::with_work(&model, &undone.sheet, *work);
    undone.least = search.fewest_slips(left);
    let layers = if left < undone.least { None } else { Some(search.within(left)) };
    *work = work.saturating_sub(search.work());
    match layers {
        Some(Ok(layers)) => Ok(Some(explain(&mut search, &layers, undone))),
        Some(Err(stopped)) if stopped.is_ambiguous => Err(TooMuchWork),
        _ => Ok(None),
    }
}

/// The sheets with one slip of whole deals or columns undone, if they might need no more slips in all than
/// allowed.
pub(super) fn undone(model: &Model<'_>, sheet: &WrittenSheet) -> Vec<Undone> {
    let rules = model.rules;
    let wrong = Wrong::of(model, sheet);
    let unchecked = Labels::of(rules, sheet, &labels::COLUMNS).unchecked;
    let mut ways = Ways { rules, sheet, model, wrong, unchecked, undone: Vec::new() };
    ways.add_missing();
    ways.add_twice();
    ways.add_swapped_deals();
    ways.add_swapped_columns();
    ways.add_bids_for_tricks();

    // The most promising first.
    ways.undone.sort_by_key(|undone| usize::from(undone.least) + undone.slips.len());
    ways.undone
}

/// The rows and hands of a sheet that look wrong on their own.
struct Wrong {
    hands: Vec<Vec<bool>>,
    /// The rows that look wrong, in ascending order.
    rows: Vec<usize>,
}

impl Wrong {
    fn of(model: &Model<'_>, sheet: &WrittenSheet) -> Wrong {
        let mut wrong = Wrong { hands: Vec::new(), rows: Vec::new() };
        for index in 0..sheet.rows.len() {
            let hands = model.check(index).hands.iter().map(|cost| *cost > 0).collect::<Vec<_>>();
            if hands.contains(&true) || !model.may_be_deal(index) {
                wrong.rows.push(index);
            }
            wrong.hands.push(hands);
        }
        wrong
    }

    fn row(&self, row: usize) -> bool {
        self.rows.binary_search(&row).is_ok()
    }

    /// Whether one of two hands in a row looks wrong.
    fn one_of(&self, row: usize, players: [usize; 2]) -> bool {
        self.hands.get(row).is_some_and(|hands| players.iter().any(|player| hands[*player]))
    }
}

struct Ways<'a> {
    rules: &'a Ruleset,
    sheet: &'a WrittenSheet,
    model: &'a Model<'a>,
    wrong: Wrong,
    /// The label columns that are not checked on the sheet as it is written.
    unchecked: Vec<CellKind>,
    undone: Vec<Undone>,
}

impl Ways<'_> {
    fn add(&mut self, sheet: WrittenSheet, rows: Vec<Option<usize>>, slip: Slip) {
        let missing = rows.iter().position(Option::is_none);
        let least = self.model.similar(&sheet, missing).fewest_slips(MOST_SLIPS - 1);
        if least >= MOST_SLIPS {
            return;
        }
        let undone = Undone::new(self.rules, sheet, rows, slip, &self.unchecked);
        if usize::from(least) + undone.slips.len() <= MOST_SLIPS.into() {
            self.undone.push(Undone { least, ..undone });
        }
    }

    /// Adds a sheet of the same rows with other cells.
    fn add_rewritten(&mut self, rows: Vec<WrittenRow>, slip: Slip) {
        let order = (0..rows.len()).map(Some).collect();
        self.add(WrittenSheet { rows, ..self.sheet.clone() }, order, slip);
    }

    fn add_missing(&mut self) {
        for before in 0..self.sheet.rows.len() {
            let wrong_before = self.wrong.rows.iter().filter(|row| **row < before).count();
            if wrong_before >= MOST_SLIPS.into() {
                return;
            }
            let mut sheet = self.sheet.clone();
            let hands = vec![WrittenHand::default(); sheet.players.count()];
            sheet.rows.insert(before, WrittenRow { hands, ..WrittenRow::default() });
            let mut rows: Vec<Option<usize>> = (0..self.sheet.rows.len()).map(Some).collect();
            rows.insert(before, None);
            self.add(sheet, rows, deals(SlipKind::DealMissing, before, before));
        }
    }

    fn add_twice(&mut self) {
        for second in 1..self.sheet.rows.len() {
            let [first_row, second_row] = [&self.sheet.rows[second - 1], &self.sheet.rows[second]];
            if !is_copy(first_row, second_row) {
                continue;
            }
            let mut sheet = self.sheet.clone();
            let removed = sheet.rows.remove(second);
            // If its points were added twice, subtract them from every later total.
            for (player, hand) in removed.hands.iter().enumerate() {
                let before = self.sheet.rows[second - 1].hands[player].cell(CellKind::Total);
                let added =
                    hand.cell(CellKind::Total).unwrap_or_default() - before.unwrap_or_default();
                for row in &mut sheet.rows[second..] {
                    let total = row.hands[player].cell(CellKind::Total);
                    row.hands[player].write(CellKind::Total, total.map(|total| total - added));
                }
            }
            let mut rows: Vec<Option<usize>> = (0..self.sheet.rows.len()).map(Some).collect();
            rows.remove(second);
            self.add(sheet, rows, deals(SlipKind::DealTwice, second, second));
        }
    }

    fn add_swapped_deals(&mut self) {
        for first in 0..self.sheet.rows.len() {
            for second in first + 1..self.sheet.rows.len() {
                let is_near = second == first + 1;
                let may_be_far = self.wrong.rows.len() <= MOST_WRONG_ROWS
                    && self.wrong.row(first)
                    && (self.wrong.row(second) || self.wrong.row(second + 1));
                if !is_near && !may_be_far {
                    continue;
                }
                let slip = deals(SlipKind::DealsSwapped, first, second);
                let mut sheet = self.sheet.clone();
                sheet.rows.swap(first, second);
                let mut rows: Vec<Option<usize>> = (0..sheet.rows.len()).map(Some).collect();
                rows.swap(first, second);
                // The totals may also run on in the order in which the deals are written.
                if is_near {
                    let mut added_up = sheet.clone();
                    self.add_up_as_written(&mut added_up.rows, first);
                    self.add(added_up, rows.clone(), slip);
                }
                self.add(sheet, rows, slip);
            }
        }
    }

    /// Gives two swapped deals, the first in row `first`, the totals that they would have had.
    fn add_up_as_written(&self, rows: &mut [WrittenRow], first: usize) {
        for player in 0..self.sheet.players.count() {
            let total = |row: usize| self.sheet.rows[row].hands[player].cell(CellKind::Total);
            let before = match first.checked_sub(1) {
                Some(row) => total(row),
                None => Some(Points::ZERO),
            };
            let middle = match (before, total(first), total(first + 1)) {
                (Some(before), Some(middle), Some(after)) => Some(before + after - middle),
                _ => None,
            };
            rows[first].hands[player].write(CellKind::Total, middle);
            rows[first + 1].hands[player].write(CellKind::Total, total(first + 1));
        }
    }

    fn add_swapped_columns(&mut self) {
        let players = self.sheet.players.count();
        let rows = self.sheet.rows.len();
        for player in 0..players {
            for other in player + 1..players {
                let pair = [player, other];
                let wrong: Vec<usize> =
                    (0..=rows).map(|row| self.wrong_after_swap(pair, row)).collect();
                for from in 0..rows {
                    for next in from + 1..=rows {
                        // The totals jump in the first row of a swap, and again in the row after its last.
                        let shows = [from, next].map(|row| self.wrong.one_of(row, pair));
                        if shows.contains(&true) && wrong[from] + wrong[next] < 2 {
                            self.add_swapped(pair, from, next - 1);
                        }
                    }
                }
            }
        }
    }

    /// How many of the hands of two columns are wrong in a row if the columns change places before it.
    fn wrong_after_swap(&self, pair: [usize; 2], row: usize) -> usize {
        let Some(written) = self.sheet.rows.get(row) else { return 0 };
        let mut wrong = 0;
        for (player, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
            // The cells are those of the other, and the total before is the player's own.
            let cells = &written.hands[other];
            let before = match row.checked_sub(1) {
                Some(row) => self.sheet.rows[row].hands[player].cell(CellKind::Total),
                None => Some(Points::ZERO),
            };
            let ruling = cells.cell(CellKind::Ruling).unwrap_or_default();
            let total = cells.cell(CellKind::Total);
            let growth = before.and_then(|before| Some(total? - before - ruling));
            wrong += usize::from(!self.model.can_be(row, cells, growth));
        }
        wrong
    }

    fn add_swapped(&mut self, [player, other]: [usize; 2], from: usize, until: usize) {
        let mut rows = self.sheet.rows.clone();
        for row in &mut rows[from..=until] {
            row.hands.swap(player, other);
        }
        if rows == self.sheet.rows {
            return;
        }
        let seats: Vec<_> = self.sheet.players.seats().collect();
        let slip = Slip {
            player: Some(seats[player]),
            with: Some(seats[other]),
            ..deals(SlipKind::ColumnsSwapped, from, until)
        };
        self.add_rewritten(rows, slip);
    }

    fn add_bids_for_tricks(&mut self) {
        let mut ranges = Vec::new();
        if self.wrong.rows.len() <= MOST_WRONG_ROWS {
            for (index, from) in self.wrong.rows.iter().enumerate() {
                ranges.extend(self.wrong.rows[index..].iter().map(|until| (*from, *until)));
            }
        } else {
            ranges.push((self.wrong.rows[0], self.wrong.rows[self.wrong.rows.len() - 1]));
        }
        for (from, until) in ranges {
            let mut rows = self.sheet.rows.clone();
            for hand in rows[from..=until].iter_mut().flat_map(|row| &mut row.hands) {
                let bid = hand.cell(CellKind::Bid);
                let took = hand.cell(CellKind::Took);
                hand.write(CellKind::Bid, took);
                hand.write(CellKind::Took, bid);
            }
            let has_both =
                self.sheet.rows[from..=until].iter().flat_map(|row| &row.hands).any(|hand| {
                    hand.cell(CellKind::Bid).is_some() && hand.cell(CellKind::Took).is_some()
                });
            if has_both {
                self.add_rewritten(rows, deals(SlipKind::BidsForTricks, from, until));
            }
        }
    }
}

/// A slip of these deals as a whole, from 0.
fn deals(kind: SlipKind, from: usize, until: usize) -> Slip {
    let until = if until == from { None } else { Some(until + 1) };
    Slip { until, ..Slip::of_row(from + 1, CellKind::Deal, kind) }
}

/// Whether a row may be the one before it, written again.
fn is_copy(first: &WrittenRow, second: &WrittenRow) -> bool {
    let mut has_cells = false;
    let mut has_same_totals = true;
    for (one, other) in first.hands.iter().zip(&second.hands) {
        for cell in [CellKind::Bid, CellKind::Took, CellKind::Points] {
            if one.cell(cell) != other.cell(cell) {
                return false;
            }
            has_cells |= one.cell(cell).is_some();
        }
        has_same_totals &= one.cell(CellKind::Total) == other.cell(CellKind::Total);
    }
    (has_cells || has_same_totals) && first.mark == second.mark
}
