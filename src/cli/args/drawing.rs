//! The words for how a sheet or a schedule is to be drawn.

use crate::sheet;
use clap::{Args, ValueEnum};

/// How a score sheet is to be drawn.
#[derive(Clone, Copy, Debug, Args)]
pub(in crate::cli) struct Drawing {
    /// paper: as drawn by hand; full: everything
    #[arg(long, value_enum, default_value = "full", hide_possible_values = true)]
    pub(in crate::cli) style: Style,
    /// text, markdown, csv, html, svg or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(in crate::cli) format: Format,
}

/// How much of a score sheet is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Style {
    Paper,
    Full,
}

/// What a score sheet is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Format {
    Text,
    Markdown,
    Csv,
    Html,
    Svg,
    Json,
}

/// What a schedule is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ListFormat {
    Text,
    Markdown,
    Csv,
    Html,
    Json,
}

impl From<Style> for sheet::Style {
    fn from(style: Style) -> sheet::Style {
        match style {
            Style::Paper => sheet::Style::Paper,
            Style::Full => sheet::Style::Full,
        }
    }
}
