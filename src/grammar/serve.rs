//! The options of `serve`.

use crate::words::messages;
use clap::Args;

fn port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| messages::ArgumentExpectedRange { least: 0, most: u16::MAX }.say())
}

/// Show the live table in a browser, on phones as well
///
/// hoyle serve
///
/// hoyle serve --keep-score
#[derive(Clone, Debug, Args)]
pub(crate) struct ServeArgs {
    /// Let phones in the same network connect, at this address of this machine [default: its only one]
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true)]
    pub(crate) lan: Option<Option<String>>,
    /// The port [default: the one used last]
    #[arg(long, value_name = "N", value_parser = port)]
    pub(crate) port: Option<u16>,
    /// Also print a secret link for keeping score
    #[arg(long)]
    pub(crate) keep_score: bool,
}
