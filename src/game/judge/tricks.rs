//! What may happen in a deal in which nobody bids.

use crate::cards::Seat;
use crate::game::Count;
use crate::rules::{Refusal, TrickScore};

/// Settles whose each number of tricks is, in turn order, works out the last, and adds them up.
pub(super) fn tricks(
    players: usize,
    score: &TrickScore,
    said: &[Count],
) -> Result<Vec<Count>, Refusal> {
    let seats: Vec<Seat> = Seat::all(players).collect();
    super::exact::add_up(&seats, score.counted, said)
}
