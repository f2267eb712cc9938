//! What a sheet costs at least, so that the search leaves a way as soon as it costs too much: of each column by itself,
//! and of each row.

use super::chain::Chain;
use super::model::{Cost, HALF, SLIP};
use super::search::{SlipSearch, count_before, most_cost};
use std::ops::RangeInclusive;

impl Chain<'_> {
    /// Says whether the first slip of each hand in these rows is counted by the row, not by the column.
    pub(super) fn count_by_row(&mut self, rows: RangeInclusive<usize>, by_row: bool) {
        self.counted[rows.clone()].fill(by_row);
        self.bounds.retain(|(row, _), _| row > rows.end());
        self.find_least();
    }

    /// Finds what the rows from each one on cost at least, judging each hand by itself. A wrong total spoils the next
    /// hand, too.
    pub(super) fn find_least(&mut self) {
        let rows = self.sheet.rows.len();
        self.least_from = vec![0; rows + 3];
        for row in (0..rows).rev() {
            let is_counted = self.counted[row.saturating_sub(1)..=row].contains(&true);
            let own = if is_counted { 0 } else { self.model.check(row).hands[self.player] };
            self.least_from[row] =
                own.saturating_add(self.least_from[row + 2]).max(self.least_from[row + 1]);
        }
    }

    /// The least cost of all rows if it is known to be at most `most`.
    pub(super) fn bound_up_to(&mut self, most: Cost) -> Cost {
        let limits = (0..most).step_by(HALF.into());
        let mut bounds = limits.map(|limit| (self.bound(0, 0, limit), limit));
        bounds.find(|(bound, limit)| bound <= limit).map_or(most, |(bound, _)| bound)
    }

    /// The least cost of the rows from this one on, whatever the other players have; more than `most` if it
    /// costs more. May be too low after much work.
    pub(super) fn bound(&mut self, row: usize, state: u32, most: Cost) -> Cost {
        if row >= self.sheet.rows.len() {
            return 0;
        }
        // A single player has only slips, no breaches, so every cost is a multiple of half a slip.
        let most = most - most % HALF;
        // A slip in the row before may have spoilt this one.
        if self.least_from[row + 1] > most {
            return most + HALF;
        }
        if let Some((least, searched)) = self.bounds.get(&(row, state)).copied()
            && (least <= searched || searched >= most)
        {
            return least.min(searched + HALF).min(most + HALF);
        }

        let mut least = most + HALF;
        let free = if self.counted[row] { SLIP } else { 0 };
        if self.work > self.most_work {
            return self.least_from[row + 1];
        }
        let affordable = most - self.least_from[row + 2];
        // The cheapest hands first: mostly one of them goes on without a slip.
        for limit in [0, SLIP, most] {
            if limit > most {
                continue;
            }
            for mode in self.model.row(row) {
                let hands = self.hands(row, mode, state, limit.min(affordable) + free);
                for hand in hands.iter().filter(|hand| hand.cost <= limit + free) {
                    let cost = hand.cost.saturating_sub(free);
                    if let Some(left) = least.checked_sub(cost + HALF) {
                        least = least.min(cost + self.bound(row + 1, hand.next, left));
                    }
                }
            }
            if least <= limit + HALF {
                break;
            }
        }
        self.bounds.insert((row, state), (least, most));
        least
    }
}

impl SlipSearch<'_> {
    /// The fewest slips that the sheet can have, judging each column and each row by itself; more than `most` if it
    /// has more.
    pub(super) fn fewest_slips(&mut self, most: u8) -> u8 {
        let by_hands = self.model.fewest_slips(most);
        if by_hands > most {
            return by_hands;
        }
        let least = self.least.unwrap_or_else(|| self.count(most_cost(most)));
        least.div_ceil(SLIP) as u8
    }

    /// What the sheet costs at least, judging each column by itself, and then each row; more than `most` if it costs
    /// more.
    fn count(&mut self, most: Cost) -> Cost {
        // All columns for nothing, then all for half a slip, and so on: if the sheet cannot be explained, it mostly
        // shows before one of them is searched at a high cost.
        let mut bounds = vec![0; self.chains.len()];
        let mut sum = self.cards_cost;
        for limit in (0..=most).step_by(HALF.into()) {
            if sum > most || bounds.iter().all(|bound| *bound < limit) {
                break;
            }
            for (bound, chain) in bounds.iter_mut().zip(&mut self.chains) {
                if *bound >= limit {
                    *bound = chain.bound(0, 0, limit);
                }
            }
            sum = bounds.iter().sum::<Cost>() + self.cards_cost;
        }
        if sum <= most {
            sum = self.count_rows(&mut bounds, sum);
            self.least = Some(sum);
        }
        sum
    }

    /// Counts a slip for each row that cannot be right and the row before it, in place of what the columns count in them,
    /// if that is less. `bounds` is what the columns count, and `sum` all that is counted.
    fn count_rows(&mut self, bounds: &mut Vec<Cost>, mut sum: Cost) -> Cost {
        let mut next = self.sheet.rows.len();
        for row in (0..self.sheet.rows.len()).rev() {
            if row >= next || !self.model.check(row).is_wrong {
                continue;
            }
            let rows = row.saturating_sub(1)..=row;
            let mut lower = Vec::new();
            for (bound, chain) in bounds.iter().zip(&mut self.chains) {
                chain.count_by_row(rows.clone(), true);
                lower.push(chain.bound_up_to(*bound));
            }
            let with_row = sum - bounds.iter().sum::<Cost>() + lower.iter().sum::<Cost>() + SLIP;
            if with_row > sum {
                sum = with_row;
                *bounds = lower;
                next = *rows.start();
                count_before(next, &mut self.besides);
            } else {
                for chain in &mut self.chains {
                    chain.count_by_row(rows.clone(), false);
                }
            }
        }
        sum
    }
}
