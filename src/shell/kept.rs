//! Every game of the folder, with what its journal says kept from one time to the next.

use crate::analysis::GameLine;
use crate::history::GameId;
use crate::presets;
use crate::store::{OpenedGame, Store, StoreError};
use crate::terminal::Failure;
use crate::views::GameSummary;
use serde::{Deserialize, Serialize};

/// What is kept of a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeptGame {
    /// The deals played to the end, with their points.
    pub(super) line: GameLine,
    /// The game in a list.
    pub(super) summary: GameSummary,
    /// Everybody who had a seat.
    pub(super) names: Vec<String>,
}

impl KeptGame {
    pub(super) fn of(opened: OpenedGame) -> KeptGame {
        let history = opened.history;
        KeptGame {
            line: GameLine::of_history(&history),
            summary: GameSummary::of(&opened.id, &history),
            names: history.game().everybody().map(|name| name.as_str().to_owned()).collect(),
        }
    }

    /// The day on which it was last played, in local time.
    pub(super) fn day(&self) -> String {
        self.line.last.map(|last| last.local_date()).unwrap_or_default()
    }
}

/// Hands every game of the folder to `then`, most recently played first; see [`Store::each_kept`].
pub(super) fn each<T: Send>(
    store: &Store,
    of: impl Fn(&GameId, Result<KeptGame, StoreError>) -> T + Sync,
    then: impl FnMut(T) -> bool,
) -> Result<(), Failure> {
    let of = |id: &GameId, kept: Result<KeptGame, StoreError>| {
        let again = |kept: KeptGame| {
            let summary = kept.summary.read_again(kept.line.last);
            KeptGame { summary, ..kept }
        };
        of(id, kept.map(again))
    };
    let done = store.each_kept(&version(), KeptGame::of, of, then);
    done.map_err(|error| Failure::data(error.to_string()))
}

/// The form of what is kept: that of this version of the program and of its rules, to which lines refer.
fn version() -> String {
    let mut sum = crc32fast::Hasher::new();
    let rules = presets::rulesets().filter_map(presets::ruleset_text);
    rules.for_each(|text| sum.update(text.as_bytes()));
    format!("hoyle games 1 {} {:08x}", env!("CARGO_PKG_VERSION"), sum.finalize())
}
