//! The arguments of `export`.

use crate::grammar::FactFormat;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Write games to a file, to take them to another machine
///
/// hoyle export
///
/// hoyle export --all --to games.tar
///
/// hoyle export --all --lines --to games.jsonl
///
/// hoyle export --all --facts csv --to hands.csv
///
/// hoyle export --all --format xlsx
#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The ids of the games [default: the current one]
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,
    /// Every game
    #[arg(long, conflicts_with = "ids")]
    pub(crate) all: bool,
    /// One game per line, for rescore and other programs
    #[arg(long)]
    pub(crate) lines: bool,
    /// A row for every hand: csv or jsonl
    #[arg(long, value_enum, conflicts_with = "lines", value_name = "FORMAT")]
    #[arg(hide_possible_values = true)]
    pub(crate) facts: Option<FactFormat>,
    /// A workbook with a sheet for every game: xlsx
    #[arg(long, value_enum, conflicts_with_all = ["lines", "facts"], value_name = "FORMAT")]
    #[arg(hide_possible_values = true)]
    pub(crate) format: Option<ExportFormat>,
    /// The file, a folder for it, or - for standard output [default: ID.jsonl, or
    /// hoyle-games-DATE.tar for several games; standard output with --lines and --facts]
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
}

/// The form of a file other than journals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ExportFormat {
    Xlsx,
}
