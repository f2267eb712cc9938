//! Which game is meant. The current game is named by the pointer, a file of one line, so that
//! nothing has to be searched for.

use super::disk::{Access, Disk, FileKind};
use super::error::{Operation, StoreError};
use super::files::create_folder;
use crate::history::{GameId, InvalidId};
use std::fmt;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The longest pointer that is read, in bytes: longer than any path.
const LONGEST_POINTER: u64 = 64 * 1024;

/// Which game is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector {
    /// The game most recently written to.
    Current,
    /// A game of the folder.
    Id(GameId),
    /// A journal anywhere.
    Path(PathBuf),
}

/// Writes an id or a path as it is read; nothing for the current game.
impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Selector::Current => Ok(()),
            Selector::Id(id) => id.fmt(f),
            Selector::Path(path) => path.display().fmt(f),
        }
    }
}

/// Reads a path if the text has a separator in it or ends in `.jsonl`, and an id otherwise.
impl FromStr for Selector {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Selector, InvalidId> {
        if text.contains(std::path::is_separator) || text.ends_with(".jsonl") {
            return Ok(Selector::Path(text.into()));
        }
        text.parse::<GameId>().map(Selector::Id)
    }
}

/// A game by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A game of the folder.
    Id(GameId),
    /// A journal elsewhere; the path is absolute.
    Path(PathBuf),
}

impl Target {
    /// The id of a game of the folder.
    pub(super) const fn id(&self) -> Option<&GameId> {
        match self {
            Target::Id(id) => Some(id),
            Target::Path(_) => None,
        }
    }
}

/// What the pointer names; `None` if there is no pointer.
pub(super) fn read(disk: &dyn Disk, pointer: &Path) -> Result<Option<Target>, StoreError> {
    let failed = StoreError::io(Operation::Read, pointer);
    match disk.meta(pointer) {
        Ok(meta) if meta.kind == FileKind::File => {}
        Ok(_) => return Err(StoreError::NotAFile(pointer.to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    }
    let mut bytes = Vec::new();
    disk.open(pointer, Access::Reading)
        .and_then(|file| file.take(LONGEST_POINTER).read_to_end(&mut bytes))
        .map_err(failed)?;
    let bad = || StoreError::BadPointer(pointer.to_owned());
    let text = String::from_utf8(bytes).map_err(|_| bad())?;
    let line = text.strip_suffix('\n').unwrap_or(&text);
    let line = line.strip_suffix('\r').unwrap_or(line);
    match line.parse() {
        Ok(id) => Ok(Some(Target::Id(id))),
        Err(_) if Path::new(line).is_absolute() => Ok(Some(Target::Path(line.into()))),
        Err(_) => Err(bad()),
    }
}

/// Lets the pointer name a journal. Writes nothing if it does already.
pub(super) fn set(disk: &dyn Disk, pointer: &Path, target: &Target) -> Result<(), StoreError> {
    // A pointer that cannot be read is replaced like any other.
    if read(disk, pointer).is_ok_and(|now| now.as_ref() == Some(target)) {
        return Ok(());
    }
    let line = match target {
        Target::Id(id) => id.as_str(),
        Target::Path(path) => path
            .to_str()
            .filter(|text| !text.ends_with(['\r', '\n']))
            .ok_or_else(|| StoreError::BadPointer(pointer.to_owned()))?,
    };
    let folder = pointer.parent().unwrap_or(Path::new("."));
    create_folder(disk, folder)?;
    let failed = StoreError::io(Operation::Write, pointer);
    let (new, mut file) = disk.create_temporary(folder).map_err(&failed)?;
    let written = file.write_all(format!("{line}\n").as_bytes());
    // Without the sync, a crash could leave the new name with nothing in it.
    let written = written.and_then(|()| file.sync_data());
    drop(file);
    written.and_then(|()| disk.rename(&new, pointer)).map_err(|error| {
        // The error to report is the first one.
        let _ = disk.remove(&new);
        failed(error)
    })
}
