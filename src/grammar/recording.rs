//! The commands that record, corrections among them.

use super::shared::{Bids, ContractArgs, NumberArgs, Waiver, count, turned_up};
use super::table::TableCommand;
use crate::cards::{Card, SyntaxError};
use crate::game::Act;
use crate::notation::Named;
use crate::rules::Call;
use crate::words::messages;
use clap::{ArgMatches, Args, Command, FromArgMatches, Parser, Subcommand};
use std::str::FromStr;

// The commands that record something in a game.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Recording {
    /// Record the suit or card turned up
    ///
    /// hoyle trump hearts
    ///
    /// hoyle trump 7h
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: Act,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record bids, in bidding order or by name
    ///
    /// hoyle bid 2 4 2 6
    ///
    /// hoyle bid Igor=2
    Bid {
        #[command(flatten)]
        bids: Bids,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record tricks taken, in bidding order (without bids, in turn order) or by name; the last number
    /// may be left out. After an auction: the tricks of the declaring side
    ///
    /// hoyle took 2 4 1
    ///
    /// hoyle took Igor=2 Jovana=4 Dunja=1 Dušan=6
    Took {
        #[command(flatten)]
        numbers: NumberArgs,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record one trick: its cards in the order played
    ///
    /// hoyle trick Ah 10h 2h Kh
    ///
    /// hoyle trick Igor=Ah 10h 2h Kh
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
    /// Record what else the rules count, by name or in the order of took; before the tricks end the deal
    ///
    /// hoyle count twos Ana=1
    ///
    /// hoyle count twos Ana=1 Bo=2
    #[command(name = "count")]
    Tally(TallyNumbers),
    /// Record calls of an auction, in turn
    ///
    /// hoyle call pass suit-8:hearts join
    ///
    /// hoyle call pass-trou
    Call {
        /// pass, wait, join, trou, pass-trou, or a bid with its suit: suit-8:hearts
        #[arg(required = true, value_name = "CALL", value_delimiter = ',')]
        calls: Vec<Call>,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Record the contract of an auction whose calls were not recorded
    ///
    /// hoyle contract suit-8:hearts --by Ana --with Ion
    ///
    /// hoyle contract 90:spades coinche --by Ana
    Contract {
        #[command(flatten)]
        agreed: ContractArgs,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Set who deals out of turn, before anything else in the deal
    ///
    /// hoyle dealer Jovana
    Dealer {
        /// The player who deals; later deals follow the schedule
        name: String,
        #[command(flatten)]
        waiver: Waiver,
    },
    #[command(flatten)]
    Table(TableCommand),
    /// Correct a deal or an entry, by its number, and show what changes
    ///
    /// hoyle fix 3 took Igor=1 Dunja=2 --dry-run
    #[command(disable_help_subcommand = true)]
    Fix(FixArgs),
    /// Undo the last entry
    ///
    /// hoyle undo
    Undo,
    /// Redo what was undone
    ///
    /// hoyle redo
    Redo,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct TallyNumbers {
    /// What is counted, as the rules name it: twos, honours
    #[arg(value_name = "WHAT")]
    pub(crate) of: String,
    #[command(flatten)]
    pub(crate) numbers: NumberArgs,
}

#[derive(Debug, Args)]
pub(crate) struct FixArgs {
    /// The number of the deal
    #[arg(value_parser = count::<usize>, hide = true, required_unless_present = "entry", conflicts_with = "entry")]
    pub(super) deal: Option<usize>,
    /// Correct this entry of the log instead, whatever it recorded
    #[arg(long, value_name = "N")]
    pub(super) entry: Option<u64>,
    /// Remove the entry, as if it had not been recorded
    #[arg(long, requires = "entry")]
    pub(super) remove: bool,
    #[command(subcommand)]
    pub(super) what: Option<FixWhat>,
    /// Show what would change, but record nothing
    #[arg(long, global = true)]
    pub(crate) dry_run: bool,
    /// Do not ask before leaving something against the rules
    #[arg(long, global = true)]
    pub(crate) yes: bool,
}

impl FixArgs {
    /// The name in a correction of one player's tricks alone.
    pub(crate) fn lone_name(&self) -> Option<&str> {
        let Some(FixWhat::Part(FixPart::Took(NumberArgs { numbers }))) = &self.what else {
            return None;
        };
        let [Named { name, .. }] = numbers.as_slice() else { return None };
        name.as_deref()
    }
}

/// What is corrected: a part of a deal, or what the table decided.
#[derive(Debug)]
pub(crate) enum FixWhat {
    Part(FixPart),
    Table(TableCommand),
}

/// The commands of the table are hidden below `fix`, where they are the same.
impl Subcommand for FixWhat {
    fn augment_subcommands(fix: Command) -> Command {
        let table = TableCommand::augment_subcommands(Command::new("table"));
        let own = |command: &&Command| !FixPart::has_subcommand(command.get_name());
        let table = table.get_subcommands().filter(own).map(|command| command.clone().hide(true));
        FixPart::augment_subcommands(fix).subcommands(table)
    }

    fn augment_subcommands_for_update(fix: Command) -> Command {
        FixWhat::augment_subcommands(fix)
    }

    fn has_subcommand(name: &str) -> bool {
        FixPart::has_subcommand(name) || TableCommand::has_subcommand(name)
    }
}

impl FromArgMatches for FixWhat {
    fn from_arg_matches(found: &ArgMatches) -> Result<FixWhat, clap::Error> {
        if found.subcommand_name().is_some_and(FixPart::has_subcommand) {
            FixPart::from_arg_matches(found).map(FixWhat::Part)
        } else {
            TableCommand::from_arg_matches(found).map(FixWhat::Table)
        }
    }

    fn update_from_arg_matches(&mut self, found: &ArgMatches) -> Result<(), clap::Error> {
        *self = FixWhat::from_arg_matches(found)?;
        Ok(())
    }
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum FixPart {
    /// Correct bids: all in bidding order, or some by name
    ///
    /// hoyle fix 3 bid 2 4 2 6
    ///
    /// hoyle fix 3 bid Igor=1
    Bid(Bids),
    /// Correct tricks taken: all as for took, or some by name
    ///
    /// hoyle fix 3 took 2 5 3
    ///
    /// hoyle fix 3 took Igor=1 Dunja=2 --dry-run
    Took(NumberArgs),
    /// Correct or add what else was counted, as for count
    ///
    /// hoyle fix 3 count twos Ana=1
    #[command(name = "count")]
    Tally(TallyNumbers),
    /// Correct the kind of deal that a player chose
    ///
    /// hoyle fix 3 kind hearts --count hearts 0 4 8
    Kind {
        /// The kind, as the rules name it
        kind: String,
        /// What is counted in it instead: each WHAT, then its numbers as for count
        #[arg(long = "count", value_name = "WHAT N…", num_args = 1.., value_delimiter = ',', allow_negative_numbers = true)]
        counts: Vec<TallyWord>,
    },
    /// Correct or add the suit or card turned up
    ///
    /// hoyle fix 3 trump hearts
    Trump {
        /// spades, hearts, diamonds or clubs, a first letter or a sign; or the card: 7h
        #[arg(value_name = "SUIT|CARD", value_parser = turned_up)]
        turned: Act,
    },
    /// Correct the cards of one or more tricks
    ///
    /// hoyle fix 3 trick 2 Ah 10h 2h Kh
    Trick {
        /// A trick's number, then its cards in the order played; then the next trick
        #[arg(required = true, value_name = "N CARD…", value_parser = trick_word)]
        words: Vec<TrickWord>,
    },
    /// Correct the calls of the whole auction
    ///
    /// hoyle fix 1 call pass-trou pass-trou pass-trou pass-trou solo-6:h pass pass pass
    Call {
        /// Every call, as for call
        #[arg(required = true, value_name = "CALL", value_delimiter = ',')]
        calls: Vec<Call>,
    },
    /// Correct the contract, replacing the auction or contract recorded
    ///
    /// hoyle fix 3 contract suit-8:hearts --by Ana --with Ion
    Contract {
        #[command(flatten)]
        agreed: ContractArgs,
        /// Its tricks, if they change too: all as for took
        #[arg(long, value_name = "N", value_delimiter = ',', num_args = 1.., allow_negative_numbers = true)]
        took: Vec<Named<i64>>,
    },
    /// Correct who dealt; players keep their bids and tricks
    ///
    /// hoyle fix 3 dealer Jovana
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

/// What is counted, or one of its numbers.
#[derive(Clone, Debug)]
pub(crate) enum TallyWord {
    Of(String),
    Number(Named<i64>),
}

impl FromStr for TallyWord {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<TallyWord, SyntaxError> {
        let is_word = text.starts_with(char::is_alphabetic) && !text.contains('=');
        if is_word {
            Ok(TallyWord::Of(text.to_owned()))
        } else {
            text.parse().map(TallyWord::Number)
        }
    }
}

fn trick_word(text: &str) -> Result<TrickWord, String> {
    text.parse()
        .map(TrickWord::Number)
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
