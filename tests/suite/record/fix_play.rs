//! Fixes of recorded cards, of auctions, and of the dealer.

use crate::common::seat_at;
use crate::record::fix::{bids, check, mend, planned, play, said, took, totals};
use crate::record::table::{begin, legal_act, noon};
use hoyle::cards::{Card, Trump};
use hoyle::game::{Act, Count, Due, TrickCard};
use hoyle::history::{Correction, CorrectionError, FixError, History};
use hoyle::rules::{Bid, Call, Contract, Refusal};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn laid(cards: &str) -> Vec<TrickCard> {
    cards.split(' ').map(|text| TrickCard { by: None, card: card(text) }).collect()
}

fn trick(cards: &str) -> Act {
    Act::Trick { cards: laid(cards), turned: None }
}

/// Returns a game that records the cards of its three-card deal.
fn three_cards() -> History {
    let mut history = begin("serbian", 4);
    while history.game().current().expect("a deal").plan.cards > 3 {
        let act = legal_act(&history, |count| count / 2).expect("an act");
        history.record(&act, noon()).expect("legal");
    }
    history.record(&bids(&[0, 0, 0, 0]), noon()).expect("legal");
    history
}

#[test]
fn tricks_after_a_fixed_one_follow_the_new_leader() {
    // The trump of deal 11 is spades: the cycle starts again with every sixth deal.
    let third = ["4h 5h 6h 7h", "4d 5d 6d 7d", "4c 5c 6c 7c"];
    let mut right = three_cards();
    let deal = right.game().current().expect("a deal").plan.number;
    play(&mut right, &[trick("4h 9h 6h 7h"), trick(third[1]), trick(third[2])]);
    let mut wrong = three_cards();
    play(&mut wrong, &[trick(third[0]), trick(third[1])]);
    let after = wrong.clone();
    play(&mut wrong, &[trick(third[2])]);
    let fix = Correction::Tricks(vec![(1, laid("4h 9h 6h 7h"))]);
    mend(&mut wrong, deal, &fix);
    assert!(wrong.game() == right.game(), "another game");
    // And during the deal.
    let mut middle = after;
    mend(&mut middle, deal, &fix);
    play(&mut middle, &[trick(third[2])]);
    assert!(middle.game() == right.game(), "another game");
}

#[test]
fn swapped_cards_are_fixed_together() {
    let mut history = three_cards();
    let deal = history.game().current().expect("a deal").plan.number;
    play(&mut history, &[trick("4h 5h 6h 7h"), trick("4d 5d 6d 7d")]);
    let alone = Correction::Tricks(vec![(1, laid("4d 5h 6h 7h"))]);
    let in_place = history.correction(deal, &alone).expect("there");
    let fault = history.plan_fix(deal, &in_place).expect_err("4♦ is seen twice");
    assert!(matches!(fault, FixError::Blocked { deal: 11, own: false, .. }), "{fault:?}");
    let both = vec![(1, laid("4d 5h 6h 7h")), (2, laid("4h 5d 6d 7d"))];
    mend(&mut history, deal, &Correction::Tricks(both));
    assert_eq!(
        history
            .game()
            .current()
            .expect("a deal")
            .plays_of(card("4d"))
            .next()
            .map(|played| played.1),
        Some(1)
    );
}

#[test]
fn tricks_that_contradict_the_cards_stand_until_fixed() {
    let mut history = three_cards();
    let deal = history.game().current().expect("a deal").plan.number;
    let first = history.game().current().expect("a deal").plan.seats.clone();
    play(&mut history, &[trick("4h 5h 6h 7h"), took(&[0, 0, 0, 3])]);
    let fix = Correction::Tricks(vec![(1, laid("9h 5h 6h 7h"))]);
    let plan = planned(&history, deal, &fix);
    assert!(matches!(&plan.refused[0].refusals[..], [Refusal::TricksContradicted { .. }]));
    mend(&mut history, deal, &fix);
    mend(
        &mut history,
        deal,
        &Correction::Took(vec![Count::by(first[0], 1), Count::by(first[3], 2)]),
    );
    assert!(history.game().deals().all(|deal| deal.against.is_empty()));
}

fn contract(bid: &str, trump: Option<Trump>, by: u8) -> Contract {
    Contract {
        bid: Bid { id: bid.into(), trump },
        by: seat_at(by),
        with: None,
        also: Vec::new(),
        factors: Vec::new(),
    }
}

fn solo(trump: Trump) -> Call {
    Call::Bid(Bid { id: "solo-6".into(), trump: Some(trump) })
}

/// Returns the calls of an auction in which the first to speak plays alone.
fn alone(trump: Trump) -> [Act; 2] {
    let mut first = vec![Call::PassTrou; 4];
    first.push(solo(trump));
    [Act::Call(first), Act::Call(vec![Call::Pass; 3])]
}

#[test]
fn fixing_calls_replaces_the_auction_and_keeps_passed_out_rounds() {
    let passed = Act::Call([vec![Call::PassTrou; 4], vec![Call::Pass; 4]].concat());
    let mut right = begin("auction-whist", 4);
    play(&mut right, std::slice::from_ref(&passed));
    play(&mut right, &alone(Trump::Hearts));
    play(&mut right, &[took(&[7])]);
    let mut wrong = begin("auction-whist", 4);
    play(&mut wrong, &[passed]);
    play(&mut wrong, &alone(Trump::Spades));
    play(&mut wrong, &[took(&[7])]);
    let [Act::Call(first), Act::Call(rest)] = alone(Trump::Hearts) else { panic!("calls") };
    mend(&mut wrong, 1, &Correction::Calls([first, rest].concat()));
    assert!(wrong.game() == right.game(), "another game");
    assert_eq!(wrong.game().deals().next().expect("a deal").redeals, 1);
}

#[test]
fn calls_can_be_fixed_during_an_auction() {
    let mut history = begin("auction-whist", 4);
    play(&mut history, &alone(Trump::Hearts)[..1]);
    let calls = [vec![Call::PassTrou; 4], vec![Call::Pass]].concat();
    mend(&mut history, 1, &Correction::Calls(calls));
    let due = history.game().due();
    assert!(matches!(due, Due::Calls(calls) if calls.seat == seat_at(2)));
}

#[test]
fn a_contract_replaces_calls_and_keeps_the_tricks() {
    let mut history = begin("auction-whist", 4);
    play(&mut history, &alone(Trump::Hearts));
    play(&mut history, &[took(&[7])]);
    let agreed = contract("solo-7", Some(Trump::Clubs), 3);
    mend(&mut history, 1, &Correction::Contract { contract: agreed.clone(), took: Vec::new() });
    let mut right = begin("auction-whist", 4);
    play(&mut right, &[Act::Contract(agreed), took(&[7])]);
    assert_eq!(totals(history.game()), totals(right.game()));
    assert!(history.game() == right.game(), "another game");
}

/// Returns a game to 100 points in which seat 1 wins a contract in each deal until it is over.
fn to_the_end() -> History {
    let mut history = begin("auction-whist", 4);
    while history.game().current().is_some() {
        play(
            &mut history,
            &[Act::Contract(contract("abondance-9", Some(Trump::Hearts), 1)), took(&[9])],
        );
    }
    history
}

#[test]
fn deals_after_an_earlier_end_stand_and_a_reopened_game_continues() {
    let whole = to_the_end();
    let deals = whole.game().deals().len();
    let mut longer = begin("auction-whist", 4);
    play(
        &mut longer,
        &[Act::Contract(contract("abondance-9", Some(Trump::Hearts), 1)), took(&[8])],
    );
    while longer.game().current().is_some() {
        play(
            &mut longer,
            &[Act::Contract(contract("abondance-9", Some(Trump::Hearts), 1)), took(&[9])],
        );
    }
    assert!(longer.game().deals().len() > deals, "the fix makes no difference");
    let fix = Correction::Took(said(&[9]));
    let plan = planned(&longer, 1, &fix);
    assert!(
        plan.refused
            .iter()
            .all(|conflict| matches!(conflict.refusals[..], [Refusal::Finished { .. }]))
    );
    assert_eq!(plan.refused.len(), longer.game().deals().len() - deals);
    mend(&mut longer, 1, &fix);

    let mut shorter = whole;
    mend(&mut shorter, 1, &Correction::Took(said(&[3])));
    assert!(matches!(shorter.game().due(), Due::Calls(_)));
}

#[test]
fn fixing_the_dealer_keeps_everyones_numbers() {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2]), bids(&[1, 3, 5, 4])]);
    let before = totals(history.game());
    mend(&mut history, 1, &Correction::Dealer(seat_at(2)));
    let deal = history.game().deals().next().expect("a deal");
    assert_eq!(deal.plan.dealer, seat_at(2));
    assert_eq!(deal.plan.seats, [seat_at(3), seat_at(0), seat_at(1), seat_at(2)]);
    let bids: Vec<_> = (0..4).map(|place| deal.bid(seat_at(place))).collect();
    assert_eq!(bids, [Some(2), Some(4), Some(2), Some(6)]);
    assert_eq!(totals(history.game()), before);
    // The schedule continues unchanged.
    assert_eq!(history.game().current().expect("a deal").plan.dealer, seat_at(1));
    // And back: nothing of it is left.
    mend(&mut history, 1, &Correction::Dealer(seat_at(0)));
    assert!(history.acts_in_force().all(|act| !matches!(act, Act::Dealer(_))));
}

#[test]
fn fixing_the_dealer_is_refused_if_numbers_would_move() {
    let mut auction = begin("auction-whist", 4);
    play(&mut auction, &alone(Trump::Hearts));
    let dealer = Correction::Dealer(seat_at(2));
    assert_eq!(auction.correction(1, &dealer), Err(CorrectionError::CallsFollowDealer));
    let mut dead = begin("romanian", 7);
    play(&mut dead, &[bids(&[0])]);
    let first = dead.game().current().expect("a deal").plan.seats[0];
    assert_eq!(
        dead.correction(1, &Correction::Dealer(first)),
        Err(CorrectionError::WouldSitOut(first))
    );
    let mut begun = begin("serbian", 4);
    play(&mut begun, &[bids(&[0])]);
    assert_eq!(begun.correction(1, &dealer), Err(CorrectionError::BidsFirst(seat_at(3))));
    assert_eq!(
        begun.correction(1, &Correction::Dealer(seat_at(0))),
        Err(CorrectionError::AlreadyDealing(seat_at(0)))
    );
}

#[test]
fn a_deal_thrown_in_is_dealt_again_by_the_same_dealer() {
    let mut history = begin("oh-hell", 4);
    play(&mut history, &[Act::Trump(Trump::Hearts), bids(&[1, 0]), Act::Redeal]);
    check(&history);
    let deal = history.game().current().expect("a deal");
    assert_eq!((deal.redeals, deal.plan.dealer, deal.trump()), (1, seat_at(0), None));
    assert_eq!(
        history.correction(1, &Correction::Bids(said(&[0]))),
        Err(CorrectionError::NothingRecorded)
    );
    play(&mut history, &[bids(&[0, 1])]);
    // Void entries are not fixed.
    mend(&mut history, 1, &Correction::Bids(said(&[1])));
    mend(&mut history, 1, &Correction::Trump(Act::Trump(Trump::Clubs)));
    let deal = history.game().current().expect("a deal");
    assert_eq!((deal.bids().bids, deal.trump()), (&[1, 1][..], Some(Trump::Clubs)));
    while history.undo(noon()).is_some() {}
    assert!(history.game() == begin("oh-hell", 4).game());
}
