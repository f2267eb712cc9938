//! The commands that record what the table decides outside the play: seats, rulings, notes.

use super::incident::IncidentArgs;
use super::shared::{Waiver, count, whole_day};
use crate::cards::{Syntax, SyntaxError};
use crate::game::{Day, RulingKind, StartingPoints};
use clap::{Args, Subcommand};

// A command about the table. It is not deferred, so that its own options are there before the options of
// the commands above are added.
#[derive(Debug, Subcommand)]
pub(crate) enum TableCommand {
    /// Seat somebody who joins, or comes back to the old seat and total; between deals
    ///
    /// hoyle join Vera --points average
    ///
    /// hoyle join Vera --after Igor --dry-run
    Join(JoinArgs),
    /// Let a player go, or pass seat and total on to another; between deals
    ///
    /// hoyle leave Igor
    ///
    /// hoyle leave Igor --to Marko
    Leave(LeaveArgs),
    /// Swap the seats of two players; between deals
    ///
    /// hoyle swap Igor Jovana
    Swap {
        /// One player
        #[arg(value_name = "NAME")]
        one: String,
        /// The other player
        #[arg(value_name = "OTHER")]
        other: String,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Deal again: the deal in progress, or a finished one, which then does not count
    ///
    /// hoyle redeal "a card was exposed" --next
    ///
    /// hoyle redeal --deal 10 "the pack was short"
    Redeal {
        /// Why, in your own words
        #[arg(value_name = "REASON")]
        reason: Vec<String>,
        /// The next player deals, and the rotation goes on from there
        #[arg(long, conflicts_with = "deal")]
        next: bool,
        /// A finished deal; it is played again at once, or after the last deal
        #[arg(long, value_name = "N", value_parser = count::<usize>)]
        deal: Option<usize>,
        /// Play nothing for it
        #[arg(long, requires = "deal")]
        skip: bool,
        #[command(flatten)]
        waiver: Waiver,
    },
    /// Play an extra deal after the last
    ///
    /// hoyle extra zero
    ///
    /// hoyle extra nv
    Extra {
        /// zero: every bid is 0; nv: bid blind
        extra: String,
    },
    /// Record the kind of deal that a player chose
    ///
    /// hoyle kind queens
    Kind {
        /// The kind, as the rules name it
        kind: String,
    },
    /// Record the table's ruling on a revoke, a misdeal or anything else
    ///
    /// hoyle rule revoke "a club on hearts" Igor=-5 Jovana=2.5
    ///
    /// hoyle rule revoke "reneged" Igor=2 --close
    Rule {
        /// revoke, misdeal or other
        #[arg(value_name = "KIND", value_enum, ignore_case = true, hide_possible_values = true)]
        about: RulingKind,
        /// The reason, in your own words; then points that players gain or lose: Igor=-5 Jovana=2.5
        #[arg(required = true, value_name = "REASON")]
        reason: Vec<String>,
        /// The deal it counts for [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = count::<usize>)]
        deal: Option<usize>,
        /// End the deal in progress with these points alone, without tricks
        #[arg(long)]
        close: bool,
    },
    /// Ask what the laws say when something went wrong, and record it
    ///
    /// hoyle incident revoke Igor 7 found=9 --laws round-table
    ///
    /// hoyle incident revoke Igor 7 found=9 --laws round-table --take miss
    ///
    /// hoyle incident 1 --take waive
    Incident(Box<IncidentArgs>),
    /// End the game as it stands, or give it up without a result
    ///
    /// hoyle end "the last bus goes at eleven"
    ///
    /// hoyle end --abandon
    End(EndArgs),
    /// Set or change the evening's title
    ///
    /// hoyle rename "Friday at Ana's"
    Rename {
        /// What the evening is called
        title: String,
    },
    /// Say on which day the evening was played, where the record says another
    ///
    /// hoyle redate 2024-09-08
    Redate {
        /// The day
        #[arg(value_parser = whole_day)]
        day: Day,
    },
    /// Add a note to a deal; it changes no points
    ///
    /// hoyle note "Ana was dealt four aces"
    Note {
        /// The note, in your own words
        #[arg(required = true, value_name = "TEXT")]
        text: Vec<String>,
        /// The deal it is about [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = count::<usize>)]
        deal: Option<usize>,
    },
}

impl TableCommand {
    /// Whether the command only shows what it would record.
    pub(crate) const fn is_dry_run(&self) -> bool {
        match self {
            TableCommand::End(args) => args.dry_run,
            TableCommand::Join(args) => args.dry_run,
            TableCommand::Leave(args) => args.dry_run,
            TableCommand::Incident(args) => args.take.is_none(),
            _ => false,
        }
    }
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct JoinArgs {
    /// The player who joins
    pub(crate) name: String,
    /// The points to begin with: a number, lowest (the total of whoever is last) or average
    /// [default: 0]
    #[arg(long, value_name = "N|lowest|average", value_parser = starting_points)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) points: Option<StartingPoints>,
    /// The player after whom the newcomer sits [default: the last in turn]
    #[arg(long, value_name = "SEAT")]
    pub(crate) after: Option<String>,
    /// Show the deals to come, but record nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
}

pub(super) fn starting_points(text: &str) -> Result<StartingPoints, SyntaxError> {
    match text {
        "lowest" => Ok(StartingPoints::Lowest),
        "average" => Ok(StartingPoints::Average),
        number => match number.parse() {
            Ok(points) => Ok(StartingPoints::Number(points)),
            Err(SyntaxError { .. }) => Err(SyntaxError::new(Syntax::StartingPoints, number)),
        },
    }
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct LeaveArgs {
    /// The player who leaves
    pub(crate) name: String,
    /// Who takes over the seat and its total [default: nobody, and fewer play on]
    #[arg(long, value_name = "NAME")]
    pub(crate) to: Option<String>,
    /// Show the deals to come, but record nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    #[command(flatten)]
    pub(crate) waiver: Waiver,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct EndArgs {
    /// Why, in your own words
    #[arg(value_name = "REASON")]
    pub(crate) reason: Vec<String>,
    /// End it without a winner
    #[arg(long)]
    pub(crate) abandon: bool,
    /// Show the result, but record nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Do not ask before it ends
    #[arg(long)]
    pub(crate) yes: bool,
}
