//! What `chances` prints as JSON.

use super::words;
use crate::analysis::{Chances, Outlook, SideChances};
use crate::game::{Act, Game};
use crate::output::json::{self, NamedSchema};
use crate::rules::Points;
use crate::words::sides;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("chances", "Who can still win", json::schema::<Vec<ChancesJson>>);

/// The chances of a side.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ChancesJson {
    /// Who.
    player: String,
    /// The least final total.
    least: Points,
    /// The greatest.
    greatest: Points,
    /// First place, shared or alone.
    first: Outlook,
    /// First place alone.
    alone: Outlook,
    /// Commands that would finish the game with this side first, alone if that is possible.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
}

impl ChancesJson {
    pub(super) fn of(game: &Game, chances: &SideChances) -> ChancesJson {
        ChancesJson {
            player: sides(game)(chances.side),
            least: chances.least,
            greatest: chances.greatest,
            first: chances.first.verdict,
            alone: chances.alone.verdict,
            line: words::line_of_play(game, line(chances)),
        }
    }
}

/// The course of the game that is shown for a side: it comes first alone, if that is possible.
pub(super) fn line(chances: &SideChances) -> &[Act] {
    if is_alone(chances) { &chances.alone.line } else { &chances.first.line }
}

/// Whether a side comes first alone by the course that is shown for it.
pub(super) fn is_alone(chances: &SideChances) -> bool {
    !chances.alone.line.is_empty()
}

/// The chances of each side, in column order.
pub(super) fn in_column_order<'a>(game: &Game, chances: &'a Chances) -> Vec<&'a SideChances> {
    let sides = game.setup().sides();
    let of_side = |side| chances.sides.iter().find(|chances| chances.side == side);
    sides.into_iter().filter_map(of_side).collect()
}
