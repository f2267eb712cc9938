//! What comes next where no game goes on: the end of one, and what is offered after it.

use crate::common::Table;
use crate::prompt::console::Console;

/// A game of whist, which one deal can end.
fn whist(id: &str) -> String {
    format!("new whist Ana Bo Cy Di --dealer Di --id {id}")
}

#[test]
fn a_game_that_ends_shows_places_records_and_the_rematch() {
    let table = Table::after(&[&whist("early"), "took 11 2", &whist("late")]);
    assert_eq!(table.json("status -g early")["finished"], true);
    let mut console = Console::at(&table, "play");
    console.sees("tricks> ");
    console.types("13 0");
    console.sees("The game is over: Ana & Cy win with 7");
    console.sees("behind");
    console.sees("Ana & Cy led from the first deal to the end.");
    console
        .sees("New record for the best total: Ana with 7. Until now: Ana with 5, on 2026-11-20.");
    console.sees("1  Rematch: Ana, Bo, Cy, Di");
    console.sees("2  New game");
    console.sees("What next? Type a number.");
    console.types("0");
    console.sees("Type a number from 1 to 2.");
    console.types("1");
    console.sees("dealt by Ana");
    console.sees("tricks> ");
    console.types("q");
    console.ends();
    let games = table.json("games");
    assert_eq!(games.as_array().expect("games").len(), 3);
}

#[test]
fn the_prompt_offers_games_that_are_not_over() {
    let table = Table::after(&[&whist("monday"), &whist("friday"), "took 13 0"]);
    let mut console = Console::at(&table, "play");
    console.sees("The game is over");
    console.sees("1  Rematch");
    console.sees("2  Continue monday: whist, 0 deals played; Ana, Bo, Cy, Di");
    console.sees("What next?");
    console.types("2");
    console.sees("Whist, game monday");
    console.sees("tricks> ");
    console.types("7 6");
    console.sees("Standings: ");
    console.types("q");
    console.ends();
    assert_eq!(table.done("script -g monday").lines().last(), Some("took 7 6"));
}

#[test]
fn a_new_game_asks_for_all_it_needs_and_completes_names() {
    let table = Table::after(&["new romanian Jovana 'Ana Marija' Vlad --id monday"]);
    std::fs::remove_file(table.path("data/current")).expect("a current game");
    let mut console = Console::at(&table, "play");
    console.sees("1  Continue monday");
    console.sees("2  New game");
    console.types("2");
    console.sees("Which game?");
    console.types("romanian");
    console.sees("Who plays Romanian whist?");
    console.keys("Jo\tVl\tAna\t\r");
    console.sees("1 Jovana, 2 Vlad, 3 Ana Marija");
    console.sees("Who deals first? Type a name, or press Enter to draw.");
    console.types("Vera");
    console.sees("Nobody is called");
    console.types("2");
    console.sees("dealt by Vlad");
    console.sees("bid> ");
    console.types("q");
    console.ends();
    let games = table.json("games");
    let game = games.as_array().expect("games").iter().find(|game| game["current"] == true);
    let names = ["Jovana", "Vlad", "Ana Marija"];
    assert_eq!(game.expect("a current game")["players"], serde_json::json!(names));
}

#[test]
fn the_name_of_a_game_starts_one_where_none_is_in_progress() {
    let table = Table::new();
    let mut console = Console::at(&table, "play");
    console.sees("What next?");
    console.types("serbian");
    console.sees("Who plays Serbian whist?");
    console.types("Ana Bo Cy Di");
    console.sees("Who deals first?");
    console.types("Di");
    console.sees("bid> ");
    console.types("q");
    console.ends();
    assert_eq!(table.json("status")["rules"], "serbian");
}

#[test]
fn what_is_open_is_shown_before_the_game_is_ended() {
    let table = Table::after(&[&whist("open"), "took 7 6"]);
    table.done("incident revoke Bo 7 found=end --deal 1 --take later");
    let mut console = Console::at(&table, "end late");
    console.sees("Deal 1: Bo revoked in trick 7");
    console.sees("hoyle incident 1 --take tricks|off|on|waive");
    console.sees("The one deal played.");
    console.sees("End the game as it stands?");
    console.types("no");
    console.sees("The game goes on.");
    console.ends();
    assert_eq!(table.json("status")["finished"], false);
}
