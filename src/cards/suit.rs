//! Suits, and what may be trump.

use super::{Syntax, SyntaxError, in_english};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use strum::IntoStaticStr;

/// One of the four suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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

    /// The suit's English name in lower case, as files and JSON have it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The suit with this name, initial or sign.
    fn of_english(text: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| {
            text == suit.name()
                || [suit.letter(), suit.sign()].iter().any(|c| text.chars().eq([*c]))
        })
    }

    /// The other suit of the same colour.
    pub const fn same_colour(self) -> Suit {
        match self {
            Suit::Spades => Suit::Clubs,
            Suit::Clubs => Suit::Spades,
            Suit::Diamonds => Suit::Hearts,
            Suit::Hearts => Suit::Diamonds,
        }
    }

    /// The first letter of the suit's name, in lower case.
    pub fn letter(self) -> char {
        char::from(self.name().as_bytes()[0])
    }

    /// The suit's sign, one column wide in a terminal.
    pub const fn sign(self) -> char {
        match self {
            Suit::Spades => '♠',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Clubs => '♣',
        }
    }
}

/// Reads a suit's name in any language, its English initial or its sign, in either case.
impl FromStr for Suit {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Suit, SyntaxError> {
        // A variation selector may follow the sign.
        let lower = text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']).to_lowercase();
        Suit::of_english(&lower)
            .or_else(|| Suit::of_english(in_english(&lower)?))
            .ok_or_else(|| SyntaxError::new(Syntax::Suit, text))
    }
}

/// What is trump in a deal: a suit, or nothing ("sans").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
    /// Every trump, in the order of the numbers that Preferans players give them.
    pub const ALL: [Trump; 5] =
        [Trump::Spades, Trump::Diamonds, Trump::Hearts, Trump::Clubs, Trump::None];

    /// The trump suit, or `None` when the deal has no trump.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| Trump::from(*suit) == self)
    }

    /// The suit's name, or `none`, as files and JSON have it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The number by which Preferans players write the trump, from 2 (spades) to 7 (sans); 6 is not
    /// used. Source: Serbian whist, the score table.
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

/// Reads a suit, or `none`, `sans` or `nt`, in either case.
///
/// ```
/// use hoyle::cards::{Suit, Trump};
///
/// assert_eq!("♥".parse(), Ok(Trump::Hearts));
/// assert_eq!("sans".parse(), Ok(Trump::None));
/// assert_eq!(Trump::Hearts.suit(), Some(Suit::Hearts));
/// ```
impl FromStr for Trump {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Trump, SyntaxError> {
        if matches!(text.to_lowercase().as_str(), "none" | "sans" | "nt")
            || in_english(text) == Some(Trump::None.name())
        {
            return Ok(Trump::None);
        }
        match text.parse::<Suit>() {
            Ok(suit) => Ok(suit.into()),
            Err(_) => Err(SyntaxError::new(Syntax::Trump, text)),
        }
    }
}

impl From<Suit> for Trump {
    fn from(suit: Suit) -> Self {
        Trump::ALL[suit as usize]
    }
}
