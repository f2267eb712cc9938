//! What is wrong with a journal, and why a history cannot be changed.

use super::entries::undated;
use super::hint::{Fixable, Hint};
use super::near::quoted;
use super::players::name_fault;
use super::refusal::ruling;
use super::ruleset::rules_fault;
use super::ruling::Ruling;
use crate::cards::Seat;
use crate::game::{Game, PlayersFault};
use crate::history::{
    Correction, CorrectionError, EntryError, FixError, InvalidId, InvalidTime, JournalError,
    SetupError, Violation,
};
use crate::rules::Refusal;
use std::fmt;

/// What is wrong with the journal at a place, such as a path.
pub fn journal(place: &str, error: &JournalError) -> String {
    match error {
        JournalError::TooLong { most } => {
            format!("{place} is longer than the {most} bytes that a game can have.")
        }
        JournalError::Empty => format!("{place} is empty: the game was never started."),
        JournalError::Newer { version, .. } => format!(
            "{place} was written by a later version of hoyle (format {version}). It was left \
             unchanged; a newer hoyle can read it."
        ),
        JournalError::BadSum { line } => format!(
            "{place}:{line}: this line is damaged: its checksum does not match. Nothing was \
             changed."
        ),
        JournalError::Unreadable { line, what } => {
            format!("{place}:{line}: this line is not an entry of a journal: {what}.")
        }
        JournalError::Setup(error) => {
            format!("{place}:1: no game can start like this. {error}")
        }
        JournalError::Entry { line, error } => format!("{place}:{line}: {error}"),
    }
}

/// Why a deal cannot be corrected in the way asked for.
pub fn correction(deal: usize, error: &CorrectionError, who: &dyn Fn(Seat) -> String) -> String {
    not_corrected(&format!("deal {deal}"), error, who)
}

fn not_corrected(deal: &str, error: &CorrectionError, who: &dyn Fn(Seat) -> String) -> String {
    match error {
        CorrectionError::NoSuchDeal { begun: 0 } => "No deal has begun.".into(),
        CorrectionError::NoSuchDeal { begun: 1 } => "Only deal 1 has begun.".into(),
        CorrectionError::NoSuchDeal { begun } => format!("Only deals 1 to {begun} have begun."),
        CorrectionError::Twice(seat) => format!("{} is given two numbers.", who(*seat)),
        CorrectionError::NothingRecorded => {
            format!("Nothing is recorded for {deal} yet, so there is nothing to correct.")
        }
        CorrectionError::NoBid(Some(seat)) => {
            format!("No bid by {} is recorded for {deal}.", who(*seat))
        }
        CorrectionError::NoBid(None) => {
            format!("Fewer bids than that are recorded for {deal}.")
        }
        CorrectionError::NoTricks(Some(seat)) => {
            format!("No tricks of {} are recorded for {deal}.", who(*seat))
        }
        CorrectionError::NoTricks(None) => {
            format!("The tricks of {deal} are not recorded yet.")
        }
        CorrectionError::NoAuction => {
            format!("Neither calls nor a contract are recorded for {deal}.")
        }
        CorrectionError::FollowsFromCards => {
            format!("The cards recorded for {deal} show who took each trick.")
        }
        CorrectionError::NoSuchTrick { recorded: 0, .. } => {
            format!("No trick of {deal} is recorded card by card.")
        }
        CorrectionError::NoSuchTrick { trick, recorded } => format!(
            "Trick {trick} of {deal} is not recorded; the last one recorded is trick {recorded}."
        ),
        CorrectionError::CallsFollowDealer => {
            format!(
                "Whose call each was in {deal} depends on its dealer, so give the contract first."
            )
        }
        CorrectionError::WouldSitOut(seat) => format!(
            "As dealer {} would have sat out {deal}, but has numbers recorded in it.",
            who(*seat)
        ),
        CorrectionError::BidsFirst(seat) => format!(
            "{} would have to bid before players whose bids in {deal} are recorded already. Record \
             the other bids first, or undo some entries.",
            who(*seat)
        ),
        CorrectionError::AlreadyDealing(seat) => {
            format!("{} is the dealer of {deal} already.", who(*seat))
        }
    }
}

/// What to do where a deal cannot be corrected in the way asked for.
pub fn correction_hint(
    deal: usize,
    correction: &Correction,
    error: &CorrectionError,
) -> Option<Hint> {
    match (error, correction) {
        (CorrectionError::NothingRecorded, Correction::Bids(bids)) => {
            Some(Hint::Bid { left: bids.len() })
        }
        (CorrectionError::NothingRecorded, Correction::Took(took)) => {
            Some(Hint::Took { numbers: Some(took.len()) })
        }
        (CorrectionError::NothingRecorded, Correction::Trump(_)) => {
            Some(Hint::Trump { optional: false })
        }
        (CorrectionError::NothingRecorded, Correction::Calls(_)) => Some(Hint::Call),
        (CorrectionError::NothingRecorded, Correction::Contract(_)) => Some(Hint::Contract),
        (CorrectionError::FollowsFromCards, _) => Some(Hint::Fix { deal, what: Fixable::Trick }),
        (CorrectionError::CallsFollowDealer, _) => {
            Some(Hint::Fix { deal, what: Fixable::Contract })
        }
        (CorrectionError::BidsFirst(_), _) => Some(Hint::UndoLast),
        _ => None,
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&journal("journal", self))
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Id(_) => f.write_str("Its id is invalid."),
            SetupError::Rules(fault) => write!(f, "Its rules are invalid. {}", rules_fault(fault)),
            SetupError::Players(PlayersFault::Name { text, fault }) => {
                f.write_str(&name_fault(text, *fault))
            }
            SetupError::Players(PlayersFault::Same { .. }) => {
                f.write_str("Two of its players have the same name.")
            }
            SetupError::PlayerCount(_) => {
                f.write_str("Its rules are not for that number of players.")
            }
            SetupError::Dealer(_) => f.write_str("Its dealer is not one of the players."),
            SetupError::Columns => f.write_str("Its columns do not name each player once."),
        }
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::OutOfSequence { expected, found } => {
                write!(f, "this should be entry {expected}, but it is entry {found}.")
            }
            EntryError::Illegal(_) => f.write_str("this entry is against the game's own rules."),
            EntryError::Fix(_) => {
                f.write_str("this entry makes a correction that is not possible.")
            }
            EntryError::WrongWaiver => f.write_str(
                "what this entry records as against the rules but allowed is not what it allows.",
            ),
            EntryError::Incomplete => f.write_str("this entry leaves out part of what it records."),
            EntryError::WrongTotals => {
                f.write_str("the totals recorded here are not those that the rules give.")
            }
            EntryError::WrongUndo(of) => {
                write!(f, "entry {of} is not the one that could be taken back here.")
            }
            EntryError::WrongRedo(of) => {
                write!(f, "entry {of} is not the one that could be brought back here.")
            }
        }
    }
}

impl fmt::Display for FixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FixError::NothingChanged => f.write_str("That changes nothing."),
            FixError::NoSuchEntry(of) => write!(f, "Entry {of} is not an act of the game."),
            FixError::Blocked { of, deal, .. } => {
                write!(f, "Entry {of} of deal {deal} could not have been played then.")
            }
            FixError::TooMany => f.write_str(
                "This game was corrected so often that its journal would take too long to read.",
            ),
        }
    }
}

/// Without names: [`correction`] names the players and the deal.
impl fmt::Display for CorrectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = |seat: Seat| format!("the player in seat {}", seat.index());
        f.write_str(&not_corrected("that deal", self, &who))
    }
}

impl fmt::Display for InvalidId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cannot be a game's id: it has up to 64 lower-case letters, digits, hyphens and \
             underscores, and begins with a letter or a digit.",
            quoted(&self.text)
        )
    }
}

impl fmt::Display for InvalidTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a time in RFC 3339, such as 2026-11-20T20:15:00Z")
    }
}

/// An act that is against the rules once a deal is corrected, with the rules it is against.
pub fn violations(game: &Game, against: &Violation) -> Vec<(Ruling, String)> {
    let Violation { of, deal, act, refusals, .. } = against;
    let who = |seat| game.setup().players().name(seat).to_string();
    let described = |refusal: &Refusal| {
        let ruling = ruling(game.setup().rules(), refusal, &who);
        let text = format!(
            "† Deal {deal}, entry {of} ({}) is against {}: {}",
            undated(game, act),
            ruling.rule,
            ruling.because
        );
        (ruling, text)
    };
    refusals.iter().map(described).collect()
}

/// How a correction changes the ranks of players, each as `Ana 1 → 2`.
pub fn ranks_changed(changes: &[String]) -> String {
    match changes {
        [] => "No rank changes.".into(),
        changes => format!("Ranks: {}.", changes.join(", ")),
    }
}

/// That a correction makes an entry legal that was against the rules.
pub fn legal_again(entry: u64) -> String {
    format!("Entry {entry} is within the rules now.")
}
