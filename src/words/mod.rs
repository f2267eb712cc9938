//! The sentences: refusals, rules and what happens now, told in English. Facts come from below;
//! nothing here decides anything.

mod auction;
#[cfg(feature = "cli")]
pub(crate) mod board;
mod check;
mod choice;
mod clause;
#[cfg(feature = "store")]
mod doctor;
mod due;
mod entries;
mod explain;
#[cfg(feature = "cli")]
mod files;
mod grammar;
mod hint;
mod instead;
mod near;
mod now;
mod options;
mod play;
mod record;
#[cfg(feature = "store")]
mod recorded;
#[cfg(feature = "store")]
mod rejected;
mod review;
mod ruleset;
mod ruling;
mod score;
mod script;
mod seating;
mod setup;
#[cfg(feature = "store")]
mod store;
mod table;
#[cfg(feature = "cli")]
mod terminal;
#[cfg(feature = "store")]
mod transfer;
#[cfg(feature = "cli")]
mod typed;

pub use auction::{bid, call_words, calls_in_short, contract, contract_notes};
pub use check::{
    illegal_earlier_bid, illegal_earlier_call, legal_bid, legal_call, listed_open, no_auction,
    no_exact_bids, no_trump_assumed, not_open, nth_to_bid, nth_to_play, nth_to_speak, pack_grows,
    trick_taker, verdict,
};
pub use choice::{
    contracts_caption, file_fault, file_header, file_is_sound, points_caption, setting_fault,
    top_too_high,
};
pub use clause::{clause, formula};
#[cfg(feature = "store")]
pub use doctor::{checked, health, pointer, stray};
pub use due::{barred, due, due_lines, notes, open, so_far};
pub use entries::{
    EntryText, act, changed, entries, entry, entry_in_log, game_began, game_began_with,
};
pub use explain::{
    Because, bonus, by_rules, case_words, contract_outcome, contract_points, contract_result,
    contract_row, deal_heading, filled_in, hand_points, nothing_to_explain, points_row, posting,
    sat_out, worked_out,
};
#[cfg(feature = "cli")]
pub use files::{
    archive_on_terminal, cannot_make_folder, cannot_read, cannot_write, file_exists, not_text,
    too_long,
};
pub use grammar::{and, capital, cited, count, or, ordinal, range, trump};
pub use hint::{Fixable, Hint, Input, Speller, hint_line, purpose};
pub use near::{Unknown, did_you_mean, expected, lacking, near_miss, no_such, quoted, unknown};
pub use now::{deal_line, deal_name, game_title, outcome};
pub use play::{cards, owed, takes_because, trick, trick_laid, trick_line, trick_taken};
pub use record::{correction, correction_hint, journal, legal_again, ranks_changed, violations};
#[cfg(feature = "store")]
pub use recorded::{begun, dealer_drawn, notice, recorded, recorded_hints, way_back};
#[cfg(feature = "store")]
pub use rejected::{Problem, ask_whether_allowed, left_as_recorded, news, problem, unchanged};
pub use review::{
    findings, not_all_right, proven_now, revoke, revoke_rule, ruled, ruling_in_deal, shown_without,
    table_ruling,
};
pub use ruleset::{rules_fault, rules_refused, ruleset, scoring};
pub use ruling::{Ruling, open_bids, ruling, why_barred};
pub use score::{
    contract_needs_tricks, contract_worth, hand_needs_deal, hand_needs_trump, impossible_contract,
    impossible_hand, nothing_to_score, pack_too_small, tricks_with_hand, unreadable_hand,
};
pub use script::{
    dry_run_in_script, empty_script, long_line, nothing_lost, saved, script_begins_with_new,
    script_is_one_game, script_only_records, unclosed_quote,
};
pub use seating::reseated;
pub use setup::{name_fault, players_fault, some_named, trick_number_first, unknown_name};
#[cfg(feature = "store")]
pub use store::{no_current_game, not_current, not_in_bin};
pub use table::{
    blank_notes, cards_and_trump, chart_description, chart_point, deal_number, dealer,
    deals_played, extra_mark, game_progress, no_games, note_line, planned_trump, ruling_line,
    sheet_caption, standings, standings_caption, waived,
};
#[cfg(feature = "cli")]
pub use terminal::{
    NOTHING_RECORDED, bad_time, cannot_print, cannot_use_terminal, manual_written, no_folder,
    read_manual, yes_or_no,
};
#[cfg(feature = "store")]
pub use transfer::{
    added, ask_to_add, ask_to_remove, exported, exported_damaged, exported_one, exported_torn,
    ids_are_arguments, import_stopped, imported, imported_torn, is_current, nobody_to_ask,
    none_readable, not_exported, not_imported, not_removed, nothing_imported, one_id_for_many,
    removed, restored,
};
#[cfg(feature = "cli")]
pub use typed::{
    ambiguous_bid, ambiguous_digits, lines_before, no_number_due, one_folder, turned_with_trick,
};
