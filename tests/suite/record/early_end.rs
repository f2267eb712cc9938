//! Games that the table ends before the rules do.

use crate::common::{Table, one_line, seat_at, side_at};
use crate::record::fix::{bids, check, mend, play, said, took};
use crate::record::table::{begin, noon, play_on};
use hoyle::analysis::GameLine;
use hoyle::game::{Act, Due, RulingKind, TableEnd, TableRuling};
use hoyle::history::{Correction, History};
use hoyle::rules::{EarlyEndRefusal, Points, Refusal};

fn end() -> Act {
    Act::End(TableEnd { reason: Some("the last bus".into()), abandoned: false })
}

fn abandon() -> Act {
    Act::End(TableEnd { reason: None, abandoned: true })
}

/// Returns a game of two deals and a half.
fn two_deals_and_a_half() -> History {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2])]);
    play(&mut history, &[bids(&[1, 3, 5, 4]), took(&[1, 3, 5, 3]), bids(&[2, 2])]);
    history
}

#[test]
fn an_ended_game_is_ranked_as_it_stands_and_waits_for_nothing() {
    let mut history = two_deals_and_a_half();
    let totals = history.game().totals();
    play(&mut history, &[end()]);
    check(&history);
    let game = history.game();
    assert!(game.current().is_none() && game.has_result());
    assert_eq!(game.due(), Due::Nothing { extras: Vec::new() });
    assert_eq!((game.deals().len(), game.to_come().count()), (2, 0));
    assert_eq!(game.totals(), totals);
    assert_eq!(game.standings()[0].rank, 1);
    assert_eq!(game.early_end().expect("an end").left_out, Some(3));
}

#[test]
fn a_deal_that_has_not_begun_is_not_left_out() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2]), end()]);
    assert_eq!(history.game().early_end().expect("an end").left_out, None);
}

#[test]
fn undoing_the_end_lets_the_game_go_on() {
    let mut history = two_deals_and_a_half();
    let before = history.game().clone();
    play(&mut history, &[end()]);
    history.undo(noon()).expect("the end");
    assert!(history.game() == &before, "another game");
    history.redo(noon()).expect("the end");
    assert!(history.game().has_result());
}

#[test]
fn nothing_is_played_after_the_end_even_if_the_table_wants_it() {
    let mut history = two_deals_and_a_half();
    play(&mut history, &[end()]);
    for act in [bids(&[1]), Act::Extra("zero".into()), end(), Act::Redeal] {
        assert!(history.allow(&act, noon()).is_err(), "{act:?}");
    }
    let refusal = history.game().judge(&bids(&[1])).expect_err("the game is over");
    assert!(matches!(refusal, Refusal::Finished { deals: 2, by_table: true, .. }));
    assert_eq!(refusal.clause(), None, "no document ended it");
}

#[test]
fn a_ruling_after_the_end_counts_and_the_game_stays_over() {
    let mut history = two_deals_and_a_half();
    let before = history.game().totals();
    let ruling = TableRuling {
        about: RulingKind::Revoke,
        reason: "seen on the way out".into(),
        deal: Some(2),
        points: vec![(side_at(0), Points::whole(-5))],
        closes: false,
    };
    play(&mut history, &[end(), Act::Ruling(ruling)]);
    check(&history);
    assert_eq!(history.game().totals()[0], before[0] + Points::whole(-5));
    assert!(history.game().has_result());
}

#[test]
fn a_fix_before_the_end_is_played_through_to_the_end() {
    let mut history = two_deals_and_a_half();
    play(&mut history, &[end()]);
    mend(&mut history, 1, &Correction::Took(said(&[4, 2, 5, 2])));
    assert!(history.game().has_result());
}

#[test]
fn a_game_without_a_deal_played_can_only_be_abandoned() {
    let mut history = begin("serbian", 4);
    let refusal = history.game().judge(&end()).expect_err("nothing to rank");
    assert_eq!(refusal, Refusal::EarlyEnd(EarlyEndRefusal::NothingPlayed));
    play(&mut history, &[abandon()]);
    check(&history);
    assert!(history.game().current().is_none() && !history.game().has_result());
}

#[test]
fn a_game_without_a_last_deal_can_be_ended() {
    let mut history = begin("whist", 4);
    let tricks = [(seat_at(0), 8), (seat_at(1), 5)];
    let took = tricks.map(|(seat, number)| hoyle::game::Count::by(seat, number));
    play(&mut history, &[Act::Took(took.into()), end()]);
    assert!(history.game().has_result());
}

#[test]
fn an_archive_line_ends_its_game_too() {
    let mut history = begin("romanian", 4);
    play_on(&mut history, 12);
    play(&mut history, &[end()]);
    let line = GameLine::of(history.game());
    let written = serde_json::to_string(&line).expect("text");
    let read: GameLine = serde_json::from_str(&written).expect("a line");
    let game = read.play().expect("the same game");
    assert_eq!(game.totals(), history.game().totals());
    assert_eq!(game.early_end().map(|end| &end.by), history.game().early_end().map(|end| &end.by));
}

/// Returns a table at which one deal of a Romanian game was played.
fn one_deal() -> Table {
    Table::after(&[
        "new romanian Ana Bo Cid --dealer Cid --id fri",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 1",
    ])
}

#[test]
fn the_sheet_says_after_which_deal_the_game_ended_and_why() {
    let table = one_deal();
    let planned = table.done("end --dry-run 'the last bus'");
    assert!(planned.contains("Bo and Cid share the win with 5"), "{planned}");
    assert_eq!(table.json("status")["finished"], false, "a dry run records nothing");

    table.done("end 'the last bus'");
    let sheet = table.done("sheet");
    assert!(sheet.contains("ended after deal 1 of 21"), "{sheet}");
    assert!(sheet.contains("The table ended the game: “the last bus”."), "{sheet}");
    assert!(sheet.contains("Deal 2 has begun and is not scored, so it does not count."), "{sheet}");
    let json = table.json("sheet");
    assert_eq!(json["ended"]["left_out"], 2);
    assert_eq!(json["winners"], serde_json::json!(["Bo", "Cid"]));
    assert!(table.done("games").contains("ended after deal 1 of 21"));
    assert!(table.done("chances").starts_with("The game is over: "));
}

#[test]
fn an_abandoned_game_has_no_winner_no_place_and_no_debts() {
    let table = one_deal();
    table.done("end --abandon");
    let json = table.json("sheet");
    assert_eq!(
        (&json["ended"]["abandoned"], &json["winners"]),
        (&true.into(), &serde_json::Value::Null)
    );
    assert!(!table.done("stats").contains("rating"));
    assert!(table.hoyle("settle").stderr.contains("abandoned without a result"));
}

#[test]
fn a_script_ends_the_game_as_it_was_ended() {
    let table = one_deal();
    table.done("end --abandon -- '-- rain'");
    let script = table.done("script");
    assert!(script.ends_with("end --abandon -- '-- rain'\n"), "{script}");
    table.write("evening.hoyle", &script);
    let sheet = table.json("replay evening.hoyle");
    assert_eq!(sheet["ended"]["reason"], "-- rain");
}

#[test]
fn the_prompt_asks_before_the_end_only_where_somebody_can_answer() {
    let table = one_deal();
    let said = table.piped("play", "end 'the last bus'\nstatus\n", 80);
    assert!(said.stdout.contains("The game is over: Bo and Cid share the win"), "{}", said.stdout);
}

#[test]
fn a_reason_needs_no_quotes() {
    let table =
        Table::after(&["new wizard Ana Bo Cid --dealer Cid", "redeal the pack was short --next"]);
    assert!(table.done("sheet").contains("“the pack was short”"));
    table.done("bid 0 0 0");
    table.done("took 1 0 0");
    assert!(table.done("end the last bus").contains("“the last bus”"));
}

#[test]
fn a_ruling_on_a_deal_that_is_left_out_is_said_not_to_count() {
    let table = Table::after(&[
        "new wizard Ana Bo Cid --dealer Cid",
        "bid 0 0 1",
        "took 1 0 0",
        "bid 0 0 0",
        "rule revoke 'a club on hearts' Bo=-30",
    ]);
    let lost =
        "Deal 2 has begun and is not scored, so neither the deal nor what was ruled on it counts.";
    assert!(one_line(&table.done("end --dry-run")).contains(lost));
    assert!(one_line(&table.hoyle("end").stderr).contains(lost));
    assert_eq!(table.json("sheet")["standings"][0]["total"], 20);
}
