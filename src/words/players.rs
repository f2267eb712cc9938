//! Players: what is wrong with names, changes of seat and dealer, and rulings of the table.

use super::{
    Ruling, Who, and, capital, decimal, did_you_mean, labelled, list, messages, names, not_begun,
    or, pairs, quoted, range, signed,
};
use crate::cards::{LineError, Seat, Side};
use crate::game::{
    Deal, Game, LONGEST_NAME, LONGEST_REASON, LONGEST_TITLE, LeftBecause, MOST_INCIDENTS,
    MOST_NOTES, MOST_RULING_POINTS, MOST_RULINGS, MOST_SEAT_CHANGES, Name, NameError,
    NameSearchError, Players, PlayersError, RulingKind, SeatChange, SeatChangeKind, TableRuling,
};
use crate::rules::{
    self, EarlyEndRefusal, IncidentRefusal, NoteRefusal, RedealRefusal, RulingRefusal,
    SeatingRefusal,
};

/// The ruling on a name that nobody at the table has.
pub fn unknown_name(players: &Players, name: &str) -> Ruling {
    let near = did_you_mean(name, players.names().map(Name::as_str));
    let because = messages::NameUnknownAtTable { name: quoted(name), suggestion: &near }.say();
    let open = messages::PlayersAtTable { names: and(players.names()) }.say();
    Ruling { because, rests_on: None, open: Some(open), hints: Vec::new() }
}

/// Why a text does not mean exactly one player, as a sentence.
pub fn not_one_name(NameSearchError { text, could_be }: &NameSearchError) -> String {
    match could_be.as_slice() {
        [] => messages::NameUnknown { name: quoted(text) }.say(),
        several => messages::NameAmbiguous { name: quoted(text), players: or(several) }.say(),
    }
}

/// The ruling on texts that cannot be the players of a table.
pub fn players_error(fault: &PlayersError) -> Ruling {
    let open = match fault {
        PlayersError::Same { .. } => messages::NameRemedyDifferent.say(),
        PlayersError::Name { .. } => messages::NameRemedyLength { longest: LONGEST_NAME }.say(),
    };
    Ruling { because: bad_players(fault), rests_on: None, open: Some(open), hints: Vec::new() }
}

/// Why texts cannot be the players of a table.
pub(super) fn bad_players(fault: &PlayersError) -> String {
    match fault {
        PlayersError::Name { text, error } => bad_name(&quoted(text), *error),
        PlayersError::Same { first, second } if first.as_str() == second.as_str() => {
            messages::NameRefusalDuplicate { name: first }.say()
        }
        PlayersError::Same { first, second } => {
            messages::NameRefusalEquivalent { name: first, other_name: second }.say()
        }
    }
}

/// Why a text, as it is shown, cannot be a name.
pub(super) fn bad_name(shown: &str, fault: NameError) -> String {
    let why = match fault {
        NameError::Line(LineError::Empty) => {
            return messages::NameRefusalEmpty.say();
        }
        NameError::Line(LineError::TooLong) => {
            return messages::NameRefusalTooLong { name: shown }.say();
        }
        NameError::Line(LineError::Invisible(code)) => {
            messages::NameFaultInvisible { code: format!("{code:04X}") }.say()
        }
        NameError::Reserved(',') => messages::NameFaultComma.say(),
        NameError::Reserved(_) => messages::NameFaultHyphen.say(),
    };
    messages::NameRefusalUnsuitable { name: shown, reason: why }.say()
}

/// Why players cannot be seated so, as a sentence.
pub(super) fn seating_refusal(refusal: &SeatingRefusal, who: Who<'_>) -> String {
    use SeatingRefusal::*;
    match refusal {
        DealBegun(deal) => messages::DealerRefusalDealBegun { deal }.say(),
        AlreadyDealing(seat) => messages::DealerRefusalSamePlayer { player: who(*seat) }.say(),
        MidDeal(deal) => messages::SeatingRefusalMidDeal { deal }.say(),
        Number { players, seated, .. } => {
            let players = messages::CountPlayers { number: players }.say();
            messages::SeatingRefusalNumber { players, allowed: range(seated) }.say()
        }
        NameInGame(name) => messages::SeatingRefusalNameInGame { name }.say(),
        NobodyCalled(name) => messages::SeatingRefusalNobodyCalled { name: quoted(name) }.say(),
        NumberMidDeal { deal, leaving: Some(seat) } => {
            messages::LeaveRefusalMidDeal { deal, player: who(*seat) }.say()
        }
        NumberMidDeal { deal, leaving: None } => messages::JoinRefusalMidDeal { deal }.say(),
        NotAtTable(seat) => messages::SeatingRefusalNotAtTable { player: who(*seat) }.say(),
        KeepsTotal(seat) => messages::JoinRefusalKeepsTotal { player: who(*seat) }.say(),
        Points(refusal) => ruling_refusal(refusal, who),
        TooMany => messages::SeatingRefusalTooMany { most: MOST_SEAT_CHANGES }.say(),
        NameTaken(seat) => messages::SeatingRefusalNameTaken { player: who(*seat) }.say(),
        NoName => messages::SeatingRefusalNoName.say(),
        Sides => messages::SeatingRefusalPartners.say(),
        SameSeat => messages::SeatingRefusalSameSeat.say(),
    }
}

/// What changed at the table, as a sentence: `From this deal on Vera replaces Igor.`
pub fn reseated(game: &Game, reseated: &SeatChange) -> String {
    match &reseated.change {
        SeatChangeKind::TakenOver { was, now } => {
            messages::SeatingChangeReplaced { successor: now, predecessor: was }.say()
        }
        SeatChangeKind::Swapped(one, other) => {
            let who = names(game);
            messages::SeatingChangeSwapped { player: who(*one), other_player: who(*other) }.say()
        }
        SeatChangeKind::Joined { name, brought: Some(points), .. } => {
            messages::SeatingChangeJoined { player: name, points: decimal(points) }.say()
        }
        SeatChangeKind::Joined { name, brought: None, .. } => {
            messages::SeatingChangeReturned { player: name }.say()
        }
        SeatChangeKind::Left { seat, reason, .. } => {
            let player = game.player_in(*seat, reseated.deal).to_string();
            let deal = reseated.deal - 1;
            match reason {
                LeftBecause::Own => messages::SeatingChangeLeft { deal, player }.say(),
                LeftBecause::Out => messages::SeatingChangeOut { deal, player }.say(),
            }
        }
    }
}

/// Says who held seats in a deal that now belong to other players, one sentence each; for one seat or for
/// all.
pub fn seats_passed_on(game: &Game, deal: usize, asked: Option<Seat>) -> Vec<String> {
    let mut passed_on = Vec::new();
    for seat in game.setup().players().seats() {
        let predecessor = game.player_in(seat, deal);
        let successor = game.setup().players().name(seat);
        if predecessor != successor && asked.is_none_or(|asked| asked == seat) {
            passed_on.push(messages::SeatingPassedOn { predecessor, successor }.say());
        }
    }
    passed_on
}

/// What a ruling is about: `a revoke`.
pub(super) fn incident(about: RulingKind) -> String {
    match about {
        RulingKind::Revoke => messages::IncidentRevoke.say(),
        RulingKind::Misdeal => messages::IncidentMisdeal.say(),
        RulingKind::Other => messages::IncidentOther.say(),
    }
}

/// A ruling of the table with its deal: `deal 3: the table rules on a revoke: “had a
/// heart”: Igor -5`.
pub fn table_ruling(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let ruled = ruled(ruling, who);
    match ruling.deal {
        Some(deal) => labelled(messages::CorrectionDeal { number: deal }.say(), ruled),
        None => ruled,
    }
}

/// A ruling of the table: `the table rules on a revoke: “had a heart”: Igor -5`.
pub fn ruled(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let given = ruling.points.iter().map(|(side, points)| (who(*side), signed(*points)));
    let ruled = match pairs(given).as_str() {
        "" => messages::RulingWithoutPoints {
            incident: incident(ruling.about),
            reason: &ruling.reason,
        }
        .say(),
        given => labelled(
            messages::RulingWithPoints { incident: incident(ruling.about), reason: &ruling.reason }
                .say(),
            given,
        ),
    };
    if ruling.closes { messages::RulingCloses { ruling: ruled }.say() } else { ruled }
}

/// What the table decided about a deal that is over: that it does not count, replays another one, or
/// ended without tricks.
pub fn deal_decisions(game: &Game, deal: &Deal) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(annulled) = deal.plan.replays {
        notes.push(messages::AnnulNoteReplay { deal: annulled }.say());
    }
    if deal.is_closed() {
        notes.push(messages::RulingNoteClosed.say());
    }
    if let Some(annulment) = deal.annulled() {
        let mut note = match (game.replay_of(deal), game.scheduled()) {
            (Some(again), _) => messages::AnnulNoteAgain { deal: again.plan.number }.say(),
            (None, Some(_)) if !annulment.is_left_out && game.early_end().is_none() => {
                messages::AnnulNoteDue.say()
            }
            _ => messages::AnnulNoteLeftOut.say(),
        };
        if let Some(reason) = &annulment.reason {
            note += &format!(" {}", messages::GrammarQuotation { text: reason }.say());
        }
        notes.push(note);
    }
    notes
}

/// A ruling of the table in the explanation of its deal, as a sentence without a full stop.
pub fn ruling_in_deal(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let counts = (!ruling.points.is_empty()).then(|| messages::RulingCountedLater.say());
    list([capital(&ruled(ruling, who))].into_iter().chain(counts))
}

/// Why a game cannot be called so, as a sentence.
pub(super) fn title_error(error: LineError) -> String {
    bad_text("title", LONGEST_TITLE, error)
}

/// That a deal has not begun, or was played elsewhere.
fn no_such_deal(deal: usize, begun: usize) -> String {
    if (1..=begun).contains(&deal) {
        messages::ForwardErrorExplain { deal }.say()
    } else {
        not_begun(&messages::CorrectionDeal { number: deal }.say(), begun)
    }
}

/// Why a note cannot be made, as a sentence.
pub(super) fn note_refusal(refusal: &NoteRefusal) -> String {
    match refusal {
        NoteRefusal::NoSuchDeal { deal, begun } => no_such_deal(*deal, *begun),
        NoteRefusal::Text(error) => bad_text("note", LONGEST_REASON, *error),
        NoteRefusal::TooMany => messages::NoteRefusalTooMany { most: MOST_NOTES }.say(),
    }
}

/// Why a deal cannot be dealt again, as a sentence.
pub(super) fn redeal_refusal(refusal: &RedealRefusal) -> String {
    match refusal {
        RedealRefusal::NoSuchDeal { deal, begun } => no_such_deal(*deal, *begun),
        RedealRefusal::NotOver(deal) => messages::AnnulRefusalNotOver { deal }.say(),
        RedealRefusal::AnnulledBefore(deal) => messages::AnnulRefusalTwice { deal }.say(),
        RedealRefusal::TooMany => messages::AnnulRefusalTooMany.say(),
        RedealRefusal::Reason(error) => bad_text("reason", LONGEST_REASON, *error),
    }
}

/// Says why an incident cannot be recorded as stated, or a choice cannot be made.
pub(super) fn incident_refusal(refusal: &IncidentRefusal, who: &dyn Fn(Seat) -> String) -> String {
    use IncidentRefusal::*;
    match refusal {
        NoSuchDeal { deal, begun } => no_such_deal(*deal, *begun),
        Annulled(deal) => messages::RulingRefusalAnnulled { deal }.say(),
        NoSuchSeat => messages::RulingRefusalNoSeat.say(),
        TooMany => messages::IncidentRefusalTooMany { most: MOST_INCIDENTS }.say(),
        Text(error) => bad_text("text", LONGEST_REASON, *error),
        Disproved { by, trick, card, followed } => {
            messages::IncidentDisproved { player: who(*by), trick, card: card.sign(), followed }
                .say()
        }
        NoSuchIncident(number) => messages::IncidentRefusalNone { number }.say(),
        NumberTaken(number) => messages::IncidentRefusalNumberTaken { number }.say(),
        NoSuchOption { taken, .. } => {
            messages::IncidentRefusalOption { taken: quoted(&taken.to_string()) }.say()
        }
        NotOpen(number) => messages::IncidentRefusalNotOpen { number }.say(),
        TooLate { incident, until, counts, .. } => messages::IncidentRefusalTooLate {
            number: incident,
            until: until.name(),
            option: counts,
        }
        .say(),
    }
}

/// Why the table cannot end a game, as a sentence.
pub(super) fn early_end_refusal(refusal: &EarlyEndRefusal) -> String {
    match refusal {
        EarlyEndRefusal::NothingPlayed => messages::EndRefusalNothingPlayed.say(),
        EarlyEndRefusal::Reason(error) => bad_text("reason", LONGEST_REASON, *error),
    }
}

/// Why a text cannot be a title, a note or a reason, as a sentence.
fn bad_text(what: &str, longest: usize, error: LineError) -> String {
    match error {
        LineError::Empty => messages::TextRefusalEmpty { kind: what }.say(),
        LineError::TooLong => messages::TextRefusalTooLong { kind: what, longest }.say(),
        LineError::Invisible(code) => {
            messages::TextRefusalInvisible { kind: what, code: format!("{code:04X}") }.say()
        }
    }
}

/// Why a ruling of the table cannot stand so, as a sentence.
pub(super) fn ruling_refusal(refusal: &RulingRefusal, who: Who<'_>) -> String {
    use RulingRefusal::*;
    match refusal {
        NoSuchDeal { deal, begun } => no_such_deal(*deal, *begun),
        Reason(LineError::Empty) => messages::RulingRefusalNoReason.say(),
        Reason(error) => bad_text("reason", LONGEST_REASON, *error),
        TooMany => messages::RulingRefusalTooMany { most: MOST_RULINGS }.say(),
        PointsTwice(seat) => messages::RulingRefusalPointsTwice { player: who(*seat) }.say(),
        PointsRange => messages::RulingRefusalPointsRange { most: MOST_RULING_POINTS }.say(),
        Unit(rules::Unit::Half) => messages::RulingRefusalUnitHalf.say(),
        Unit(rules::Unit::Tenth) => messages::RulingRefusalUnitTenth.say(),
        NoSuchSeat => messages::RulingRefusalNoSeat.say(),
        Annulled(deal) => messages::RulingRefusalAnnulled { deal }.say(),
        NotInProgress(deal) => messages::RulingRefusalNotInProgress { deal }.say(),
    }
}
