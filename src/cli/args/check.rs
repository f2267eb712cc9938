//! The words of `check`.

use super::Choice;
use super::read::{Calls, call, calls, number};
use crate::rules::Call;
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Check {
    /// May this be bid?
    Bid(CheckBid),
    /// May this be called?
    Call(CheckCall),
}

#[derive(Debug, Args)]
pub(in crate::cli) struct CheckBid {
    /// The bid
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(in crate::cli) bid: i64,
    /// The cards dealt to each player [default: as in the current game]
    #[arg(long, value_name = "N", requires = "players", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(in crate::cli) cards: Option<u8>,
    /// How many players bid
    #[arg(long, value_name = "N", requires = "cards", value_parser = clap::value_parser!(u8).range(2..))]
    pub(in crate::cli) players: Option<u8>,
    /// The bids before, in turn
    #[arg(long, value_name = "N,N", requires = "cards", value_delimiter = ',', value_parser = number)]
    pub(in crate::cli) bids: Vec<i64>,
    /// By whose rules [default: the first that seat so many]
    #[arg(long, value_name = "RULES", requires = "cards")]
    pub(in crate::cli) rules: Option<String>,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct CheckCall {
    /// The call
    #[arg(value_name = "CALL", value_parser = call)]
    pub(in crate::cli) call: Call,
    /// The calls before, from the dealer's left; may be empty [default: those of the current game]
    #[arg(long, value_name = "CALL,CALL", value_parser = calls)]
    pub(in crate::cli) calls: Option<Calls>,
    /// By whose rules
    #[arg(long, value_name = "RULES", requires = "calls", default_value = "auction-whist")]
    pub(in crate::cli) rules: String,
    #[command(flatten)]
    pub(in crate::cli) choice: Choice,
}
