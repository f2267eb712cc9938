//! The arguments of `replay`.

use crate::grammar::Drawing;
use clap::Args;
use std::path::PathBuf;

/// Run a script without recording it: print the answers to its queries, then the sheet. With
/// --format, --json or --plain, print only the sheet
///
/// hoyle replay evening.hoyle --style paper
///
/// hoyle replay - --save < evening.hoyle
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The script, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) script: PathBuf,
    #[command(flatten)]
    pub(crate) drawing: Drawing,
    /// Save the game
    #[arg(long)]
    pub(crate) save: bool,
}
