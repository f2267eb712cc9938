//! The commands that begin a game.

use super::Choice;
use clap::Args;

/// Start a game
///
/// hoyle new romanian Ana Radu Ion --dealer Ion --set promotions=ten
///
/// hoyle new oh-hell Ann Bob Cleo --scoring montreal
///
/// hoyle new serbian Igor Jovana Dunja Dušan --title "Friday at Igor's"
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct NewArgs {
    /// A game (hoyle rules, also with --examples, lists them; hoyle rules RULES its settings), or a
    /// rules file [default: asked for]
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
