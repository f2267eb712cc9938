//! `!` and `e` at the prompt: what went wrong and what else happened, asked for step by step.

use crate::common::Table;
use crate::prompt::console::Console;

const WHIST: &str = "new whist Ana Bo Cy Di --dealer Di";
const ROMANIAN: &str = "new romanian Ana Bo Cy Di --dealer Di";

#[test]
fn an_incident_is_asked_about_and_ruled_on() {
    let table = Table::after(&[WHIST]);
    let mut console = Console::at(&table, "play");
    console.sees("tricks> ");
    console.types("!");
    console.sees(" 1  revoke");
    console.sees("What went wrong?");
    // Neither a number of the list nor a name in it.
    console.types("99");
    console.sees("Type a number from 1 to ");
    console.types("rev");
    console.sees(" 2  Bo");
    console.types("2");
    console.sees("In which trick?");
    console.types("14");
    console.sees("Choose from these: 1, 2");
    console.types("7");
    console.sees("When was it found?");
    console.types("3");
    console.sees("Bo revoked in trick 7");
    console.sees("What is taken?");
    console.types("99");
    console.sees("Type a number from 1 to ");
    console.types("1");
    console.sees("tricks> ");
    console.types("q");
    console.ends();
    let incident = &table.json("incident 1");
    assert_eq!([&incident["by"], &incident["facts"]["trick"]], ["Bo", "7"]);
}

#[test]
fn answers_are_kept_if_the_terminal_goes_and_dropped_by_an_empty_one() {
    let table = Table::after(&[ROMANIAN]);
    let mut console = Console::at(&table, "play");
    for (reply, next) in [
        ("e", " 2  somebody joins"),
        ("2", "Which name?"),
        ("Zoe", "How many points"),
        ("lowest", "After whom?"),
    ] {
        console.types(reply);
        console.sees(next);
    }
    drop(console);

    let kept = "Typed before and not recorded: somebody joins";
    let mut console = Console::at(&table, "play");
    console.sees(kept);
    for (reply, next) in [
        ("!", "What went wrong?"),
        ("", "Nothing is recorded."),
        ("e", kept),
        ("", "Nothing is recorded."),
        ("e", "What happened?"),
        ("2", "Which name?"),
        ("Zoe", "How many points"),
        ("lowest", "After whom?"),
    ] {
        console.types(reply);
        console.sees(next);
    }
    drop(console);

    let mut console = Console::at(&table, "play");
    for (reply, next) in
        [("e", "After whom?"), ("Bo", "Record it?"), ("y", "Zoe joins"), ("e", "What happened?")]
    {
        console.types(reply);
        console.sees(next);
    }
    assert!(table.done("log").contains("Zoe"));
}

#[test]
fn answers_about_an_incident_are_kept_if_the_terminal_goes() {
    let table = Table::after(&[WHIST]);
    let mut console = Console::at(&table, "play");
    for (reply, next) in [("!", "What went wrong?"), ("rev", "Who did it?"), ("Bo", "trick?")] {
        console.types(reply);
        console.sees(next);
    }
    drop(console);

    // The command goes on with it as the prompt does.
    let kept = "Typed before and not recorded: revoke";
    let mut console = Console::at(&table, "incident");
    console.sees(kept);
    for (next, reply) in [("In which trick?", "7"), ("When was it found?", "3")] {
        console.sees(next);
        console.types(reply);
    }
    console.sees("What is taken?");
    drop(console);

    let mut console = Console::at(&table, "play");
    console.sees(kept);
    console.types("!");
    console.sees("Bo revoked in trick 7");
    console.sees("What is taken?");
    console.types("1");
    console.sees("tricks> ");
    console.types("!");
    console.sees("What went wrong?");
    assert_eq!(table.json("incident 1")["facts"]["trick"], "7");
}

#[test]
fn what_cannot_be_recorded_now_says_why_and_each_answer_is_checked_at_once() {
    let table = Table::after(&[ROMANIAN, "bid 0"]);
    let mut console = Console::at(&table, "play");
    for (reply, next) in [
        ("e", " 3  somebody leaves (not now)"),
        ("3", "Deal 1 has begun"),
        ("", "Nothing is recorded."),
        ("undo", "Bring it back"),
        ("e", " 2  somebody joins"),
        ("2", "Which name?"),
        ("Zoe", "How many points"),
        ("many", "cannot be read: expected points"),
        ("lowest", "After whom?"),
        ("", "Nothing is recorded."),
        ("print x.html", "Type print alone."),
        ("q", "saved"),
    ] {
        console.types(reply);
        console.sees(next);
    }
    console.ends();
}

#[test]
fn who_comes_and_goes_is_asked_about_and_shown_before_it_is_recorded() {
    let table = Table::after(&[ROMANIAN, "bid 0 0 1 1", "took 0 0 1 0"]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    for (reply, next) in [
        ("e", "somebody leaves"),
        ("somebody leaves", " 3  Cy"),
        ("3", "Record it?"),
        ("n", "Nothing"),
        ("e", "What"),
        ("somebody leaves", " 3  Cy"),
        ("3", "Record it?"),
        ("y", "bid> "),
        ("e", "What"),
        ("note", "What should it say?"),
        ("Cy went home", "Record it?"),
        ("y", "bid> "),
        ("q", "saved"),
    ] {
        console.types(reply);
        console.sees(next);
    }
    console.ends();
    let script = table.done("script");
    assert!(script.contains("\nleave Cy\n") && script.contains("Cy went home"), "{script}");
}

#[test]
fn each_question_says_how_to_leave_it_and_a_refused_answer_is_asked_again() {
    let table = Table::after(&[WHIST]);
    let mut console = Console::at(&table, "play");
    for (reply, next) in [
        ("!", "What went wrong? Enter alone records nothing."),
        ("revoke", "Who did it? Enter alone records nothing."),
        ("Bo", "In which trick?"),
        // One card cannot revoke: everything is asked again.
        ("13", "Who did it? Enter alone records nothing."),
        ("Bo", "In which trick?"),
        ("7", "When was it found? Enter alone records nothing."),
        ("", "Nothing is recorded."),
        // If that is refused for the same reason, it ends.
        ("!", "What went wrong? Enter alone records nothing."),
        ("revoke", "Who did it? Enter alone records nothing."),
        ("Bo", "In which trick?"),
        ("13", "Who did it? Enter alone records nothing."),
        ("Ana", "In which trick?"),
        ("13", "tricks>"),
        ("e", "What happened? Enter alone records nothing."),
        ("correct", "Enter alone records nothing."),
    ] {
        console.types(reply);
        console.sees(next);
    }
    // Left like a line of the prompt, which goes on.
    console.keys("\x03");
    console.sees("Nothing is recorded.");
    console.types("q");
    console.ends();
    assert_eq!(table.done("log --plain").lines().count(), 1);
}

#[test]
fn ctrl_l_clears_the_screen_and_shows_the_question_again() {
    let table = Table::after(&[WHIST]);
    let mut console = Console::at(&table, "play");
    console.types("!");
    console.sees("What went wrong?");
    console.types("revoke");
    console.sees("Who did it?");
    console.keys("B\x0c");
    console.sees("\x1b[H\x1b[J");
    console.sees("Who did it?");
    console.types("o");
    console.sees("In which trick?");
    console.types("");
    console.sees("Nothing is recorded.");
    console.types("q");
    console.ends();
}

#[test]
fn an_earlier_deal_is_named_after_the_sign() {
    let table = Table::after(&[WHIST, "took 7 6", "took 5 8"]);
    let mut console = Console::at(&table, "play");
    for (reply, next) in [
        ("! --deal 1", "What went wrong?"),
        ("revoke", "Who did it?"),
        ("Bo", "In which trick?"),
        ("7", "What is taken?"),
        ("1", "tricks> "),
        ("e --deal 1", "note"),
        ("note", "What should it say?"),
        ("Bo had four aces", "Record it?"),
        ("y", "tricks> "),
        ("q", "saved"),
    ] {
        console.types(reply);
        console.sees(next);
    }
    console.ends();
    assert_eq!(table.json("incident 1")["deal"], 1);
    assert!(table.done("script").contains("note --deal 1 'Bo had four aces'"));
}

#[test]
fn no_card_is_played_while_bids_are_due() {
    let table = Table::after(&[ROMANIAN]);
    let refused = table.refused(1, "incident revoke Bo 1 found=end --laws round-table");
    assert!(refused.stderr.contains("Bids are still due"), "{}", refused.stderr);
    assert!(refused.stderr.contains("hoyle bid"), "{}", refused.stderr);
    table.done("incident misdeal fault=order --laws round-table --take yes");
}
