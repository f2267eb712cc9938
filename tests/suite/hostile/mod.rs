//! Untrusted files and arguments do no harm: no panic, no hang, at most 64 MiB of memory, no path
//! outside the data folder, nothing that could disturb a terminal.

pub(crate) mod entries;
mod fields;
mod forge;
#[cfg(target_os = "linux")]
mod many;
#[cfg(target_os = "linux")]
mod memory;
mod properties;
mod script_files;
mod session;
mod sessions;
// Windows has no such file names.
#[cfg(unix)]
mod text;

use crate::faults::disk;
