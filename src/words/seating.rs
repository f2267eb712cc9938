//! Changes of seat and dealer, in words.

use super::grammar::count;
use crate::cards::Seat;
use crate::game::{Game, SeatChange, SeatChangeKind};
use crate::rules::SeatingFault;

/// Why players cannot be seated so, as a sentence.
pub(super) fn fault(fault: &SeatingFault, who: &dyn Fn(Seat) -> String) -> String {
    match fault {
        SeatingFault::DealBegun { deal } => format!(
            "Deal {deal} has begun, and its dealer decides who speaks when: too late to change it."
        ),
        SeatingFault::AlreadyDealing { seat } => format!("{} already deals this deal.", who(*seat)),
        SeatingFault::MidDeal { deal } => {
            format!("Deal {deal} has begun, and seats only change between deals.")
        }
        SeatingFault::SeatEmpty { seat, players } => format!(
            "The seat of {} cannot stay empty: this game is for {}.",
            who(*seat),
            count(*players as i64, "player")
        ),
        SeatingFault::TooMany { most } => {
            format!("Seats have already changed {most} times, the most possible.")
        }
        SeatingFault::NameTaken { seat } => format!("{} is already at the table.", who(*seat)),
        SeatingFault::NoName => "That is not a name.".into(),
        SeatingFault::SameSeat => "Only two different players can change places.".into(),
    }
}

/// Returns what changed at the table, as a sentence: `Vera plays on for Igor, with his total.`
pub fn reseated(game: &Game, reseated: &SeatChange) -> String {
    match &reseated.change {
        SeatChangeKind::TakenOver { was, now } => format!("From here on {now} plays for {was}."),
        SeatChangeKind::Swapped(one, other) => {
            let name = |seat: Seat| game.setup().players().name(seat);
            format!("From here on {} and {} have changed places.", name(*one), name(*other))
        }
    }
}
