//! A game in statistics, known in full or only by its result: whether it is plausible, and which games it can
//! be compared with.

use super::comparable::RulesAndScore;
use super::game::{StatGame, StatHand};
use crate::analysis::people::Attended;
use crate::rules::MOST_PLAYERS;
use std::cmp::Ordering;
use std::collections::BTreeMap;

impl StatGame {
    /// The rules and score that games comparable with it share.
    pub fn rules_and_score(&self) -> RulesAndScore {
        RulesAndScore { rules: self.rules.clone(), scoring: self.scoring.clone() }
    }

    /// Its place in the order of play: by when it was played, then by id.
    pub fn order(&self) -> (i64, &str) {
        (self.played.unix_millis(), &self.id)
    }

    /// Orders games by latest first; games of the same time by id.
    pub fn later_first(&self, other: &StatGame) -> Ordering {
        let later = other.played.unix_millis().cmp(&self.played.unix_millis());
        later.then_with(|| self.id.cmp(&other.id))
    }

    /// Who took part in it.
    pub fn attended(&self) -> Attended {
        Attended { game: self.id.clone(), names: self.people.clone(), tables: self.tables.clone() }
    }

    /// The number of the first deal whose hands are known.
    pub fn first_deal(&self) -> usize {
        self.brought_forward.unwrap_or(0) + 1
    }

    /// Whether nothing but its result is known.
    pub fn is_result_alone(&self) -> bool {
        self.brought_forward.is_some() && self.deals.is_empty() && !self.places.is_empty()
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

    /// Whether its hands and places belong to its people, and no more people are placed than a table has
    /// players. A file written elsewhere may break either.
    pub fn is_possible(&self) -> bool {
        let mut holders = self.deals.iter().flatten().map(|hand| hand.who);
        let mut guilty = self.incidents.iter().map(|incident| incident.who);
        let mut placed = self.places.iter().map(|place| place.who);
        let mut seated = self.tables.iter().flatten();
        self.places.len() <= usize::from(MOST_PLAYERS)
            && holders.all(|who| who < self.people.len())
            && guilty.all(|who| who < self.people.len())
            && placed.all(|who| who < self.people.len())
            && seated.all(|who| *who < self.people.len())
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

/// Groups games, in order of play, by rules and score.
pub(super) fn apart<G: AsRef<StatGame> + Copy>(games: &[G]) -> BTreeMap<RulesAndScore, Vec<G>> {
    let mut apart: BTreeMap<(&str, Option<&str>), Vec<G>> = BTreeMap::new();
    for own in games {
        let StatGame { rules, scoring, .. } = own.as_ref();
        apart.entry((rules, scoring.as_deref())).or_default().push(*own);
    }
    let groups = apart.into_values();
    groups.map(|games| (games[0].as_ref().rules_and_score(), games)).collect()
}

impl AsRef<StatGame> for StatGame {
    fn as_ref(&self) -> &StatGame {
        self
    }
}

/// Numbers the scores of house rules that were changed to pay otherwise, from the second on: `kafana-2`. The games are
/// in order of play.
pub(super) fn number_scores(games: &mut [StatGame]) {
    let mut known: BTreeMap<RulesAndScore, Vec<u32>> = BTreeMap::new();
    for game in games {
        let sums = known.entry(game.rules_and_score()).or_default();
        if !sums.contains(&game.pay_sum) {
            sums.push(game.pay_sum);
        }
        let earlier = sums.iter().take_while(|sum| **sum != game.pay_sum).count();
        if earlier > 0 {
            let named = game.scoring.as_ref().unwrap_or(&game.rules);
            game.scoring = Some(format!("{named}-{}", earlier + 1));
        }
    }
}
