//! The end of a game at the board, and what can be played next.

use super::at;
use super::screen::Screen;
use crate::common::Table;

/// A game of whist, which one deal can end.
const WHIST: &str = "new whist Ana Bo Cy Di --dealer Di --id friday";

#[test]
fn the_last_screen_has_places_and_starts_the_rematch() {
    let table = Table::after(&[WHIST]);
    let board = at(&table, (40, 15));
    board.press(&("1".repeat(13) + "\r"));
    for text in ["The game is over: Ana & Cy win with 7.", "behind", "Ana & Cy led from"] {
        board.sees(text);
    }
    board.sees("1 Rematch");
    board.after("2", "Wrote friday.html");
    assert_eq!(table.path("friday.png").exists(), cfg!(feature = "png"));
    board.after("5", "Wrote friday.jsonl");
    assert!(table.path("friday.html").exists() && table.path("friday.jsonl").exists());
    // Nothing that is there already is replaced.
    board.after("2", "Wrote friday-2.html");
    assert!(table.path("friday-2.html").exists());
    for key in ["7", "0", "x"] {
        board.after(key, "Press a digit from 1 to 6.");
        board.after("?", "Keys");
        board.after("?", "1 Rematch");
    }
    board.after("1", "table · Whist · whist-");
    board.press("q");
    board.ends();
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(2));
}

#[test]
fn a_file_that_exists_is_kept_and_the_page_gets_another_name() {
    let table = Table::after(&[WHIST, "took 13 0"]);
    table.write("friday.html", "kept");
    let board = at(&table, (80, 24));
    board.after("2", "Wrote friday-2.html");
    board.press("q");
    board.ends();
    assert_eq!(std::fs::read_to_string(table.path("friday.html")).expect("a file"), "kept");
}

#[test]
fn the_sheet_is_printed_or_copied_or_the_board_says_why_not() {
    let table = Table::after(&[WHIST, "took 13 0"]);
    // The tests have no screen that a browser could open on.
    let board = at(&table, (80, 24));
    board.after("3", "No browser can be opened here.");
    board.click("4 Copy the sheet", "sent to the clipboard");
    board.press("q");
    board.ends();
}

#[test]
fn another_game_is_chosen_without_leaving_the_board() {
    let table = Table::after(&["new german Vera Igor --id monday", WHIST, "took 13 0"]);
    let board = at(&table, (80, 24));
    board.after("6", "press Enter to go back.");
    assert!(!board.is_taken());
    board.after("9\r", "Type a number from 1 to 3.");
    board.sees("2  Continue monday: german");
    board.after("2\r", "table · German whist · monday");
    board.press("q");
    board.ends();
}

#[test]
fn the_list_of_games_and_an_error_fit_a_narrow_screen() {
    let table = Table::new();
    let board = Screen::of(&table, &["board"], (40, 24));
    board.after("1\r", "1 serbian, ");
    board.after("bridge\r", "There are no rules called");
    board.waits("the question", |text| text.trim_end().ends_with("or q to leave."));
    for text in ["There are no rules called", "1 serbian, ", "Which game?"] {
        assert!(board.text().contains(text), "{}", board.text());
    }
    board.press("q\r");
}

#[test]
fn without_a_game_the_board_asks_which() {
    let table = Table::new();
    let board = Screen::of(&table, &["board"], (80, 24));
    board.sees("1  New game");
    board.after("1\r", "Which game?");
    board.after("romanian\r", "Who plays Romanian whist?");
    board.press("\r");
    board.waits("the question again", |text| text.matches("Type q to leave.").count() == 2);
    // The questions are left, and what comes next is asked again.
    board.press("q\r");
    board.waits("the first question", |text| text.trim_end().ends_with("press Enter to quit."));
    board.press("1\r");
    board.waits("Which game? again", |text| text.trim_end().ends_with("or q to leave."));
    board.after("whist\r", "Who plays Whist?");
    board.after("Ana Bo Cy Di\r", "Who deals first?");
    board.after("Di\r", "table · Whist · whist-");
    board.press("q");
    board.ends();
}

#[test]
fn what_comes_next_is_chosen_by_a_click() {
    let table = Table::after(&["new german Vera Igor --id monday", WHIST, "took 13 0"]);
    let board = at(&table, (80, 24));
    board.click("6 ", "press Enter to go back.");
    assert!(board.has_mouse());
    board.click("2  Continue monday: german", "table · German whist · monday");
    board.press("q");
    board.ends();
}

#[test]
fn a_new_game_is_begun_by_clicks() {
    for size in [(80, 24), (80, 50), (40, 12)] {
        let table = Table::new();
        let board = Screen::of(&table, &["board"], size);
        board.sees("quit.");
        board.click("1  New game", "Which game?");
        // A click beside the choices chooses none.
        board.press("\x1b[<0;1;1M\x1b[<0;1;1m");
        board.after("7", "leave. 7");
        // The choices move when the screen is resized or cleared.
        board.resize((size.0, size.1 + 3));
        board.waits("the question again", |text| text.matches("leave. 7").count() == 2);
        board.press("\x0c");
        board.waits("the cleared screen", |text| text.matches("leave. 7").count() == 1);
        board.click("romanian", "Who plays Romanian whist?");
        assert!(!board.has_mouse());
        board.after("Ana Bo Cy Di\r", "Who deals first?");
        board.click("3 Cy", "table · Romanian whist");
        board.press("q");
        board.ends();
    }
}
