//! What the seen cards prove: every distribution of the unseen ones, suit by suit. Ranks of unseen
//! cards make no difference to any ruling.

use crate::record::{OffSuit, Record};
use crate::terms::Terms;
use crate::terms::suit_of;
use hoyle::cards::{Card, Suit};

/// What is known of the plays that did not follow suit; each play has its own bit.
pub(crate) trait Reading {
    /// Returns whether some distribution makes all of these plays legal and all of those illegal.
    fn possible(&self, right: u64, wrong: u64) -> bool;
}

/// Numbers of cards per suit, in the order of [`Suit::ALL`].
type Count = [u8; 4];

/// The unseen cards that a player may have received, and which of the player's plays are then
/// illegal.
type Share = (Count, u64);

pub(crate) struct Suitwise {
    unseen: Count,
    /// The suit of one unseen card in the stock.
    keeps: Option<Suit>,
    shares: Vec<Vec<Share>>,
    plays: Vec<u64>,
}

fn count<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Count {
    let mut count = [0; 4];
    for card in cards {
        count[suit_of(card) as usize] += 1;
    }
    count
}

impl Suitwise {
    pub(crate) fn new(terms: &Terms, record: &Record) -> Suitwise {
        let seen = record.seen();
        let unseen = count(terms.pack.iter().filter(|card| !seen.contains(card)));
        let in_stock = terms.draws == 0 || record.rounds.is_empty();
        let hidden = terms.turned && record.first_up.is_none() && in_stock;
        let off_suit = record.off_suit();
        let bits = |place: usize| {
            let own = off_suit.iter().enumerate().filter(move |(_, play)| play.place == place);
            own.fold(0, |bits, (bit, _)| bits | 1 << bit)
        };
        let hands = (0..terms.players()).map(|place| Hand::new(terms, record, place, unseen));
        Suitwise {
            unseen,
            keeps: if hidden { terms.trump } else { None },
            shares: hands.map(|hand| hand.shares(&off_suit)).collect(),
            plays: (0..terms.players()).map(bits).collect(),
        }
    }
}

/// The highest bit of each byte: four counts are added and compared as one number.
const HIGH: u32 = 0x8080_8080;

impl Suitwise {
    /// The index of four counts, none above the unseen ones, among all possible counts.
    fn place(&self, counts: u32) -> usize {
        let [a, b, c, d] = counts.to_le_bytes().map(usize::from);
        let [_, bs, cs, ds] = self.unseen.map(|unseen| usize::from(unseen) + 1);
        ((a * bs + b) * cs + c) * ds + d
    }
}

impl Reading for Suitwise {
    fn possible(&self, right: u64, wrong: u64) -> bool {
        let most = u32::from_le_bytes(self.unseen) | HIGH;
        let mut given: Vec<u32> = vec![0];
        for (shares, own) in self.shares.iter().zip(&self.plays) {
            let mut share: Vec<u32> = shares
                .iter()
                .filter(|(_, these): &&Share| these & right == 0 && these & wrong == wrong & own)
                .map(|(count, _)| u32::from_le_bytes(*count))
                .collect();
            share.dedup();
            let mut found = vec![false; self.place(most & !HIGH) + 1];
            let mut next = Vec::new();
            for before in &given {
                for share in &share {
                    let sum = before + share;
                    if (most - sum) & HIGH == HIGH {
                        let found = &mut found[self.place(sum)];
                        if !*found {
                            *found = true;
                            next.push(sum);
                        }
                    }
                }
            }
            given = next;
        }
        given.iter().any(|given: &u32| {
            let given = given.to_le_bytes();
            self.keeps.is_none_or(|suit| given[suit as usize] < self.unseen[suit as usize])
        })
    }
}

/// What a player may have held.
struct Hand<'a> {
    terms: &'a Terms,
    place: usize,
    unseen: Count,
    /// The player's known cards, each with the trick after which it was received and the trick it
    /// was played to. `None` means not settled, or not played.
    cards: Vec<(Suit, Option<usize>, Option<usize>)>,
    /// Draws of unknown cards: after which trick, and of which suit if known.
    draws: Vec<(usize, Option<Suit>)>,
}

impl Hand<'_> {
    fn new<'a>(terms: &'a Terms, record: &Record, place: usize, unseen: Count) -> Hand<'a> {
        let played = record.played_by(place);
        let mut cards = Vec::new();
        let mut draws = Vec::new();
        let mut taken = Vec::new();
        for trick in 1..=record.rounds.len().min(terms.draws) {
            let won = record.rounds[trick - 1].winner == place;
            if won && let Some(card) = record.face_up(trick) {
                let to = played.iter().find(|(_, other)| *other == card).map(|(to, _)| *to);
                cards.push((suit_of(card), Some(trick), to));
                taken.push(card);
            } else {
                let is_turned_up = won && trick == 1 && terms.turned;
                draws.push((trick, if is_turned_up { terms.trump } else { None }));
            }
        }
        let others = played.iter().filter(|(_, card)| !taken.contains(card));
        cards.extend(others.map(|(to, card)| (suit_of(card), None, Some(*to))));
        Hand { terms, place, unseen, cards, draws }
    }

    fn shares(mut self, off_suit: &[OffSuit]) -> Vec<Share> {
        let mut found = Vec::new();
        let own: Vec<(u64, &OffSuit)> = off_suit
            .iter()
            .enumerate()
            .filter(|(_, play)| play.place == self.place)
            .map(|(bit, play)| (1 << bit, play))
            .collect();
        self.draw(0, [0; 4], &own, &mut found);
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Chooses the suit of each unknown draw, starting with the given one.
    fn draw(&mut self, index: usize, got: Count, own: &[(u64, &OffSuit)], found: &mut Vec<Share>) {
        let Some(&(after, suit)) = self.draws.get(index) else {
            return self.fill_up(got, own, found);
        };
        for card in 0..self.cards.len() {
            let (of, from, to) = self.cards[card];
            let later = to.is_some_and(|to| to > after);
            if from.is_none() && later && suit.is_none_or(|suit| suit == of) {
                self.cards[card].1 = Some(after);
                self.draw(index + 1, got, own, found);
                self.cards[card].1 = None;
            }
        }
        for of in Suit::ALL {
            let mut more = got;
            more[of as usize] += 1;
            if more[of as usize] <= self.unseen[of as usize] && suit.is_none_or(|suit| suit == of) {
                self.cards.push((of, Some(after), None));
                self.draw(index + 1, more, own, found);
                self.cards.pop();
            }
        }
    }

    /// Chooses the unseen cards that were dealt to the player.
    fn fill_up(&self, got: Count, own: &[(u64, &OffSuit)], found: &mut Vec<Share>) {
        let dealt = self.cards.iter().filter(|(_, from, _)| from.is_none()).count();
        let Some(rest) = self.terms.cards.checked_sub(dealt) else { return };
        for dealt in choices(rest as u8) {
            let mut all = got;
            (0..4).for_each(|suit| all[suit] += dealt[suit]);
            if (0..4).any(|suit| all[suit] > self.unseen[suit]) {
                continue;
            }
            found.push((all, self.wrong(dealt, own)));
            for suit in (0..4).filter(|suit| self.terms.discard && dealt[*suit] > 0) {
                let mut kept = dealt;
                kept[suit] -= 1;
                found.push((all, self.wrong(kept, own)));
            }
        }
    }

    /// Returns the plays that are illegal if the player held these unseen cards from the start.
    fn wrong(&self, held: Count, own: &[(u64, &OffSuit)]) -> u64 {
        let mut wrong = 0;
        for (bit, play) in own {
            if self.terms.wrong(play.card, play.led, |suit: Suit| {
                held[suit as usize] > 0
                    || self.cards.iter().any(
                        |(of, from, to): &(Suit, Option<usize>, Option<usize>)| {
                            let got = from.is_none_or(|from| from < play.trick);
                            *of == suit && got && to.is_none_or(|to| to > play.trick)
                        },
                    )
            }) {
                wrong |= bit;
            }
        }
        wrong
    }
}

/// Returns every way to divide a number of cards among the four suits.
fn choices(cards: u8) -> Vec<Count> {
    let mut found = Vec::new();
    for a in 0..=cards {
        for b in 0..=cards - a {
            found.extend((0..=cards - a - b).map(|c| [a, b, c, cards - a - b - c]));
        }
    }
    found
}
