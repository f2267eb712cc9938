//! Aliases that came with games from elsewhere, and those that fit no game.

use super::people::{Attended, People, PeopleError};
use crate::game::fold;
use std::collections::BTreeMap;

/// A name that two folders list under different players. What is listed here stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifferentAlias {
    /// The name.
    pub name: String,
    /// The player here.
    pub here: String,
    /// The player elsewhere.
    pub elsewhere: String,
}

impl People {
    /// Takes over the aliases of another folder; `ids` has the ids that its games have here. What is known
    /// here stays.
    ///
    /// # Errors
    /// Two players at one table would become one; the aliases stay as they are.
    pub fn adopt(
        &mut self,
        other: &People,
        ids: &BTreeMap<String, String>,
        attended: &[Attended],
    ) -> Result<Vec<DifferentAlias>, PeopleError> {
        let mut changed = self.clone();
        let mut different = Vec::new();
        for (name, player) in &other.merged {
            match changed.merged.get(name) {
                Some(own) => different.extend(changed.difference(name, own, player)),
                // A name that is merged the other way round means that player already.
                None if fold(changed.player(player)) == *name => {}
                None => {
                    changed.merged.insert(name.clone(), player.clone());
                }
            }
        }
        for (game, names) in &other.split {
            // Games that did not come here do not matter.
            let Some(id) = ids.get(game) else { continue };
            for (name, player) in names {
                match changed.split.get(id).and_then(|names| names.get(name)) {
                    Some(own) => different.extend(changed.difference(name, own, player)),
                    None => {
                        let names = changed.split.entry(id.clone()).or_default();
                        names.insert(name.clone(), player.clone());
                    }
                }
            }
        }
        changed.check_nobody_met_themselves(self, attended)?;
        *self = changed;
        Ok(different)
    }

    /// That a name means different players here and elsewhere; `None` if they are the same.
    fn difference(&self, name: &str, here: &str, elsewhere: &str) -> Option<DifferentAlias> {
        let here = self.player(here);
        let elsewhere = self.player(elsewhere);
        if fold(here) == fold(elsewhere) {
            return None;
        }
        Some(DifferentAlias { name: name.into(), here: here.into(), elsewhere: elsewhere.into() })
    }

    /// What is wrong with the aliases: two players at one table who are one by them, and names of games that
    /// are not there or do not have them. `known` are the ids of all games, also of those that cannot be read.
    pub fn errors(&self, attended: &[Attended], known: &[String]) -> Vec<PeopleError> {
        let mut errors = Vec::new();
        errors.extend(self.check_nobody_met_themselves(&People::default(), attended).err());
        for (game, names) in &self.split {
            if !known.iter().any(|id| id.eq_ignore_ascii_case(game)) {
                errors.push(PeopleError::NoSuchGame(game.clone()));
            }
            let Some(played) =
                attended.iter().find(|played| played.game.eq_ignore_ascii_case(game))
            else {
                continue;
            };
            for name in names.keys() {
                if !played.names.iter().any(|own| fold(own) == *name) {
                    let [name, game] = [name.clone(), game.clone()];
                    errors.push(PeopleError::NotThere { name, game });
                }
            }
        }
        errors
    }
}
