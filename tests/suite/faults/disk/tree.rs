//! A simulated disk that begins with the files of a real folder, and is compared with it.

use super::{Inode, SimDisk};
use hoyle::store::FileKind;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The contents of a folder: each path in it, with the bytes of a file or `None` for a folder.
pub(crate) type Bytes = BTreeMap<PathBuf, Option<Vec<u8>>>;

impl SimDisk {
    /// Returns a disk whose root is a folder with these files, all of them synced.
    pub(crate) fn with(files: &Bytes) -> SimDisk {
        let disk = SimDisk::new();
        for (path, bytes) in files {
            let path = Path::new("/").join(path);
            match bytes {
                Some(bytes) => {
                    disk.put_strange(&path, FileKind::File);
                    disk.put(&path, bytes);
                }
                None => disk.put_strange(&path, FileKind::Folder),
            }
        }
        disk
    }

    /// Returns the files as a program sees them.
    pub(crate) fn files(&self) -> Bytes {
        let inner = self.inner();
        let relative = |path: &PathBuf| path.strip_prefix("/").expect("absolute").to_owned();
        let bytes = |inode: &Inode| (inode.kind == FileKind::File).then(|| inode.cache.clone());
        let files = inner.names.iter().filter(|(path, _)| **path != Path::new("/"));
        files.map(|(path, inode)| (relative(path), bytes(&inner.inodes[*inode]))).collect()
    }
}
