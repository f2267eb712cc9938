//! A file's bytes: as a program sees them, and as they are on the disk.

use hoyle::store::{Access, FileKind, FileMeta};
use std::collections::BTreeMap;

/// The size of a sector, which is written completely or not at all.
pub(super) const SECTOR: usize = 512;

/// A file, or something else with a name.
#[derive(Clone, Debug)]
pub(super) struct Inode {
    pub(super) kind: FileKind,
    /// What a program reads.
    pub(super) cache: Vec<u8>,
    /// What was on the disk after the last sync.
    pub(super) durable: Vec<u8>,
    /// The contents of each sector written since, newest last; short sectors end in zeros.
    pub(super) dirty: BTreeMap<usize, Vec<Vec<u8>>>,
    /// The lengths of the file since.
    pub(super) lengths: Vec<usize>,
    /// Whether a sync failed and nothing was written since.
    pub(super) sync_failed: bool,
    readers: usize,
    written_alone: bool,
}

impl Inode {
    pub(super) fn new(kind: FileKind) -> Inode {
        Inode {
            kind,
            cache: Vec::new(),
            durable: Vec::new(),
            dirty: BTreeMap::new(),
            lengths: Vec::new(),
            sync_failed: false,
            readers: 0,
            written_alone: false,
        }
    }

    pub(super) fn meta(&self) -> FileMeta {
        FileMeta { kind: self.kind, len: self.cache.len() as u64, links: 1 }
    }

    pub(super) fn write(&mut self, at: usize, bytes: &[u8]) {
        let end = at + bytes.len();
        if end > self.cache.len() {
            self.cache.resize(end, 0);
            self.lengths.push(end);
        }
        self.cache[at..end].copy_from_slice(bytes);
        self.touch(at, end);
    }

    pub(super) fn set_len(&mut self, len: usize) {
        let before = self.cache.len();
        self.cache.resize(len, 0);
        self.lengths.push(len);
        if len < before {
            self.touch(len, before);
        }
    }

    /// Records the current contents of the sectors in a range.
    fn touch(&mut self, from: usize, to: usize) {
        self.sync_failed = false;
        for sector in from / SECTOR..to.div_ceil(SECTOR) {
            let now = sector_of(&self.cache, sector);
            let versions = self.dirty.entry(sector).or_default();
            let before = sector_of(&self.durable, sector);
            if *versions.last().unwrap_or(&before) != now {
                versions.push(now);
            }
        }
    }

    /// Writes everything unsynced to the disk, except for sectors that a failed sync dropped.
    pub(super) fn sync(&mut self) {
        self.durable.resize(self.cache.len(), 0);
        for sector in self.dirty.keys() {
            let from = sector * SECTOR;
            let to = (from + SECTOR).min(self.cache.len());
            if from < to {
                self.durable[from..to].copy_from_slice(&self.cache[from..to]);
            }
        }
        self.drop_dirty();
    }

    /// Drops unsynced data, as Linux does after a failed sync.
    pub(super) fn fail_to_sync(&mut self) {
        self.drop_dirty();
        self.sync_failed = true;
    }

    /// Syncs the whole file.
    pub(super) fn settle(&mut self) {
        self.durable = self.cache.clone();
        self.drop_dirty();
    }

    fn drop_dirty(&mut self) {
        self.dirty.clear();
        self.lengths.clear();
        self.sync_failed = false;
    }

    pub(super) fn try_lock(&mut self, access: Access) -> bool {
        match access {
            _ if self.written_alone => return false,
            Access::Writing if self.readers > 0 => return false,
            Access::Writing => self.written_alone = true,
            Access::Reading => self.readers += 1,
        }
        true
    }

    pub(super) fn release(&mut self, access: Access) {
        match access {
            Access::Writing => self.written_alone = false,
            Access::Reading => self.readers -= 1,
        }
    }

    pub(super) fn unlock(&mut self) {
        self.readers = 0;
        self.written_alone = false;
    }
}

/// Returns a sector with these bytes, padded with zeros.
pub(super) fn sector_of(bytes: &[u8], sector: usize) -> Vec<u8> {
    let from = (sector * SECTOR).min(bytes.len());
    let to = (from + SECTOR).min(bytes.len());
    let mut whole = bytes[from..to].to_vec();
    whole.resize(SECTOR, 0);
    whole
}
