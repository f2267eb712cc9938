//! The commands that begin a game.

use super::Choice;
use super::shared::{date, tally};
use crate::history::Stamp;
use crate::notation::Named;
use crate::rules::Points;
use clap::Args;

/// Start a game
///
/// hoyle new romanian Ana Radu Ion --dealer Ion --set promotions=ten
///
/// hoyle new wizard Ana Bo Cid Di --from-deal 6 --totals 82,95,98,79 --dealer Ana
///
/// hoyle help taking-over
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct NewArgs {
    /// A game of hoyle rules or hoyle rules --examples, or a rules file
    pub(crate) rules: Option<String>,
    /// The players, in turn order
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Who deals first [default: drawn]
    #[arg(long, value_name = "NAME")]
    pub(crate) dealer: Option<String>,
    /// The columns of the sheet, if not in turn order
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub(crate) columns: Vec<String>,
    /// What the evening is called
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// The game's id [default: rules and date]
    #[arg(long)]
    pub(crate) id: Option<String>,
    /// Take a game over at this deal, with --dealer and --totals
    #[arg(long, value_name = "N", requires = "totals", requires = "dealer", hide = true)]
    pub(crate) from_deal: Option<usize>,
    /// The totals before that deal, in turn order
    #[arg(long, value_name = "N,N,N", value_delimiter = ',', allow_hyphen_values = true)]
    #[arg(requires = "from_deal", hide = true)]
    pub(crate) totals: Vec<Points>,
    /// Deals in a row made before it, or missed: Ana=+3,Bo=-2 [default: runs begin anew]
    #[arg(long, value_name = "NAME=N", value_delimiter = ',', requires = "from_deal", hide = true)]
    pub(crate) runs: Vec<Named<i64>>,
    /// A tally that runs on, in turn order: bags=3,1
    #[arg(long = "tally", value_name = "ID=N,N", value_parser = tally, requires = "from_deal", hide = true)]
    pub(crate) tallies: Vec<(String, Vec<u16>)>,
    /// The final totals of an old game, if nothing else is known
    #[arg(
        long,
        value_name = "NAME=N",
        value_delimiter = ',',
        conflicts_with = "from_deal",
        hide = true
    )]
    pub(crate) result: Vec<Named<Points>>,
    /// When it was played: 2019-12-27
    #[arg(long, value_parser = date, requires = "result", hide = true)]
    pub(crate) date: Option<Stamp>,
}

impl NewArgs {
    /// The players; if none are named, those of the result.
    pub(crate) fn players(&self) -> Vec<String> {
        if self.players.is_empty() {
            self.result.iter().filter_map(|named| named.name.clone()).collect()
        } else {
            self.players.clone()
        }
    }
}

/// Start another game: the same players and rules, the deal passed on
///
/// hoyle rematch
///
/// hoyle rematch --draw-seats --title "Saturday"
#[derive(Debug, Default, Args)]
pub(crate) struct RematchArgs {
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
