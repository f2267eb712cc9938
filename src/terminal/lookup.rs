//! The games that completion asks about, looked up in the store.

use crate::game::Game;
use crate::grammar::complete::Games;
use crate::history::History;
use crate::store::{Selector, Store};

/// A folder of games, and the one that a line is about. Whatever cannot be read is left out.
pub(crate) struct StoredGames {
    pub(crate) store: Option<Store>,
    pub(crate) selector: Option<Selector>,
}

impl StoredGames {
    fn history(&self) -> Option<History> {
        Some(self.store.as_ref()?.read(self.selector.as_ref()?).ok()?.history)
    }
}

impl Games for StoredGames {
    fn current(&self) -> Option<Game> {
        self.history().map(|history| history.game().clone())
    }

    fn last_entry(&self) -> Option<u64> {
        self.history().map(|history| history.entries().len() as u64)
    }

    fn ids(&self) -> Vec<String> {
        let ids = self.store.as_ref().and_then(|store| store.ids().ok()).unwrap_or_default();
        ids.iter().map(ToString::to_string).collect()
    }

    fn binned(&self) -> Vec<String> {
        let listed = self.store.as_ref().and_then(|store| store.bin().ok()).unwrap_or_default();
        listed.iter().map(|listed| listed.id.to_string()).collect()
    }

    fn players(&self) -> Vec<String> {
        let listed = self.store.as_ref().and_then(|store| store.list().ok()).unwrap_or_default();
        let games = listed.iter().filter_map(|listed| listed.game.as_ref().ok());
        games
            .flat_map(|read| read.history.setup().players().names())
            .map(ToString::to_string)
            .collect()
    }
}
