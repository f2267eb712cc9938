//! What the desk answers and refuses.

use crate::common::{Table, one_line};

/// A whist drive of two tables that has not been drawn.
fn drive() -> Table {
    Table::after(&[
        "event new whist-drive --rounds 2 --id friday",
        "event add Ana Bo Cy Di Ed Fay Gus Hal",
    ])
}

/// What a command that is refused says.
#[track_caller]
fn refused(table: &Table, line: &str) -> String {
    let said = table.hoyle(line);
    assert_eq!(said.code, 1, "{line}: {} {}", said.stdout, said.stderr);
    said.stderr
}

#[test]
fn every_answer_names_its_event() {
    let table = drive();
    table.done("event new rotation --id saturday");
    for line in
        ["draw --seed x", "result 1 7", "status", "standings", "prizes", "explain Ana", "log"]
    {
        let said = table.done(&format!("event {line} --event friday"));
        assert!(said.starts_with("Whist drive (friday)\n"), "{line}: {said}");
    }
}

#[test]
fn nothing_is_said_of_a_round_before_the_first() {
    let table = drive();
    for line in ["result 1 7", "agree 1", "close", "seat 1 1=1,2,3,4", "standings"] {
        let said = refused(&table, &format!("event {line}"));
        assert!(said.contains("No round is drawn yet."), "{line}: {said}");
    }
}

#[test]
fn a_result_is_checked_before_it_counts() {
    let table = drive();
    table.done("event draw --seed x");
    for (line, reason) in [
        ("result 1 6.5", "6½ is not a whole number."),
        ("result 1 14", "14 is not possible at a table: from 0 to 13."),
        ("result 1 7 7", "The points add up to 14, not 13."),
        ("result 1 7 3 3", "3 numbers were given, and 2 are needed."),
        ("result 1 7 --winner 3", "There is no side 3 at this table: it has 2."),
        ("result 3 7", "There is no table 3: there are 2 tables."),
    ] {
        let said = refused(&table, &format!("event {line}"));
        assert!(said.contains(reason), "{line}: {said}");
    }
    for line in ["result 1 7/x", "seat 1 x=1,2", "draw --take 1"] {
        let said = table.hoyle(&format!("event {line}"));
        assert_eq!(said.code, 2, "{line}: {}", said.stderr);
        assert!(said.stderr.contains(" is not of the form "), "{line}: {}", said.stderr);
    }
    table.done("event result 1 7");
    let said = refused(&table, "event withdraw 1 --from 1");
    assert!(said.contains("Round 1 has results, so who plays in it is settled."), "{said}");
}

#[test]
fn the_end_lists_what_is_missing_and_wants_reasons_afterwards() {
    let table = drive();
    table.done("event draw --seed x");
    table.done("event result 1 7");
    let said = refused(&table, "event close");
    assert!(said.contains("Round 1 still has no result at table 2."), "{said}");
    let said = table.done("event end");
    assert!(said.contains("Not in yet: round 1 table 2."), "{said}");
    let said = refused(&table, "event result 2 5");
    assert!(said.contains("say why"), "{said}");
    table.done("event result 2 5 --because 'slip found'");
    // Such a line also opens again.
    table.done("event standings");
}

#[test]
fn a_round_that_is_drawn_ahead_is_played_in_turn() {
    let table = Table::after(&[
        "event new rotation --set cards=entered --id all",
        "event add Ana Bo Cy Di",
        "event draw --seed x",
    ]);
    for round in 1..=3 {
        let said = table.done("event result 1 6 7");
        assert!(said.contains(&format!("Round {round}, table 1")), "{said}");
    }
}

#[test]
fn a_table_has_as_many_results_as_sides() {
    let table = Table::after(&[
        "event new wiezen --set size=9 --set most=9 --id large",
        "event add A1 B1 C1 D1 E1 F1 G1 H1 I1",
        "event draw --seed x",
    ]);
    let said = table.done("event result 1 1 2 3 4 5 6 7 8 -36 --dry-run");
    assert!(said.contains("-36") || said.contains("−36"), "{said}");
}

#[test]
fn hints_fit_the_event() {
    let table = Table::after(&["event new swiss-pairs --id pairs"]);
    let said = one_line(&refused(&table, "event add Ana Bo"));
    assert!(
        said.contains("as Ana+Bo. Nothing recorded. Enter people: hoyle event add NAME+NAME"),
        "{said}"
    );
    let said = one_line(&table.hoyle("event status").all());
    assert!(said.contains("hoyle event add NAME+NAME"), "{said}");
    let said = one_line(&table.hoyle("stats --event pairs").all());
    assert!(said.contains("See how it stands: hoyle event status --event pairs"), "{said}");
    assert!(!said.contains("Start a game"), "{said}");
}

/// Draws the next round of an event.
fn draw(table: &Table, event: &str) -> String {
    table.done(&format!("event draw --seed x --event {event}"))
}

/// A table with an event of this kind, and entries called A1, A2 …
fn event(kind: &str, entries: usize) -> Table {
    let names: Vec<String> = (1..=entries).map(|number| format!("A{number}")).collect();
    Table::after(&[
        &format!("event new {kind} --id club"),
        &format!("event add {}", names.join(" ")),
    ])
}

#[test]
fn a_draw_says_who_has_met_before() {
    let table = event("championship --set results=typed --rounds 4", 20);
    for round in 1..=3 {
        let said = draw(&table, "club");
        assert!(said.contains("Nobody at a table has met before."), "round {round}: {said}");
    }
    let said = draw(&table, "club");
    assert!(said.contains("1 pair has met before."), "{said}");

    let table = event("wiezen", 4);
    draw(&table, "club");
    let said = draw(&table, "club");
    assert!(said.contains("6 pairs have met before."), "{said}");
    // A movement decides who meets whom.
    let said = draw(&event("whist-drive", 8), "club");
    assert!(!said.contains("met before"), "{said}");
}

#[test]
fn a_draw_warns_of_tables_that_differ_in_size_if_points_rank() {
    let warning = "The tables differ in size, and the ranking begins with points";
    let points = "wiezen --set least=3";
    let wins = "wiezen --set least=3 --set 'rank=[\"wins\",\"points\"]'";
    for (kind, entries, warns) in [(points, 7, true), (points, 8, false), (wins, 7, false)] {
        let said = draw(&event(kind, entries), "club");
        assert_eq!(said.contains(warning), warns, "{kind} {entries}: {said}");
    }
}

#[test]
fn a_draw_warns_of_more_rounds_than_a_movement_has_without_repeats() {
    // Four tables of four: everybody meets somebody again in round 3.
    let warning = "From round 3 on, people meet again who have met before.";
    for (rounds, warns) in [(2, false), (3, true), (5, true)] {
        let kind = format!("wiezen --set method=stations --rounds {rounds}");
        let said = draw(&event(&kind, 16), "club");
        assert_eq!(said.contains(warning), warns, "{rounds}: {said}");
    }
}

#[test]
fn a_draw_says_that_a_lot_made_the_cut() {
    for (points, warns) in [("10 10 10 10", true), ("40 30 20 10", false)] {
        let table = event("championship --set results=typed --rounds 1", 8);
        let said = draw(&table, "club");
        assert!(!said.contains("a lot let"), "{said}");
        for number in 1..=2 {
            table.done(&format!("event result {number} {points}"));
        }
        let said = draw(&table, "club");
        assert_eq!(said.contains(" were equal by every criterion: a lot let "), warns, "{said}");
    }
}

#[test]
fn the_list_of_events_opens_no_game() {
    let table = event("championship", 4);
    table.done("event draw --seed x");
    table.done("note late -g club/r1t1");
    table.write("data/events/club/r1t1.jsonl", "damaged\n");
    table.refused(3, "event status");
    assert!(table.done("event list").contains("Championship"));
}
