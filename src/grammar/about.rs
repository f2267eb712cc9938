//! The commands about the program itself.

use clap::{Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum About {
    /// Show help for a command, or a page on another topic: hoyle help topics
    Help {
        /// A command, or a page: exit-codes, files, environment, options, plain, commands
        #[arg(value_name = "COMMAND|PAGE")]
        of: Vec<String>,
    },
    /// Print the script that makes a shell complete commands, players, bids and more
    Completions {
        /// bash, zsh or fish
        #[arg(value_parser = ["bash", "zsh", "fish"], hide_possible_values = true)]
        shell: String,
    },
    /// Print a manual page, or write all of them to a folder
    Man {
        /// The command [default: the program itself]
        #[arg(value_name = "COMMAND")]
        of: Vec<String>,
        /// Write every page to this folder
        #[arg(long, value_name = "DIR", conflicts_with = "of")]
        out: Option<PathBuf>,
        /// Replace pages that are there
        #[arg(long, requires = "out")]
        overwrite: bool,
    },
    /// Print the JSON Schema of what a command prints with --json, or list the schemas
    Schema {
        /// The command: sheet, check bid… [default: list the names]
        name: Vec<String>,
    },
}

/// The schemas of what is printed as JSON. Commands that print the same shape share one.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SchemaName {
    /// What is due now; also printed by every command that records
    #[value(aliases = [
        "new", "rematch", "trump", "bid", "took", "trick", "count", "call", "contract", "dealer", "leave", "swap",
        "redeal", "extra", "rule", "note", "rename", "undo", "redo",
    ])]
    Status,
    /// A score sheet; also printed by replay
    #[value(alias = "replay")]
    Sheet,
    /// Every deal of a game
    Schedule,
    /// How the points came about
    Explain,
    /// The history of a game
    Log,
    /// The lines of a script
    Script,
    /// What a correction changes
    Fix,
    /// A ruling on a bid
    CheckBid,
    /// A ruling on a call
    CheckCall,
    /// Who takes a trick, or why there can be no such trick
    CheckTrick,
    /// A ruling on a card
    CheckPlay,
    /// Whether a sheet is right, and its slips
    Audit,
    /// The points for hands or contracts
    Score,
    /// The game as other rules score it
    WhatIf,
    /// Who can still win
    Chances,
    /// The catalogue, a set of rules, a clause, a score, or whether a file is valid
    Rules,
    /// The games in the folder, or in the bin
    Games,
    /// A game moved to the bin, or back
    #[value(alias = "restore")]
    Remove,
    /// The players of all games
    #[value(aliases = ["players-merge", "players-split"])]
    Players,
    /// Who pays whom
    Settle,
    /// Games written to a file
    Export,
    /// What became of each game of a file
    Import,
    /// Statistics over past games
    Stats,
    /// A game of an archive, its totals, or what is wrong with it, a line each
    Rescore,
    /// A hand as a row, a line each: what export --facts jsonl writes
    Facts,
    /// What was found, and what was repaired
    Doctor,
    /// The names of all schemas
    Schema,
    /// A rules file, as TOML or JSON
    RulesFile,
}
