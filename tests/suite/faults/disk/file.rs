//! An open file of the simulated disk.

use super::{Call, SimDisk};
use hoyle::store::{Access, DiskFile, FileMeta};
use std::cell::Cell;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The maximum number of bytes read per call, so that a journal takes several calls.
const READ_AT_ONCE: usize = 1500;

#[derive(Debug)]
pub(super) struct SimFile {
    disk: SimDisk,
    inode: usize,
    access: Access,
    position: usize,
    held: Cell<Option<Access>>,
}

impl SimFile {
    pub(super) fn new(disk: SimDisk, inode: usize, access: Access) -> SimFile {
        SimFile { disk, inode, access, position: 0, held: Cell::new(None) }
    }

    fn sync(&self) -> io::Result<()> {
        let begun = self.disk.begin(Call::Sync).map(drop);
        let mut inner = self.disk.inner();
        if inner.killed() {
            return begun;
        }
        if inner.inodes[self.inode].sync_failed {
            inner.retried_syncs += 1;
        }
        let inode = &mut inner.inodes[self.inode];
        match begun {
            Ok(()) => inode.sync(),
            Err(_) => inode.fail_to_sync(),
        }
        begun
    }
}

impl Read for SimFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let inner = self.disk.begin(Call::Read)?;
        let bytes = &inner.inodes[self.inode].cache;
        let left = &bytes[self.position.min(bytes.len())..];
        let count = left.len().min(buffer.len()).min(READ_AT_ONCE);
        buffer[..count].copy_from_slice(&left[..count]);
        self.position += count;
        Ok(count)
    }
}

impl Write for SimFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut inner = self.disk.begin(Call::Write)?;
        if self.access == Access::Reading {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let mut count = bytes.len();
        if inner.writes_short() {
            inner.full = true;
            count /= 2;
        }
        inner.inodes[self.inode].write(self.position, &bytes[..count]);
        self.position += count;
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for SimFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let inner = self.disk.begin(Call::Seek)?;
        self.position = match to {
            SeekFrom::Start(position) => position as usize,
            SeekFrom::End(0) => inner.inodes[self.inode].cache.len(),
            other => panic!("unexpected seek to {other:?}"),
        };
        Ok(self.position as u64)
    }
}

impl DiskFile for SimFile {
    fn meta(&self) -> io::Result<FileMeta> {
        let inner = self.disk.begin(Call::Meta)?;
        let inode = &inner.inodes[self.inode];
        Ok(inode.meta())
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        let inner = self.disk.begin(Call::Meta)?;
        Ok(inner.names.get(path) == Some(&self.inode))
    }

    fn try_lock(&self, access: Access) -> io::Result<()> {
        let mut inner = self.disk.begin(Call::Lock)?;
        if inner.no_locks {
            return Err(ErrorKind::Unsupported.into());
        }
        if !inner.inodes[self.inode].try_lock(access) {
            return Err(ErrorKind::WouldBlock.into());
        }
        self.held.set(Some(access));
        Ok(())
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        let mut inner = self.disk.begin(Call::SetLen)?;
        inner.inodes[self.inode].set_len(len as usize);
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        self.sync()
    }
}

impl Drop for SimFile {
    fn drop(&mut self) {
        if let Some(access) = self.held.get() {
            self.disk.inner().inodes[self.inode].release(access);
        }
    }
}
