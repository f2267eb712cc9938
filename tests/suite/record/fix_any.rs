//! Random evenings with one wrong number, fixed later.

use crate::record::fix::mend;
use crate::record::table::{begin, legal_act, noon};
use hoyle::cards::Seat;
use hoyle::game::{Act, Count};
use hoyle::history::{Correction, FixError};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Plays an evening with one wrong number, fixes it, and compares it with the evening typed
    /// correctly.
    #[test]
    fn any_fixed_number_equals_one_typed_right(
        table in prop::sample::select(vec![("serbian", 5), ("romanian", 4), ("romanian", 7), ("oh-hell", 3)]),
        dice in prop::collection::vec(0..1000_usize, 8..120),
        at in any::<prop::sample::Index>(),
    ) {
        let mut right = begin(table.0, table.1);
        let mut turn = 0;
        while let Some(act) = legal_act(&right, |count| { turn += 1; dice[turn % dice.len()] % count }) {
            if right.entry_count() >= dice.len() { break }
            right.record(&act, noon()).expect("legal");
        }
        let wrong_at = at.index(right.entry_count());
        let mut wrong = begin(table.0, table.1);
        let mut truth = None;
        for (index, entry) in right.entries().iter().enumerate() {
            let act = entry.act().expect("played").clone();
            let deal = wrong.game().current().expect("a deal").plan.number;
            let mistyped = match (&act, index == wrong_at) {
                (Act::Bid(said), true) => {
                    let bid = Count { number: i64::from(said[0].number == 0), ..said[0] };
                    truth = Some((deal, Correction::Bids(said.clone())));
                    Act::Bid(vec![bid])
                }
                (Act::Took(said), true) => {
                    truth = Some((deal, Correction::Took(said.clone())));
                    let mut said = said.clone();
                    said.rotate_left(1);
                    Act::Took(said.iter().zip(&act_seats(&act)).map(|(count, seat)| Count::by(*seat, count.number)).collect())
                }
                _ => act.clone(),
            };
            wrong.allow(&mistyped, noon()).expect("possible");
        }
        if let Some((deal, truth)) = truth {
            let in_place = wrong.correction(deal, &truth).expect("there");
            match wrong.plan_fix(deal, &in_place) {
                Ok(_) => mend(&mut wrong, deal, &truth),
                Err(fault) => prop_assert_eq!(fault, FixError::NothingChanged),
            }
        }
        prop_assert!(wrong.game() == right.game(), "another game");
        prop_assert!(wrong.acts_in_force().eq(right.acts_in_force()));
    }
}

fn act_seats(act: &Act) -> Vec<Seat> {
    match act {
        Act::Took(said) => said.iter().filter_map(|said| said.by).collect(),
        _ => Vec::new(),
    }
}
