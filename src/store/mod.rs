//! The record of a game: its history, the journal that keeps it, and the folder of journals.
//!
//! A [`History`] is pure, and so is the [`journal`] that turns one into bytes and back. The clock
//! is read in `clock` alone; files and locks are touched by [`Store`] alone, through a [`Disk`]. What the bytes mean
//! is written down in `docs/journal.md`.

pub mod archive;
mod bin;
mod disk;
mod doctor;
mod error;
mod files;
mod folder;
mod import;
mod meanwhile;
mod parcel;
mod pointer;
mod system;

pub use bin::{PlacedGame, RemovedGame};
pub use disk::{Access, Disk, DiskFile, FileKind, FileMeta};
pub use doctor::{CheckedGame, Checkup, Health, PointerState, Repair};
pub use error::{Operation, StoreError, UpdateError};
pub use folder::{CreatedGame, ListedGame, OpenedGame, Selector, Store, UpdatedGame};
pub use import::{Divergence, ImportOutcome, Importer};
pub use meanwhile::{Conflict, Seen};
pub use parcel::{CopiedJournal, Summary, VerifiedJournal};
pub use system::System;
