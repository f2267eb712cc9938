//! The runs of deals made, or missed, that may still earn or cost a bonus.

use super::Game;
use crate::cards::Seat;
use crate::rules::{Points, Streak};

/// A player's run that further deals may complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunInProgress {
    /// The player.
    pub seat: Seat,
    /// Whether the deals were made, or missed.
    pub made: bool,
    /// The deals so far, at least 2.
    pub deals: usize,
    /// The deals that complete it.
    pub of: usize,
    /// What it then pays: below zero if it costs points.
    pub points: Points,
}

impl RunInProgress {
    /// The deals that it still needs.
    pub const fn missing(&self) -> usize {
        self.of - self.deals
    }
}

impl Game {
    /// A player's runs so far, one for each promotion in force.
    pub fn streaks(&self, seat: Seat) -> Vec<Streak> {
        let setup = self.setup();
        let rules = setup.rules();
        let mut streaks = setup.runs_before(seat);
        for deal in self.played().filter(|deal| deal.plan.extra.is_none()) {
            if let Some(hand) = deal.hand(seat) {
                let players = deal.plan.players();
                rules.promotions.add(&mut streaks, hand, rules.one_card_deals(), players);
            }
        }
        streaks
    }

    /// The runs in progress: the one nearest completion first, and of equally near ones the one worth most.
    pub fn runs_in_progress(&self) -> Vec<RunInProgress> {
        let mut runs = Vec::new();
        let promotions = &self.setup().rules().promotions;
        if self.current().is_none() || promotions.in_force().next().is_none() {
            return runs;
        }
        let players = self.chairs.len() as u8;
        let columns = self.setup().columns().iter().copied();
        for seat in columns.filter(|seat| self.is_at_table(*seat)) {
            for (scheme, streak) in promotions.in_force().zip(self.streaks(seat)) {
                if streak.length > 1 {
                    runs.push(RunInProgress {
                        seat,
                        made: streak.made,
                        deals: streak.length,
                        // A run may be complete already for the fewer players who are left.
                        of: scheme.length.deals(players).max(streak.length + 1),
                        points: scheme.pays(streak),
                    });
                }
            }
        }
        runs.sort_by_key(|run| (run.missing(), -run.points.in_tenths().abs()));
        runs
    }
}
