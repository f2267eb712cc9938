//! The layouts of a deal's cards that the tricks recorded leave possible.
//!
//! Every card comes from a source: a hand as it was dealt, or a card drawn later. A play is proven wrong
//! if no way to fit the cards into their sources makes it right.

use crate::cards::{Card, Followed, Pack, Seat, Suit, Trump};
use crate::game::Deal;
use crate::game::trick::Whereabouts;
use crate::rules::{OfSuit, PlannedTrump, Ruleset};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A play that did not follow suit, or did not beat the trick where that is a duty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renounce {
    /// The number of the trick, from 1.
    pub trick: usize,
    /// Who played.
    pub seat: Seat,
    /// The card played.
    pub card: Card,
    /// The suit led, or trumps.
    pub led: Followed,
    /// The cards that the hand was without, if the play was right.
    pub without: BTreeSet<OfSuit>,
}

impl Renounce {
    /// Whether the play was wrong if the hand had this card.
    pub(super) fn denies(&self, card: Card, pack: &Pack) -> bool {
        self.without.iter().any(|without| without.has(card, pack))
    }
}

/// Where cards came from.
struct CardSource {
    /// Whose hand, or `None` for the card turned up.
    owner: Option<Seat>,
    /// The trick after which they came into the hand; 0 for those dealt.
    since: usize,
    /// How many cards it holds.
    room: usize,
    /// What it accepts.
    accepts: Accepts,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Accepts {
    /// Cards that are played sooner or later.
    Any,
    /// A card that is never played, and may have been discarded before the first trick.
    Discarded,
    /// A card that was turned up and led to this trump.
    Making(Trump),
    /// This card, which everyone has seen.
    Only(Card),
}

/// What is known of a card.
struct KnownCard {
    card: Card,
    /// Who played it, and to which trick, from 1.
    played: Option<(Seat, usize)>,
    /// Who took it from the talon, and after which trick, from 1.
    taken: Option<(Seat, usize)>,
}

/// A card that a player held at some time, or did not hold.
struct Held {
    /// The index of the card.
    index: usize,
    seat: Seat,
    /// The number of the trick before which it was in the hand.
    before: usize,
    held: bool,
}

impl Held {
    /// Whether the card may have come from a source.
    fn agrees_with(&self, source: &CardSource) -> bool {
        let is_in_hand = source.owner == Some(self.seat) && source.since < self.before;
        self.held == is_in_hand
    }
}

/// The cards of a deal after some of its tricks, and the sources that they came from.
pub(super) struct World {
    pack: Arc<Pack>,
    sources: Vec<CardSource>,
    cards: Vec<KnownCard>,
}

impl World {
    /// What the first `tricks` recorded tricks of a deal leave open.
    pub(super) fn after(rules: &Ruleset, deal: &Deal, tricks: usize) -> World {
        let plan = &deal.plan;
        let played = &deal.recorded[..tricks];
        let drawn = usize::from(plan.drawn);
        let dealt = usize::from(deal.trick_count(rules)) - drawn;
        let discarded = usize::from(plan.cards) - dealt;

        let mut cards = Vec::with_capacity(plan.pack.size().into());
        let mut sources = Vec::new();
        for seat in &plan.seats {
            sources.push(CardSource {
                owner: Some(*seat),
                since: 0,
                room: dealt,
                accepts: Accepts::Any,
            });
            let accepts = Accepts::Discarded;
            sources.push(CardSource { owner: Some(*seat), since: 0, room: discarded, accepts });
        }

        // Only the trump may be known of the card turned up.
        let shows_card = rules.trump.shows_card(plan.all_dealt)
            && deal.planned_trump() == PlannedTrump::Turned
            && deal.turned_card.is_none();
        let turned = match deal.turned {
            Some(Trump::None) if rules.trump.may_be_none() => None,
            Some(trump) if shows_card => Some(Accepts::Making(trump)),
            _ => None,
        };

        for (index, trick) in played.iter().enumerate().take(drawn) {
            let noted = deal.turned_up().find(|(after, _)| *after == index);
            let face_up = match (noted, turned) {
                (Some((_, card)), _) => Accepts::Only(card),
                (None, Some(turned)) if index == 0 => turned,
                (None, _) => Accepts::Any,
            };
            for seat in &plan.seats {
                let accepts = if trick.winner == *seat { face_up } else { Accepts::Any };
                sources.push(CardSource { owner: Some(*seat), since: index + 1, room: 1, accepts });
            }
        }

        for card in plan.pack.kinds() {
            let whereabouts = deal.whereabouts(card, tricks);
            let (taken, on_table) = match whereabouts {
                // It came from nobody's hand.
                Some(Whereabouts::TurnedUp) => (None, 1),
                Some(Whereabouts::Taken { by, trick }) => (Some((by, trick)), 0),
                None => (None, 0),
            };
            let mut plays = deal.plays_of(card).filter(|(_, trick)| *trick <= tricks);
            for _ in on_table..plan.pack.number(card) {
                cards.push(KnownCard { card, played: plays.next(), taken });
            }
        }

        if let Some(accepts) = turned
            && drawn == 0
        {
            sources.push(CardSource { owner: None, since: 0, room: 1, accepts });
        }
        sources.retain(|source| source.room > 0);
        World { pack: Arc::clone(&plan.pack), sources, cards }
    }

    /// Whether some layout makes all of these plays right.
    pub(super) fn allows(&self, plays: &[&Renounce]) -> bool {
        self.fits(plays, &[])
    }

    /// Whether some layout deals each card of `dealt` to its player, and none of `denied` to the player
    /// named with it.
    pub(super) fn allows_hands(&self, dealt: &[(Card, Seat)], denied: &[(Card, Seat)]) -> bool {
        let mut wanted = Vec::with_capacity(dealt.len() + denied.len());
        for (hands, held) in [(dealt, true), (denied, false)] {
            for (card, seat) in hands.iter().copied() {
                match self.cards.iter().position(|known| known.card == card) {
                    Some(index) => wanted.push(Held { index, seat, before: 1, held }),
                    // It is turned up, and in nobody's hand.
                    None if held => return false,
                    None => {}
                }
            }
        }
        self.fits(&[], &wanted)
    }

    /// Whether some layout deals the player a card of the suit.
    pub(super) fn allows_suit(&self, suit: Suit, seat: Seat) -> bool {
        let mut cards = self.cards.iter().enumerate();
        cards.any(|(index, known)| {
            known.card.suit() == Some(suit)
                && self.fits(&[], &[Held { index, seat, before: 1, held: true }])
        })
    }

    /// Whether the player may have held a card that makes the play wrong.
    pub(super) fn allows_wrong(&self, play: &Renounce) -> bool {
        let mut suits_tried = Vec::new();
        for (index, known) in self.cards.iter().enumerate() {
            if !play.denies(known.card, &self.pack) {
                continue;
            }
            let is_candidate = match known.played {
                Some((by, trick)) => by == play.seat && trick > play.trick,
                // Cards that nobody has seen are alike within their suit.
                None if known.taken.is_none() => {
                    let is_first = !suits_tried.contains(&known.card.suit());
                    suits_tried.push(known.card.suit());
                    is_first
                }
                None => true,
            };
            let held = Held { index, seat: play.seat, before: play.trick, held: true };
            if is_candidate && self.fits(&[], &[held]) {
                return true;
            }
        }
        false
    }

    /// Whether a card that the player put on a later trick must have been in the hand at the
    /// play, whatever else was.
    pub(super) fn must_have_held(&self, play: &Renounce, card: Card, trick: usize) -> bool {
        let mut drawn = self.sources.iter().filter(|source| {
            source.owner == Some(play.seat) && (play.trick..trick).contains(&source.since)
        });
        !drawn.any(|source| match source.accepts {
            Accepts::Any => true,
            Accepts::Making(trump) => self.pack.may_make(card, trump),
            Accepts::Only(taken) => taken == card,
            Accepts::Discarded => false,
        })
    }

    /// A card that the player took from the talon before the play and has not played, of a
    /// suit that the play denies; with the trick after which it was taken.
    pub(super) fn holds_from_talon(&self, play: &Renounce) -> Option<(Card, usize)> {
        self.cards.iter().find_map(|known| {
            let (by, trick) = known.taken?;
            let denied = by == play.seat
                && trick < play.trick
                && known.played.is_none()
                && play.denies(known.card, &self.pack);
            denied.then_some((known.card, trick))
        })
    }

    /// Whether a card can have come from a source, if these plays were right.
    fn may_come_from(&self, known: &KnownCard, source: &CardSource, plays: &[&Renounce]) -> bool {
        let accepts = match source.accepts {
            Accepts::Any => known.taken.is_none(),
            Accepts::Discarded => known.played.is_none() && known.taken.is_none(),
            Accepts::Making(trump) => {
                self.pack.may_make(known.card, trump) && known.taken.is_none()
            }
            Accepts::Only(card) => known.card == card,
        };

        let in_time =
            known.played.is_none_or(|(by, trick)| source.owner == Some(by) && source.since < trick);
        accepts
            && in_time
            && !plays.iter().any(|play| {
                source.owner == Some(play.seat)
                    && source.accepts != Accepts::Discarded
                    && source.since < play.trick
                    && play.denies(known.card, &self.pack)
                    && known.played.is_none_or(|(_, trick)| trick > play.trick)
            })
    }

    /// Whether every source can be filled, using every seen card, so that all of these plays were right
    /// and all of these cards were, or were not, in the hands.
    fn fits(&self, plays: &[&Renounce], held: &[Held]) -> bool {
        let may = |card: usize, source: usize| {
            let known = &self.cards[card];
            let source = &self.sources[source];
            held.iter().filter(|held| held.index == card).all(|held| held.agrees_with(source))
                && self.may_come_from(known, source, plays)
        };
        let mut filling = Filling { sources: &self.sources, filled: Vec::new(), may: &may };
        filling.filled.resize(self.sources.len(), Vec::new());

        let (seen, unseen): (Vec<usize>, Vec<usize>) = (0..self.cards.len()).partition(|index| {
            let known = &self.cards[*index];
            known.played.is_some()
                || known.taken.is_some()
                || held.iter().any(|held| held.held && held.index == *index)
        });
        if !seen.into_iter().all(|card| filling.put(card)) {
            return false;
        }
        filling.is_full() || unseen.into_iter().any(|card| filling.put(card) && filling.is_full())
    }
}

/// Cards assigned to sources; a card may move on to another source to make room.
struct Filling<'a> {
    sources: &'a [CardSource],
    filled: Vec<Vec<usize>>,
    may: &'a dyn Fn(usize, usize) -> bool,
}

impl Filling<'_> {
    fn is_full(&self) -> bool {
        self.sources.iter().zip(&self.filled).all(|(source, cards)| source.room == cards.len())
    }

    /// Assigns a card to a source; cards already assigned may move on to other sources.
    fn put(&mut self, card: usize) -> bool {
        self.put_past(card, &mut vec![false; self.sources.len()])
    }

    fn put_past(&mut self, card: usize, tried: &mut [bool]) -> bool {
        for source in 0..self.sources.len() {
            if tried[source] || !(self.may)(card, source) {
                continue;
            }
            tried[source] = true;
            if self.filled[source].len() < self.sources[source].room {
                self.filled[source].push(card);
                return true;
            }
            for index in 0..self.filled[source].len() {
                if self.put_past(self.filled[source][index], tried) {
                    self.filled[source][index] = card;
                    return true;
                }
            }
        }
        false
    }
}
