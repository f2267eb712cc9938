//! Impossible acts, which the library has to refuse.

use crate::dealer::Dealt;
use crate::game::{Outcome, Table, trick};
use crate::record::Record;
use crate::terms::{Terms, pack};
use fastrand::Rng;
use hoyle::cards::{Card, Seat};
use hoyle::game::{Act, TrickCard};

/// Tries every impossible variant of the next trick, whose cards are given.
pub(crate) fn try_all(
    table: &Table,
    terms: &Terms,
    record: &Record,
    dealt: &Dealt,
    cards: &[Card],
    rng: &mut Rng,
) -> Outcome {
    let told = record.rounds.len();
    let players = terms.players();
    let order: Vec<usize> = terms.turn(record.leader(terms)).collect();
    let with = |place: usize, card: Card| {
        let mut other = cards.to_vec();
        other[place] = card;
        other
    };
    let mut tricks: Vec<Vec<Card>> = Vec::new();
    let place = rng.usize(..players);

    // A card twice in the trick, or played before.
    tricks.push(with(place, cards[(place + 1) % players]));
    let played: Vec<Card> =
        record.rounds.iter().flat_map(|round| round.plays.iter().map(|(_, card)| *card)).collect();
    tricks.extend(rng.choice(&played).map(|card| with(place, *card)));
    // A card that is not in the pack.
    let strange = pack("2").into_iter().filter(|card| !terms.pack.contains(card));
    tricks.extend(rng.choice(strange.collect::<Vec<_>>()).map(|card| with(place, card)));
    // Too many or too few cards.
    tricks.push(cards[1..].to_vec());
    let more = dealt
        .hands
        .iter()
        .flatten()
        .chain(&dealt.stock)
        .copied()
        .find(|card| !cards.contains(card) && !played.contains(card));
    tricks.extend(more.map(|card| cards.iter().copied().chain([card]).collect()));
    tricks.push(Vec::new());
    // The turned-up card.
    let lies = match terms.draws {
        0 => record.first_up,
        draws if told < draws => record.face_up(told + 1),
        _ => None,
    };
    tricks.extend(lies.map(|card| with(place, card)));
    // A card that the opponent took from the talon.
    for taken in 1..=told.min(terms.draws) {
        let card = record.face_up(taken).filter(|card| !played.contains(card));
        let other = 1 - record.rounds[taken - 1].winner;
        let place = order.iter().position(|place| *place == other).unwrap_or(0);
        tricks.extend(card.map(|card| with(place, card)));
    }
    for cards in &tricks {
        table.refuses(&trick(cards, None))?;
    }

    turns(table, terms, &order, cards, rng)?;
    // A turned-up card that was played, is in the trick, is known to be in a hand, or is not in the
    // pack; or one after a trick that turns none.
    let mut up = vec![cards[place]];
    up.extend(rng.choice(&played));
    up.extend(record.first_up);
    up.extend(record.rounds.iter().filter_map(|round| round.up));
    up.extend(pack("2").into_iter().find(|card| !terms.pack.contains(card)));
    if told + 1 >= terms.draws {
        up.extend(terms.pack.iter().find(|card| !cards.contains(card) && !played.contains(card)));
    }
    up.iter().try_for_each(|card| table.refuses(&trick(cards, Some(*card))))
}

/// Tries a lead by the wrong player, and a play out of turn.
fn turns(table: &Table, terms: &Terms, order: &[usize], cards: &[Card], rng: &mut Rng) -> Outcome {
    let named = |seats: &[Seat]| {
        let laid = seats.iter().zip(cards);
        let cards = laid.map(|(seat, card)| TrickCard { by: Some(*seat), card: *card }).collect();
        Act::Trick { cards, turned: None }
    };
    let seats: Vec<Seat> = order.iter().map(|place| terms.seats[*place]).collect();
    let shift = rng.usize(1..seats.len());
    let mut other = seats.clone();
    other.rotate_left(shift);
    table.refuses(&named(&other))?;
    if seats.len() > 2 {
        let mut other = seats.clone();
        other.swap(shift, if shift == 1 { 2 } else { 1 });
        table.refuses(&named(&other))?;
    }
    let dead = table.deal().plan.dead.into_iter();
    for seat in dead {
        let mut other = seats.clone();
        other[shift] = seat;
        table.refuses(&named(&other))?;
    }
    Ok(())
}
