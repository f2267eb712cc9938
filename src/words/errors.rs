//! The errors of the modules below, as sentences: they name players by their seats, and cite no rules.
//! [`ruling`](super::ruling()) and similar functions say more.

use super::{
    Unknown, auction, journal, or, people, play, players, quoted, refusal, rules_file, ruleset,
    sentence,
};
use crate::cards::{Seat, Syntax, Unreadable, near_miss};
use crate::notation::{NamedFault, NotOneBid};
use crate::rules::{LARGEST_FACTOR, SettingFault};
use crate::{analysis, game, history, notation, presets, rules};
use std::fmt::{Display, Formatter, Result};

fn seat(seat: Seat) -> String {
    format!("the player in seat {}", seat.index() + 1)
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
const STEPS: &str =
    "`1 × players`, `8 × 4`, `2 up to top-1`, `top down to 2` or `13 until the end`";

/// The nearest word to the first of a text: `; took is nearest`, or nothing.
fn nearest(text: &str, words: &[&'static str]) -> String {
    let word = text.trim_start_matches(|c: char| !c.is_alphabetic());
    let word = word.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
    near_miss(word, words.iter().copied())
        .map_or_else(String::new, |near| format!("; {near} is nearest"))
}

fn unreadable(Unreadable { expected, text }: &Unreadable) -> String {
    use Syntax::*;
    let suits = crate::cards::Suit::ALL.map(|suit| suit.name());
    let said = match expected {
        Rank => &format!("`{text}` is not a rank; expected 2 to 10, J, Q, K or A"),
        CardId => &format!(
            "`{text}` cannot be the id of a card without a suit; expected two letters, such as Wi, \
             that are no rank and suit"
        ),
        FileCard => &format!("`{text}` is not a card such as 10h"),
        Step => &format!("`{text}` is not a step of a schedule; expected {STEPS}"),
        StepNumber | StepTimes if text.is_empty() => &format!("a step is {STEPS}"),
        StepNumber => &format!(
            "`{text}` is not a number of cards: expected 1 to 52, top or top-1{}",
            nearest(text, &["top", "top-1"])
        ),
        StepTimes => &format!(
            "`{text}` is not a number of deals: expected 1 to 52, or players{}",
            nearest(text, &["players"])
        ),
        RunLength => &format!("expected 1 to 99 deals or `players + 1`, not `{text}`"),
        Sign => &format!("expected `+` or `-` before `{text}`"),
        Term => &format!(
            "expected a number, bid, bid², took, off, off² or cards, not `{text}`{}",
            nearest(text, &["bid", "took", "off", "cards"])
        ),
        Factor => &format!("expected a multiple of ½ or 0.1 up to {LARGEST_FACTOR}, not {text}"),
        Condition => &format!(
            "expected made, missed, over, under, or a comparison such as `bid = 10`, `took >= bid` or \
             `off < 3`, not `{text}`{}",
            nearest(text, &["made", "missed", "over", "under", "bid", "took", "off", "cards"])
        ),
        GameId => &format!(
            "{} cannot be a game's id: it has up to 64 letters without accents, digits, \
             hyphens and underscores, and begins with a letter or a digit.",
            quoted(text)
        ),
        Time => "expected a time in RFC 3339, such as 2026-11-20T20:15:00Z",
        Formula => "a formula has 1 to 200 characters; `0` scores nothing",
        Card => "expected a card such as Ah, 10s, Td or A♥",
        Cards => "expected cards such as \"Kc 2h 10s\"",
        Suit => &format!(
            "expected spades, hearts, diamonds or clubs, a first letter or ♠ ♥ ♦ ♣{}",
            nearest(text, &suits)
        ),
        Trump => &format!(
            "expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none{}",
            nearest(text, &suits)
        ),
        Bid => "expected a bid such as suit-8:hearts or piccolo",
        Call => "expected pass, wait, join, trou, pass-trou, or a bid such as suit-8:hearts",
        Points => "expected points such as 5, -2.5 or ½",
        NamedNumber => "expected a number such as 3, or a name and a number such as Igor=3",
        NamedCard => "expected a card such as Ah, 10s or A♥, or a name and a card such as Igor=Ah",
        NamedPoints => "expected a name and points such as Igor=-5 or Ana=2.5",
    };
    said.into()
}

say! {
    Unreadable: unreadable;
    notation::UnreadableLine: |_| "a quote is not closed".into();
    rules::Refusal: |refusal| refusal::because(None, refusal, &seat);
    rules::CallFault: |fault| auction::why_not(fault, "that bid", &seat);
    rules::CallRefused: |refused| auction::call_fault(refused, &seat);
    rules::PlayFault: |fault| play::fault(fault, &seat);
    rules::RulingFault: |fault| players::ruling_fault(fault, &seat);
    rules::NoteFault: players::note_fault;
    rules::SeatingFault: |fault| players::seating_fault(fault, &seat);
    rules::RulesFault: rules_file::rules_fault;
    rules::SettingFault: |fault| match fault {
        SettingFault::NoValue => "A setting is KEY=VALUE, such as hook=off.".into(),
        SettingFault::UnknownKey => "There is no such setting.".into(),
        SettingFault::BadValue(what) => sentence(&ruleset::expected("", what)),
        SettingFault::Lacking(_) => "That setting does not apply to these rules.".into(),
    };
    crate::analysis::LineFault: |fault| super::line_fault(fault).because;
    presets::FaultInFile: |fault| rules_file::file_fault("the rules file", fault);
    game::Refused: |refused| refused.refusal.to_string();
    game::NameFault: |fault| players::bad_name("That text", *fault);
    game::NotOneName: players::not_one_name;
    game::PlayersFault: players::bad_players;
    notation::NotOneBid: |NotOneBid { text, could_be, known }| match could_be.as_slice() {
        [] => ruleset::unknown(Unknown::Bid, text, known).sentences(),
        several => format!("{} could be {}.", quoted(text), or(several)),
    };
    notation::NamedFault: |fault| match fault {
        NamedFault::Mixed => players::some_named().into(),
        NamedFault::Name(fault) => players::not_one_name(fault),
    };
    analysis::PeopleFault: people::people_fault;
    analysis::SettleFault: people::settle_fault;
    history::JournalError: |error| journal::journal("journal", error);
    history::SetupError: journal::setup_fault;
    history::EntryError: journal::entry_fault;
    history::FixError: journal::fix_fault;
    history::CorrectionError: |error| journal::correction("that deal", error, &seat);
}

#[cfg(feature = "store")]
say! {
    crate::desk::Error: |error| super::problem(error).sentences();
    crate::store::StoreError: super::store::store_fault;
    crate::store::archive::ArchiveError: super::store::archive_fault;
}
