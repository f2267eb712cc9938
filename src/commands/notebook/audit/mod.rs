//! `audit`: whether a sheet written by hand can be right. `tables` and `text` draw the findings.

mod args;
mod tables;
mod text;

pub(crate) use args::{AuditArgs, AuditFormat};

use crate::analysis::WrittenSheet;
use crate::commands::notebook::findings::Findings;
use crate::commands::notebook::{reading, script};
use crate::commands::player;
use crate::terminal::files::ForeignText;
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, files};
use crate::words::messages;

/// Audits a sheet.
///
/// # Errors
/// The sheet cannot be read, or not be audited by the rules asked for.
pub(crate) fn audit(context: &Context, args: &AuditArgs) -> Result<Answer> {
    let place = files::name(&args.file);
    let mut sheets = Vec::new();
    for ForeignText { place, text } in files::read_foreign_texts(&args.file)? {
        sheets.extend(reading::sheets(&text, &place, &args.sheet));
    }
    let sheet = if sheets.len() == 1 { sheets.remove(0).sheet } else { several(sheets.len()) };
    let mut sheet = sheet?;
    if sheet.about.result.is_some() {
        return Err(Failure::data(messages::AuditErrorOnlyTotals.say()));
    }
    if args.save || args.script {
        sheet = reading::in_turn(sheet, &args.sheet.turn)?;
    }
    let findings = Findings::of(&mut sheet, &args.sheet)?;

    let code = if findings.json.consistent { DONE } else { AGAINST_THE_RULES };
    let unread = reading::unread(&sheet);
    if args.script {
        let script = script::of(&sheet, &findings, &args.sheet)?;
        return Ok(Answer { code, ..Answer::data(script) }.with_remarks(unread));
    }
    let mut saved = Vec::new();
    if args.save {
        let script = script::of(&sheet, &findings, &args.sheet)?;
        saved = player::save(context, &script, &place)?;
    }
    let drawn = drawn(context, &sheet, &findings, args);
    Ok(Answer { code, ..drawn }.with_remarks(unread).with_remarks(saved))
}

/// The failure of a file with several sheets.
fn several(sheets: usize) -> Result<WrittenSheet> {
    Err(Failure::data(messages::AuditErrorSeveral { sheets }.say()))
}

fn drawn(context: &Context, sheet: &WrittenSheet, findings: &Findings, args: &AuditArgs) -> Answer {
    match args.format {
        AuditFormat::Html if !context.global.json => Answer::data(text::page(sheet, findings)),
        AuditFormat::Json => Answer::json(&findings.json),
        AuditFormat::Text | AuditFormat::Html => {
            Answer::of(&findings.json, context, text::records, |_| {
                Answer::result(text::for_people(context, sheet, findings))
            })
        }
    }
}
