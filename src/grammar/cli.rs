//! The whole command line, and a line of a script.

use crate::cards::Trump;
use crate::grammar::about::{About, Schema};
use crate::grammar::check::Check;
use crate::grammar::games::Keeping;
use crate::grammar::read::{entry, number, trump};
use crate::grammar::recording::Recording;
use crate::grammar::shared::{Choice, Drawing, Format, ListFormat};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Keeps score and rules on disputes for whist played with real cards.
#[derive(Debug, Parser)]
#[command(name = "hoyle", version, disable_help_subcommand = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
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
pub(crate) struct Line {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The words on every command. Each command's help names the page that tells of them.
#[derive(Clone, Debug, Args)]
pub(crate) struct Global {
    /// The game: an id, or the path of its journal [default: HOYLE_GAME, or the last written to]
    #[arg(short, long, global = true, hide = true, value_name = "ID|PATH")]
    pub(crate) game: Option<String>,
    /// Where games live [default: HOYLE_DIR, or the platform's data folder]
    #[arg(long, global = true, hide = true)]
    pub(crate) dir: Option<PathBuf>,
    /// Record only if the game still ends with this entry (hoyle log), and nobody recorded another
    #[arg(long, global = true, hide = true, value_name = "ENTRY", value_parser = entry)]
    pub(crate) after: Option<u64>,
    /// Print JSON; hoyle schema tells its shape
    #[arg(long, global = true, hide = true)]
    pub(crate) json: bool,
    /// Print one record a line, its fields parted by tabs
    #[arg(long, global = true, hide = true)]
    pub(crate) plain: bool,
    /// Colours: auto, always or never; auto minds NO_COLOR
    #[arg(
        long,
        global = true,
        hide = true,
        value_enum,
        default_value = "auto",
        value_name = "WHEN"
    )]
    pub(crate) color: Color,
    /// Suits and other signs: auto (as the locale has them), unicode or ascii
    #[arg(
        long,
        global = true,
        hide = true,
        value_enum,
        default_value = "auto",
        value_name = "SET"
    )]
    pub(crate) symbols: Symbols,
    /// Show long answers at once, not a screen at a time
    #[arg(long, global = true, hide = true)]
    pub(crate) no_pager: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Symbols {
    Auto,
    Unicode,
    Ascii,
}

// Only the command that is typed is built in full.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Command {
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
    pub(crate) const fn takes_after(&self) -> bool {
        matches!(self, Command::Record(_))
    }

    /// Returns whether the command can print records, one a line.
    pub(crate) const fn has_records(&self) -> bool {
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
    pub(crate) const fn records(&self) -> bool {
        matches!(
            self,
            Command::New(_) | Command::Record(_) | Command::Replay(Replay { save: true, .. })
        )
    }
}

#[derive(Clone, Debug, Args)]
pub(crate) struct New {
    /// serbian, romanian, oh-hell, auction-whist, german, or a rules file
    pub(crate) rules: String,
    /// The players, in the order in which the turn passes
    #[arg(required = true, value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Who deals first [default: drawn]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// The sheet's columns, where their order differs from the turn
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(crate) columns: Vec<String>,
    /// The game's id [default: rules and date]
    #[arg(long)]
    pub(crate) id: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Schedule {
    /// serbian, romanian, oh-hell, auction-whist, german, or the path of a rules file [default: as
    /// in the current game]
    pub(crate) rules: Option<String>,
    /// The players, in the order in which the turn passes
    #[arg(value_name = "PLAYER", conflicts_with = "count")]
    pub(crate) players: Vec<String>,
    /// How many players, without their names
    #[arg(long = "players", value_name = "N", requires = "rules")]
    pub(crate) count: Option<u8>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Who deals first [default: the last player named]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// text, markdown, csv, json, or html: a blank sheet to print and write on
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: ListFormat,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// A set of rules, or the path of a rules file [default: the catalogue]
    pub(crate) rules: Option<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Print them as a rules file, to start a house rule from
    #[arg(long, requires = "rules")]
    pub(crate) toml: bool,
    /// Say whether a rules file is sound
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Score {
    /// serbian, romanian, oh-hell, auction-whist, or a rules file
    pub(crate) rules: String,
    /// The cards dealt to each player
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=52))]
    pub(crate) cards: Option<u8>,
    /// How many take part in the deal
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=26))]
    pub(crate) players: Option<u8>,
    /// The trump of the deal, where the score needs it
    #[arg(long, value_name = "SUIT", value_parser = trump)]
    pub(crate) trump: Option<Trump>,
    /// The tricks of the declaring side, for contracts
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number)]
    pub(crate) took: Option<i64>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// A bid and the tricks taken, such as 3/2; after an auction the bid, such as solo-6
    #[arg(required = true, value_name = "B/T|BID")]
    pub(crate) what: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The script, or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) script: PathBuf,
    #[command(flatten)]
    pub(crate) drawing: Drawing,
    /// Keep the game
    #[arg(long)]
    pub(crate) save: bool,
}
