//! The options of `serve`.

use crate::words::messages;
use clap::{Args, ValueEnum};

fn port(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| messages::ArgumentExpectedRange { least: 0, most: u16::MAX }.say())
}

/// Show the live table in a browser, on phones as well
///
/// hoyle serve
///
/// hoyle serve --keep-score
///
/// hoyle serve --keep-score=players --confirm
///
/// hoyle serve --event=spring
#[derive(Clone, Debug, Args)]
pub(crate) struct ServeArgs {
    /// Let phones in the same network connect, at this address of this machine [default: its only one]
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true)]
    pub(crate) lan: Option<Option<String>>,
    /// The port [default: the one used last]
    #[arg(long, value_name = "N", value_parser = port)]
    pub(crate) port: Option<u16>,
    /// Also print a secret link for keeping score, or also one for each player [default: scorer]
    #[arg(long, value_enum, value_name = "WHO", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "scorer", hide_possible_values = true)]
    pub(crate) keep_score: Option<Keepers>,
    /// With --keep-score=players, mark tricks with ? until an opponent agrees
    #[arg(long, requires = "keep_score")]
    pub(crate) confirm: bool,
    /// Show an event [default: the one last written to]: a link for the wall, the director, each table and person
    #[arg(long, value_name = "ID", num_args = 0..=1, require_equals = true)]
    #[arg(conflicts_with_all = ["keep_score", "confirm"])]
    pub(crate) event: Option<Option<String>>,
}

/// Who may keep score on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Keepers {
    /// Whoever has the scorer's link.
    Scorer,
    /// The players as well, each the own bids and calls.
    Players,
}
