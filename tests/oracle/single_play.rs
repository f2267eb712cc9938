//! What is proven of a single play, for packs of any size: whether the places of a hand can be
//! filled without the suits that the play denies. The cards of the other players do not matter,
//! since any card that one hand does not take fits elsewhere.

use crate::record::{OffSuit, Record};
use crate::terms::Terms;
use crate::terms::suit_of;
use hoyle::cards::{Card, Suit};

/// A hand as places to fill, each with the trick before which its card came; 0 for a dealt card.
struct Hand {
    places: Vec<usize>,
    /// Played cards that may have come at any time, with the trick each was played to.
    cards: Vec<(Card, usize)>,
    /// Cards taken face up, with the trick after which each was taken and the trick it was played
    /// to.
    taken: Vec<(Card, usize, Option<usize>)>,
}

/// Returns whether a play can have been legal, and whether it can have been illegal. Every card
/// that was face up on a talon has to be recorded.
pub(crate) fn judge(terms: &Terms, record: &Record, play: &OffSuit) -> (bool, bool) {
    let owed_suits = terms.owed(play.card, play.led);
    let owed = |suit: Suit| owed_suits.contains(&suit);
    let hand = Hand::new(terms, record, play.place);
    let held = |taken: &&(Card, usize, Option<usize>)| {
        let (card, after, to) = **taken;
        owed(suit_of(card)) && after < play.trick && to.is_none_or(|to| to >= play.trick)
    };
    if hand.taken.iter().any(|taken| held(&taken)) {
        return (false, true);
    }
    let seen = record.seen();
    let unseen: Vec<Suit> =
        terms.pack.iter().filter(|card| !seen.contains(card)).map(suit_of).collect();
    // One unknown card of the trump suit is turned up: it is in no hand.
    let lies = if terms.turned && record.first_up.is_none() { terms.trump } else { None };
    let of = |wanted: bool| {
        let all = unseen.iter().filter(|suit| owed(**suit) == wanted).count();
        all - usize::from(lies.is_some_and(|suit| owed(suit) == wanted))
    };
    let owing = of(true);
    let free = of(false);
    let early = |place: usize| hand.places[place] < play.trick;
    let later = |card: usize| owed(suit_of(hand.cards[card].0)) && hand.cards[card].1 >= play.trick;

    let places = hand.places.len();
    let empty_early =
        |filled: &[bool]| (0..places).filter(|place| early(*place) && !filled[*place]).count();
    let right = hand
        .fill(|card, place| !later(card) || !early(place))
        .is_some_and(|filled| empty_early(&filled) <= free + usize::from(terms.discard));
    let wrong = (0..hand.cards.len())
        .filter(|card| later(*card))
        .any(|shown| hand.fill(|card, place| card != shown || early(place)).is_some());
    // Or an unseen card was there: then a place from before the trick is free for it.
    let room = (0..places)
        .filter(|place| early(*place))
        .any(|spare| hand.fill(|_, place| place != spare).is_some());
    (right, wrong || (owing > 0 && room))
}

impl Hand {
    fn new(terms: &Terms, record: &Record, place: usize) -> Hand {
        let played = record.played_by(place);
        let mut places = vec![0; terms.cards];
        let mut taken = Vec::new();
        for trick in 1..=record.rounds.len().min(terms.draws) {
            if record.rounds[trick - 1].winner == place {
                let card = record.face_up(trick).expect("it was noted");
                let to = played.iter().find(|(_, other)| *other == card).map(|(to, _)| *to);
                taken.push((card, trick, to));
            } else {
                places.push(trick);
            }
        }
        let unknown = |card: &Card| !taken.iter().any(|(other, ..)| other == card);
        let cards = played.into_iter().filter(|(_, card)| unknown(card));
        Hand { places, cards: cards.map(|(to, card)| (card, to)).collect(), taken }
    }

    /// Returns which places are filled if each card goes to a place that was filled before it was
    /// played and that `may` allows, using the earliest places possible; `None` if a card fits
    /// nowhere.
    fn fill(&self, may: impl Fn(usize, usize) -> bool) -> Option<Vec<bool>> {
        let goes =
            |card: usize, place: usize| self.places[place] < self.cards[card].1 && may(card, place);
        // The places are in order of time. A place that gets a card stays filled.
        let mut held_by: Vec<Option<usize>> = vec![None; self.cards.len()];
        for place in 0..self.places.len() {
            let mut tried = vec![false; self.cards.len()];
            look_for_card(place, &goes, &mut held_by, &mut tried);
        }
        let all = held_by.iter().all(Option::is_some);
        all.then(|| (0..self.places.len()).map(|place| held_by.contains(&Some(place))).collect())
    }
}

fn look_for_card(
    place: usize,
    goes: &impl Fn(usize, usize) -> bool,
    held_by: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for card in 0..held_by.len() {
        if goes(card, place) && !std::mem::replace(&mut tried[card], true) {
            let free = match held_by[card] {
                Some(other) => look_for_card(other, goes, held_by, tried),
                None => true,
            };
            if free {
                held_by[card] = Some(place);
                return true;
            }
        }
    }
    false
}
