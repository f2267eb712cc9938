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

/// A shell that completes words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Shell {
    Bash,
    Zsh,
    Fish,
}
