//! Players who leave, join and change places between deals.

use crate::common::seat_at;
use crate::record::fix::{bids, check, mend, play, said, took};
use crate::record::table::begin;
use hoyle::game::Act;
use hoyle::history::{Correction, History};
use hoyle::rules::{Refusal, SeatingRefusal};

fn leave(seat: u8, to: &str) -> Act {
    Act::Leave { seat: seat_at(seat), to: Some(to.into()) }
}

#[track_caller]
fn refused(history: &History, act: &Act) -> SeatingRefusal {
    match history.game().judge(act) {
        Err(Refusal::Seating(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

/// Returns a game after one deal, before anything in the next.
fn one_deal() -> History {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2])]);
    history
}

#[test]
fn a_new_player_takes_over_the_seat_and_its_total() {
    let mut history = one_deal();
    let before = history.game().clone();
    play(&mut history, &[leave(1, " Vera "), bids(&[1, 3, 5, 4]), took(&[1, 3, 5, 3])]);
    check(&history);
    let game = history.game();
    assert_eq!(game.setup().players().name(seat_at(1)).as_str(), "Vera");
    assert_eq!(game.deals().next(), before.deals().next());
    assert_eq!(history.setup().players().name(seat_at(1)).as_str(), "Joško", "the original name");
    for _ in 0..3 {
        history.undo(crate::record::table::noon()).expect("an entry");
    }
    assert!(history.game() == &before);
}

#[test]
fn players_who_swap_seats_keep_their_totals() {
    let mut history = one_deal();
    let totals = history.game().totals();
    play(&mut history, &[Act::Swap(seat_at(1), seat_at(3))]);
    check(&history);
    let game = history.game();
    assert_eq!(game.totals(), totals);
    // The second seat deals the second deal, and the turn continues from there.
    let plan = game.current().expect("a deal").plan.clone();
    assert_eq!(
        (plan.dealer, &plan.seats[..]),
        (seat_at(3), &[seat_at(2), seat_at(1), seat_at(0), seat_at(3)][..])
    );
    play(&mut history, &[bids(&[1, 3, 5, 4]), took(&[1, 3, 5, 3])]);
    let third = history.game().current().expect("a deal").plan.clone();
    assert_eq!((third.dealer, third.seats[0]), (seat_at(2), seat_at(1)));
    // Fixing the dealer follows the seats too, and swapping back restores everything.
    mend(&mut history, 2, &Correction::Dealer(seat_at(2)));
    let second = history.game().deals().nth(1).expect("a deal").plan.clone();
    assert_eq!(second.seats, [seat_at(1), seat_at(0), seat_at(3), seat_at(2)]);
    play(&mut history, &[Act::Swap(seat_at(3), seat_at(1))]);
    let third = history.game().current().expect("a deal").plan.clone();
    assert_eq!(&third, &history.setup().plan()[2]);
}

#[test]
fn a_fix_replays_later_seat_changes() {
    let mut history = one_deal();
    play(&mut history, &[leave(0, "Vera"), Act::Swap(seat_at(0), seat_at(2)), bids(&[1, 3, 5, 4])]);
    mend(&mut history, 1, &Correction::Took(said(&[4, 2, 6, 1])));
    mend(&mut history, 2, &Correction::Bids(said(&[2])));
    assert_eq!(history.game().setup().players().name(seat_at(0)).as_str(), "Vera");
}

#[test]
fn seats_cannot_change_during_a_deal() {
    let mut history = one_deal();
    assert_eq!(refused(&history, &Act::Swap(seat_at(1), seat_at(1))), SeatingRefusal::SameSeat);
    assert_eq!(refused(&history, &Act::Swap(seat_at(1), seat_at(9))), SeatingRefusal::SameSeat);
    let empty = SeatingRefusal::Number {
        players: 3,
        seated: vec![4, 5, 6],
        leaving: Some(seat_at(1)),
        is_mid_deal: false,
    };
    assert_eq!(refused(&history, &Act::Leave { seat: seat_at(1), to: None }), empty);
    assert_eq!(refused(&history, &leave(1, "\u{7}")), SeatingRefusal::NoName);
    assert_eq!(refused(&history, &leave(1, "igor")), SeatingRefusal::NameTaken(seat_at(0)));
    assert_eq!(refused(&history, &leave(1, "Joško")), SeatingRefusal::NameTaken(seat_at(1)));
    // Another spelling of the same name is a different name to show.
    assert!(history.game().judge(&leave(1, "JOŠKO")).is_ok());
    play(&mut history, &[bids(&[1])]);
    let begun = SeatingRefusal::MidDeal(2);
    assert_eq!(refused(&history, &leave(1, "Vera")), begun);
    assert_eq!(refused(&history, &Act::Swap(seat_at(1), seat_at(2))), begun);
    play(&mut history, &[Act::Redeal, leave(1, "Vera")]);
}
