//! What an audit of a sheet says.

use super::catalog;
use super::grammar::quoted;
use super::players::bad_players;
use crate::analysis::{
    Audit, Candidate, LONGEST_SHEET, MOST_SLIPS, NotAudited, ReadFault, Slip, SlipKind,
};
use crate::game::Players;
use crate::rules::{MOST_DEALS, Points, Ruleset};

/// What is wrong with a text that is not a sheet, and what was expected.
pub fn sheet_fault(fault: &ReadFault) -> String {
    match fault {
        ReadFault::TooLong => catalog::sheet_is_too_long_at_most(LONGEST_SHEET / 1024, MOST_DEALS),
        ReadFault::NoRows => catalog::this_is_not_score_sheet_expected(),
        ReadFault::NoNames => catalog::sheet_does_not_name_its_players(),
        ReadFault::Names(fault) => bad_players(fault),
        ReadFault::NameCount { names, players } => {
            catalog::sheet_has_columns_for_not(players, names)
        }
        ReadFault::Number(text) => catalog::expected_number_or_for_what_cannot(quoted(text)),
        ReadFault::Trump(text) => {
            let text = quoted(text);
            catalog::expected_trump_suit_none_or_its(&text)
        }
        ReadFault::Cells { found, columns } => {
            let cells = catalog::count_cells(columns);
            catalog::expected_not_write_for_what_cannot(&cells, found)
        }
        ReadFault::Width { found, players } => {
            catalog::expected_cards_then_bid_and_total(players, found)
        }
        ReadFault::NoPlayer(text) => catalog::expected_player_s_name_before_or(quoted(text)),
        ReadFault::Twice(text) => catalog::column_appears_twice(quoted(text)),
    }
}

/// Why sheets of some rules cannot be audited.
pub fn not_audited(rules: &Ruleset, fault: NotAudited) -> String {
    let why = match fault {
        NotAudited::NoExactBids => &*catalog::nobody_bids_number_of_tricks_there(),
        NotAudited::Sides => &*catalog::partners_share_score_there(),
        NotAudited::Counts => &*catalog::more_is_counted_there_than_tricks(),
        NotAudited::Games => &*catalog::several_games_are_played_there_each(),
    };
    catalog::sheets_of_cannot_be_audited(&rules.title, why)
}

/// What an audit found, in one sentence.
pub fn audited(rules: &Ruleset, audit: &Audit) -> String {
    let score = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let score = score.map_or_else(String::new, catalog::with_score);
    let by = catalog::rules_of(&rules.title, &score);
    match audit {
        Audit::Explained(explained) if explained.slips.is_empty() => {
            catalog::sheet_is_right_by(&by)
        }
        Audit::Explained(explained) => catalog::by_2(explained.slips.len(), &by),
        Audit::MoreSlips(row) => catalog::more_than_slips_by_first_deal(MOST_SLIPS, &by, row),
        Audit::Unreadable(row) => catalog::too_little_can_be_read_up(row, &by),
    }
}

/// A slip: where, what is written, what was expected, and its kind.
pub fn slip(players: &Players, slip: &Slip) -> String {
    let Slip { row, player, cell, kind, written, expected, with } = slip;
    let whose = player.map_or_else(String::new, |seat| format!(", {}", players.name(seat)));
    let place = catalog::deal_2(row, &whose, <&str>::from(*cell));
    let says = written.map_or_else(|| "nothing".to_owned(), |it| it.to_string());
    if let Some(with) = with {
        let other = expected.unwrap_or_default();
        return catalog::was_swapped_with_of(&place, &says, other, players.name(*with));
    }
    let should = expected.map_or_else(String::new, catalog::should_be);
    format!("{place}: {says}{should}{}.", because(*kind, *written, *expected))
}

/// What the kind of a slip says of it.
fn because(kind: SlipKind, written: Option<Points>, expected: Option<Points>) -> String {
    let off = written.unwrap_or_default() - expected.unwrap_or_default();
    match kind {
        SlipKind::Addition if off > Points::ZERO => catalog::from_here_on_too_many(off),
        SlipKind::Addition => catalog::from_here_on_too_few(-off),
        SlipKind::Carried => catalog::next_total_is_right_again(),
        SlipKind::Digits => catalog::two_digits_are_swapped(),
        SlipKind::Sign => catalog::sign_is_wrong(),
        SlipKind::Bonus => catalog::bonus_for_run_is_wrong(),
        SlipKind::Hook if expected.is_none() => catalog::makes_sum_that_hook_forbids(),
        SlipKind::Hook => catalog::hook_forbids_these_bids(),
        SlipKind::Tricks => catalog::tricks_do_not_add_up(),
        SlipKind::Cards => catalog::by_schedule(),
        SlipKind::Column => String::new(),
    }
}

/// Rules with a score and settings, in short: `romanian · romanian-progressive · no-zero=on`.
pub fn candidate(candidate: &Candidate) -> String {
    let Candidate { rules, set } = candidate;
    let own = Some(rules.scoring.id()).filter(|id| *id != rules.id);
    let parts = [Some(rules.id.as_str()), own].into_iter().flatten();
    parts.chain(set.iter().map(String::as_str)).collect::<Vec<_>>().join(" · ")
}
