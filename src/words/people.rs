//! Which names are one player's, and who pays whom.

use super::messages;
use super::{and, bad_name, catalog, did_you_mean, joined, quoted};
use crate::analysis::{Among, MOST_MATCHED, PeopleChange, PeopleError, Rate, SettleError};

/// The headings of a list of players: who, the number of games, when last, the other names.
pub fn player_titles() -> [String; 4] {
    [
        catalog::translated("player"),
        catalog::translated("games"),
        messages::HeadingLastPlayed.say(),
        messages::HeadingOtherNames.say(),
    ]
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
        PeopleError::NotMerged(name) => messages::PeopleErrorNotMerged { name }.say(),
        PeopleError::NoSuchGame(id) => messages::PeopleErrorNoGame { game: quoted(id) }.say(),
        PeopleError::NotThere { name, game } => messages::PeopleErrorNotInGame { name, game }.say(),
        PeopleError::Incomplete => messages::PeopleErrorIncomplete.say(),
    }
}

/// What changed about names; `back` undoes it.
pub fn people_changed(change: &PeopleChange, back: &PeopleChange) -> String {
    match (change, back) {
        (_, PeopleChange::Merge { name, into }) => {
            messages::PeopleSplitAgain { name, player: into }.say()
        }
        (PeopleChange::Merge { .. }, PeopleChange::Split { name, games, to: Some(to) }) => {
            messages::PeopleRenamedAgain { player: to, name, games: these_games(games) }.say()
        }
        (PeopleChange::Merge { into, .. }, PeopleChange::Split { name, .. }) => {
            messages::PeopleMerged { name, player: into }.say()
        }
        (PeopleChange::Split { .. }, PeopleChange::Split { name, games, to }) => {
            let was = to.as_deref().unwrap_or(name);
            messages::PeopleRenamed { old_name: was, player: name, games: these_games(games) }.say()
        }
    }
}

fn these_games(games: &[String]) -> String {
    messages::PeopleGamesNamed { number: games.len(), games: and(games) }.say()
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

/// What is settled and how: `2 games, 0.10 EUR a point. Each pays each the difference.`
pub fn settled_by(games: usize, rate: Rate, currency: &str, among: &Among) -> String {
    let how = match among {
        Among::All => messages::SettleAmongAll.say(),
        Among::Last => messages::SettleAmongLast.say(),
        Among::Pot(shares) => {
            let shares =
                joined(shares.iter().map(|number| messages::GrammarPercent { number }.say()), ", ");
            messages::SettleAmongPot { shares: &shares }.say()
        }
    };
    messages::SettleTerms { games, rate: catalog::decimal(rate), currency, method: &how }.say()
}

/// That the payments need not be the fewest.
pub fn perhaps_not_fewest() -> String {
    messages::SettleNotFewest { people: MOST_MATCHED }.say()
}
