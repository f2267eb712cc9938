//! Files as the store needs them: locked, whole, and on the disk before anything is acknowledged.

use super::disk::{Access, Disk, DiskFile, FileKind};
use super::error::{Operation, StoreError};
use super::place::Place;
use crate::history::GameId;
use crate::history::journal::{self, JournalError, LONGEST_JOURNAL};
use std::io::{ErrorKind, Read, SeekFrom};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for somebody else's lock.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// The longest pause between two tries to get a lock.
const LONGEST_PAUSE_MS: u64 = 16;

/// How often a file is opened again because its name stood for another one once it was locked.
const MOST_TRIES: usize = 3;

/// Opens a journal and locks it; `None` if it does not exist. A FIFO, a device or a folder is not
/// opened: that could block for ever.
pub(super) fn open(
    disk: &dyn Disk,
    path: &Path,
    access: Access,
) -> Result<Option<Box<dyn DiskFile>>, StoreError> {
    let failed = StoreError::io(Operation::Open, path);
    let not_a_file = || StoreError::NotAFile(path.to_owned());
    for _ in 0..MOST_TRIES {
        let opened = disk.meta(path).and_then(|meta| match meta.kind {
            FileKind::File => disk.open(path, access).map(Some),
            FileKind::Folder | FileKind::Link | FileKind::Other => Ok(None),
        });
        let file = match opened {
            Ok(file) => file.ok_or_else(not_a_file)?,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(error)),
        };
        lock(file.as_ref(), path, access)?;
        // The file may have been replaced between the look and the opening.
        if file.meta().map_err(&failed)?.kind != FileKind::File {
            return Err(not_a_file());
        }
        // While its lock was waited for, the file may have been moved, as to the bin. Nothing is
        // written to a game that was removed.
        if access == Access::Reading || file.is_at(path).map_err(&failed)? {
            return Ok(Some(file));
        }
    }
    Err(StoreError::Locked(path.to_owned()))
}

/// Locks a file until it is closed. A file system without locks is used without.
fn lock(file: &dyn DiskFile, path: &Path, access: Access) -> Result<(), StoreError> {
    let give_up = Instant::now() + LONGEST_WAIT;
    let mut pause = 1;
    loop {
        match file.try_lock(access).map_err(|error| (error.kind(), error)) {
            Ok(()) | Err((ErrorKind::Unsupported, _)) => return Ok(()),
            Err((ErrorKind::WouldBlock | ErrorKind::Interrupted, _)) => {
                if Instant::now() >= give_up {
                    return Err(StoreError::Locked(path.to_owned()));
                }
                thread::sleep(Duration::from_millis(fastrand::u64(1..=pause)));
            }
            Err((_, error)) => return Err(StoreError::io(Operation::Lock, path)(error)),
        }
        pause = (2 * pause).min(LONGEST_PAUSE_MS);
    }
}

/// Reads a whole journal. One that is too long is refused unread.
pub(super) fn read(file: &mut dyn DiskFile, path: &Path) -> Result<Vec<u8>, StoreError> {
    let failed = StoreError::io(Operation::Read, path);
    let len = file.meta().map_err(&failed)?.len;
    if len > LONGEST_JOURNAL {
        return Err(too_long(path));
    }
    let mut bytes = Vec::with_capacity(len as usize + 1);
    // Without a lock the file may be growing; `decode` refuses what is one byte too long.
    file.take(LONGEST_JOURNAL + 1).read_to_end(&mut bytes).map_err(&failed)?;
    Ok(bytes)
}

/// Adds lines after the `good` bytes of a journal, its whole lines, and returns once they are on the
/// disk. What comes after those in the file is a torn line, and goes.
///
/// # Errors
/// The lines are not recorded: the file is truncated to its old length. A sync that failed is not
/// tried again, since the system may have dropped the very bytes that it failed to write.
pub(super) fn append(
    file: &mut dyn DiskFile,
    path: &Path,
    good: &[u8],
    lines: &[u8],
) -> Result<(), StoreError> {
    let len = good.len() as u64;
    let (write, sync) =
        (StoreError::io(Operation::Write, path), StoreError::io(Operation::Sync, path));
    if len + lines.len() as u64 > LONGEST_JOURNAL {
        return Err(too_long(path));
    }
    // A torn last line is cut off first, on the disk: after a crash no sector of it may be found
    // beside sectors of the line that is written in its place.
    if file.meta().map_err(&write)?.len > len {
        file.set_len(len).map_err(&write)?;
        file.sync_data().map_err(&sync)?;
    }
    // The program that wrote the last line may not have got as far as syncing it, or failed to.
    // The system may never write its sectors unless it is written again.
    let (before, last) = good.split_at(journal::last_line(good));
    let written = file
        .seek(SeekFrom::Start(before.len() as u64))
        .and_then(|_| file.write_all(&[last, lines].concat()));
    if let Err(error) = written {
        // The error to report is the first one. What is left of the lines must not be found beside
        // those of the next write.
        let _ = file.set_len(len).and_then(|()| file.sync_data());
        return Err(write(error));
    }
    file.sync_data().map_err(|error| {
        let _ = file.set_len(len);
        sync(error)
    })
}

/// Creates a journal, and returns once it and its name are on the disk. The name comes first: so a
/// journal with anything in it cannot vanish, even if the program is killed before it is done.
///
/// # Errors
/// `Ok(false)` if something of that name is there; it is unchanged. After any other error nothing
/// is there.
pub(super) fn create(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<bool, StoreError> {
    let mut file = match disk.create_new(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(false),
        Err(error) => return Err(StoreError::io(Operation::Create, path)(error)),
    };
    let created = lock(file.as_ref(), path, Access::Writing).and_then(|()| {
        sync_folder_of(disk, path)?;
        fill(file.as_mut(), path, bytes)
    });
    drop(file);
    if created.is_err() {
        discard(disk, path);
    }
    created.map(|()| true)
}

/// Creates a folder and its missing parents, and syncs each to the disk.
pub(super) fn create_folder(disk: &dyn Disk, path: &Path) -> Result<(), StoreError> {
    let is_folder = || disk.meta(path).is_ok_and(|meta| meta.kind == FileKind::Folder);
    if is_folder() {
        return Ok(());
    }
    // A relative path of one part has an empty parent: the working folder.
    if let Some(around) = path.parent().filter(|around| *around != Path::new("")) {
        create_folder(disk, around)?;
    }
    match disk.create_folder(path) {
        Ok(()) => sync_folder_of(disk, path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && is_folder() => Ok(()),
        Err(error) => Err(StoreError::io(Operation::Create, path)(error)),
    }
}

/// Flushes the name of a new file or folder to the disk, and that of the folder around it: the program that made that one may have been killed before it was.
fn sync_folder_of(disk: &dyn Disk, path: &Path) -> Result<(), StoreError> {
    let folder = around(path);
    let failed = StoreError::io(Operation::Sync, &folder);
    disk.sync_folder(&folder).map_err(&failed)?;
    match disk.sync_folder(&around(&folder)) {
        // This user has not created anything in it.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
        synced => synced.map_err(&failed),
    }
}

/// The folder around a path; a relative path of one part is in the working folder.
fn around(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        Some(_) => ".".into(),
        None => path.to_owned(),
    }
}

fn too_long(path: &Path) -> StoreError {
    StoreError::journal(path)(JournalError::TooLong { most: LONGEST_JOURNAL })
}

/// Creates a journal of many lines in a folder under the first of some ids that is free, and
/// returns that id once the journal is on the disk. It gets its name when it is whole: a crash
/// leaves no part of it under that name.
pub(super) fn create_whole(
    disk: &dyn Disk,
    folder: &Path,
    bytes: &[u8],
    ids: impl IntoIterator<Item = GameId>,
) -> Result<Option<GameId>, StoreError> {
    let mut ids = ids.into_iter().peekable();
    let Some(first) = ids.peek() else { return Ok(None) };
    let unfinished = write_unfinished(disk, &Place::in_folder(folder, first).path, bytes)?;
    let moved = move_to_free(disk, &unfinished, folder, ids);
    if !matches!(moved, Ok(Some(_))) {
        // It may have moved, though not yet for good.
        discard(disk, &unfinished);
    }
    moved
}

/// Writes a file that has yet to get the name `path`, and returns where it is once its bytes are on
/// the disk. If that fails, nothing is there.
pub(super) fn write_unfinished(
    disk: &dyn Disk,
    path: &Path,
    bytes: &[u8],
) -> Result<PathBuf, StoreError> {
    let unfinished = around(path).join(format!(".unfinished-{:016x}", fastrand::u64(..)));
    let created = disk.create_new(&unfinished);
    let mut file = created.map_err(StoreError::io(Operation::Create, path))?;
    let written = fill(file.as_mut(), path, bytes);
    drop(file);
    if written.is_err() {
        discard(disk, &unfinished);
    }
    written.map(|()| unfinished)
}

/// Writes a new file, called `path` in errors, and returns once its bytes are on the disk.
fn fill(file: &mut dyn DiskFile, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    file.write_all(bytes).map_err(StoreError::io(Operation::Write, path))?;
    file.sync_data().map_err(StoreError::io(Operation::Sync, path))
}

/// Moves a journal to a folder under the first of some ids that is free, and returns that id once
/// the move is on the disk. The name is taken with an empty file first, so that nothing is ever
/// replaced.
pub(super) fn move_to_free(
    disk: &dyn Disk,
    from: &Path,
    folder: &Path,
    ids: impl IntoIterator<Item = GameId>,
) -> Result<Option<GameId>, StoreError> {
    for id in ids {
        let to = Place::in_folder(folder, &id).path;
        match disk.create_new(&to) {
            Ok(taken) => drop(taken),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(StoreError::io(Operation::Create, &to)(error)),
        }
        if let Err(error) = disk.rename(from, &to) {
            discard(disk, &to);
            return Err(StoreError::io(Operation::Move, &to)(error));
        }
        sync_folder_of(disk, &to)?;
        sync_folder_of(disk, from)?;
        return Ok(Some(id));
    }
    Ok(None)
}

/// Removes an abandoned file. If that fails too, the error to report is the first one.
pub(super) fn discard(disk: &dyn Disk, path: &Path) {
    let _ = disk.remove(path);
}
