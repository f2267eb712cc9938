//! What is wrong with a journal, and why a history cannot be changed.

use super::texts::tally_name;
use super::{
    Fixable, Hint, Ruling, Who, and, bad_players, list, messages, not_begun, rules_error,
    ruling_in, title_error, undated,
};
use crate::cards::visible;
use crate::game::Game;
use crate::history::journal::LONGEST_JOURNAL;
use crate::history::{
    Correction, CorrectionError, EntryError, EntrySyntaxError, FixError, JournalError, RefusedAct,
    SetupError,
};

/// What is wrong with the journal at a place, such as a path.
pub fn journal(place: &str, error: &JournalError) -> String {
    use JournalError::*;
    match error {
        TooLong { most } => messages::JournalErrorTooLong { place, bytes: most }.say(),
        Empty => messages::JournalErrorEmpty { place }.say(),
        Newer { version, .. } => messages::JournalErrorNewer { place, version }.say(),
        BadSum { line } => messages::JournalErrorChecksum { place, line }.say(),
        Unreadable { line, error } => {
            messages::JournalErrorLine { place, line, reason: entry_syntax(error) }.say()
        }
        Setup(error) => messages::JournalErrorSetup { place, error: error.to_string() }.say(),
        Entry { line, error } => format!("{}:{line}: {error}", visible(place)),
    }
}

/// Why a game cannot be saved with what was added to it.
pub fn unsavable(error: &JournalError) -> String {
    match error {
        JournalError::Unreadable { error: EntrySyntaxError::TooLong { most }, .. } => {
            messages::JournalUnsavedEntry { bytes: most }.say()
        }
        _ => messages::JournalUnsavedGame { bytes: LONGEST_JOURNAL }.say(),
    }
}

/// Why a line is not an entry of a journal.
pub(super) fn entry_syntax(error: &EntrySyntaxError) -> String {
    match error {
        EntrySyntaxError::Json(error) => error.clone(),
        EntrySyntaxError::TooLong { most } => {
            messages::JournalErrorLineLength { bytes: most }.say()
        }
        EntrySyntaxError::Kind => messages::JournalErrorLineKind.say(),
    }
}

/// Why no game can start as the first line of a journal has it.
pub(super) fn setup_fault(error: &SetupError) -> String {
    use SetupError::*;
    match error {
        NotFirst => messages::JournalErrorSetupNotFirst.say(),
        Id(_) => messages::JournalErrorSetupId.say(),
        Rules(fault) => messages::JournalErrorSetupRules { error: rules_error(fault) }.say(),
        Players(fault) => bad_players(fault),
        PlayerCount(_) => messages::JournalErrorSetupPlayerCount.say(),
        Dealer(_) => messages::JournalErrorSetupDealer.say(),
        Columns => messages::JournalErrorSetupColumns.say(),
        Title(fault) => title_error(*fault),
        BroughtForward(fault) => fault.to_string(),
    }
}

/// What is wrong with an entry of a journal, after its place.
pub(super) fn entry_fault(error: &EntryError) -> String {
    use EntryError::*;
    match error {
        OutOfSequence { expected, found } => {
            messages::JournalErrorEntrySequence { expected, entry: found }.say()
        }
        Illegal(_) => messages::JournalErrorEntryIllegal.say(),
        Fix(_) => messages::JournalErrorEntryFix.say(),
        WrongWaiver => messages::JournalErrorEntryWaiver.say(),
        Incomplete => messages::JournalErrorEntryIncomplete.say(),
        WrongTotals => messages::JournalErrorEntryTotals.say(),
        WrongUndo(of) => messages::JournalErrorEntryUndo { entry: of }.say(),
        WrongRedo(of) => messages::JournalErrorEntryRedo { entry: of }.say(),
    }
}

/// Why a game could not go on from a correction.
pub(super) fn fix_fault(error: &FixError) -> String {
    match error {
        FixError::NothingChanged => messages::CorrectionUnchanged.say(),
        FixError::NoSuchEntry(of) => messages::CorrectionErrorEntry { entry: of }.say(),
        FixError::Blocked { of, deal, .. } => {
            messages::CorrectionErrorBlocked { entry: of, deal }.say()
        }
        FixError::TooMany => messages::CorrectionErrorTooMany.say(),
    }
}

/// Why a deal, such as `deal 3`, cannot be corrected in the way asked for.
pub(super) fn correction(deal: &str, error: &CorrectionError, who: Who<'_>) -> String {
    use CorrectionError::*;
    match error {
        NoSuchDeal { begun } => not_begun(deal, *begun),
        PlayedElsewhere(deal) => messages::ForwardErrorExplain { deal }.say(),
        Twice(seat) => messages::CorrectionErrorTwice { player: who(*seat) }.say(),
        NothingRecorded => messages::CorrectionErrorNothingRecorded { deal }.say(),
        NoBid(Some(seat)) => messages::CorrectionErrorNoBid { player: who(*seat), deal }.say(),
        NoBid(None) => messages::CorrectionErrorFewerBids { deal }.say(),
        NoTricks(Some(seat)) => {
            messages::CorrectionErrorNoTricks { player: who(*seat), deal }.say()
        }
        NoTricks(None) => messages::CorrectionErrorTricksOpen { deal }.say(),
        NoAuction => messages::CorrectionErrorNoAuction { deal }.say(),
        FollowsFromCards => messages::CorrectionErrorCardsDecide { deal }.say(),
        NoSuchTrick { recorded: 0, .. } => messages::CorrectionErrorNoCards { deal }.say(),
        NoSuchTrick { trick, recorded } => {
            messages::CorrectionErrorNoTrick { trick, deal, last: recorded }.say()
        }
        CallsFollowDealer => messages::CorrectionErrorCallsNeedDealer { deal }.say(),
        WouldSitOut(seat) => {
            messages::CorrectionErrorDealerSitsOut { player: who(*seat), deal }.say()
        }
        BidsFirst(seat) => messages::CorrectionErrorBidOrder { player: who(*seat), deal }.say(),
        AlreadyDealing(seat) => {
            messages::CorrectionErrorDealerSame { player: who(*seat), deal }.say()
        }
        NotAtTable(seat) => messages::CorrectionErrorDealerAway { player: who(*seat), deal }.say(),
        NoneRecorded => messages::CorrectionErrorNoneRecorded { deal }.say(),
        SeveralRecorded(entries) => {
            messages::CorrectionErrorSeveralRecorded { deal, entries: and(entries) }.say()
        }
        NoKind => messages::CorrectionErrorNoKind { deal }.say(),
        OtherKind { kind, .. } => messages::CorrectionErrorOtherKind { deal, kind }.say(),
        ByEntry => messages::CorrectionErrorByEntry.say(),
        TallySum { of, sum, most, .. } => {
            messages::TallyRefusalMissing { tally: tally_name(of), sum, total: most }.say()
        }
    }
}

/// What to do where a deal cannot be corrected in the way asked for.
pub(super) fn correction_hint(
    deal: usize,
    correction: &Correction,
    error: &CorrectionError,
    who: Who<'_>,
) -> Hint {
    match (error, correction) {
        (CorrectionError::TallySum { of, whole, .. }, _) => {
            let named = whole.iter().filter_map(|count| Some((who(count.by?), count.number)));
            Hint::FixTally { deal, of: of.clone(), numbers: named.collect() }
        }
        (CorrectionError::OtherKind { kind, tallies }, _) => {
            Hint::FixKind { deal, kind: kind.clone(), tallies: tallies.clone() }
        }
        (CorrectionError::NothingRecorded, Correction::Bids(bids)) => {
            Hint::Bid { number: bids.len(), example: None }
        }
        (CorrectionError::NothingRecorded, Correction::Took(took)) => Hint::Took(Some(took.len())),
        (CorrectionError::NothingRecorded, Correction::Trump(_)) => Hint::Trump { optional: false },
        (CorrectionError::NothingRecorded, Correction::Tally { of, .. }) => Hint::Tally(of.clone()),
        (CorrectionError::NothingRecorded, Correction::Calls(_)) => Hint::Call,
        (CorrectionError::NothingRecorded, Correction::Contract { contract, .. }) => {
            Hint::Contract { partner: contract.with.is_some(), factors: Vec::new() }
        }
        (CorrectionError::FollowsFromCards, _) => Hint::Fix { deal, what: Fixable::Trick },
        (CorrectionError::CallsFollowDealer, _) => Hint::Fix { deal, what: Fixable::Contract },
        (CorrectionError::BidsFirst(_), _) => Hint::UndoLast,
        _ => Hint::Log,
    }
}

/// An act that is against the rules once a deal is corrected, with the rules it is against.
pub fn violations(game: &Game, against: &RefusedAct) -> Vec<(Ruling, String)> {
    let RefusedAct { of, deal, act, refusals, .. } = against;
    let act = undated(game, act);
    let mut violations = Vec::new();
    for refusal in refusals {
        let ruling = ruling_in(game, refusal);
        let violation = messages::CorrectionViolation {
            deal,
            entry: of,
            act: &act,
            rule: ruling.rule(),
            reason: &ruling.because,
        };
        let text = violation.say();
        violations.push((ruling, text));
    }
    violations
}

/// How a correction changes the ranks of players, each as `Ana 1 → 2`.
pub fn ranks_changed(changes: &[String]) -> String {
    match changes {
        [] => messages::CorrectionRanksUnchanged.say(),
        changes => messages::CorrectionRanks { changes: list(changes) }.say(),
    }
}
