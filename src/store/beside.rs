//! Text files in the folder of games. The store does not interpret their content.

use super::disk::{Access, DiskFile, Readers};
use super::error::{Operation, Result, StoreError};
use super::files::{self, LinkPolicy};
use super::folder::Store;
use super::folders;
use std::io;
use std::path::PathBuf;

/// The longest text, in bytes.
pub(super) const LONGEST_TEXT: u64 = 1024 * 1024;

/// A text file in the folder of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextFile {
    name: &'static str,
    /// The name of the file that is locked while this one is changed.
    lock: &'static str,
    readers: Readers,
}

impl TextFile {
    /// The aliases of players.
    pub const NAMES: TextFile =
        TextFile { name: "players.toml", lock: "players.lock", readers: Readers::Anyone };

    /// The secret links to the pages.
    pub const LINKS: TextFile =
        TextFile { name: "serve.toml", lock: "serve.lock", readers: Readers::Owner };

    /// What is typed in games and not recorded.
    pub const DRAFTS: TextFile =
        TextFile { name: "drafts", lock: "drafts.lock", readers: Readers::Owner };

    /// The ids of the games that the last import of sheets brought in, a line each.
    pub const BATCH: TextFile =
        TextFile { name: "imported", lock: "imported.lock", readers: Readers::Anyone };

    /// What was settled and paid, an entry a line.
    pub const LEDGER: TextFile =
        TextFile { name: "ledger", lock: "ledger.lock", readers: Readers::Anyone };

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

/// A text file that nobody else changes until this is dropped.
#[derive(Debug)]
pub struct LockedText {
    store: Store,
    file: TextFile,
    /// The text, if there is one.
    pub text: Option<String>,
    _lock: Box<dyn DiskFile>,
}

impl Store {
    /// The path of a text file, which may be missing.
    pub fn text_path(&self, file: TextFile) -> PathBuf {
        self.dir().join(file.name)
    }

    /// What a text file says, if there is one.
    ///
    /// # Errors
    /// It is too long or not UTF-8, something else has its name, or the system reports an error.
    pub fn read_text(&self, file: TextFile) -> Result<Option<String>> {
        let path = self.text_path(file);
        let bytes = files::read_beside(self.disk(), &path, LONGEST_TEXT)?;
        bytes.map(String::from_utf8).transpose().map_err(|error| {
            let error = io::Error::new(io::ErrorKind::InvalidData, error.utf8_error());
            StoreError::io(Operation::Read, &path)(error)
        })
    }

    /// Keeps others from changing a text file, and reads it.
    ///
    /// # Errors
    /// It cannot be locked or read.
    pub fn lock_text(&self, file: TextFile) -> Result<LockedText> {
        folders::create_folder(self.disk(), self.dir())?;
        let lock = files::lock_file(self.disk(), &self.dir().join(file.lock))?;
        Ok(LockedText { text: self.read_text(file)?, store: self.clone(), file, _lock: lock })
    }

    /// The path of any other file in the folder of games, which may be missing.
    ///
    /// # Errors
    /// Something else has its name, or it cannot be opened.
    pub fn path_beside(&self, name: &str) -> Result<PathBuf> {
        let path = self.dir().join(name);
        files::open_regular(self.disk(), &path, Access::Reading, LinkPolicy::Refused)?;
        Ok(path)
    }
}

impl LockedText {
    /// Replaces the text, whole, and returns once it is on the disk.
    ///
    /// # Errors
    /// The old text is unchanged, or the new one may not survive a crash.
    pub fn replace(&self, text: &str) -> Result<()> {
        let path = self.store.text_path(self.file);
        files::check_len(text.len(), LONGEST_TEXT)
            .map_err(StoreError::io(Operation::Write, &path))?;
        let disk = self.store.disk();
        files::replace(disk, &path, self.file.readers, |file| file.write_all(text.as_bytes()))?;
        folders::sync_name(disk, &path)
    }
}
