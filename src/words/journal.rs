//! What is wrong with a journal, and why a history cannot be changed.

use super::{
    Ruling, Who, bad_players, list, not_yet, rules_fault, ruling_in, title_fault, undated,
};
use crate::game::Game;
use crate::history::journal::LONGEST_JOURNAL;
use crate::history::{
    BadLine, CorrectionError, EntryError, FixError, JournalError, SetupError, Violation,
};

/// What is wrong with the journal at a place, such as a path.
pub fn journal(place: &str, error: &JournalError) -> String {
    use JournalError::*;
    match error {
        TooLong { most } => {
            format!("{place} is longer than the {most} bytes that a game can have.")
        }
        Empty => format!("{place} is empty: the game was never started."),
        Newer { version, .. } => format!(
            "{place} was written by a later version of hoyle (format {version}). It was left \
             unchanged; a newer hoyle can read it."
        ),
        BadSum { line } => format!(
            "{place}:{line}: this line is damaged: its checksum does not match. Nothing was \
             changed."
        ),
        Unreadable { line, what } => {
            let why = match what {
                BadLine::Json(error) => error,
                BadLine::TooLong { most } => &format!("it is longer than {most} bytes"),
                BadLine::Kind => "expected one of `act`, `fix`, `undo` and `redo`",
            };
            format!("{place}:{line}: this line is not an entry of a journal: {why}.")
        }
        Setup(error) => format!("{place}:1: this is not a valid start of a game. {error}"),
        Entry { line, error } => format!("{place}:{line}: {error}"),
    }
}

/// Why a game cannot be saved with what was added to it.
pub fn unsavable(error: &JournalError) -> String {
    match error {
        JournalError::Unreadable { what: BadLine::TooLong { most }, .. } => {
            format!("This could not be saved: it would take more than {most} bytes.")
        }
        _ => format!(
            "The game could not be saved with this: it would have more than {LONGEST_JOURNAL} bytes."
        ),
    }
}

/// Why no game can start as the first line of a journal has it.
pub(super) fn setup_fault(error: &SetupError) -> String {
    use SetupError::*;
    match error {
        NotFirst => "Its `hoyle` is not 1, or its `seq` is not 0.".into(),
        Id(_) => "Its id is invalid.".into(),
        Rules(fault) => format!("Its rules are invalid. {}", rules_fault(fault)),
        Players(fault) => bad_players(fault),
        PlayerCount(_) => "Its rules are not for that number of players.".into(),
        Dealer(_) => "Its dealer is not one of the players.".into(),
        Columns => "Its columns do not name each player once.".into(),
        Title(fault) => title_fault(*fault),
    }
}

/// What is wrong with an entry of a journal, after its place.
pub(super) fn entry_fault(error: &EntryError) -> String {
    use EntryError::*;
    match error {
        OutOfSequence { expected, found } => {
            format!("this should be entry {expected}, but it is entry {found}.")
        }
        Illegal(_) => "this entry is against the game's own rules.".into(),
        Fix(_) => "this entry makes a correction that is not possible.".into(),
        WrongWaiver => "this entry lists the wrong acts as allowed against the rules.".into(),
        Incomplete => "this entry leaves out part of what it records.".into(),
        WrongTotals => "the totals recorded here are not those that the rules give.".into(),
        WrongUndo(of) => format!("entry {of} is not the one that could be taken back here."),
        WrongRedo(of) => format!("entry {of} is not the one that could be brought back here."),
    }
}

/// Why a game could not go on from a correction.
pub(super) fn fix_fault(error: &FixError) -> String {
    match error {
        FixError::NothingChanged => unchanged().into(),
        FixError::NoSuchEntry(of) => format!("Entry {of} records nothing that can be corrected."),
        FixError::Blocked { of, deal, .. } => {
            format!("Entry {of} of deal {deal} could not have happened then.")
        }
        FixError::TooMany => {
            "This game has been corrected so often that its record would take too long to read. \
             Print it as a script and replay that as a new game."
                .into()
        }
    }
}

/// Why a deal, such as `deal 3`, cannot be corrected in the way asked for.
pub(super) fn correction(deal: &str, error: &CorrectionError, who: Who<'_>) -> String {
    use CorrectionError::*;
    match error {
        NoSuchDeal { begun } => not_yet(deal, "begun", *begun),
        Twice(seat) => format!("{} is given two numbers.", who(*seat)),
        NothingRecorded => {
            format!("Nothing is recorded for {deal} yet, so there is nothing to correct.")
        }
        NoBid(Some(seat)) => format!("No bid by {} is recorded for {deal}.", who(*seat)),
        NoBid(None) => format!("Fewer bids than that are recorded for {deal}."),
        NoTricks(Some(seat)) => format!("No tricks of {} are recorded for {deal}.", who(*seat)),
        NoTricks(None) => format!("The tricks of {deal} are not recorded yet."),
        NoAuction => format!("Neither calls nor a contract are recorded for {deal}."),
        FollowsFromCards => format!("The cards recorded for {deal} show who took each trick."),
        NoSuchTrick { recorded: 0, .. } => format!("No trick of {deal} is recorded card by card."),
        NoSuchTrick { trick, recorded } => format!(
            "Trick {trick} of {deal} is not recorded; the last one recorded is trick {recorded}."
        ),
        CallsFollowDealer => format!(
            "Whose call each was in {deal} depends on its dealer, so give the contract first."
        ),
        WouldSitOut(seat) => format!(
            "As dealer {} would have sat out {deal}, but has numbers recorded in it.",
            who(*seat)
        ),
        BidsFirst(seat) => format!(
            "{} would have to bid before players whose bids in {deal} are recorded already. Record \
             the other bids first, or undo some entries.",
            who(*seat)
        ),
        AlreadyDealing(seat) => format!("{} is the dealer of {deal} already.", who(*seat)),
    }
}

/// An act that is against the rules once a deal is corrected, with the rules it is against.
pub fn violations(game: &Game, against: &Violation) -> Vec<(Ruling, String)> {
    let Violation { of, deal, act, refusals, .. } = against;
    let act = undated(game, act);
    let described = |ruling: Ruling| {
        let (rule, because) = (ruling.rule(), &ruling.because);
        let text = format!("† Deal {deal}, entry {of} ({act}) is against {rule}: {because}");
        (ruling, text)
    };
    refusals.iter().map(|refusal| described(ruling_in(game, refusal))).collect()
}

/// How a correction changes the ranks of players, each as `Ana 1 → 2`.
pub fn ranks_changed(changes: &[String]) -> String {
    match changes {
        [] => "No rank changes.".into(),
        changes => format!("Ranks: {}.", list(changes)),
    }
}

messages! {
    /// That a correction makes an entry legal that was against the rules.
    legal_again(entry: u64): "Entry {entry} is now legal.";

    /// That a correction changes nothing.
    unchanged: "Nothing changed: that is what is recorded already.";

    /// That a correction changes no points.
    no_points_change: "No points change.";
}
