//! The public record of a deal: the cards played, and the turned-up cards if recorded.

use crate::terms::Terms;
use crate::terms::suit_of;
use hoyle::cards::{Card, Suit};

/// The recorded facts of a deal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    /// The card turned up before the first lead.
    pub(crate) first_up: Option<Card>,
    pub(crate) rounds: Vec<Round>,
}

/// A trick.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    /// The places and their cards, lead first.
    pub(crate) plays: Vec<(usize, Card)>,
    pub(crate) winner: usize,
    /// The card turned up from the talon after it.
    pub(crate) up: Option<Card>,
}

/// A play that did not follow suit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OffSuit {
    /// The number of the trick, from 1.
    pub(crate) trick: usize,
    pub(crate) place: usize,
    pub(crate) card: Card,
    pub(crate) led: Suit,
}

impl Round {
    pub(crate) fn new(terms: &Terms, leader: usize, cards: &[Card], up: Option<Card>) -> Round {
        let plays: Vec<(usize, Card)> = terms.turn(leader).zip(cards.iter().copied()).collect();
        Round { winner: plays[terms.winner(cards)].0, plays, up }
    }

    pub(crate) fn led(&self) -> Suit {
        suit_of(self.plays[0].1)
    }
}

impl Record {
    /// Returns what was known after this many tricks.
    pub(crate) fn after(&self, tricks: usize) -> Record {
        Record { first_up: self.first_up, rounds: self.rounds[..tricks].to_vec() }
    }

    pub(crate) fn leader(&self, terms: &Terms) -> usize {
        self.rounds.last().map_or(terms.leader, |round| round.winner)
    }

    /// Returns the card that was face up during a trick, if recorded.
    pub(crate) fn face_up(&self, trick: usize) -> Option<Card> {
        match trick {
            1 => self.first_up,
            _ => self.rounds.get(trick - 2)?.up,
        }
    }

    /// Returns the cards that a player played, each with its trick number.
    pub(crate) fn played_by(&self, place: usize) -> Vec<(usize, Card)> {
        let own =
            |round: &Round| round.plays.iter().find(|(by, _)| *by == place).map(|play| play.1);
        let rounds = self.rounds.iter().enumerate();
        rounds.filter_map(|(index, round)| Some((index + 1, own(round)?))).collect()
    }

    /// Returns every card seen: played, or turned up and recorded.
    pub(crate) fn seen(&self) -> Vec<Card> {
        let played = self.rounds.iter().flat_map(|round| round.plays.iter().map(|(_, card)| *card));
        let up = self.rounds.iter().filter_map(|round| round.up);
        played.chain(up).chain(self.first_up).collect()
    }

    /// Returns whether a card was played by somebody who cannot have held it: it was turned up, or
    /// the opponent took it from the talon.
    pub(crate) fn contradicts_itself(&self, terms: &Terms) -> bool {
        (1..=self.rounds.len() + 1).any(|trick| {
            let Some(up) = self.face_up(trick) else { return false };
            let taken = self.rounds.get(trick - 1);
            self.rounds.iter().enumerate().any(|(index, round)| {
                let is_taken = terms.draws >= trick && index >= trick;
                let after = if is_taken { taken.map(|round| round.winner) } else { None };
                round.plays.iter().any(|(by, card)| *card == up && Some(*by) != after)
            })
        })
    }

    /// Returns the plays that did not follow suit, in order.
    pub(crate) fn off_suit(&self) -> Vec<OffSuit> {
        let mut found = Vec::new();
        for (index, round) in self.rounds.iter().enumerate() {
            let led = round.led();
            for &(place, card) in round.plays.iter().filter(|(_, card)| suit_of(card) != led) {
                found.push(OffSuit { trick: index + 1, place, card, led });
            }
        }
        found
    }
}
