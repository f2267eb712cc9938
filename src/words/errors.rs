//! The errors of the rooms below, as sentences of their own: players are named by their seats, and
//! the rules are not cited. [`ruling`](super::ruling()) and its like say more.

use super::{auction, journal, play, players, quoted, refusal, ruleset, sentence};
use crate::cards::Seat;
use crate::rules::SettingFault;
use crate::{game, history, notation::NamedFault, presets, rules};
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
    rules::Refusal: |refusal| refusal::because(None, refusal, &seat);
    rules::CallRefused: |refused| auction::call_fault(refused, &seat);
    rules::PlayFault: |fault| play::fault(fault, &seat);
    rules::RulingFault: |fault| players::ruling_fault(fault, &seat);
    rules::SeatingFault: |fault| players::seating_fault(fault, &seat);
    rules::RulesFault: ruleset::rules_fault;
    rules::SettingFault: |fault| match fault {
        SettingFault::NoValue => "A setting is KEY=VALUE, such as hook=off.".into(),
        SettingFault::UnknownKey => "There is no such setting.".into(),
        SettingFault::BadValue(what) => sentence(&ruleset::expected("", what)),
        SettingFault::Lacking(_) => "That setting does not apply to these rules.".into(),
    };
    presets::FileFault: |fault| ruleset::file_fault("the rules file", fault);
    game::Refused: |refused| refused.refusal.to_string();
    game::NameFault: |fault| players::bad_name("That text", *fault);
    game::PlayersFault: players::bad_players;
    NamedFault: |fault| match fault {
        NamedFault::Mixed => players::some_named().into(),
        NamedFault::Nobody(name) => format!("Nobody is called {}.", quoted(name)),
    };
    history::JournalError: |error| journal::journal("journal", error);
    history::SetupError: journal::setup_fault;
    history::EntryError: journal::entry_fault;
    history::FixError: journal::fix_fault;
    history::CorrectionError: |error| journal::correction("that deal", error, &seat);
    history::InvalidId: |error| format!(
        "{} cannot be a game's id: it has up to 64 lower-case letters, digits, hyphens and \
         underscores, and begins with a letter or a digit.",
        quoted(&error.text)
    );
    history::InvalidTime: |_| "expected a time in RFC 3339, such as 2026-11-20T20:15:00Z".into();
}

#[cfg(feature = "store")]
say! {
    crate::desk::Error: |error| super::problem(error).lines.join(" ");
    crate::store::StoreError: super::store::store_fault;
    crate::store::archive::ArchiveError: super::store::archive_fault;
}
