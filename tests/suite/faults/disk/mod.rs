//! A simulated file system that distinguishes what was written from what is on the disk: bytes
//! survive once their file is synced, names once their folder is. Any call can be made to fail, and
//! a crash leaves any mixture of old and new sectors that a real one could.

mod crash;
mod file;
mod inode;
mod tree;

pub(crate) use crash::{Crash, Fill};
pub(crate) use tree::Bytes;

use file::SimFile;
use hoyle::store::{Access, Disk, DiskFile, FileKind, FileMeta, Readers};
use inode::Inode;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

/// A call to the simulated disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Meta,
    Open,
    Lock,
    Read,
    Seek,
    Write,
    SetLen,
    Sync,
    Create,
    Rename,
    Remove,
    SyncFolder,
    Names,
}

impl Call {
    /// Returns whether the call changes what is on the disk.
    pub(crate) fn changes(self) -> bool {
        use Call::{Create, Remove, Rename, SetLen, Sync, SyncFolder, Write};
        matches!(self, Create | Remove | Rename | SetLen | Sync | SyncFolder | Write)
    }
}

/// How a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The system reports an error and does nothing.
    Error(ErrorKind),
    /// Half of a write succeeds; then the disk is full.
    ShortWrite,
    /// The process is killed before this call.
    Killed,
}

/// Which calls fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The number of the first failing call, from 0.
    pub(crate) at: usize,
    /// How.
    pub(crate) fault: Fault,
    /// Whether every later call fails too.
    pub(crate) forever: bool,
}

/// A change of names that may not be on the disk yet.
#[derive(Clone, Debug)]
enum NameChange {
    Set(PathBuf, usize),
    Unset(PathBuf),
    Moved { from: PathBuf, to: PathBuf, inode: usize },
}

#[derive(Clone, Debug, Default)]
struct Inner {
    inodes: Vec<Inode>,
    /// The names as a program sees them.
    names: BTreeMap<PathBuf, usize>,
    /// The names as they are on the disk.
    durable_names: BTreeMap<PathBuf, usize>,
    /// Changes of names since, in order.
    pending: Vec<NameChange>,
    calls: Vec<Call>,
    plan: Option<Plan>,
    no_locks: bool,
    read_only: bool,
    full: bool,
    retried_syncs: usize,
}

/// A simulated disk; clones are the same disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct SimDisk(Arc<Mutex<Inner>>);

impl SimDisk {
    /// Returns a disk with an empty root folder.
    pub(crate) fn new() -> SimDisk {
        let mut inner = Inner { inodes: vec![Inode::new(FileKind::Folder)], ..Inner::default() };
        inner.names.insert("/".into(), 0);
        inner.durable_names = inner.names.clone();
        SimDisk(Arc::new(Mutex::new(inner)))
    }

    /// Returns a copy of the disk, without failing calls.
    pub(crate) fn fork(&self) -> SimDisk {
        let mut inner = self.inner().clone();
        inner.inodes.iter_mut().for_each(Inode::unlock);
        let fresh = Inner { plan: None, full: false, read_only: false, calls: Vec::new(), ..inner };
        SimDisk(Arc::new(Mutex::new(fresh)))
    }

    /// Makes calls fail from now on; they are counted from 0 again.
    pub(crate) fn fail(&self, plan: Plan) {
        let mut inner = self.inner();
        inner.calls.clear();
        inner.plan = Some(plan);
    }

    /// Makes every call but reading fail, as in a read-only folder.
    pub(crate) fn make_read_only(&self) {
        self.inner().read_only = true;
    }

    /// Disables locks, as on a file system without them.
    pub(crate) fn without_locks(self) -> SimDisk {
        self.inner().no_locks = true;
        self
    }

    /// Returns the calls made since [`SimDisk::fail`] or [`SimDisk::fork`].
    pub(crate) fn calls(&self) -> Vec<Call> {
        self.inner().calls.clone()
    }

    /// Returns how often a failed sync was retried without a write in between.
    pub(crate) fn retried_syncs(&self) -> usize {
        self.inner().retried_syncs
    }

    /// Returns the bytes of a file as a program sees them.
    pub(crate) fn bytes(&self, path: &Path) -> Option<Vec<u8>> {
        let inner = self.inner();
        inner.names.get(path).map(|inode| inner.inodes[*inode].cache.clone())
    }

    /// Replaces the bytes of a file on the disk.
    pub(crate) fn put(&self, path: &Path, bytes: &[u8]) {
        let mut inner = self.inner();
        let inode = inner.names[path];
        inner.inodes[inode].cache = bytes.to_vec();
        inner.inodes[inode].settle();
    }

    /// Creates something other than a file.
    pub(crate) fn put_strange(&self, path: &Path, kind: FileKind) {
        let mut inner = self.inner();
        inner.inodes.push(Inode::new(kind));
        let inode = inner.inodes.len() - 1;
        inner.names.insert(path.to_owned(), inode);
        inner.durable_names.insert(path.to_owned(), inode);
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().expect("no test panics within a call")
    }

    /// Begins a call, which may fail.
    fn begin(&self, call: Call) -> io::Result<MutexGuard<'_, Inner>> {
        let mut inner = self.inner();
        inner.begin(call)?;
        Ok(inner)
    }

    fn handle(&self, inode: usize, access: Access) -> Box<dyn DiskFile> {
        Box::new(SimFile::new(self.clone(), inode, access))
    }
}

impl Inner {
    fn begin(&mut self, call: Call) -> io::Result<()> {
        let number = self.calls.len();
        self.calls.push(call);
        if self.read_only && call.changes() {
            return Err(ErrorKind::ReadOnlyFilesystem.into());
        }
        match self.plan {
            Some(Plan { at, fault, forever })
                if number == at || ((forever || fault == Fault::Killed) && number > at) =>
            {
                match fault {
                    Fault::Error(kind) => Err(kind.into()),
                    Fault::ShortWrite if call == Call::Write && !self.full => Ok(()),
                    Fault::ShortWrite => Err(ErrorKind::StorageFull.into()),
                    Fault::Killed => Err(ErrorKind::Other.into()),
                }
            }
            _ if self.full && call == Call::Write => Err(ErrorKind::StorageFull.into()),
            _ => Ok(()),
        }
    }

    /// Returns whether the process was killed before the current call.
    fn killed(&self) -> bool {
        let number = self.calls.len() - 1;
        self.plan.is_some_and(|plan| plan.fault == Fault::Killed && plan.at <= number)
    }

    /// Returns whether the current call writes only half.
    fn writes_short(&self) -> bool {
        let number = self.calls.len() - 1;
        self.plan.is_some_and(|plan| plan.fault == Fault::ShortWrite && plan.at == number)
    }

    fn find(&self, path: &Path) -> io::Result<usize> {
        self.names.get(path).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Creates a new name in an existing folder.
    fn make(&mut self, path: &Path, kind: FileKind) -> io::Result<usize> {
        if let Some(folder) = path.parent() {
            self.find(folder)?;
        }
        if self.names.contains_key(path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.inodes.push(Inode::new(kind));
        let inode = self.inodes.len() - 1;
        self.change(NameChange::Set(path.to_owned(), inode));
        Ok(inode)
    }

    fn change(&mut self, change: NameChange) {
        change.apply(&mut self.names);
        self.pending.push(change);
    }
}

impl NameChange {
    fn apply(&self, names: &mut BTreeMap<PathBuf, usize>) {
        match self {
            NameChange::Set(path, inode) => drop(names.insert(path.clone(), *inode)),
            NameChange::Unset(path) => drop(names.remove(path)),
            NameChange::Moved { from, to, inode } => {
                names.remove(from);
                names.insert(to.clone(), *inode);
            }
        }
    }

    /// Returns whether a call changes the names in a folder.
    fn is_in(&self, folder: &Path) -> bool {
        match self {
            NameChange::Set(path, _) | NameChange::Unset(path) => path.parent() == Some(folder),
            NameChange::Moved { to, .. } => to.parent() == Some(folder),
        }
    }
}

impl Disk for SimDisk {
    fn meta(&self, path: &Path) -> io::Result<FileMeta> {
        let inner = self.begin(Call::Meta)?;
        let found = &inner.inodes[inner.find(path)?];
        Ok(found.meta())
    }

    fn meta_of_link(&self, path: &Path) -> io::Result<FileMeta> {
        self.meta(path)
    }

    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>> {
        let inner = self.begin(Call::Open)?;
        if inner.read_only && access == Access::Writing {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let inode = inner.find(path)?;
        // Opening anything else could block forever, so nothing may try.
        assert_eq!(inner.inodes[inode].kind, FileKind::File, "opened {}", path.display());
        drop(inner);
        Ok(self.handle(inode, access))
    }

    fn create_new(&self, path: &Path, _: Readers) -> io::Result<Box<dyn DiskFile>> {
        let inode = self.begin(Call::Create)?.make(path, FileKind::File)?;
        Ok(self.handle(inode, Access::Writing))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut inner = self.begin(Call::Rename)?;
        let inode = inner.find(from)?;
        inner.change(NameChange::Moved { from: from.to_owned(), to: to.to_owned(), inode });
        Ok(())
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut inner = self.begin(Call::Rename)?;
        let inode = inner.find(from)?;
        if inner.names.contains_key(to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        inner.change(NameChange::Moved { from: from.to_owned(), to: to.to_owned(), inode });
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut inner = self.begin(Call::Remove)?;
        inner.find(path)?;
        inner.change(NameChange::Unset(path.to_owned()));
        Ok(())
    }

    fn create_folder(&self, path: &Path) -> io::Result<()> {
        self.begin(Call::Create)?.make(path, FileKind::Folder).map(drop)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        let begun = self.begin(Call::SyncFolder).map(drop);
        let mut inner = self.inner();
        if inner.killed() {
            return begun;
        }
        let (done, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut inner.pending).into_iter().partition(|change| change.is_in(path));
        inner.pending = rest;
        // The data of a failed sync is lost, even to later syncs.
        begun?;
        done.iter().for_each(|change| change.apply(&mut inner.durable_names));
        Ok(())
    }

    fn names(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        let inner = self.begin(Call::Names)?;
        inner.find(folder)?;
        let inside = inner.names.keys().filter(|path| path.parent() == Some(folder));
        Ok(inside.filter_map(|path| path.file_name().map(OsString::from)).collect())
    }
}
