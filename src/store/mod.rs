//! The folder of games on the disk: one journal a game, the bin, and the pointer to the current
//! game. What the bytes mean is written down in `docs/journal.md`.
//!
//! `disk` is the system's files, `error` what can go wrong with them, and `files` makes them locked,
//! whole and safe. `pointer` says which game is meant, `folder` opens, reads and creates games, and
//! `update` adds to one. On these build the `bin`, `export`, `import` (which places games as the bin
//! does) and the `doctor`. `archive` packs journals into one file, and touches none.

pub mod archive;
mod bin;
mod disk;
mod doctor;
mod error;
mod export;
mod files;
mod folder;
mod import;
mod pointer;
mod update;

pub use bin::{PlacedGame, RemovedGame};
pub use disk::{Access, Disk, DiskFile, FileKind, FileMeta, System};
pub use doctor::{CheckedGame, Checkup, Health, PointerState, Repair};
pub use error::{Operation, StoreError};
pub use export::{CopiedJournal, Summary};
pub use folder::{CreatedGame, ListedGame, OpenedGame, Store};
pub use import::{Divergence, ImportOutcome, Importer, VerifiedJournal};
pub use pointer::Selector;
pub use update::{Conflict, Seen, UpdateError, UpdatedGame};
