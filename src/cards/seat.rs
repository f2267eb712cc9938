//! Seats, numbered in the order in which the turn passes, and the sides that their players form.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A player's place at the table, numbered in the order in which the turn passes.
///
/// Only a table makes seats. Journals hold them as numbers from 0.
///
/// ```
/// let players = hoyle::game::Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
/// let seats: Vec<_> = players.seats().collect();
/// assert_eq!(seats[3].after(2, 4), seats[1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat's place in turn order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat whose turn comes `steps` turns after this one, at a table of `players`.
    pub const fn after(self, steps: usize, players: usize) -> Seat {
        Seat(((self.index() + steps) % players) as u8)
    }

    /// The seats of a table of `players`, up to 256, in turn order.
    pub(crate) fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(|index| Seat(index as u8))
    }
}

/// A party that has a score: a player alone, or partners. Numbered in the order of their first seats.
///
/// Only a table makes sides. Journals hold them as numbers from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(u8);

impl Side {
    /// The side's place in turn order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side of a seat at a table of `sides` sides, whose players sit in turn.
    pub(crate) const fn of(seat: Seat, sides: usize) -> Side {
        Side((seat.index() % sides) as u8)
    }

    /// The sides of a table, up to 256, in turn order.
    pub(crate) fn all(sides: usize) -> impl DoubleEndedIterator<Item = Side> + ExactSizeIterator {
        (0..sides).map(|index| Side(index as u8))
    }
}

/// The way round the table in which deal, bidding and play go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Turn {
    /// To the left.
    Clockwise,
    /// To the right.
    CounterClockwise,
}

impl Turn {
    /// The side on which the next player sits: `left` or `right`.
    pub const fn side(self) -> &'static str {
        match self {
            Turn::Clockwise => "left",
            Turn::CounterClockwise => "right",
        }
    }

    /// The direction's name: `clockwise` or `counter-clockwise`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
