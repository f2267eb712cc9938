//! What is wrong with a journal, and why a history cannot be changed.

use super::{
    Ruling, Who, bad_players, catalog, list, not_begun, rules_fault, ruling_in, title_fault,
    undated,
};
use crate::game::Game;
use crate::history::journal::LONGEST_JOURNAL;
use crate::history::{
    CorrectionError, EntryError, EntrySyntaxError, FixError, JournalError, RefusedAct, SetupError,
};

/// What is wrong with the journal at a place, such as a path.
pub fn journal(place: &str, error: &JournalError) -> String {
    use JournalError::*;
    match error {
        TooLong { most } => catalog::is_longer_than_bytes_that_game(place, most),
        Empty => catalog::is_empty_game_was_never_started(place),
        Newer { version, .. } => catalog::was_written_by_later_version_of(place, version),
        BadSum { line } => catalog::this_line_is_damaged_its_checksum(place, line),
        Unreadable { line, error } => {
            catalog::this_line_is_not_entry_of(place, line, entry_syntax(error))
        }
        Setup(error) => catalog::this_is_not_valid_start(place, error.to_string()),
        Entry { line, error } => format!("{place}:{line}: {error}"),
    }
}

/// Why a game cannot be saved with what was added to it.
pub fn unsavable(error: &JournalError) -> String {
    match error {
        JournalError::Unreadable { error: EntrySyntaxError::TooLong { most }, .. } => {
            catalog::this_could_not_be_saved_it(most)
        }
        _ => catalog::game_could_not_be_saved_with(LONGEST_JOURNAL),
    }
}

/// Why a line is not an entry of a journal.
pub(super) fn entry_syntax(error: &EntrySyntaxError) -> String {
    match error {
        EntrySyntaxError::Json(error) => error.clone(),
        EntrySyntaxError::TooLong { most } => catalog::it_is_longer_than_bytes(most),
        EntrySyntaxError::Kind => catalog::expected_one_of_act_fix_undo(),
    }
}

/// Why no game can start as the first line of a journal has it.
pub(super) fn setup_fault(error: &SetupError) -> String {
    use SetupError::*;
    match error {
        NotFirst => catalog::its_hoyle_is_not_1_or(),
        Id(_) => catalog::its_id_is_invalid(),
        Rules(fault) => catalog::its_rules_are_invalid(rules_fault(fault)),
        Players(fault) => bad_players(fault),
        PlayerCount(_) => catalog::its_rules_are_not_for_that(),
        Dealer(_) => catalog::its_dealer_is_not_one_of(),
        Columns => catalog::its_columns_do_not_name_each(),
        Title(fault) => title_fault(*fault),
    }
}

/// What is wrong with an entry of a journal, after its place.
pub(super) fn entry_fault(error: &EntryError) -> String {
    use EntryError::*;
    match error {
        OutOfSequence { expected, found } => catalog::this_should_be_entry_but_it(expected, found),
        Illegal(_) => catalog::this_entry_is_against_game_s(),
        Fix(_) => catalog::this_entry_makes_correction_that_is(),
        WrongWaiver => catalog::this_entry_lists_wrong_acts_as(),
        Incomplete => catalog::this_entry_leaves_out_part_of(),
        WrongTotals => catalog::totals_recorded_here_are_not_those(),
        WrongUndo(of) => catalog::entry_is_not_one_that_could(of),
        WrongRedo(of) => catalog::entry_is_not_one_that_could_2(of),
    }
}

/// Why a game could not go on from a correction.
pub(super) fn fix_fault(error: &FixError) -> String {
    match error {
        FixError::NothingChanged => catalog::unchanged(),
        FixError::NoSuchEntry(of) => catalog::entry_records_nothing_that_can_be(of),
        FixError::Blocked { of, deal, .. } => catalog::entry_of_deal_could_not_have(of, deal),
        FixError::TooMany => catalog::this_game_has_been_corrected_so(),
    }
}

/// Why a deal, such as `deal 3`, cannot be corrected in the way asked for.
pub(super) fn correction(deal: &str, error: &CorrectionError, who: Who<'_>) -> String {
    use CorrectionError::*;
    match error {
        NoSuchDeal { begun } => not_begun(deal, *begun),
        Twice(seat) => catalog::is_given_two_numbers(who(*seat)),
        NothingRecorded => catalog::nothing_is_recorded_for_yet_so(deal),
        NoBid(Some(seat)) => catalog::no_bid_by_is_recorded_for(who(*seat), deal),
        NoBid(None) => catalog::fewer_bids_than_that_are_recorded(deal),
        NoTricks(Some(seat)) => catalog::no_tricks_of_are_recorded_for(who(*seat), deal),
        NoTricks(None) => catalog::tricks_of_are_not_recorded_yet(deal),
        NoAuction => catalog::neither_calls_nor_contract_are_recorded(deal),
        FollowsFromCards => catalog::cards_recorded_for_show_who_took(deal),
        NoSuchTrick { recorded: 0, .. } => catalog::no_trick_of_is_recorded_card(deal),
        NoSuchTrick { trick, recorded } => {
            catalog::trick_of_is_not_recorded_last(trick, deal, recorded)
        }
        CallsFollowDealer => catalog::whose_call_each_was_in_depends(deal),
        WouldSitOut(seat) => catalog::as_dealer_would_have_sat_out(who(*seat), deal),
        BidsFirst(seat) => catalog::would_have_to_bid_before_players(who(*seat), deal),
        AlreadyDealing(seat) => catalog::is_dealer_of_already(who(*seat), deal),
    }
}

/// An act that is against the rules once a deal is corrected, with the rules it is against.
pub fn violations(game: &Game, against: &RefusedAct) -> Vec<(Ruling, String)> {
    let RefusedAct { of, deal, act, refusals, .. } = against;
    let act = undated(game, act);
    let described = |ruling: Ruling| {
        let (rule, because) = (ruling.rule(), &ruling.because);
        let text = catalog::deal_entry_is_against(deal, of, &act, &rule, because);
        (ruling, text)
    };
    refusals.iter().map(|refusal| described(ruling_in(game, refusal))).collect()
}

/// How a correction changes the ranks of players, each as `Ana 1 → 2`.
pub fn ranks_changed(changes: &[String]) -> String {
    match changes {
        [] => catalog::no_rank_changes(),
        changes => catalog::ranks(list(changes)),
    }
}
