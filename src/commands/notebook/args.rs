//! The options of the commands that read sheets.

use crate::game::Day;
use crate::grammar::{Choice, whole_day};
use crate::words::messages;
use clap::Args;

// What is known of a sheet besides what it says. (clap would show a doc comment here in the help of every command.)
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct NotebookArgs {
    /// A game or a rules file [default: all are tried]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// The players, in the order of the columns
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', hide = true)]
    pub(crate) players: Vec<String>,
    /// The columns: cards,bid,total, or all of them
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', hide = true)]
    pub(crate) columns: Vec<String>,
    /// A name of the sheet, and the player meant
    #[arg(long, value_name = "A=B", value_parser = mapping, value_delimiter = ',', hide = true)]
    pub(crate) map: Vec<(String, String)>,
    /// Who dealt first, to keep the sheet
    #[arg(long, value_name = "NAME", requires = "kept")]
    pub(crate) dealer: Option<String>,
    /// The players in turn order [default: the columns]
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', requires = "kept", hide = true)]
    pub(crate) turn: Vec<String>,
    /// When it was played: 2019-12-27
    #[arg(long, value_name = "DAY", value_parser = whole_day, requires = "kept", hide = true)]
    pub(crate) date: Option<Day>,
    /// The explanation to keep, by its number
    #[arg(long, value_name = "N", requires = "kept", hide = true)]
    pub(crate) choose: Option<usize>,
}

/// Reads `Jovna=Jovana`.
fn mapping(text: &str) -> std::result::Result<(String, String), String> {
    let pair = text.split_once('=').ok_or_else(|| messages::ArgumentExpectedMapping.say())?;
    Ok((pair.0.trim().to_owned(), pair.1.trim().to_owned()))
}
