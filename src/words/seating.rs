//! Who sits where, told.

use super::grammar::count;
use crate::cards::Seat;
use crate::game::{Game, SeatChange, SeatChangeKind};
use crate::rules::{Ruleset, SeatingFault};

/// Returns why players cannot be seated so, as a sentence.
pub(super) fn fault(rules: &Ruleset, fault: &SeatingFault, who: &dyn Fn(Seat) -> String) -> String {
    match fault {
        SeatingFault::DealBegun { deal } => format!(
            "Deal {deal} has begun: who speaks when follows from its dealer, and something is \
             recorded."
        ),
        SeatingFault::AlreadyDealing { seat } => format!("{} deals this deal anyway.", who(*seat)),
        SeatingFault::MidDeal { deal } => {
            format!("Deal {deal} has begun, and seats change hands between deals.")
        }
        SeatingFault::SeatEmpty { seat, players } => format!(
            "{} cannot leave the seat empty: the deals of {} were settled for {}, and no text lets \
             a game go on with another number.",
            who(*seat),
            rules.title,
            count(*players as i64, "player")
        ),
        SeatingFault::TooMany { most } => {
            format!("Seats have changed hands {most} times, and no game needs more.")
        }
        SeatingFault::NameTaken { seat } => format!("{} is at the table already.", who(*seat)),
        SeatingFault::NoName => "That is no player's name.".into(),
        SeatingFault::SameSeat => "Two players change places.".into(),
    }
}

/// Returns what can be done instead.
pub(super) fn instead(fault: &SeatingFault, who: &dyn Fn(Seat) -> String) -> Option<String> {
    match fault {
        SeatingFault::DealBegun { deal } => Some(format!(
            "hoyle fix {deal} dealer NAME changes the dealer and leaves everyone their numbers."
        )),
        SeatingFault::MidDeal { .. } => {
            Some("Play the deal to its end, or throw it in: hoyle redeal".into())
        }
        SeatingFault::SeatEmpty { seat, .. } => Some(format!(
            "Somebody else may play on in that seat, with its total: hoyle leave {} --to NAME",
            who(*seat)
        )),
        SeatingFault::AlreadyDealing { .. }
        | SeatingFault::TooMany { .. }
        | SeatingFault::NameTaken { .. }
        | SeatingFault::NoName
        | SeatingFault::SameSeat => None,
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
