//! What the desk answers and refuses.

use crate::common::{Table, one_line};
use serde_json::{Value, json};

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
    assert!(said.contains("Round 1 has begun, so who plays in it is settled."), "{said}");
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

/// The seats of a round, as tables and then the bench.
fn seats(table: &Table, round: usize) -> Value {
    let status: Value = serde_json::from_str(&table.done("event status --json")).expect("JSON");
    let round = &status["rounds"][round - 1];
    let tables = round["tables"].as_array().expect("tables");
    let tables: Vec<&Value> = tables.iter().map(|table| &table["seats"]).collect();
    json!([tables, round["bench"]])
}

#[test]
fn latecomers_play_in_a_round_that_is_drawn_again() {
    let table = event("wiezen --set least=3", 6);
    draw(&table, "club");
    table.done("event add Late Later");
    // Seven and eight would be a table of three and one of four, and two of four.
    assert_eq!(seats(&table, 1)[0].as_array().map(Vec::len), Some(2));
    let said = table.done("event draw --again --because late");
    assert!(said.contains("Round 1 drawn again") && !said.contains("partners"), "{said}");
    let drawn = seats(&table, 1).to_string();
    assert!(drawn.contains('7') && drawn.contains('8'), "{drawn}");
    table.done("event draw --check");

    // Once something is entered, they come in the next round.
    table.done("event result 1 1 2 -4 1");
    table.done("event add Last");
    table.refused(1, "event draw --again --because late");
    table.done("event draw");
    assert!(seats(&table, 2).to_string().contains('9'));
    table.done("event draw --check");
}

#[test]
fn latecomers_take_the_cards_of_those_who_left_or_new_ones() {
    let table = event("rotation --set cards=entered", 8);
    draw(&table, "club");
    for number in 1..=2 {
        table.done(&format!("event result {number} 6 7"));
    }
    table.done("event add Late");
    assert_eq!(seats(&table, 1)[1], json!([]), "round 1 is over");
    let drawn = seats(&table, 2);
    assert_eq!(drawn[1], json!([9]));

    table.done("event withdraw 3");
    let instead = seats(&table, 2).to_string();
    assert_eq!(instead, drawn.to_string().replace("[9]", "[]").replace('3', "9"));
    table.done("event substitute 1 Zoe");
    let standings = table.done("event standings --json");
    assert!(standings.contains(r#"[["A1",1,1],["Zoe",2,7]]"#), "{standings}");
    table.done("event back 3");
    assert_eq!(seats(&table, 2), drawn, "the card is there again");

    let said = table.done("event draw --again --because late");
    assert!(said.contains("Round 2 drawn again"), "{said}");
    assert!(said.contains("Former partners may meet again."), "{said}");
    assert!(seats(&table, 3).to_string().contains('9'));
    table.done("event draw --check");
}

#[test]
fn a_game_that_has_begun_settles_who_plays() {
    let table = event("championship --set minutes=45", 4);
    draw(&table, "club");
    table.done("event draw --again --because mistake");
    table.done("note late -g club/r1t1");
    let said = refused(&table, "event draw --again --because mistake");
    assert!(said.contains("Round 1 has begun, so it cannot be drawn again."), "{said}");
    let said = refused(&table, "event withdraw 1 --from 1");
    assert!(said.contains("Round 1 has begun, so who plays in it is settled."), "{said}");
    table.done("event draw --check");
}

#[test]
fn a_table_that_was_said_to_have_a_winner_may_turn_out_not_to_be_played() {
    let table = drive();
    table.done("event draw --seed x");
    table.done("event result 1 --winner 1");
    table.done("event result 1 --not-played");
    assert!(table.done("event status").contains("not played"));
}

#[test]
fn what_stands_out_is_in_view_until_its_round_is_closed() {
    let table = event("championship --set results=typed", 8);
    draw(&table, "club");
    table.done("event result 1 1 2 3 4");
    table.done("event result 2 1 2 3 4");
    table.done("event dispute 2");
    draw(&table, "club");
    let said = table.done("event status");
    assert!(said.contains("\nround  table  name") && said.contains("entered, disputed"), "{said}");
    table.done("event close 1");
    let said = table.done("event status");
    assert!(said.contains("\ntable  name") && !said.contains("disputed"), "{said}");
}

#[test]
fn a_game_that_was_not_over_when_its_round_was_closed_is_marked() {
    let table = event("championship --rules oh-hell --set schedule=up --set set=[]", 4);
    draw(&table, "club");
    table.done("bid 0 0 0 0 -g club/r1t1");
    table.done("took 1 0 0 0 -g club/r1t1");
    table.done("event close");
    let said = table.done("event status");
    assert!(said.contains("closed, not over when it was closed"), "{said}");
    // Seats are corrected with a reason then.
    let seated = seats(&table, 1)[0][0].clone();
    let numbers: Vec<String> =
        seated.as_array().expect("seats").iter().rev().map(Value::to_string).collect();
    let line = format!("event seat 1 1={}", numbers.join(","));
    assert!(refused(&table, &line).contains("say why"));
    let said = table.done(&format!("{line} --because 'as they say'"));
    assert!(said.contains("sat there, because: as they say."), "{said}");
}
