//! The words of the commands that record.

use crate::cards::Card;
use crate::game::Incident;
use crate::grammar::fix::Fix;
use crate::grammar::read::{TurnedUp, call, card, deal, given, incident, laid, turned_up};
use crate::grammar::shared::{Contract, Numbers};
use crate::notation::Named;
use crate::rules::{Call, Points};
use clap::{Args, Subcommand};

// The commands that record something in a game that stands: all that a script may hold after its
// first line.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Recording {
    /// Record the suit turned up, or the card
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: TurnedUp,
        #[command(flatten)]
        stands: Stands,
    },
    /// Record bids, in speaking order or by name
    Bid {
        #[command(flatten)]
        numbers: Numbers,
        #[command(flatten)]
        stands: Stands,
    },
    /// Record tricks, in the order of the bids or by name; the last may be left out. After an
    /// auction: those of the declaring side
    Took {
        #[command(flatten)]
        numbers: Numbers,
        #[command(flatten)]
        stands: Stands,
    },
    /// Record a trick: its cards in the order played
    Trick {
        /// Rank and suit: Ah 10s Td 2c A♥; or NAME=CARD, to have the turn checked
        #[arg(required = true, value_name = "CARD", value_delimiter = ',', value_parser = laid)]
        cards: Vec<Named<Card>>,
        /// The card then turned up from the talon, where hands are filled up
        #[arg(long, value_name = "CARD", value_parser = card)]
        up: Option<Card>,
        #[command(flatten)]
        stands: Stands,
    },
    /// Record calls of an auction, in speaking order
    Call {
        /// pass, wait, join, trou, pass-trou, or a bid with its suit: suit-8:hearts
        #[arg(required = true, value_name = "CALL", value_delimiter = ',', value_parser = call)]
        calls: Vec<Call>,
        #[command(flatten)]
        stands: Stands,
    },
    /// Record the contract of an auction that the table held by itself
    Contract {
        #[command(flatten)]
        agreed: Contract,
        #[command(flatten)]
        stands: Stands,
    },
    /// Say who deals, where it is not the player whose turn it is; before anything else of the deal
    Dealer {
        /// The player who deals; later deals go on as the schedule has them
        name: String,
        #[command(flatten)]
        stands: Stands,
    },
    /// Let somebody else play on in a player's seat, with its total; between deals
    Leave {
        /// The player who leaves
        name: String,
        /// Who takes over the seat and its total
        #[arg(long, value_name = "NAME")]
        to: Option<String>,
        #[command(flatten)]
        stands: Stands,
    },
    /// Let two players change places; between deals
    Swap {
        /// The two players
        #[arg(num_args = 2, required = true, value_name = "NAME")]
        names: Vec<String>,
        #[command(flatten)]
        stands: Stands,
    },
    /// Throw the deal in: what is recorded of it is void, and the same dealer deals it again
    Redeal {
        #[command(flatten)]
        stands: Stands,
    },
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
        points: Vec<Named<Points>>,
        /// The deal that it counts for [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = deal)]
        deal: Option<usize>,
    },
    /// Mend what is recorded of a deal, and show what changes by it
    #[command(disable_help_subcommand = true)]
    Fix(Fix),
    /// Take back the last entry
    Undo,
    /// Bring back what undo took
    Redo,
}

impl Recording {
    /// Returns whether what is recorded stands, whatever the rules say.
    pub(crate) const fn stands(&self) -> bool {
        match self {
            Recording::Trump { stands, .. }
            | Recording::Bid { stands, .. }
            | Recording::Took { stands, .. }
            | Recording::Trick { stands, .. }
            | Recording::Call { stands, .. }
            | Recording::Contract { stands, .. }
            | Recording::Dealer { stands, .. }
            | Recording::Leave { stands, .. }
            | Recording::Swap { stands, .. }
            | Recording::Redeal { stands } => stands.stands,
            Recording::Extra { .. }
            | Recording::Rule { .. }
            | Recording::Fix(_)
            | Recording::Undo
            | Recording::Redo => false,
        }
    }
}

// (A doc comment here would head the help of every command that takes this word.)
#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct Stands {
    /// Record it also if it is against the rules, because the table let it stand; the sheet marks it
    #[arg(long)]
    stands: bool,
}
