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
        let deals = std::mem::take(&mut game.deals);
        for mut deal in deals {
            let number = Some(deal.plan.number);
            game.deals.push(Arc::clone(&deal));
            if !deal.is_over() {
                continue;
            }
            let ruled = self.rulings.iter().filter(|ruling| ruling.deal == number);
            let ruled = ruled.flat_map(postings::of_ruling);
            let postings =
                postings::of(&game.setup, &game.deals).into_iter().chain(ruled).collect();
            let scored: &mut Deal = Arc::make_mut(&mut deal);
            scored.postings = postings;
            game.deals.pop();
            game.deals.push(deal);
            game.add_up(game.deals.len() - 1);
        }
        game
    }
}
