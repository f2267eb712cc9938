//! The folder of games on the disk: one journal per game, the bin, and the pointer to the current
//! game. `docs/journal.md` says what the bytes mean.
//!
//! `disk` is the system's files, `error` what can go wrong with them, `folders` finds and makes folders, and `files` makes
//! files locked, whole and safe. `place` says which game is meant, `folder` opens, reads, copies and creates games,
//! `pointer` names the current one, and `locked` adds entries to a game. On these build the `cache` of
//! what the journals say, the `bin`, `import` (which places games as the bin does) and the `doctor`.
//! `beside` is the text files in the folder, and `events` the folders of events. `archive` packs journals into one file, without
//! touching the disk.

pub mod archive;
mod beside;
mod bin;
mod cache;
mod disk;
mod doctor;
mod error;
mod events;
pub(crate) mod files;
mod folder;
pub(crate) mod folders;
mod import;
mod locked;
mod place;
mod pointer;

pub use beside::{LockedText, TextFile};
pub use bin::PlacedGame;
pub use cache::CachedGame;
pub use disk::{Access, Disk, DiskFile, FileKind, FileMeta, Readers, System};
pub use doctor::{CheckedGame, Checkup, Health, PointerState, Repair, Summary};
pub use error::{Operation, StoreError};
pub use events::{EVENT_JOURNAL, LockedEvent};
pub use folder::{CopiedJournal, ListedGame, OpenedGame, Store};
pub use import::{Divergence, ImportOutcome, Importer, Relation};
pub use locked::{LockedGame, save_all};
pub use place::Selector;
