//! `audit`: whether a sheet written by hand can be right. `tables` and `text` draw the findings.

mod args;
mod tables;
mod text;

pub(crate) use args::{AuditArgs, AuditFormat};

use crate::analysis::{WrittenSheet, is_portable};
use crate::commands::notebook::findings::Findings;
use crate::commands::notebook::reading::NamedSheet;
use crate::commands::notebook::{reading, script};
use crate::commands::player;
use crate::notation::quote;
use crate::terminal::files::ForeignText;
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, files};
use crate::words::{Hint, messages};

/// Audits a sheet, or for people each of several.
///
/// # Errors
/// The sheet cannot be read, or not be audited by the rules asked for.
pub(crate) fn audit(context: &Context, args: &AuditArgs) -> Result<Answer> {
    let path = args.file.display().to_string();
    let file = quote(&path);
    let mut sheets = Vec::new();
    for ForeignText { place, text } in files::read_foreign_texts(&args.file)? {
        if is_portable(&text) {
            let failure = Failure::data(messages::AuditErrorDeals.say()).at(place);
            return Err(failure.hint(import_all(&format!("{file} --rules RULES"))));
        }
        sheets.extend(reading::sheets(&text, &place, &args.sheet));
    }
    if sheets.len() == 1 {
        return of_sheet(context, args, sheets.remove(0).sheet?);
    }
    let is_for_programs = context.global.json || context.global.plain;
    if is_for_programs || args.save || args.script || args.format != AuditFormat::Text {
        let failure = Failure::data(messages::AuditErrorSeveral { sheets: sheets.len() }.say());
        let each = Hint::of_program(messages::HintAuditAll.say(), format!("audit {file}"));
        return Err(failure.hint(each).hint(import_all(&file)));
    }
    Ok(each(context, args, sheets))
}

/// The hint to import the games of a file.
fn import_all(options: &str) -> Hint {
    Hint::of_folder(messages::HintImportAll.say(), format!("import {options}"))
}

/// The audits of several sheets, one after the other.
fn each(context: &Context, args: &AuditArgs, sheets: Vec<NamedSheet>) -> Answer {
    let mut results = Vec::new();
    let mut remarks = Vec::new();
    let mut code = DONE;
    for NamedSheet { name, sheet, .. } in sheets {
        match sheet.and_then(|sheet| of_sheet(context, args, sheet)) {
            Ok(answer) => {
                results.push(format!("{name}\n{}", answer.result));
                remarks.extend(answer.remarks.iter().map(|remark| format!("{name}: {remark}")));
                code = code.max(answer.code);
            }
            Err(failure) => {
                remarks.push(failure.lines(&context.speller()).join(" "));
                code = code.max(failure.code);
            }
        }
    }
    Answer { code, ..Answer::result(results.join("\n")) }.with_remarks(remarks)
}

fn of_sheet(context: &Context, args: &AuditArgs, mut sheet: WrittenSheet) -> Result<Answer> {
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
        saved = player::save(context, &script, &files::name(&args.file))?;
    }
    let drawn = drawn(context, &sheet, &findings, args);
    Ok(Answer { code, ..drawn }.with_remarks(unread).with_remarks(saved))
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
