//! The commands that record, corrections among them.

use super::shared::{Bids, Contract, Numbers, count, turned_up};
use crate::cards::{Card, SyntaxError};
use crate::game::{Act, Incident};
use crate::notation::Named;
use crate::rules::{Call, Points};
use crate::words::messages;
use clap::{Args, Parser, Subcommand};

// The commands that record something in a game.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Recording {
    /// Record the suit or card turned up
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: Act,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record bids, in bidding order or by name
    Bid {
        #[command(flatten)]
        bids: Bids,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record tricks taken, in bidding order (without bids, in turn order) or by name; the last number
    /// may be left out. After an auction: the tricks of the declaring side
    Took {
        #[command(flatten)]
        numbers: Numbers,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record one trick: its cards in the order played
    Trick {
        /// Rank and suit: Ah 10s Td 2c A♥; or NAME=CARD to check the turn
        #[arg(required = true, value_name = "CARD", value_delimiter = ',')]
        cards: Vec<Named<Card>>,
        /// The card turned up from the talon after the trick, in games that refill hands
        #[arg(long, value_name = "CARD")]
        up: Option<Card>,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record what else the rules count, by name or in bidding order; before the tricks end the deal
    #[command(name = "count")]
    Tally(TallyNumbers),
    /// Record calls of an auction, in turn
    Call {
        /// pass, wait, join, trou, pass-trou, or a bid with its suit: suit-8:hearts
        #[arg(required = true, value_name = "CALL", value_delimiter = ',')]
        calls: Vec<Call>,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record the contract of an auction whose calls were not recorded
    Contract {
        #[command(flatten)]
        agreed: Contract,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Set who deals, if out of turn; before anything else is recorded in the deal
    Dealer {
        /// The player who deals; later deals follow the schedule
        name: String,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Replace a player who leaves: seat and total pass on; between deals
    Leave {
        /// The player who leaves
        name: String,
        /// Who takes over the seat and its total
        #[arg(long, value_name = "NAME")]
        to: Option<String>,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Swap the seats of two players; between deals
    Swap {
        /// One player
        #[arg(value_name = "NAME")]
        one: String,
        /// The other player
        #[arg(value_name = "NAME")]
        other: String,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Void the deal; the same dealer deals it again
    Redeal {
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Play an extra deal after the last
    Extra {
        /// zero: every bid is 0; nv: bid blind
        extra: String,
    },
    /// Record the table's ruling on a revoke, a misdeal or anything else
    Rule {
        /// revoke, misdeal or other
        #[arg(value_name = "KIND", value_enum, ignore_case = true, hide_possible_values = true)]
        about: Incident,
        /// The reason, in your own words
        reason: String,
        /// Points that players gain or lose: Igor=-5 Jovana=2.5
        #[arg(value_name = "NAME=POINTS")]
        points: Vec<Named<Points>>,
        /// The deal it counts for [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = count::<usize>)]
        deal: Option<usize>,
    },
    /// Give the evening a title, or another one
    Rename {
        /// What the evening is called
        title: String,
    },
    /// Add a note to a deal; it changes no points
    Note {
        /// The note, in your own words
        #[arg(value_name = "TEXT")]
        text: String,
        /// The deal it is about [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = count::<usize>)]
        deal: Option<usize>,
    },
    /// Correct a deal, by its number, and show what changes
    #[command(disable_help_subcommand = true)]
    Fix(Fix),
    /// Undo the last entry
    Undo,
    /// Redo what was undone
    Redo,
}

// (clap would show a doc comment here in the help of every command.)
#[derive(Debug, Default, Args)]
#[group(skip)]
pub(crate) struct Waiver {
    /// Record it although it is against the rules, because the table allowed it; the sheet marks it
    #[arg(long)]
    pub(crate) stands: bool,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct TallyNumbers {
    /// What is counted, as the rules name it: twos, honours
    #[arg(value_name = "WHAT")]
    pub(crate) of: String,
    #[command(flatten)]
    pub(crate) numbers: Numbers,
}

#[derive(Debug, Args)]
pub(crate) struct Fix {
    /// The number of the deal
    #[arg(value_parser = count::<usize>, hide = true)]
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
    Bid(Bids),
    /// Correct tricks taken: all as for took, or some by name
    Took(Numbers),
    /// Correct or add what else was counted, as for count
    #[command(name = "count")]
    Tally(TallyNumbers),
    /// Correct or add the suit or card turned up
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: Act,
    },
    /// Correct the cards of one or more tricks
    Trick {
        /// A trick's number, then its cards in the order played; then the next trick
        #[arg(required = true, value_name = "N CARD…", value_parser = trick_word)]
        words: Vec<TrickWord>,
    },
    /// Correct the calls of the whole auction
    Call {
        /// Every call, as for call
        #[arg(required = true, value_name = "CALL", value_delimiter = ',')]
        calls: Vec<Call>,
    },
    /// Correct the contract, replacing the auction or contract recorded
    Contract {
        #[command(flatten)]
        agreed: Contract,
        /// Its tricks, if they change too: all as for took
        #[arg(long, value_name = "N", value_delimiter = ',', num_args = 1.., allow_negative_numbers = true)]
        took: Vec<Named<i64>>,
    },
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

fn trick_word(text: &str) -> Result<TrickWord, String> {
    let number = text.parse().map(TrickWord::Number);
    number
        .or_else(|_| text.parse().map(TrickWord::Card))
        .map_err(|_: SyntaxError| messages::ArgumentExpectedTrickOrCard.say())
}

/// The options that may follow a short form at the prompt.
#[derive(Debug, Parser)]
#[command(name = "hoyle", no_binary_name = true, disable_help_flag = true)]
pub(crate) struct ShortOptions {
    #[arg(long, value_name = "CARD")]
    pub(crate) up: Option<Card>,
    #[command(flatten)]
    pub(crate) waiver: Waiver,
}
