//! The entries of a history, and why one cannot be the next.

use super::clock::Stamp;
use super::fix::{Change, Fix, FixError};
use crate::game::Act;
use crate::rules::{Points, Refusal};
use serde::{Deserialize, Serialize};

/// What was typed to start the game, so that a script can repeat it. The rules that the game is
/// played by are in its setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The rules: an id, or the path of a file.
    pub rules: String,
    /// The score, if one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoring: Option<String>,
    /// The form of the schedule, if one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schedule: Option<String>,
    /// The settings, each as `KEY=VALUE`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<String>,
}

/// A numbered line of a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it was made.
    pub at: Stamp,
    /// What it records.
    pub kind: EntryKind,
    /// Each player's total in turn order, if this is an act that ended a deal or changed a total,
    /// or a fix: a claim that is checked against the rules when the entry is read back.
    pub totals: Option<Vec<Points>>,
}

/// What an entry records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// Something happened at the table.
    Played {
        /// What, with every name and number filled in.
        act: Act,
        /// Whether it is against the rules, and the table allowed it.
        waived: bool,
    },
    /// What earlier entries say was corrected.
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

impl Entry {
    /// The act, if the entry records one.
    pub const fn act(&self) -> Option<&Act> {
        match &self.kind {
            EntryKind::Played { act, .. } => Some(act),
            EntryKind::Fixed(_) | EntryKind::Undone { .. } | EntryKind::Redone { .. } => None,
        }
    }

    /// Why this entry, which was read, is not the one that the rules make of it.
    pub(super) fn differs_from(&self, made: &Entry) -> Option<EntryError> {
        use EntryKind::{Fixed, Played, Redone, Undone};
        let now = |change: &Change| (change.of, change.now.clone());
        match (&self.kind, &made.kind) {
            (Played { act, .. }, Played { act: made, .. }) if act != made => {
                Some(EntryError::Incomplete)
            }
            (Fixed(fix), Fixed(made))
                if !fix.changes.iter().map(now).eq(made.changes.iter().map(now)) =>
            {
                Some(EntryError::Incomplete)
            }
            (Played { waived, .. }, Played { waived: made, .. }) if waived != made => {
                Some(EntryError::WrongWaiver)
            }
            (Fixed(fix), Fixed(made)) if fix.waived != made.waived => Some(EntryError::WrongWaiver),
            (Undone { of }, Undone { of: made }) if of != made => Some(EntryError::WrongUndo(*of)),
            (Redone { of }, Redone { of: made }) if of != made => Some(EntryError::WrongRedo(*of)),
            _ => (self.totals != made.totals).then_some(EntryError::WrongTotals),
        }
    }
}

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
    /// Its correction is not possible.
    Fix(Box<FixError>),
    /// Its act leaves something to be filled in.
    Incomplete,
    /// Its totals are not those that the rules give.
    WrongTotals,
    /// What it allows is not what is against the rules.
    WrongWaiver,
    /// It takes back this entry, and another was the last in force.
    WrongUndo(u64),
    /// It brings back this entry, and another was taken back last.
    WrongRedo(u64),
}
