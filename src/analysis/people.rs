//! Aliases: several names for one player, and one name for several players.
//!
//! No game is rewritten: aliases are stored apart from the games, and applied to them.

use crate::game::{Name, NameError, fold};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The aliases of players.
///
/// ```
/// use hoyle::analysis::{Attended, PeopleChange, People};
///
/// let names = vec!["Jo".into(), "Ana".into()];
/// let attended = [Attended { game: "friday".into(), names, tables: vec![vec![0, 1]] }];
/// let mut people = People::default();
/// let merge = PeopleChange::Merge { name: "jo".into(), into: "Jovana".into() };
/// // Nobody was called Jovana in any game yet.
/// assert!(people.change(&merge, &attended).is_err());
///
/// let split = PeopleChange::Split {
///     name: "Ana".into(),
///     games: vec!["friday".into()],
///     to: Some("Ana K.".into()),
/// };
/// people.change(&split, &attended).unwrap();
/// assert_eq!((people.who("friday", "ANA"), people.who("monday", "Ana")), ("Ana K.", "Ana"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct People {
    /// The folded names of players who are left out of pages.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) hidden: BTreeSet<String>,
    /// Another name of the same player, by a name as [`fold`] returns it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) merged: BTreeMap<String, String>,
    /// The player whom a name means in a game, by the game's id in lower case, and the folded name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) split: BTreeMap<String, BTreeMap<String, String>>,
}

/// The players who took part in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attended {
    /// The game's id.
    pub game: String,
    /// The names of all who had a seat in the game.
    pub names: Vec<String>,
    /// The groups who sat at the table together, as indices of the names.
    pub tables: Vec<Vec<usize>>,
}

/// A change of aliases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleChange {
    /// Two names mean one player.
    Merge {
        /// One name.
        name: String,
        /// The other, under which the player is listed.
        into: String,
    },
    /// A name means another player.
    Split {
        /// The name.
        name: String,
        /// The ids of the games in which it does; if empty, all games.
        games: Vec<String>,
        /// The other player's name; if `None`, the name itself, which was merged.
        to: Option<String>,
    },
    /// The player of this name is left out of pages.
    Hide(String),
    /// The player of this name is on pages again.
    Show(String),
}

/// Why aliases cannot be read or changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PeopleError {
    /// The text is not one that [`People::text`] writes: the parser's message.
    Unreadable(String),
    /// A text cannot be a name.
    Name {
        /// The text.
        text: String,
        /// The reason.
        #[source]
        error: NameError,
    },
    /// The names go round in a circle from this one.
    Circle(String),
    /// No player of that name took part in any game.
    Unknown {
        /// The name.
        name: String,
        /// The players who did.
        known: Vec<String>,
    },
    /// Both names already mean that player.
    Same(String),
    /// Both names were at one table together, so they are two players.
    Together {
        /// One player.
        one: String,
        /// The other.
        other: String,
        /// The game's id.
        game: String,
    },
    /// The name was not merged.
    NotMerged(String),
    /// The player is already hidden.
    Hidden(String),
    /// The player is not hidden.
    NotHidden(String),
    /// There is no game of that id.
    NoSuchGame(String),
    /// Another player of that name took part in the game.
    Taken {
        /// The name.
        name: String,
        /// The game's id.
        game: String,
    },
    /// No player of that name took part in the game.
    NotThere {
        /// The name.
        name: String,
        /// The game's id.
        game: String,
    },
    /// Games are given without a name for the player in them, or the other way round.
    Incomplete,
}

impl People {
    /// Reads the aliases in a text that [`People::text`] wrote.
    ///
    /// # Errors
    /// The text is another, or the names go round in a circle.
    pub fn read(text: &str) -> Result<People, PeopleError> {
        let raw: People = toml::from_str(text)
            .map_err(|error| PeopleError::Unreadable(error.message().to_owned()))?;
        let hidden =
            raw.hidden.iter().map(|name| Ok(fold(&shown(name)?))).collect::<Result<_, _>>()?;
        let mut people = People { hidden, merged: folded(raw.merged)?, split: BTreeMap::new() };
        for (game, names) in raw.split {
            people.split.insert(game.to_lowercase(), folded(names)?);
        }
        match people.merged.keys().find(|name| people.goes_in_a_circle(name)) {
            Some(name) => Err(PeopleError::Circle(name.clone())),
            None => Ok(people),
        }
    }

    pub(super) fn goes_in_a_circle(&self, name: &str) -> bool {
        self.names_from(name).nth(self.merged.len() + 1).is_some()
    }

    /// A name, the one into which it was merged, and so on.
    fn names_from<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        std::iter::successors(Some(name), |name| self.merged.get(&fold(name)).map(String::as_str))
    }

    /// The aliases as the text of a file.
    pub fn text(&self) -> String {
        toml::to_string(self).expect("texts by texts")
    }

    /// The player whom a name means in a game: the name under which that player is listed. Names that
    /// differ only in case or Unicode form are the same.
    pub fn who<'a>(&'a self, game: &str, name: &'a str) -> &'a str {
        // Mostly there are none, and many games.
        if self.split.is_empty() {
            return self.player(name);
        }
        let names = self.split.get(&game.to_lowercase());
        let own_name = names.and_then(|names| names.get(&fold(name)));
        self.player(own_name.map_or(name, String::as_str))
    }

    /// The player whom a name means in games without a name of their own for it.
    pub fn player<'a>(&'a self, name: &'a str) -> &'a str {
        if self.merged.is_empty() {
            return name;
        }
        // No names go round in a circle.
        self.names_from(name).last().unwrap_or(name)
    }

    /// Whether a player is left out of pages.
    pub fn is_hidden(&self, player: &str) -> bool {
        let player = fold(self.player(player));
        self.hidden.iter().any(|name| fold(self.player(name)) == player)
    }

    /// Applies a change, and returns its inverse.
    ///
    /// # Errors
    /// The change is impossible; the aliases stay as they are.
    pub fn change(
        &mut self,
        change: &PeopleChange,
        attended: &[Attended],
    ) -> Result<PeopleChange, PeopleError> {
        let mut changed = self.clone();
        let inverse = match change {
            PeopleChange::Merge { name, into } => changed.merge(name, into, attended)?,
            PeopleChange::Split { name, games, to: None } if games.is_empty() => {
                changed.unmerge(name)?
            }
            PeopleChange::Split { name, games, to: Some(to) } if !games.is_empty() => {
                changed.split(name, games, to, attended)?
            }
            PeopleChange::Split { .. } => return Err(PeopleError::Incomplete),
            PeopleChange::Hide(name) => {
                let player = changed.known(name, attended)?;
                if changed.is_hidden(&player) {
                    return Err(PeopleError::Hidden(player));
                }
                changed.hidden.insert(fold(&player));
                PeopleChange::Show(player)
            }
            PeopleChange::Show(name) => {
                let player = changed.known(name, attended)?;
                if !changed.is_hidden(&player) {
                    return Err(PeopleError::NotHidden(player));
                }
                let known = changed.clone();
                changed.hidden.retain(|name| fold(known.player(name)) != fold(&player));
                PeopleChange::Hide(player)
            }
        };
        changed.check_nobody_met_themselves(self, attended)?;
        *self = changed;
        Ok(inverse)
    }

    /// Checks that no two players at one table, as they were `before`, have become one. A name may follow
    /// another in the same seat.
    pub(super) fn check_nobody_met_themselves(
        &self,
        before: &People,
        attended: &[Attended],
    ) -> Result<(), PeopleError> {
        let tables = attended.iter().flat_map(|Attended { game, names, tables }| {
            tables.iter().map(move |table| (game, names, table))
        });
        for (game, names, table) in tables {
            let mut name_of_player: BTreeMap<String, &String> = BTreeMap::new();
            for name in table.iter().filter_map(|index| names.get(*index)) {
                let Some(other) = name_of_player.insert(fold(self.who(game, name)), name) else {
                    continue;
                };
                let one = before.who(game, other).to_owned();
                let other = before.who(game, name).to_owned();
                if fold(&one) != fold(&other) {
                    return Err(PeopleError::Together { one, other, game: game.clone() });
                }
            }
        }
        Ok(())
    }

    /// The player of a name, as listed, who took part in some game.
    fn known(&self, name: &str, attended: &[Attended]) -> Result<String, PeopleError> {
        let wanted = fold(self.player(name));
        let mut known = Vec::new();
        for (game, name) in names_in_games(attended) {
            let player = self.who(game, name);
            if fold(player) == wanted {
                return Ok(player.to_owned());
            }
            known.push(player.to_owned());
        }
        known.sort_unstable();
        known.dedup();
        Err(PeopleError::Unknown { name: name.to_owned(), known })
    }

    fn merge(
        &mut self,
        name: &str,
        into: &str,
        attended: &[Attended],
    ) -> Result<PeopleChange, PeopleError> {
        let merged = self.known(name, attended)?;
        let into = self.known(into, attended)?;
        if fold(&merged) == fold(&into) {
            return Err(PeopleError::Same(into));
        }
        let written: Vec<(&String, &String)> = names_in_games(attended)
            .filter(|(game, name)| fold(self.who(game, name)) == fold(&merged))
            .collect();

        // If the names were only ever split from the other player, they mean that player again.
        if written.iter().all(|(_, name)| fold(self.player(name)) == fold(&into)) {
            let mut games = Vec::new();
            for (game, name) in written {
                self.forget(game, name);
                games.push(game.clone());
            }
            return Ok(PeopleChange::Split { name: into, games, to: Some(merged) });
        }
        self.merged.insert(fold(&merged), into);
        Ok(PeopleChange::Split { name: merged, games: Vec::new(), to: None })
    }

    fn unmerge(&mut self, text: &str) -> Result<PeopleChange, PeopleError> {
        let name = shown(text)?;
        match self.merged.remove(&fold(&name)) {
            Some(into) => Ok(PeopleChange::Merge { name, into }),
            None => Err(PeopleError::NotMerged(name)),
        }
    }

    fn split(
        &mut self,
        name: &str,
        games: &[String],
        to: &str,
        attended: &[Attended],
    ) -> Result<PeopleChange, PeopleError> {
        let from = self.known(name, attended)?;
        let to = shown(to)?;
        if fold(self.player(&to)) == fold(&from) {
            return Err(PeopleError::Same(from));
        }
        for game in games {
            let played = attended.iter().find(|played| played.game.eq_ignore_ascii_case(game));
            let played = played.ok_or_else(|| PeopleError::NoSuchGame(game.clone()))?;
            let mut names = played.names.iter();
            let Some(name) = names.find(|name| fold(self.who(game, name)) == fold(&from)) else {
                return Err(PeopleError::NotThere { name: from, game: game.clone() });
            };
            self.forget(game, name);
            if fold(self.player(name)) != fold(self.player(&to)) {
                let names = self.split.entry(game.to_lowercase()).or_default();
                names.insert(fold(name), to.clone());
            }
        }
        Ok(PeopleChange::Split { name: to, games: games.to_vec(), to: Some(from) })
    }

    /// Removes the alias of a name in a game.
    fn forget(&mut self, game: &str, name: &str) {
        if let Some(names) = self.split.get_mut(&game.to_lowercase()) {
            names.remove(&fold(name));
        }
        self.split.retain(|_, names| !names.is_empty());
    }
}

/// Every name that took part in a game, with the game's id.
fn names_in_games(attended: &[Attended]) -> impl Iterator<Item = (&String, &String)> {
    attended.iter().flat_map(|played| played.names.iter().map(|name| (&played.game, name)))
}

/// Aliases with folded names as keys.
fn folded(names: BTreeMap<String, String>) -> Result<BTreeMap<String, String>, PeopleError> {
    names.into_iter().map(|(name, player)| Ok((fold(&name), shown(&player)?))).collect()
}

/// A name as it is shown.
pub(super) fn shown(text: &str) -> Result<String, PeopleError> {
    match text.parse::<Name>() {
        Ok(name) => Ok(name.as_str().to_owned()),
        Err(error) => Err(PeopleError::Name { text: text.to_owned(), error }),
    }
}
