//! Why names are not one player's, and why games cannot be settled.

use super::{and, bad_name, did_you_mean, messages, quoted};
use crate::analysis::{PeopleError, SameEvening, SettleError};

/// Which copies of an evening do not count, and why.
pub fn same_evening(evening: &SameEvening) -> String {
    let games = and(&evening.games);
    match (&evening.counted, evening.disagree) {
        (Some(counted), _) => messages::CopiesCounted { games, counted }.say(),
        (None, deal) => messages::CopiesDisagree { games, deal: deal.unwrap_or_default() }.say(),
    }
}

/// Why names cannot be changed so, as a sentence.
pub fn people_error(error: &PeopleError) -> String {
    match error {
        PeopleError::Unreadable(why) => messages::PeopleErrorUnreadable { reason: why }.say(),
        PeopleError::Name { text, error } => bad_name(&quoted(text), *error),
        PeopleError::Circle(name) => messages::PeopleErrorCircle { name: quoted(name) }.say(),
        PeopleError::Unknown { name, known } => {
            let near = did_you_mean(name, known);
            messages::PeopleErrorUnknown { name: quoted(name), suggestion: &near }.say()
        }
        PeopleError::Same(player) => messages::PeopleErrorSame { player }.say(),
        PeopleError::Together { one, other, game } => {
            messages::PeopleErrorTogether { player: one, other, game }.say()
        }
        PeopleError::Hidden(player) => messages::PeopleErrorHidden { player }.say(),
        PeopleError::NotHidden(player) => messages::PeopleErrorNotHidden { player }.say(),
        PeopleError::NotMerged(name) => messages::PeopleErrorNotMerged { name }.say(),
        PeopleError::NoSuchGame(id) => messages::PeopleErrorNoGame { game: quoted(id) }.say(),
        PeopleError::NotThere { name, game } => messages::PeopleErrorNotInGame { name, game }.say(),
        PeopleError::Taken { name, game } => messages::PeopleErrorTaken { name, game }.say(),
        PeopleError::Incomplete => messages::PeopleErrorIncomplete.say(),
    }
}

/// Why games cannot be settled, as a sentence.
pub fn settle_error(error: &SettleError) -> String {
    match error {
        SettleError::Among => messages::SettleErrorAmong.say(),
        SettleError::Pot(sum) => messages::SettleErrorPot { sum }.say(),
        SettleError::Rate => messages::SettleErrorRate.say(),
        SettleError::Shares { shares, places } => {
            messages::SettleErrorShares { shares, places }.say()
        }
        SettleError::TooMuch => messages::SettleErrorTooMuch.say(),
    }
}

/// Says that nobody with this name has played.
pub fn nobody_called<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> String {
    messages::StatsUnknownPlayer { name: quoted(name), suggestion: did_you_mean(name, names) }.say()
}
