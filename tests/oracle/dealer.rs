//! A dealer who knows every hand: deals the pack, and plays it by the rules or against them.

use crate::record::{Record, Round};
use crate::terms::Terms;
use crate::terms::suit_of;
use fastrand::Rng;
use hoyle::cards::Card;

/// A deal with all hands known.
#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    pub(crate) hands: Vec<Vec<Card>>,
    /// The undealt cards, top card first.
    pub(crate) stock: Vec<Card>,
}

/// A trick to be played, and which of its plays are illegal; only plays that do not follow suit
/// count.
pub(crate) struct Next {
    pub(crate) cards: Vec<Card>,
    pub(crate) wrong: Vec<bool>,
}

impl Dealt {
    pub(crate) fn new(terms: &Terms, rng: &mut Rng) -> Dealt {
        let mut pack = terms.pack.clone();
        rng.shuffle(&mut pack);
        let stock = pack.split_off(terms.players() * terms.cards);
        let hands = pack.chunks(terms.cards).map(<[Card]>::to_vec).collect();
        Dealt { hands, stock }
    }

    /// Lets each player discard a card, or not.
    pub(crate) fn discard(&mut self, rng: &mut Rng) {
        for hand in &mut self.hands {
            if rng.u8(..4) > 0 {
                hand.swap_remove(rng.usize(..hand.len()));
            }
        }
    }

    /// Returns the card that lies face up during a trick, counted from 1.
    pub(crate) fn face_up(&self, terms: &Terms, trick: usize) -> Option<Card> {
        let lies = terms.draws >= trick || (trick == 1 && terms.turned);
        lies.then(|| self.stock[2 * (trick - 1)])
    }

    /// Plays a trick from the hands. Each play is illegal with probability `naughty`, where an
    /// illegal card is available.
    pub(crate) fn next(
        &mut self,
        terms: &Terms,
        record: &Record,
        naughty: f64,
        rng: &mut Rng,
    ) -> Next {
        let mut next = Next { cards: Vec::new(), wrong: Vec::new() };
        for place in terms.turn(record.leader(terms)) {
            let led = next.cards.first().map(|card: &Card| suit_of(card));
            let hand = &self.hands[place];
            let wrong = |card: &Card| {
                led.is_some_and(|led| {
                    terms.wrong(*card, led, |suit| hand.iter().any(|other| suit_of(other) == suit))
                })
            };
            let wanted = rng.f64() < naughty;
            let such: Vec<usize> =
                (0..hand.len()).filter(|index| wrong(&hand[*index]) == wanted).collect();
            // A legal card always exists; an illegal one may not.
            let index = rng.choice(such).unwrap_or_else(|| rng.usize(..hand.len()));
            let card = hand[index];
            if led.is_some_and(|led| led != suit_of(card)) {
                next.wrong.push(wrong(&card));
            }
            self.hands[place].swap_remove(index);
            next.cards.push(card);
        }
        next
    }

    /// Lets both players draw after a trick.
    pub(crate) fn draw(&mut self, terms: &Terms, record: &Record) {
        let trick = record.rounds.len();
        if trick <= terms.draws
            && let Some(round) = record.rounds.last()
        {
            self.hands[round.winner].push(self.stock[2 * (trick - 1)]);
            self.hands[1 - round.winner].push(self.stock[2 * trick - 1]);
        }
    }
}

/// Returns a trick of cards whose location nobody knows.
pub(crate) fn free(terms: &Terms, record: &Record, rng: &mut Rng) -> Vec<Card> {
    let played: Vec<Card> =
        record.rounds.iter().flat_map(|round| round.plays.iter().map(|(_, card)| *card)).collect();
    let mut left: Vec<Card> =
        terms.pack.iter().copied().filter(|card| !played.contains(card)).collect();
    rng.shuffle(&mut left);
    left.truncate(terms.players());
    left
}

/// Returns the record with one more trick.
pub(crate) fn with(terms: &Terms, record: &Record, cards: &[Card], up: Option<Card>) -> Record {
    let mut record = record.clone();
    let leader = record.leader(terms);
    record.rounds.push(Round::new(terms, leader, cards, up));
    record
}
