//! The terms of a deal, and the rules of play in the source texts' words.

use hoyle::cards::{Card, Rank, Seat, Suit};

/// What everybody knows of a deal before the first lead. A place is a player's position in the
/// order of play, from 0.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) pack: Vec<Card>,
    pub(crate) seats: Vec<Seat>,
    /// The cards dealt to each player.
    pub(crate) cards: usize,
    /// The cards that each player draws from the talon, one after each trick.
    pub(crate) draws: usize,
    /// Whether each player may discard before the first lead, so that one trick fewer is played.
    pub(crate) discard: bool,
    pub(crate) trump: Option<Suit>,
    pub(crate) must_trump: bool,
    /// Whether the first undealt card is turned up for trump.
    pub(crate) turned: bool,
    /// The place of the first to lead.
    pub(crate) leader: usize,
}

impl Terms {
    pub(crate) fn players(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn tricks(&self) -> usize {
        self.cards + self.draws - usize::from(self.discard)
    }

    /// Returns the number of undealt cards.
    pub(crate) fn stock(&self) -> usize {
        self.pack.len() - self.cards * self.players()
    }

    /// Returns the places in the order they play to a trick.
    pub(crate) fn turn(&self, leader: usize) -> impl Iterator<Item = usize> + use<> {
        let players = self.players();
        (0..players).map(move |step| (leader + step) % players)
    }

    /// Returns the place that wins: the highest trump, or without one the highest card of the suit
    /// led.
    pub(crate) fn winner(&self, cards: &[Card]) -> usize {
        let mut best = 0;
        for (place, card) in cards.iter().enumerate().skip(1) {
            let beats = if suit_of(card) == suit_of(cards[best]) {
                card.rank() > cards[best].rank()
            } else {
                Some(suit_of(card)) == self.trump
            };
            if beats {
                best = place;
            }
        }
        best
    }

    /// Returns whether playing this card from a hand is illegal; `has` tells whether the hand,
    /// including the card, has a suit.
    pub(crate) fn wrong(&self, card: Card, led: Suit, has: impl Fn(Suit) -> bool) -> bool {
        self.owed(card, led).into_iter().any(has)
    }

    /// Returns the suits that a hand must lack for this play to be legal.
    pub(crate) fn owed(&self, card: Card, led: Suit) -> Vec<Suit> {
        let mut owed = Vec::new();
        if suit_of(card) != led {
            owed.push(led);
            if self.must_trump
                && let Some(trump) = self.trump
                && trump != led
                && trump != suit_of(card)
            {
                owed.push(trump);
            }
        }
        owed
    }
}

/// Returns the suit of a card that has one.
pub(crate) fn suit_of(card: impl std::borrow::Borrow<Card>) -> Suit {
    card.borrow().suit().expect("a suit")
}

/// Returns the pack with every rank from the lowest to the ace.
pub(crate) fn pack(lowest: &str) -> Vec<Card> {
    let names = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    let from = names.iter().position(|name| *name == lowest).expect("a rank");
    let ranks: Vec<Rank> =
        names[from..].iter().map(|name| name.parse::<Rank>().expect("a rank")).collect();
    Suit::ALL
        .into_iter()
        .flat_map(|suit| ranks.iter().map(move |rank| Card::Suited(*rank, suit)))
        .collect()
}
