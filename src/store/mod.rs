//! The record of a game: its history, the journal that keeps it, and the folder of journals.
//!
//! A [`History`] is pure, and so is the [`journal`] that turns one into bytes and back. The clock
//! is read in `clock` alone; files and locks are touched by [`Store`] alone, through a [`Disk`]. What the bytes mean
//! is written down in `docs/journal.md`.

pub mod archive;
mod bin;
mod disk;
mod doctor;
mod fault;
mod files;
mod intake;
mod meanwhile;
mod parcel;
mod pointer;
mod store;
mod system;

pub use bin::{Placed, Removed};
pub use disk::{Access, Disk, DiskFile, Kind, Meta};
pub use doctor::{Checked, Checkup, Mended, PointerState, State};
pub use fault::{Doing, StoreFault, UpdateFault};
pub use intake::{Arrival, Intake, Parted};
pub use meanwhile::{Moved, Seen};
pub use parcel::{Copied, Parcel, Summary};
pub use store::{Created, Listed, Read, Selector, Store, Updated};
pub use system::System;
