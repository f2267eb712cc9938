//! The commands that manage stored games.

use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Manage {
    /// List the games
    Games {
        /// List the games in the bin instead
        #[arg(long)]
        bin: bool,
    },
    /// Move a game to the bin
    Remove {
        /// The game's id
        id: String,
        /// Do not ask for confirmation
        #[arg(short, long)]
        yes: bool,
    },
    /// Restore a game from the bin
    Restore {
        /// The game's id in the bin
        id: String,
        /// The id to restore it under [default: its own, or a free one like it]
        #[arg(long = "as", value_name = "ID")]
        to: Option<String>,
    },
    /// Write games to a file, to take them to another machine
    Export(Export),
    /// Import games from a file that export wrote; no game is replaced
    Import(Import),
    /// Check every game, and repair what can be repaired without loss
    Doctor {
        /// Only show what would be repaired
        #[arg(long)]
        dry_run: bool,
    },
}

#[derive(Debug, Args)]
pub(crate) struct Export {
    /// The ids of the games [default: the current one]
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,
    /// Every game
    #[arg(long, conflicts_with = "ids")]
    pub(crate) all: bool,
    /// The file, a folder for it, or - for standard output [default: ID.jsonl, or
    /// hoyle-games-DATE.tar for several games]
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Import {
    /// The file, or - for standard input
    pub(crate) file: PathBuf,
    /// The id to import it under, if the file has one game [default: its own, or a free one like
    /// it]
    #[arg(long = "as", value_name = "ID")]
    pub(crate) to: Option<String>,
    /// Do not ask before adding new entries to a game that exists
    #[arg(short, long)]
    pub(crate) yes: bool,
}
