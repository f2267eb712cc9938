//! Options and arguments that several commands take.

use crate::grammar::read::{bid, spoken};
use crate::notation::Named;
use crate::rules::Bid;
use crate::views;
use clap::{Args, ValueEnum};

/// How a score sheet is to be drawn.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Drawing {
    /// paper: as drawn by hand; full: everything
    #[arg(long, value_enum, default_value = "full", hide_possible_values = true)]
    pub(crate) style: Style,
    /// text, markdown, csv, html, svg or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: Format,
}

/// How much of a score sheet is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Style {
    Paper,
    Full,
}

/// What a score sheet is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Text,
    Markdown,
    Csv,
    Html,
    Svg,
    Json,
}

/// What a schedule is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListFormat {
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

// What a table chooses within a set of rules. (A doc comment here would head the help of every
// command that takes these words.)
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Choice {
    /// A score of the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A form of the schedule, such as 8-1-8
    #[arg(long, value_name = "ID")]
    pub(crate) schedule: Option<String>,
    /// What the table settles otherwise, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct Numbers {
    /// N, or NAME=N
    #[arg(
        required = true,
        value_name = "N",
        value_delimiter = ',',
        allow_negative_numbers = true,
        value_parser = spoken
    )]
    pub(crate) numbers: Vec<Named<i64>>,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct Contract {
    /// The bid, with its suit: suit-8:hearts, solo-6:s, petite-misere, big-chelem:none
    #[arg(value_name = "BID", value_parser = bid)]
    pub(crate) bid: Bid,
    /// Who plays it
    #[arg(long, value_name = "NAME")]
    pub(crate) by: String,
    /// The partner
    #[arg(long, value_name = "NAME")]
    pub(crate) with: Option<String>,
}
