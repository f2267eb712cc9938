//! A table and its result as arguments.

use crate::grammar::shared::count;
use clap::{Arg, ArgMatches, Args, FromArgMatches};

// A table of a round.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// The table
    #[arg(value_parser = count::<u16>)]
    pub(super) table: u16,
    /// The round [default: the one being played]
    #[arg(long, value_name = "R", value_parser = count::<u16>)]
    pub(super) round: Option<u16>,
    /// The entry at the table that says so
    #[arg(long, value_name = "NO")]
    pub(super) by: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ResultArgs {
    #[command(flatten)]
    pub(super) at: TableArgs,
    #[command(flatten)]
    pub(super) points: PointsArgs,
    /// The side that wins where the points do not say, from 1
    #[arg(long, value_name = "SIDE", value_parser = count::<u16>)]
    pub(super) winner: Option<u16>,
    /// The table was not played
    #[arg(long, conflicts_with_all = ["first", "winner"])]
    pub(super) not_played: bool,
    /// Why a result that stands changes
    #[arg(long, value_name = "TEXT")]
    pub(super) because: Option<String>,
    /// Show what would change, but record nothing
    #[arg(long)]
    pub(super) dry_run: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PointsArgs {
    /// The points of each side in the order of the seats
    #[arg(value_name = "POINTS[/MADE]…", allow_hyphen_values = true)]
    first: Option<String>,
    #[command(flatten)]
    further: FurtherPoints,
}

impl PointsArgs {
    /// The numbers that were given.
    pub(super) fn given(&self) -> impl Iterator<Item = &String> {
        self.first.iter().chain(&self.further.0)
    }
}

/// The points of the other sides. Each is an argument of its own, since a list that may have numbers below zero would
/// take the options that follow it.
#[derive(Debug)]
struct FurtherPoints(Vec<String>);

const FURTHER: [&str; 19] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
    "19", "20",
];

impl FromArgMatches for FurtherPoints {
    fn from_arg_matches(matches: &ArgMatches) -> Result<FurtherPoints, clap::Error> {
        let given = FURTHER.iter().filter_map(|side| matches.get_one::<String>(side));
        Ok(FurtherPoints(given.cloned().collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = FurtherPoints::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for FurtherPoints {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.args(FURTHER.map(|side| Arg::new(side).hide(true).allow_hyphen_values(true)))
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        FurtherPoints::augment_args(command)
    }
}
