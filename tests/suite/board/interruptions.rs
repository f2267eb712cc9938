//! Interruptions at any moment: resizing, another writer, Ctrl-C, Ctrl-Z, signals.

use crate::board::screen::Screen;
use crate::board::{FRIDAY, at};
use crate::common::Table;
use crate::play::five_cards;
use std::process::Command;

#[test]
fn resizing_redraws_and_a_small_terminal_says_so() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.press("01");
    board.sees("Radu   bid _");
    board.resize((40, 9));
    board.sees("The board needs 40 columns and 10 rows.");
    board.resize((40, 10));
    // The input is still there.
    board.sees("Mihai  bid 1");
    board.resize((120, 40));
    board.sees("Mihai  bid 1");
    // The sheet stands beside it. A key that arrives together with the resize is only read with the next one.
    board.sees("cards  bid total");
    board.press("\x03");
    board.ends();
}

#[test]
fn ctrl_c_quits_at_any_moment_and_restores_the_terminal() {
    for keys in ["", "0", "01", "/", "s", "s1", "b", "l", "?", "s1\r2"] {
        let table = Table::after(&[FRIDAY]);
        let games = |table: &Table| {
            let mut files = table.bytes();
            files.retain(|path, _| !path.to_string_lossy().contains("drafts"));
            files
        };
        let before = games(&table);
        let board = at(&table, (40, 15));
        assert!(board.is_taken());
        board.press(keys);
        board.press("\x03");
        board.ends();
        board.sees("Everything recorded is saved.");
        assert_eq!(games(&table), before, "{keys}");
    }
}

#[test]
fn what_is_typed_survives_a_redo_and_is_named_on_leaving() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.after("01", "Mihai  bid 1");
    board.after("+", "Delete what is typed first: 01.");
    board.sees("Mihai  bid 1");
    board.after(".", "Mihai  bid 1");
    board.press("q");
    board.ends();
    board.sees("Typed but not recorded: Ioana 0, Mihai 1.");
}

#[test]
fn ctrl_l_draws_everything_again() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.press("\x0c");
    board.sees("table · ");
    board.press("q");
    board.ends();
}

#[test]
fn entries_from_another_terminal_are_shown() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.after("0", "Mihai  bid _");
    table.done("bid 0 0");
    board.sees("Recorded by others: ");
    // Input typed before the other entry is named, and gone.
    board.sees("No longer due, and not recorded: Ioana 0.");
    board.sees("Radu   bid _");
    board.after("11", "All numbers are in.");
    board.after("\r", "0 of 1 trick in");
    board.press("q");
    board.ends();
    assert_eq!(table.done("script").lines().skip(1).collect::<Vec<_>>(), ["bid 0 0", "bid 1 1"]);
}

#[test]
fn what_is_typed_survives_a_note_a_kill_and_leaving() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.after("01", "Mihai  bid 1");
    table.done("note late");
    board.sees("Recorded by others: ");
    board.sees("Mihai  bid 1");
    board.kill();
    let board = at(&table, (80, 24));
    board.sees("Typed before and not recorded: Ioana 0, Mihai 1.");
    board.after("1", "Radu   bid 1");
    board.press("q");
    board.ends();
    let board = at(&table, (80, 24));
    board.sees("Typed before and not recorded: Ioana 0, Mihai 1, Radu 1.");
    board.after("1", "All numbers are in.");
    board.after("\r", "0 of 1 trick in");
    board.after("2", "All numbers are in.");
    board.kill();
    // The draft answers a question that is asked no longer.
    table.done("took 0 1 0 0");
    let board = at(&table, (80, 24));
    board.sees("No longer due, and not recorded: Mihai 1.");
    board.press("q");
    board.ends();
    let script = table.done("script");
    assert_eq!(script.lines().rfind(|line| line.starts_with("bid")), Some("bid 0 1 1 1"));
}

#[test]
fn a_note_and_a_correction_that_are_typed_survive_what_others_record_and_a_kill() {
    let table = Table::after(&[FRIDAY, "trump hearts", "bid 0 0 1 1", "took 0 1 0 0"]);
    let board = at(&table, (80, 24));
    board.after("1", "Mihai  bid 1");
    board.after("e", "What happened?");
    board.after("7half a sen", "half a sen");
    board.kill();
    let board = at(&table, (80, 24));
    board.sees("Typed before and not recorded: Mihai 1.");
    board.sees("Typed before and not recorded: note · half a sen.");
    table.done("bid 0 0");
    board.sees("No longer due, and not recorded: Mihai 1.");
    board.after("tence\r", "half a sentence");
    board.after("\r", "Note on deal 2: ");

    board.after("s1\r2", "took");
    board.after("1", "tricks");
    board.press("q");
    board.ends();
    board.sees("Typed but not recorded: Deal 1 · Ioana 1.");
    let board = Screen::of(&table, &["board"], (80, 24));
    board.sees("Typed before and not recorded: Deal 1 · Ioana 1.");
    table.done("note late");
    board.sees("Recorded by others: ");
    board.after("\r", "Enter records it as shown");
    board.kill();
    let board = Screen::of(&table, &["board"], (80, 24));
    board.sees("Typed before and not recorded: Deal 1 · Ioana 1.");
    board.after("\r", "Enter records it as shown");
    board.after("\r", "Fixed deal 1");
    board.press("q");
    board.ends();
    let script = table.done("script");
    assert!(script.contains("half a sentence"), "{script}");
    assert!(script.contains("took 1 0 0 0"), "{script}");
}

#[test]
fn a_row_begun_at_the_prompt_is_offered_there_and_on_the_board() {
    let table = Table::after(&[FRIDAY]);
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.after("0 1", "= bid 0 1");
    prompt.kill();
    let board = at(&table, (80, 24));
    board.sees("Typed before and not recorded: Ioana 0, Mihai 1.");
    board.after("1", "Radu   bid 1");
    board.press("q");
    board.ends();
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.sees("Typed before and not recorded: Ioana 0, Mihai 1, Radu 1.");
    prompt.sees("bid> 0 1 1");
    prompt.after("1\r", "tricks>");
    prompt.after("0", "= took 0");
    prompt.kill();
    table.done("undo");
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.sees("No longer due, and not recorded: Ioana 0.");
    prompt.after("quit\r", "saved");
    prompt.ends();
    assert_eq!(table.done("script").lines().filter(|line| line.starts_with("bid")).count(), 0);
}

/// Digits after a space are one number at the prompt, however many numbers are missing.
#[test]
fn a_row_is_offered_as_it_was_typed() {
    let table = Table::after(&["new spades Ana Bo Cy Di --dealer Di --id friday"]);
    for (typed, meant, named) in [
        ("9 8 11", "= bid 9 8 11", "Ana 9, Bo 8, Cy 11"),
        ("9 1", "= bid 9 1", "Ana 9, Bo 1"),
        ("12", "or bid 12", "12"),
        ("943", "= bid 9 4 3", "Ana 9, Bo 4, Cy 3"),
    ] {
        let prompt = Screen::of(&table, &["play"], (80, 24));
        prompt.sees("bid>");
        prompt.after(typed, meant);
        prompt.kill();
        let prompt = Screen::of(&table, &["play"], (80, 24));
        prompt.sees(&format!("Typed before and not recorded: {named}."));
        prompt.sees(&format!("bid> {typed}"));
        prompt.after("\u{15}quit\r", "saved");
        prompt.ends();
    }
}

#[test]
fn a_contract_that_is_begun_is_offered_again() {
    let table = Table::after(&["new auction-whist Ana Bo Cy Di --dealer Di --id friday"]);
    let board = at(&table, (80, 24));
    board.after("=14", "Declarer:   1 Ana");
    board.kill();
    let board = at(&table, (80, 24));
    board.sees("Typed before and not recorded: suit-8, hearts ♥.");
    board.after("2", "Partner:   1 Ana");
    board.after("q", "suit-8, hearts ♥, Bo");
    board.ends();

    // The prompt names it, and leaves it to the board, until something is typed there.
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.sees("Typed before and not recorded: suit-8, hearts ♥, Bo.");
    prompt.after("8:h Bo Cy", "8:h Bo Cy   = contract suit-8:hearts --by Bo");
    prompt.kill();
    let board = at(&table, (80, 24));
    board.sees("Typed before and not recorded: 8:h Bo Cy.");
    board.press("q");
    board.ends();
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.sees("Typed before and not recorded: 8:h Bo Cy.");
    prompt.sees("call> 8:h Bo Cy");
    prompt.kill();
    table.done("contract solo-6:clubs --by Ana");
    let prompt = Screen::of(&table, &["play"], (80, 24));
    prompt.sees("No longer due, and not recorded: 8:h Bo Cy.");
    prompt.after("quit\r", "saved");
    prompt.ends();
}

#[test]
fn the_laws_are_offered_on_a_proven_revoke() {
    let table = five_cards();
    table.done("trick Ac 9c 10c Qh");
    table.done("trick Kc 9h Jc Qc");
    table.done("undo");
    let board = at(&table, (120, 40));
    board.press("+");
    board.sees("Brought back: ");
    board.sees("What now: !");
    board.press("q");
    board.ends();
}

#[test]
fn a_killed_board_leaves_only_complete_entries() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.after("0011\r", "0 of 1 trick in");
    board.after("2", "All numbers are in.");
    board.kill();
    assert_eq!(table.done("script").lines().last(), Some("bid 0 0 1 1"));
}

/// Runs the board or the prompt, stores its process id, and says how it ended.
const TOLD: &str = r#"
    modes=$(stty -g)
    sh -c 'echo $$ >pid; exec "$0" board' "$0"
    echo "Ended with $?."
    [ "$modes" = "$(stty -g)" ] && echo Restored.
"#;

fn signal(table: &Table, signal: &str) {
    let id = std::fs::read_to_string(table.path("pid")).expect("a process id");
    let sent = Command::new("kill").args(["-s", signal, id.trim()]).status();
    assert!(sent.is_ok_and(|status| status.success()), "{signal} cannot be sent");
}

#[test]
fn signals_end_a_question_and_restore_the_terminal() {
    let table = Table::after(&["new german Ana Bo --dealer Bo", "took 14 12", "end"]);
    let board = Screen::of_shell(&table, TOLD);
    board.after("6", "What next?");
    assert!(board.has_mouse());
    signal(&table, "TERM");
    board.sees("Ended with 143.");
    board.sees("Restored.");
    board.ends();
}

#[test]
fn signals_end_the_board_and_the_prompt_and_restore_the_terminal() {
    let fatal = [("HUP", 129), ("INT", 130), ("QUIT", 131), ("TERM", 143)];
    for (name, code) in fatal {
        let table = Table::after(&[FRIDAY]);
        let board = Screen::of_shell(&table, TOLD);
        board.sees("table · ");
        board.after("0011\r", "0 of 1 trick in");
        board.is_taken_soon();
        signal(&table, name);
        board.sees(&format!("Ended with {code}."));
        board.sees("Restored.");
        board.ends();
        assert_eq!(table.done("script").lines().last(), Some("bid 0 0 1 1"), "{name}");
    }
    // rustyline takes an interruption for Ctrl-C.
    for (name, code) in fatal.into_iter().filter(|(name, _)| *name != "INT") {
        let table = Table::after(&[FRIDAY]);
        let prompt = Screen::of_shell(&table, &TOLD.replace("board", "play"));
        prompt.sees("bid>");
        prompt.after("0011\r", "tricks>");
        signal(&table, name);
        prompt.sees(&format!("Ended with {code}."));
        prompt.sees("Restored.");
        assert_eq!(table.done("script").lines().last(), Some("bid 0 0 1 1"), "{name}");
    }
}

#[test]
fn ctrl_z_suspends_the_board_until_it_is_continued() {
    let table = Table::after(&[FRIDAY]);
    let script = r#"set -m; "$0" board; echo Stopped.; read -r line; fg >/dev/null"#;
    let board = Screen::of_shell(&table, script);
    board.sees("table · ");
    board.after("01", "Mihai  bid 1");
    board.press("\x1a");
    board.sees("Stopped.");
    assert!(!board.is_taken() && board.has_cursor() && !board.has_mouse());
    board.press("\r");
    // The input is still there.
    board.sees("Mihai  bid 1");
    board.is_taken_soon();
    board.press("q");
    board.ends();
}

#[test]
fn ctrl_z_suspends_the_question_after_a_game() {
    let table = Table::after(&["new german Ana Bo --dealer Bo", "took 14 12", "end"]);
    let script = r#"set -m; "$0" board; echo Stopped.; read -r line; fg >/dev/null; echo Ended."#;
    let board = Screen::of_shell(&table, script);
    board.after("6", "What next?");
    board.press("\x1a");
    board.sees("Stopped.");
    assert!(!board.has_mouse());
    board.press("\r");
    board.waits("the question again", |text| text.matches("What next?").count() == 2);
    assert!(board.has_mouse());
    // What is typed next answers the question.
    board.after("\r", "The game is over");
    board.is_taken_soon();
    board.press("q");
    board.sees("Ended.");
}

#[test]
fn a_stop_from_outside_restores_the_terminal_until_it_is_continued() {
    let table = Table::after(&[FRIDAY]);
    let script = r#"
        set -m
        modes=$(stty -g)
        sh -c 'echo $$ >pid; exec "$0" board' "$0"
        [ "$modes" = "$(stty -g)" ] && echo Stopped.
        read -r line
        fg >/dev/null
    "#;
    let board = Screen::of_shell(&table, script);
    board.sees("table · ");
    board.after("01", "Mihai  bid 1");
    signal(&table, "TSTP");
    board.sees("Stopped.");
    assert!(!board.is_taken() && board.has_cursor() && !board.has_mouse());
    board.press("\r");
    board.sees("Mihai  bid 1");
    board.is_taken_soon();
    board.after("s", "sheet · ");
    // Continued without having been stopped, it takes the terminal again.
    signal(&table, "CONT");
    board.after("t", "Mihai  bid 1");
    board.press("q");
    board.ends();
}

#[test]
fn ctrl_z_does_not_stop_a_board_that_nobody_could_continue() {
    let table = Table::after(&[FRIDAY]);
    let board = at(&table, (80, 24));
    board.after("0", "Mihai  bid _");
    board.after("\x1a1", "Mihai  bid 1");
    board.press("q");
    board.ends();
}

#[test]
fn a_suspended_board_or_prompt_can_be_ended() {
    for (command, seen) in [("board", "table · "), ("play", "bid>")] {
        let table = Table::after(&[FRIDAY]);
        let script = r#"
            set -m
            "$0" COMMAND
            modes=$(stty -g)
            kill -s TERM %1; bg %1
            wait %1
            echo "Ended with $?."
            [ "$modes" = "$(stty -g)" ] && echo Restored.
        "#;
        let screen = Screen::of_shell(&table, &script.replace("COMMAND", command));
        screen.sees(seen);
        screen.press("\x1a");
        screen.sees("Ended with 143.");
        screen.sees("Restored.");
    }
}

#[test]
fn the_board_needs_a_terminal_and_a_game() {
    let said = Table::after(&[FRIDAY]).refused(2, "board");
    assert!(said.stderr.contains("The board needs a terminal."), "{}", said.stderr);
    let table = Table::new();
    let screen = Screen::of(&table, &["board"], (80, 24));
    screen.sees("1  New game");
    assert!(!screen.is_taken());
    screen.after("\r", "hoyle new");
}

#[test]
fn without_colour_the_barred_bid_is_in_brackets() {
    let table = Table::after(&[FRIDAY, "bid 0 0 1"]);
    for (choice, has_colours) in [("always", true), ("never", false)] {
        let board = Screen::of(&table, &["board", "--color", choice], (80, 24));
        board.sees("Open: (0) 1");
        board.sees("romanian.hook");
        let styled = board.styled();
        board.press("q");
        board.ends();
        let codes = ["\u{1b}[31", ";31", "38;5;"];
        assert_eq!(codes.iter().any(|code| styled.contains(code)), has_colours, "{choice}");
    }
}

#[test]
fn only_a_theme_that_there_is_can_be_asked_for() {
    let table = Table::after(&[FRIDAY]);
    let said = |theme: &str| table.within(&[("HOYLE_THEME", theme)], "board").stderr;
    for theme in ["light", "dark", "color-blind", "colour-blind", ""] {
        assert!(said(theme).contains("The board needs a terminal."), "{theme}");
    }
    assert!(said("dim").contains("expected light, dark or color-blind."), "{}", said("dim"));
    // Other commands do not mind.
    assert_eq!(table.within(&[("HOYLE_THEME", "dim")], "status").stderr, "");
}

#[test]
fn an_ascii_terminal_gets_only_ascii() {
    let table = Table::after(&[FRIDAY, "trump hearts", "bid 0 0 1 1", "took 0 1 0 0", "bid 0 0"]);
    let board = Screen::of(&table, &["board", "--symbols", "ascii"], (80, 24));
    board.sees("table - ");
    let views =
        [("s", "sheet - "), ("b", "score - "), ("c", "chart - "), ("l", "log - "), ("?", "Keys")];
    for (keys, seen) in views {
        board.after(keys, seen);
        assert!(board.text().is_ascii(), "{}", board.text());
    }
    board.press("q");
    board.ends();
}
