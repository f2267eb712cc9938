//! A trace repeated on the simulated disk, call by call.

use super::strace::Call;
use crate::common::Bytes;
use crate::faults::disk::SimDisk;
use hoyle::store::{Disk, DiskFile, Readers};
use std::collections::BTreeMap;
use std::io::{SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A simulated disk on which the calls of a trace are repeated.
pub(super) struct Replayed {
    pub(super) disk: SimDisk,
    /// The folder that the trace is about, the root of the simulated disk.
    root: PathBuf,
    files: BTreeMap<usize, Box<dyn DiskFile>>,
    folders: BTreeMap<usize, PathBuf>,
}

/// Decodes a string, which `strace` prints in hexadecimal.
fn bytes(text: &str) -> Vec<u8> {
    let digits = text.trim_matches('"').split("\\x").skip(1);
    digits.map(|digits| u8::from_str_radix(digits, 16).expect("hexadecimal")).collect()
}

fn number(text: &str) -> usize {
    text.parse().expect("a number")
}

impl Replayed {
    pub(super) fn new(before: &Bytes, root: PathBuf) -> Replayed {
        let disk = SimDisk::with(before);
        Replayed { disk, root, files: BTreeMap::new(), folders: BTreeMap::new() }
    }

    /// Repeats a call. Returns whether it may have changed what is on the disk.
    ///
    /// A file that was read is written only after `lseek`, so reads need no repeating. That all
    /// calls are understood shows at the end, when the files are the same as the real ones.
    pub(super) fn repeat(&mut self, call: &Call) -> bool {
        let (Some(result), disk) = (call.result, self.disk.clone()) else { return false };
        let words: Vec<&str> = call.arguments.iter().map(String::as_str).collect();
        let done = match (call.name.as_str(), &words[..]) {
            ("openat", [_, path, flags, ..]) => {
                if let Some(path) = self.path(path) {
                    self.open(result, path, flags);
                }
                return flags.contains("O_CREAT");
            }
            ("close", [file]) => {
                self.folders.remove(&number(file));
                return self.files.remove(&number(file)).is_some_and(|_| false);
            }
            ("fsync" | "fdatasync", [file]) => match self.folders.get(&number(file)) {
                Some(folder) => disk.sync_folder(folder),
                None => match self.files.get(&number(file)) {
                    Some(file) => file.sync_data(),
                    None => return false,
                },
            },
            ("write" | "lseek" | "ftruncate", [file, what, ..]) => {
                let Some(file) = self.files.get_mut(&number(file)) else { return false };
                match call.name.as_str() {
                    "write" => file.write_all(&bytes(what)[..result]),
                    "lseek" => file.seek(SeekFrom::Start(result as u64)).map(drop),
                    _ => file.set_len(number(what) as u64),
                }
            }
            ("rename", [from, to]) => self.moved(from, to),
            ("renameat" | "renameat2", [_, from, _, to, ..]) => self.moved(from, to),
            ("unlink", [path]) | ("unlinkat", [_, path, ..]) => {
                self.path(path).map_or(Ok(()), |path| disk.remove(&path))
            }
            ("mkdir", [path, _]) => {
                self.path(path).map_or(Ok(()), |path| disk.create_folder(&path))
            }
            _ => return false,
        };
        done.expect("a call that succeeded succeeds again");
        true
    }

    fn open(&mut self, number: usize, path: PathBuf, flags: &str) {
        if self.files.remove(&number).is_some() || flags.contains("O_DIRECTORY") {
            return;
        }
        let files = self.disk.files();
        let known = files.get(path.strip_prefix("/").expect("absolute"));
        if path == Path::new("/") || known == Some(&None) {
            self.folders.insert(number, path);
        } else if flags.contains("O_CREAT") && known.is_none() {
            let file = self.disk.create_new(&path, Readers::Anyone).expect("a folder");
            self.files.insert(number, file);
        } else {
            let access = hoyle::store::Access::Writing;
            self.files.insert(number, self.disk.open(&path, access).expect("a file"));
        }
    }

    fn moved(&self, from: &str, to: &str) -> std::io::Result<()> {
        match (self.path(from), self.path(to)) {
            (Some(from), Some(to)) => self.disk.rename(&from, &to),
            _ => Ok(()),
        }
    }

    /// Returns where a path is on the simulated disk, if it is in the folder.
    fn path(&self, text: &str) -> Option<PathBuf> {
        let path = PathBuf::from(String::from_utf8(bytes(text)).expect("UTF-8"));
        // What is not absolute is relative to the folder.
        let absolute = self.root.join(path);
        let inside = absolute.strip_prefix(&self.root).ok()?;
        Some(Path::new("/").join(inside))
    }
}
