//! The pointer to the current game: a file of one line, so that nothing has to be searched for.

use super::disk::{Access, Disk, FileKind};
use super::error::{Operation, StoreError};
use super::files::create_folder;
use crate::history::GameId;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The longest pointer that is read, in bytes: longer than any path.
const LONGEST_POINTER: u64 = 64 * 1024;

/// A journal by its name: a game's id in the games' folder, or a path to elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A game of the folder.
    Id(GameId),
    /// A journal elsewhere; the path is absolute.
    Path(PathBuf),
}

/// Returns what the pointer says; nothing if there is none.
pub(super) fn read(disk: &dyn Disk, pointer: &Path) -> Result<Option<Target>, StoreError> {
    let failed = |error| StoreError::io(Operation::Read, pointer, error);
    match disk.meta(pointer) {
        Ok(meta) if meta.kind == FileKind::File => {}
        Ok(_) => return Err(StoreError::NotAFile { path: pointer.to_owned() }),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    }
    let mut bytes = Vec::new();
    disk.open(pointer, Access::Reading)
        .and_then(|file| file.take(LONGEST_POINTER).read_to_end(&mut bytes))
        .map_err(failed)?;
    let bad = || StoreError::BadPointer { path: pointer.to_owned() };
    let text = String::from_utf8(bytes).map_err(|_| bad())?;
    let line = text.strip_suffix('\n').unwrap_or(&text);
    let line = line.strip_suffix('\r').unwrap_or(line);
    match line.parse::<GameId>() {
        Ok(id) => Ok(Some(Target::Id(id))),
        Err(_) if Path::new(line).is_absolute() => Ok(Some(Target::Path(line.into()))),
        Err(_) => Err(bad()),
    }
}

/// Lets the pointer name a journal, and writes nothing if it does.
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
            .ok_or_else(|| StoreError::BadPointer { path: pointer.to_owned() })?,
    };
    let folder = pointer.parent().unwrap_or(Path::new("."));
    create_folder(disk, folder)?;
    let failed = |error| StoreError::io(Operation::Write, pointer, error);
    let (new, mut file) = disk.create_temporary(folder).map_err(failed)?;
    let written = file.write_all(format!("{line}\n").as_bytes());
    // Without the sync, a crash could leave the new name with nothing in it.
    let written = written.and_then(|()| file.sync_data());
    drop(file);
    written.and_then(|()| disk.rename(&new, pointer)).map_err(|error| {
        // The fault to tell of is the first one.
        let _ = disk.remove(&new);
        failed(error)
    })
}
