//! What the prompt says of what was typed, and the questions of a new game.

use super::{choice, joined, messages, offers, perhaps, quoted, range, rules_title, trump};
use crate::game::{Deal, Due};
use crate::rules::{PlannedTrump, Ruleset};

/// How many choices of the table are shown before the players are asked for.
const MOST_CHOICES: usize = 4;

/// The games that there are: `Games: serbian, romanian or german.`, or the first of many.
pub fn games<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    messages::PromptGamesKnown { games: choice(&ids.map(str::to_owned).collect::<Vec<_>>()) }.say()
}

/// A number was typed, but none is due.
pub fn no_number_due(due: &Due) -> String {
    let expected = match due {
        Due::Nothing { .. } => return messages::PromptNumberGameOver.say(),
        Due::Calls(_) => "call",
        Due::Kind(_) => "kind",
        Due::Contract { .. } | Due::Partner { .. } => "contract",
        _ => "trump",
    };
    messages::PromptNumberNotDue { expected }.say()
}

/// Digits without spaces that are numbers in several ways.
pub fn ambiguous_digits(word: &str, ways: &[&Vec<u8>]) -> String {
    let ways = joined(ways.iter().map(|way| joined(*way, " ")), &messages::GrammarOrClause.say());
    messages::PromptDigitsAmbiguous { digits: word, readings: &ways }.say()
}

/// The prompt before the cursor: `bid> `, or `which> ` if one of several readings is asked for.
pub fn before_cursor(due: Option<&Due>, asks: bool) -> String {
    let due = if asks { "reading" } else { what_is_due(due) };
    messages::PromptLabel { due }.say()
}

/// The message variant for what is due in the open game, if any.
fn what_is_due(due: Option<&Due>) -> &'static str {
    match due {
        Some(Due::Bids(_)) => "bid",
        Some(Due::Calls(_)) => "call",
        Some(Due::Contract { .. }) => "contract",
        Some(Due::Partner { .. }) => "partner",
        Some(Due::Kind(_)) => "kind",
        Some(Due::Trump) => "trump",
        Some(Due::Tricks(_)) => "tricks",
        Some(Due::Tally(_)) => "tally",
        Some(Due::Nothing { .. }) => "nothing",
        None => "no_game",
    }
}

/// That a word means nothing here, with the command that was probably meant.
pub fn not_understood(word: &str, due: Option<&Due>, meant: Option<&str>) -> String {
    messages::PromptNotUnderstood { word: quoted(word), due: what_is_due(due) }.say()
        + &perhaps(meant)
}

/// Why no suit can be recorded for a deal.
pub fn trump_not_due(deal: &Deal) -> String {
    match (deal.planned_trump(), deal.trump()) {
        (PlannedTrump::Turned, Some(known)) => {
            messages::PromptTrumpRecorded { trump: trump(known) }.say()
        }
        (PlannedTrump::Named, _) => messages::PromptTrumpByContract.say(),
        (_, Some(known)) => messages::PromptTrumpSet { trump: trump(known) }.say(),
        (_, None) => messages::PromptTrumpNotNeeded.say(),
    }
}

/// A game to choose, by its number: ` 1  serbian: Serbian whist, 3 to 5 players`.
pub fn game_choice(number: usize, rules: &Ruleset) -> String {
    messages::PromptChoiceRules {
        number: format!("{number:>2}"),
        id: &rules.id,
        title: rules_title(rules),
        player_counts: range(&rules.player_counts()),
    }
    .say()
}

/// That the schedule, the score and the settings can be chosen before the players; `None` if the rules
/// leave nothing to the table. `scores` is the number of scores that fit.
pub fn choices_offered(rules: &Ruleset, scores: usize) -> Option<String> {
    let mut now = Vec::new();
    if rules.schedule.forms.len() > 1 {
        now.push(rules.schedule.form.clone());
    }
    if scores > 1 {
        now.push(rules.scoring.id().to_owned());
    }
    for (setting, _) in offers(rules) {
        now.push(setting);
    }
    if now.is_empty() {
        return None;
    }
    now.truncate(MOST_CHOICES);
    Some(messages::PromptChoicesOffered { choices: now.join(" ") }.say())
}

/// Asks for the names of the players.
pub fn who_plays(rules: &Ruleset) -> String {
    messages::PromptAskPlayers {
        title: rules_title(rules),
        player_counts: range(&rules.player_counts()),
    }
    .say()
}
