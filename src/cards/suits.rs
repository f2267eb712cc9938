//! Several suits at once.

use super::Suit;

/// A set of suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suits(u8);

impl Suits {
    /// Returns whether the suit is one of them.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 & Suits::bit(suit) != 0
    }

    /// Returns whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns them one by one, in the order of [`Suit::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |suit| self.contains(*suit))
    }

    const fn bit(suit: Suit) -> u8 {
        1 << suit as u8
    }
}

impl FromIterator<Suit> for Suits {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Self {
        Suits(suits.into_iter().fold(0, |bits, suit| bits | Suits::bit(suit)))
    }
}
