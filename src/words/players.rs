//! Players: what is wrong with names, changes of seat and dealer, and rulings of the table.

use super::{
    Ruling, Who, and, capital, count, did_you_mean, names, not_yet, or, pairs, quoted, signed,
};
use crate::cards::{LineFault, Side};
use crate::game::{
    Game, Incident, LONGEST_NAME, LONGEST_REASON, LONGEST_TITLE, MOST_NOTES, MOST_RULING_POINTS,
    MOST_RULINGS, MOST_SEAT_CHANGES, Name, NameFault, NotOneName, Players, PlayersFault,
    SeatChange, SeatChangeKind, TableRuling,
};
use crate::rules::{self, NoteFault, Ruleset, RulingFault, SeatingFault};

/// The ruling on a name that nobody at the table has.
pub fn unknown_name(rules: &Ruleset, players: &Players, name: &str) -> Ruling {
    let near = did_you_mean(name, players.names().map(Name::as_str));
    let because = format!("Nobody at this table is called {}.{near}", quoted(name));
    let open = format!("At the table: {}.", and(players.names()));
    Ruling::on(rules, None, because, Some(open))
}

/// Why a text does not mean exactly one player, as a sentence.
pub fn not_one_name(NotOneName { text, could_be }: &NotOneName) -> String {
    match could_be.as_slice() {
        [] => format!("Nobody is called {}.", quoted(text)),
        several => format!("{} could be {}: type more of the name.", quoted(text), or(several)),
    }
}

/// The ruling on texts that cannot be the players of a table.
pub fn players_fault(rules: &Ruleset, fault: &PlayersFault) -> Ruling {
    let open = match fault {
        PlayersFault::Same { .. } => "Give each player a different name.".into(),
        PlayersFault::Name { .. } => format!("A name has 1 to {LONGEST_NAME} visible characters."),
    };
    Ruling::on(rules, None, bad_players(fault), Some(open))
}

/// Why texts cannot be the players of a table.
pub(super) fn bad_players(fault: &PlayersFault) -> String {
    match fault {
        PlayersFault::Name { text, fault } => bad_name(&quoted(text), *fault),
        PlayersFault::Same { first, second } if first.as_str() == second.as_str() => {
            format!("Two players are called {first}.")
        }
        PlayersFault::Same { first, second } => format!(
            "{first} and {second} are the same name: case, Unicode form and invisible characters \
             make no difference."
        ),
    }
}

/// Why a text, as it is shown, cannot be a name.
pub(super) fn bad_name(shown: &str, fault: NameFault) -> String {
    let why = match fault {
        NameFault::Line(LineFault::Empty) => {
            return "A name needs at least one visible character.".into();
        }
        NameFault::Line(LineFault::TooLong) => return format!("{shown} is too long for a name."),
        NameFault::Line(LineFault::Invisible(code)) => {
            &format!("it contains U+{code:04X}, a control character or one that is invisible")
        }
        NameFault::Reserved(',') => "commas separate the names in a list",
        NameFault::Reserved(_) => "a leading hyphen marks an option",
    };
    format!("{shown} cannot be a name: {why}.")
}

/// Why players cannot be seated so, as a sentence.
pub(super) fn seating_fault(fault: &SeatingFault, who: Who<'_>) -> String {
    use SeatingFault::*;
    match fault {
        DealBegun(deal) => format!(
            "Deal {deal} has begun: too late to change its dealer, who sets the bidding order."
        ),
        AlreadyDealing(seat) => format!("{} already deals this deal.", who(*seat)),
        MidDeal(deal) => format!("Deal {deal} has begun, and seats only change between deals."),
        SeatEmpty { seat, players } => {
            let (who, players) = (who(*seat), count(*players, "player"));
            format!("The seat of {who} cannot stay empty: this game is for {players}.")
        }
        TooMany => {
            format!("Seats have already changed {MOST_SEAT_CHANGES} times, the most possible.")
        }
        NameTaken(seat) => format!("{} is already at the table.", who(*seat)),
        NoName => "That is not a name.".into(),
        Sides => "Partners sit opposite each other, so only they can swap seats.".into(),
        SameSeat => "Only two different players can swap seats.".into(),
    }
}

/// What changed at the table, as a sentence: `From this deal on Vera replaces Igor.`
pub fn reseated(game: &Game, reseated: &SeatChange) -> String {
    match &reseated.change {
        SeatChangeKind::TakenOver { was, now } => {
            format!("From this deal on {now} replaces {was}.")
        }
        SeatChangeKind::Swapped(one, other) => {
            let who = names(game);
            format!("From this deal on {} and {} have swapped seats.", who(*one), who(*other))
        }
    }
}

/// What a ruling is about: `a revoke`.
pub(super) const fn incident(about: Incident) -> &'static str {
    match about {
        Incident::Revoke => "a revoke",
        Incident::Misdeal => "a misdeal",
        Incident::Other => "another incident",
    }
}

/// A ruling of the table with its deal: `deal 3: the table rules on a revoke: “had a
/// heart”: Igor -5`.
pub fn table_ruling(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let deal = ruling.deal.map_or_else(String::new, |deal| format!("deal {deal}: "));
    format!("{deal}{}", ruled(ruling, who))
}

/// A ruling of the table: `the table rules on a revoke: “had a heart”: Igor -5`.
pub fn ruled(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let given = ruling.points.iter().map(|(side, points)| (who(*side), signed(*points)));
    let points = match pairs(given).as_str() {
        "" => ", without points",
        given => &format!(": {given}"),
    };
    format!("the table rules on {}: “{}”{points}", incident(ruling.about), ruling.reason)
}

/// A ruling of the table in the explanation of its deal, as a sentence without a full stop.
pub fn ruling_in_deal(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let counts = if ruling.points.is_empty() { "" } else { ", counted when the deal ends" };
    capital(&ruled(ruling, who)) + counts
}

/// Why a game cannot be called so, as a sentence.
pub(super) fn title_fault(fault: LineFault) -> String {
    bad_text("title", LONGEST_TITLE, fault)
}

/// Why a note cannot be made, as a sentence.
pub(super) fn note_fault(fault: &NoteFault) -> String {
    match fault {
        NoteFault::NoSuchDeal { deal, begun } => not_yet(&format!("deal {deal}"), "begun", *begun),
        NoteFault::Text(fault) => bad_text("note", LONGEST_REASON, *fault),
        NoteFault::TooMany => {
            format!("This game already has {MOST_NOTES} notes, the most possible.")
        }
    }
}

/// Why a text cannot be a title, a note or a reason, as a sentence.
fn bad_text(what: &str, longest: usize, fault: LineFault) -> String {
    match fault {
        LineFault::Empty => format!("A {what} needs at least one visible character."),
        LineFault::TooLong => format!("That {what} is too long: at most {longest} characters."),
        LineFault::Invisible(code) => format!(
            "A {what} cannot contain U+{code:04X}, a control character or one that is invisible."
        ),
    }
}

/// Why a ruling of the table cannot stand so, as a sentence.
pub(super) fn ruling_fault(fault: &RulingFault, who: Who<'_>) -> String {
    use RulingFault::*;
    match fault {
        NoSuchDeal { deal, begun } => not_yet(&format!("deal {deal}"), "begun", *begun),
        Reason(LineFault::Empty) => "A ruling needs a reason.".into(),
        Reason(fault) => bad_text("reason", LONGEST_REASON, *fault),
        TooMany => format!("This game already has {MOST_RULINGS} rulings, the most possible."),
        PointsTwice(seat) => format!("Points are given twice for {}.", who(*seat)),
        PointsRange => format!(
            "A ruling gives or takes ½ to {MOST_RULING_POINTS} points. For none, leave the points \
             out."
        ),
        Unit(rules::Unit::Half) => "Points are whole, or have a half: 5, -2.5, ½.".into(),
        Unit(rules::Unit::Tenth) => "Points are whole, or have one decimal: 5, -2.5.".into(),
        NoSuchSeat => "Nobody sits there.".into(),
    }
}

messages! {
    /// That a player needs another name.
    other_name: "Give the player another name.";

    /// That a promotion has to be chosen too.
    promotion_too: "Put a promotion in force as well.";

    /// That some numbers have names and others none.
    some_named: "Some numbers have a name and some have none: name them all, or none.";

    /// That a correction gives cards before it says of which trick.
    trick_number_first: "Give the number of the trick before its cards.";
}
