//! The arguments of `man`.

use clap::Args;
use std::path::PathBuf;

/// Print a manual page, or write all of them to a folder
///
/// hoyle man check bid | man -l -
///
/// hoyle man --out ~/.local/share/man/man1
#[derive(Debug, Args)]
pub(crate) struct ManArgs {
    /// The command [default: the program itself]
    #[arg(value_name = "COMMAND")]
    pub(crate) of: Vec<String>,
    /// Write every page to this folder
    #[arg(long, value_name = "DIR", conflicts_with = "of")]
    pub(crate) out: Option<PathBuf>,
    /// Replace pages that are there
    #[arg(long, requires = "out")]
    pub(crate) overwrite: bool,
}
