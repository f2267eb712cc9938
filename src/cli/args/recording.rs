//! The words of the commands that record.

use super::read::{TurnedUp, bid, call, card, deal, given, incident, laid, spoken, turned_up};
use crate::cards::Card;
use crate::game::Incident;
use crate::notation::Spoken;
use crate::rules::{Bid, Call, Points};
use clap::{Args, Subcommand};

// The commands that record something in a game that stands: all that a script may hold after its
// first line.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(in crate::cli) enum Recording {
    /// Record the suit turned up, or the card
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: TurnedUp,
    },
    /// Record bids, in speaking order or by name
    Bid(Numbers),
    /// Record tricks, in the order of the bids or by name; the last may be left out. After an
    /// auction: those of the declaring side
    Took(Numbers),
    /// Record a trick: its cards in the order played
    Trick {
        /// Rank and suit: Ah 10s Td 2c A♥; or NAME=CARD, to have the turn checked
        #[arg(required = true, value_name = "CARD", value_delimiter = ',', value_parser = laid)]
        cards: Vec<Spoken<Card>>,
        /// The card then turned up from the talon, where hands are filled up
        #[arg(long, value_name = "CARD", value_parser = card)]
        up: Option<Card>,
    },
    /// Record calls of an auction, in speaking order
    Call {
        /// pass, wait, join, trou, pass-trou, or a bid with its suit: suit-8:hearts
        #[arg(required = true, value_name = "CALL", value_delimiter = ',', value_parser = call)]
        calls: Vec<Call>,
    },
    /// Record the contract of an auction that the table held by itself
    Contract(Contract),
    /// Play an extra deal after the last
    Extra {
        /// zero: every bid is 0; nv: bid blind
        extra: String,
    },
    /// Record a ruling of the table: on a revoke, a misdeal or anything else
    Rule {
        /// revoke, misdeal or other
        #[arg(value_name = "KIND", value_parser = incident)]
        about: Incident,
        /// Why, in your own words
        reason: String,
        /// The points that players get or lose by it: Igor=-5 Ana=2.5
        #[arg(value_name = "NAME=POINTS", value_parser = given)]
        points: Vec<Spoken<Points>>,
        /// The deal that it counts for [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = deal)]
        deal: Option<usize>,
    },
    /// Take back the last entry
    Undo,
    /// Bring back what undo took
    Redo,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct Numbers {
    /// N, or NAME=N
    #[arg(
        required = true,
        value_name = "N",
        value_delimiter = ',',
        allow_negative_numbers = true,
        value_parser = spoken
    )]
    pub(in crate::cli) numbers: Vec<Spoken<i64>>,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct Contract {
    /// The bid, with its suit: suit-8:hearts, solo-6:s, petite-misere, big-chelem:none
    #[arg(value_name = "BID", value_parser = bid)]
    pub(in crate::cli) bid: Bid,
    /// Who plays it
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) by: String,
    /// The partner
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) with: Option<String>,
}
