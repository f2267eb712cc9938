//! The sentences of an audit.

use crate::analysis::{
    AuditError, AuditOutcome, CandidateRules, CellKind, LONGEST_SHEET, MOST_SLIPS, SheetError,
    Slip, SlipKind,
};
use crate::game::Players;
use crate::rules::{MOST_DEALS, Points, Ruleset};
use crate::words::{Text, decimal, joined, labelled, list, messages, quoted, rules_title};

/// Why a text is not a sheet, and what was expected.
pub(super) fn sheet_error(error: &SheetError) -> String {
    match error {
        SheetError::TooLong => {
            messages::AuditSheetErrorTooLong { kilobytes: LONGEST_SHEET / 1024, rows: MOST_DEALS }
                .say()
        }
        SheetError::NoRows => messages::AuditSheetErrorNoRows.say(),
        SheetError::NoNames => messages::AuditSheetErrorNoNames.say(),
        SheetError::Names(error) => error.to_string(),
        SheetError::NameCount { names, players } => {
            messages::AuditSheetErrorPlayerCount { players, names }.say()
        }
        SheetError::Number(text) => messages::AuditSheetErrorNumber { cell: quoted(text) }.say(),
        SheetError::Trump(text) => {
            let text = quoted(text);
            messages::AuditSheetErrorTrump { cell: &text }.say()
        }
        SheetError::Cells { found, columns } => {
            let cells = messages::CountCells { number: columns }.say();
            messages::AuditSheetErrorCellCount { cells: &cells, number: found }.say()
        }
        SheetError::Width { found, players } => {
            messages::AuditSheetErrorRowWidth { players, cells: found }.say()
        }
        SheetError::NoPlayer(text) => {
            messages::AuditSheetErrorLabelUnknown { label: quoted(text) }.say()
        }
        SheetError::Twice(text) => {
            messages::AuditSheetErrorColumnTwice { label: quoted(text) }.say()
        }
    }
}

/// Why sheets of some rules cannot be audited.
pub(super) fn audit_error(rules: &Ruleset, error: AuditError) -> String {
    let why = match error {
        AuditError::NoExactBids => &*messages::AuditRefusalNoBids.say(),
        AuditError::Sides => &*messages::AuditRefusalPartners.say(),
        AuditError::Tallies => &*messages::AuditRefusalTallies.say(),
        AuditError::Games => &*messages::AuditRefusalMatch.say(),
    };
    messages::AuditRefusal { title: rules_title(rules), reason: why }.say()
}

/// What an audit found, in one sentence.
pub(super) fn outcome(rules: &Ruleset, outcome: &AuditOutcome) -> String {
    let score = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let by = match score {
        Some(score) => messages::AuditRulesWithScore { title: rules_title(rules), score }.say(),
        None => messages::AuditRules { title: rules_title(rules) }.say(),
    };
    match outcome {
        AuditOutcome::Explained(explained) if explained.slips.is_empty() => {
            messages::AuditResultRight { rules: &by }.say()
        }
        AuditOutcome::Explained(explained) => {
            messages::AuditResultSlips { slips: explained.slips.len(), rules: &by }.say()
        }
        AuditOutcome::MoreSlips(row) => {
            messages::AuditResultManySlips { slips: MOST_SLIPS, rules: &by, deal: row }.say()
        }
        AuditOutcome::Unreadable(row) => {
            messages::AuditResultUnreadable { deal: row, rules: &by }.say()
        }
    }
}

/// A slip: where, what is written, what was expected, and its kind.
pub(super) fn slip(players: &Players, slip: &Slip) -> String {
    let Slip { row, player, cell, kind, written, expected, with } = slip;
    let deal = [messages::TableDealNumber { number: row }.say()];
    let whose = player.map(|seat| players.name(seat).to_string());
    let place = list(deal.into_iter().chain(whose).chain([cell_kind(*cell).say()]));
    let says = written.map_or_else(|| messages::AuditSlipNothingWritten.say(), decimal);
    if let Some(with) = with {
        let other = expected.unwrap_or_default();
        return messages::AuditSlipSwapped {
            place: &place,
            written: &says,
            other,
            player: players.name(*with),
        }
        .say();
    }
    let said = match (expected, because(*kind, *expected)) {
        (Some(should), None) if *kind == SlipKind::Cards => {
            messages::AuditSlipCorrectionSchedule { written: says, expected: should }.say()
        }
        (Some(should), None) => {
            messages::AuditSlipCorrection { written: says, expected: should }.say()
        }
        (Some(should), Some(because)) => {
            messages::AuditSlipCorrectionReason { written: says, expected: should, reason: because }
                .say()
        }
        (None, Some(because)) => labelled(says, because),
        (None, None) if *kind == SlipKind::Hook => {
            messages::AuditSlipHookBid { written: says }.say()
        }
        (None, None) => says,
    };
    let after = match (kind, off(*written, *expected)) {
        (SlipKind::Addition, off) if off > Points::ZERO => {
            Some(messages::AuditSlipTotalAbove { points: off }.say())
        }
        (SlipKind::Addition, off) => Some(messages::AuditSlipTotalBelow { points: -off }.say()),
        (SlipKind::Carried, _) => Some(messages::AuditSlipTotalRecovers.say()),
        _ => None,
    };
    labelled(
        place,
        joined([said].into_iter().chain(after), &messages::GrammarSemicolon.say()) + ".",
    )
}

/// By how much a number is too high.
fn off(written: Option<Points>, expected: Option<Points>) -> Points {
    written.unwrap_or_default() - expected.unwrap_or_default()
}

/// The explanation that the kind of a slip gives, if any.
fn because(kind: SlipKind, expected: Option<Points>) -> Option<String> {
    Some(match kind {
        SlipKind::Digits => messages::AuditSlipReasonDigits.say(),
        SlipKind::Sign => messages::AuditSlipReasonSign.say(),
        SlipKind::Bonus => messages::AuditSlipReasonBonus.say(),
        SlipKind::Hook if expected.is_some() => messages::AuditSlipReasonHook.say(),
        SlipKind::Tricks => messages::AuditSlipReasonTricks.say(),
        _ => return None,
    })
}

/// Rules with a score and settings, in short: `romanian · romanian-progressive · no-zero=on`.
pub(super) fn candidate(candidate: &CandidateRules) -> String {
    let CandidateRules { rules, set } = candidate;
    let own = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let parts = [Some(rules.id.as_str()), own].into_iter().flatten();
    parts.chain(set.iter().map(String::as_str)).collect::<Vec<_>>().join(" · ")
}

/// What a cell of a sheet holds.
pub(super) fn cell_kind(cell: CellKind) -> Text {
    match cell {
        CellKind::Bid => messages::HeadingBid,
        CellKind::Took => messages::HeadingTook,
        CellKind::Points => messages::HeadingPoints,
        CellKind::Bonus => messages::HeadingBonus,
        CellKind::Ruling => messages::HeadingRuling,
        CellKind::Total => messages::HeadingTotal,
        CellKind::Cards => messages::HeadingCards,
    }
}
