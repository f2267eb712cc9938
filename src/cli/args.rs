//! The words of the command line. One grammar serves the shell and scripts alike.

use crate::cards::Trump;
use crate::notation::{self, Spoken};
use crate::rules::{Bid, Call};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Keeps score and rules on disputes for whist played with real cards.
#[derive(Debug, Parser)]
#[command(name = "hoyle", version, after_help = EXIT_CODES, max_term_width = 100)]
pub(super) struct Cli {
    #[command(flatten)]
    pub(super) global: Global,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

const EXIT_CODES: &str = "\
Exit codes: 0 done or legal, 1 against the rules, 2 wrong command line, 3 trouble with the data.

Examples:
  hoyle new serbian Igor Jovana Dunja Dušan
  hoyle bid 2 4 2 6
  hoyle took 2 4 1
  hoyle sheet";

/// A line of a script: a command, without the program's name and without the words on every
/// command.
#[derive(Debug, Parser)]
#[command(
    name = "hoyle",
    no_binary_name = true,
    disable_help_flag = true,
    disable_help_subcommand = true
)]
pub(super) struct Line {
    #[command(subcommand)]
    pub(super) command: Command,
}

/// The words on every command.
#[derive(Debug, Args)]
pub(super) struct Global {
    /// The game: an id, or the path of its journal [default: HOYLE_GAME, or the last written to]
    #[arg(short, long, global = true, value_name = "ID|PATH")]
    pub(super) game: Option<String>,
    /// Where games live [default: HOYLE_DIR, or the platform's data folder]
    #[arg(long, global = true)]
    pub(super) dir: Option<PathBuf>,
    /// Print JSON, on every command that reads
    #[arg(long, global = true)]
    pub(super) json: bool,
    /// Colours
    #[arg(
        long,
        global = true,
        value_enum,
        default_value = "auto",
        value_name = "WHEN",
        hide_possible_values = true
    )]
    pub(super) color: Color,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Color {
    Auto,
    Always,
    Never,
}

// Only the command that is typed is built in full.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Command {
    /// Start a game; players in the order in which the turn passes
    New(New),
    /// What happens now
    Status,
    #[command(flatten)]
    Record(Recording),
    /// The whole history, with its times
    Log,
    /// The games kept here
    Games,
    /// Every deal of a game: number, cards, trump, dealer
    Schedule(Schedule),
    /// The score sheet
    Sheet(Drawing),
    /// How each number came about: of a deal, a player, or the whole game
    Explain {
        /// The deal's number, and a player's name
        #[arg(value_name = "DEAL|NAME", num_args = 0..=2)]
        of: Vec<String>,
    },
    /// What each bid and tricks are worth
    Score(Score),
    /// The sets of rules and scores, or one of them in words
    Rules(Rules),
    /// Ask for a ruling; records nothing
    #[command(subcommand)]
    Check(Check),
    /// Play a script in memory and print its sheet
    Replay(Replay),
    /// The game as a script
    Script,
}

// The commands that record something in a game that stands: all that a script may hold after its
// first line.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Recording {
    /// Record the suit turned up
    Trump {
        /// spades, hearts, diamonds or clubs; a first letter or a sign will do
        #[arg(value_parser = trump)]
        suit: Trump,
    },
    /// Record bids, in speaking order or by name
    Bid(Numbers),
    /// Record tricks, in the order of the bids or by name; the last may be left out. After an
    /// auction: those of the declaring side
    Took(Numbers),
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
    /// Take back the last entry
    Undo,
    /// Bring back what undo took
    Redo,
}

impl Command {
    /// Returns whether the command records something, or would.
    pub(super) const fn records(&self) -> bool {
        matches!(
            self,
            Command::New(_) | Command::Record(_) | Command::Replay(Replay { save: true, .. })
        )
    }
}

#[derive(Debug, Args)]
pub(super) struct New {
    /// serbian, romanian, oh-hell, auction-whist, german, or the path of a rules file
    pub(super) rules: String,
    /// The players, in the order in which the turn passes
    #[arg(required = true, value_name = "PLAYER")]
    pub(super) players: Vec<String>,
    #[command(flatten)]
    pub(super) choice: Choice,
    /// Who deals first [default: drawn]
    #[arg(long, value_name = "NAME")]
    pub(super) dealer: Option<String>,
    /// The sheet's columns, where their order differs from the turn
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(super) columns: Vec<String>,
    /// The game's id [default: rules and date]
    #[arg(long)]
    pub(super) id: Option<String>,
}

// What a table chooses within a set of rules. (A doc comment here would head the help of every
// command that takes these words.)
#[derive(Clone, Debug, Default, Args)]
pub(super) struct Choice {
    /// A score of the catalogue
    #[arg(long, value_name = "ID")]
    pub(super) scoring: Option<String>,
    /// A form of the schedule, such as 8-1-8
    #[arg(long, value_name = "ID")]
    pub(super) schedule: Option<String>,
    /// What the table settles otherwise, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct Numbers {
    /// N, or NAME=N
    #[arg(
        required = true,
        value_name = "N",
        value_delimiter = ',',
        allow_negative_numbers = true,
        value_parser = spoken
    )]
    pub(super) numbers: Vec<Spoken>,
}

#[derive(Debug, Args)]
pub(super) struct Contract {
    /// The bid, with its suit: suit-8:hearts, solo-6:s, petite-misere, big-chelem:none
    #[arg(value_name = "BID", value_parser = bid)]
    pub(super) bid: Bid,
    /// Who plays it
    #[arg(long, value_name = "NAME")]
    pub(super) by: String,
    /// The partner
    #[arg(long, value_name = "NAME")]
    pub(super) with: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct Schedule {
    /// serbian, romanian, oh-hell, auction-whist, german, or the path of a rules file [default: as
    /// in the current game]
    pub(super) rules: Option<String>,
    /// The players, in the order in which the turn passes
    #[arg(value_name = "PLAYER", conflicts_with = "count")]
    pub(super) players: Vec<String>,
    /// How many players, without their names
    #[arg(long = "players", value_name = "N", requires = "rules")]
    pub(super) count: Option<u8>,
    #[command(flatten)]
    pub(super) choice: Choice,
    /// Who deals first [default: the last player named]
    #[arg(long, value_name = "NAME")]
    pub(super) dealer: Option<String>,
}

#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Drawing {
    /// paper: as drawn by hand; full: everything
    #[arg(long, value_enum, default_value = "full")]
    pub(super) style: Style,
    /// text or json
    #[arg(long, value_enum, default_value = "text")]
    pub(super) format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Style {
    Paper,
    Full,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Text,
    Json,
}

#[derive(Debug, Args)]
pub(super) struct Rules {
    /// A set of rules, or the path of a rules file [default: the catalogue]
    pub(super) rules: Option<String>,
    #[command(flatten)]
    pub(super) choice: Choice,
    /// Print them as a rules file, to start a house rule from
    #[arg(long, requires = "rules")]
    pub(super) toml: bool,
    /// Say whether a rules file is sound
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    pub(super) check: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct Score {
    /// serbian, romanian, oh-hell, auction-whist, or the path of a rules file
    pub(super) rules: String,
    /// The cards dealt to each player
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(super) cards: Option<u8>,
    /// How many take part in the deal
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=26))]
    pub(super) players: Option<u8>,
    /// The trump of the deal, where the score needs it
    #[arg(long, value_name = "SUIT", value_parser = trump)]
    pub(super) trump: Option<Trump>,
    /// The tricks of the declaring side, for contracts
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number)]
    pub(super) took: Option<i64>,
    #[command(flatten)]
    pub(super) choice: Choice,
    /// A bid and the tricks taken, such as 3/2; after an auction the bid, such as solo-6
    #[arg(required = true, value_name = "B/T|BID")]
    pub(super) what: Vec<String>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Check {
    /// May this be bid?
    Bid(CheckBid),
    /// May this be called?
    Call(CheckCall),
}

#[derive(Debug, Args)]
pub(super) struct CheckBid {
    /// The bid
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = number)]
    pub(super) bid: i64,
    /// The cards dealt to each player [default: as in the current game]
    #[arg(long, value_name = "N", requires = "players", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(super) cards: Option<u8>,
    /// How many players bid
    #[arg(long, value_name = "N", requires = "cards", value_parser = clap::value_parser!(u8).range(2..))]
    pub(super) players: Option<u8>,
    /// The bids before, in turn
    #[arg(long, value_name = "N,N", requires = "cards", value_delimiter = ',', value_parser = number)]
    pub(super) bids: Vec<i64>,
    /// By whose rules [default: the first that seat so many]
    #[arg(long, value_name = "RULES", requires = "cards")]
    pub(super) rules: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct CheckCall {
    /// The call
    #[arg(value_name = "CALL", value_parser = call)]
    pub(super) call: Call,
    /// The calls before, from the dealer's left; may be empty [default: those of the current game]
    #[arg(long, value_name = "CALL,CALL", value_parser = calls)]
    pub(super) calls: Option<Calls>,
    /// By whose rules
    #[arg(long, value_name = "RULES", requires = "calls", default_value = "auction-whist")]
    pub(super) rules: String,
    #[command(flatten)]
    pub(super) choice: Choice,
}

#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The script, or - for standard input
    #[arg(value_name = "FILE")]
    pub(super) script: PathBuf,
    #[command(flatten)]
    pub(super) drawing: Drawing,
    /// Keep the game
    #[arg(long)]
    pub(super) save: bool,
}

fn trump(text: &str) -> Result<Trump, String> {
    notation::trump(text).ok_or_else(|| {
        "expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none".into()
    })
}

fn spoken(text: &str) -> Result<Spoken, String> {
    text.parse().map_err(|notation::UnreadableNumber(_)| {
        "expected a number such as 3, or a name and a number such as Igor=3".into()
    })
}

fn call(text: &str) -> Result<Call, String> {
    notation::call(text).ok_or_else(|| {
        "expected pass, wait, join, trou, pass-trou, or a bid such as suit-8:hearts".into()
    })
}

/// Calls with commas between; none for an empty text.
#[derive(Clone, Debug)]
pub(super) struct Calls(pub(super) Vec<Call>);

fn calls(text: &str) -> Result<Calls, String> {
    let texts = text.split(',').map(str::trim).filter(|text| !text.is_empty());
    texts.map(call).collect::<Result<Vec<Call>, String>>().map(Calls)
}

fn bid(text: &str) -> Result<Bid, String> {
    notation::bid(text).ok_or_else(|| "expected a bid such as suit-8:hearts or piccolo".into())
}

fn number(text: &str) -> Result<i64, String> {
    notation::number(text).ok_or_else(|| "expected a number".into())
}
