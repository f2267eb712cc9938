//! The players of a table: names in any script, but nothing that could disturb a terminal.

use crate::cards::{LineError, Seat, is_adjunct, line};
use crate::rules::{Points, Unit};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters as people count them.
pub const LONGEST_NAME: usize = 32;

/// A player's name, safe to print: no control characters, no marks that turn the direction of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// A text that cannot be a player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NameError {
    /// It cannot be shown in a line, or has more than [`LONGEST_NAME`] characters.
    Line(LineError),
    /// A character that means something else on the command line.
    Reserved(char),
}

/// Reads a name, in Unicode's composed form and without spaces around.
impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let shown = line(text, LONGEST_NAME).map_err(NameError::Line)?;
        // `-x` would be an option, `A,B` two names of a list.
        if shown.starts_with('-') {
            return Err(NameError::Reserved('-'));
        }
        if shown.contains(',') {
            return Err(NameError::Reserved(','));
        }
        Ok(Name(shown))
    }
}

/// How much of a name a text spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spelled {
    Whole,
    Beginning,
}

impl Name {
    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name folded: the same for all its spellings in any Unicode form or case.
    pub fn folded(&self) -> String {
        fold(&self.0)
    }

    /// The one of some names that `text` means: a name, the same without its accents, or the beginning
    /// of one, each only if no other name fits better.
    ///
    /// # Errors
    /// None can be meant, or several.
    pub fn find<'a>(
        names: impl Iterator<Item = &'a Name> + Clone,
        text: &str,
    ) -> Result<&'a Name, NameSearchError> {
        let mut could_be: Vec<&Name> = names.clone().filter(|name| name.matches(text)).collect();
        for spelled in [Spelled::Whole, Spelled::Beginning] {
            if could_be.is_empty() {
                could_be =
                    names.clone().filter(|name| name.spelled(text) == Some(spelled)).collect();
            }
        }
        match could_be.as_slice() {
            [name] => Ok(name),
            several => Err(NameSearchError {
                text: text.to_owned(),
                could_be: several.iter().copied().cloned().collect(),
            }),
        }
    }

    /// Whether `text` is this name, in any Unicode form or case.
    pub fn matches(&self, text: &str) -> bool {
        fold(&self.0) == fold(text)
    }

    /// How much of the name `text` spells, with or without accents; `None` if it spells another.
    fn spelled(&self, text: &str) -> Option<Spelled> {
        let typed = fold(text);
        if typed.is_empty() {
            return None;
        }

        // Where in the text the spelling of the letters so far may end.
        let mut ends = BTreeSet::from([0]);
        let mut begins = false;
        for letter in fold(&self.0).chars() {
            let mut next = BTreeSet::new();
            for end in ends {
                let rest = &typed[end..];
                for spelling in spellings(letter) {
                    begins |= spelling.starts_with(rest);
                    if rest.starts_with(&spelling) {
                        next.insert(end + spelling.len());
                    }
                }
            }
            ends = next;
        }

        if ends.contains(&typed.len()) {
            Some(Spelled::Whole)
        } else if begins {
            Some(Spelled::Beginning)
        } else {
            None
        }
    }
}

/// How a letter of a folded name may be typed on a keyboard that lacks it.
fn spellings(letter: char) -> impl Iterator<Item = String> {
    let others: &[&str] = match letter {
        // ä as a or ae, å as a or aa.
        '\u{308}' => &["", "e"],
        '\u{30A}' => &["", "a"],
        '\u{300}'..='\u{36F}' | ' ' | '-' | '\'' | '’' => &[""],
        'đ' => &["d", "dj"],
        'ø' => &["o", "oe"],
        'ð' => &["d"],
        'ħ' => &["h"],
        'ł' => &["l"],
        'ŧ' => &["t"],
        'þ' => &["th"],
        'æ' => &["ae"],
        'œ' => &["oe"],
        _ => &[],
    };
    std::iter::once(letter.to_string()).chain(others.iter().map(|text| (*text).to_owned()))
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Folds case through capitals, so that `ß` equals `SS` and `σ` equals `ς`, and Unicode forms through
/// compatibility decomposition. Characters that are invisible alone make no difference.
pub fn fold(text: &str) -> String {
    let decomposed: String = text.trim_matches(' ').nfkd().filter(|c| !is_adjunct(*c)).collect();
    decomposed.to_uppercase().to_lowercase().nfkd().collect()
}

/// The players of a table, in the order in which the turn passes; no two share a name.
///
/// ```
/// use hoyle::game::Players;
///
/// let players = Players::new(&["Igor", "Željko"]).unwrap();
/// let seat = players.seat("ŽELJKO").unwrap();
/// assert_eq!((seat.index(), players.name(seat).as_str()), (1, "Željko"));
///
/// assert!(Players::new(&["Igor", "igor"]).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players(Vec<Name>);

/// Texts that cannot be the players of a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayersError {
    /// One of them is not a name.
    Name {
        /// The text.
        text: String,
        /// What is wrong with it.
        #[source]
        error: NameError,
    },
    /// Two are the same name.
    Same {
        /// The earlier one.
        first: Name,
        /// The later one.
        second: Name,
    },
}

impl Players {
    /// The players with these names.
    ///
    /// # Errors
    /// The first text that is not a name, or the first two that are the same name.
    pub fn new<T: AsRef<str>>(texts: &[T]) -> Result<Players, PlayersError> {
        let mut names: Vec<Name> = Vec::with_capacity(texts.len());
        let mut folded: Vec<String> = Vec::with_capacity(texts.len());
        for text in texts.iter().map(AsRef::as_ref) {
            let name: Name = text
                .parse()
                .map_err(|error| PlayersError::Name { text: text.to_owned(), error })?;
            let this = name.folded();
            if let Some(index) = folded.iter().position(|known| *known == this) {
                return Err(PlayersError::Same { first: names.swap_remove(index), second: name });
            }
            names.push(name);
            folded.push(this);
        }
        Ok(Players(names))
    }

    /// How many players there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Every seat, in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::all(self.count())
    }

    /// The names, in turn order.
    pub fn names(&self) -> impl DoubleEndedIterator<Item = &Name> + ExactSizeIterator {
        self.0.iter()
    }

    /// The name of the player in a seat of this table.
    pub fn name(&self, seat: Seat) -> &Name {
        &self.0[seat.index()]
    }

    /// Seats a new player, whose name no other has.
    pub(super) fn add(&mut self, name: Name) -> Seat {
        self.0.push(name);
        self.seats().next_back().expect("a player was added")
    }

    /// Gives the player in a seat another name, which no other has.
    pub(super) fn rename(&mut self, seat: Seat, name: Name) {
        self.0[seat.index()] = name;
    }

    /// The seat of the player with the name `text`, in any Unicode form or case.
    pub fn seat(&self, text: &str) -> Option<Seat> {
        self.seats().find(|seat| self.name(*seat).matches(text))
    }

    /// The seat of the player meant by `text`: a name, the same without its accents, or the
    /// beginning of one, each only if nobody's name fits better.
    ///
    /// ```
    /// use hoyle::game::Players;
    ///
    /// let players = Players::new(&["Jovan", "Jovana", "Dušan"]).unwrap();
    /// let seat = |text: &str| players.find(text).map(|seat| seat.index());
    /// assert_eq!((seat("jovan"), seat("Dusan"), seat("d")), (Ok(0), Ok(2), Ok(2)));
    /// assert_eq!(seat("Jo").unwrap_err().could_be.len(), 2);
    /// ```
    ///
    /// # Errors
    /// Nobody can be meant, or several.
    pub fn find(&self, text: &str) -> Result<Seat, NameSearchError> {
        let name = Name::find(self.0.iter(), text)?;
        Ok(self.seats().find(|seat| self.name(*seat) == name).expect("one of the names"))
    }
}

/// A text that does not mean exactly one player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct NameSearchError {
    /// The text.
    pub text: String,
    /// The players it could mean: none, or several.
    pub could_be: Vec<Name>,
}

/// The most changes of seats that a game may have: far more than an evening sees, few enough that a
/// stranger's journal cannot fill the memory.
pub const MOST_SEAT_CHANGES: usize = 100;

/// A change at the table between two deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The number of the first deal for which it counts.
    pub deal: usize,
    /// What changed.
    pub change: SeatChangeKind,
}

/// What may change at the table between two deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChangeKind {
    /// Somebody took over a player's seat and total.
    TakenOver {
        /// Who left.
        was: Name,
        /// Who plays on.
        now: Name,
    },
    /// Two players changed places; their totals went with them.
    Swapped(Seat, Seat),
    /// Somebody joined, or came back.
    Joined {
        /// Who.
        seat: Seat,
        /// The name, then.
        name: Name,
        /// The points that a newcomer begins with; `None` for somebody who came back to the same total.
        brought: Option<Points>,
        /// The player after whom they sit, if that was said.
        after: Option<Seat>,
    },
    /// Somebody left, and nobody took the seat.
    Left {
        /// Who.
        seat: Seat,
        /// The player who sat before the one who left.
        after: Seat,
        /// Why.
        reason: LeftBecause,
    },
}

/// Why a player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftBecause {
    /// The player wanted to.
    Own,
    /// The rules put the player out of the game.
    Out,
}

/// Somebody who joins a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "FlatNewcomer", into = "FlatNewcomer")]
pub struct Newcomer {
    /// The name; of somebody who has left, if that player comes back to the old seat and total.
    pub name: String,
    /// The points to begin with.
    pub points: Points,
    /// The player after whom the newcomer sits in turn; without one, the last, or where somebody who
    /// comes back sat before.
    pub after: Option<Seat>,
}

/// A newcomer as journals hold it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FlatNewcomer {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_in_halves: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_in_tenths: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<Seat>,
}

impl From<FlatNewcomer> for Newcomer {
    fn from(flat: FlatNewcomer) -> Newcomer {
        let FlatNewcomer { name, points_in_halves, points_in_tenths, after } = flat;
        let halves = points_in_halves.map(|count| Points::counted(count, Unit::Half));
        let tenths = points_in_tenths.map(|count| Points::counted(count, Unit::Tenth));
        Newcomer { name, points: halves.or(tenths).unwrap_or_default(), after }
    }
}

impl From<Newcomer> for FlatNewcomer {
    fn from(newcomer: Newcomer) -> FlatNewcomer {
        let Newcomer { name, points, after } = newcomer;
        let count = if points == Points::ZERO { None } else { Some(points.count()) };
        let (points_in_halves, points_in_tenths) = match points.unit() {
            Unit::Half => (count, None),
            Unit::Tenth => (None, count),
        };
        FlatNewcomer { name, points_in_halves, points_in_tenths, after }
    }
}
