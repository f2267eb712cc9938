//! Files as the record needs them: locked, whole, and on the disk before anyone is told so.

use super::disk::{Access, Disk, DiskFile, FileKind};
use super::error::{Operation, StoreError};
use crate::history::journal::{self, JournalError, LONGEST_JOURNAL};
use std::io::{ErrorKind, Read, SeekFrom};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long somebody else's lock is waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// The longest pause between two tries to get a lock.
const LONGEST_PAUSE_MS: u64 = 16;

/// How often a file is opened anew, because its name meant another one once it was locked.
const MOST_TRIES: usize = 3;

/// Opens a journal and locks it; nothing if there is none. A FIFO, a device or a folder of that
/// name is not opened: opening one could wait for ever.
pub(super) fn open(
    disk: &dyn Disk,
    path: &Path,
    access: Access,
) -> Result<Option<Box<dyn DiskFile>>, StoreError> {
    for _ in 0..MOST_TRIES {
        match open_once(disk, path, access)? {
            Opened::File(file) => return Ok(Some(file)),
            Opened::Nothing => return Ok(None),
            Opened::Gone => {}
        }
    }
    Err(StoreError::Locked { path: path.to_owned() })
}

/// What came of opening a file.
enum Opened {
    File(Box<dyn DiskFile>),
    /// There is none.
    Nothing,
    /// While its lock was waited for, the file went elsewhere, as to the bin.
    Gone,
}

fn open_once(disk: &dyn Disk, path: &Path, access: Access) -> Result<Opened, StoreError> {
    let failed = |error| StoreError::io(Operation::Open, path, error);
    let not_a_file = || StoreError::NotAFile { path: path.to_owned() };
    let opened = disk.meta(path).and_then(|meta| match meta.kind {
        FileKind::File => disk.open(path, access).map(Some),
        FileKind::Folder | FileKind::Link | FileKind::Other => Ok(None),
    });
    let file = match opened {
        Ok(Some(file)) => file,
        Ok(None) => return Err(not_a_file()),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Opened::Nothing),
        Err(error) => return Err(failed(error)),
    };
    lock(file.as_ref(), path, access)?;
    // The name may have come to mean something else between the look and the opening.
    if file.meta().map_err(failed)?.kind != FileKind::File {
        return Err(not_a_file());
    }
    // Nobody may write to a game that was removed, and tell its players that it is recorded.
    if access == Access::Writing && !file.is_at(path).map_err(failed)? {
        return Ok(Opened::Gone);
    }
    Ok(Opened::File(file))
}

/// Locks a file until it is closed. A file system without locks is used without.
pub(super) fn lock(file: &dyn DiskFile, path: &Path, access: Access) -> Result<(), StoreError> {
    let give_up = Instant::now() + LONGEST_WAIT;
    let mut pause = 1;
    loop {
        match file.try_lock(access).map_err(|error| (error.kind(), error)) {
            Ok(()) | Err((ErrorKind::Unsupported, _)) => return Ok(()),
            Err((ErrorKind::WouldBlock | ErrorKind::Interrupted, _)) => {
                if Instant::now() >= give_up {
                    return Err(StoreError::Locked { path: path.to_owned() });
                }
                thread::sleep(Duration::from_millis(fastrand::u64(1..=pause)));
            }
            Err((_, error)) => return Err(StoreError::io(Operation::Lock, path, error)),
        }
        pause = (2 * pause).min(LONGEST_PAUSE_MS);
    }
}

/// Returns everything in a journal. One that is too long is refused unread.
pub(super) fn read(file: &mut dyn DiskFile, path: &Path) -> Result<Vec<u8>, StoreError> {
    let failed = |error| StoreError::io(Operation::Read, path, error);
    let len = file.meta().map_err(failed)?.len;
    if len > LONGEST_JOURNAL {
        return Err(too_long(path));
    }
    let mut bytes = Vec::with_capacity(len as usize + 1);
    // Without a lock the file may grow meanwhile; `decode` refuses what is one byte too long.
    file.take(LONGEST_JOURNAL + 1).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// Adds lines behind `kept`, the whole ones of a journal, and returns once they are on the disk.
/// What stands behind them is a torn line, and goes.
///
/// # Errors
/// The lines are not recorded: the file is set back as far as that can be done. A sync that failed
/// is not tried again, since the system may have dropped the very bytes that it failed to write.
pub(super) fn append(
    file: &mut dyn DiskFile,
    path: &Path,
    kept: &[u8],
    lines: &[u8],
) -> Result<(), StoreError> {
    let len = kept.len() as u64;
    if len + lines.len() as u64 > LONGEST_JOURNAL {
        return Err(too_long(path));
    }
    cut(file, path, len)?;
    // Whoever wrote the last line may not have got as far as to sync it, or failed to. Then it is
    // in no sector that is still to be written, unless it is written again.
    let (before, last) = kept.split_at(journal::last_line(kept));
    let written = file
        .seek(SeekFrom::Start(before.len() as u64))
        .and_then(|_| file.write_all(&[last, lines].concat()));
    if let Err(error) = written {
        // The fault to tell of is the first one. What is left of the lines must not stand beside
        // those of the next write.
        let _ = file.set_len(len).and_then(|()| file.sync_data());
        return Err(StoreError::io(Operation::Write, path, error));
    }
    file.sync_data().map_err(|error| {
        let _ = file.set_len(len);
        StoreError::io(Operation::Sync, path, error)
    })
}

/// Cuts off a torn last line, if there is one, and returns once that is on the disk: after a crash
/// no sector of it may stand beside sectors of the line that is written in its place.
fn cut(file: &dyn DiskFile, path: &Path, len: u64) -> Result<(), StoreError> {
    let write = |error| StoreError::io(Operation::Write, path, error);
    if file.meta().map_err(write)?.len > len {
        file.set_len(len).map_err(write)?;
        file.sync_data().map_err(|error| StoreError::io(Operation::Sync, path, error))?;
    }
    Ok(())
}

/// Makes a journal that was not there, and returns once it and its name are on the disk. Its name
/// comes first: so a journal with anything in it cannot vanish, even if whoever began the game was
/// killed before being done.
///
/// # Errors
/// `Ok(false)` if something of that name is there; it is left as it is. After any other fault
/// nothing is.
pub(super) fn create(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<bool, StoreError> {
    let mut file = match disk.create_new(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(false),
        Err(error) => return Err(StoreError::io(Operation::Create, path, error)),
    };
    let made = lock(file.as_ref(), path, Access::Writing).and_then(|()| {
        sync_folder_of(disk, path)?;
        file.write_all(bytes).map_err(|error| StoreError::io(Operation::Write, path, error))?;
        file.sync_all().map_err(|error| StoreError::io(Operation::Sync, path, error))
    });
    drop(file);
    if made.is_err() {
        // The fault to tell of is the first one.
        let _ = disk.remove(path);
    }
    made.map(|()| true)
}

/// Makes a folder and those around it, as far as they are missing, each of them on the disk.
pub(super) fn create_folder(disk: &dyn Disk, path: &Path) -> Result<(), StoreError> {
    let is_folder = || disk.meta(path).is_ok_and(|meta| meta.kind == FileKind::Folder);
    if is_folder() {
        return Ok(());
    }
    // A relative path of one part has an empty parent: the folder we are in.
    if let Some(around) = path.parent().filter(|around| *around != Path::new("")) {
        create_folder(disk, around)?;
    }
    match disk.create_folder(path) {
        Ok(()) => sync_folder_of(disk, path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && is_folder() => Ok(()),
        Err(error) => Err(StoreError::io(Operation::Create, path, error)),
    }
}

/// Returns once the name of a new file or folder is on the disk, and so is that of the folder which
/// holds it: whoever made that one may have been killed before it was.
pub(super) fn sync_folder_of(disk: &dyn Disk, path: &Path) -> Result<(), StoreError> {
    let folder = around(path);
    let failed = |error| StoreError::io(Operation::Sync, &folder, error);
    disk.sync_folder(&folder).map_err(failed)?;
    match disk.sync_folder(&around(&folder)) {
        // It is not one that this user has made anything in.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        synced => synced.map_err(failed),
    }
}

/// Returns the folder around a path; a relative path of one part lies in the folder we are in.
fn around(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        Some(_) => ".".into(),
        None => path.to_owned(),
    }
}

fn too_long(path: &Path) -> StoreError {
    let error = JournalError::TooLong { most: LONGEST_JOURNAL };
    StoreError::Journal { path: path.to_owned(), error }
}

/// Makes a journal of many lines under the first of some paths that nothing has, and returns what
/// stands beside that path once it is on the disk; nothing if each is taken. It gets its name when
/// it is whole: a crash leaves no part of it under that name.
pub(super) fn create_whole<T>(
    disk: &dyn Disk,
    folder: &Path,
    bytes: &[u8],
    paths: impl IntoIterator<Item = (PathBuf, T)>,
) -> Result<Option<T>, StoreError> {
    let unfinished = folder.join(format!(".unfinished-{:016x}", fastrand::u64(..)));
    let mut file = disk
        .create_new(&unfinished)
        .map_err(|error| StoreError::io(Operation::Create, &unfinished, error))?;
    let written = file
        .write_all(bytes)
        .map_err(|error| (Operation::Write, error))
        .and_then(|()| file.sync_all().map_err(|error| (Operation::Sync, error)))
        .map_err(|(doing, error)| StoreError::io(doing, &unfinished, error));
    drop(file);
    let moved = written.and_then(|()| move_to_free(disk, &unfinished, paths));
    if !matches!(moved, Ok(Some(_))) {
        // The fault to tell of is the first one. It may have moved, and not be known to last.
        let _ = disk.remove(&unfinished);
    }
    moved
}

/// Moves a file to the first of some paths that nothing has, and returns what stands beside that
/// path once it is on the disk; nothing if each is taken. The name is taken with an empty file
/// first, so that nothing is ever replaced.
pub(super) fn move_to_free<T>(
    disk: &dyn Disk,
    from: &Path,
    paths: impl IntoIterator<Item = (PathBuf, T)>,
) -> Result<Option<T>, StoreError> {
    for (to, beside) in paths {
        match disk.create_new(&to) {
            Ok(taken) => drop(taken),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(StoreError::io(Operation::Create, &to, error)),
        }
        if let Err(error) = disk.rename(from, &to) {
            // The fault to tell of is the first one.
            let _ = disk.remove(&to);
            return Err(StoreError::io(Operation::Move, from, error));
        }
        sync_folder_of(disk, &to)?;
        sync_folder_of(disk, from)?;
        return Ok(Some(beside));
    }
    Ok(None)
}
