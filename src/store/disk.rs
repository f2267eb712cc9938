//! The system's files: every call that the store makes to them, and no other. A test puts a disk
//! that fails in the place of the real one.

use super::error::if_exists;
use std::ffi::OsString;
use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;
use tempfile::{PathPersistError, TempPath};

/// The purpose for which a file is opened and locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To read, with others reading.
    Reading,
    /// To read and then add to, alone.
    Writing,
}

/// Who may read a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everyone whom the system allows by default.
    Anyone,
    /// Only the user who created it, on systems that can restrict this.
    Owner,
}

/// The kind of thing that a name in a folder stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A link, where it was not followed.
    Link,
    /// A device, a FIFO, a socket.
    Other,
}

/// The metadata of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileMeta {
    /// Its kind.
    pub kind: FileKind,
    /// How many bytes it has.
    pub len: u64,
    /// How many names it has; 1 where the system does not say.
    pub links: u64,
}

/// A system of files. Each call does what the system's call does and no more: nothing is tried
/// again, and errors are not hidden.
///
/// # Errors
/// Each call returns the error that the system reports.
pub trait Disk: Debug + Send + Sync {
    /// What a name stands for; a link is followed.
    fn meta(&self, path: &Path) -> io::Result<FileMeta>;

    /// What a name stands for; a link is a link.
    fn meta_of_link(&self, path: &Path) -> io::Result<FileMeta>;

    /// Opens an existing file at its beginning.
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>>;

    /// Creates a file for writing; `AlreadyExists` if anything has that name.
    fn create_new(&self, path: &Path, readers: Readers) -> io::Result<Box<dyn DiskFile>>;

    /// Renames a file, replacing any file of the new name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Renames a file; `AlreadyExists` if anything has the new name. Where the file system cannot do
    /// that at once, the file has both names for a moment, or until [`Disk::remove`] if the old one
    /// cannot be removed.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file's name.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Creates a folder in an existing one.
    fn create_folder(&self, path: &Path) -> io::Result<()>;

    /// Flushes the names in a folder to the disk. Does nothing where the system opens no folders and
    /// syncs names by itself.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;

    /// The names in a folder, in no order.
    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>>;
}

/// An open file. A lock on it ends when it is dropped.
pub trait DiskFile: io::Read + io::Write + io::Seek + Debug + Send {
    /// What is open.
    fn meta(&self) -> io::Result<FileMeta>;

    /// Whether a name still stands for this very file; a link is followed.
    fn is_at(&self, path: &Path) -> io::Result<bool>;

    /// Locks the whole file, shared for reading and alone for writing, without waiting.
    ///
    /// # Errors
    /// `WouldBlock` if somebody else has it; `Unsupported` where there are no locks.
    fn try_lock(&self, access: Access) -> io::Result<()>;

    /// Cuts the file off, or fills it up with zeros.
    fn set_len(&self, len: u64) -> io::Result<()>;

    /// Flushes the file's bytes and length to the disk.
    fn sync_data(&self) -> io::Result<()>;
}

/// The files of the system that the program runs on.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Disk for System {
    fn meta(&self, path: &Path) -> io::Result<FileMeta> {
        fs::metadata(path).map(FileMeta::from)
    }

    fn meta_of_link(&self, path: &Path) -> io::Result<FileMeta> {
        fs::symlink_metadata(path).map(FileMeta::from)
    }

    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>> {
        let is_writing = access == Access::Writing;
        Ok(Box::new(OpenOptions::new().read(true).write(is_writing).open(path)?))
    }

    fn create_new(&self, path: &Path, readers: Readers) -> io::Result<Box<dyn DiskFile>> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        if readers == Readers::Owner {
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        #[cfg(not(unix))]
        let _ = readers;
        Ok(Box::new(options.open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let renamed = TempPath::try_from_path(from)?.persist_noclobber(to);
        renamed.map_err(|PathPersistError { error, path }| match path.keep() {
            Ok(_) => error,
            Err(PathPersistError { error, .. }) => error,
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn create_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    #[cfg(unix)]
    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        File::open(path)?.sync_all()
    }

    #[cfg(not(unix))]
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    /// The standard library would panic if the folder could not be closed.
    #[cfg(unix)]
    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        use rustix::fs::{Dir, Mode, OFlags};
        use std::os::unix::ffi::OsStringExt;
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let opened = rustix::fs::open(folder, flags, Mode::empty())?;
        let mut names = Vec::new();
        for entry in Dir::new(opened)? {
            let name = entry?.file_name().to_bytes().to_vec();
            if name != b"." && name != b".." {
                names.push(OsString::from_vec(name));
            }
        }
        Ok(names)
    }

    #[cfg(not(unix))]
    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
    }
}

impl DiskFile for File {
    fn meta(&self) -> io::Result<FileMeta> {
        self.metadata().map(FileMeta::from)
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        if_exists(same_file(self, path)).map(|same| same == Some(true))
    }

    fn try_lock(&self, access: Access) -> io::Result<()> {
        let locked = match access {
            Access::Reading => File::try_lock_shared(self),
            Access::Writing => File::try_lock(self),
        };
        locked.map_err(|error| match io::Error::from(error) {
            // What some network file systems say if they have no locks.
            #[cfg(unix)]
            error if error.raw_os_error() == Some(rustix::io::Errno::NOLCK.raw_os_error()) => {
                io::ErrorKind::Unsupported.into()
            }
            error => error,
        })
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        File::set_len(self, len)
    }

    fn sync_data(&self) -> io::Result<()> {
        File::sync_data(self)
    }
}

impl From<fs::Metadata> for FileMeta {
    fn from(metadata: fs::Metadata) -> Self {
        let kind = match metadata.file_type() {
            kind if kind.is_file() => FileKind::File,
            kind if kind.is_dir() => FileKind::Folder,
            kind if kind.is_symlink() => FileKind::Link,
            _ => FileKind::Other,
        };
        FileMeta { kind, len: metadata.len(), links: links(&metadata) }
    }
}

#[cfg(unix)]
fn links(metadata: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(metadata)
}

#[cfg(not(unix))]
fn links(_: &fs::Metadata) -> u64 {
    1
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let own = file.metadata()?;
    let named = fs::metadata(path)?;
    Ok(own.dev() == named.dev() && own.ino() == named.ino())
}

#[cfg(not(unix))]
fn same_file(file: &File, path: &Path) -> io::Result<bool> {
    use same_file::Handle;
    Ok(Handle::from_file(file.try_clone()?)? == Handle::from_path(path)?)
}
