//! What `doctor` prints as JSON.

use super::words;
use crate::history::JournalError;
use crate::output::json::{self, NamedSchema};
use crate::store::{CheckedGame, Checkup, Health, PointerState, Repair, StoreError};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;
use strum::IntoStaticStr;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "doctor",
    "What was found, and what was repaired",
    json::schema::<CheckupJson>,
);

/// The findings of the doctor.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CheckupJson {
    /// Whether all is well now.
    pub(super) well: bool,
    /// The games, by id.
    pub(super) games: Vec<CheckedJson>,
    /// The games in the bin, by id.
    pub(super) bin: Vec<CheckedJson>,
    /// The journals of events and of the games at their tables: each has its path in place of an id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) events: Vec<CheckedJson>,
    /// The pointer to the current game.
    current: PointerJson,
    /// Files that a program which was killed never finished.
    unfinished: Vec<String>,
    /// Other files among the games.
    strays: Vec<String>,
    /// The cache of what the journals say.
    cache: CacheJson,
    /// What is wrong with other files beside the games, as sentences.
    pub(super) files: Vec<String>,
}

/// A game that was checked.
#[derive(Serialize, JsonSchema)]
pub(super) struct CheckedJson {
    /// Its id.
    pub(super) game: String,
    /// Its state.
    pub(super) state: GameState,
    /// How many entries it has; null for a game that cannot be read.
    pub(super) entries: Option<usize>,
    /// Whether it was repaired.
    pub(super) mended: bool,
    /// What is wrong with it, as a sentence.
    pub(super) said: Option<String>,
}

/// The state of a game.
#[derive(Clone, Copy, Serialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(super) enum GameState {
    /// Every line has its checksum, and every act is legal.
    Sound,
    /// The last line never got its newline.
    Torn,
    /// It has no whole line.
    #[serde(rename = "never begun")]
    #[strum(serialize = "never begun")]
    NeverBegun,
    /// A newer program wrote it.
    Newer,
    /// It cannot be relied on.
    Damaged,
    /// Another program held it for too long.
    Busy,
    /// Something else has its name.
    #[serde(rename = "no file")]
    #[strum(serialize = "no file")]
    NoFile,
    /// It cannot be read.
    Unreadable,
}

/// The pointer to the current game.
#[derive(Serialize, JsonSchema)]
struct PointerJson {
    state: PointerStateJson,
    /// Whether it was repaired.
    mended: bool,
    /// What is wrong with it, as a sentence.
    said: Option<String>,
}

/// The state of the pointer.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum PointerStateJson {
    /// There is none.
    None,
    /// It names an existing journal.
    Sound,
    /// It names nothing that exists.
    Dangling,
    /// It cannot be read.
    Trouble,
}

/// The cache of what the journals say.
#[derive(Serialize, JsonSchema)]
struct CacheJson {
    state: CacheState,
    /// Whether it was removed.
    mended: bool,
    /// What is wrong with it, as a sentence.
    said: Option<String>,
}

/// The state of the cache.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum CacheState {
    /// It is of this version of the program, or there is none.
    Sound,
    /// It is damaged or of another version.
    Damaged,
}

impl CheckupJson {
    pub(super) fn of(checkup: &Checkup, files: Vec<String>) -> CheckupJson {
        let unfinished = checkup.unfinished.iter().map(|(path, _)| path.display().to_string());
        let strays = checkup.strays.iter().map(|path| path.display().to_string());
        CheckupJson {
            well: checkup.is_well() && files.is_empty(),
            games: checkup.games.iter().map(CheckedJson::of_game).collect(),
            bin: checkup.bin.iter().map(CheckedJson::of_game).collect(),
            events: checkup.events.iter().map(CheckedJson::of_event).collect(),
            current: PointerJson::of(&checkup.pointer),
            unfinished: unfinished.collect(),
            strays: strays.collect(),
            cache: CacheJson::of(checkup.cache.as_ref()),
            files,
        }
    }
}

impl CheckedJson {
    fn of_game(checked: &CheckedGame) -> CheckedJson {
        let said = words::health(&checked.state);
        CheckedJson::of(checked.id.to_string(), &checked.state, said)
    }

    fn of_event((path, state): &(PathBuf, Health)) -> CheckedJson {
        CheckedJson::of(path.display().to_string(), state, words::event_health(state))
    }

    fn of(game: String, state: &Health, said: Option<String>) -> CheckedJson {
        let (state, entries, repair) = match state {
            Health::Sound(summary) => (GameState::Sound, Some(summary.entries), None),
            Health::Torn { summary, repair, .. } => {
                (GameState::Torn, Some(summary.entries), Some(repair))
            }
            Health::Empty(repair) => (GameState::NeverBegun, None, Some(repair)),
            Health::Unreadable(error) => (GameState::of(error), None, None),
        };
        CheckedJson { game, state, entries, mended: matches!(repair, Some(Repair::Done)), said }
    }
}

impl GameState {
    const fn of(error: &StoreError) -> GameState {
        match error {
            StoreError::Journal { error: JournalError::Newer { .. }, .. } => GameState::Newer,
            StoreError::Journal { error: JournalError::Empty, .. } => GameState::NeverBegun,
            StoreError::Journal { .. } => GameState::Damaged,
            StoreError::Locked(_) => GameState::Busy,
            StoreError::NotAFile(_) => GameState::NoFile,
            _ => GameState::Unreadable,
        }
    }
}

impl PointerJson {
    fn of(pointer: &PointerState) -> PointerJson {
        let mut mended = false;
        let state = match pointer {
            PointerState::Unset => PointerStateJson::None,
            PointerState::Sound => PointerStateJson::Sound,
            PointerState::Dangling { repair, .. } => {
                mended = matches!(repair, Repair::Done);
                PointerStateJson::Dangling
            }
            PointerState::Unreadable(_) => PointerStateJson::Trouble,
        };
        PointerJson { state, mended, said: words::pointer(pointer) }
    }
}

impl CacheJson {
    fn of(repair: Option<&Repair>) -> CacheJson {
        CacheJson {
            state: if repair.is_some() { CacheState::Damaged } else { CacheState::Sound },
            mended: matches!(repair, Some(Repair::Done)),
            said: repair.map(words::cache),
        }
    }
}
