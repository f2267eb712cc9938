//! Files as the record needs them: locked, whole, and on the disk before anyone is told so.

use super::fault::{Doing, StoreFault};
use super::journal::{JournalFault, LONGEST_JOURNAL};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long somebody else's lock is waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// The longest pause between two tries to get a lock.
const LONGEST_PAUSE_MS: u64 = 16;

/// What a journal is opened for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum For {
    /// To read, with others reading.
    Reading,
    /// To read and then add to, alone.
    Writing,
}

/// Opens a journal and locks it; nothing if there is none. A FIFO, a device or a folder of that
/// name is not opened: opening one could wait for ever.
pub(super) fn open(path: &Path, purpose: For) -> Result<Option<File>, StoreFault> {
    let fault = |error| StoreFault::io(Doing::Open, path, error);
    let not_a_file = || StoreFault::NotAFile { path: path.to_owned() };
    let opened = fs::metadata(path).and_then(|metadata| {
        if !metadata.is_file() {
            return Ok(None);
        }
        OpenOptions::new().read(true).write(purpose == For::Writing).open(path).map(Some)
    });
    let file = match opened {
        Ok(Some(file)) => file,
        Ok(None) => return Err(not_a_file()),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(fault(error)),
    };
    lock(&file, path, purpose)?;
    // The name may have come to mean something else between the look and the opening.
    if !file.metadata().map_err(fault)?.is_file() {
        return Err(not_a_file());
    }
    Ok(Some(file))
}

/// Locks a file until it is closed. A file system without locks is used without.
pub(super) fn lock(file: &File, path: &Path, purpose: For) -> Result<(), StoreFault> {
    let give_up = Instant::now() + LONGEST_WAIT;
    let mut pause = 1;
    loop {
        let tried = match purpose {
            For::Reading => file.try_lock_shared(),
            For::Writing => file.try_lock(),
        };
        match tried {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                return Ok(());
            }
            Err(TryLockError::Error(error)) if error.kind() != ErrorKind::Interrupted => {
                return Err(StoreFault::io(Doing::Lock, path, error));
            }
            Err(_) if Instant::now() >= give_up => {
                return Err(StoreFault::Locked { path: path.to_owned() });
            }
            Err(_) => thread::sleep(Duration::from_millis(fastrand::u64(1..=pause))),
        }
        pause = (2 * pause).min(LONGEST_PAUSE_MS);
    }
}

/// Returns everything in a journal. One that is too long is refused unread.
pub(super) fn read(file: &mut File, path: &Path) -> Result<Vec<u8>, StoreFault> {
    let fault = |error| StoreFault::io(Doing::Read, path, error);
    let len = file.metadata().map_err(fault)?.len();
    if len > LONGEST_JOURNAL {
        return Err(too_long(path));
    }
    let mut bytes = Vec::with_capacity(len as usize + 1);
    // Without a lock the file may grow meanwhile; `decode` refuses what is one byte too long.
    file.take(LONGEST_JOURNAL + 1).read_to_end(&mut bytes).map_err(fault)?;
    Ok(bytes)
}

/// Adds lines behind the whole ones of a journal, and returns once they are on the disk. What
/// stands behind the whole lines is a torn one, and goes.
///
/// # Errors
/// The lines are not recorded: the file is set back as far as that can be done. A sync that failed
/// is not tried again, since the system may have dropped the very bytes that it failed to write.
pub(super) fn append(
    file: &mut File,
    path: &Path,
    good_len: usize,
    lines: &[u8],
) -> Result<(), StoreFault> {
    let good_len = good_len as u64;
    if good_len + lines.len() as u64 > LONGEST_JOURNAL {
        return Err(too_long(path));
    }
    let written = cut(file, good_len)
        .and_then(|()| file.seek(SeekFrom::Start(good_len)))
        .and_then(|_| file.write_all(lines))
        .map_err(|error| (Doing::Write, error))
        .and_then(|()| file.sync_data().map_err(|error| (Doing::Sync, error)));
    written.map_err(|(doing, error)| {
        // The fault to tell of is the first one.
        let _ = file.set_len(good_len);
        StoreFault::io(doing, path, error)
    })
}

/// Cuts off a torn last line, if there is one.
fn cut(file: &File, good_len: u64) -> io::Result<()> {
    if file.metadata()?.len() > good_len { file.set_len(good_len) } else { Ok(()) }
}

/// Makes a journal that was not there, and returns once it and its name are on the disk.
///
/// # Errors
/// `Ok(false)` if something of that name is there; it is left as it is. After any other fault
/// nothing is.
pub(super) fn create(path: &Path, bytes: &[u8]) -> Result<bool, StoreFault> {
    let mut file = match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(false),
        Err(error) => return Err(StoreFault::io(Doing::Create, path, error)),
    };
    let made = lock(&file, path, For::Writing).and_then(|()| {
        file.write_all(bytes).map_err(|error| StoreFault::io(Doing::Write, path, error))?;
        file.sync_all().map_err(|error| StoreFault::io(Doing::Sync, path, error))?;
        sync_folder_of(path)
    });
    drop(file);
    if made.is_err() {
        // The fault to tell of is the first one.
        let _ = fs::remove_file(path);
    }
    made.map(|()| true)
}

/// Makes a folder and those around it, as far as they are missing, each of them on the disk.
pub(super) fn create_folder(path: &Path) -> Result<(), StoreFault> {
    if path.is_dir() {
        return Ok(());
    }
    // A relative path of one part has an empty parent: the folder we are in.
    if let Some(around) = path.parent().filter(|around| *around != Path::new("")) {
        create_folder(around)?;
    }
    match fs::create_dir(path) {
        Ok(()) => sync_folder_of(path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && path.is_dir() => Ok(()),
        Err(error) => Err(StoreFault::io(Doing::Create, path, error)),
    }
}

/// Returns once the name of a new file is on the disk.
#[cfg(unix)]
pub(super) fn sync_folder_of(path: &Path) -> Result<(), StoreFault> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(|error| StoreFault::io(Doing::Sync, folder, error))
}

/// Does nothing: Windows opens no folders, and writes names down by itself.
#[cfg(not(unix))]
pub(super) fn sync_folder_of(_: &Path) -> Result<(), StoreFault> {
    Ok(())
}

fn too_long(path: &Path) -> StoreFault {
    let fault = JournalFault::TooLong { most: LONGEST_JOURNAL };
    StoreFault::Journal { path: path.to_owned(), fault }
}
