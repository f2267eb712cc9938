//! The errors of the modules below, as sentences: they name players by their seats, and cite no rules.
//! [`ruling`](super::ruling()) and similar functions say more.

use super::{
    archive, auction, forward, journal, messages, or, people, play, players, quoted, refusal,
    rules_file, ruleset, sentence,
};
use crate::analysis::Replayed;
use crate::cards::{Seat, Syntax, SyntaxError, near_miss};
use crate::notation::{BidSearchError, NamedError};
use crate::rules::{LARGEST_CONSTANT, LARGEST_FACTOR, SettingError};
use crate::{analysis, club, game, history, notation, presets, rules};
use std::fmt::{Display, Formatter, Result};

fn seat(seat: Seat) -> String {
    messages::ErrorPlayerInSeat { seat: seat.index() + 1 }.say()
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
    let from_word = text.trim_start_matches(|c: char| !c.is_alphabetic());
    let mut parts = from_word.split(|c: char| !c.is_alphanumeric() && c != '-');
    let word = parts.next().unwrap_or_default();
    match near_miss(word, words.iter().copied()) {
        Some(value) => {
            messages::GrammarSemicolon.say() + &messages::RulesValueNearest { value }.say()
        }
        None => String::new(),
    }
}

fn unreadable(SyntaxError { expected, text }: &SyntaxError) -> String {
    use Syntax::*;
    let suits = crate::cards::Suit::ALL.map(crate::cards::Suit::name);
    let said = match expected {
        Rank => &messages::ErrorSyntaxRank { word: text }.say(),
        CardId => &messages::ErrorSyntaxJokerId { word: text }.say(),
        FileCard => &messages::ErrorSyntaxFileCard { word: text }.say(),
        Step => &messages::ErrorSyntaxStep { word: text, steps: or(STEPS) }.say(),
        StepNumber | StepTimes if text.is_empty() => {
            &messages::ErrorSyntaxStepEmpty { steps: or(STEPS) }.say()
        }
        StepNumber => &messages::ErrorSyntaxStepCards {
            word: text,
            suggestion: nearest(text, &["top", "top-1"]),
        }
        .say(),
        StepTimes => {
            &messages::ErrorSyntaxStepTimes { word: text, suggestion: nearest(text, &["players"]) }
                .say()
        }
        RunLength => &messages::ErrorSyntaxRunLength { word: text }.say(),
        Sign => &messages::ErrorSyntaxSign { word: text }.say(),
        Term => &messages::ErrorSyntaxTerm {
            word: text,
            suggestion: nearest(text, &["bid", "took", "off", "cards"]),
        }
        .say(),
        Factor => &messages::ErrorSyntaxFactor { most: LARGEST_FACTOR, word: text }.say(),
        Constant => &messages::ErrorSyntaxFactor { most: LARGEST_CONSTANT, word: text }.say(),
        Condition => &messages::ErrorSyntaxCondition {
            word: text,
            suggestion: nearest(
                text,
                &["made", "missed", "over", "under", "bid", "took", "off", "cards"],
            ),
        }
        .say(),
        GameId => &messages::ErrorSyntaxGameId { word: quoted(text) }.say(),
        Time => &*messages::ErrorSyntaxTime.say(),
        Day => &*messages::ArgumentExpectedDate.say(),
        Formula => &*messages::ErrorSyntaxFormula.say(),
        Card => &*messages::ErrorSyntaxCard.say(),
        Cards => &*messages::ErrorSyntaxCards.say(),
        Suit => &messages::ErrorSyntaxSuit { suggestion: nearest(text, &suits) }.say(),
        Trump => &messages::ErrorSyntaxTrump { suggestion: nearest(text, &suits) }.say(),
        Bid => &*messages::ErrorSyntaxBid.say(),
        Call => &*messages::ErrorSyntaxCall.say(),
        Points => &*messages::ErrorSyntaxPoints.say(),
        NamedNumber => &*messages::ErrorSyntaxNamedNumber.say(),
        NamedCard => &*messages::ErrorSyntaxNamedCard.say(),
        NamedPoints => &*messages::ErrorSyntaxNamedPoints.say(),
        StartingPoints => &*messages::ErrorSyntaxStartingPoints.say(),
    };
    said.into()
}

say! {
    SyntaxError: unreadable;
    notation::UnclosedQuoteError: |_| messages::ErrorQuoteOpen.say();
    rules::Refusal: |refusal| refusal::because(None, refusal, &seat);
    rules::CallRefusal: |refusal| auction::why_not(refusal, &messages::AuctionBidUnnamed.say(), &seat);
    rules::AuctionRefusal: |refused| auction::refused_call(refused, &seat);
    rules::PlayRefusal: |refusal| play::refusal(refusal, &seat);
    rules::RulingRefusal: |refusal| players::ruling_refusal(refusal, &seat);
    rules::RedealRefusal: players::redeal_refusal;
    rules::IncidentRefusal: |refusal| players::incident_refusal(refusal, &seat);
    rules::EarlyEndRefusal: players::early_end_refusal;
    rules::NoteRefusal: players::note_refusal;
    rules::SeatingRefusal: |refusal| players::seating_refusal(refusal, &seat);
    rules::RulesError: rules_file::rules_error;
    rules::SettingError: |error| match error {
        SettingError::NoValue => messages::ErrorSettingNoValue.say(),
        SettingError::UnknownKey => messages::ErrorSettingUnknown.say(),
        SettingError::BadValue(what) => sentence(&ruleset::expected("", what)),
        SettingError::Lacking(_) => messages::ErrorSettingInapplicable.say(),
    };
    analysis::GameLineError: |error| super::game_line_error(error, &Replayed::default()).because;
    analysis::LineDealError: |error| archive::line_deal_error(error, &Replayed::default()).because;
    presets::LocatedFileError: |fault| rules_file::file_error(&messages::ErrorRulesFile.say(), fault);
    game::NameError: |fault| players::bad_name(&messages::ErrorUnnamedText.say(), *fault);
    game::NameSearchError: players::not_one_name;
    game::PlayersError: players::bad_players;
    game::BroughtForwardError: |error| forward::brought_forward_error(error, &seat);
    notation::BidSearchError: |BidSearchError { text, could_be, known }| match could_be.as_slice() {
        [] => ruleset::no_such_bid(text, known),
        several => messages::ErrorBidAmbiguous { word: quoted(text), bids: or(several) }.say(),
    };
    notation::NamedError: |error| match error {
        NamedError::Mixed => messages::ArgumentNumbersPartlyNamed.say(),
        NamedError::Name(error) => players::not_one_name(error),
    };
    analysis::PeopleError: people::people_error;
    analysis::SettleError: people::settle_error;
    club::SeatingError: super::club_refusals::seating_error;
    club::EventRefusal: super::event_refusal;
    club::EventJournalError: super::club_refusals::event_journal_error;
    history::JournalError: |error| journal::journal("journal", error);
    history::SetupError: journal::setup_fault;
    history::EntryError: journal::entry_fault;
    history::EntrySyntaxError: journal::entry_syntax;
    history::FixError: journal::fix_fault;
    history::CorrectionError: |error| journal::correction(&messages::ErrorUnnamedDeal.say(), error, &seat);
}

#[cfg(feature = "store")]
say! {
    crate::desk::DeskError: |error| match error {
        crate::desk::DeskError::Refused(refusal) => refusal.to_string(),
        crate::desk::DeskError::Store(error) => error.to_string(),
    };
    crate::desk::RequestRefusal: super::outcome::refusal_alone;
    crate::desk::NewGameError: super::outcome::new_game_alone;
    crate::store::StoreError: super::store::store_fault;
    crate::store::archive::ArchiveError: super::store::archive_fault;
}
