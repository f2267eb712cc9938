//! The sentences of an audit.

use crate::analysis::{
    AuditError, AuditOutcome, CandidateRules, CellKind, Explanation, LONGEST_SHEET, Label,
    MOST_SLIPS, SheetColumns, SheetError, Slip, SlipKind, WrittenSheet,
};
use crate::game::Players;
use crate::rules::{MOST_DEALS, Points, Ruleset};
use crate::words::{Text, decimal, joined, labelled, list, messages, quoted, rules_title, trump};

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
        SheetError::NameNear { name, near } => {
            messages::AuditSheetErrorNameNear { name, near }.say()
        }
        SheetError::Evening => messages::AuditSheetErrorEvening.say(),
        SheetError::Several => messages::AuditSheetErrorSeveral.say(),
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
        AuditError::Kinds => &*messages::AuditRefusalKinds.say(),
        AuditError::Places => &*messages::AuditRefusalPlaces.say(),
        AuditError::Games => &*messages::AuditRefusalMatch.say(),
    };
    messages::AuditRefusal { title: rules_title(rules), reason: why }.say()
}

/// The rules of an audit: `the rules of Romanian whist`.
pub(super) fn by(rules: &Ruleset) -> String {
    let score = rules.scoring.id();
    if score == rules.id {
        messages::AuditRules { title: rules_title(rules) }.say()
    } else {
        messages::AuditRulesWithScore { title: rules_title(rules), score }.say()
    }
}

/// Why nothing explains a sheet; empty if something does.
pub(super) fn unexplained(sheet: &WrittenSheet, rules: &Ruleset, outcome: &AuditOutcome) -> String {
    let rules = &by(rules);
    match outcome {
        AuditOutcome::Explained(_) => String::new(),
        AuditOutcome::MoreSlips(row) => {
            let line = sheet.rows.get(*row - 1).map_or(0, |row| row.line);
            let deal = if line == 0 {
                row.to_string()
            } else {
                messages::AuditDealInLine { deal: row, line }.say()
            };
            messages::AuditResultManySlips { slips: MOST_SLIPS, rules, deal }.say()
        }
        AuditOutcome::Unreadable(row) => messages::AuditResultUnreadable { deal: row, rules }.say(),
    }
}

/// A slip: where, what is written, what was expected, and its kind.
pub(super) fn slip(players: &Players, explanation: &Explanation, slip: &Slip) -> String {
    if let Some(said) = whole(players, slip) {
        return said;
    }
    let Slip { row, player, cell, kind, written, expected, with, .. } = slip;
    let deal = [messages::TableDealNumber { number: row }.say()];
    let whose = player.map(|seat| players.name(seat).to_string());
    let place = list(deal.into_iter().chain(whose).chain([cell_kind(*cell).say()]));
    let says = written.map_or_else(|| messages::AuditSlipNothingWritten.say(), decimal);
    if let Some(label) = slip.label {
        let (written, expected) = match label {
            Label::Trump { written, expected } => (trump(written), trump(expected)),
            Label::Dealer { written, expected } => {
                (players.name(written).to_string(), players.name(expected).to_string())
            }
        };
        let said = messages::AuditSlipCorrection { written, expected }.say();
        return labelled(place, said + ".");
    }
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
    if *cell == CellKind::Total && written == expected {
        return labelled(place, messages::AuditSlipPutRight { written: says }.say());
    }

    let said = match (expected, because(explanation, slip)) {
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
        (None, None) => says,
    };
    let off = off(*written, *expected);
    let after = match kind {
        SlipKind::Carried => Some(messages::AuditSlipTotalRecovers.say()),
        SlipKind::Addition | SlipKind::Bonus if *cell == CellKind::Total => {
            Some(if off > Points::ZERO {
                messages::AuditSlipTotalAbove { points: off }.say()
            } else {
                messages::AuditSlipTotalBelow { points: -off }.say()
            })
        }
        _ => None,
    };
    labelled(
        place,
        joined([said].into_iter().chain(after), &messages::GrammarSemicolon.say()) + ".",
    )
}

/// A slip of whole deals or columns; `None` if it is one of cells.
fn whole(players: &Players, slip: &Slip) -> Option<String> {
    let Slip { row, until, player, with, .. } = slip;
    let numbers = until.map_or_else(|| row.to_string(), |until| format!("{row}–{until}"));
    let deals = until.map_or(1, |until| until - row + 1);
    Some(match slip.kind {
        SlipKind::DealMissing => messages::AuditSlipDealMissing { deal: row }.say(),
        SlipKind::HandMissing => match player {
            Some(seat) => {
                let player = players.name(*seat);
                messages::AuditSlipHandMissing { deal: row, player }.say()
            }
            None => messages::AuditSlipHandsMissing { deal: row }.say(),
        },
        SlipKind::DealTwice => messages::AuditSlipDealTwice { deal: row }.say(),
        SlipKind::DealsSwapped => {
            messages::AuditSlipDealsSwapped { deal: row, other: (*until)? }.say()
        }
        SlipKind::ColumnsSwapped => messages::AuditSlipColumnsSwapped {
            deals,
            numbers,
            player: players.name((*player)?),
            other: players.name((*with)?),
        }
        .say(),
        SlipKind::BidsForTricks => messages::AuditSlipBidsForTricks { deals, numbers }.say(),
        _ => return None,
    })
}

/// By how much a number is too high.
fn off(written: Option<Points>, expected: Option<Points>) -> Points {
    written.unwrap_or_default() - expected.unwrap_or_default()
}

/// The reason that the kind of a slip gives, if any.
fn because(explanation: &Explanation, slip: &Slip) -> Option<String> {
    match slip.kind {
        SlipKind::Digits => Some(messages::AuditSlipReasonDigits.say()),
        SlipKind::Sign => Some(messages::AuditSlipReasonSign.say()),
        SlipKind::Bonus => Some(messages::AuditSlipReasonBonus.say()),
        SlipKind::Hook => Some(messages::AuditSlipReasonHook.say()),
        SlipKind::Tricks => Some(messages::AuditSlipReasonTricks.say()),
        SlipKind::Points => worth(explanation, slip),
        _ => None,
    }
}

/// What the hand of a slip is worth, if its tricks are certain.
fn worth(explanation: &Explanation, slip: &Slip) -> Option<String> {
    let hand = explanation.deal(slip.row)?.hands[slip.player?.index()].as_ref()?;
    if hand.took.len() > 1 {
        return None;
    }
    let bid = hand.bid;
    Some(messages::AuditSlipReasonWorth { bid, took: hand.chosen, points: hand.points }.say())
}

/// Rules with a score and settings, in short: `romanian · romanian-progressive · no-zero=on`.
pub(super) fn candidate(candidate: &CandidateRules) -> String {
    let CandidateRules { rules, set } = candidate;
    let own = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let parts = [Some(rules.id.as_str()), own].into_iter().flatten();
    parts.chain(set.iter().map(String::as_str)).collect::<Vec<_>>().join(" · ")
}

/// The columns as they are typed: `cards,bid,total`.
pub(super) fn typed(columns: &SheetColumns) -> String {
    let kinds = columns.of_deal.iter().chain(&columns.of_player);
    let names: Vec<&str> = kinds.map(|kind| (*kind).into()).collect();
    names.join(",")
}

/// What the columns of a sheet were taken for.
pub(super) fn columns(columns: &SheetColumns) -> String {
    let names = |kinds: &[CellKind]| list(kinds.iter().map(|kind| cell_kind(*kind).say()));
    let of_player = names(&columns.of_player);
    if columns.of_deal.is_empty() {
        return messages::AuditReadPlayerColumns { of_player }.say();
    }
    messages::AuditReadColumns { of_deal: names(&columns.of_deal), of_player }.say()
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
        CellKind::Deal => messages::AuditCellNumber,
        CellKind::Trump => messages::HeadingTrump,
        CellKind::Dealer => messages::HeadingDealer,
    }
}
