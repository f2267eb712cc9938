//! Players: what is wrong with names, and changes of seat and dealer.

use super::grammar::{and, count};
use super::near::{did_you_mean, quoted};
use super::ruling::Ruling;
use crate::cards::Seat;
use crate::game::{
    Game, LONGEST_NAME, Name, NameFault, Players, PlayersFault, SeatChange, SeatChangeKind,
};
use crate::rules::{Clause, Ruleset, SeatingFault};

/// The ruling on a name that nobody at the table has.
pub fn unknown_name(rules: &Ruleset, players: &Players, name: &str) -> Ruling {
    let shown = quoted(name);
    let near = did_you_mean(name, players.names().map(Name::as_str));
    let names: Vec<&Name> = players.names().collect();
    Ruling::on(
        rules,
        Clause::Players,
        format!("Nobody at this table is called {shown}.{near}"),
        Some(format!("At the table: {}.", and(&names))),
    )
}

/// The ruling on texts that cannot be the players of a table.
pub fn players_fault(rules: &Ruleset, fault: &PlayersFault) -> Ruling {
    let open =
        format!("Give each player a different name of 1 to {LONGEST_NAME} visible characters.");
    Ruling::on(rules, Clause::Players, bad_players(fault), Some(open))
}

/// Why texts cannot be the players of a table.
pub(super) fn bad_players(fault: &PlayersFault) -> String {
    match fault {
        PlayersFault::Name { text, fault } => name_fault(text, *fault),
        PlayersFault::Same { first, second } if first.as_str() == second.as_str() => {
            format!("Two players are called {first}.")
        }
        PlayersFault::Same { first, second } => format!(
            "{first} and {second} are the same name: case, Unicode form and invisible characters \
             make no difference."
        ),
    }
}

/// What keeps a text from being a name, as a sentence that is safe to print.
pub fn name_fault(text: &str, fault: NameFault) -> String {
    bad_name(&quoted(text), fault)
}

/// Why a text, as it is shown, cannot be a name.
pub(super) fn bad_name(shown: &str, fault: NameFault) -> String {
    match fault {
        NameFault::Empty => "A name needs at least one visible character.".into(),
        NameFault::TooLong => format!("{shown} is too long for a name."),
        NameFault::Invisible(code) => format!(
            "{shown} cannot be a name: it contains U+{code:04X}, a control character or one that \
             is invisible."
        ),
        NameFault::Reserved(',') => {
            format!("{shown} cannot be a name: commas separate the names in a list.")
        }
        NameFault::Reserved(_) => {
            format!("{shown} cannot be a name: a leading hyphen marks an option.")
        }
    }
}

/// That some numbers have names and others none.
pub const fn some_named() -> &'static str {
    "Some numbers have a name and some have none: name them all, or none."
}

/// That a correction gives cards before it says of which trick.
pub const fn trick_number_first() -> &'static str {
    "Give the number of the trick before its cards."
}

/// Why players cannot be seated so, as a sentence.
pub(super) fn seating_fault(fault: &SeatingFault, who: &dyn Fn(Seat) -> String) -> String {
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

/// What changed at the table, as a sentence: `Vera plays on for Igor, with his total.`
pub fn reseated(game: &Game, reseated: &SeatChange) -> String {
    match &reseated.change {
        SeatChangeKind::TakenOver { was, now } => format!("From here on {now} plays for {was}."),
        SeatChangeKind::Swapped(one, other) => {
            let name = |seat: Seat| game.setup().players().name(seat);
            format!("From here on {} and {} have changed places.", name(*one), name(*other))
        }
    }
}
