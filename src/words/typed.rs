//! What was typed at the prompt and cannot be taken.

use super::grammar::or;
use super::near::quoted;
use crate::game::Due;

/// A number was typed, but none is due.
pub fn no_number_due(due: &Due) -> String {
    let due = match due {
        Due::Nothing { .. } => "the game is over",
        Due::Calls(_) => "a call is",
        Due::Partner { .. } => "the contract is",
        _ => "the trump is",
    };
    format!("No number is due: {due}.")
}

/// Digits without spaces that are numbers in several ways.
pub fn ambiguous_digits(word: &str, ways: &[Vec<i64>]) -> String {
    let way = |way: &Vec<i64>| way.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let ways: Vec<String> = ways.iter().map(way).collect();
    format!("{word} could be {}: put spaces between the numbers.", ways.join(", or "))
}

/// A short form of several bids.
pub fn ambiguous_bid(word: &str, ids: &[&String]) -> String {
    format!("{} could be {}.", quoted(word), or(ids))
}

/// A card turned up was given with something other than a trick.
pub const fn turned_with_trick() -> &'static str {
    "A card is turned up from the talon only after a trick."
}

/// A line names another folder of games.
pub const fn one_folder() -> &'static str {
    "This prompt works in one folder of games. Leave it, and start it again with the other one."
}

/// A line fails after others were carried out.
pub const fn lines_before() -> &'static str {
    "What the lines before it recorded stays recorded."
}
