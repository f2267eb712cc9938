//! The words of `check`.

use crate::cards::{Card, Trump};
use crate::grammar::read::{Calls, call, calls, card, cards, number, trump};
use crate::grammar::shared::Choice;
use crate::notation::Cards;
use crate::rules::Call;
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub(crate) enum Check {
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
pub(crate) struct CheckBid {
    /// The bid
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(crate) bid: i64,
    /// The cards dealt to each player [default: as in the current game]
    #[arg(long, value_name = "N", requires = "players", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(crate) cards: Option<u8>,
    /// How many players bid
    #[arg(long, value_name = "N", requires = "cards", value_parser = clap::value_parser!(u8).range(2..))]
    pub(crate) players: Option<u8>,
    /// The bids before, in turn
    #[arg(long, value_name = "N,N", requires = "cards", value_delimiter = ',', value_parser = number)]
    pub(crate) bids: Vec<i64>,
    /// By whose rules [default: the first that seat so many]
    #[arg(long, value_name = "RULES", requires = "cards")]
    pub(crate) rules: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckCall {
    /// The call
    #[arg(value_name = "CALL", value_parser = call)]
    pub(crate) call: Call,
    /// The calls before, from the dealer's left; may be empty [default: those of the current game]
    #[arg(long, value_name = "CALL,CALL", value_parser = calls)]
    pub(crate) calls: Option<Calls>,
    /// By whose rules
    #[arg(long, value_name = "RULES", requires = "calls", default_value = "auction-whist")]
    pub(crate) rules: String,
    #[command(flatten)]
    pub(crate) choice: Choice,
}

// What a question about cards rests on.
#[derive(Debug, Args)]
pub(crate) struct OfCards {
    /// By whose rules [default: those of the current game]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// The trump: a suit, or none [default: that of the current deal]
    #[arg(long, value_name = "SUIT", value_parser = trump)]
    pub(crate) trump: Option<Trump>,
    /// How many players are at the table, where packs differ
    #[arg(long, value_name = "N", requires = "rules")]
    pub(crate) players: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckTrick {
    /// Rank and suit, in the order played: Ah 10s Td 2c A♥
    #[arg(required = true, value_name = "CARD", value_delimiter = ',', value_parser = card)]
    pub(crate) cards: Vec<Card>,
    #[command(flatten)]
    pub(crate) of: OfCards,
}

#[derive(Debug, Args)]
pub(crate) struct CheckPlay {
    /// The card [default: tell which may be played]
    #[arg(value_name = "CARD", value_parser = card)]
    pub(crate) card: Option<Card>,
    /// The whole hand, the card included: "Kc 2h 10s"
    #[arg(long, value_name = "CARDS", value_parser = cards)]
    pub(crate) hand: Cards,
    /// The card led, or the trick so far [default: the hand leads]
    #[arg(long, value_name = "CARDS", value_parser = cards)]
    pub(crate) led: Option<Cards>,
    #[command(flatten)]
    pub(crate) of: OfCards,
}
