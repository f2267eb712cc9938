//! The arguments of `import`.

use crate::commands::notebook::args::NotebookArgs;
use clap::Args;
use std::path::PathBuf;

/// Import games, sheets and tables from files; no game is replaced
///
/// hoyle import games.tar
///
/// hoyle import notebook/ --rules romanian --dealer Peter
///
/// hoyle help sheets
#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// Files or folders of them, or - for standard input
    #[arg(required = true, value_name = "FILE", group = "kept")]
    pub(super) files: Vec<PathBuf>,
    /// The id, if there is one game [default: its own]
    #[arg(long = "as", value_name = "ID")]
    pub(super) to: Option<String>,
    /// Do not ask before adding entries to a game
    #[arg(short, long)]
    pub(super) yes: bool,
    #[command(flatten)]
    pub(super) sheet: NotebookArgs,
    /// Import evenings that are here already, too
    #[arg(long, hide = true)]
    pub(super) again: bool,
    /// Only show what would be imported
    #[arg(long)]
    pub(super) dry_run: bool,
}
