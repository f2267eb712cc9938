//! A game scored again by other rules.

use super::Game;
use crate::rules::Ruleset;
use std::sync::Arc;

impl Game {
    /// The game as other rules score it: what was dealt, bid, taken, counted and ruled stays as it was,
    /// whether or not it would have been legal by them.
    #[must_use]
    pub fn rescored(&self, rules: Ruleset) -> Game {
        let mut game = self.clone();
        Arc::make_mut(&mut game.setup).rules = Arc::new(rules);
        let target = game.setup.rules.bid_target();
        for index in game.setup.deals_before()..game.deals.len() {
            let deal = Arc::make_mut(&mut game.deals[index]);
            deal.plan.target = target;
            if deal.is_over() {
                game.post(index);
            }
        }
        game
    }
}
