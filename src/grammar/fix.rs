//! The words of `fix`.

use crate::grammar::read::{TrickWord, TurnedUp, call, trick_word, turned_up};
use crate::grammar::shared::{Contract, Numbers};
use crate::rules::Call;
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(crate) struct Fix {
    /// The number of the deal
    pub(crate) deal: usize,
    #[command(subcommand)]
    pub(crate) what: FixWhat,
    /// Show what would change; record nothing
    #[arg(long, global = true)]
    pub(crate) dry_run: bool,
    /// Do not ask: let stand what is against the rules by then
    #[arg(long, global = true)]
    pub(crate) yes: bool,
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum FixWhat {
    /// Bids, in speaking order from the first; by name, only those
    Bid(Numbers),
    /// Tricks, as for took; by name, only those
    Took(Numbers),
    /// The suit turned up, or the card; also where none was recorded
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: TurnedUp,
    },
    /// The cards of a trick, or of several
    Trick {
        /// The trick's number from 1, then its cards in the order played; then the next trick
        #[arg(required = true, value_name = "N CARD…", value_parser = trick_word)]
        words: Vec<TrickWord>,
    },
    /// Every call of the auction that was played
    Call {
        /// Calls as for call
        #[arg(required = true, value_name = "CALL", value_delimiter = ',', value_parser = call)]
        calls: Vec<Call>,
    },
    /// The contract, in place of whatever led to it
    Contract(Contract),
    /// Who dealt; bids and tricks stay with their players
    Dealer {
        /// The player who dealt
        name: String,
    },
}
