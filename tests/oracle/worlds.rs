//! Every deal of a small pack, and those that remain when cards are seen. This is the definition of
//! “proven”, spelled out; it is too slow for more than a dozen cards.

use crate::record::Record;
use crate::suits::Reading;
use crate::terms::Terms;
use crate::terms::suit_of;
use hoyle::cards::{Card, Suit};

/// Where a card is before the first lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(usize),
    /// Discarded by a player.
    Away(usize),
    /// In the stock, this many cards down.
    Stock(usize),
}

/// One arrangement of the pack, in pack order.
type World = Vec<Place>;

/// Every arrangement before any card is seen.
pub(crate) struct Worlds {
    all: Vec<World>,
}

/// The worlds that agree with what was seen, each with the plays that are illegal in it.
pub(crate) struct Left {
    wrong: Vec<u64>,
}

impl Worlds {
    pub(crate) fn new(terms: &Terms) -> Worlds {
        let mut all = Vec::new();
        let mut world = vec![Place::Stock(0); terms.pack.len()];
        // Without a talon, the order of the stock below the turned-up card does not matter.
        let ordered = match (terms.draws > 0, terms.turned) {
            (true, _) => terms.stock(),
            (false, turned) => usize::from(turned),
        };
        let mut room: Vec<(Place, usize)> =
            (0..terms.players()).map(|place| (Place::Hand(place), terms.cards)).collect();
        room.extend((0..ordered).map(|down| (Place::Stock(down), 1)));
        room.push((Place::Stock(ordered), terms.stock() - ordered));
        deal(0, &mut world, &mut room, &mut all);
        if terms.discard {
            for place in 0..terms.players() {
                let put_away: Vec<World> =
                    all.iter().flat_map(|world| discards(world, place)).collect();
                all.extend(put_away);
            }
        }
        Worlds { all }
    }

    /// Returns the worlds that remain after the recorded tricks.
    pub(crate) fn seen(&self, terms: &Terms, record: &Record) -> Left {
        let at = |card: Card| terms.pack.iter().position(|other| *other == card).expect("a card");
        let off_suit = record.off_suit();
        let agrees = |world: &&World| {
            if terms.turned {
                let mut turned = terms
                    .pack
                    .iter()
                    .zip(world.iter())
                    .filter(|(_, place)| **place == Place::Stock(0));
                if turned.next().is_none_or(|(card, _)| Some(suit_of(card)) != terms.trump) {
                    return false;
                }
            }
            let lies = |trick: usize, card: Card| world[at(card)] == Place::Stock(2 * (trick - 1));
            let mut up = (1..=record.rounds.len() + 1)
                .filter_map(|trick| Some((trick, record.face_up(trick)?)));
            let mut plays = record.rounds.iter().enumerate().flat_map(|(index, round)| {
                round.plays.iter().map(move |(place, card)| (index + 1, *place, *card))
            });
            up.all(|(trick, card)| lies(trick, card))
                && plays
                    .all(|(trick, place, card)| holds(terms, record, world, at(card), place, trick))
        };
        let wrong = |world: &World| {
            let mut wrong = 0;
            for (bit, play) in off_suit.iter().enumerate() {
                let gone: Vec<Card> = record.rounds[..play.trick - 1]
                    .iter()
                    .flat_map(|round| round.plays.iter().map(|(_, card)| *card))
                    .collect();
                wrong |= u64::from(terms.wrong(play.card, play.led, |suit: Suit| {
                    terms.pack.iter().enumerate().any(|(index, card)| {
                        suit_of(card) == suit
                            && !gone.contains(card)
                            && holds(terms, record, world, index, play.place, play.trick)
                    })
                })) << bit;
            }
            wrong
        };
        Left { wrong: self.all.iter().filter(agrees).map(wrong).collect() }
    }
}

impl Reading for Left {
    fn possible(&self, right: u64, wrong: u64) -> bool {
        self.wrong.iter().any(|these| these & right == 0 && these & wrong == wrong)
    }
}

/// Returns whether a card came into a player's hand before a trick.
fn holds(
    terms: &Terms,
    record: &Record,
    world: &World,
    card: usize,
    place: usize,
    trick: usize,
) -> bool {
    match world[card] {
        Place::Hand(owner) => owner == place,
        Place::Away(_) => false,
        Place::Stock(down) => {
            let after = down / 2 + 1;
            let taken = terms.draws > 0 && after < trick && after <= terms.draws;
            // The winner takes the face-up card, the other player the one under it.
            taken && (record.rounds[after - 1].winner == place) == (down % 2 == 0)
        }
    }
}

fn deal(card: usize, world: &mut World, room: &mut [(Place, usize)], all: &mut Vec<World>) {
    if card == world.len() {
        all.push(world.clone());
        return;
    }
    for index in 0..room.len() {
        if room[index].1 > 0 {
            room[index].1 -= 1;
            world[card] = room[index].0;
            deal(card + 1, world, room, all);
            room[index].1 += 1;
        }
    }
}

fn discards(world: &World, place: usize) -> Vec<World> {
    let away = |index: usize| {
        let mut world = world.clone();
        world[index] = Place::Away(place);
        world
    };
    let own = (0..world.len()).filter(|index| world[*index] == Place::Hand(place));
    own.map(away).collect()
}
