//! What the prompt asks for at a terminal: what was meant by digits, a game, house rules.

use crate::common::Table;
use crate::prompt::console::Console;

const SERBIAN: &str = "new serbian Ana Marko Jelena Miloš --dealer Miloš";

#[test]
fn two_digits_that_could_be_one_bid_or_two_are_asked_about() {
    let table = Table::after(&[SERBIAN]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.types("12");
    console.sees("12 can be read in more than one way. Which is right?");
    console.sees(" 1  bid 1 2");
    console.sees(" 2  bid 12");
    console.sees("which> ");
    // No such reading: nothing is recorded.
    console.types("3");
    console.sees("Type a number from 1 to 2.");
    console.types("1");
    console.sees("Ana bid 1, Marko 2.");
    // A number for everybody comes first.
    console.types("10");
    console.sees("Jelena bid 1, ");
    console.types("1110");
    console.sees(" 3  took 11 1 0");
    // Any other line drops the question.
    console.types("u");
    console.sees("Took back: Jelena bid 1, ");
    console.types("bid 12");
    console.sees("Jelena bid 12.");
    console.types("13");
    console.sees("bid 13.");
    console.types("q");
    console.ends();
    assert!(table.done("script").ends_with("\nbid 1 2\nbid 12\nbid 13\n"));
}

#[test]
fn the_question_which_game_is_edited_and_left_like_a_line() {
    let table = Table::new();
    let mut console = Console::at(&table, "play");
    console.sees("hoyle> ");
    console.types("1");
    console.sees("Which game?");
    console.keys("\x03");
    console.sees("Nothing was stored.");
    console.sees("hoyle> ");
    console.types("1");
    console.sees("Which game?");
    // Left arrows, to put a letter before what was typed; and completion.
    console.keys("h-hell\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[Do\r");
    console.sees("Who plays Oh Hell?");
    console.keys("\x04");
    console.sees("Nothing was stored.");
    console.types("q");
    console.ends();
    assert!(table.done("games --json").starts_with("[]"));
}

#[test]
fn a_wrong_game_is_asked_for_again_with_the_list_and_no_command() {
    let table = Table::new();
    let mut console = Console::at(&table, "new");
    console.sees("Which game?");
    console.types("brigde");
    let said = console.sees("Which game?");
    assert!(said.contains("There are no rules called"), "{said}");
    assert!(said.contains("27  rentz") && !said.contains("hoyle rules"), "{said}");
    console.keys("\x03");
}

#[test]
fn schedule_score_and_settings_can_be_chosen_before_the_players() {
    let table = Table::new();
    let mut console = Console::at(&table, "new");
    console.sees("Which game?");
    console.types("oh-hell");
    console.sees("House rules now: up-down oh-hell");
    console.sees("Who plays Oh Hell?");
    console.types("help");
    console.sees("down-up");
    console.sees("hook=on");
    console.sees("montreal");
    console.sees("Who plays Oh Hell?");
    console.types("down montreal hook=of");
    console.sees("hook cannot be");
    console.sees("House rules now: up-down oh-hell");
    console.types("down montreal hook=off");
    console.sees("House rules now: down montreal");
    console.sees("Who plays Oh Hell?");
    console.types("Ana Bo Cy");
    console.sees("Who deals first?");
    console.types("Cy");
    console.sees("Deal 1 of 17: 17 cards");
    console.ends();
    let script = table.done("script");
    let line =
        "new oh-hell Ana Bo Cy --scoring montreal --schedule down --set hook=off --dealer Cy";
    for word in line.split(' ') {
        assert!(script.contains(word), "{word}: {script}");
    }
}

#[test]
fn a_game_that_is_resumed_shows_its_totals() {
    let table = Table::after(&["new german Ana Bo --dealer Bo"]);
    let greeting = table.piped("play", "", 80).stdout;
    assert!(!greeting.contains("Standings"), "{greeting}");
    table.done("took 14 12");
    let greeting = table.piped("play", "", 80).stdout;
    assert!(greeting.contains("Standings: Ana 1 (first), Bo 0."), "{greeting}");
}

#[test]
fn a_command_without_its_words_says_what_is_due() {
    let table = Table::after(&[SERBIAN]);
    for (line, says) in [
        ("bid", "bid needs N, as in bid 2 4 2 6. Ana to bid, then Marko, Jelena and Miloš."),
        ("took", "took needs N, as in took 2 4 1. Ana to bid, then Marko, Jelena and Miloš."),
        ("swap Ana", "swap needs OTHER, as in swap Igor Jovana."),
    ] {
        let said = table.piped("play", format!("{line}\n"), 250);
        assert_eq!(said.code, 2, "{line}");
        assert!(said.stderr.replace('\n', " ").contains(says), "{line}: {}", said.stderr);
    }
}

#[test]
fn help_at_the_prompt_has_no_example_that_only_a_shell_can_run() {
    let table = Table::after(&[SERBIAN]);
    for line in ["help sheet", "sheet --help", "help script", "help log", "help rules"] {
        let said = table.piped("play", format!("{line}\n"), 80);
        assert_eq!(said.code, 0, "{line}: {}", said.stderr);
        let examples: Vec<&str> =
            said.stdout.lines().filter(|text| text.trim_start().starts_with("hoyle ")).collect();
        assert!(examples.iter().all(|text| !text.contains(" > ") && !text.contains(" | ")));
    }
    let said = table.piped("play", "help sheet\n", 80);
    assert!(said.stdout.contains("hoyle sheet evening.html"), "{}", said.stdout);
}
