//! `sheet`: the score sheet.

use crate::grammar::Drawing;
use crate::terminal::{Answer, Context, Result, games, sheet};
use clap::Args;

/// Show the score sheet
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
