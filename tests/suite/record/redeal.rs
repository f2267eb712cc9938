//! Deals that are dealt again: annulled once they are over, passed on by a misdeal, or ended by a ruling.

use crate::common::{Table, seat_at, side_at};
use crate::record::fix::{bids, check, mend, play, said, took};
use crate::record::table::{begin, noon, play_on};
use hoyle::analysis::GameLine;
use hoyle::cards::{LineError, Seat};
use hoyle::game::{Act, Annulment, Deal, Game, Misdeal, RulingKind, TableNote, TableRuling};
use hoyle::history::{Correction, History};
use hoyle::rules::{NoteRefusal, Points, RedealRefusal, Refusal, RulingRefusal};

fn annul(deal: usize) -> Act {
    annul_because(deal, Some("a short pack"))
}

fn annul_because(deal: usize, reason: Option<&str>) -> Act {
    Act::Annul(Annulment { deal, is_left_out: false, reason: reason.map(str::to_owned) })
}

fn leave_out(deal: usize) -> Act {
    Act::Annul(Annulment { deal, is_left_out: true, reason: None })
}

fn pass_on() -> Act {
    Act::Misdeal(Misdeal { passes_on: true, reason: None })
}

fn close(points: &[(u8, i64)]) -> Act {
    let points = points.iter().map(|(side, points)| (side_at(*side), Points::whole(*points)));
    Act::Ruling(TableRuling {
        about: RulingKind::Revoke,
        reason: "reneged".into(),
        deal: None,
        points: points.collect(),
        closes: true,
    })
}

/// Returns a game of two deals: 14, 1, 16 and 12 points, then 3, 13, 15 and 3.
fn two_deals() -> History {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2])]);
    play(&mut history, &[bids(&[1, 3, 5, 4]), took(&[1, 3, 5, 3])]);
    history
}

fn deal(history: &History, number: usize) -> &Deal {
    history.game().deals().nth(number - 1).expect("a deal")
}

fn dealers(game: &Game) -> Vec<Seat> {
    game.deals().map(|deal| deal.plan.dealer).collect()
}

/// Asserts that a line of an archive makes the same game.
#[track_caller]
fn check_line(history: &History) {
    let line = GameLine::of(history.game());
    let written = serde_json::to_string(&line).expect("text");
    let read: GameLine = serde_json::from_str(&written).expect("a line");
    let game = read.play().unwrap_or_else(|error| panic!("{written}: {error:?}"));
    assert_eq!(game.totals(), history.game().totals());
    assert_eq!(game.scheduled(), history.game().scheduled());
    assert_eq!(dealers(&game), dealers(history.game()));
}

#[test]
fn the_last_deal_is_played_again_at_once_by_its_dealer() {
    let mut history = two_deals();
    let first = deal(&history, 1).totals.clone();
    let dealer = deal(&history, 2).plan.dealer;
    play(&mut history, &[annul(2)]);
    check(&history);
    check_line(&history);
    assert_eq!(history.game().totals(), first);
    assert!(deal(&history, 2).postings.is_empty());
    let again = &history.game().current().expect("a deal").plan;
    assert_eq!((again.number, again.replays, again.cards), (3, Some(2), 12));
    assert_eq!(again.dealer, dealer);

    play(&mut history, &[bids(&[1, 3, 5, 4]), took(&[1, 3, 5, 3])]);
    let next = &history.game().current().expect("a deal").plan;
    assert_eq!((next.number, next.replays, next.cards), (4, None, 11));
    assert_eq!(next.dealer, dealer.after(1, 4), "the schedule goes on");
    assert_eq!(history.game().totals(), two_deals().game().totals());
}

#[test]
fn an_earlier_deal_is_played_again_after_the_last() {
    let mut history = two_deals();
    let second: Vec<Points> =
        (0..4).map(|side| deal(&history, 2).points(side_at(side)).expect("points")).collect();
    play(&mut history, &[annul(1)]);
    assert_eq!(history.game().totals(), second, "only the second deal counts");
    assert_eq!(history.game().scheduled(), Some(29));
    let last = history.game().to_come().last().expect("a deal").plan;
    assert_eq!((last.number, last.replays, last.cards, last.dealer), (29, Some(1), 13, seat_at(0)));

    play_on(&mut history, 1000);
    check(&history);
    check_line(&history);
    assert!(history.game().current().is_none());
    assert_eq!(deal(&history, 29).plan.replays, Some(1));
}

#[test]
fn a_game_that_was_over_goes_on_unless_the_deal_is_left_out() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 1000);
    let over = history.clone();
    play(&mut history, &[leave_out(10)]);
    check(&history);
    check_line(&history);
    assert!(history.game().current().is_none());

    let mut history = over;
    play(&mut history, &[annul(10)]);
    assert_eq!(history.game().current().expect("a deal").plan.replays, Some(10));
    play(&mut history, &[annul(11)]);
    let due: Vec<_> = history.game().to_come().map(|deal| deal.plan.replays).collect();
    assert_eq!(due, [Some(11)]);
}

#[test]
fn runs_are_worked_out_without_an_annulled_deal() {
    let table = Table::after(&["new romanian Ana Bo Cid --dealer Cid --set promotions=five"]);
    // One-card deals are not part of runs. Everybody bids zero, and Bo takes everything.
    let play = |cards: u8| {
        table.done("bid 0 0 0");
        table.done(&format!("took Ana=0 Bo={cards} Cid=0"));
    };
    [1, 1, 1, 2, 3, 4, 5, 6].into_iter().for_each(play);
    let bonus = |deal: usize| table.json("sheet")["deals"][deal - 1]["hands"][0]["bonus"].clone();
    assert_eq!(bonus(8), 10);
    table.done("redeal --deal 7");
    assert_eq!(bonus(8), 0, "four deals in a row");
    play(7);
    assert_eq!(bonus(9), 10, "the fifth");
}

#[test]
fn undo_and_fix_reach_through_an_annulment() {
    let mut history = two_deals();
    let before = history.game().clone();
    play(&mut history, &[annul(1)]);
    history.undo(noon()).expect("the annulment");
    assert!(history.game() == &before, "another game");
    history.redo(noon()).expect("the annulment");
    mend(&mut history, 2, &Correction::Took(said(&[1, 3, 4, 4])));
    assert!(deal(&history, 1).annulled().is_some());
}

#[test]
fn what_cannot_be_dealt_again_is_refused() {
    let mut history = two_deals();
    play(&mut history, &[annul(1)]);
    for (act, refusal) in [
        (annul_because(0, None), RedealRefusal::NoSuchDeal { deal: 0, begun: 3 }),
        (annul_because(4, None), RedealRefusal::NoSuchDeal { deal: 4, begun: 3 }),
        (annul_because(3, None), RedealRefusal::NotOver(3)),
        (annul_because(1, None), RedealRefusal::AnnulledBefore(1)),
        (annul_because(2, Some(" ")), RedealRefusal::Reason(LineError::Empty)),
    ] {
        assert_eq!(history.game().judge(&act), Err(Refusal::Redeal(refusal)));
    }
    let ruling = TableRuling {
        about: RulingKind::Other,
        reason: "late".into(),
        deal: Some(1),
        points: vec![(side_at(0), Points::whole(1))],
        closes: false,
    };
    let refusal = history.game().judge(&Act::Ruling(ruling.clone()));
    assert_eq!(refusal, Err(Refusal::Ruling(RulingRefusal::Annulled(1))));
    let closing = TableRuling { deal: Some(2), closes: true, ..ruling };
    let refusal = history.game().judge(&Act::Ruling(closing));
    assert_eq!(refusal, Err(Refusal::Ruling(RulingRefusal::NotInProgress(2))));
}

#[test]
fn a_misdeal_may_pass_the_deal_on_with_the_rotation() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2]), pass_on()]);
    assert!(history.game().current().expect("a deal").is_fresh());
    for (number, dealer) in [(1, 1), (2, 2), (3, 3), (4, 0)] {
        let plan = &history.game().current().expect("a deal").plan;
        assert_eq!((plan.number, plan.dealer), (number, seat_at(dealer)));
        assert_eq!(plan.seats.last(), Some(&seat_at(dealer)), "the dealer bids last");
        play_on(&mut history, 5);
    }
    check(&history);
    check_line(&history);
    // As players sit now.
    let swap = Act::Swap(seat_at(1), seat_at(2));
    play(&mut history, &[swap, pass_on()]);
    let dealers: Vec<_> =
        history.game().to_come().take(3).map(|deal| deal.plan.dealer.index()).collect();
    assert_eq!(history.game().current().expect("a deal").plan.dealer, seat_at(1));
    assert_eq!(dealers, [3, 0, 2]);
}

#[test]
fn another_dealer_alone_does_not_move_the_rotation() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[Act::Redeal, Act::Dealer(seat_at(1))]);
    assert_eq!(history.game().to_come().next().expect("a deal").plan.dealer, seat_at(1));
}

#[test]
fn the_reason_of_a_misdeal_is_a_note() {
    let mut history = two_deals();
    let misdeal = Misdeal { passes_on: false, reason: Some("a card was exposed".into()) };
    play(&mut history, &[Act::Misdeal(misdeal.clone())]);
    let note = TableNote { deal: Some(3), text: "a card was exposed".into() };
    assert!(history.game().notes().eq([&note]));
    assert_eq!(history.game().current().expect("a deal").redeals, 1);

    let plain = Act::Misdeal(Misdeal::default());
    assert_eq!(history.game().judge(&plain), Ok(Act::Redeal), "as it always was");
    while history.game().notes().count() < hoyle::game::MOST_NOTES {
        play(&mut history, &[Act::Note(note.clone())]);
    }
    let refusal = history.game().judge(&Act::Misdeal(misdeal));
    assert_eq!(refusal, Err(Refusal::Note(NoteRefusal::TooMany)));
}

#[test]
fn a_ruling_may_end_a_deal_with_its_points_alone() {
    let mut history = two_deals();
    let before = history.game().totals();
    let streaks = history.game().streaks(seat_at(0));
    play(&mut history, &[bids(&[3, 3]), close(&[(0, 2)])]);
    check(&history);
    check_line(&history);
    let closed = deal(&history, 3);
    assert!(closed.is_closed() && closed.is_over());
    assert_eq!(closed.results(side_at(0), None).count(), 0);
    assert_eq!(closed.hand(seat_at(0)), None);
    assert_eq!(history.game().streaks(seat_at(0)), streaks);
    assert_eq!(history.game().totals()[0], before[0] + Points::whole(2));
    assert_eq!(history.game().totals()[1..], before[1..]);
    assert_eq!(history.game().current().expect("a deal").plan.number, 4);

    history.undo(noon()).expect("the ruling");
    assert_eq!(history.game().current().expect("a deal").bids().bids, [3, 3]);
}

#[test]
fn a_ruling_that_ends_a_deal_may_end_the_game() {
    let mut history = begin("whist", 4);
    play(&mut history, &[close(&[(0, 5)])]);
    check_line(&history);
    assert!(history.game().current().is_none() && history.game().has_result());
    // Without the deal the points are not reached.
    play(&mut history, &[annul(1)]);
    check_line(&history);
    let again = &history.game().current().expect("a deal").plan;
    assert_eq!((again.number, again.replays, again.dealer), (2, Some(1), seat_at(0)));
}

/// Returns a table at which the first of two deals does not count.
fn annulled() -> Table {
    Table::after(&[
        "new romanian Ana Bo Cid --dealer Cid --id fri",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 1 0 1",
        "took 1 0",
        "redeal --deal 1 'a short pack'",
    ])
}

#[test]
fn a_struck_row_stays_on_every_sheet() {
    let table = annulled();
    let sheet = table.done("sheet");
    assert!(sheet.contains("\n1† 1 ·"), "{sheet}");
    assert!(
        sheet.contains("† Deal 1: Annulled; it is played again after the last deal."),
        "{sheet}"
    );
    assert!(table.done("sheet --format markdown").contains("~~1†~~"));
    assert!(table.done("sheet --format html").contains("struck"));
    assert!(table.done("sheet --format svg").contains("class=\"struck\""));
    let json = table.json("sheet");
    assert_eq!(json["deals"][0]["annulled"], true);
    assert_eq!(json["deals"][0]["hands"][0]["total"], 0);
    assert_eq!(json["deals"][1]["hands"][1]["total"], 6);
    let stats = table.json("stats");
    assert_eq!(stats["by_rules"][0]["players"][0]["deals"], 1, "{stats}");
    assert_eq!(table.done("export --facts csv").lines().count(), 1 + 3);
}

#[test]
fn a_script_makes_the_same_game() {
    let table = annulled();
    for command in [
        "redeal --next -- '-- dropped'",
        "rule revoke reneged Bo=-3 --close",
        "redeal --deal 3 --skip",
        "redeal exposed",
    ] {
        table.done(command);
    }
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    let replayed = table.json("replay evening.hoyle");
    let sheet = table.json("sheet");
    assert_eq!(replayed["deals"], sheet["deals"], "{script}");
    assert_eq!(replayed["standings"], sheet["standings"]);
    assert_eq!(replayed["notes"], sheet["notes"]);
}

#[test]
fn nothing_is_said_to_be_played_again_that_is_not() {
    let table = Table::after(&["new whist Ana Bo Cid Dee --dealer Dee", "took 7", "took 9"]);
    // A game to a number of points has no last deal after which an earlier one could be played.
    assert!(table.done("redeal --deal 1").contains("nothing is played for it"));
    assert!(table.done("redeal --deal 2").contains("it is played again"));

    let table = Table::after(&[
        "new wizard Ana Bo Cid --dealer Cid",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 2 0 0",
        "redeal --deal 1",
        "end",
    ]);
    assert!(table.done("redeal --deal 2").contains("nothing is played for it"));
    let sheet = table.done("sheet");
    assert!(!sheet.contains("it is played again"), "{sheet}");
}
