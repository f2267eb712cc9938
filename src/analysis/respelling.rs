//! The aliases of players after the spelling of a name is changed in some games.

use super::people::{Attended, People, PeopleError, shown};
use crate::game::fold;

/// Another spelling of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Respelling {
    /// The name until now.
    pub old: String,
    /// The name from now on.
    pub new: String,
    /// The ids of the games in which it is mended; the old name is in all of them.
    pub games: Vec<String>,
}

impl People {
    /// Updates the aliases after a change of spelling.
    ///
    /// # Errors
    /// The new text is no name; or in one of the games, another player has it, or sits at the table under
    /// another name. The aliases stay as they are.
    pub fn follow(
        &mut self,
        respelling: &Respelling,
        attended: &[Attended],
    ) -> Result<(), PeopleError> {
        let Respelling { old, new, games } = respelling;
        let new = shown(new)?;
        if *old == new {
            return Err(PeopleError::Same(new));
        }
        let (mended, others): (Vec<&Attended>, Vec<&Attended>) =
            attended.iter().partition(|played| games.contains(&played.game));
        let is_other_name = fold(old) != fold(&new);
        if is_other_name && let Some(taken) = mended.iter().find(|played| has(played, &new)) {
            return Err(PeopleError::Taken { name: new, game: taken.game.clone() });
        }

        let mut changed = self.clone();
        if is_other_name {
            changed.move_own_aliases(old, &new, games, &others);
        }
        if !others.iter().any(|played| has(played, old)) {
            changed.list_under(old, &new);
        }
        for played in mended {
            changed.check_sits_once(old, &new, played)?;
        }
        *self = changed;
        Ok(())
    }

    /// Moves the aliases of a name to another, unless that has its own in the `other` games.
    fn move_own_aliases(&mut self, old: &str, new: &str, games: &[String], others: &[&Attended]) {
        for game in games {
            if let Some(names) = self.split.get_mut(&game.to_lowercase())
                && let Some(player) = names.remove(&fold(old))
            {
                names.insert(fold(new), player);
            }
        }
        let Some(into) = self.merged.get(&fold(old)).cloned() else { return };
        if !others.iter().any(|played| has(played, old)) {
            self.merged.remove(&fold(old));
        }
        let is_known = others.iter().any(|played| has(played, new));
        if !is_known && fold(&into) != fold(new) {
            self.merged.entry(fold(new)).or_insert(into);
        }
    }

    /// Lists the players of a name under another, where names were merged into it or split from others.
    fn list_under(&mut self, old: &str, new: &str) {
        let split = self.split.values_mut().flat_map(|names| names.values_mut());
        for player in self.merged.values_mut().chain(split) {
            if fold(player) == fold(old) {
                new.clone_into(player);
            }
        }
        if self.hidden.remove(&fold(old)) {
            self.hidden.insert(fold(new));
        }
        self.merged.retain(|name, player| *name != fold(player));
        if self.goes_in_a_circle(&fold(new)) {
            self.merged.remove(&fold(new));
        }
    }

    /// Checks that nobody else at a table is the player whose name is mended.
    fn check_sits_once(&self, old: &str, new: &str, played: &Attended) -> Result<(), PeopleError> {
        let game = &played.game;
        let player = fold(self.who(game, new));
        for table in &played.tables {
            let names = || table.iter().filter_map(|index| played.names.get(*index));
            if !names().any(|name| fold(name) == fold(old)) {
                continue;
            }
            let mut others = names().filter(|name| fold(name) != fold(old));
            if let Some(other) = others.find(|name| fold(self.who(game, name)) == player) {
                return Err(PeopleError::Together {
                    one: new.to_owned(),
                    other: other.clone(),
                    game: game.clone(),
                });
            }
        }
        Ok(())
    }
}

/// Whether somebody of a name took part in a game.
fn has(played: &Attended, name: &str) -> bool {
    played.names.iter().any(|own| fold(own) == fold(name))
}
