//! What was called so far in an auction: by each player, and each bid.

use super::{Bid, Play};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Speaker {
    /// Whether the player has called anything since the aces were announced.
    pub(super) spoken: bool,
    pub(super) passed: bool,
    pub(super) waiting: bool,
    /// Whether the first turn was a bid that belongs to the first turn.
    pub(super) opened_first: bool,
    /// Whether the player may still join a suit call after a pass.
    pub(super) joins_late: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MadeBid {
    pub(super) rank: usize,
    pub(super) bid: Bid,
    pub(super) play: Play,
    pub(super) by: usize,
    pub(super) with: Option<usize>,
}

impl MadeBid {
    pub(super) fn is_of(&self, place: usize) -> bool {
        self.by == place || self.with == Some(place)
    }

    pub(super) fn is_open_call(&self) -> bool {
        self.play == Play::Suit && self.with.is_none()
    }
}
