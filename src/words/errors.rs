//! The errors of the rooms below, as sentences of their own: players are named by their seats, and
//! the rules are not cited. [`ruling`](super::ruling()) and its like say more.

use super::auction::call_fault;
use super::choice::file_fault;
use super::grammar::capital;
use super::incidents::ruling_fault;
use super::near::{expected, quoted};
use super::play;
use super::players::{bad_name, bad_players, seating_fault, some_named};
use super::refusal::because;
use super::ruleset::rules_fault;
use crate::cards::Seat;
use crate::game::{NameFault, PlayersFault, Refused};
use crate::notation::NamedFault;
use crate::presets::FileFault;
use crate::rules::{
    CallRefused, PlayFault, Refusal, RulesFault, RulingFault, SeatingFault, SettingFault,
};
use std::error::Error;
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

        impl Error for $error {}
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
        NamedFault::Nobody { name } => format!("Nobody is called {}.", quoted(name)),
    };
}

#[cfg(feature = "store")]
say! {
    crate::desk::Error: |error| super::problem(error).lines.join(" ");
    crate::desk::NewGameError: |error| super::rejected::new_game(error).lines.join(" ");
}
