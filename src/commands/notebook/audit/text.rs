//! The findings of an audit for people, as records, and as a page.

use super::tables;
use crate::analysis::{CellKind, SlipKind, WrittenSheet};
use crate::commands::notebook::findings::Findings;
use crate::commands::notebook::json::AuditJson;
use crate::output::html::HtmlTable;
use crate::output::{fold_in, plain, text};
use crate::rules::Points;
use crate::terminal::Context;
use crate::words::{self, messages};
use askama::Template;

/// The most rules that are listed for people.
const MOST_LISTED: usize = 10;

/// The verdict and the slips in sentences, then the tables.
pub(super) fn for_people(context: &Context, sheet: &WrittenSheet, findings: &Findings) -> String {
    let width = context.screen.fold_at.unwrap_or(usize::MAX);
    let mut text = String::new();
    for line in &findings.lines {
        text += &(fold_in(line, width, 2) + "\n");
    }

    if findings.fits.len() > 1 {
        text += &rules(context, &messages::AuditCaptionFits.say(), &findings.fits);
    }
    if !findings.others.is_empty() {
        text += &rules(context, &messages::AuditCaptionOthers.say(), &findings.others);
    }
    if let Some(fit) = &findings.by {
        let tricks = tables::tricks(&findings.json, sheet);
        let places = tables::places(sheet, fit);
        for grid in [tricks, places] {
            text += &format!("\n{}", text::grid(&grid, context.screen.look));
        }
    }
    text
}

/// The first of some rules as a table, and how many there are beyond them.
fn rules(context: &Context, caption: &str, rows: &[(String, Option<usize>)]) -> String {
    let listed = &rows[..rows.len().min(MOST_LISTED)];
    let mut text =
        format!("\n{}", text::grid(&tables::rules(caption, listed), context.screen.look));
    let more = rows.len() - listed.len();
    if more > 0 {
        text += &(messages::AuditMoreRules { number: more }.say() + "\n");
    }
    text
}

/// A record for each slip of the first explanation, then for each breach. The last field says whether nothing
/// else explains the sheet as well.
pub(super) fn records(findings: &AuditJson) -> String {
    let decimal = |points: Option<Points>| points.map_or_else(String::new, Points::decimal);
    let standing = if findings.proven { "proven" } else { "guess" };
    let mut records = String::new();
    for slip in &findings.slips {
        records += &plain::record([
            &slip.row.to_string(),
            slip.player.as_deref().unwrap_or_default(),
            slip.cell.into(),
            slip.kind.into(),
            &decimal(slip.written),
            &decimal(slip.expected),
            standing,
        ]);
    }
    for breach in &findings.breaches {
        let row = breach.row.to_string();
        let bids = breach.bids.to_string();
        let hook = SlipKind::Hook.into();
        records += &plain::record([&row, "", CellKind::Bid.into(), hook, &bids, "", "breach"]);
    }
    records
}

#[derive(Template)]
#[template(path = "audit.html")]
struct AuditPage<'a> {
    lines: &'a [String],
    totals: Option<HtmlTable>,
    sheet: HtmlTable,
}

/// A page with the verdict in sentences, the right totals, and the sheet with its slips marked.
pub(super) fn page(sheet: &WrittenSheet, findings: &Findings) -> String {
    let totals = findings.by.as_ref().map(|fit| tables::places(sheet, fit));
    let marked = tables::marked(&findings.json, sheet, findings.by.as_ref());
    let page = AuditPage {
        lines: &findings.lines,
        totals: totals.map(|totals| HtmlTable::of(totals, "", &[])),
        sheet: HtmlTable::of(marked, &messages::AuditCaptionSheet.say(), &[]),
    };
    page.render().expect("memory takes every page") + "\n"
}
