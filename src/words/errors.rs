//! The errors of the rooms below, as sentences of their own: players are named by their seats, and
//! the rules are not cited. [`ruling`](super::ruling()) and its like say more.

use super::auction::call_fault;
use super::choice::{expected, file_fault};
use super::grammar::{capital, quoted};
use super::journal::{correction, entry_fault, fix_fault, journal, setup_fault};
use super::play;
use super::players::{bad_name, bad_players, ruling_fault, seating_fault, some_named};
use super::refusal::because;
use super::ruleset::rules_fault;
use crate::cards::Seat;
use crate::game::{NameFault, PlayersFault, Refused};
use crate::history::{
    CorrectionError, EntryError, FixError, InvalidId, InvalidTime, JournalError, SetupError,
};
use crate::notation::NamedFault;
use crate::presets::FileFault;
use crate::rules::{
    CallRefused, PlayFault, Refusal, RulesFault, RulingFault, SeatingFault, SettingFault,
};
use std::fmt::{Display, Formatter, Result};

fn seat(seat: Seat) -> String {
    format!("the player in seat {}", seat.index() + 1)
}

/// Displays errors by a function of each.
macro_rules! say {
    ($($error:ty: $sentence:expr;)*) => {$(
        impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let sentence: fn(&Self) -> String = $sentence;
                f.write_str(&sentence(self))
            }
        }
    )*};
}

say! {
    Refusal: |refusal| because(None, refusal, &seat);
    Refused: |refused| refused.refusal.to_string();
    CallRefused: |refused| call_fault(refused, &seat);
    PlayFault: |fault| play::fault(fault, &seat);
    RulingFault: |fault| ruling_fault(fault, &seat);
    SeatingFault: |fault| seating_fault(fault, &seat);
    RulesFault: rules_fault;
    FileFault: |fault| file_fault("the rules file", fault);
    SettingFault: |fault| match fault {
        SettingFault::NoValue => "A setting is KEY=VALUE, such as hook=off.".into(),
        SettingFault::UnknownKey => "There is no such setting.".into(),
        SettingFault::BadValue(what) => format!("{}.", capital(&expected("", what))),
        SettingFault::Lacking(_) => "These rules have nothing to set there.".into(),
    };
    NameFault: |fault| bad_name("That text", *fault);
    PlayersFault: bad_players;
    NamedFault: |fault| match fault {
        NamedFault::Mixed => some_named().into(),
        NamedFault::Nobody(name) => format!("Nobody is called {}.", quoted(name)),
    };
    JournalError: |error| journal("journal", error);
    SetupError: setup_fault;
    EntryError: entry_fault;
    FixError: fix_fault;
    CorrectionError: |error| correction("that deal", error, &seat);
    InvalidId: |error| format!(
        "{} cannot be a game's id: it has up to 64 lower-case letters, digits, hyphens and \
         underscores, and begins with a letter or a digit.",
        quoted(&error.text)
    );
    InvalidTime: |_| "expected a time in RFC 3339, such as 2026-11-20T20:15:00Z".into();
}

#[cfg(feature = "store")]
say! {
    crate::desk::Error: |error| super::problem(error).lines.join(" ");
    crate::desk::NewGameError: |error| super::outcome::new_game(error).lines.join(" ");
    crate::store::StoreError: super::store::store_fault;
    crate::store::archive::ArchiveError: super::store::archive_fault;
}
