//! Small packs, for which every arrangement is checked after every trick.

use crate::deal::{By, Sitting, Style};
use crate::dealer::Dealt;
use crate::game::{Outcome, Table};
use crate::seeds;
use crate::small::{Kind, Small, SmallTable};
use crate::terms::suit_of;
use crate::worlds::Worlds;
use fastrand::Rng;
use hoyle::cards::Suit;
use std::collections::HashMap;

/// Plays a deal with a small pack, from dealt hands or with arbitrary cards.
fn play(
    small: &SmallTable,
    by: By<'_>,
    rng: &mut Rng,
    kept: &mut Option<Table>,
) -> Result<usize, String> {
    let style = Style::any(rng);
    let (_, mut bare) = small.begin(Suit::Spades, rng)?;
    bare.trump = None;
    let mut dealt = Dealt::new(&bare, rng);
    let turned = dealt.stock.first().map_or(Suit::Spades, suit_of);
    let (mut table, terms) = small.begin(turned, rng)?;
    let mut twin = table.clone();
    if terms.discard {
        dealt.discard(rng);
    }
    let mut sitting = Sitting::new(&table, terms, by);
    let outcome = match rng.u8(..4) {
        0 => sitting.play_freely(&mut table, &style, rng),
        _ => sitting.play(&mut table, &mut dealt, &style, rng),
    };
    let outcome: Outcome = outcome
        .and_then(|()| if sitting.is_told() { sitting.type_at(&table, &mut twin) } else { Ok(()) });
    seeds::keep(outcome, table, kept).map(|()| 1)
}

fn tables(smalls: &[Small]) -> Vec<SmallTable> {
    smalls.iter().flat_map(|small| small.tables()).collect()
}

/// Plays deals with packs so small that every deal can be enumerated.
fn by_worlds(what: &str, times: u64, smalls: &[Small]) {
    let tables = tables(smalls);
    // The possible deals depend on the kind of game, and on whether a card is turned up.
    let mut worlds: HashMap<(usize, usize, bool), Worlds> = HashMap::new();
    seeds::each(what, times, |rng, kept| {
        let small = &tables[rng.usize(..tables.len())];
        let (_, terms) = small.begin(Suit::Spades, rng)?;
        let key = (terms.players(), terms.cards, terms.turned);
        let worlds = worlds.entry(key).or_insert_with(|| Worlds::new(&terms));
        play(small, By::Worlds(worlds), rng, kept)
    });
}

/// Plays deals whose unseen cards are enumerated suit by suit.
fn by_suits(what: &str, times: u64, smalls: &[Small]) {
    let tables = tables(smalls);
    seeds::each(what, times, |rng, kept| {
        let small = &tables[rng.usize(..tables.len())];
        play(small, By::Suits, rng, kept)
    });
}

#[test]
fn listed_fixed_hands() {
    let kind = Kind::Fixed;
    by_worlds(
        "fixed hands, every way to deal",
        400,
        &[
            Small::new("K", 2, 4, kind),
            Small::new("K", 2, 3, kind),
            Small::new("K", 3, 2, kind),
            Small::new("K", 4, 2, kind),
        ],
    );
}

#[test]
fn listed_discards() {
    let kind = Kind::Discard;
    by_worlds(
        "discards, every way to deal",
        200,
        &[Small::new("K", 2, 4, kind), Small::new("K", 2, 3, kind), Small::new("K", 3, 2, kind)],
    );
}

#[test]
fn listed_talons() {
    let kind = Kind::Talon;
    by_worlds(
        "talons, every way to deal",
        100,
        &[Small::new("K", 2, 3, kind), Small::new("K", 2, 2, kind)],
    );
}

#[test]
fn fixed_hands() {
    let kind = Kind::Fixed;
    by_suits(
        "fixed hands",
        1000,
        &[
            Small::new("K", 2, 4, kind),
            Small::new("Q", 2, 6, kind),
            Small::new("Q", 2, 4, kind),
            Small::new("K", 3, 2, kind),
            Small::new("Q", 3, 4, kind),
            Small::new("Q", 3, 3, kind),
            Small::new("Q", 4, 3, kind),
            Small::new("J", 3, 5, kind),
            Small::new("J", 4, 4, kind),
            Small::new("J", 4, 3, kind),
            Small::new("10", 4, 5, kind),
            Small::new("10", 4, 4, kind),
        ],
    );
}

#[test]
fn discards() {
    let kind = Kind::Discard;
    by_suits(
        "discards",
        1000,
        &[
            Small::new("K", 2, 4, kind),
            Small::new("Q", 2, 6, kind),
            Small::new("Q", 2, 4, kind),
            Small::new("Q", 3, 4, kind),
            Small::new("Q", 4, 3, kind),
            Small::new("J", 4, 4, kind),
            Small::new("J", 3, 5, kind),
        ],
    );
}

#[test]
fn talons() {
    let kind = Kind::Talon;
    by_suits(
        "talons",
        500,
        &[
            Small::new("K", 2, 1, kind),
            Small::new("K", 2, 2, kind),
            Small::new("K", 2, 3, kind),
            Small::new("Q", 2, 3, kind),
            Small::new("Q", 2, 4, kind),
            Small::new("Q", 2, 5, kind),
            Small::new("J", 2, 5, kind),
            Small::new("J", 2, 6, kind),
        ],
    );
}
