//! The arguments of `audit`.

use crate::commands::notebook::args::NotebookArgs;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Check a sheet kept by hand: find its slips, and its rules
///
/// hoyle audit sheet.txt --rules romanian
///
/// hoyle help sheets
#[derive(Debug, Args)]
pub(crate) struct AuditArgs {
    /// The sheet, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) sheet: NotebookArgs,
    /// text, html (slips marked) or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: AuditFormat,
    /// Save the corrected evening as a game
    #[arg(long, group = "kept")]
    pub(crate) save: bool,
    /// Print the corrected evening as a script
    #[arg(long, group = "kept")]
    pub(crate) script: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AuditFormat {
    Text,
    Html,
    Json,
}
