//! The file of aliases for players' names, stored beside the games as opaque text.

use super::disk::{Access, DiskFile};
use super::error::{Operation, Result, StoreError, if_exists};
use super::files;
use super::folder::Store;
use std::io::Read;
use std::path::PathBuf;

/// The longest text that is read, in bytes.
const LONGEST_TEXT: u64 = 1024 * 1024;

/// The file of aliases, locked until this is dropped.
#[derive(Debug)]
pub struct LockedNames {
    store: Store,
    /// The text; empty if there is none.
    pub text: String,
    _lock: Box<dyn DiskFile>,
}

impl Store {
    /// The path of the file of aliases, which may be missing.
    pub fn names_path(&self) -> PathBuf {
        self.dir().join("players.toml")
    }

    /// The text of the file of aliases; empty if there is none.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn names_text(&self) -> Result<String> {
        let path = self.names_path();
        let mut bytes = Vec::new();
        if_exists(self.disk().open(&path, Access::Reading))
            .and_then(|file| match file {
                Some(file) => file.take(LONGEST_TEXT).read_to_end(&mut bytes),
                None => Ok(0),
            })
            .map_err(StoreError::io(Operation::Read, &path))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Keeps others from changing the file of aliases, and reads it.
    ///
    /// # Errors
    /// It cannot be locked or read.
    pub fn lock_names(&self) -> Result<LockedNames> {
        files::create_folder(self.disk(), self.dir())?;
        let lock = files::lock_file(self.disk(), &self.dir().join("players.lock"))?;
        Ok(LockedNames { text: self.names_text()?, store: self.clone(), _lock: lock })
    }
}

impl LockedNames {
    /// Replaces the text, whole, and returns once it is on the disk.
    ///
    /// # Errors
    /// The old text is unchanged, or the new one may not survive a crash.
    pub fn replace(self, text: &str) -> Result<()> {
        let path = self.store.names_path();
        files::replace(self.store.disk(), &path, |file| file.write_all(text.as_bytes()))?;
        files::sync_name(self.store.disk(), &path)
    }
}
