//! The doctor: every game, the bin and the pointer looked at, and mended where that loses nothing.

use super::disk::Access;
use super::error::{Operation, StoreError};
use super::files;
use super::folder::{Store, decode};
use super::parcel::Summary;
use super::pointer::{self, Target};
use crate::history::journal::{self, Decoded};
use crate::history::{GameId, History};
use std::path::{Path, PathBuf};

/// What the doctor found.
#[derive(Debug)]
pub struct Checkup {
    /// The games, by id.
    pub games: Vec<CheckedGame>,
    /// The games in the bin, by id.
    pub bin: Vec<CheckedGame>,
    /// What stands among them and is none. It is left alone.
    pub strays: Vec<PathBuf>,
    /// The pointer to the current game.
    pub pointer: PointerState,
}

/// A game that was looked at.
#[derive(Debug)]
pub struct CheckedGame {
    /// Its id.
    pub id: GameId,
    /// How it is.
    pub state: Health,
}

/// How a game is.
#[derive(Debug)]
pub enum Health {
    /// Every line is what was written, and every act by the rules.
    Sound(Summary),
    /// The last line never got its newline.
    Torn {
        /// What the journal says once it is mended.
        summary: Summary,
        /// The bytes that are cut off for that; none where the line is an entry that lacks its
        /// newline only.
        cut: usize,
        /// Whether it is mended.
        repair: Repair,
    },
    /// It cannot be read, or not be relied on. It is left as it is.
    Unreadable(StoreError),
}

/// Whether something was mended.
#[derive(Debug)]
pub enum Repair {
    /// It is, on the disk.
    Done,
    /// That was not asked for.
    DryRun,
    /// It could not be.
    Failed(StoreError),
}

/// How the pointer to the current game is.
#[derive(Debug)]
pub enum PointerState {
    /// There is none.
    Unset,
    /// It names a journal that is there.
    Names(PathBuf),
    /// It names nothing that is there.
    Dangling {
        /// What it names.
        named: String,
        /// The game that it is to name instead, that with the latest entry; nothing where there is
        /// no game.
        instead: Option<GameId>,
        /// Whether it does.
        repair: Repair,
    },
    /// It cannot be read. It is left as it is.
    Unreadable(StoreError),
}

impl Checkup {
    /// Returns whether all is well now.
    pub fn is_well(&self) -> bool {
        let pointer = match &self.pointer {
            PointerState::Unset | PointerState::Names(_) => true,
            PointerState::Dangling { repair, .. } => repair.is_done(),
            PointerState::Unreadable(_) => false,
        };
        pointer && self.games.iter().chain(&self.bin).all(|checked| checked.state.is_well())
    }
}

impl Health {
    /// Returns whether the game is sound now.
    pub fn is_well(&self) -> bool {
        match self {
            Health::Sound(_) => true,
            Health::Torn { repair, .. } => repair.is_done(),
            Health::Unreadable(_) => false,
        }
    }
}

impl Repair {
    const fn is_done(&self) -> bool {
        matches!(self, Repair::Done)
    }
}

/// A journal whose end is not as it should be, and how to mend it.
struct Cure<'a> {
    history: History,
    /// The whole lines, which stay as they are.
    kept: &'a [u8],
    /// What is written behind them: a line whose newline was lost, or nothing.
    line: Vec<u8>,
}

impl Store {
    /// Looks at every game, the bin and the pointer. With `mend`, torn tails are cut off and a
    /// pointer to nothing is set to the game with the latest entry; nothing else is ever changed.
    ///
    /// # Errors
    /// A folder cannot be read.
    pub fn check_up(&self, mend: bool) -> Result<Checkup, StoreError> {
        let (ids, among_games) = self.names_in(&self.games())?;
        let games = self.look_at(ids, mend, Store::path);
        let (ids, in_bin) = self.names_in_bin()?;
        let bin = self.look_at(ids, mend, Store::path_in_bin);
        let strays = among_games.iter().map(|name| Path::new("games").join(name));
        let strays = strays.chain(in_bin.iter().map(|name| Path::new("bin").join(name))).collect();
        let pointer = self.look_at_pointer(&games, mend);
        Ok(Checkup { games, bin, strays, pointer })
    }

    fn look_at(
        &self,
        ids: Vec<GameId>,
        mend: bool,
        path: impl Fn(&Store, &GameId) -> PathBuf,
    ) -> Vec<CheckedGame> {
        let look = |id: GameId| {
            let state = self.examine(&id, &path(self, &id), mend);
            CheckedGame { state: state.unwrap_or_else(Health::Unreadable), id }
        };
        ids.into_iter().map(look).collect()
    }

    fn examine(&self, id: &GameId, path: &Path, mend: bool) -> Result<Health, StoreError> {
        let bytes = files::read(self.open_kept(id, path, Access::Reading)?.as_mut(), path)?;
        let Some(cure) = cure(path, &bytes)? else {
            return Ok(Health::Sound(Summary::of(&decode(path, &bytes)?.history)));
        };
        let repair = match mend.then(|| self.mend(id, path)) {
            Some(Ok(())) => Repair::Done,
            Some(Err(error)) => Repair::Failed(error),
            None => Repair::DryRun,
        };
        let cut = if cure.line.is_empty() { bytes.len() - cure.kept.len() } else { 0 };
        Ok(Health::Torn { summary: Summary::of(&cure.history), cut, repair })
    }

    /// Mends a torn tail, as it is once nobody else writes to the game.
    fn mend(&self, id: &GameId, path: &Path) -> Result<(), StoreError> {
        let mut file = self.open_kept(id, path, Access::Writing)?;
        let bytes = files::read(file.as_mut(), path)?;
        match cure(path, &bytes)? {
            Some(Cure { kept, line, .. }) => files::append(file.as_mut(), path, kept, &line),
            None => Ok(()),
        }
    }

    fn look_at_pointer(&self, games: &[CheckedGame], mend: bool) -> PointerState {
        let named = match pointer::read(self.disk(), &self.pointer()) {
            Ok(None) => return PointerState::Unset,
            Ok(Some(target)) => match self.is_there(&target) {
                Ok((path, true)) => return PointerState::Names(path),
                Ok((path, false)) => match target {
                    Target::Id(id) => id.to_string(),
                    Target::Path(_) => path.display().to_string(),
                },
                Err(error) => return PointerState::Unreadable(error),
            },
            Err(StoreError::BadPointer { .. }) => "no game's id or path".to_owned(),
            Err(error) => return PointerState::Unreadable(error),
        };
        let last = |checked: &CheckedGame| match &checked.state {
            Health::Sound(summary) | Health::Torn { summary, .. } => {
                Some(summary.last.unix_seconds())
            }
            Health::Unreadable(_) => None,
        };
        let sound = games.iter().filter_map(|game| Some((last(game)?, &game.id)));
        let instead = sound.max().map(|(_, id)| id.clone());
        let set = || match &instead {
            Some(id) => pointer::set(self.disk(), &self.pointer(), &Target::Id(id.clone())),
            None => self.clear_pointer(),
        };
        let repair = match mend.then(set) {
            Some(Ok(())) => Repair::Done,
            Some(Err(error)) => Repair::Failed(error),
            None => Repair::DryRun,
        };
        PointerState::Dangling { named, instead, repair }
    }

    /// Returns where a journal would be, and whether anything is there.
    fn is_there(&self, target: &Target) -> Result<(PathBuf, bool), StoreError> {
        let path = match target {
            Target::Id(id) => self.path(id),
            Target::Path(path) => path.clone(),
        };
        match self.disk().meta_of_link(&path) {
            Ok(_) => Ok((path, true)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok((path, false)),
            Err(error) => Err(StoreError::io(Operation::Open, &path, error)),
        }
    }
}

/// Returns how to mend a journal whose last line was never wholly written; nothing for one whose
/// last line was.
///
/// The line is cut off, unless it lacks nothing but its newline: then it may have been
/// acknowledged, and the disk lost or changed its last byte.
///
/// # Errors
/// The journal cannot be relied on for another reason.
fn cure<'a>(path: &Path, bytes: &'a [u8]) -> Result<Option<Cure<'a>>, StoreError> {
    let kept = &bytes[..journal::good_len(bytes)];
    if let Some(cure) = completed(kept, &bytes[kept.len()..]) {
        return Ok(Some(cure));
    }
    let Decoded { history, torn, .. } = decode(path, bytes)?;
    Ok(torn.then(|| Cure { history, kept, line: Vec::new() }))
}

/// Returns a journal with its tail as a line, if it is one without its newline, or with another
/// byte in the newline's place.
fn completed<'a>(kept: &'a [u8], tail: &[u8]) -> Option<Cure<'a>> {
    let (_, without_last) = tail.split_last()?;
    [tail, without_last].into_iter().filter(|content| !content.contains(&b'\n')).find_map(
        |content| {
            let line = [content, b"\n"].concat();
            let decoded = journal::decode(&[kept, &line].concat()).ok()?;
            let whole = !content.is_empty() && !decoded.torn;
            whole.then_some(Cure { history: decoded.history, kept, line })
        },
    )
}
