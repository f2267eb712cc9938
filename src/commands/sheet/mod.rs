//! `sheet`: the score sheet.

use crate::grammar::Drawing;
use crate::output::json::{self, NamedSchema};
use crate::terminal::{Answer, Context, Result, games, sheet};
use crate::views::SheetJson;
use clap::Args;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "sheet",
    "A score sheet; also printed by replay",
    json::schema::<SheetJson>,
)
.also(&["replay"]);

/// Show the score sheet
///
/// hoyle sheet --style paper
///
/// hoyle sheet --format html > evening.html
#[derive(Debug, Args)]
pub(crate) struct SheetArgs {
    #[command(flatten)]
    pub(crate) drawing: Drawing,
}

/// The sheet of the game asked for.
pub(crate) fn sheet(context: &Context, args: &SheetArgs) -> Result<Answer> {
    let read = games::read(context)?;
    Ok(sheet::drawn(&read.history, context, args.drawing).with_remarks(read.remarks))
}
