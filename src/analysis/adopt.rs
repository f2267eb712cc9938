//! Takes over the aliases that come with imported games, and finds those that match no game.

use super::people::{Attended, People, PeopleError};
use crate::game::fold;
use std::collections::BTreeMap;

/// A name that two folders list under different players. The local entry is kept.
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
    /// Takes over the aliases of another folder; `ids` maps its games to their ids here. Existing aliases are
    /// kept.
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
                // Merged the other way round, the name already means that player.
                None if fold(changed.player(player)) == *name => {}
                None => {
                    changed.merged.insert(name.clone(), player.clone());
                }
            }
        }
        for (game, names) in &other.split {
            // Skip games that were not imported.
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

    /// The conflict if a name means different players here and elsewhere; `None` if they are the same.
    fn difference(&self, name: &str, here: &str, elsewhere: &str) -> Option<DifferentAlias> {
        let here = self.player(here);
        let elsewhere = self.player(elsewhere);
        if fold(here) == fold(elsewhere) {
            return None;
        }
        Some(DifferentAlias { name: name.into(), here: here.into(), elsewhere: elsewhere.into() })
    }

    /// What is wrong with the aliases: two players at one table merged into one, and names in games that do
    /// not exist or lack the name. `known` has the ids of all games, even unreadable ones.
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
