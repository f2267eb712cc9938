//! What the prompt says of what was typed, and the questions of a new game.

use super::{choice, joined, list, perhaps, quoted, range, sides, trump};
use crate::cards::Side;
use crate::desk::{Done, Outcome};
use crate::game::{Act, Deal, Due, Game};
use crate::rules::{PlannedTrump, Ruleset};

/// The games that there are: `Games: serbian, romanian or german.`, or the first of many.
pub fn games<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    format!("Games: {}.", choice(&ids.map(str::to_owned).collect::<Vec<_>>()))
}

/// A number was typed, but none is due.
pub fn no_number_due(due: &Due) -> String {
    let expected = match due {
        Due::Nothing { .. } => return "The game is over: no number is needed.".into(),
        Due::Calls(_) => "a call",
        Due::Contract { .. } | Due::Partner { .. } => "the contract",
        _ => "the trump",
    };
    format!("Expected {expected}, not a number.")
}

/// Digits without spaces that are numbers in several ways.
pub fn ambiguous_digits(word: &str, ways: &[&Vec<i64>]) -> String {
    let ways = joined(ways.iter().map(|way| joined(*way, " ")), ", or ");
    format!("{word} could be {ways}: put spaces between the numbers.")
}

/// That a word means nothing here, with the command that was probably meant.
pub fn not_understood(word: &str, due: Option<&Due>, meant: Option<&str>) -> String {
    let due = match due {
        Some(Due::Bids(_)) => " or a bid",
        Some(Due::Calls(_)) => " or a call",
        Some(Due::Contract { .. }) => ", or a bid and its players",
        Some(Due::Partner { .. }) => ", or a partner and a suit",
        Some(Due::Trump) => " or a suit",
        Some(Due::Tricks(_)) => ", tricks taken or cards",
        Some(Due::Nothing { .. }) => "",
        None => ", and no game is open here",
    };
    format!("{} is not a command{due}.{}", quoted(word), perhaps(meant))
}

/// Why no suit can be recorded for a deal.
pub fn trump_not_due(deal: &Deal) -> String {
    match (deal.plan.trump, deal.trump()) {
        (PlannedTrump::Turned, Some(known)) => format!("The trump is recorded: {}.", trump(known)),
        (PlannedTrump::Named, _) => "The contract names the trump.".into(),
        (_, Some(known)) => format!("The trump of this deal is set: {}.", trump(known)),
        (_, None) => "No suit is needed here.".into(),
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
        let mark = if place.rank == 1 && !everyone { " (first)" } else { "" };
        Some(format!("{} {}{mark}", who(side), place.total))
    };
    let totals = list(game.setup().sides().into_iter().filter_map(total));
    Some(format!("Standings: {totals}."))
}

messages! {
    /// That the players of the game that is over can play again.
    offered_rematch(number: usize, players: &[String]): "{number}  Rematch: {}", list(players);

    /// A game that can be played on.
    offered_game(number: usize, id: &str, game: &str): "{number}  Continue {id}: {game}";

    /// That another game can be started.
    offered_new(number: usize): "{number}  New game";

    /// A game to choose, by its number: `1  serbian: Serbian whist, 3 to 5 players`.
    game_choice(number: usize, rules: &Ruleset):
        "{number}  {}: {}, {} players", rules.id, rules.title, range(&rules.player_counts());

    /// Asks for the names of the players.
    who_plays(rules: &Ruleset):
        "Who plays {}? Name {} players, in turn order.", rules.title, range(&rules.player_counts());

    /// That part of a command cannot be read, and what it should have been.
    misread(word: &str, expected: &str): "{} cannot be read: {expected}.", quoted(word);

    /// Asks what to play next.
    which_next: "What next? Type a number.";

    /// Asks what to play next, where Enter goes back to a game that is over, or quits.
    which_next_or(back: bool): "What next? Type a number, or press Enter to {}.",
        if back { "go back" } else { "quit" };

    /// Asks who deals first.
    who_deals: "Who deals first? Type a name, or press Enter to draw.";

    /// Asks which game to start.
    which_game: "Which game? Type its number or its name.";

    /// That a new game needs its rules and its players.
    game_and_players: "Name a game, then the players in turn order.";

    /// How a partner and the trump that the partner names are typed.
    partner_and_trump: "NAME SUIT";

    /// A card turned up was given with something other than a trick.
    turned_with_trick: "A card is turned up from the talon only after a trick.";

    /// A line names another folder of games.
    one_folder:
        "This prompt has one folder of games open. To use another, quit and start again with it.";
}
