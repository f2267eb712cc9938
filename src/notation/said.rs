//! Numbers as players say them: bare in speaking order, or each with a name.

use super::number;
use crate::cards::Seat;
use crate::game::{Players, Said};
use std::str::FromStr;

/// A number as it was typed: `3`, or `Igor=3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The name before the last `=`, if there is one.
    pub name: Option<String>,
    /// The number.
    pub number: i64,
}

/// A text that is neither `N` nor `NAME=N`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableNumber(pub String);

/// Why numbers cannot be given to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpokenFault {
    /// Some have a name and some have none, so nobody knows whose the bare ones are.
    Mixed,
    /// Nobody at the table has that name.
    Nobody {
        /// The name as typed.
        name: String,
    },
}

impl FromStr for Spoken {
    type Err = UnreadableNumber;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableNumber(text.to_owned());
        let (name, digits) = match text.rsplit_once('=') {
            Some((name, digits)) => (Some(name.to_owned()), digits),
            None => (None, text),
        };
        let number = number(digits.trim()).ok_or_else(unreadable)?;
        Ok(Spoken { name, number })
    }
}

impl Spoken {
    /// Returns the numbers with the seats of their players. Named numbers come back in the order
    /// of `turn`, however they were typed; bare ones stay in theirs.
    ///
    /// # Errors
    /// A name that nobody has, or bare and named numbers together.
    pub fn settle(
        spoken: &[Spoken],
        players: &Players,
        turn: &[Seat],
    ) -> Result<Vec<Said>, SpokenFault> {
        let named = spoken.iter().filter(|spoken| spoken.name.is_some()).count();
        if named != 0 && named != spoken.len() {
            return Err(SpokenFault::Mixed);
        }
        let mut said = spoken
            .iter()
            .map(|spoken| match &spoken.name {
                None => Ok(Said::next(spoken.number)),
                Some(name) => players
                    .seat(name)
                    .map(|seat| Said::by(seat, spoken.number))
                    .ok_or_else(|| SpokenFault::Nobody { name: name.clone() }),
            })
            .collect::<Result<Vec<Said>, SpokenFault>>()?;
        // Whoever has no part in the turn comes last, so that the judge sees the others first.
        said.sort_by_key(|said| {
            said.by.map(|by| turn.iter().position(|seat| *seat == by).unwrap_or(turn.len()))
        });
        Ok(said)
    }
}
