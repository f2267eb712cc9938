//! The entries of a history, and why one cannot be the next.

use super::clock::Stamp;
use super::fix::FixError;
use crate::game::Act;
use crate::rules::{Points, Refusal};
use std::sync::Arc;

/// What was typed to begin the game, so that a script can say it again. The rules that the game is
/// played by stand in its setup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The rules: an id, or the path of a file.
    pub rules: String,
    /// The score, if one was chosen.
    pub scoring: Option<String>,
    /// The form of the schedule, if one was chosen.
    pub schedule: Option<String>,
    /// The settings, each as `KEY=VALUE`.
    pub set: Vec<String>,
}

/// A numbered line of a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it was made.
    pub at: Stamp,
    /// What was done.
    pub kind: EntryKind,
}

/// What an entry records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// Something happened at the table.
    Played {
        /// What, with every name and number filled in.
        act: Act,
        /// Whether it is against the rules, and the table let it stand.
        waived: bool,
        /// Each player's total in turn order, if this ended a deal or changed a total: a claim that
        /// reading back holds the rules to.
        totals: Option<Vec<Points>>,
    },
    /// What earlier entries say was mended.
    Fixed(Fix),
    /// The last entry in force was taken back.
    Undone {
        /// The number of that entry.
        of: u64,
    },
    /// The entry last taken back was brought back.
    Redone {
        /// The number of that entry.
        of: u64,
    },
}

/// From here on, other acts stand in place of those of earlier entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The number of the deal that is mended.
    pub deal: usize,
    /// What stands in place of what, in the order of the game.
    pub changes: Vec<Change>,
    /// Every entry whose act is against the rules after the fix and stands all the same.
    pub waived: Vec<u64>,
    /// Each player's total in turn order after the last deal played out, if there is one: a claim
    /// like that of an act.
    pub totals: Option<Vec<Points>>,
}

/// What stands in place of the acts of one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The number of the entry that recorded an act.
    pub of: u64,
    /// What stood there before. It follows from the entries before, so no journal holds it.
    pub was: Arc<[Act]>,
    /// What stands there now; nothing if what was there is void.
    pub now: Arc<[Act]>,
}

impl Entry {
    /// Returns the act, if the entry records one.
    pub const fn act(&self) -> Option<&Act> {
        match &self.kind {
            EntryKind::Played { act, .. } => Some(act),
            EntryKind::Fixed(_) | EntryKind::Undone { .. } | EntryKind::Redone { .. } => None,
        }
    }
}

/// No entry is in force that could be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NothingToUndo;

/// Nothing was taken back since the last act or fix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NothingToRedo;

/// Why an entry cannot be the next one of a history.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EntryError {
    /// Its number is not the next one.
    OutOfSequence {
        /// The next number.
        expected: u64,
        /// Its number.
        found: u64,
    },
    /// Its act is against the rules.
    Illegal(Refusal),
    /// Its fix cannot be.
    Fix(Box<FixError>),
    /// Its act leaves something to be filled in.
    Incomplete,
    /// Its totals are not those that the rules give.
    WrongTotals,
    /// What it says to stand against the rules is not what does.
    WrongWaiver,
    /// It takes back another entry than the last in force.
    WrongUndo {
        /// The number of the entry.
        of: u64,
    },
    /// It brings back another entry than the one last taken back.
    WrongRedo {
        /// The number of the entry.
        of: u64,
    },
}
