//! The arguments of `help`.

use clap::Args;

/// Show help for a command, or a page on another topic: hoyle help topics
///
/// hoyle help bid
///
/// hoyle help exit-codes
#[derive(Debug, Args)]
pub(crate) struct HelpArgs {
    /// A command, or a page: exit-codes, files, environment, options, plain, commands
    #[arg(value_name = "COMMAND|PAGE")]
    pub(crate) of: Vec<String>,
}
