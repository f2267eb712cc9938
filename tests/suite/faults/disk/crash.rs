//! The possible states of the disk after a crash.

use super::inode::{Inode, SECTOR, sector_of};
use super::{Inner, SimDisk};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// The contents of a sector that was never written, within the length of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fill {
    /// Zeros, as on journaling and copy-on-write file systems.
    Zeros,
    /// The data of another file.
    Stale,
}

/// One of many crash states. Every number from 0 to [`Crash::count`] is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crash {
    /// Its number.
    pub(crate) number: usize,
    /// The contents of unwritten parts.
    pub(crate) fill: Fill,
}

/// Extracts the next choice from a number that encodes several.
fn choose(number: &mut usize, choices: usize) -> usize {
    let chosen = *number % choices;
    *number /= choices;
    chosen
}

impl Inode {
    /// Returns the shortest and longest possible length of the file after a crash. Any length
    /// between is possible, since a write may have got that far.
    fn lengths_after(&self) -> (usize, usize) {
        let all = || self.lengths.iter().copied().chain([self.durable.len()]);
        (all().min().unwrap_or_default(), all().max().unwrap_or_default())
    }

    fn outcomes(&self) -> usize {
        let (shortest, longest) = self.lengths_after();
        let sectors = self.dirty.values().map(|versions| versions.len() + 1);
        sectors.fold(longest - shortest + 1, usize::saturating_mul)
    }

    /// Returns the bytes after a crash. Each sector has its old contents, or any that were written
    /// to it since: sectors reach the disk in any order.
    fn after(&self, number: &mut usize, fill: Fill) -> Vec<u8> {
        let (shortest, longest) = self.lengths_after();
        let mut bytes = self.durable.clone();
        let unwritten = match fill {
            Fill::Zeros => 0,
            Fill::Stale => b'?',
        };
        bytes.resize(bytes.len().max(longest).next_multiple_of(SECTOR), unwritten);
        // The rest of a file's last sector never belonged to another file.
        let whole = self.durable.len().next_multiple_of(SECTOR);
        bytes[self.durable.len()..whole].fill(0);
        // The last sectors vary first, because the new line is there.
        for (sector, versions) in self.dirty.iter().rev() {
            let from = sector * SECTOR;
            match choose(number, versions.len() + 1).checked_sub(1) {
                Some(version) => {
                    bytes[from..from + SECTOR].copy_from_slice(&versions[version]);
                }
                None if from < self.durable.len() => {
                    bytes[from..from + SECTOR].copy_from_slice(&sector_of(&self.durable, *sector));
                }
                None => {}
            }
        }
        // The longest state comes first, because sectors matter most there.
        bytes.truncate(longest - choose(number, longest - shortest + 1));
        bytes
    }
}

impl SimDisk {
    /// Returns whether a file has unsynced bytes.
    pub(crate) fn has_unsynced_bytes(&self) -> bool {
        self.inner().inodes.iter().any(|inode| !inode.dirty.is_empty())
    }

    /// Returns the number of possible states after a crash now.
    pub(crate) fn crashes(&self) -> usize {
        let inner = self.inner();
        let names = 1_usize << inner.pending.len();
        inner.inodes.iter().map(Inode::outcomes).fold(names, usize::saturating_mul)
    }

    /// Returns the disk in one state after a crash now.
    pub(crate) fn crash(&self, crash: Crash) -> SimDisk {
        let Crash { mut number, fill } = crash;
        let inner = self.inner();
        let inodes: Vec<Inode> = inner
            .inodes
            .iter()
            .map(|inode| {
                let bytes = inode.after(&mut number, fill);
                let mut found = Inode::new(inode.kind);
                found.cache = bytes;
                found.settle();
                found
            })
            .collect();
        let mut names = inner.durable_names.clone();
        for change in &inner.pending {
            if choose(&mut number, 2) == 0 {
                change.apply(&mut names);
            }
        }
        SimDisk::found(inodes, names)
    }

    /// Returns the disk after a crash that keeps only synced data.
    pub(crate) fn crash_hard(&self) -> SimDisk {
        let inner = self.inner().clone();
        let mut inodes = inner.inodes;
        for inode in &mut inodes {
            inode.cache = inode.durable.clone();
            inode.settle();
            inode.unlock();
        }
        SimDisk::found(inodes, inner.durable_names)
    }

    /// Returns a disk with these names and files. A name exists only if its parent folders do.
    fn found(inodes: Vec<Inode>, all: BTreeMap<PathBuf, usize>) -> SimDisk {
        let mut names = all.clone();
        names.retain(|path, _| path.ancestors().all(|around| all.contains_key(around)));
        let durable_names = names.clone();
        SimDisk(Arc::new(Mutex::new(Inner { inodes, names, durable_names, ..Inner::default() })))
    }
}
