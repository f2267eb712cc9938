//! The arguments of `rescore`.

use crate::grammar::shared::within;
use crate::history::GameId;
use clap::Args;
use std::path::PathBuf;

/// Score an archive again: one game per line
///
/// hoyle rescore games.jsonl --totals
///
/// hoyle export --all --lines | hoyle rescore --scoring exact
#[derive(Clone, Debug, Args)]
pub(crate) struct RescoreArgs {
    /// The archive, or - for standard input
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    /// The games at the tables of this event instead
    #[arg(long, value_name = "EVENT", conflicts_with = "file")]
    pub(crate) event: Option<GameId>,
    /// A set of rules, or a rules file [default: those of each line]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A house rule, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Only the totals and ranks
    #[arg(long)]
    pub(crate) totals: bool,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = within::<1, 255>)]
    pub(crate) threads: Option<u8>,
}
