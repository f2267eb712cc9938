//! The prompt at a terminal: what is due, completion, history, leaving and resuming.

use crate::board::screen::Screen;
use crate::common::Table;
use crate::prompt::FRIDAY;
use crate::prompt::console::Console;

#[test]
fn the_prompt_shows_what_is_due_and_the_barred_bid() {
    let table = Table::after(&[FRIDAY]);
    let mut console = Console::at(&table, "play");
    console.sees("Romanian whist, game friday");
    console.sees("Deal 1 of 24: 1 card, trump turned up, dealt by Vlad; Ioana leads.");
    console.sees("Open: 0 1");
    console.sees("bid> ");
    console.types("001");
    console.sees("Vlad bids last");
    console.sees("Not 0: ");
    console.sees("bid> ");
    console.types("0");
    console.sees("romanian.hook");
    console.sees("Nothing recorded.");
    console.types("1");
    console.sees("Take it back: u");
    console.sees("tricks> ");
    console.types("q");
    console.sees("Everything recorded is saved. Continue: hoyle play");
    console.ends();
}

#[test]
fn names_and_commands_are_completed() {
    let table = Table::after(&[FRIDAY]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.keys("expl\t 1 Mih\t\r");
    // The deal has not been played, so it cannot be explained; the completed words were right.
    console.sees("explain 1 Mihai");
    console.sees("bid> ");
    console.keys("Ioa\t1\r");
    console.sees("Ioana bid 1.");
    console.types("q");
    console.ends();
}

#[test]
fn history_is_recalled_across_sessions() {
    let table = Table::after(&[FRIDAY]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.types("check bid 1");
    console.sees("bid> ");
    console.types("q");
    console.ends();
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    // The last line was `q`, the one before it the question.
    console.keys("\x1b[A\x1b[A\r");
    console.sees("check bid 1");
    console.types("q");
    console.ends();
}

#[test]
fn an_unusable_history_file_only_disables_history() {
    let table = Table::after(&[FRIDAY]);
    let fifo = table.path("data/prompt-history");
    crate::common::make_fifo(&fifo);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.types("0011");
    console.sees("tricks> ");
    console.types("q");
    console.ends();
}

#[test]
fn the_prompt_can_be_left_and_resumed_at_any_moment() {
    let table = Table::after(&[FRIDAY]);
    // In the middle of a line: Ctrl-C discards it first and then quits.
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.types("00");
    console.sees("Next: type 2 bids, such as 1 1");
    console.sees("bid> ");
    console.keys("1");
    console.sees("= bid 1");
    console.keys("\x03");
    console.sees("\n");
    console.sees("bid> ");
    console.keys("\x04");
    console.sees("Everything recorded is saved.");
    console.ends();
    assert_eq!(table.done("script").lines().last(), Some("bid 0 0"));
    let mut console = Console::at(&table, "play");
    console.sees("Radu to bid");
    console.types("11");
    console.sees("tricks> ");
    console.types("q");
    console.ends();
    assert_eq!(table.done("script").lines().last(), Some("bid 1 1"));
}

#[test]
fn entries_of_others_are_shown_after_ctrl_c() {
    let table = Table::after(&[FRIDAY]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.keys("1");
    console.sees("= bid 1");
    table.done("bid 0 0");
    console.keys("\x03");
    console.sees("Recorded by others: ");
    console.sees("Radu to bid");
    console.sees("bid> ");
    console.types("q");
    console.ends();
}

#[test]
fn destructive_commands_ask_first() {
    let table = Table::after(&[FRIDAY, "bid 0 0 1 1", "took 0 1 0 0"]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.types("fix 1 bid Radu=0");
    console.sees("romanian.hook");
    console.sees("Type yes or no.");
    console.types("no");
    console.sees("Nothing recorded.");
    console.sees("bid> ");
    console.types("q");
    console.ends();
    assert_eq!(table.done("script").lines().last(), Some("took 0 1 0 0"));
}

#[test]
fn after_a_correction_it_is_said_once_what_is_due() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di", "bid 1 2"]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    console.types("fix 1 bid Ana=3");
    console.sees("No points change.");
    let shown = console.sees("bid> ");
    assert_eq!(shown.matches("Cy to bid, then Di. 5 bid so far.").count(), 1, "{shown}");
    console.types("q");
    console.ends();
}

#[test]
fn after_an_incident_it_is_said_once_what_is_due() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di"]);
    let mut console = Console::at(&table, "play");
    console.sees("tricks> ");
    console.types("! revoke Bo 7 found=end");
    console.sees("What is taken?");
    console.types("on");
    let shown = console.sees("tricks> ");
    assert_eq!(shown.matches("Tricks due").count(), 1, "{shown}");
    console.types("q");
    console.ends();
}

#[test]
fn points_and_standings_stand_out_and_a_blank_line_ends_the_deal() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di", "bid 2 4 2 6"]);
    let mut console = Console::at(&table, "play --color always");
    console.types("2416");
    let before = console.sees("Standings: ");
    assert!(before.contains("\u{1b}[32m") && before.ends_with("\u{1b}[1m"), "{before:?}");
    let standings = console.sees("Deal 2 of 28");
    assert!(standings.ends_with("\u{1b}[0m\r\n\r\n"), "{standings:?}");
    console.types("q");
    console.ends();
}

#[test]
fn the_sheet_is_printed_and_copied_from_the_prompt() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di"]);
    let mut console = Console::at(&table, "play");
    // The tests have no screen that a browser could open on.
    console.types("print");
    console.sees("No browser can be opened here.");
    console.types("copy");
    // The base64 of a sheet, in the sequence that sets the clipboard.
    console.sees("\u{1b}]52;c;");
    console.sees("The sheet was sent to the clipboard.");
    console.types("q");
    console.ends();
}

#[test]
fn only_what_is_asked_for_goes_through_a_pager() {
    let table = Table::after(&[FRIDAY]);
    let script = r#"stty rows 4; HOYLE_PAGER='sed s/^/paged:/' exec "$0" play"#;
    let prompt = Screen::of_shell(&table, script);
    let mut place = 0;
    prompt.prints(&mut place, &["bid> "]);
    for line in ["0011", "1000"] {
        prompt.press(&format!("{line}\r"));
        let (_, told) = prompt.prints(&mut place, &["Take it back: u"]);
        assert!(told.lines().count() > 4 && !told.contains("paged:"), "{told}");
        prompt.prints(&mut place, &["> "]);
    }
    prompt.press("rules romanian\r");
    prompt.prints(&mut place, &["paged:"]);
    prompt.press("q\r");
    prompt.ends();
}
