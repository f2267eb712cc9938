//! Whole evenings by keypad, compared with the same by commands.

use crate::board::at;
use crate::common::{Table, evening};

const SERBIAN: &str = "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday";

/// Returns the journal of a game.
fn journal(table: &Table, id: &str) -> Vec<u8> {
    std::fs::read(table.path(&format!("data/games/{id}.jsonl"))).expect("a journal")
}

/// Returns the keys for a command in a deal of so many cards, in which the player of the row `first`, from
/// 0, is the first to bid.
fn keys(line: &str, first: usize) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["trump", suit] => {
            let suits = ["spades", "hearts", "diamonds", "clubs"];
            let index = suits.iter().position(|name| name == suit).expect("a suit");
            format!("/{}", index + 1)
        }
        ["bid", bids @ ..] => bids.concat() + "\r",
        // The board takes every trick, even the last ones that follow from the total.
        ["took", one] => {
            let (seat, tricks) = one.strip_prefix("Bo=").map_or((1, *one), |tricks| (2, tricks));
            let tricks: usize = tricks.parse().expect("a number");
            seat.to_string().repeat(tricks) + &(3 - seat).to_string().repeat(26 - tricks) + "\r"
        }
        ["took", tricks_of @ ..] => {
            let mut keys = String::new();
            for (seat, tricks) in tricks_of.iter().enumerate() {
                let row = (first + seat) % tricks_of.len();
                keys += &(row + 1).to_string().repeat(tricks.parse().expect("a number"));
            }
            keys + "\r"
        }
        _ => panic!("{line} has no keys"),
    }
}

/// Plays an example on the board and by commands, and compares the journals.
fn same_by_keys(name: &str, id: &str) {
    let by_words = Table::new();
    let by_keys = Table::new();
    let lines = evening(name);
    by_words.done(&lines[0]);
    by_keys.done(&lines[0]);
    let board = at(&by_keys, (80, 24));
    for line in &lines[1..] {
        let deal = &by_words.json("status")["deal"];
        let players = by_words.json("sheet")["players"].as_array().expect("players").clone();
        let dealer = players.iter().position(|player| *player == deal["dealer"]);
        let first = (dealer.expect("a dealer") + 1) % players.len();
        by_words.done(line);
        board.press(&keys(line, first));
        // The next deal, or its tricks, are due once the entry is on the disk.
        let whole = journal(&by_words, id).len();
        board.waits(line, |_| journal(&by_keys, id).len() >= whole);
    }
    board.press("q");
    board.ends();
    assert!(journal(&by_words, id) == journal(&by_keys, id), "the journals differ");
}

#[test]
fn a_romanian_evening_by_keypad_matches_the_commands() {
    same_by_keys("romanian-evening", "romanian-2026-11-20");
}

#[test]
fn a_serbian_evening_by_keypad_matches_the_commands() {
    same_by_keys("serbian-evening", "serbian-2026-11-20");
}

#[test]
fn a_german_match_by_keypad_matches_the_commands() {
    same_by_keys("german-match", "german-2026-11-20");
}

/// The keys for tricks typed as numbers: the last is left out, and zeros too where a digit is a number.
fn keys_of_numbers(tricks: &str, cards: u64) -> String {
    let mut numbers: Vec<&str> = tricks.split(' ').collect();
    let last = numbers.pop();
    while cards < 10 && last == Some("0") && numbers.last() == Some(&"0") {
        numbers.pop();
    }
    numbers.concat() + "\r"
}

#[test]
fn an_evening_of_28_deals_takes_at_most_252_keys() {
    let by_words = Table::new();
    let by_keys = Table::new();
    let lines = evening("serbian-evening");
    by_words.done(&lines[0]);
    by_keys.done(&lines[0]);
    let board = at(&by_keys, (80, 24));
    let mut typed = 0;
    for line in &lines[1..] {
        let cards = by_words.json("status")["deal"]["cards"].as_u64().expect("a number");
        let mut keys = match line.strip_prefix("took ") {
            Some(tricks) => keys_of_numbers(tricks, cards),
            None => keys(line, 0),
        };
        if typed == 5 {
            // Tricks as numbers, for the whole evening.
            keys.insert(0, 'n');
        }
        typed += keys.len();
        by_words.done(line);
        board.press(&keys);
        let whole = journal(&by_words, "serbian-2026-11-20").len();
        board.waits(line, |_| journal(&by_keys, "serbian-2026-11-20").len() >= whole);
    }
    board.press("q");
    board.ends();
    assert_eq!(by_keys.done("script"), by_words.done("script"));
    assert!(typed <= 252, "{typed} keys");
}

#[test]
fn an_auction_is_called_from_a_list() {
    let new = "new auction-whist Claire Jang Mett Pol --dealer Pol --id club";
    let by_words = Table::after(&[new]);
    let by_keys = Table::after(&[new]);
    let calls = ["pass-trou", "pass-trou", "pass-trou", "pass-trou"];
    let more = ["pass", "solo-6:clubs", "pass", "pass"];
    for call in calls.iter().chain(&more) {
        by_words.done(&format!("call {call}"));
    }
    by_words.done("took 6");
    let board = at(&by_keys, (80, 24));
    for _ in calls {
        board.after("2", "pass-trou.");
    }
    board.after("1", "Claire: pass.");
    board.after("4", "2 clubs");
    board.after("2", "Jang: solo-6 in clubs");
    board.after("1", "Mett: pass.");
    board.after("1", "Tricks taken: _");
    board.after("6", "Tricks taken: 6");
    board.after("\r", "Deal 2");
    board.press("q");
    board.ends();
    assert_eq!(by_keys.done("script"), by_words.done("script"));
}

#[test]
fn minus_deletes_input_then_undoes_entries() {
    let table = Table::after(&[crate::board::FRIDAY]);
    let board = at(&table, (40, 15));
    board.after("01", "Radu   bid _");
    board.after("-", "Mihai  bid _");
    board.after("011", "All numbers are in.");
    board.after("\r", "0 of 1 trick in");
    board.sees("- undo");
    assert!(!board.text().contains("redo") && !board.text().contains("Enter"));
    board.after("-", "Took back: Ioana bid 0, Mihai");
    board.sees("+ redo");
    board.after("+", "Brought back: Ioana bid 0");
    board.after("2", "All numbers are in.");
    board.after("-", "0 of 1 trick in");
    board.after("\r", "only 0 of 1 trick in.");
    board.press("q");
    board.ends();
    assert_eq!(table.done("script").lines().last(), Some("bid 0 0 1 1"));
}

#[test]
fn tricks_typed_as_numbers_match_the_command() {
    let by_words = Table::after(&[SERBIAN]);
    let by_keys = Table::after(&[SERBIAN]);
    by_words.done("bid 2 4 2 6");
    by_words.done("took 1 4 2");
    let board = at(&by_keys, (40, 15));
    board.after("2426\r", "0 of 13 tricks in");
    board.after("n1", "1 so far; 0–3 makes it 10–13.");
    board.after("4", "5 of 13 tricks in");
    board.after("2", "Dušan took the other 6.");
    board.after("9", "so the last");
    board.after("\r", "Deal 2 of 28");
    board.press("q");
    board.ends();
    assert_eq!(by_keys.done("script"), by_words.done("script"));
}

#[test]
fn a_search_goes_through_the_matches_on_a_page() {
    let table = Table::after(&[SERBIAN, "bid 2 4 2 6", "took 2 4 1", "bid 1 3 5 4", "took 2 3 4"]);
    let board = at(&table, (80, 24));
    board.after("l", "log · ");
    board.after("/dusan", "search: dusan_");
    board.after("\r", "n next match");
    board.sees_reversed("begun: Serbian whist");
    board.after("n", "log · ");
    board.sees_reversed("Igor bid 2");
    board.press("N");
    board.sees_reversed("begun: Serbian whist");
    // A number is that of a deal.
    board.after("/2\r", "Esc back");
    board.sees_reversed("(deal 2) Jovana bid 1");
    board.after("/xyz\r", "Not on this page: xyz");
    board.after("\x1b", "/ search");
    board.press("s/2\r");
    board.sees_reversed("2 12 ♦");
    // There is no other match to go to.
    assert!(!board.text().contains("next match"));
    board.press("q");
    board.ends();
}

#[test]
fn the_mouse_scrolls_opens_chooses_and_types() {
    let table = Table::after(&[SERBIAN, "bid 2 4 2 6", "took 2 4 1", "bid 1 3 5 4"]);
    let board = at(&table, (40, 15));
    assert!(board.has_mouse());
    board.after("s", "sheet · ");
    board.press(&"\x1b[<64;5;5M".repeat(9));
    board.sees("friday\nSerbian whist");
    board.click("13 2", "deal 1 · ");
    board.click("1 bids", "bid 2 → _");
    board.click(". back", "1 bids");
    board.click("3 dealer", "4 Dušan (now)");
    board.click("2 Jovana", "Enter records it as shown");
    board.after("t", "0 of 12 tricks in");
    board.click("n numbers", "Type how many each");
    board.after("n2", "1 of 12 tricks in");
    board.press("q");
    board.ends();
    let table = Table::after(&[SERBIAN]);
    let board = at(&table, (80, 24));
    board.after("1", "bid 1_");
    board.click(" 12 ", "Igor    bid 12");
    board.click(" 3 ", "Jovana  bid 3");
    // A row that can be read in two ways.
    board.after("--12", "Igor    bid 1/12");
    board.after("\r", "1 bid 1 2");
    board.click("2 bid 12", "Igor bid 12.");
    board.press("q");
    board.ends();
}

#[test]
fn a_correction_is_previewed_before_it_is_recorded() {
    let table = Table::after(&[
        crate::board::FRIDAY,
        "bid 0 0 1 1",
        "took 0 1 0 0",
        "bid 0 0 0 0",
        "took 1 0 0 0",
    ]);
    let board = at(&table, (80, 24));
    board.after("s", "Standings");
    board.after("1\r", "deal 1 · ");
    board.after("4", "4 Vlad (now)");
    board.after(".", "deal 1 · ");
    board.after("2", "what should the tricks have been?");
    board.after("n", "Ioana  took 0 → _");
    board.after("1", "Mihai  took 1 → 0");
    board.after("-n1", "Mihai  took 1 → 0");
    board.after("\r", "(was: Ioana took 0, Mihai 1; entry 2)");
    // Shown, but not recorded.
    assert_eq!(table.json("log").as_array().map(Vec::len), Some(5));
    board.after("\r", "Fixed deal 1");
    assert_eq!(table.json("log").as_array().map(Vec::len), Some(6));
    // As a command that breaks a rule: showing it and pressing Enter allows it.
    board.after("f", "fix: _");
    board.after("bid Vlad=0", "fix: bid Vlad=0_");
    board.after("\r", "romanian.hook");
    board.after("\r", "Fixed deal 1: Vlad bid 0");
    board.after(".", "sheet · ");
    board.after("*", "score · ");
    board.press("q");
    board.ends();
}
