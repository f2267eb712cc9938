//! What a ruling does to its deal, compared with what the table could do by hand.

use crate::common::decode;
use crate::record::table::noon;
use crate::scoring::incidents::{NAMES, begun, bid, numbers, play, ruled, seat, take};
use hoyle::cards::Card;
use hoyle::desk::{Done, Request, RequestRefusal};
use hoyle::game::{Act, Count, Deal, Due, Game, Misdeal, RuledIncident, TrickCard};
use hoyle::history::History;
use hoyle::rules::laws::Effect;
use hoyle::rules::{Points, Refusal};

/// An incident by Ana with this effect, as a set of laws could have it.
fn with(effect: &str) -> RuledIncident {
    let effect: Effect = effect.parse().expect("an effect");
    RuledIncident { does: vec![effect], ..ruled("round-table misdeal Ana fault=order found=end") }
}

fn record(history: &mut History, incident: RuledIncident) {
    play(history, &Act::Incident(Box::new(incident)));
    let read = decode(&history.journal().to_vec()).map(|decoded| decoded.history);
    assert_eq!(read.as_ref(), Ok(&*history));
}

fn current(history: &History) -> &Deal {
    history.game().current().expect("a deal")
}

/// Serbian whist with a deal played, 12, 15, 14 and 2 points, and all bids of the next.
fn bids_made() -> History {
    let mut history = begun("serbian");
    bid(&mut history, &[2, 5, 4, 1]);
    take(&mut history, &[2, 5, 4, 2]);
    bid(&mut history, &[3, 3, 3, 4]);
    history
}

fn totals(game: &Game) -> Vec<Points> {
    game.totals()
}

fn whole(numbers: &[i64]) -> Vec<Points> {
    numbers.iter().map(|number| Points::whole(*number)).collect()
}

#[test]
fn a_void_deal_is_dealt_again_as_by_hand() {
    for (effect, passes_on) in [("void same", false), ("void next", true)] {
        let mut history = bids_made();
        record(&mut history, with(effect));
        let mut by_hand = bids_made();
        play(&mut by_hand, &Act::Misdeal(Misdeal { passes_on, reason: None }));
        assert_eq!(current(&history), current(&by_hand), "{effect}");
        assert_eq!(totals(history.game()), whole(&[12, 15, 14, 2]));
    }
}

#[test]
fn a_void_deal_that_is_over_does_not_count_and_is_played_again() {
    for (effect, dealer) in [("void same", "Ana"), ("void next", "Bo")] {
        let mut history = bids_made();
        take(&mut history, &[3, 3, 3, 3]);
        let incident = RuledIncident { deal: Some(2), ..with(effect) };
        record(&mut history, incident);
        assert_eq!(totals(history.game()), whole(&[12, 15, 14, 2]));
        let again = current(&history);
        assert_eq!(again.plan.replays, Some(2));
        assert_eq!((Some(again.plan.dealer), again.plan.cards), (seat(dealer), 12), "{effect}");
        assert!(history.game().deals().nth(1).expect("a deal").annulled().is_some());
    }
}

#[test]
fn the_right_player_deals_again() {
    let mut history = bids_made();
    take(&mut history, &[3, 3, 3, 3]);
    let rightful = current(&history).plan.clone();
    play(&mut history, &Act::Dealer(seat("Di").expect("a player")));
    record(&mut history, RuledIncident { deal: Some(3), ..with("deal again rightful") });
    let deal = current(&history);
    assert_eq!(deal.plan, rightful);
    assert_eq!(deal.redeals, 1);
}

fn trick(history: &mut History, cards: &str) {
    let cards = cards
        .split(' ')
        .map(|card| TrickCard { by: None, card: card.parse::<Card>().expect("a card") });
    play(history, &Act::Trick { cards: cards.collect(), turned: None });
}

#[test]
fn tricks_are_taken_back_from_a_number_on() {
    let mut history = bids_made();
    for cards in ["Ah 2h 3h 4h", "Kh 5h 6h 7h", "Qh 8h 9h 10h"] {
        trick(&mut history, cards);
    }
    record(&mut history, with("replay 2"));
    assert_eq!(current(&history).recorded.len(), 1);
    trick(&mut history, "Kh 5h 6h 7h");
    record(&mut history, with("replay 1"));
    assert_eq!(current(&history).recorded.len(), 0);
}

#[test]
fn a_deal_of_another_number_of_cards_counts_as_dealt_until_it_is_dealt_again() {
    let mut history = bids_made();
    let dealt = ruled("round-table count dealt=11 least=11 most=11 right=12 found=end take=stands");
    record(&mut history, RuledIncident { deal: Some(2), ..dealt.clone() });
    assert_eq!(current(&history).plan.cards, 11);
    let mut again = history.clone();
    take(&mut history, &[3, 3, 3, 2]);
    assert_eq!(totals(history.game()), whole(&[25, 28, 27, 4]));
    play(&mut again, &Act::Redeal);
    assert_eq!(current(&again).plan.cards, 12);
    // More cards than the pack has cannot have been dealt.
    let mut history = bids_made();
    let mut beyond = dealt;
    beyond.facts.insert("dealt".into(), "14".into());
    record(&mut history, RuledIncident { deal: Some(2), ..beyond });
    assert_eq!(current(&history).plan.cards, 12);
}

#[test]
fn one_bid_is_made_again_and_the_later_ones_stay() {
    let mut history = bids_made();
    let second = current(&history).plan.seats[1];
    record(&mut history, RuledIncident { by: Some(second), ..with("bid again") });
    let Due::Bids(due) = history.game().due() else { panic!("no bids are due") };
    assert_eq!(due.seats, [second]);
    // 3 + 2 + 4 + 3 are the 12 cards: the hook is judged on the whole.
    let hooked = history.game().judge(&Act::Bid(vec![Count::by(second, 2)]));
    assert!(matches!(hooked, Err(Refusal::Hooked { bid: 3, sum: 9, .. })), "{hooked:?}");
    let surplus = history.game().judge(&Act::Bid(vec![Count::by(second, 5), Count::next(1)]));
    assert!(surplus.is_err(), "{surplus:?}");
    let before = history.clone();
    play(&mut history, &Act::Bid(vec![Count::by(second, 5)]));
    let deal = current(&history);
    let bids: Vec<Option<u8>> = deal.plan.seats.iter().map(|seat| deal.bid(*seat)).collect();
    assert_eq!(bids, [Some(3), Some(5), Some(4), Some(3)]);
    history.undo(noon()).expect("the bid");
    assert_eq!(history.game(), before.game());
}

#[test]
fn the_last_call_of_an_auction_is_made_again() {
    let mut history = begun("solo-whist");
    let calls: Vec<_> =
        ["pass", "solo:hearts"].iter().map(|call| call.parse().expect("a call")).collect();
    play(&mut history, &Act::Call(calls));
    let second = current(&history).plan.seats[1];
    record(&mut history, RuledIncident { by: Some(second), ..with("bid again") });
    let Due::Calls(due) = history.game().due() else { panic!("no call is due") };
    assert_eq!((due.seat, due.standing), (second, None));
}

#[test]
fn an_incident_before_a_new_deal_of_the_cards_has_no_effect_after_it() {
    let mut history = begun("whist");
    let revoke = ruled("whist-1900 revoke Bo trick=2 found=4");
    record(&mut history, RuledIncident { deal: Some(1), ..revoke });
    assert_eq!(history.game().open_choices().count(), 1);
    let is_due = |history: &History| {
        let game = history.game();
        game.is_due(game.incident(1).expect("it is recorded"), Effect::PlayOn)
    };
    assert!(is_due(&history));
    play(&mut history, &Act::Redeal);
    assert_eq!(history.game().open_choices().count(), 0);
    assert!(!is_due(&history));
    take(&mut history, &[2, 11]);
    assert_eq!(totals(history.game()), whole(&[0, 5]));
}

#[test]
fn a_deal_that_a_ruling_ends_takes_no_other_penalties_with_it() {
    let mut history = begun("auction-whist");
    let contract = r#"{"contract":{"bid":"solo-6","trump":"hearts","by":0,"with":null}}"#;
    play(&mut history, &serde_json::from_str(contract).expect("an act"));
    record(
        &mut history,
        RuledIncident { does: vec!["points -7 offenders".parse().unwrap()], ..with("late") },
    );
    record(&mut history, ruled("guilty-side revoke Bo trick=5 found=6 role=opponent"));
    assert_eq!(totals(history.game()), whole(&[12, 0, 0, 0]));
    assert_eq!(history.game().incidents().count(), 2);
}

#[test]
fn a_choice_is_changed_or_an_incident_dropped_as_a_correction() {
    let mut history = begun("whist");
    record(&mut history, ruled("whist-1900 revoke Bo trick=2 found=end take=on"));
    take(&mut history, &[7, 6]);
    let choose = |history: &mut History, taken: &str| {
        let act = Act::Choose { incident: 1, taken: taken.into() };
        Request::Play { act, waive: false }.perform(history, noon())
    };
    assert_eq!(totals(history.game()), whole(&[4, 0]));
    let outcome = choose(&mut history, "tricks").expect("a correction");
    assert!(matches!(outcome.done, Done::Fixed { .. }), "{outcome:?}");
    assert_eq!(totals(history.game()), whole(&[4, 0]));
    choose(&mut history, "waive").expect("a correction");
    assert_eq!(totals(history.game()), whole(&[1, 0]));
    let same = choose(&mut history, "waive");
    assert!(matches!(same, Err(RequestRefusal::Unchanged)), "{same:?}");
    let unknown = choose(&mut history, "half");
    assert!(matches!(unknown, Err(RequestRefusal::CannotFix(_))), "{unknown:?}");
    choose(&mut history, "drop").expect("a correction");
    assert_eq!(history.game().incidents().count(), 0);
    assert!(matches!(choose(&mut history, "on"), Err(RequestRefusal::Rules(_))));
    let read = decode(&history.journal().to_vec()).map(|decoded| decoded.history);
    assert_eq!(read.as_ref(), Ok(&history));
    history.undo(noon()).expect("the last correction");
    assert_eq!(totals(history.game()), whole(&[1, 0]));
}

#[test]
fn a_choice_made_later_is_changed_where_it_was_made() {
    let mut history = begun("whist");
    record(&mut history, ruled("whist-1900 revoke Bo trick=2 found=end"));
    take(&mut history, &[7, 6]);
    let choose = |history: &mut History, taken: &str| {
        let act = Act::Choose { incident: 1, taken: taken.into() };
        Request::Play { act, waive: false }.perform(history, noon()).expect("a choice").done
    };
    assert!(matches!(choose(&mut history, "on"), Done::Played));
    assert_eq!(totals(history.game()), whole(&[4, 0]));
    assert!(matches!(choose(&mut history, "waive"), Done::Fixed { .. }));
    assert_eq!(totals(history.game()), whole(&[1, 0]));
    assert!(matches!(choose(&mut history, "drop"), Done::Fixed { .. }));
    assert_eq!(history.game().incidents().count(), 0);
    take(&mut history, &numbers("6 7"));
    assert_eq!(totals(history.game()), whole(&[1, 1]));
}

#[test]
fn the_right_to_choose_ends_with_the_next_deal() {
    let mut history = begun("whist");
    record(&mut history, ruled("whist-1900 revoke Bo trick=2 found=end"));
    take(&mut history, &[7, 6]);
    assert_eq!(history.game().open_choices().count(), 1);
    let with = |taken: &str| history.game().with_choice(1, taken).expect("a choice");
    assert_eq!(totals(&with("tricks")), whole(&[4, 0]));
    assert_eq!(totals(&with("waive")), whole(&[1, 0]));
    take(&mut history, &[7, 6]);
    assert_eq!(history.game().open_choices().count(), 0);
    assert!(history.game().with_choice(1, "on").is_err());
}

#[test]
fn a_player_who_dealt_out_of_turn_is_the_dealer_if_the_deal_stands() {
    let mut history = begun("whist");
    record(&mut history, ruled("whist-1900 dealer Bo found=2"));
    let dealer = |history: &History| history.game().current().expect("a deal").plan.dealer;
    assert_eq!(Some(dealer(&history)), seat("Bo"));
    take(&mut history, &[7, 6]);
    assert_eq!(Some(dealer(&history)), seat("Cy"));

    // Bids stay with those who made them.
    let mut history = begun("serbian");
    bid(&mut history, &[2, 5, 4, 1]);
    record(&mut history, ruled("round-table dealer Bo found=2"));
    assert_eq!(Some(dealer(&history)), seat("Bo"));
    let deal = history.game().current().expect("a deal");
    let bids = NAMES.map(|name| deal.bid(seat(name).expect("a player")));
    assert_eq!(bids, [Some(2), Some(5), Some(4), Some(1)]);
}
