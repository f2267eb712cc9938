//! A second oracle that counts the legal ways to play a deal. One side uses the library's rules for
//! following suit and winning tricks; the other plays every order of every hand and checks each
//! play afterwards.

use crate::dealer::Dealt;
use crate::dealer::with;
use crate::game::seats;
use crate::record::{OffSuit, Record};
use crate::terms::suit_of;
use crate::terms::{Terms, pack};
use fastrand::Rng;
use hoyle::cards::{Card, Pack, Suit, Trump};
use hoyle::rules::{CardPlay, OnTable, winner};

/// Counts the ways to continue, asking the library which cards are legal.
fn by_library(
    play: CardPlay,
    trump: Trump,
    hands: &[Vec<Card>],
    leader: usize,
    trick: &[Card],
) -> u64 {
    if trick.len() == hands.len() {
        let place = winner(trick, trump, &Pack::default()).expect("a trick has cards");
        return by_library(play, trump, hands, (leader + place) % hands.len(), &[]);
    }
    let turn = (leader + trick.len()) % hands.len();
    if hands[turn].is_empty() {
        return 1;
    }
    let duty =
        play.duty(&hands[turn], OnTable { trick, trump, is_broken: false, pack: &Pack::default() });
    let open =
        (0..hands[turn].len()).filter(|index| duty.allows(hands[turn][*index], &Pack::default()));
    open.map(|index| {
        let mut left = hands.to_vec();
        let card = left[turn].remove(index);
        by_library(play, trump, &left, leader, &[trick, &[card]].concat())
    })
    .sum()
}

/// Returns every order of the given cards.
fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    (0..cards.len())
        .flat_map(|index: usize| {
            let mut rest = cards.to_vec();
            let card = rest.remove(index);
            orders(&rest).into_iter().map(move |order| [vec![card], order].concat())
        })
        .collect()
}

/// Counts the orders of all the hands without an illegal play.
fn by_orders(terms: &Terms, hands: &[Vec<Card>]) -> u64 {
    let mut plans: Vec<Vec<Vec<Card>>> = vec![Vec::new()];
    for hand in hands {
        let orders = orders(hand);
        plans = plans
            .into_iter()
            .flat_map(|plan: Vec<Vec<Card>>| {
                let order = orders.iter();
                order.map(|order| [plan.clone(), vec![order.clone()]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    plans.iter().filter(|plan| is_right(terms, plan)).count() as u64
}

/// Plays every hand in its order, and then looks for a play that a later card proves illegal.
fn is_right(terms: &Terms, plan: &[Vec<Card>]) -> bool {
    let mut record = Record::default();
    while record.rounds.len() < terms.cards {
        let trick = record.rounds.len();
        let cards: Vec<Card> =
            terms.turn(record.leader(terms)).map(|place| plan[place][trick]).collect();
        record = with(terms, &record, &cards, None);
    }
    !record.off_suit().iter().any(|play: &OffSuit| {
        let later = &plan[play.place][play.trick..];
        terms.wrong(play.card, play.led, |suit| later.iter().any(|card| suit_of(card) == suit))
    })
}

#[test]
fn the_two_counts_of_legal_play_agree() {
    let mut rng = Rng::with_seed(1);
    let mut ways = 0;
    for (lowest, players, cards) in
        [("K", 2, 4), ("Q", 2, 5), ("Q", 3, 3), ("J", 4, 2), ("7", 4, 2), ("2", 3, 3)]
    {
        for trump in [None, Some(Suit::Spades), Some(Suit::Hearts)] {
            for must_trump in [false, true] {
                for _ in 0..4 {
                    let terms = Terms {
                        pack: pack(lowest),
                        seats: seats(players),
                        cards,
                        draws: 0,
                        discard: false,
                        trump,
                        must_trump,
                        turned: false,
                        leader: 0,
                    };
                    if terms.pack.len() < players * cards {
                        continue;
                    }
                    let hands = Dealt::new(&terms, &mut rng).hands;
                    let play = CardPlay { must_trump, ..CardPlay::default() };
                    let is_trump = trump.map_or(Trump::None, Trump::from);
                    let counted = by_library(play, is_trump, &hands, 0, &[]);
                    assert_eq!(
                        counted,
                        by_orders(&terms, &hands),
                        "{trump:?} {must_trump} {hands:?}"
                    );
                    ways += counted;
                }
            }
        }
    }
    println!("{ways} ways");
}
