//! The errors of the modules below, as sentences: they name players by their seats, and cite no rules.
//! [`ruling`](super::ruling()) and similar functions say more.

use super::{
    Unknown, auction, catalog, journal, or, people, play, players, quoted, refusal, rules_file,
    ruleset, sentence,
};
use crate::cards::{Seat, Syntax, Unreadable, near_miss};
use crate::notation::{NamedFault, NotOneBid};
use crate::rules::{LARGEST_FACTOR, SettingFault};
use crate::{analysis, game, history, notation, presets, rules};
use std::fmt::{Display, Formatter, Result};

fn seat(seat: Seat) -> String {
    catalog::player_in_seat(seat.index() + 1)
}

/// Displays errors by a function of each.
macro_rules! say {
    ($($error:ty: $sentence:expr;)*) => {$(
        impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let sentence: fn(&Self) -> String = $sentence;
                f.write_str(&sentence(self))
            }
        }
    )*};
}

/// What a step of a schedule may be.
const STEPS: [&str; 5] =
    ["`1 × players`", "`8 × 4`", "`2 up to top-1`", "`top down to 2`", "`13 until the end`"];

/// The nearest word to the first of a text: `; took is nearest`, or nothing.
fn nearest(text: &str, words: &[&'static str]) -> String {
    let word = text.trim_start_matches(|c: char| !c.is_alphabetic());
    let word = word.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
    near_miss(word, words.iter().copied())
        .map_or_else(String::new, |near| catalog::semicolon() + &catalog::is_nearest_2(near))
}

fn unreadable(Unreadable { expected, text }: &Unreadable) -> String {
    use Syntax::*;
    let suits = crate::cards::Suit::ALL.map(crate::cards::Suit::name);
    let said = match expected {
        Rank => &catalog::is_not_rank_expected_2_to(text),
        CardId => &catalog::cannot_be_id_of_card_without(text),
        FileCard => &catalog::is_not_card_such_as_10h(text),
        Step => &catalog::is_not_step_of_schedule_expected(text, or(STEPS)),
        StepNumber | StepTimes if text.is_empty() => &catalog::step_is(or(STEPS)),
        StepNumber => {
            &catalog::is_not_number_of_cards_expected(text, nearest(text, &["top", "top-1"]))
        }
        StepTimes => &catalog::is_not_number_of_deals_expected(text, nearest(text, &["players"])),
        RunLength => &catalog::expected_1_to_99_deals_or(text),
        Sign => &catalog::expected_or_before(text),
        Term => &catalog::expected_number_bid_bid_took_off(
            text,
            nearest(text, &["bid", "took", "off", "cards"]),
        ),
        Factor => &catalog::expected_multiple_of_or_0_1(LARGEST_FACTOR, text),
        Condition => &catalog::expected_made_missed_over_under_or(
            text,
            nearest(text, &["made", "missed", "over", "under", "bid", "took", "off", "cards"]),
        ),
        GameId => &catalog::cannot_be_game_s_id_it(quoted(text)),
        Time => &*catalog::expected_time_in_rfc_3339_such(),
        Formula => &*catalog::formula_has_1_to_200_characters(),
        Card => &*catalog::expected_card_such_as_ah_10s(),
        Cards => &*catalog::expected_cards_such_as_kc_2h(),
        Suit => &catalog::expected_spades_hearts_diamonds_or_clubs(nearest(text, &suits)),
        Trump => &catalog::expected_spades_hearts_diamonds_or_clubs_2(nearest(text, &suits)),
        Bid => &*catalog::expected_bid_such_as_suit_8(),
        Call => &*catalog::expected_pass_wait_join_trou_pass(),
        Points => &*catalog::expected_points_such_as_5_2(),
        NamedNumber => &*catalog::expected_number_such_as_3_or_2(),
        NamedCard => &*catalog::expected_card_such_as_ah_10s_2(),
        NamedPoints => &*catalog::expected_name_and_points_such_as(),
    };
    said.into()
}

say! {
    Unreadable: unreadable;
    notation::UnreadableLine: |_| catalog::quote_is_not_closed();
    rules::Refusal: |refusal| refusal::because(None, refusal, &seat);
    rules::CallFault: |fault| auction::why_not(fault, &catalog::that_bid(), &seat);
    rules::CallRefused: |refused| auction::call_fault(refused, &seat);
    rules::PlayFault: |fault| play::fault(fault, &seat);
    rules::RulingFault: |fault| players::ruling_fault(fault, &seat);
    rules::NoteFault: players::note_fault;
    rules::SeatingFault: |fault| players::seating_fault(fault, &seat);
    rules::RulesFault: rules_file::rules_fault;
    rules::SettingFault: |fault| match fault {
        SettingFault::NoValue => catalog::setting_is_key_value_such_as(),
        SettingFault::UnknownKey => catalog::there_is_no_such_setting(),
        SettingFault::BadValue(what) => sentence(&ruleset::expected("", what)),
        SettingFault::Lacking(_) => catalog::that_setting_does_not_apply_to(),
    };
    crate::analysis::GameLineError: |fault| super::game_line_error(fault).because;
    presets::FaultInFile: |fault| rules_file::file_fault(&catalog::rules_file(), fault);
    game::NameError: |fault| players::bad_name(&catalog::that_text(), *fault);
    game::NameSearchError: players::not_one_name;
    game::PlayersError: players::bad_players;
    notation::NotOneBid: |NotOneBid { text, could_be, known }| match could_be.as_slice() {
        [] => ruleset::unknown(Unknown::Bid, text, known).sentences(),
        several => catalog::could_be(quoted(text), or(several)),
    };
    notation::NamedFault: |fault| match fault {
        NamedFault::Mixed => catalog::some_named(),
        NamedFault::Name(fault) => players::not_one_name(fault),
    };
    analysis::PeopleError: people::people_error;
    analysis::SettleError: people::settle_error;
    history::JournalError: |error| journal::journal("journal", error);
    history::SetupError: journal::setup_fault;
    history::EntryError: journal::entry_fault;
    history::EntrySyntaxError: journal::entry_syntax;
    history::FixError: journal::fix_fault;
    history::CorrectionError: |error| journal::correction(&catalog::that_deal(), error, &seat);
}

#[cfg(feature = "store")]
say! {
    crate::desk::Error: |error| super::problem(error).sentences();
    crate::store::StoreError: super::store::store_fault;
    crate::store::archive::ArchiveError: super::store::archive_fault;
}
