//! The words of the commands that keep house among the games.

use clap::{Args, Subcommand};
use std::path::PathBuf;

// What is done with games as they lie there, other than to play.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Keeping {
    /// The games kept here
    Games(Games),
    /// Move a game to the bin
    Remove(Remove),
    /// Bring a game back from the bin
    Restore(Restore),
    /// Write games to a file, to take them to another machine
    Export(Export),
    /// Bring in the games of a file that export wrote; none that is here is replaced
    Import(Import),
    /// Check every game, and mend what can be mended without loss
    Doctor {
        /// Only say what would be mended
        #[arg(long)]
        dry_run: bool,
    },
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    /// Those in the bin
    #[arg(long)]
    pub(crate) bin: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Remove {
    /// The game's id
    pub(crate) id: String,
    /// Do not ask
    #[arg(short, long)]
    pub(crate) yes: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// The game's id in the bin
    pub(crate) id: String,
    /// The id that it gets [default: its own, or a free one like it]
    #[arg(long = "as", value_name = "ID")]
    pub(crate) to: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Export {
    /// The ids of the games [default: the current one]
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,
    /// Every game
    #[arg(long, conflicts_with = "ids")]
    pub(crate) all: bool,
    /// The file, or a folder for it, or - for standard output [default: ID.jsonl, or
    /// hoyle-games-DATE.tar for several]
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Import {
    /// The file, or - for standard input
    pub(crate) file: PathBuf,
    /// The id that the game gets, if the file has only one [default: its own, or a free one like
    /// it]
    #[arg(long = "as", value_name = "ID")]
    pub(crate) to: Option<String>,
    /// Do not ask: add to a game that is here what the file has besides
    #[arg(short, long)]
    pub(crate) yes: bool,
}
