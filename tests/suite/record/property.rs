//! Random legal games, with undo and redo.

use crate::common::decode;
use crate::record::table::{begin, legal_act, noon};
use hoyle::cards::Suit;
use hoyle::game::Act;
use hoyle::history::History;
use proptest::prelude::*;

/// Plays a random legal act.
fn step(history: &mut History, dice: &[usize; 8]) {
    let mut throws = dice.iter().cycle().enumerate().skip(1);
    let mut choose = |count| throws.next().map_or(0, |(turn, die)| (turn + die) % count);
    match dice[0] % 12 {
        0 | 1 => drop(history.undo(noon())),
        2 => drop(history.redo(noon())),
        // Refused if no card is turned up, or one already was; that is fine.
        3 => drop(history.record(&Act::Trump(Suit::ALL[choose(4)].into()), noon())),
        _ => {
            if let Some(act) = legal_act(history, choose) {
                history.record(&act, noon()).expect("legal");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_game_round_trips(
        table in prop::sample::select(vec![("serbian", 4), ("romanian", 7), ("oh-hell", 3)]),
        dice in prop::collection::vec(prop::array::uniform8(0..1000_usize), 0..200),
    ) {
        let mut history = begin(table.0, table.1);
        dice.iter().for_each(|dice| step(&mut history, dice));
        let bytes = history.journal().to_vec();
        let decoded = decode(&bytes);
        prop_assert_eq!(decoded.as_ref().map(|decoded| &decoded.history), Ok(&history));
        prop_assert_eq!(decoded.map(|decoded| decoded.history.journal().to_vec()), Ok(bytes));
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(decode(&bytes).is_err());
    }
}
