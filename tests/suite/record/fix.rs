//! Fixes: a mistake corrected later gives the same game as without the mistake.

use crate::common::{decode, seat_at, side_at};
use crate::record::table::{begin, noon, play_on};
use hoyle::cards::{Seat, Trump};
use hoyle::game::{Act, Count, Game, Setup};
use hoyle::history::{Correction, CorrectionError, FixError, History, PlannedFix};
use hoyle::rules::{Points, Refusal, Setting};

/// Returns the result that a fix would have.
#[track_caller]
pub(crate) fn planned(history: &History, deal: usize, mend: &Correction) -> PlannedFix {
    let in_place = history.correction(deal, mend).expect("it is there");
    history.plan_fix(deal, &in_place).expect("it can be")
}

/// Fixes a deal, and asserts what holds for every fix.
#[track_caller]
pub(crate) fn mend(history: &mut History, deal: usize, mend: &Correction) {
    let plan = planned(history, deal, mend);
    assert_eq!(plan.fix.waived.is_empty(), plan.game().deals().all(|deal| deal.against.is_empty()));
    let before = history.clone();
    let would = plan.game().clone();
    history.fix(plan, noon());
    assert!(history.game() == &would, "the game differs from the plan");
    check(history);
    let mut back = history.clone();
    back.undo(noon()).expect("the fix");
    assert!(back.game() == before.game(), "another game");
    assert!(back.acts_in_force().eq(before.acts_in_force()));
    assert_eq!(back.redo(noon()).expect("the fix").seq, history.entry_count() as u64);
    assert!(back.game() == history.game(), "another game");
    assert!(back.acts_in_force().eq(history.acts_in_force()));
}

/// Asserts that a history reads back, and that its totals are the sums of its postings.
#[track_caller]
pub(crate) fn check(history: &History) {
    let bytes = history.journal().to_vec();
    let decoded = decode(&bytes).expect("sound");
    assert!(&decoded.history == history, "the history read back differs");
    assert_eq!(decoded.history.journal().to_vec(), bytes);
    let mut totals = vec![Points::ZERO; history.setup().players().count()];
    for deal in history.game().played() {
        for posting in &deal.postings {
            totals[posting.side.index()] += posting.points;
        }
        assert_eq!(deal.totals, totals);
    }
}

pub(crate) fn play(history: &mut History, acts: &[Act]) {
    for act in acts {
        history.record(act, noon()).unwrap_or_else(|refusal| panic!("{act:?}: {refusal:?}"));
    }
}

pub(crate) fn said(numbers: &[i64]) -> Vec<Count> {
    numbers.iter().copied().map(Count::next).collect()
}

pub(crate) fn bids(numbers: &[i64]) -> Act {
    Act::Bid(said(numbers))
}

pub(crate) fn took(numbers: &[i64]) -> Act {
    Act::Took(said(numbers))
}

pub(crate) fn totals(game: &Game) -> Vec<i64> {
    game.totals().iter().map(|total| total.in_tenths() / 10).collect()
}

#[test]
fn a_fixed_number_equals_one_typed_right() {
    let mut right = begin("serbian", 4);
    play(&mut right, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6]), bids(&[1, 3]), bids(&[5, 4])]);
    let mut wrong = begin("serbian", 4);
    play(&mut wrong, &[bids(&[4, 3, 6, 2]), took(&[4, 0, 6, 3]), bids(&[1, 3]), bids(&[5, 4])]);
    mend(&mut wrong, 1, &Correction::Bids(vec![Count::by(seat_at(2), 2)]));
    assert!(wrong.game() != right.game(), "the mistake made no difference");
    mend(&mut wrong, 1, &Correction::Took(said(&[4, 1, 6])));
    assert!(wrong.game() == right.game(), "another game");
    assert!(wrong.acts_in_force().eq(right.acts_in_force()));
}

#[test]
fn bids_recorded_one_by_one_can_be_fixed_together() {
    let mut right = begin("serbian", 4);
    play(&mut right, &[bids(&[1]), bids(&[0, 5]), bids(&[4])]);
    let mut wrong = begin("serbian", 4);
    play(&mut wrong, &[bids(&[2]), bids(&[0, 4]), bids(&[4])]);
    mend(&mut wrong, 1, &Correction::Bids(said(&[1, 0, 5])));
    assert!(wrong.game() == right.game(), "another game");
}

#[test]
fn fixing_tricks_by_name_changes_only_those_players() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2])]);
    mend(
        &mut history,
        1,
        &Correction::Took(vec![Count::by(seat_at(2), 2), Count::by(seat_at(3), 5)]),
    );
    assert_eq!(history.game().deals().next().expect("a deal").tricks, [4, 2, 5, 2]);
    let lone =
        history.correction(1, &Correction::Took(vec![Count::by(seat_at(2), 3)])).expect("there");
    let fault = history.plan_fix(1, &lone).expect_err("they do not add up");
    assert!(matches!(fault, FixError::Blocked { own: true, refusal, .. }
        if matches!(*refusal, Refusal::TricksSum { sum: 14, .. })));
}

#[test]
fn a_fix_can_leave_a_hooked_bid_standing() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2]), bids(&[6, 2]), took(&[4, 1, 6, 2]), bids(&[1])]);
    let fix = Correction::Bids(vec![Count::by(seat_at(1), 3)]);
    let plan = planned(&history, 1, &fix);
    // Seat 0 bid last, in a different entry from the fixed one.
    let against: Vec<_> =
        plan.refused.iter().map(|conflict| (conflict.of, conflict.deal, conflict.new)).collect();
    assert_eq!(against, [(2, 1, true)]);
    assert!(matches!(
        &plan.refused[0].refusals[..],
        [Refusal::Hooked { seat, bid: 2, .. }] if *seat == seat_at(0)
    ));
    mend(&mut history, 1, &fix);
    let deal = history.game().deals().next().expect("a deal");
    assert!(matches!(deal.against[..], [Refusal::Hooked { .. }]));
    // Fixing something else leaves it standing without asking again.
    let other = planned(&history, 1, &Correction::Took(said(&[4, 2, 5, 2])));
    assert_eq!((other.refused.len(), other.fix.waived), (0, vec![2]));
    // A fix that makes it legal says so.
    let mended = planned(&history, 1, &Correction::Bids(vec![Count::by(seat_at(0), 3)]));
    assert_eq!((mended.refused.len(), mended.legal_again), (0, vec![2]));
}

#[test]
fn a_fix_recalculates_runs() {
    // All bid 0 in every deal, and seat 2 takes every trick; in deal 9 another seat is typed by
    // mistake.
    let evening = |ninth: Seat| {
        let plain = begin("romanian", 4);
        let mut rules = plain.setup().rules().clone();
        Setting::apply("promotions=five", &mut rules).expect("a setting");
        let setup = Setup::new(rules, plain.setup().players().clone(), seat_at(0)).expect("seated");
        let mut history = History::new(plain.id().clone(), noon(), plain.origin().clone(), setup);
        for deal in 1..=12 {
            let plan = history.game().current().expect("a deal").plan.clone();
            let taker = if deal == 9 { ninth } else { seat_at(2) };
            let tricks = |seat: &Seat| if *seat == taker { i64::from(plan.cards) } else { 0 };
            let tricks: Vec<i64> = plan.seats.iter().map(tricks).collect();
            play(&mut history, &[bids(&[0; 4]), took(&tricks)]);
        }
        history
    };
    let bonuses = |history: &History, side| -> Vec<(usize, i64)> {
        let played = history.game().played();
        let earned = played.map(|deal| (deal.plan.number, deal.bonus(side).in_tenths() / 10));
        earned.filter(|(_, points)| *points != 0).collect()
    };
    let right = evening(seat_at(2));
    let mut wrong = evening(seat_at(1));
    // One-card deals do not count: the first run of five is deals 5 to 9.
    assert_eq!(bonuses(&right, side_at(1)), [(9, 10)]);
    assert_eq!(bonuses(&right, side_at(2)), [(9, -10)]);
    assert_eq!(bonuses(&wrong, side_at(1)), []);
    let ninth_deal = right.game().deals().nth(8).expect("a deal");
    let ninth: Vec<i64> = ninth_deal.tricks.iter().copied().map(i64::from).collect();
    mend(&mut wrong, 9, &Correction::Took(said(&ninth)));
    assert_eq!(bonuses(&wrong, side_at(1)), [(9, 10)]);
    assert_eq!(bonuses(&wrong, side_at(2)), [(9, -10)]);
    assert!(wrong.game() == right.game(), "another game");
}

#[test]
fn a_fix_can_insert_an_unrecorded_trump() {
    let mut history = begin("oh-hell", 4);
    play(&mut history, &[bids(&[1, 0, 0, 1]), took(&[1, 0, 0, 0]), bids(&[0])]);
    mend(&mut history, 1, &Correction::Trump(Act::Trump(Trump::Hearts)));
    let mut right = begin("oh-hell", 4);
    play(
        &mut right,
        &[Act::Trump(Trump::Hearts), bids(&[1, 0, 0, 1]), took(&[1, 0, 0, 0]), bids(&[0])],
    );
    assert!(history.game() == right.game(), "another game");
    mend(&mut history, 1, &Correction::Trump(Act::Trump(Trump::Clubs)));
    assert_eq!(history.game().deals().next().expect("a deal").trump(), Some(Trump::Clubs));
}

#[test]
fn fixing_missing_entries_is_refused() {
    let mut history = begin("serbian", 4);
    let mended = |history: &History, deal, mend: &Correction| {
        history.correction(deal, mend).expect_err("no")
    };
    let one = Correction::Bids(said(&[1]));
    assert_eq!(mended(&history, 1, &one), CorrectionError::NothingRecorded);
    assert_eq!(mended(&history, 0, &one), CorrectionError::NoSuchDeal { begun: 1 });
    assert_eq!(mended(&history, 2, &one), CorrectionError::NoSuchDeal { begun: 1 });
    play(&mut history, &[bids(&[1, 2])]);
    let no_bid = CorrectionError::NoBid(Some(seat_at(3)));
    assert_eq!(mended(&history, 1, &Correction::Bids(said(&[1, 2, 3]))), no_bid);
    let no_tricks = CorrectionError::NoTricks(None);
    assert_eq!(mended(&history, 1, &Correction::Took(said(&[1]))), no_tricks);
    assert_eq!(history.correction(1, &one), Ok(Vec::new()));
    assert_eq!(history.plan_fix(1, &[]).expect_err("no"), FixError::NothingChanged);
    let nowhere = history.plan_fix(1, &[(7, vec![]).into()]).expect_err("no");
    assert_eq!(nowhere, FixError::NoSuchEntry(7));
}

#[test]
fn the_number_of_fixes_is_limited() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, usize::MAX);
    let seat = seat_at(1);
    let mut fixes = 0;
    loop {
        let fix = Correction::Bids(vec![Count::by(seat, 1 + i64::from(fixes % 2 == 0))]);
        let in_place = history.correction(1, &fix).expect("there");
        match history.plan_fix(1, &in_place) {
            Ok(plan) => drop(history.fix(plan, noon())),
            Err(FixError::NothingChanged) => {}
            Err(FixError::TooMany) => break,
            Err(other) => panic!("{other:?}"),
        }
        fixes += 1;
    }
    assert!(fixes > 200, "only {fixes} fixes of a whole evening");
    check(&history);
}
