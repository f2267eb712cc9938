//! Players: what is wrong with names, changes of seat and dealer, and rulings of the table.

use super::{
    Ruling, Who, and, capital, catalog, did_you_mean, labelled, list, names, not_begun, or, pairs,
    quoted, signed,
};
use crate::cards::{LineFault, Side};
use crate::game::{
    Game, Incident, LONGEST_NAME, LONGEST_REASON, LONGEST_TITLE, MOST_NOTES, MOST_RULING_POINTS,
    MOST_RULINGS, MOST_SEAT_CHANGES, Name, NameError, NameSearchError, Players, PlayersError,
    SeatChange, SeatChangeKind, TableRuling,
};
use crate::rules::{self, NoteFault, Ruleset, RulingFault, SeatingFault};

/// The ruling on a name that nobody at the table has.
pub fn unknown_name(rules: &Ruleset, players: &Players, name: &str) -> Ruling {
    let near = did_you_mean(name, players.names().map(Name::as_str));
    let because = catalog::nobody_at_this_table_is_called(quoted(name), &near);
    let open = catalog::at_table(and(players.names()));
    Ruling::on(rules, None, because, Some(open))
}

/// Why a text does not mean exactly one player, as a sentence.
pub fn not_one_name(NameSearchError { text, could_be }: &NameSearchError) -> String {
    match could_be.as_slice() {
        [] => catalog::nobody_is_called(quoted(text)),
        several => catalog::could_be_type_more_of_name(quoted(text), or(several)),
    }
}

/// The ruling on texts that cannot be the players of a table.
pub fn players_fault(rules: &Ruleset, fault: &PlayersError) -> Ruling {
    let open = match fault {
        PlayersError::Same { .. } => catalog::give_each_player_different_name(),
        PlayersError::Name { .. } => catalog::name_has_1_to_visible_characters(LONGEST_NAME),
    };
    Ruling::on(rules, None, bad_players(fault), Some(open))
}

/// Why texts cannot be the players of a table.
pub(super) fn bad_players(fault: &PlayersError) -> String {
    match fault {
        PlayersError::Name { text, error } => bad_name(&quoted(text), *error),
        PlayersError::Same { first, second } if first.as_str() == second.as_str() => {
            catalog::two_players_are_called(first)
        }
        PlayersError::Same { first, second } => {
            catalog::and_are_same_name_case_unicode(first, second)
        }
    }
}

/// Why a text, as it is shown, cannot be a name.
pub(super) fn bad_name(shown: &str, fault: NameError) -> String {
    let why = match fault {
        NameError::Line(LineFault::Empty) => {
            return catalog::name_needs_at_least_one_visible();
        }
        NameError::Line(LineFault::TooLong) => return catalog::is_too_long_for_name(shown),
        NameError::Line(LineFault::Invisible(code)) => {
            catalog::it_contains_invisible(format!("{code:04X}"))
        }
        NameError::Reserved(',') => catalog::commas_separate_names_in_list(),
        NameError::Reserved(_) => catalog::leading_hyphen_marks_option(),
    };
    catalog::cannot_be_name(shown, why)
}

/// Why players cannot be seated so, as a sentence.
pub(super) fn seating_fault(fault: &SeatingFault, who: Who<'_>) -> String {
    use SeatingFault::*;
    match fault {
        DealBegun(deal) => catalog::deal_has_begun_too_late_to(deal),
        AlreadyDealing(seat) => catalog::already_deals_this_deal(who(*seat)),
        MidDeal(deal) => catalog::deal_has_begun_and_seats_only(deal),
        SeatEmpty { seat, players } => {
            let (who, players) = (who(*seat), catalog::count_players(players));
            catalog::seat_of_cannot_stay_empty_this(&who, &players)
        }
        TooMany => catalog::seats_have_already_changed_times_most(MOST_SEAT_CHANGES),
        NameTaken(seat) => catalog::is_already_at_table(who(*seat)),
        NoName => catalog::that_is_not_name(),
        Sides => catalog::partners_sit_opposite_each_other_so(),
        SameSeat => catalog::only_two_different_players_can_swap(),
    }
}

/// What changed at the table, as a sentence: `From this deal on Vera replaces Igor.`
pub fn reseated(game: &Game, reseated: &SeatChange) -> String {
    match &reseated.change {
        SeatChangeKind::TakenOver { was, now } => catalog::from_this_deal_on_replaces(now, was),
        SeatChangeKind::Swapped(one, other) => {
            let who = names(game);
            catalog::from_this_deal_on_and_have(who(*one), who(*other))
        }
    }
}

/// What a ruling is about: `a revoke`.
pub(super) fn incident(about: Incident) -> String {
    match about {
        Incident::Revoke => catalog::revoke_text(),
        Incident::Misdeal => catalog::misdeal(),
        Incident::Other => catalog::another_incident(),
    }
}

/// A ruling of the table with its deal: `deal 3: the table rules on a revoke: “had a
/// heart”: Igor -5`.
pub fn table_ruling(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let ruled = ruled(ruling, who);
    match ruling.deal {
        Some(deal) => labelled(catalog::deal_6(deal), ruled),
        None => ruled,
    }
}

/// A ruling of the table: `the table rules on a revoke: “had a heart”: Igor -5`.
pub fn ruled(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let given = ruling.points.iter().map(|(side, points)| (who(*side), signed(*points)));
    match pairs(given).as_str() {
        "" => catalog::table_rules_without_points(incident(ruling.about), &ruling.reason),
        given => labelled(catalog::table_rules_on(incident(ruling.about), &ruling.reason), given),
    }
}

/// A ruling of the table in the explanation of its deal, as a sentence without a full stop.
pub fn ruling_in_deal(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let counts = (!ruling.points.is_empty()).then(catalog::counted_when_deal_ends);
    list([capital(&ruled(ruling, who))].into_iter().chain(counts))
}

/// Why a game cannot be called so, as a sentence.
pub(super) fn title_fault(fault: LineFault) -> String {
    bad_text("title", LONGEST_TITLE, fault)
}

/// Why a note cannot be made, as a sentence.
pub(super) fn note_fault(fault: &NoteFault) -> String {
    match fault {
        NoteFault::NoSuchDeal { deal, begun } => not_begun(&catalog::deal_6(deal), *begun),
        NoteFault::Text(fault) => bad_text("note", LONGEST_REASON, *fault),
        NoteFault::TooMany => catalog::this_game_already_has_notes_most(MOST_NOTES),
    }
}

/// Why a text cannot be a title, a note or a reason, as a sentence.
fn bad_text(what: &str, longest: usize, fault: LineFault) -> String {
    match fault {
        LineFault::Empty => catalog::needs_at_least_one_visible_character(what),
        LineFault::TooLong => catalog::that_is_too_long_at_most(what, longest),
        LineFault::Invisible(code) => {
            catalog::text_cannot_contain_invisible(what, format!("{code:04X}"))
        }
    }
}

/// Why a ruling of the table cannot stand so, as a sentence.
pub(super) fn ruling_fault(fault: &RulingFault, who: Who<'_>) -> String {
    use RulingFault::*;
    match fault {
        NoSuchDeal { deal, begun } => not_begun(&catalog::deal_6(deal), *begun),
        Reason(LineFault::Empty) => catalog::ruling_needs_reason(),
        Reason(fault) => bad_text("reason", LONGEST_REASON, *fault),
        TooMany => catalog::this_game_already_has_rulings_most(MOST_RULINGS),
        PointsTwice(seat) => catalog::points_are_given_twice_for(who(*seat)),
        PointsRange => catalog::ruling_gives_or_takes_to_points(MOST_RULING_POINTS),
        Unit(rules::Unit::Half) => catalog::points_are_whole_or_have_half(),
        Unit(rules::Unit::Tenth) => catalog::points_are_whole_or_have_one(),
        NoSuchSeat => catalog::nobody_sits_there(),
    }
}
