//! Numbers and cards as players give them: bare in speaking order, or each with a name.

use super::number;
use crate::cards::{Card, Seat, Side, Syntax, SyntaxError};
use crate::game::{Count, NameSearchError, Players, Setup, TrickCard};
use crate::rules::{BidWord, Points, is_id};
use std::str::FromStr;

/// A number, a card or points as typed, with or without a player's name: `3`, or `Igor=3`.
///
/// ```
/// use hoyle::game::{Count, Players};
/// use hoyle::notation::Named;
///
/// let players = Players::new(&["Igor", "Ana", "Dunja"]).unwrap();
/// let seats: Vec<_> = players.seats().collect();
/// let typed: Vec<Named<i64>> = vec!["a=2".parse()?, "Igor=0".parse()?];
/// let counts = Named::counts(&typed, &players, &seats).unwrap();
/// assert_eq!(counts, [Count::by(seats[0], 0), Count::by(seats[1], 2)]);
/// # Ok::<(), hoyle::cards::SyntaxError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// The name before the last `=`, if there is one.
    pub name: Option<String>,
    /// What comes after it.
    pub value: T,
}

/// Why typed numbers or cards cannot be matched with players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NamedError {
    /// Some have a name and some have none.
    Mixed,
    /// A name that means nobody at the table, or several players.
    Name(#[from] NameSearchError),
}

type Result<T, E = NamedError> = std::result::Result<T, E>;

impl FromStr for Named<i64> {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Named::read(text, number).ok_or_else(|| SyntaxError::new(Syntax::NamedNumber, text))
    }
}

/// Reads a bid: a number, or a word that may be one of the rules'.
impl FromStr for Named<Count> {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Named::read(text, bid).ok_or_else(|| SyntaxError::new(Syntax::NamedNumber, text))
    }
}

fn bid(text: &str) -> Option<Count> {
    if let Some(number) = number(text) {
        return Some(Count::next(number));
    }
    let word = BidWord::from(&text.to_lowercase()).ok()?;
    is_id(&word).then(|| Count::word(word))
}

impl FromStr for Named<Card> {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Named::read(text, |text| text.parse().ok())
            .ok_or_else(|| SyntaxError::new(Syntax::NamedCard, text))
    }
}

impl FromStr for Named<Points> {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match Named::read(text, |text| text.parse().ok()) {
            // Points without a name are nobody's.
            Some(named) if named.name.is_some() => Ok(named),
            _ => Err(SyntaxError::new(Syntax::NamedPoints, text)),
        }
    }
}

impl<T> Named<T> {
    fn read(text: &str, value: impl Fn(&str) -> Option<T>) -> Option<Named<T>> {
        let (name, rest) = match text.rsplit_once('=') {
            Some((name, rest)) => (Some(name.to_owned()), rest),
            None => (None, text),
        };
        Some(Named { name, value: value(rest.trim())? })
    }

    /// The seat of the player named, or `None` without a name.
    fn seat(&self, players: &Players) -> Result<Option<Seat>> {
        let Some(name) = &self.name else { return Ok(None) };
        Ok(Some(players.find(name)?))
    }
}

impl Named<Points> {
    /// The points of each side, which may be named by any of its members.
    ///
    /// # Errors
    /// A name that does not mean one player.
    pub fn points(named: &[Self], setup: &Setup) -> Result<Vec<(Side, Points)>> {
        let mut points = Vec::with_capacity(named.len());
        for named in named {
            if let Some(seat) = named.seat(setup.players())? {
                points.push((setup.side_of(seat), named.value));
            }
        }
        Ok(points)
    }
}

impl Named<Card> {
    /// The cards with the seats of the players named, in the order typed and so played.
    ///
    /// # Errors
    /// A name that does not mean one player.
    pub fn cards(named: &[Named<Card>], players: &Players) -> Result<Vec<TrickCard>> {
        named
            .iter()
            .map(|named| Ok(TrickCard { by: named.seat(players)?, card: named.value }))
            .collect()
    }
}

impl<T: Copy + Into<Count>> Named<T> {
    /// The numbers with the seats of their players: named numbers in the order of `turn`, bare ones in
    /// the order typed.
    ///
    /// # Errors
    /// A name that does not mean one player, or bare and named numbers together.
    pub fn counts(named: &[Named<T>], players: &Players, turn: &[Seat]) -> Result<Vec<Count>> {
        let with_name = named.iter().filter(|named| named.name.is_some()).count();
        if with_name != 0 && with_name != named.len() {
            return Err(NamedError::Mixed);
        }

        let mut counts = Vec::with_capacity(named.len());
        for named in named {
            counts.push(Count { by: named.seat(players)?, ..named.value.into() });
        }
        // A player who has no part in the turn comes last, so that the judge sees the others first.
        counts.sort_by_key(|count| {
            count.by.map(|by| turn.iter().position(|seat| *seat == by).unwrap_or(turn.len()))
        });
        Ok(counts)
    }
}
