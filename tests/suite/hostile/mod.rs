//! Files and words from strangers do no harm: no panic, no hang, no memory beyond 64 MiB, no path
//! outside the data folder, nothing that could disturb a terminal.

mod entries;
mod forge;
#[cfg(target_os = "linux")]
mod memory;
mod properties;
