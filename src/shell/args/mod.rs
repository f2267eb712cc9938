//! The words of the command line. One grammar serves the shell and scripts alike.

mod about;
mod check;
mod drawing;
mod fix;
mod keeping;
mod read;
mod recording;

pub(in crate::shell) use about::{About, Help, Man, Schema, Shell};
pub(in crate::shell) use check::{Check, CheckBid, CheckCall, CheckPlay, CheckTrick, OfCards};
pub(in crate::shell) use drawing::{Drawing, Format, ListFormat};
pub(in crate::shell) use fix::{Fix, FixWhat, TrickWord};
pub(in crate::shell) use keeping::{Export, Games, Import, Keeping, Remove, Restore};
pub(in crate::shell) use read::{Calls, TurnedUp};
pub(in crate::shell) use recording::{Contract, Recording};

use crate::cards::Trump;
use clap::{Args, Parser, Subcommand, ValueEnum};
use read::{entry, number, trump};
use std::path::PathBuf;

/// Keeps score and rules on disputes for whist played with real cards.
#[derive(Debug, Parser)]
#[command(name = "hoyle", version, disable_help_subcommand = true, max_term_width = 100)]
pub(in crate::shell) struct Cli {
    #[command(flatten)]
    pub(in crate::shell) global: Global,
    #[command(subcommand)]
    pub(in crate::shell) command: Option<Command>,
}

/// A line of a script: a command, without the program's name and without the words on every
/// command.
#[derive(Debug, Parser)]
#[command(
    name = "hoyle",
    no_binary_name = true,
    disable_help_flag = true,
    disable_help_subcommand = true
)]
pub(in crate::shell) struct Line {
    #[command(subcommand)]
    pub(in crate::shell) command: Command,
}

/// The words on every command. Each command's help names the page that tells of them.
#[derive(Clone, Debug, Args)]
pub(in crate::shell) struct Global {
    /// The game: an id, or the path of its journal [default: HOYLE_GAME, or the last written to]
    #[arg(short, long, global = true, hide = true, value_name = "ID|PATH")]
    pub(in crate::shell) game: Option<String>,
    /// Where games live [default: HOYLE_DIR, or the platform's data folder]
    #[arg(long, global = true, hide = true)]
    pub(in crate::shell) dir: Option<PathBuf>,
    /// Record only if the game still ends with this entry (hoyle log), and nobody recorded another
    #[arg(long, global = true, hide = true, value_name = "ENTRY", value_parser = entry)]
    pub(in crate::shell) after: Option<u64>,
    /// Print JSON; hoyle schema tells its shape
    #[arg(long, global = true, hide = true)]
    pub(in crate::shell) json: bool,
    /// Print one record a line, its fields parted by tabs
    #[arg(long, global = true, hide = true)]
    pub(in crate::shell) plain: bool,
    /// Colours: auto, always or never; auto minds NO_COLOR
    #[arg(
        long,
        global = true,
        hide = true,
        value_enum,
        default_value = "auto",
        value_name = "WHEN"
    )]
    pub(in crate::shell) color: Color,
    /// Suits and other signs: auto (as the locale has them), unicode or ascii
    #[arg(
        long,
        global = true,
        hide = true,
        value_enum,
        default_value = "auto",
        value_name = "SET"
    )]
    pub(in crate::shell) symbols: Symbols,
    /// Show long answers at once, not a screen at a time
    #[arg(long, global = true, hide = true)]
    pub(in crate::shell) no_pager: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(in crate::shell) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(in crate::shell) enum Symbols {
    Auto,
    Unicode,
    Ascii,
}

// Only the command that is typed is built in full.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(in crate::shell) enum Command {
    /// Start a game; players in the order in which the turn passes
    New(New),
    /// What happens now
    Status,
    #[command(flatten)]
    Record(Recording),
    /// Sit down at a game: type what is said, as short as can be
    Play,
    /// The full screen: bids, tricks, the sheet, the score in large type
    Board,
    /// The whole history, with its times
    Log,
    #[command(flatten)]
    Keep(Keeping),
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
    #[command(subcommand, disable_help_subcommand = true)]
    Check(Check),
    /// Play a script in memory and print its sheet
    Replay(Replay),
    /// The game as a script
    Script,
    #[command(flatten)]
    About(About),
}

impl Command {
    /// Returns whether the command adds to a game, so that it may be bound to that game's last
    /// entry.
    pub(in crate::shell) const fn takes_after(&self) -> bool {
        matches!(self, Command::Record(_))
    }

    /// Returns whether the command can print records, one a line.
    pub(in crate::shell) const fn has_records(&self) -> bool {
        match self {
            Command::Keep(keeping) => matches!(keeping, Keeping::Games(_) | Keeping::Doctor { .. }),
            Command::Record(recording) => !matches!(recording, Recording::Fix(_)),
            Command::About(about) => {
                matches!(about, About::Schema(Schema { name }) if name.is_empty())
            }
            Command::Rules(rules) => !rules.toml,
            Command::Board => false,
            // A format is another way of printing.
            Command::Sheet(drawing) => matches!(drawing.format, Format::Text),
            Command::Replay(replay) => matches!(replay.drawing.format, Format::Text),
            Command::Schedule(asked) => matches!(asked.format, ListFormat::Text),
            _ => true,
        }
    }

    /// Returns whether the command records something, or would.
    pub(in crate::shell) const fn records(&self) -> bool {
        matches!(
            self,
            Command::New(_) | Command::Record(_) | Command::Replay(Replay { save: true, .. })
        )
    }
}

#[derive(Clone, Debug, Args)]
pub(in crate::shell) struct New {
    /// serbian, romanian, oh-hell, auction-whist, german, or a rules file
    pub(in crate::shell) rules: String,
    /// The players, in the order in which the turn passes
    #[arg(required = true, value_name = "PLAYER")]
    pub(in crate::shell) players: Vec<String>,
    #[command(flatten)]
    pub(in crate::shell) choice: Choice,
    /// Who deals first [default: drawn]
    #[arg(long, value_name = "NAME")]
    pub(in crate::shell) dealer: Option<String>,
    /// The sheet's columns, where their order differs from the turn
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(in crate::shell) columns: Vec<String>,
    /// The game's id [default: rules and date]
    #[arg(long)]
    pub(in crate::shell) id: Option<String>,
}

// What a table chooses within a set of rules. (A doc comment here would head the help of every
// command that takes these words.)
#[derive(Clone, Debug, Default, Args)]
pub(in crate::shell) struct Choice {
    /// A score of the catalogue
    #[arg(long, value_name = "ID")]
    pub(in crate::shell) scoring: Option<String>,
    /// A form of the schedule, such as 8-1-8
    #[arg(long, value_name = "ID")]
    pub(in crate::shell) schedule: Option<String>,
    /// What the table settles otherwise, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(in crate::shell) set: Vec<String>,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct Schedule {
    /// serbian, romanian, oh-hell, auction-whist, german, or the path of a rules file [default: as
    /// in the current game]
    pub(in crate::shell) rules: Option<String>,
    /// The players, in the order in which the turn passes
    #[arg(value_name = "PLAYER", conflicts_with = "count")]
    pub(in crate::shell) players: Vec<String>,
    /// How many players, without their names
    #[arg(long = "players", value_name = "N", requires = "rules")]
    pub(in crate::shell) count: Option<u8>,
    #[command(flatten)]
    pub(in crate::shell) choice: Choice,
    /// Who deals first [default: the last player named]
    #[arg(long, value_name = "NAME")]
    pub(in crate::shell) dealer: Option<String>,
    /// text, markdown, csv, json, or html: a blank sheet to print and write on
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(in crate::shell) format: ListFormat,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct Rules {
    /// A set of rules, or the path of a rules file [default: the catalogue]
    pub(in crate::shell) rules: Option<String>,
    #[command(flatten)]
    pub(in crate::shell) choice: Choice,
    /// Print them as a rules file, to start a house rule from
    #[arg(long, requires = "rules")]
    pub(in crate::shell) toml: bool,
    /// Say whether a rules file is sound
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    pub(in crate::shell) check: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct Score {
    /// serbian, romanian, oh-hell, auction-whist, or a rules file
    pub(in crate::shell) rules: String,
    /// The cards dealt to each player
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(in crate::shell) cards: Option<u8>,
    /// How many take part in the deal
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=26))]
    pub(in crate::shell) players: Option<u8>,
    /// The trump of the deal, where the score needs it
    #[arg(long, value_name = "SUIT", value_parser = trump)]
    pub(in crate::shell) trump: Option<Trump>,
    /// The tricks of the declaring side, for contracts
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number)]
    pub(in crate::shell) took: Option<i64>,
    #[command(flatten)]
    pub(in crate::shell) choice: Choice,
    /// A bid and the tricks taken, such as 3/2; after an auction the bid, such as solo-6
    #[arg(required = true, value_name = "B/T|BID")]
    pub(in crate::shell) what: Vec<String>,
}

#[derive(Debug, Args)]
pub(in crate::shell) struct Replay {
    /// The script, or - for standard input
    #[arg(value_name = "FILE")]
    pub(in crate::shell) script: PathBuf,
    #[command(flatten)]
    pub(in crate::shell) drawing: Drawing,
    /// Keep the game
    #[arg(long)]
    pub(in crate::shell) save: bool,
}
