//! What a table lets stand: another number of cards for everybody, a lead out of turn, the dealer of the last
//! deal.

use crate::common::{Table, seat_at};
use crate::record::fix::{bids, check, play};
use crate::record::table::{begin, noon, play_on};
use hoyle::analysis::GameLine;
use hoyle::cards::Seat;
use hoyle::game::{Act, Count, Deal, Game, Misdeal, Setup};
use hoyle::history::{History, Origin};
use hoyle::rules::{Refusal, Setting};

/// Returns a table at which everybody has bid one in a deal of two cards.
fn two_cards() -> Table {
    Table::after(&[
        "new romanian Ana Bo Cid --dealer Cid --id fri",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 1 0 0",
        "trump hearts",
        "bid 1 1 1",
    ])
}

/// Asserts that a script and a line of an archive make the same game.
#[track_caller]
fn check_round_trips(table: &Table) {
    let sheet = table.json("sheet");
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    let replayed = table.json("replay evening.hoyle");
    assert_eq!(replayed["deals"], sheet["deals"], "{script}");
    table.done("export --lines --to lines.jsonl");
    let line: serde_json::Value =
        serde_json::from_str(&table.done("rescore lines.jsonl --totals")).expect("a line");
    for place in sheet["standings"].as_array().expect("places") {
        let name = place["player"].as_str().expect("a name");
        assert_eq!(line["totals"][name], place["total"], "{line}");
    }
}

#[test]
fn another_number_of_cards_is_scored_as_it_was_dealt() {
    let table = two_cards();
    let refused = table.hoyle("took 1 1 1");
    assert_eq!(refused.code, 1, "{}", refused.stderr);
    // The pack has 24 cards.
    assert_eq!(table.hoyle("took 3 3 3 --stands").code, 1);
    // All numbers have to be given.
    assert_eq!(table.hoyle("took Ana=1 Bo=2 --stands").code, 1);

    table.done("took 1 1 1 --stands");
    let sheet = table.json("sheet");
    let deal = &sheet["deals"][3];
    assert_eq!(
        (&deal["cards"], &deal["mark"], &deal["against"]),
        (&3.into(), &"3".into(), &true.into())
    );
    for hand in deal["hands"].as_array().expect("hands") {
        assert_eq!(hand["points"], 6, "5 and a trick");
    }
    let note = sheet["notes"][0]["note"].as_str().expect("a note");
    assert!(note.contains("The tricks add up to 3, but this deal has 2 tricks"), "{note}");
    assert_eq!(table.json("status")["deal"]["cards"], 3, "the schedule goes on");
    check_round_trips(&table);

    // Played again with the cards of the schedule.
    table.done("redeal --deal 4");
    assert_eq!(table.json("status")["deal"]["cards"], 2);
}

#[test]
fn a_fix_can_let_another_number_stand_and_take_that_back() {
    let table = two_cards();
    table.done("took 1 1 0");
    assert_eq!(table.json("sheet")["deals"][3]["cards"], 2);
    table.done("fix 4 took 1 1 1 --yes");
    assert_eq!(table.json("sheet")["deals"][3]["cards"], 3);
    table.done("fix 4 took 1 1 0");
    let deal = &table.json("sheet")["deals"][3];
    assert_eq!((&deal["cards"], &deal["against"]), (&2.into(), &serde_json::Value::Null));
}

#[test]
fn a_sum_is_refused_as_before_unless_the_table_lets_it_stand() {
    let mut history = begin("romanian", 4);
    play(&mut history, &[bids(&[0; 4])]);
    let took: Vec<Count> = [1, 1, 0, 0].map(Count::next).into();
    let refusal = history.game().judge(&Act::Took(took.clone())).expect_err("a card");
    assert_eq!(refusal, Refusal::TricksSum { sum: 2, cards: 1, complete: true });
    history.allow(&Act::Took(took), noon()).expect("the table lets it stand");
    check(&history);
    // More than the pack has, and more than a number holds.
    for huge in [13, i64::MAX] {
        let took = Act::Took([huge, huge, 0, 0].map(Count::next).into());
        assert!(history.game().clone().play_anyway(&took).is_err());
    }
}

#[test]
fn a_bid_above_the_cards_of_the_schedule_stands_where_more_were_dealt() {
    let table = two_cards();
    table.done("undo");
    let refused = table.hoyle("bid 1 3 0");
    assert_eq!(refused.code, 1, "{}", refused.stderr);
    // The pack has 24 cards, of which three players can be dealt eight.
    assert_eq!(table.hoyle("bid 1 9 0 --stands").code, 1);
    assert_eq!(table.hoyle("bid 1 -1 0 --stands").code, 1);

    table.done("bid 1 --stands");
    table.done("bid 3 --stands");
    table.done("bid 0");
    let chances = table.json("chances");
    assert_eq!(chances.as_array().map(Vec::len), Some(3), "{chances}");
    table.done("took 0 3 0 --stands");
    let sheet = table.json("sheet");
    let deal = &sheet["deals"][3];
    assert_eq!((&deal["cards"], &deal["against"]), (&3.into(), &true.into()));
    let points: Vec<_> = (0..3).map(|hand| deal["hands"][hand]["points"].as_i64()).collect();
    let bids: Vec<_> = (0..3).map(|hand| deal["hands"][hand]["bid"].as_i64()).collect();
    assert_eq!(bids, [Some(1), Some(3), Some(0)], "{deal}");
    assert_eq!(points, [Some(-1), Some(8), Some(5)], "{deal}");
    let notes = sheet["notes"].to_string();
    assert!(notes.contains("cannot bid 3") && notes.contains("add up to 3"), "{notes}");
    check_round_trips(&table);

    // The cards of the schedule were dealt after all.
    table.done("fix 4 took 1 1 0");
    assert_eq!(table.json("sheet")["deals"][3]["cards"], 2);
}

#[test]
fn what_else_is_wrong_with_an_act_that_stands_is_said() {
    let table = Table::after(&["new whist N E S W --dealer W --id fri"]);
    let said = table.refused(1, "trick E=Kd 3d 4d 2c --stands").stderr;
    assert!(said.contains("This depends on the trump, which is not recorded."), "{said}");
    table.done("trump spades");
    table.done("trick E=Kd 3d 4d 2c --stands");
}

#[test]
fn a_lead_out_of_turn_that_all_followed_counts() {
    let table = two_cards();
    table.done("trick Ac Kc Qc");
    let refused = table.hoyle("trick Bo=Ad Kd Qd");
    assert_eq!(refused.code, 1);
    // The others have to follow in turn.
    assert_eq!(table.hoyle("trick Bo=Ad Ana=Kd Qd --stands").code, 1);
    table.done("trick Bo=Ad Kd Qd --stands");
    let deal = &table.json("sheet")["deals"][3];
    for (hand, took) in [1, 1, 0].into_iter().enumerate() {
        assert_eq!(deal["hands"][hand]["took"], took);
    }
    assert_eq!(deal["against"], true);
    let script = table.done("script");
    assert!(script.contains("trick Bo=Ad Kd Qd --stands"), "{script}");
    check_round_trips(&table);

    // The same player leads, even after a correction of the trick before.
    table.done("fix 4 trick 1 Kc Ac Qc");
    let deal = &table.json("sheet")["deals"][3];
    assert_eq!(
        (&deal["hands"][1]["took"], &deal["against"]),
        (&2.into(), &serde_json::Value::Null)
    );
}

#[test]
fn proofs_go_on_from_a_lead_out_of_turn() {
    let table = two_cards();
    table.done("trick Ac Kc 9d");
    table.done("trick Bo=Ad Qc Qd --stands");
    let judged = &table.json("explain 4")["play"][0]["plays"][0];
    assert_eq!((&judged["player"], &judged["verdict"]), (&"Cid".into(), &"revoke".into()));
    assert_eq!((&judged["trick"], &judged["proven_by"]), (&1.into(), &2.into()));
}

/// Returns a game at whose table the next dealer follows the last one.
fn last_dealer() -> History {
    let setup = begin("serbian", 4).setup().clone();
    let mut rules = setup.rules().clone();
    Setting::apply("rotation=last-dealer", &mut rules).expect("a setting");
    let setup = Setup::new(rules, setup.players().clone(), seat_at(0)).expect("a full table");
    History::new("last".parse().expect("an id"), noon(), Origin::default(), setup)
}

fn dealers(game: &Game) -> Vec<usize> {
    let dealt = game.deals().map(|deal| deal.plan.dealer);
    let ahead = game.to_come().take(3).map(|deal| deal.plan.dealer);
    dealt.chain(ahead).map(Seat::index).collect()
}

#[test]
fn the_rotation_may_follow_the_last_dealer() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[Act::Dealer(seat_at(2))]);
    assert_eq!(dealers(history.game()), [2, 1, 2, 3], "the schedule");

    let mut history = last_dealer();
    play(&mut history, &[Act::Dealer(seat_at(2))]);
    assert_eq!(dealers(history.game()), [2, 3, 0, 1]);
    // Corrected before the deal has begun.
    play(&mut history, &[Act::Dealer(seat_at(1))]);
    assert_eq!(dealers(history.game()), [1, 2, 3, 0]);
    let pass_on = Act::Misdeal(Misdeal { passes_on: true, reason: None });
    play(&mut history, &[pass_on, Act::Swap(seat_at(0), seat_at(3))]);
    assert_eq!(dealers(history.game()), [2, 0, 3, 1]);
    play_on(&mut history, 5);
    check(&history);

    let line = GameLine::of(history.game());
    let game = line.play().expect("the same game");
    assert_eq!(dealers(&game), dealers(history.game()));
    assert!(game.current().is_some_and(Deal::is_fresh));
}
