//! The words of `check`.

use super::Choice;
use super::read::{Calls, Cards, call, calls, card, cards, number, trump};
use crate::cards::{Card, Trump};
use crate::rules::Call;
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub(in crate::shell) enum Check {
    /// May this be bid?
    Bid(CheckBid),
    /// May this be called?
    Call(CheckCall),
    /// Who takes this trick?
    Trick(CheckTrick),
    /// May this card be played from that hand?
    Play(CheckPlay),
}

#[derive(Debug, Args)]
pub(in crate::shell) struct CheckBid {
    /// The bid
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(in crate::shell) bid: i64,
    /// The cards dealt to each player [default: as in the current game]
    #[arg(long, value_name = "N", requires = "players", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(in crate::shell) cards: Option<u8>,
    /// How many players bid
    #[arg(long, value_name = "N", requires = "cards", value_parser = clap::value_parser!(u8).range(2..))]
    pub(in crate::shell) players: Option<u8>,
    /// The bids before, in turn
    #[arg(long, value_name = "N,N", requires = "cards", value_delimiter = ',', value_parser = number)]
    pub(in crate::shell) bids: Vec<i64>,
    /// By whose rules [default: the first that seat so many]
    #[arg(long, value_name = "RULES", requires = "cards")]
    pub(in crate::shell) rules: Option<String>,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct CheckCall {
    /// The call
    #[arg(value_name = "CALL", value_parser = call)]
    pub(in crate::shell) call: Call,
    /// The calls before, from the dealer's left; may be empty [default: those of the current game]
    #[arg(long, value_name = "CALL,CALL", value_parser = calls)]
    pub(in crate::shell) calls: Option<Calls>,
    /// By whose rules
    #[arg(long, value_name = "RULES", requires = "calls", default_value = "auction-whist")]
    pub(in crate::shell) rules: String,
    #[command(flatten)]
    pub(in crate::shell) choice: Choice,
}

// What a question about cards rests on.
#[derive(Debug, Args)]
pub(in crate::shell) struct OfCards {
    /// By whose rules [default: those of the current game]
    #[arg(long, value_name = "RULES")]
    pub(in crate::shell) rules: Option<String>,
    /// The trump: a suit, or none [default: that of the current deal]
    #[arg(long, value_name = "SUIT", value_parser = trump)]
    pub(in crate::shell) trump: Option<Trump>,
    /// How many players are at the table, where packs differ
    #[arg(long, value_name = "N", requires = "rules")]
    pub(in crate::shell) players: Option<u8>,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct CheckTrick {
    /// Rank and suit, in the order played: Ah 10s Td 2c A♥
    #[arg(required = true, value_name = "CARD", value_delimiter = ',', value_parser = card)]
    pub(in crate::shell) cards: Vec<Card>,
    #[command(flatten)]
    pub(in crate::shell) of: OfCards,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct CheckPlay {
    /// The card [default: tell which may be played]
    #[arg(value_name = "CARD", value_parser = card)]
    pub(in crate::shell) card: Option<Card>,
    /// The whole hand, the card included: "Kc 2h 10s"
    #[arg(long, value_name = "CARDS", value_parser = cards)]
    pub(in crate::shell) hand: Cards,
    /// The card led, or the trick so far [default: the hand leads]
    #[arg(long, value_name = "CARDS", value_parser = cards)]
    pub(in crate::shell) led: Option<Cards>,
    #[command(flatten)]
    pub(in crate::shell) of: OfCards,
}
