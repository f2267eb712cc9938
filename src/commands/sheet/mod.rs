//! `sheet`: the score sheet.

use crate::grammar::{Drawing, Format, hints};
use crate::history::History;
use crate::output::json::{self, NamedSchema};
use crate::terminal::screen::Screen;
use crate::terminal::{Answer, Context, Failure, Result, files, games, sheet};
use crate::views::SheetJson;
use crate::words::{self, messages};
use clap::Args;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

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
/// hoyle sheet evening.html
#[derive(Debug, Args)]
pub(crate) struct SheetArgs {
    /// Where to write it, in the format of the ending: .txt, .md, .csv, .html, .svg, .png or .json
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) drawing: Drawing,
}

/// The sheet of the game asked for, or that it is written to a file.
///
/// # Errors
/// The game cannot be read, or the file not be written.
pub(crate) fn sheet(context: &Context, args: &SheetArgs) -> Result<Answer> {
    let read = games::read(context)?;
    let answer = match &args.file {
        Some(file) => write(context, &read.history, file, args.drawing)?,
        None => sheet::drawn(&read.history, context, args.drawing)?,
    };
    Ok(answer.with_remarks(read.remarks))
}

/// Writes the sheet to a new file.
fn write(context: &Context, history: &History, file: &Path, asked: Drawing) -> Result<Answer> {
    if context.replayed.is_some() {
        return Err(Failure::usage(messages::SheetRefusalScript.say()));
    }
    let ending = file.extension().and_then(OsStr::to_str).unwrap_or_default().to_lowercase();
    let format = match ending.as_str() {
        "txt" => Format::Text,
        "md" => Format::Markdown,
        "csv" => Format::Csv,
        "html" => Format::Html,
        "svg" => Format::Svg,
        "png" => Format::Png,
        "json" => Format::Json,
        _ => return Err(Failure::usage(messages::SheetRefusalEnding.say())),
    };

    let mut plain = context.clone();
    plain.screen = Screen::none();
    let drawing = Drawing { format: asked.format.or(Some(format)), ..asked };
    let sheet = sheet::drawn(history, &plain, drawing)?;
    files::write_new(file, hints::write_sheet(), |out| {
        write!(out, "{}", sheet.result)?;
        out.write_all(&sheet.bytes)
    })?;
    let written = words::exported_one(&file.display().to_string(), history.id().as_str(), None);
    Ok(Answer::default().remark(written))
}
