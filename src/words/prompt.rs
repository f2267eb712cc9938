//! What the prompt says of what was typed, and the questions of a new game.

use super::{catalog, choice, joined, list, perhaps, quoted, range, sides, translated, trump};
use crate::cards::Side;
use crate::desk::{Done, Outcome};
use crate::game::{Act, Deal, Due, Game};
use crate::rules::{PlannedTrump, Ruleset};

/// The games that there are: `Games: serbian, romanian or german.`, or the first of many.
pub fn games<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    catalog::games_text(choice(&ids.map(str::to_owned).collect::<Vec<_>>()))
}

/// A number was typed, but none is due.
pub fn no_number_due(due: &Due) -> String {
    let expected = match due {
        Due::Nothing { .. } => return catalog::game_is_over_no_number_is(),
        Due::Calls(_) => "call",
        Due::Contract { .. } | Due::Partner { .. } => "contract",
        _ => "trump",
    };
    catalog::expected_not_number(expected)
}

/// Digits without spaces that are numbers in several ways.
pub fn ambiguous_digits(word: &str, ways: &[&Vec<i64>]) -> String {
    let ways = joined(ways.iter().map(|way| joined(*way, " ")), &catalog::or_between_clauses());
    catalog::could_be_put_spaces_between_numbers(word, &ways)
}

/// The prompt before the cursor: `bid> `.
pub fn before_cursor(due: Option<&Due>) -> String {
    catalog::prompt_label(what_is_due(due))
}

/// The message variant for what is due in the open game, if any.
fn what_is_due(due: Option<&Due>) -> &'static str {
    match due {
        Some(Due::Bids(_)) => "bid",
        Some(Due::Calls(_)) => "call",
        Some(Due::Contract { .. }) => "contract",
        Some(Due::Partner { .. }) => "partner",
        Some(Due::Trump) => "trump",
        Some(Due::Tricks(_)) => "tricks",
        Some(Due::Nothing { .. }) => "nothing",
        None => "no_game",
    }
}

/// That a word means nothing here, with the command that was probably meant.
pub fn not_understood(word: &str, due: Option<&Due>, meant: Option<&str>) -> String {
    catalog::is_not_command(quoted(word), what_is_due(due)) + &perhaps(meant)
}

/// Why no suit can be recorded for a deal.
pub fn trump_not_due(deal: &Deal) -> String {
    match (deal.plan.trump, deal.trump()) {
        (PlannedTrump::Turned, Some(known)) => catalog::trump_is_recorded(trump(known)),
        (PlannedTrump::Named, _) => catalog::contract_names_trump(),
        (_, Some(known)) => catalog::trump_of_this_deal_is_set(trump(known)),
        (_, None) => catalog::no_suit_is_needed_here(),
    }
}

/// The totals in the order of the sheet, with who is first, if a deal has just ended.
pub fn totals_after(game: &Game, outcome: &Outcome) -> Option<String> {
    let ends_deals = matches!(outcome.entry.act(), Some(Act::Took(_) | Act::Trick { .. }));
    let between = game.current().is_none_or(Deal::is_fresh);
    if !matches!(outcome.done, Done::Played) || !ends_deals || !between {
        return None;
    }
    let (who, standings) = (sides(game), game.standings());
    let everyone = standings.iter().all(|place| place.rank == 1);
    let total = |side: Side| {
        let place = standings.iter().find(|place| place.side == side)?;
        Some(catalog::total_of_side(who(side), place.total, place.rank == 1 && !everyone))
    };
    let totals = list(game.setup().sides().into_iter().filter_map(total));
    Some(catalog::standings_text(&totals))
}

/// That the players of the game that is over can play again.
pub fn offered_rematch(number: usize, players: &[String]) -> String {
    catalog::rematch(number, list(players))
}

/// A game to choose, by its number: ` 1  serbian: Serbian whist, 3 to 5 players`.
pub fn game_choice(number: usize, rules: &Ruleset) -> String {
    catalog::players_2(
        format!("{number:>2}"),
        &rules.id,
        translated(&rules.title),
        range(&rules.player_counts()),
    )
}

/// Asks for the names of the players.
pub fn who_plays(rules: &Ruleset) -> String {
    catalog::who_plays_name_players_in_turn(translated(&rules.title), range(&rules.player_counts()))
}

/// That part of a command cannot be read, and what it should have been.
pub fn misread(word: &str, expected: &str) -> String {
    catalog::cannot_be_read(quoted(word), expected)
}
