//! Who is who over the years: names that mean one person, and a name that two people share.
//!
//! No game is rewritten. Aliases are kept apart from the games, and applied to them.

use crate::cards::visible;
use crate::game::{Name, NameError, fold};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Which names are one player's.
///
/// ```
/// use hoyle::analysis::{Attended, PeopleChange, People};
///
/// let names = vec!["Jo".into(), "Ana".into()];
/// let attended = [Attended { game: "friday".into(), names, last: "2026-11-20".into() }];
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
    /// Another name of the same player, by a name as [`fold`] has it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    merged: BTreeMap<String, String>,
    /// Whose a name is in a game, by the game's id in lower case, and the name as [`fold`] has it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    split: BTreeMap<String, BTreeMap<String, String>>,
}

/// Who took part in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attended {
    /// The game's id.
    pub game: String,
    /// The names of all who had a seat in it.
    pub names: Vec<String>,
    /// The day on which it was last played.
    pub last: String,
}

/// A change of aliases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleChange {
    /// Two names are one player's.
    Merge {
        /// One name.
        name: String,
        /// The other, under which the player is listed.
        into: String,
    },
    /// A name is another player's.
    Split {
        /// The name.
        name: String,
        /// The ids of the games in which it is; without any, wherever it is written.
        games: Vec<String>,
        /// The other player's name; without one, the name itself, which was merged.
        to: Option<String>,
    },
}

/// Why aliases cannot be changed so, or a text does not hold any.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PeopleError {
    /// The text is not one that [`People::text`] writes: what the parser says.
    Unreadable(String),
    /// A name cannot be.
    Name {
        /// The text.
        text: String,
        /// What is wrong with it.
        #[source]
        error: NameError,
    },
    /// The names go round in a circle from this one.
    Circle(String),
    /// Nobody of that name took part in any game.
    Unknown {
        /// The name.
        name: String,
        /// Who did.
        known: Vec<String>,
    },
    /// Both names are that player's already.
    Same(String),
    /// They played in one game, so they are two.
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
    /// There is no game of that id.
    NoSuchGame(String),
    /// Nobody of that name took part in the game.
    NotThere {
        /// The name.
        name: String,
        /// The game's id.
        game: String,
    },
    /// Games are named, but no name for the player in them, or the other way round.
    Incomplete,
}

impl People {
    /// The aliases in a text that [`People::text`] wrote.
    ///
    /// # Errors
    /// It is not such a text, or the names go round in a circle.
    pub fn read(text: &str) -> Result<People, PeopleError> {
        let read: People = toml::from_str(text)
            .map_err(|error| PeopleError::Unreadable(visible(error.message())))?;
        let folded = |names: BTreeMap<String, String>| {
            let each =
                names.into_iter().map(|(name, other)| Ok((fold(&name), self::name(&other)?)));
            each.collect::<Result<BTreeMap<_, _>, PeopleError>>()
        };
        let games = read.split.into_iter();
        let split = games.map(|(game, names)| Ok((game.to_lowercase(), folded(names)?)));
        let people = People {
            split: split.collect::<Result<_, PeopleError>>()?,
            merged: folded(read.merged)?,
        };
        let turns = |name: &String| {
            let next = |name: &&String| people.merged.get(&fold(name));
            std::iter::successors(Some(name), next).nth(people.merged.len() + 1).is_some()
        };
        match people.merged.keys().find(|name| turns(name)) {
            Some(name) => Err(PeopleError::Circle(name.clone())),
            None => Ok(people),
        }
    }

    /// The aliases as the text of a file.
    pub fn text(&self) -> String {
        toml::to_string(self).expect("texts by texts")
    }

    /// The player whom a name means in a game: the name under which that player is listed. Two that
    /// differ only in case or Unicode form are one.
    pub fn who<'a>(&'a self, game: &str, name: &'a str) -> &'a str {
        let split = self.split.get(&game.to_lowercase()).and_then(|names| names.get(&fold(name)));
        self.player(split.map_or(name, String::as_str))
    }

    /// The player whom a name means where nothing else is said of a game.
    pub fn player<'a>(&'a self, name: &'a str) -> &'a str {
        // No names go round in a circle.
        std::iter::successors(Some(name), |name| self.merged.get(&fold(name)).map(String::as_str))
            .last()
            .unwrap_or(name)
    }

    /// Says something of names, and returns what takes it back.
    ///
    /// # Errors
    /// It cannot be; nothing changes.
    pub fn change(
        &mut self,
        change: &PeopleChange,
        attended: &[Attended],
    ) -> Result<PeopleChange, PeopleError> {
        let mut changed = self.clone();
        let back = match change {
            PeopleChange::Merge { name, into } => changed.merge(name, into, attended),
            PeopleChange::Split { name, games, to: None } if games.is_empty() => {
                changed.unmerge(name)
            }
            PeopleChange::Split { name, games, to: Some(to) } if !games.is_empty() => {
                changed.split(name, games, to, attended)
            }
            PeopleChange::Split { .. } => Err(PeopleError::Incomplete),
        }?;
        if let Some((one, other, game)) = changed.met_themselves(self, attended) {
            return Err(PeopleError::Together { one, other, game });
        }
        *self = changed;
        Ok(back)
    }

    /// Two players of a game whom this makes one, and who were two `before`.
    fn met_themselves(
        &self,
        before: &People,
        attended: &[Attended],
    ) -> Option<(String, String, String)> {
        attended.iter().find_map(|Attended { game, names, .. }| {
            let mut seen: BTreeMap<String, &String> = BTreeMap::new();
            names.iter().find_map(|name| {
                let other = seen.insert(fold(self.who(game, name)), name)?;
                let [one, other] = [other, name].map(|name| before.who(game, name).to_owned());
                (fold(&one) != fold(&other)).then(|| (one, other, game.clone()))
            })
        })
    }

    /// The player of a name, as listed, who took part in some game.
    fn known(&self, name: &str, attended: &[Attended]) -> Result<String, PeopleError> {
        let all =
            || attended.iter().flat_map(|it| it.names.iter().map(|name| self.who(&it.game, name)));
        let wanted = fold(self.player(name));
        let found = all().find(|who| fold(who) == wanted);
        found.map(str::to_owned).ok_or_else(|| {
            let mut known: Vec<String> = all().map(str::to_owned).collect();
            known.sort_unstable();
            known.dedup();
            PeopleError::Unknown { name: name.to_owned(), known }
        })
    }

    fn merge(
        &mut self,
        name: &str,
        into: &str,
        attended: &[Attended],
    ) -> Result<PeopleChange, PeopleError> {
        let (one, into) = (self.known(name, attended)?, self.known(into, attended)?);
        if fold(&one) == fold(&into) {
            return Err(PeopleError::Same(into));
        }
        let of_one = attended.iter().flat_map(|it| it.names.iter().map(|name| (&it.game, name)));
        let of_one = of_one.filter(|(game, name)| fold(self.who(game, name)) == fold(&one));
        let of_one: Vec<(&String, &String)> = of_one.collect();
        // A player who only ever was split from the other is that one again.
        if of_one.iter().all(|(_, name)| fold(self.player(name)) == fold(&into)) {
            let mut games = Vec::new();
            for (game, name) in of_one {
                self.forget(game, name);
                games.push(game.clone());
            }
            return Ok(PeopleChange::Split { name: into, games, to: Some(one) });
        }
        self.merged.insert(fold(&one), into);
        Ok(PeopleChange::Split { name: one, games: Vec::new(), to: None })
    }

    fn unmerge(&mut self, text: &str) -> Result<PeopleChange, PeopleError> {
        let name = name(text)?;
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
        let (one, to) = (self.known(name, attended)?, self::name(to)?);
        if fold(self.player(&to)) == fold(&one) {
            return Err(PeopleError::Same(one));
        }
        for game in games {
            let there = attended.iter().find(|it| it.game.eq_ignore_ascii_case(game));
            let there = there.ok_or_else(|| PeopleError::NoSuchGame(game.clone()))?;
            let written = there.names.iter().find(|name| fold(self.who(game, name)) == fold(&one));
            let not_there = || PeopleError::NotThere { name: one.clone(), game: game.clone() };
            let written = written.ok_or_else(not_there)?;
            self.forget(game, written);
            if fold(self.player(written)) != fold(self.player(&to)) {
                let names = self.split.entry(game.to_lowercase()).or_default();
                names.insert(fold(written), to.clone());
            }
        }
        Ok(PeopleChange::Split { name: to, games: games.to_vec(), to: Some(one) })
    }

    /// Forgets whose a name is in a game.
    fn forget(&mut self, game: &str, name: &str) {
        if let Some(names) = self.split.get_mut(&game.to_lowercase()) {
            names.remove(&fold(name));
        }
        self.split.retain(|_, names| !names.is_empty());
    }
}

/// A name as it is shown.
fn name(text: &str) -> Result<String, PeopleError> {
    let error = |error| PeopleError::Name { text: text.to_owned(), error };
    text.parse::<Name>().map(|name| name.as_str().to_owned()).map_err(error)
}
