//! Numbers and cards as players say them: bare in speaking order, or with a name.

use super::{card, number, points};
use crate::cards::{Card, Seat};
use crate::game::{Count, PlayedCard, Players};
use crate::rules::Points;
use std::str::FromStr;

/// A number or a card as it was typed: `3`, or `Igor=3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// The name before the last `=`, if there is one.
    pub name: Option<String>,
    /// What was said.
    pub what: T,
}

/// A text that is neither what was expected nor a name and `=` before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub String);

/// Why numbers cannot be given to players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedFault {
    /// Some have a name and some have none, so nobody knows whose the bare ones are.
    Mixed,
    /// Nobody at the table has that name.
    Nobody {
        /// The name as typed.
        name: String,
    },
}

impl FromStr for Named<i64> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Named::read(text, |digits| number(digits.trim()))
    }
}

impl FromStr for Named<Card> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Named::read(text, |text| card(text.trim()))
    }
}

impl FromStr for Named<Points> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let spoken = Named::read(text, |text| points(text.trim()))?;
        // Points without a name are nobody's.
        if spoken.name.is_some() { Ok(spoken) } else { Err(Unreadable(text.to_owned())) }
    }
}

impl Named<Points> {
    /// Returns the points with the seats of the players who get them.
    ///
    /// # Errors
    /// A name that nobody has.
    pub fn points(
        spoken: &[Named<Points>],
        players: &Players,
    ) -> Result<Vec<(Seat, Points)>, NamedFault> {
        let given = |spoken: &Named<Points>| Ok(spoken.seat(players)?.map(|it| (it, spoken.what)));
        spoken.iter().filter_map(|spoken| given(spoken).transpose()).collect()
    }
}

impl<T> Named<T> {
    fn read(text: &str, what: impl Fn(&str) -> Option<T>) -> Result<Named<T>, Unreadable> {
        let (name, rest) = match text.rsplit_once('=') {
            Some((name, rest)) => (Some(name.to_owned()), rest),
            None => (None, text),
        };
        let what = what(rest).ok_or_else(|| Unreadable(text.to_owned()))?;
        Ok(Named { name, what })
    }

    /// Returns whose it is, if that was said.
    fn seat(&self, players: &Players) -> Result<Option<Seat>, NamedFault> {
        let Some(name) = &self.name else { return Ok(None) };
        let nobody = || NamedFault::Nobody { name: name.clone() };
        players.seat(name).map(Some).ok_or_else(nobody)
    }
}

impl Named<Card> {
    /// Returns the cards with the seats of the players who are named, in the order typed: that is
    /// the order in which they were played.
    ///
    /// # Errors
    /// A name that nobody has.
    pub fn cards(spoken: &[Named<Card>], players: &Players) -> Result<Vec<PlayedCard>, NamedFault> {
        let laid =
            |spoken: &Named<Card>| Ok(PlayedCard { by: spoken.seat(players)?, card: spoken.what });
        spoken.iter().map(laid).collect()
    }
}

impl Named<i64> {
    /// Returns the numbers with the seats of their players. Named numbers come back in the order
    /// of `turn`, however they were typed; bare ones stay in theirs.
    ///
    /// # Errors
    /// A name that nobody has, or bare and named numbers together.
    pub fn counts(
        spoken: &[Named<i64>],
        players: &Players,
        turn: &[Seat],
    ) -> Result<Vec<Count>, NamedFault> {
        let named = spoken.iter().filter(|spoken| spoken.name.is_some()).count();
        if named != 0 && named != spoken.len() {
            return Err(NamedFault::Mixed);
        }
        let mut said = spoken
            .iter()
            .map(|spoken| Ok(Count { by: spoken.seat(players)?, number: spoken.what }))
            .collect::<Result<Vec<Count>, NamedFault>>()?;
        // Whoever has no part in the turn comes last, so that the judge sees the others first.
        said.sort_by_key(|said| {
            said.by.map(|by| turn.iter().position(|seat| *seat == by).unwrap_or(turn.len()))
        });
        Ok(said)
    }
}
