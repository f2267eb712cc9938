//! The arguments of `audit`.

use crate::grammar::Choice;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Check a sheet kept by hand: find its slips, and its rules
///
/// hoyle audit sheet.txt --rules romanian
#[derive(Debug, Args)]
pub(crate) struct AuditArgs {
    /// The sheet, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// A game or a rules file [default: all are tried]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// The players, in the order of the columns
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// text, html (slips marked) or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: AuditFormat,
    /// Save the corrected evening as a game
    #[arg(long, requires = "dealer", group = "kept")]
    pub(crate) save: bool,
    /// Print the corrected evening as a script
    #[arg(long, requires = "dealer", group = "kept")]
    pub(crate) script: bool,
    /// The explanation to save or print, by its number
    #[arg(long, value_name = "N", requires = "kept")]
    pub(crate) choose: Option<usize>,
    /// Who dealt first, for --save and --script
    #[arg(long, value_name = "NAME", requires = "kept")]
    pub(crate) dealer: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AuditFormat {
    Text,
    Html,
    Json,
}
