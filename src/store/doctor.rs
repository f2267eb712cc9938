//! The doctor: every game, the bin and the pointer checked, and repaired where that loses nothing.

use super::disk::Access;
use super::error::{Operation, Result, StoreError, if_exists};
use super::events::EVENT_JOURNAL;
use super::files;
use super::folder::{OpenedJournal, Store};
use super::place::JournalPlace;
use crate::history::{GameId, JournalError, Stamp, journal};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The other files in the folder of games whose content the doctor does not check; they only have to be
/// regular files.
const BESIDE: [&str; 11] = [
    "current-event",
    "drafts",
    "drafts.lock",
    "games.cache",
    "import.lock",
    "imported",
    "imported.lock",
    "ledger.lock",
    "players.lock",
    "serve.lock",
    "prompt-history",
];

/// The findings of the doctor.
#[derive(Debug)]
pub struct Checkup {
    /// The games, by id.
    pub games: Vec<CheckedGame>,
    /// The games in the bin, by id.
    pub bin: Vec<CheckedGame>,
    /// The journals of events, each by its path in the folder without the end `.jsonl`.
    pub events: Vec<(PathBuf, Health)>,
    /// Files that a program which was killed never finished. Nothing in them was acknowledged.
    pub unfinished: Vec<(PathBuf, Repair)>,
    /// Other files in those folders. They are left alone.
    pub strays: Vec<PathBuf>,
    /// Why other files in the folder of games cannot be used. They are left alone.
    pub unusable: Vec<StoreError>,
    /// The cache of what the journals say, if it is damaged or of another version. Nothing is lost with it.
    pub cache: Option<Repair>,
    /// The pointer to the current game.
    pub pointer: PointerState,
}

/// A game that was checked.
#[derive(Debug)]
pub struct CheckedGame {
    /// Its id.
    pub id: GameId,
    /// Its state.
    pub state: Health,
}

/// The state of a game.
#[derive(Debug)]
pub enum Health {
    /// Every line has its checksum, and every act is legal.
    Sound(Summary),
    /// The last line never got its newline.
    Torn {
        /// The journal as it is once it is repaired.
        summary: Summary,
        /// How many bytes are cut off for that; 0 if the line is an entry that lacks only its
        /// newline.
        cut: usize,
        /// Whether it is repaired.
        repair: Repair,
    },
    /// It has no whole line: the program that created it was killed. Nothing was acknowledged, and
    /// the repair removes it.
    Empty(Repair),
    /// It cannot be read, or not be relied on. It is left alone.
    Unreadable(Box<StoreError>),
}

/// A summary of a journal.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    /// How many entries it has.
    pub entries: usize,
    /// When the last entry was made, or the game started.
    pub last: Stamp,
}

/// The result of a repair.
#[derive(Debug)]
pub enum Repair {
    /// It was not asked for.
    NotAsked,
    /// It is done.
    Done,
    /// It could not be done.
    Failed(Box<StoreError>),
}

impl Repair {
    fn of(asked: bool, repair: impl FnOnce() -> Result<()>) -> Repair {
        if !asked {
            return Repair::NotAsked;
        }
        match repair() {
            Ok(()) => Repair::Done,
            Err(error) => Repair::Failed(error.into()),
        }
    }
}

/// The state of the pointer to the current game.
#[derive(Debug)]
pub enum PointerState {
    /// There is none.
    Unset,
    /// It names an existing journal.
    Sound,
    /// It names nothing that exists.
    Dangling {
        /// The text in it, if that can be read.
        named: Option<String>,
        /// The game to name instead, that with the latest entry; `None` if there is no game.
        instead: Option<GameId>,
        /// Whether it does.
        repair: Repair,
    },
    /// It cannot be read. It is left alone.
    Unreadable(StoreError),
}

impl Checkup {
    /// The state of every journal.
    pub fn states(&self) -> impl Iterator<Item = &Health> {
        let games = self.games.iter().chain(&self.bin).map(|checked| &checked.state);
        games.chain(self.events.iter().map(|(_, state)| state))
    }

    /// Whether all is well now.
    pub fn is_well(&self) -> bool {
        let has_pointer = match &self.pointer {
            PointerState::Unset | PointerState::Sound => true,
            PointerState::Dangling { repair, .. } => matches!(repair, Repair::Done),
            PointerState::Unreadable(_) => false,
        };
        let mut repairs = self.unfinished.iter().map(|(_, repair)| repair).chain(&self.cache);
        has_pointer
            && self.unusable.is_empty()
            && !repairs.any(|repair| matches!(repair, Repair::Failed(_)))
            && self.states().all(Health::is_well)
    }
}

impl Health {
    /// Whether the game is sound now.
    pub const fn is_well(&self) -> bool {
        use Health::{Empty, Sound, Torn};
        matches!(self, Sound(_) | Torn { repair: Repair::Done, .. } | Empty(Repair::Done))
    }

    const fn summary(&self) -> Option<&Summary> {
        match self {
            Health::Sound(summary) | Health::Torn { summary, .. } => Some(summary),
            Health::Empty(_) | Health::Unreadable(_) => None,
        }
    }
}

impl Store {
    /// Checks every game, the bin and the pointer. With `repair`, torn last lines are cut off, what
    /// was never finished is removed, and a pointer to nothing is set to the game with the latest
    /// entry; nothing else is ever changed.
    ///
    /// # Errors
    /// A folder cannot be read.
    pub fn check_up(&self, repair: bool) -> Result<Checkup> {
        let ids = self.ids()?.into_iter();
        let games: Vec<_> = ids.map(|id| self.check_named(&self.games(), id, repair)).collect();

        let mut unfinished = Vec::new();
        let mut bin = Vec::new();
        for id in self.bin_ids()? {
            match self.leave_among_games(&id, repair) {
                Some(name) => unfinished.push(name),
                None => bin.push(self.check_named(&self.bin_folder(), id, repair)),
            }
        }

        let mut strays = Vec::new();
        for folder in ["", "games", "bin"] {
            for name in self.names_in(&self.dir().join(folder))?.1 {
                let path = Path::new(folder).join(&name);
                if files::is_unfinished(&name) {
                    unfinished.extend(self.clear(path, repair));
                } else if !folder.is_empty() {
                    strays.push(path);
                }
            }
        }

        let beside = BESIDE.iter().map(|name| self.path_beside(name));
        let mut unusable: Vec<StoreError> = beside.filter_map(Result::err).collect();
        let mut events = Vec::new();
        for folder in self.event_folders()? {
            let whole_path = self.dir().join(&folder);
            let (journals, others) = match self.names_in(&whole_path) {
                Ok(names) => names,
                Err(error) => {
                    unusable.push(error);
                    continue;
                }
            };
            for name in others {
                if files::is_unfinished(&name) {
                    unfinished.extend(self.clear(folder.join(&name), repair));
                }
            }
            for name in journals {
                let place = JournalPlace::in_folder(&whole_path, &name);
                let content =
                    if name.as_str() == EVENT_JOURNAL { Content::Event } else { Content::Game };
                let state = self.health(&place, content, repair);
                events.push((folder.join(name.in_lower_case()), state));
            }
        }

        let damaged_cache = self.damaged_cache();
        let cache = damaged_cache.map(|path| Repair::of(repair, || self.delete(&path)));
        let pointer = self.check_pointer(&games, repair);
        Ok(Checkup { games, bin, events, unfinished, strays, unusable, cache, pointer })
    }

    /// Removes an unfinished file; `None` if somebody is still writing it.
    fn clear(&self, path: PathBuf, repair: bool) -> Option<(PathBuf, Repair)> {
        let whole_path = self.dir().join(&path);
        let file = files::abandoned(self.disk(), &whole_path).transpose()?;
        let repair = Repair::of(repair, || file.and_then(|_locked| self.delete(&whole_path)));
        Some((path, repair))
    }

    fn delete(&self, path: &Path) -> Result<()> {
        self.disk().remove(path).map_err(StoreError::io(Operation::Write, path))
    }

    /// Removes from the bin the name of a journal that is among the games too, where a program that
    /// was killed did not get as far; `None` if it is in the bin only.
    fn leave_among_games(&self, id: &GameId, repair: bool) -> Option<(PathBuf, Repair)> {
        let place = self.place_in_bin(id);
        // Nobody can move it meanwhile.
        let file = self.open_file(&place, Access::Reading).ok()?;
        self.name_in(&self.games(), file.as_ref(), &place.path).ok()??;
        let path = place.path.strip_prefix(self.dir()).unwrap_or(&place.path).to_owned();
        Some((path, Repair::of(repair, || self.delete(&place.path))))
    }

    fn check_named(&self, folder: &Path, id: GameId, repair: bool) -> CheckedGame {
        let state = self.health(&JournalPlace::in_folder(folder, &id), Content::Game, repair);
        CheckedGame { id, state }
    }

    fn health(&self, place: &JournalPlace, content: Content, repair: bool) -> Health {
        self.check_journal(place, content, repair)
            .unwrap_or_else(|error| Health::Unreadable(error.into()))
    }

    fn check_journal(
        &self,
        place: &JournalPlace,
        content: Content,
        repair: bool,
    ) -> Result<Health> {
        let bytes = self.open_at(place.clone(), Access::Reading)?.bytes;
        let len = bytes.len();
        let diagnosed = diagnose(&place.path, content, bytes);
        if is_empty(&diagnosed) {
            return Ok(Health::Empty(Repair::of(repair, || self.remove_empty(place, content))));
        }
        let Diagnosis { summary, journal, good_len, is_torn } = diagnosed?;
        if !is_torn {
            return Ok(Health::Sound(summary));
        }
        let repair = Repair::of(repair, || self.repair(place, content));
        let cut = if journal.len() == good_len { len - good_len } else { 0 };
        Ok(Health::Torn { summary, cut, repair })
    }

    /// Repairs a torn last line, as it is once nobody else is writing to the journal.
    fn repair(&self, place: &JournalPlace, content: Content) -> Result<()> {
        let OpenedJournal { place, mut file, bytes } =
            self.open_at(place.clone(), Access::Writing)?;
        let Diagnosis { journal, good_len, is_torn, .. } = diagnose(&place.path, content, bytes)?;
        let (good, line) = journal.split_at(good_len);
        if is_torn { files::append(file.as_mut(), &place.path, good, line) } else { Ok(()) }
    }

    /// Removes a journal without a line, if it still has none once nobody else is writing to it.
    fn remove_empty(&self, place: &JournalPlace, content: Content) -> Result<()> {
        let opened = self.open_at(place.clone(), Access::Writing)?;
        if is_empty(&diagnose(&place.path, content, opened.bytes)) {
            self.delete(&place.path)?;
        }
        Ok(())
    }

    fn check_pointer(&self, games: &[CheckedGame], repair: bool) -> PointerState {
        let named = match self.read_pointer() {
            Ok(None) => return PointerState::Unset,
            Ok(Some(JournalPlace { id, path })) => match if_exists(self.disk().meta_of_link(&path))
            {
                Ok(Some(_)) => return PointerState::Sound,
                Ok(None) => {
                    Some(id.map_or_else(|| path.display().to_string(), |id| id.to_string()))
                }
                Err(error) => {
                    return PointerState::Unreadable(StoreError::io(Operation::Open, &path)(error));
                }
            },
            Err(StoreError::BadPointer(_)) => None,
            Err(error) => return PointerState::Unreadable(error),
        };

        let sound = games.iter().filter_map(|game| {
            let summary = game.state.summary()?;
            Some((summary.last.unix_seconds(), &game.id))
        });
        let instead = sound.max().map(|(_, id)| id.clone());
        let repair = Repair::of(repair, || match &instead {
            Some(id) => self.make_current(&self.place(id)),
            None => self.clear_pointer(),
        });
        PointerState::Dangling { named, instead, repair }
    }
}

fn is_empty<T>(diagnosed: &Result<T>) -> bool {
    matches!(diagnosed, Err(StoreError::Journal { error: JournalError::Empty, .. }))
}

/// What a journal records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    /// A game.
    Game,
    /// An event. Only its lines are checked: what they say is not known here.
    Event,
}

/// A line of the journal of an event, as far as it is known here.
#[derive(Deserialize)]
struct EventLine {
    at: Stamp,
}

/// What a journal holds, and how to repair it.
struct Diagnosis {
    summary: Summary,
    /// Its bytes once it is repaired.
    journal: Arc<Vec<u8>>,
    /// The bytes of its whole lines. Whatever the journal has beyond them is still to be written.
    good_len: usize,
    is_torn: bool,
}

/// Reads a journal and says how to repair it. An incomplete last line is cut off, unless it lacks nothing
/// but its newline: then it may have been acknowledged, and the disk lost or changed its last byte.
///
/// # Errors
/// The journal cannot be relied on for another reason.
fn diagnose(path: &Path, content: Content, mut bytes: Vec<u8>) -> Result<Diagnosis> {
    let failed = StoreError::journal(path);
    let good_len = journal::good_len(&bytes);
    let is_torn = good_len < bytes.len();
    if content == Content::Event {
        let (lines, _) = journal::whole_lines(bytes).map_err(&failed)?;
        let read: Result<Vec<EventLine>, JournalError> = journal::contents(&lines).collect();
        let read = read.map_err(&failed)?;
        let last = read.last().ok_or_else(|| failed(JournalError::Empty))?.at;
        let summary = Summary { entries: read.len() - 1, last };
        return Ok(Diagnosis { summary, journal: lines.into(), good_len, is_torn });
    }

    if is_torn {
        let mut whole = bytes.clone();
        journal::complete(&mut whole);
        // The only line may be one of a newer program, with another checksum.
        if !whole.is_empty() {
            bytes = whole;
        }
    }
    let history = journal::decode(bytes).map_err(failed)?.history;
    let summary = Summary { entries: history.entry_count(), last: history.last_at() };
    Ok(Diagnosis { summary, journal: history.journal().clone(), good_len, is_torn })
}
