//! Which names are one player's, and who pays whom.

use super::{and, bad_name, count, did_you_mean, joined, quoted};
use crate::analysis::{Among, MOST_MATCHED, PeopleChange, PeopleFault, Rate, SettleFault};

/// The headings of a list of players: who, the number of games, when last, the other names.
pub const fn player_titles() -> [&'static str; 4] {
    ["player", "games", "last played", "also written"]
}

/// Why names cannot be changed so, as a sentence.
pub fn people_fault(fault: &PeopleFault) -> String {
    match fault {
        PeopleFault::Unreadable(why) => format!("It cannot be read: {why}."),
        PeopleFault::Name { text, fault } => bad_name(&quoted(text), *fault),
        PeopleFault::Circle(name) => {
            format!("Its names go round in a circle from {}.", quoted(name))
        }
        PeopleFault::Unknown { name, known } => {
            let near = did_you_mean(name, known);
            format!("Nobody called {} took part in any game.{near}", quoted(name))
        }
        PeopleFault::Same(player) => format!("Both names are {player}'s already."),
        PeopleFault::Together { one, other, game } => {
            format!("{one} and {other} played together in game {game}, so they are two players.")
        }
        PeopleFault::NotMerged(name) => format!("{name} is not merged with another player."),
        PeopleFault::NoSuchGame(id) => format!("There is no game {}.", quoted(id)),
        PeopleFault::NotThere { name, game } => format!("{name} took no part in game {game}."),
        PeopleFault::Incomplete => {
            "Give both the games and the player's name in them; or neither, to undo a merge.".into()
        }
    }
}

/// What changed about names; `back` undoes it.
pub fn people_changed(change: &PeopleChange, back: &PeopleChange) -> String {
    match (change, back) {
        (_, PeopleChange::Merge { name, into }) => {
            format!("{name} and {into} are two players again.")
        }
        (PeopleChange::Merge { .. }, PeopleChange::Split { name, games, to: Some(to) }) => {
            format!("{to} is {name} again in {}.", games_named(games))
        }
        (PeopleChange::Merge { into, .. }, PeopleChange::Split { name, .. }) => {
            format!("{name} is {into} in every game.")
        }
        (PeopleChange::Split { .. }, PeopleChange::Split { name, games, to }) => {
            let was = to.as_deref().unwrap_or(name);
            format!("{was} is {name} in {}.", games_named(games))
        }
    }
}

fn games_named(games: &[String]) -> String {
    let many = if games.len() == 1 { "game" } else { "games" };
    format!("{many} {}", and(games))
}

/// Why games cannot be settled, as a sentence.
pub fn settle_fault(fault: &SettleFault) -> String {
    match fault {
        SettleFault::Among => "expected all, last, or a pot such as pot:50,30,20".into(),
        SettleFault::Pot(sum) => format!("the shares of a pot add up to 100 percent, not {sum}"),
        SettleFault::Rate => "expected an amount such as 0.10, up to 1000".into(),
        SettleFault::Shares { shares, places } => format!(
            "The pot has {} for {}: give at most as many.",
            count(*shares, "share"),
            count(*places, "place")
        ),
        SettleFault::TooMuch => "That comes to more money than can be counted.".into(),
    }
}

/// What is settled and how: `2 games, 0.10 EUR a point. Each pays each the difference.`
pub fn settled_by(games: usize, rate: Rate, currency: &str, among: &Among) -> String {
    let how = match among {
        Among::All => "Each pays each the difference.".into(),
        Among::Last => "The last pays each of the others the difference.".into(),
        Among::Pot(shares) => {
            let shares = joined(shares.iter().map(|share| format!("{share}%")), ", ");
            format!("Each pays what they are behind the first into a pot, shared out {shares}.")
        }
    };
    format!("{}, {rate} {currency} a point. {how}", count(games, "game"))
}

/// That the payments need not be the fewest.
pub fn perhaps_not_fewest() -> String {
    format!(
        "Among more than {MOST_MATCHED} people the fewest payments are not looked for: these are at most \
         one fewer than the people."
    )
}

messages! {
    /// A payment: `Ana pays Marko 3.20 EUR.`
    pays(from: &str, to: &str, amount: &str, currency: &str): "{from} pays {to} {amount} {currency}.";

    /// That no payments are due.
    nobody_pays: "Nobody owes anything.";

    /// That a game was settled before its end.
    settled_early(game: &str): "Game {game} is not over: it is settled as it stands.";

    /// That an amount of money is in no currency.
    bad_currency: "expected a currency of 1 to 8 visible characters, such as EUR or €";
}
