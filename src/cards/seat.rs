//! Seats, numbered in the order in which the turn passes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A player's place: 0 for the first player named, then in the order in which the turn passes,
/// whichever way round the table that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into anything kept per player.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat that `steps` turns later is due, at a table of `players`.
    pub const fn after(self, steps: usize, players: usize) -> Seat {
        Seat(((self.index() + steps) % players) as u8)
    }

    /// Returns every seat of a table of `players`, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(|index| Seat(index as u8))
    }
}

/// The way round the table in which deal, bidding and play go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// To the left.
    Clockwise,
    /// To the right.
    CounterClockwise,
}

impl Turn {
    /// Returns the side on which the next player sits: `left` or `right`.
    pub const fn side(self) -> &'static str {
        match self {
            Turn::Clockwise => "left",
            Turn::CounterClockwise => "right",
        }
    }

    /// Returns the direction's name: `clockwise` or `counter-clockwise`.
    pub const fn name(self) -> &'static str {
        match self {
            Turn::Clockwise => "clockwise",
            Turn::CounterClockwise => "counter-clockwise",
        }
    }
}
