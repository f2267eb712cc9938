//! The words for how a sheet or a schedule is to be drawn.

use crate::views;
use clap::{Args, ValueEnum};

/// How a score sheet is to be drawn.
#[derive(Clone, Copy, Debug, Args)]
pub(in crate::shell) struct Drawing {
    /// paper: as drawn by hand; full: everything
    #[arg(long, value_enum, default_value = "full", hide_possible_values = true)]
    pub(in crate::shell) style: Style,
    /// text, markdown, csv, html, svg or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(in crate::shell) format: Format,
}

/// How much of a score sheet is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::shell) enum Style {
    Paper,
    Full,
}

/// What a score sheet is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::shell) enum Format {
    Text,
    Markdown,
    Csv,
    Html,
    Svg,
    Json,
}

/// What a schedule is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::shell) enum ListFormat {
    Text,
    Markdown,
    Csv,
    Html,
    Json,
}

impl From<Style> for views::Style {
    fn from(style: Style) -> views::Style {
        match style {
            Style::Paper => views::Style::Paper,
            Style::Full => views::Style::Full,
        }
    }
}
