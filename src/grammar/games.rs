//! The commands that manage stored games.

use super::shared::{BookFormat, count, day, within};
use crate::analysis::{Among, Figure, PeopleChange, Rate, SettleError};
use crate::cards::line;
use crate::words;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum Manage {
    /// List the games, most recently played first
    Games(Games),
    /// Start another game: the same players and rules, the deal passed on
    Rematch(Rematch),
    /// List the players of all games, or say which names are one player's
    #[command(disable_help_subcommand = true)]
    Players {
        #[command(subcommand)]
        change: Option<PlayersChange>,
    },
    /// Work out who pays whom, in the fewest payments
    Settle(Settle),
    /// Move a game to the bin
    Remove {
        /// The game's id
        id: String,
        /// Do not ask for confirmation
        #[arg(short, long)]
        yes: bool,
    },
    /// Restore a game from the bin
    Restore {
        /// The game's id in the bin
        id: String,
        /// The id to restore it under [default: its own, or a free one like it]
        #[arg(long = "as", value_name = "ID")]
        to: Option<String>,
    },
    /// Write games to a file, to take them to another machine
    Export(Export),
    /// Import games from a file that export wrote; no game is replaced
    Import(Import),
    /// Show statistics over past games: players, ratings, every figure of a player
    Stats(StatsArgs),
    /// Check every game, and repair what can be repaired without loss
    Doctor {
        /// Only show what would be repaired
        #[arg(long)]
        dry_run: bool,
    },
}

#[derive(Debug, Default, PartialEq, Eq, Args)]
pub(crate) struct Filter {
    /// Only games by these rules
    #[arg(long, value_name = "ID")]
    pub(crate) rules: Option<String>,
    /// Only games last played on this day or later: 2026-11-20, 2026-11 or 2026
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub(crate) since: Option<String>,
    /// Only games last played on this day or earlier, or in this month or year
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub(crate) until: Option<String>,
}

#[derive(Debug, Default, PartialEq, Eq, Args)]
pub(crate) struct Games {
    /// Only games in which this player took part; with several, all of them
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Vec<String>,
    #[command(flatten)]
    pub(crate) filter: Filter,
    /// Only games with this in their title
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// List the games in the bin instead
    #[arg(long)]
    pub(crate) bin: bool,
}

#[derive(Clone, Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum PlayersChange {
    /// List two names as one player; no game is changed
    Merge {
        /// One name
        name: String,
        /// The name to list the player under
        #[arg(value_name = "NAME")]
        into: String,
    },
    /// List a name as another player in some games, or undo its merge
    Split {
        /// The name
        name: String,
        /// The games in which it is another player
        #[arg(long, value_name = "ID", num_args = 1.., value_delimiter = ',')]
        games: Vec<String>,
        /// The name to list that player under
        #[arg(long = "as", value_name = "NAME")]
        to: Option<String>,
    },
}

impl PlayersChange {
    pub(crate) fn meant(&self) -> PeopleChange {
        match self.clone() {
            PlayersChange::Merge { name, into } => PeopleChange::Merge { name, into },
            PlayersChange::Split { name, games, to } => PeopleChange::Split { name, games, to },
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Settle {
    /// The games, by their ids [default: the current one]
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// What a point is worth
    #[arg(long, value_name = "AMOUNT", default_value = "0.10", value_parser = rate)]
    pub(crate) per_point: Rate,
    /// The currency
    #[arg(long, value_name = "TEXT", default_value = "EUR", value_parser = currency)]
    pub(crate) currency: String,
    /// all: each pays each; last: the last pays the others; pot:50,30,20: shared out by place
    #[arg(long, value_name = "WHOM", default_value = "all", value_parser = among)]
    pub(crate) among: Among,
}

fn rate(text: &str) -> Result<Rate, String> {
    text.parse().map_err(|fault: SettleError| fault.to_string())
}

fn among(text: &str) -> Result<Among, String> {
    text.parse().map_err(|fault: SettleError| fault.to_string())
}

fn currency(text: &str) -> Result<String, String> {
    line(text, 8).map_err(|_| words::bad_currency())
}

#[derive(Debug, Default, Args)]
pub(crate) struct Rematch {
    /// Who deals first [default: the deal passes on]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// Draw the seats, and who deals first
    #[arg(long)]
    pub(crate) draw_seats: bool,
    /// What the evening is called
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// The game's id [default: rules and date]
    #[arg(long)]
    pub(crate) id: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct StatsArgs {
    /// The players, to show every figure [default: all, in short]
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) filter: Filter,
    /// Only so many games, those last played
    #[arg(long, value_name = "N", value_parser = count::<usize>)]
    pub(crate) last: Option<usize>,
    /// Show which games and deals a figure comes from
    #[arg(long, value_enum, value_name = "FIGURE", hide_possible_values = true)]
    pub(crate) explain: Option<Figure>,
    /// text, csv, html or json
    #[arg(long, value_enum, default_value = "text", hide_possible_values = true)]
    pub(crate) format: BookFormat,
}

#[derive(Debug, Args)]
pub(crate) struct Export {
    /// The ids of the games [default: the current one]
    #[arg(value_name = "ID")]
    pub(crate) ids: Vec<String>,
    /// Every game
    #[arg(long, conflicts_with = "ids")]
    pub(crate) all: bool,
    /// One game per line, for rescore and other programs
    #[arg(long)]
    pub(crate) lines: bool,
    /// A row for every hand, for spreadsheets and databases: csv or jsonl
    #[arg(long, value_enum, conflicts_with = "lines", value_name = "FORMAT")]
    pub(crate) facts: Option<FactFormat>,
    /// The file, a folder for it, or - for standard output [default: ID.jsonl, or
    /// hoyle-games-DATE.tar for several games; standard output with --lines and --facts]
    #[arg(long, value_name = "FILE")]
    pub(crate) to: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Import {
    /// The file, or - for standard input
    pub(crate) file: PathBuf,
    /// The id to import it under, if the file has one game [default: its own, or a free one like
    /// it]
    #[arg(long = "as", value_name = "ID")]
    pub(crate) to: Option<String>,
    /// Do not ask before adding new entries to a game that exists
    #[arg(short, long)]
    pub(crate) yes: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FactFormat {
    Csv,
    Jsonl,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct Rescore {
    /// The archive, or - for standard input
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    /// A set of rules, or a rules file [default: those of each line]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A house rule, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Only the totals and ranks
    #[arg(long)]
    pub(crate) totals: bool,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = within::<1, 255>)]
    pub(crate) threads: Option<u8>,
}
