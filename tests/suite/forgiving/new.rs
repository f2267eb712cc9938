//! `hoyle new` alone.

use crate::common::Table;
use crate::prompt::console::Console;

#[test]
fn new_alone_shows_the_games_and_an_example() {
    let table = Table::new();
    let said = table.refused(2, "new");
    let told = said.stderr.replace('\n', " ");
    assert!(
        told.contains("Games: serbian, romanian, auction-whist, german, oh-hell, and "),
        "{told}"
    );
    assert!(told.contains(": hoyle new serbian "), "{told}");
    let said = table.refused(2, "new romanian");
    let who = "Who plays Romanian whist? Name 3 to 7 players, in turn order.";
    assert!(said.stderr.contains(who), "{}", said.stderr);
}

#[test]
fn new_alone_asks_at_a_terminal() {
    let table = Table::new();
    let mut console = Console::at(&table, "new");
    console.sees("3  auction-whist: Auction whist, 4 players");
    console.sees("Which game?");
    console.types("bridge");
    console.sees("There are no rules called");
    console.sees("Which game?");
    console.types("2");
    console.sees("Who plays Romanian whist?");
    console.types("Ana");
    console.sees("Romanian whist is for 3 to 7 players, not 1.");
    console.types("Ana, Uncle Bob, Cy");
    console.sees("Who deals first?");
    console.types("");
    console.sees("Romanian whist, 3 players, 21 deals.");
    console.ends();
    assert_eq!(table.json("sheet")["players"][1], "Uncle Bob");
}

#[test]
fn new_asks_at_the_prompt_too() {
    let table = Table::new();
    let mut console = Console::at(&table, "play");
    console.sees("hoyle> ");
    console.types("new Oh Hell");
    console.sees("Who plays Oh Hell?");
    console.types("Ana Bo Cy");
    console.sees("Who deals first?");
    console.types("Bo");
    console.sees("dealt by Bo");
    console.sees("bid> ");
    console.types("q");
    console.ends();
}

#[test]
fn a_question_that_is_left_starts_no_game() {
    for answers in [&["oh-hell"][..], &["oh-hell", "Ana Bo Cy"]] {
        let table = Table::new();
        let mut console = Console::at(&table, "new");
        for (answer, asks) in answers.iter().zip(["Which game?", "Who plays"]) {
            console.sees(asks);
            console.types(answer);
        }
        console.sees(if answers.len() == 1 { "Who plays" } else { "Who deals first?" });
        console.keys("\x03");
        console.sees("Nothing was stored.");
        assert!(table.done("games").is_empty());
    }
}
