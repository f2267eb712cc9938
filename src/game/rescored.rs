//! A game scored again by other rules.

use super::{Deal, Game, postings};
use crate::rules::Ruleset;
use std::sync::Arc;

impl Game {
    /// The game as other rules score it: what was dealt, bid, taken, counted and ruled stays as it was,
    /// whether or not it would have been legal by them.
    #[must_use]
    pub fn rescored(&self, rules: Ruleset) -> Game {
        let mut game = self.clone();
        Arc::make_mut(&mut game.setup).rules = rules;
        let target = game.setup.rules.bid_target();
        for index in 0..game.deals.len() {
            let deal: &mut Deal = Arc::make_mut(&mut game.deals[index]);
            deal.plan.target = target;
            let (number, is_over) = (Some(deal.plan.number), deal.is_over());
            if is_over {
                let ruled = self.rulings.iter().filter(|ruling| ruling.deal == number);
                let own = postings::of(&game.setup, &game.deals[..=index]);
                let all = own.into_iter().chain(ruled.flat_map(postings::of_ruling)).collect();
                Arc::make_mut(&mut game.deals[index]).postings = all;
                game.add_up(index);
            }
        }
        game
    }
}
