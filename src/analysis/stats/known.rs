//! How much is known of a game: everything, or its result alone.

use super::game::{StatGame, StatHand};

impl StatGame {
    /// Whether nothing but its result is known.
    pub fn is_result_alone(&self) -> bool {
        self.taken_over && self.deals.is_empty() && !self.places.is_empty()
    }

    /// Whether a player has played in it, as far as is known.
    pub(super) fn was_played_by(&self, player: &str) -> bool {
        let mut people = self.people.iter().enumerate();
        people.any(|(who, name)| name == player && self.has_played(who))
    }

    /// Whether a person, by the index, had a hand in a deal that is over, or a place where only the
    /// result is known.
    pub fn has_played(&self, who: usize) -> bool {
        self.deals.iter().flatten().any(|hand| hand.who == who)
            || (self.is_result_alone() && self.places.iter().any(|place| place.who == who))
    }

    /// Whether the game is over and has a result.
    pub fn is_ranked(&self) -> bool {
        !self.places.is_empty()
    }

    /// Whether another game has the same hands in a deal, counted from 0.
    pub fn has_same_deal(&self, other: &StatGame, deal: usize) -> bool {
        let hand = |game: &StatGame, hand: &StatHand| {
            let bid = hand.bid.map(|bid| (bid.number, bid.word, bid.took));
            (game.people[hand.who].clone(), hand.cards, bid, hand.points)
        };
        let own = self.deals[deal].iter().map(|own| hand(self, own));
        own.eq(other.deals[deal].iter().map(|theirs| hand(other, theirs)))
    }
}
