//! What may happen in a deal in which nobody bids.

use crate::cards::Seat;
use crate::game::Said;
use crate::rules::{Refusal, TrickScore};

/// Settles whose each number of tricks is, in turn order, works out the last, and adds them up.
pub(super) fn tricks(
    players: usize,
    score: &TrickScore,
    said: &[Said],
) -> Result<Vec<Said>, Refusal> {
    let seats: Vec<Seat> = Seat::all(players).collect();
    super::exact::add_up(&seats, score.counted, said)
}
