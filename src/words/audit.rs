//! What an audit of a sheet says.

use super::catalog::{self, decimal, labelled, translated};
use super::grammar::{joined, list, quoted};
use super::players::bad_players;
use crate::analysis::{
    AuditError, AuditOutcome, Candidate, LONGEST_SHEET, MOST_SLIPS, SheetError, Slip, SlipKind,
};
use crate::game::Players;
use crate::rules::{MOST_DEALS, Points, Ruleset};

/// What is wrong with a text that is not a sheet, and what was expected.
pub fn sheet_error(error: &SheetError) -> String {
    match error {
        SheetError::TooLong => catalog::sheet_is_too_long_at_most(LONGEST_SHEET / 1024, MOST_DEALS),
        SheetError::NoRows => catalog::this_is_not_score_sheet_expected(),
        SheetError::NoNames => catalog::sheet_does_not_name_its_players(),
        SheetError::Names(error) => bad_players(error),
        SheetError::NameCount { names, players } => {
            catalog::sheet_has_columns_for_not(players, names)
        }
        SheetError::Number(text) => catalog::expected_number_or_for_what_cannot(quoted(text)),
        SheetError::Trump(text) => {
            let text = quoted(text);
            catalog::expected_trump_suit_none_or_its(&text)
        }
        SheetError::Cells { found, columns } => {
            let cells = catalog::count_cells(columns);
            catalog::expected_not_write_for_what_cannot(&cells, found)
        }
        SheetError::Width { found, players } => {
            catalog::expected_cards_then_bid_and_total(players, found)
        }
        SheetError::NoPlayer(text) => catalog::expected_player_s_name_before_or(quoted(text)),
        SheetError::Twice(text) => catalog::column_appears_twice(quoted(text)),
    }
}

/// Why sheets of some rules cannot be audited.
pub fn not_audited(rules: &Ruleset, error: AuditError) -> String {
    let why = match error {
        AuditError::NoExactBids => &*catalog::nobody_bids_number_of_tricks_there(),
        AuditError::Sides => &*catalog::partners_share_score_there(),
        AuditError::Counts => &*catalog::more_is_counted_there_than_tricks(),
        AuditError::Games => &*catalog::several_games_are_played_there_each(),
    };
    catalog::sheets_of_cannot_be_audited(translated(&rules.title), why)
}

/// What an audit found, in one sentence.
pub fn audited(rules: &Ruleset, audit: &AuditOutcome) -> String {
    let score = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let by = match score {
        Some(score) => catalog::rules_with_score(translated(&rules.title), score),
        None => catalog::rules_of(translated(&rules.title)),
    };
    match audit {
        AuditOutcome::Explained(explained) if explained.slips.is_empty() => {
            catalog::sheet_is_right_by(&by)
        }
        AuditOutcome::Explained(explained) => catalog::by_2(explained.slips.len(), &by),
        AuditOutcome::MoreSlips(row) => {
            catalog::more_than_slips_by_first_deal(MOST_SLIPS, &by, row)
        }
        AuditOutcome::Unreadable(row) => catalog::too_little_can_be_read_up(row, &by),
    }
}

/// A slip: where, what is written, what was expected, and its kind.
pub fn slip(players: &Players, slip: &Slip) -> String {
    let Slip { row, player, cell, kind, written, expected, with } = slip;
    let deal = [catalog::deal_number(row)];
    let whose = player.map(|seat| players.name(seat).to_string());
    let place = list(deal.into_iter().chain(whose).chain([translated(cell.into())]));
    let says = written.map_or_else(catalog::nothing_written, decimal);
    if let Some(with) = with {
        let other = expected.unwrap_or_default();
        return catalog::was_swapped_with_of(&place, &says, other, players.name(*with));
    }
    let said = match (expected, because(*kind, *expected)) {
        (Some(should), None) if *kind == SlipKind::Cards => {
            catalog::should_be_by_schedule(says, should)
        }
        (Some(should), None) => catalog::should_be(says, should),
        (Some(should), Some(because)) => catalog::should_be_because(says, should, because),
        (None, Some(because)) => catalog::slip_because(says, because),
        (None, None) if *kind == SlipKind::Hook => catalog::makes_sum_that_hook_forbids(says),
        (None, None) => says,
    };
    let after = match (kind, off(*written, *expected)) {
        (SlipKind::Addition, off) if off > Points::ZERO => {
            Some(catalog::from_here_on_too_many(off))
        }
        (SlipKind::Addition, off) => Some(catalog::from_here_on_too_few(-off)),
        (SlipKind::Carried, _) => Some(catalog::next_total_is_right_again()),
        _ => None,
    };
    labelled(place, joined([said].into_iter().chain(after), &catalog::semicolon()) + ".")
}

/// By how much a number is too high.
fn off(written: Option<Points>, expected: Option<Points>) -> Points {
    written.unwrap_or_default() - expected.unwrap_or_default()
}

/// The explanation that the kind of a slip gives, if any.
fn because(kind: SlipKind, expected: Option<Points>) -> Option<String> {
    Some(match kind {
        SlipKind::Digits => catalog::two_digits_are_swapped(),
        SlipKind::Sign => catalog::sign_is_wrong(),
        SlipKind::Bonus => catalog::bonus_for_run_is_wrong(),
        SlipKind::Hook if expected.is_some() => catalog::hook_forbids_these_bids(),
        SlipKind::Tricks => catalog::tricks_do_not_add_up(),
        _ => return None,
    })
}

/// Rules with a score and settings, in short: `romanian · romanian-progressive · no-zero=on`.
pub fn candidate(candidate: &Candidate) -> String {
    let Candidate { rules, set } = candidate;
    let own = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let parts = [Some(rules.id.as_str()), own].into_iter().flatten();
    parts.chain(set.iter().map(String::as_str)).collect::<Vec<_>>().join(" · ")
}
