//! The commands that record what the table decides besides the play: who sits where, rulings, notes.

use super::shared::{Waiver, count};
use crate::game::Incident;
use crate::notation::Named;
use crate::rules::Points;
use clap::{Args, Subcommand};

// A command about the table. It is not deferred, so that its own options are there before the options of
// the commands above are added.
#[derive(Debug, Subcommand)]
pub(crate) enum TableCommand {
    /// Replace a player who leaves: seat and total pass on; between deals
    ///
    /// hoyle leave Igor --to Marko
    Leave {
        /// The player who leaves
        name: String,
        /// Who takes over the seat and its total
        #[arg(long, value_name = "NAME")]
        to: Option<String>,
        #[command(flatten)]
        waiver: Waiver,
    },
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
        reason: Option<String>,
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
    /// Record the table's ruling on a revoke, a misdeal or anything else
    ///
    /// hoyle rule revoke "a club on hearts" Igor=-5 Jovana=2.5
    ///
    /// hoyle rule revoke "reneged" Igor=2 --close
    Rule {
        /// revoke, misdeal or other
        #[arg(value_name = "KIND", value_enum, ignore_case = true, hide_possible_values = true)]
        about: Incident,
        /// The reason, in your own words
        reason: String,
        /// Points that players gain or lose: Igor=-5 Jovana=2.5
        #[arg(value_name = "NAME=POINTS")]
        points: Vec<Named<Points>>,
        /// The deal it counts for [default: the one being played, or the last]
        #[arg(long, value_name = "N", value_parser = count::<usize>)]
        deal: Option<usize>,
        /// End the deal in progress with these points alone, without tricks
        #[arg(long)]
        close: bool,
    },
    /// End the game as it stands, or give it up without a result
    ///
    /// hoyle end "the last bus goes at eleven"
    ///
    /// hoyle end --abandon
    End(EndArgs),
    /// Give the evening a title, or another one
    ///
    /// hoyle rename "Friday at Ana's"
    Rename {
        /// What the evening is called
        title: String,
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

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct EndArgs {
    /// Why, in your own words
    #[arg(value_name = "REASON")]
    pub(crate) reason: Option<String>,
    /// End it without a winner: it counts in no statistics
    #[arg(long)]
    pub(crate) abandon: bool,
    /// Show the result, but record nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Do not ask before it ends
    #[arg(long)]
    pub(crate) yes: bool,
}
