//! The arguments of `event`.

use super::points::{ResultArgs, TableArgs};
use super::print::PrintArgs;
use crate::club::{Criterion, Group};
use crate::grammar::FactFormat;
use crate::grammar::shared::count;
use crate::rules::Points;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Run a club night of several tables: draws, results, the ranking
///
/// hoyle event new swiss-pairs --title "Spring cup" --id spring
///
/// hoyle event status
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct EventArgs {
    /// The event [default: the one last written to]
    #[arg(long, value_name = "ID", global = true)]
    pub(super) event: Option<String>,
    #[command(subcommand)]
    pub(super) command: EventCommand,
}

// The entries that a command of an event names are numbers or names.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum EventCommand {
    /// Start an event of a kind, or one like another
    ///
    /// hoyle event new whist-drive --rounds 12 --id friday
    New(NewEventArgs),
    /// List the kinds of events, or print one as a file
    ///
    /// hoyle event kinds swiss-pairs --toml
    Kinds {
        /// The kind
        name: Option<String>,
        /// Print it as a file
        #[arg(long, requires = "name")]
        toml: bool,
    },
    /// Enter people, or pairs as A+B
    ///
    /// hoyle event add Ana+Bo Cy+Di
    Add(AddArgs),
    /// Let an entry be away
    ///
    /// hoyle event withdraw 3
    Withdraw {
        /// The entry
        #[arg(value_name = "NO")]
        entry: String,
        /// The first round without it [default: the next]
        #[arg(long, value_name = "R", value_parser = count::<u16>)]
        from: Option<u16>,
    },
    /// Let an entry come back
    ///
    /// hoyle event back 3
    Back {
        /// The entry
        #[arg(value_name = "NO")]
        entry: String,
    },
    /// Let somebody else play as an entry
    ///
    /// hoyle event substitute 2 Zoe --which 1
    Substitute {
        #[command(flatten)]
        person: PersonArgs,
        /// The first round [default: the next]
        #[arg(long, value_name = "R", value_parser = count::<u16>)]
        from: Option<u16>,
    },
    /// Correct a name
    ///
    /// hoyle event rename 2 Boris --which 2
    Rename(PersonArgs),
    /// Record who has paid the entry money
    ///
    /// hoyle event paid 2 5
    Paid {
        /// The entry
        #[arg(value_name = "NO")]
        entry: String,
        /// How much [default: the fee]
        amount: Option<Points>,
    },
    /// Draw the next round, or check every draw
    ///
    /// hoyle event draw --seed "Vienna 4711"
    ///
    /// hoyle event draw --check
    Draw(DrawArgs),
    /// Enter the result of a table: the points of each side, with /N for deals made
    ///
    /// hoyle event result 1 10 7
    Result(ResultArgs),
    /// Record that the others at a table agree
    ///
    /// hoyle event agree 1
    Agree(TableArgs),
    /// Record that somebody at a table says its result is wrong
    ///
    /// hoyle event dispute 1
    Dispute(TableArgs),
    /// Let the results of a round stand
    ///
    /// hoyle event close
    Close {
        /// The round [default: the one being played]
        #[arg(value_parser = count::<u16>)]
        round: Option<u16>,
    },
    /// Say who really sat at some tables
    ///
    /// hoyle event seat 1 1=1,2
    Seat {
        /// The round
        #[arg(value_parser = count::<u16>)]
        round: u16,
        /// A table with its entries in the order of the seats
        #[arg(value_name = "T=NO,NO…", required = true)]
        tables: Vec<String>,
        /// Why, where the table agreed or the round is closed
        #[arg(long, value_name = "TEXT")]
        because: Option<String>,
        /// Show what would change, but record nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Give an entry points, or take some
    ///
    /// hoyle event adjust 2 -10 --because "came late"
    Adjust {
        /// The entry
        #[arg(value_name = "NO")]
        entry: String,
        /// How many points
        #[arg(allow_negative_numbers = true)]
        points: Points,
        /// Why
        #[arg(long, value_name = "TEXT")]
        because: String,
        /// The round [default: the one being played]
        #[arg(long, value_name = "R", value_parser = count::<u16>)]
        round: Option<u16>,
        /// Show what would change, but record nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Rank by other criteria
    ///
    /// hoyle event rank points made lot --because "announced late"
    Rank {
        /// The criteria, the first one first
        #[arg(required = true, value_name = "CRITERION", value_enum)]
        criteria: Vec<Criterion>,
        /// Why
        #[arg(long, value_name = "TEXT")]
        because: String,
        /// Show what would change, but record nothing
        #[arg(long)]
        dry_run: bool,
    },
    /// Start the clock of the round
    ///
    /// hoyle event clock 45
    Clock {
        /// For how many minutes [default: those of the plan]
        #[arg(value_parser = count::<u16>)]
        minutes: Option<u16>,
    },
    /// Write down something to remember
    ///
    /// hoyle event note "Table 2 began late"
    Note {
        /// What
        text: String,
    },
    /// End the evening
    ///
    /// hoyle event end
    End,
    /// List everything recorded
    ///
    /// hoyle event log
    Log,
    /// Take back what was recorded last
    ///
    /// hoyle event undo
    Undo,
    /// Bring back what was taken back last
    ///
    /// hoyle event redo
    Redo,
    /// Show how far each table has come
    ///
    /// hoyle event status
    Status,
    /// Show the ranking
    ///
    /// hoyle event standings --round 1
    Standings {
        /// After this round [default: the last]
        #[arg(long, value_name = "R", value_parser = count::<u16>)]
        round: Option<u16>,
        /// After the last round of this stage, counted from 1
        #[arg(long, value_name = "N", value_parser = count::<u16>, conflicts_with = "round")]
        stage: Option<u16>,
        /// Only this group: A or B
        #[arg(long, value_name = "GROUP", value_parser = group())]
        group: Option<Group>,
    },
    /// Show who gets which prize
    ///
    /// hoyle event prizes
    Prizes,
    /// Show the rounds of an entry, and what decided its place
    ///
    /// hoyle event explain 2
    Explain {
        /// The entry
        #[arg(value_name = "NO")]
        entry: String,
    },
    /// List the events
    ///
    /// hoyle event list
    List {
        /// Those in the bin
        #[arg(long)]
        bin: bool,
    },
    /// Move an event to the bin
    ///
    /// hoyle event remove demo
    Remove {
        /// The event's id
        id: String,
        /// Do not ask for confirmation
        #[arg(short, long)]
        yes: bool,
    },
    /// Restore an event from the bin
    ///
    /// hoyle event restore demo
    Restore {
        /// The event's id
        id: String,
    },
    /// Rehearse: start an event with invented people and results
    ///
    /// hoyle event demo whist-drive
    Demo(DemoArgs),
    /// Write an event and its tables to a file, to take it to another machine
    ///
    /// hoyle event export --to spring.tar
    ///
    /// hoyle event export --facts csv --to rounds.csv
    Export {
        /// A row for every entry and round, for spreadsheets and databases: csv or jsonl
        #[arg(long, value_name = "FORMAT")]
        facts: Option<FactFormat>,
        /// The file, a folder for it, or - for standard output [default: ID.tar; standard output with --facts]
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// Read an event from a file
    ///
    /// hoyle event import spring.tar --as summer
    Import {
        /// The file
        file: PathBuf,
        /// Another id
        #[arg(long = "as", value_name = "ID")]
        to: Option<String>,
    },
    /// Write a page to print: seats, signs for the tables, slips, personal cards, or the ranking
    ///
    /// hoyle event print seats --to seats.html
    Print(PrintArgs),
}

#[derive(Debug, Args)]
pub(crate) struct DemoArgs {
    /// The kind, or a file with one [default: whist-drive]
    pub(super) kind: Option<String>,
    /// How many people or pairs [default: 14, or as many as can be seated]
    #[arg(long, value_name = "N", value_parser = count::<u16>)]
    pub(super) entries: Option<u16>,
    /// How many rounds have results
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u16>)]
    pub(super) rounds: u16,
    /// The id [default: demo]
    #[arg(long, value_name = "ID")]
    pub(super) id: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct NewEventArgs {
    /// The kind, or a file with one
    #[arg(required_unless_present = "from")]
    pub(super) kind: Option<String>,
    /// The rules at the tables
    #[arg(long, value_name = "RULES")]
    pub(super) rules: Option<String>,
    /// What it is called
    #[arg(long, value_name = "TEXT")]
    pub(super) title: Option<String>,
    /// How many rounds
    #[arg(long, value_name = "N", value_parser = count::<u16>)]
    pub(super) rounds: Option<u16>,
    /// A change to the kind
    #[arg(long, value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
    /// The id [default: the kind and the day]
    #[arg(long, value_name = "ID")]
    pub(super) id: Option<String>,
    /// The event whose plan and names to take
    #[arg(long, value_name = "ID")]
    pub(super) from: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct AddArgs {
    /// The names
    #[arg(value_name = "NAME", required_unless_present = "file")]
    pub(super) names: Vec<String>,
    /// A file with a name or a pair on each line
    #[arg(long, value_name = "FILE")]
    pub(super) file: Option<PathBuf>,
    /// The colour of the card: A or B
    #[arg(long, value_name = "GROUP", value_parser = group())]
    pub(super) group: Option<Group>,
    /// Points given in advance
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) handicap: Option<Points>,
}

#[derive(Debug, Args)]
pub(crate) struct DrawArgs {
    /// What decides the draw: any text, best made by several people [default: that of the round before]
    #[arg(long, value_name = "TEXT")]
    pub(super) seed: Option<String>,
    /// Keep an entry at a table
    #[arg(long, value_name = "NO=TABLE")]
    pub(super) take: Vec<String>,
    /// Draw what has no results again
    #[arg(long, requires = "because")]
    pub(super) again: bool,
    /// Why
    #[arg(long, value_name = "TEXT")]
    pub(super) because: Option<String>,
    /// Recompute every draw, and record nothing
    #[arg(long, conflicts_with_all = ["seed", "take", "again", "because", "dry_run"])]
    pub(super) check: bool,
    /// Show the draw, but do not record it
    #[arg(long)]
    pub(super) dry_run: bool,
}

// A person of an entry, by the name that counts now.
#[derive(Debug, Args)]
pub(crate) struct PersonArgs {
    /// The entry
    #[arg(value_name = "NO")]
    pub(super) entry: String,
    /// The name
    pub(super) name: String,
    /// Which of a pair: 1 or 2
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u16>)]
    pub(super) which: u16,
}

/// Reads a group.
fn group() -> impl TypedValueParser<Value = Group> {
    PossibleValuesParser::new(["A", "B"]).try_map(|text| text.parse::<Group>())
}
