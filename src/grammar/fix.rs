//! `fix`: corrections of what is recorded.

use crate::cards::{Card, Unreadable};
use crate::game::Act;
use crate::grammar::shared::{Contract, Numbers, count, turned_up};
use crate::notation::Named;
use crate::rules::Call;
use clap::{Args, Subcommand};
use std::str::FromStr;

#[derive(Debug, Args)]
pub(crate) struct Fix {
    /// The number of the deal
    #[arg(value_parser = count::<usize>)]
    pub(crate) deal: usize,
    #[command(subcommand)]
    pub(crate) what: FixWhat,
    /// Show what would change, but record nothing
    #[arg(long, global = true)]
    pub(crate) dry_run: bool,
    /// Do not ask before leaving something against the rules
    #[arg(long, global = true)]
    pub(crate) yes: bool,
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum FixWhat {
    /// Correct bids: all in bidding order, or some by name
    Bid(Numbers),
    /// Correct tricks taken: all as for took, or some by name
    Took(Numbers),
    /// Correct or add the suit or card turned up
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: Act,
    },
    /// Correct the cards of one or more tricks
    Trick {
        /// A trick's number, then its cards in the order played; then the next trick
        #[arg(required = true, value_name = "N CARD…")]
        words: Vec<TrickWord>,
    },
    /// Correct the calls of the whole auction
    Call {
        /// Every call, as for call
        #[arg(required = true, value_name = "CALL", value_delimiter = ',')]
        calls: Vec<Call>,
    },
    /// Correct the contract, replacing the auction or contract recorded
    Contract(Contract),
    /// Correct who dealt; players keep their bids and tricks
    Dealer {
        /// The player who dealt
        name: String,
    },
}

/// A trick's number, or one of its cards.
#[derive(Clone, Debug)]
pub(crate) enum TrickWord {
    Number(usize),
    Card(Named<Card>),
}

impl FromStr for TrickWord {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<TrickWord, Self::Err> {
        let number = text.parse().map(TrickWord::Number);
        number
            .or_else(|_| text.parse().map(TrickWord::Card))
            .map_err(|_: Unreadable| "expected a trick's number, or a card such as Ah, 10s or A♥")
    }
}
