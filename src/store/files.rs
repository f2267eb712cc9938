//! Files as the store needs them: locked, whole, and on the disk before anything is acknowledged.

use super::disk::{Access, Disk, DiskFile, FileKind, Readers};
use super::error::{Operation, Result, StoreError, if_exists, is_missing};
use super::folders::{around, check_folder, sync_name};
use super::place::JournalPlace;
use crate::history::journal::{self, LONGEST_END, LONGEST_READ};
use crate::history::{GameId, JournalError};
use std::io::{self, ErrorKind, Read, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for somebody else's lock.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// The longest pause between two tries to get a lock.
const LONGEST_PAUSE_MS: u64 = 16;

/// How often a file is opened again because its name stood for another one once it was locked.
const MOST_TRIES: usize = 3;

/// Refuses more bytes than a file may have.
pub(super) fn check_len(len: usize, most: u64) -> io::Result<()> {
    if len as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(()) }
}

/// What to do with a link in place of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinkPolicy {
    /// Follow it: the user named the file.
    Followed,
    /// Refuse it: it could lead out of the folder of games.
    Refused,
}

/// Opens a regular file; `None` if nothing has its name. Opening a FIFO or a device could block
/// forever.
pub(super) fn open_regular(
    disk: &dyn Disk,
    path: &Path,
    access: Access,
    links: LinkPolicy,
) -> Result<Option<Box<dyn DiskFile>>> {
    let failed = StoreError::io(Operation::Open, path);
    let looked = match links {
        LinkPolicy::Followed => disk.meta(path),
        LinkPolicy::Refused => disk.meta_of_link(path),
    };
    if is_missing(&looked) {
        check_folder(disk, &around(path))?;
    }
    let Some(meta) = if_exists(looked).map_err(&failed)? else { return Ok(None) };
    if meta.kind != FileKind::File {
        return Err(StoreError::NotAFile(path.to_owned()));
    }
    let Some(file) = if_exists(disk.open(path, access)).map_err(&failed)? else { return Ok(None) };
    // The file may have been replaced since it was checked.
    if file.meta().map_err(&failed)?.kind != FileKind::File {
        return Err(StoreError::NotAFile(path.to_owned()));
    }
    Ok(Some(file))
}

/// Opens a regular file and locks it; `None` if nothing has its name.
pub(super) fn open(
    disk: &dyn Disk,
    path: &Path,
    access: Access,
    links: LinkPolicy,
) -> Result<Option<Box<dyn DiskFile>>> {
    let failed = StoreError::io(Operation::Open, path);
    for _ in 0..MOST_TRIES {
        let Some(file) = open_regular(disk, path, access, links)? else { return Ok(None) };
        lock(file.as_ref(), path, access)?;
        // While its lock was waited for, the file may have been moved, as to the bin. Nothing is
        // written to a game that was removed.
        if access == Access::Reading || file.is_at(path).map_err(&failed)? {
            return Ok(Some(file));
        }
    }
    Err(StoreError::Locked(path.to_owned()))
}

/// Locks a file until it is closed. It exists only to be locked, and is created if it is missing.
pub(super) fn lock_file(disk: &dyn Disk, path: &Path) -> Result<Box<dyn DiskFile>> {
    if let Err(error) = disk.create_new(path, Readers::Anyone)
        && error.kind() != ErrorKind::AlreadyExists
    {
        return Err(StoreError::io(Operation::Create, path)(error));
    }
    let file = open(disk, path, Access::Writing, LinkPolicy::Refused)?;
    file.ok_or_else(|| StoreError::NotAFile(path.to_owned()))
}

/// Reads a whole file other than a journal, which is only ever replaced; `None` if there is none.
pub(super) fn read_beside(disk: &dyn Disk, path: &Path, most: u64) -> Result<Option<Vec<u8>>> {
    let opened = open_regular(disk, path, Access::Reading, LinkPolicy::Refused)?;
    let Some(file) = opened else { return Ok(None) };
    let mut bytes = Vec::new();
    let read = file.take(most + 1).read_to_end(&mut bytes);
    read.map_err(StoreError::io(Operation::Read, path))?;
    check_len(bytes.len(), most).map_err(StoreError::io(Operation::Read, path))?;
    Ok(Some(bytes))
}

/// Locks a file until it is closed. On a file system without locks, the file is used unlocked.
fn lock(file: &dyn DiskFile, path: &Path, access: Access) -> Result<()> {
    let give_up = Instant::now() + LONGEST_WAIT;
    let mut pause = 1;
    loop {
        let Err(error) = file.try_lock(access) else { return Ok(()) };
        match error.kind() {
            ErrorKind::Unsupported => return Ok(()),
            ErrorKind::WouldBlock | ErrorKind::Interrupted => {}
            _ => return Err(StoreError::io(Operation::Lock, path)(error)),
        }
        if Instant::now() >= give_up {
            return Err(StoreError::Locked(path.to_owned()));
        }
        thread::sleep(Duration::from_millis(fastrand::u64(1..=pause)));
        pause = (2 * pause).min(LONGEST_PAUSE_MS);
    }
}

/// Reads a whole journal. One that is too long is refused unread.
pub(super) fn read(file: &mut dyn DiskFile, path: &Path) -> Result<Vec<u8>> {
    let failed = StoreError::io(Operation::Read, path);
    let len = file.meta().map_err(&failed)?.len;
    if len > LONGEST_READ {
        return Err(StoreError::journal(path)(JournalError::TooLong { most: LONGEST_READ }));
    }
    let mut bytes = Vec::with_capacity(len as usize + 1);
    // Without a lock the file may be growing; `decode` refuses what is one byte too long.
    file.take(LONGEST_READ + 1).read_to_end(&mut bytes).map_err(&failed)?;
    Ok(bytes)
}

/// Reads as much of the end of a journal as holds its last whole line, or all of it if need be.
pub(super) fn read_end(file: &mut dyn DiskFile, path: &Path) -> Result<Vec<u8>> {
    let failed = StoreError::io(Operation::Read, path);
    let len = file.meta().map_err(&failed)?.len;
    let start = len.saturating_sub(LONGEST_END as u64);
    // One more than there is, so that a single read finds the end.
    let mut bytes = Vec::with_capacity((len - start) as usize + 1);
    file.seek(SeekFrom::Start(start))
        .and_then(|_| file.take(LONGEST_END as u64).read_to_end(&mut bytes))
        .map_err(&failed)?;
    if journal::last_at(&bytes).is_some() {
        return Ok(bytes);
    }
    file.rewind().map_err(failed)?;
    read(file, path)
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
) -> Result<()> {
    let len = good.len() as u64;
    let write = StoreError::io(Operation::Write, path);
    let sync = StoreError::io(Operation::Sync, path);
    journal::check_len(good.len() + lines.len()).map_err(StoreError::Unsavable)?;
    // A torn last line is cut off first, on the disk: after a crash no sector of it may be found
    // beside sectors of the line that is written in its place.
    let file_len = file.meta().map_err(&write)?.len;
    if file_len > len {
        file.set_len(len).map_err(&write)?;
        file.sync_data().map_err(&sync)?;
    }
    // Without the newline of its last line the file is shorter: no zero must stand there instead.
    let len = len.min(file_len);
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

/// The result of creating a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Creation {
    /// It is on the disk.
    Done,
    /// Something of that name is there, unchanged.
    NameTaken,
}

/// Creates a file, and returns once it and its name are on the disk. It gets its name when it is
/// whole: a crash leaves no part of it under that name.
///
/// # Errors
/// Nothing is there.
pub(crate) fn create(
    disk: &dyn Disk,
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<Creation> {
    let unfinished = Unfinished::write(disk, path, Readers::Anyone, write)?;
    match disk.rename_new(&unfinished.path, path) {
        Ok(()) => match sync_name(disk, path) {
            Ok(()) => Ok(Creation::Done),
            Err(error) => {
                discard(disk, path);
                Err(error)
            }
        },
        Err(error) => {
            discard(disk, &unfinished.path);
            match error.kind() {
                ErrorKind::AlreadyExists => Ok(Creation::NameTaken),
                _ => Err(StoreError::io(Operation::Move, path)(error)),
            }
        }
    }
}

/// Writes a file that replaces any of the same name, whole.
///
/// # Errors
/// The file of that name is unchanged.
pub(crate) fn replace(
    disk: &dyn Disk,
    path: &Path,
    readers: Readers,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<()> {
    let unfinished = Unfinished::write(disk, path, readers, write)?;
    disk.rename(&unfinished.path, path).map_err(|error| {
        discard(disk, &unfinished.path);
        StoreError::io(Operation::Move, path)(error)
    })
}

/// The beginning of the names of unfinished files.
const UNFINISHED: &str = ".unfinished-";

/// What such names began with in earlier versions; [`EARLIER_RANDOM`] letters and digits followed.
const EARLIER_UNFINISHED: &str = ".tmp";

const EARLIER_RANDOM: usize = 6;

/// Whether a file of this name has yet to get its own, or was abandoned before it did.
pub(super) fn is_unfinished(name: &str) -> bool {
    let is_earlier = name.strip_prefix(EARLIER_UNFINISHED).is_some_and(|random| {
        random.len() == EARLIER_RANDOM && random.chars().all(|sign| sign.is_ascii_alphanumeric())
    });
    is_earlier || name.starts_with(UNFINISHED)
}

/// Opens and locks an unfinished file that was abandoned; `None` if somebody is still writing it.
pub(super) fn abandoned(disk: &dyn Disk, path: &Path) -> Result<Option<Box<dyn DiskFile>>> {
    let opened = open_regular(disk, path, Access::Writing, LinkPolicy::Refused)?;
    let Some(file) = opened else { return Ok(None) };
    match file.try_lock(Access::Writing) {
        Ok(()) => Ok(Some(file)),
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(None),
        Err(error) => Err(StoreError::io(Operation::Lock, path)(error)),
    }
}

/// A file that is on the disk, but has yet to get its name. It stays locked until it has it, and so
/// is not mistaken for one that was abandoned.
struct Unfinished {
    path: PathBuf,
    _locked: Box<dyn DiskFile>,
}

impl Unfinished {
    /// Writes a file that has yet to get the name `path`. If that fails, nothing is there.
    fn write(
        disk: &dyn Disk,
        path: &Path,
        readers: Readers,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<Unfinished> {
        let name = format!("{}{:016x}", UNFINISHED, fastrand::u64(..));
        let unfinished = around(path).join(name);
        let created = disk.create_new(&unfinished, readers);
        let mut file = created.map_err(StoreError::io(Operation::Create, path))?;
        let written = lock(file.as_ref(), path, Access::Writing).and_then(|()| {
            write(&mut file).map_err(StoreError::io(Operation::Write, path))?;
            file.sync_data().map_err(StoreError::io(Operation::Sync, path))
        });
        if let Err(error) = written {
            drop(file);
            discard(disk, &unfinished);
            return Err(error);
        }
        Ok(Unfinished { path: unfinished, _locked: file })
    }
}

/// Moves a locked journal to a folder under the first of some ids that is free, and returns that id
/// once the move is on the disk. Nothing is ever replaced.
pub(super) fn move_to_free(
    disk: &dyn Disk,
    file: &dyn DiskFile,
    from: &Path,
    folder: &Path,
    ids: impl IntoIterator<Item = GameId>,
) -> Result<Option<GameId>> {
    for id in ids {
        let to = JournalPlace::in_folder(folder, &id).path;
        match disk.rename_new(from, &to) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(StoreError::io(Operation::Move, &to)(error)),
        }
        end_move(disk, file, from, &to)?;
        return Ok(Some(id));
    }
    Ok(None)
}

/// Removes the old name of a locked journal that has its new one, if it still has both, and returns
/// once that is on the disk.
pub(super) fn end_move(disk: &dyn Disk, file: &dyn DiskFile, from: &Path, to: &Path) -> Result<()> {
    sync_name(disk, to)?;
    let failed = StoreError::io(Operation::Write, from);
    if file.meta().map_err(&failed)?.links > 1 && file.is_at(from).map_err(&failed)? {
        disk.remove(from).map_err(&failed)?;
    }
    sync_name(disk, from)
}

/// Removes an abandoned file. If that fails too, the error to report is the first one.
pub(super) fn discard(disk: &dyn Disk, path: &Path) {
    let _ = disk.remove(path);
}
