//! The seam under the record: every call to the system's files that it makes, and no other. The
//! real one is [`System`](super::System); a test puts a disk that fails in its place.

use std::ffi::OsString;
use std::fmt::Debug;
use std::io;
use std::path::{Path, PathBuf};

/// What a file is opened and locked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To read, with others reading.
    Reading,
    /// To read and then add to, alone.
    Writing,
}

/// What stands under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A plain file.
    File,
    /// A folder.
    Folder,
    /// A link, where it was not followed.
    Link,
    /// A device, a FIFO, a socket.
    Other,
}

/// What is known of a file without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileMeta {
    /// What it is.
    pub kind: FileKind,
    /// How many bytes it has.
    pub len: u64,
}

/// A system of files. Each call does what the system's call does and no more: nothing is tried
/// again, and nothing is made up for.
///
/// # Errors
/// Each call returns the error that the system reports.
pub trait Disk: Debug + Send + Sync {
    /// Returns what stands under a name; a link is followed.
    fn meta(&self, path: &Path) -> io::Result<FileMeta>;

    /// Returns what stands under a name; a link is a link.
    fn meta_of_link(&self, path: &Path) -> io::Result<FileMeta>;

    /// Opens a file that is there. The position is its beginning.
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>>;

    /// Makes a file for writing; `AlreadyExists` if anything has that name.
    fn create_new(&self, path: &Path) -> io::Result<Box<dyn DiskFile>>;

    /// Makes a file for writing in a folder, under a name that nothing has there.
    fn create_temporary(&self, folder: &Path) -> io::Result<(PathBuf, Box<dyn DiskFile>)>;

    /// Gives a file another name, in place of whatever file has that name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file's name.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes a folder in one that is there.
    fn create_folder(&self, path: &Path) -> io::Result<()>;

    /// Returns once the names in a folder are on the disk. Does nothing where the system opens no
    /// folders, and writes names down by itself.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;

    /// Returns the names in a folder, in no order.
    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>>;
}

/// A file that is open. A lock on it ends when it is dropped.
pub trait DiskFile: io::Read + io::Write + io::Seek + Debug + Send {
    /// Returns what is open.
    fn meta(&self) -> io::Result<FileMeta>;

    /// Returns whether a name means this very file; a link is followed. A name that is gone means
    /// nothing.
    fn is_at(&self, path: &Path) -> io::Result<bool>;

    /// Locks the whole file, shared for reading and alone for writing, without waiting.
    ///
    /// # Errors
    /// `WouldBlock` if somebody else has it; `Unsupported` where there are no locks.
    fn try_lock(&self, access: Access) -> io::Result<()>;

    /// Cuts the file off, or fills it up with zeros.
    fn set_len(&self, len: u64) -> io::Result<()>;

    /// Returns once the file's bytes and length are on the disk.
    fn sync_data(&self) -> io::Result<()>;

    /// Returns once everything of the file is on the disk, but for its name.
    fn sync_all(&self) -> io::Result<()>;
}
