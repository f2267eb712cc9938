//! The entries of a history.

use super::clock::Stamp;
use super::fix::{Fix, FixError};
use crate::cards::visible;
use crate::game::Act;
use crate::rules::{Points, Refusal, Unit};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_with::skip_serializing_none;
use std::ops::Not;

/// What was typed to start the game, so that a script can repeat it. The rules that the game is
/// played by are in its setup.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The rules: an id, or the path of a file.
    pub rules: String,
    /// The score, if one was chosen.
    pub scoring: Option<String>,
    /// The form of the schedule, if one was chosen.
    pub schedule: Option<String>,
    /// The settings, each as `KEY=VALUE`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<String>,
}

impl Origin {
    /// The same with everything in it visible, since a stranger may have written it.
    pub(super) fn visible(&self) -> Origin {
        Origin {
            rules: visible(&self.rules).into(),
            scoring: self.scoring.as_deref().map(|text| visible(text).into()),
            schedule: self.schedule.as_deref().map(|text| visible(text).into()),
            set: self.set.iter().map(|text| visible(text).into()).collect(),
        }
    }
}

/// A numbered line of a history. Journals hold entries just as serde writes them here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it was made.
    pub at: Stamp,
    /// The event that it records.
    #[serde(flatten)]
    pub kind: EntryKind,
    /// Each player's total in turn order, if this is an act that ended a deal or changed a total,
    /// or a fix: a claim that is checked against the rules when the entry is read back.
    #[serde(flatten, serialize_with = "totals_in_unit")]
    pub totals: Option<Vec<Points>>,
}

/// Writes totals as whole numbers, under a key that names their unit.
fn totals_in_unit<S: Serializer>(
    totals: &Option<Vec<Points>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    if let Some(totals) = totals {
        let counts: Vec<i64> = totals.iter().map(|total| total.count()).collect();
        let key = match Unit::of(totals.iter().copied()) {
            Unit::Half => "totals_in_halves",
            Unit::Tenth => "totals_in_tenths",
        };
        map.serialize_entry(key, &counts)?;
    }
    map.end()
}

/// What an entry records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum EntryKind {
    /// Something happened at the table.
    Played {
        /// The act, with every name and number filled in.
        act: Act,
        /// Whether it is against the rules, and the table allowed it.
        #[serde(rename = "stands", skip_serializing_if = "Not::not")]
        waived: bool,
    },
    /// Acts of earlier entries were corrected.
    Fixed {
        /// The correction.
        fix: Fix,
    },
    /// The last entry in force was taken back.
    Undone {
        /// The number of that entry.
        #[serde(rename = "undo")]
        of: u64,
    },
    /// The entry last taken back was brought back.
    Redone {
        /// The number of that entry.
        #[serde(rename = "redo")]
        of: u64,
    },
}

impl Entry {
    /// The act, if the entry records one.
    pub const fn act(&self) -> Option<&Act> {
        if let EntryKind::Played { act, .. } = &self.kind { Some(act) } else { None }
    }

    /// Compares an entry that was read with what the rules make of it.
    pub(super) fn check_against(&self, expected: &Entry) -> Result<(), EntryError> {
        use EntryKind::{Fixed, Played, Redone, Undone};
        let error = match (&self.kind, &expected.kind) {
            (Played { act, .. }, Played { act: whole, .. }) if act != whole => {
                EntryError::Incomplete
            }
            (Played { waived, .. }, Played { waived: needed, .. }) if waived != needed => {
                EntryError::WrongWaiver
            }
            (Fixed { fix }, Fixed { fix: whole }) if !fix.has_changes_of(whole) => {
                EntryError::Incomplete
            }
            (Fixed { fix }, Fixed { fix: needed }) if fix.waived != needed.waived => {
                EntryError::WrongWaiver
            }
            (Undone { of }, Undone { of: last }) if of != last => EntryError::WrongUndo(*of),
            (Redone { of }, Redone { of: last }) if of != last => EntryError::WrongRedo(*of),
            _ if self.totals != expected.totals => EntryError::WrongTotals,
            _ if unit_of(&self.totals) != unit_of(&expected.totals) => EntryError::WrongTotals,
            _ => return Ok(()),
        };
        Err(error)
    }
}

fn unit_of(totals: &Option<Vec<Points>>) -> Unit {
    Unit::of(totals.iter().flatten().copied())
}

/// An entry that cannot be the next one of a history.
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
    Illegal(#[source] Refusal),
    /// Its correction is not possible.
    Fix(#[source] Box<FixError>),
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
