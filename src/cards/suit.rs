//! Suits, and what may be trump.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the four suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// ♠
    Spades,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♣
    Clubs,
}

impl Suit {
    /// The four suits, in the order of the Serbian trump cycle.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Diamonds, Suit::Hearts, Suit::Clubs];

    /// Returns the suit's English name in lower case, as it stands in files and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Spades => "spades",
            Suit::Diamonds => "diamonds",
            Suit::Hearts => "hearts",
            Suit::Clubs => "clubs",
        }
    }

    /// Returns the first letter of the suit's name, in lower case.
    pub const fn letter(self) -> char {
        match self {
            Suit::Spades => 's',
            Suit::Diamonds => 'd',
            Suit::Hearts => 'h',
            Suit::Clubs => 'c',
        }
    }

    /// Returns the suit's sign, one column wide in a terminal.
    pub const fn sign(self) -> char {
        match self {
            Suit::Spades => '♠',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Clubs => '♣',
        }
    }
}

/// What is trump in a deal: a suit, or nothing ("sans").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Trump {
    /// ♠
    Spades,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♣
    Clubs,
    /// No trump: the highest card of the suit led wins.
    None,
}

impl Trump {
    /// Returns the trump suit, or nothing when the deal has no trump.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trump::Spades => Some(Suit::Spades),
            Trump::Diamonds => Some(Suit::Diamonds),
            Trump::Hearts => Some(Suit::Hearts),
            Trump::Clubs => Some(Suit::Clubs),
            Trump::None => None,
        }
    }

    /// Returns the suit's name, or `none`, as it stands in files and JSON.
    pub const fn name(self) -> &'static str {
        match self.suit() {
            Some(suit) => suit.name(),
            None => "none",
        }
    }

    /// Returns the number by which Preferans players write the trump, from 2 (spades) to 7 (sans);
    /// 6 is not used. Source: Serbian whist, the score table.
    pub const fn preferans_number(self) -> u8 {
        match self {
            Trump::Spades => 2,
            Trump::Diamonds => 3,
            Trump::Hearts => 4,
            Trump::Clubs => 5,
            Trump::None => 7,
        }
    }
}

impl From<Suit> for Trump {
    fn from(suit: Suit) -> Self {
        match suit {
            Suit::Spades => Trump::Spades,
            Suit::Diamonds => Trump::Diamonds,
            Suit::Hearts => Trump::Hearts,
            Suit::Clubs => Trump::Clubs,
        }
    }
}
