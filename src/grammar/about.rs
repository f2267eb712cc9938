//! The words of the commands about the program itself.

use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

// What tells of the program, or fits it into a shell.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum About {
    /// What a command does, or a page on something else: hoyle help topics
    Help(Help),
    /// What a shell needs to complete words as they are typed, with what stands in the game
    Completions {
        /// bash, zsh or fish
        #[arg(value_enum, hide_possible_values = true)]
        shell: Shell,
    },
    /// A page of the manual, or all of them as files
    Man(Man),
    /// The JSON Schema of what a command prints with --json; without a name, the names
    Schema(Schema),
}

#[derive(Debug, Args)]
pub(crate) struct Help {
    /// A command, or a page: exit-codes, files, environment, options, plain, commands
    #[arg(value_name = "COMMAND|PAGE")]
    pub(crate) of: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Man {
    /// The command [default: the program itself]
    #[arg(value_name = "COMMAND")]
    pub(crate) of: Vec<String>,
    /// Write every page into this folder instead
    #[arg(long, value_name = "DIR", conflicts_with = "of")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// The command: sheet, check bid …
    pub(crate) name: Vec<String>,
}

/// What is printed as JSON. Commands that print the same share a schema.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SchemaName {
    /// What happens now; also of every command that records
    #[value(aliases = [
        "new", "trump", "bid", "took", "trick", "call", "contract", "dealer", "leave", "swap",
        "redeal", "extra", "rule", "undo", "redo",
    ])]
    Status,
    /// A score sheet; also of replay
    #[value(alias = "replay")]
    Sheet,
    /// Every deal of a game
    Schedule,
    /// How each number came about
    Explain,
    /// The whole history of a game
    Log,
    /// The lines of a script
    Script,
    /// What changes by a fix
    Fix,
    /// A ruling on a bid
    CheckBid,
    /// A ruling on a call
    CheckCall,
    /// Who takes a trick, or why it cannot be one
    CheckTrick,
    /// A ruling on a card
    CheckPlay,
    /// What hands or contracts are worth
    Score,
    /// The catalogue, a set of rules, a score, or whether a file is sound
    Rules,
    /// The games in the folder, or in the bin
    Games,
    /// A game moved to the bin, or back
    #[value(alias = "restore")]
    Remove,
    /// Games written to a file
    Export,
    /// What became of each game of a file
    Import,
    /// What was found, and what was repaired
    Doctor,
    /// The names of all schemas
    Schema,
    /// A rules file, as TOML or JSON
    RulesFile,
}

/// A shell that completes words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Shell {
    Bash,
    Zsh,
    Fish,
}
