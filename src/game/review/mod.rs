//! Proof by the cards recorded: who is void in a suit, who has revoked, and whose call was false.
//!
//! Nothing is proven that some layout of the unseen cards would excuse, and nothing is called right
//! that some layout would make wrong. `world` has the layouts; `calls` builds on it.

mod calls;
mod world;

use super::Deal;
use crate::cards::{Card, Seat};
use crate::rules::{OfSuit, OnTable, Ruleset, suit_led};
pub use calls::FalseCall;
use std::collections::BTreeSet;
pub use world::Renounce;
use world::World;

/// What is known of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was right, however the unseen cards are laid out.
    Right,
    /// It was a revoke, however the unseen cards are laid out.
    Revoke(Proof),
    /// It is not proven either way.
    Unproven,
}

/// What proves a revoke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// A card that was played later, and must have been in the hand.
    Played {
        /// The card.
        card: Card,
        /// The number of the trick, from 1.
        trick: usize,
    },
    /// A card that was seen to be taken from the talon, and has not been played since.
    Taken {
        /// The card.
        card: Card,
        /// The number of the trick after which it was taken, from 1.
        trick: usize,
    },
    /// There are too few cards of other suits: the hand must have had one of these suits.
    Counted,
}

/// What the first tricks of a deal prove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// How many tricks it rests on.
    pub tricks: usize,
    /// Whether these are all the tricks of the deal.
    pub complete: bool,
    /// The plays that did not follow suit, or did not beat the trick where that is a duty, in the order
    /// played, with what is known of each.
    pub renounces: Vec<(Renounce, Verdict)>,
    /// Groups of plays that may each have been right, but not all of them, as small as possible and in
    /// the order played: one for each player who cannot have been right throughout, or else one for
    /// several players together. Empty if there is no such doubt.
    pub not_all_right: Vec<Vec<Renounce>>,
    /// The calls that were against the rules.
    pub false_calls: Vec<FalseCall>,
}

/// A revoke, with the trick that proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revoke {
    /// The play.
    pub play: Renounce,
    /// What proves it.
    pub proof: Proof,
    /// The number of the trick that proved it, from 1.
    pub proven_by: usize,
}

impl Review {
    /// What the tricks recorded of a deal prove.
    pub fn of(rules: &Ruleset, deal: &Deal) -> Review {
        Review::after(rules, deal, deal.recorded.len())
    }

    /// What the first `tricks` of the tricks recorded prove.
    ///
    /// # Panics
    /// If fewer tricks are recorded.
    pub fn after(rules: &Ruleset, deal: &Deal, tricks: usize) -> Review {
        let world = World::after(rules, deal, tricks);
        let mut judged: Vec<(Renounce, Verdict)> = Vec::new();
        for play in renounces(rules, deal, tricks) {
            let verdict = verdict(deal, &world, &play, tricks);
            judged.push((play, verdict));
        }

        let mut unproven: Vec<&Renounce> = Vec::new();
        for (play, verdict) in &judged {
            if *verdict == Verdict::Unproven {
                unproven.push(play);
            }
        }
        let mut groups: Vec<Vec<Renounce>> = Vec::new();
        for seat in &deal.plan.seats {
            let own = unproven.iter().copied().filter(|play| play.seat == *seat).collect();
            groups.extend(not_all_right(&world, own));
        }
        if groups.is_empty() {
            groups.extend(not_all_right(&world, unproven));
        }

        let complete = tricks == usize::from(deal.trick_count(rules));
        let false_calls = calls::proven(rules, deal, &world);
        Review { tricks, complete, renounces: judged, not_all_right: groups, false_calls }
    }

    /// The revokes that are proven.
    pub fn revokes(&self) -> impl Iterator<Item = (&Renounce, &Proof)> {
        self.renounces.iter().filter_map(|(play, verdict)| match verdict {
            Verdict::Revoke(proof) => Some((play, proof)),
            Verdict::Right | Verdict::Unproven => None,
        })
    }

    /// Every revoke that the tricks recorded of a deal prove, each with the first trick
    /// that proves it, in the order in which they were proven.
    pub fn revokes_of(rules: &Ruleset, deal: &Deal) -> Vec<Revoke> {
        let mut proven: Vec<Revoke> = Vec::new();
        for tricks in 1..=deal.recorded.len() {
            for (play, proof) in Review::after(rules, deal, tricks).revokes() {
                if !proven.iter().any(|known| known.play == *play) {
                    proven.push(Revoke {
                        play: play.clone(),
                        proof: proof.clone(),
                        proven_by: tricks,
                    });
                }
            }
        }
        proven
    }

    /// The number of the first trick, from 1, after which a false call of a deal is proven.
    pub fn proves_call(rules: &Ruleset, deal: &Deal, call: &FalseCall) -> Option<usize> {
        (1..=deal.recorded.len()).find(|tricks| {
            let world = World::after(rules, deal, *tricks);
            calls::proven(rules, deal, &world).contains(call)
        })
    }

    /// The plays that show a player without a suit, unless they are revokes.
    pub fn shown_by(&self, seat: Seat) -> impl Iterator<Item = &Renounce> {
        self.renounces
            .iter()
            .filter(move |(play, verdict)| {
                play.seat == seat && !matches!(verdict, Verdict::Revoke(_))
            })
            .map(|(play, _)| play)
    }
}

/// Whether some layout of the cards allows the tricks recorded of a deal to have been played at all,
/// by the rules or against them.
pub(super) fn is_possible(rules: &Ruleset, deal: &Deal) -> bool {
    World::after(rules, deal, deal.recorded.len()).allows(&[])
}

/// The plays of the first tricks that did not follow suit, did not beat the trick where they had to, or
/// led a trump before one was played.
fn renounces(rules: &Ruleset, deal: &Deal, tricks: usize) -> impl Iterator<Item = Renounce> {
    let trump = deal.trump();
    let pack = &deal.plan.pack;
    deal.recorded[..tricks].iter().enumerate().flat_map(move |(index, trick)| {
        let cards: Vec<Card> = trick.cards.iter().map(|(_, card)| *card).collect();
        let is_broken = deal.is_trump_broken(rules, index);
        trick.cards.iter().enumerate().filter_map(move |(place, (seat, card))| {
            let trump = trump?;
            let table = OnTable { trick: &cards[..place], trump, is_broken, pack };
            let without = rules.play.shown_without(table, *card);
            if without.is_empty() {
                return None;
            }
            let led = suit_led(&cards, pack, trump)?;
            Some(Renounce { trick: index + 1, seat: *seat, card: *card, led, without })
        })
    })
}

/// What a hand would be shown to be without if its player had put a card on the last recorded trick.
pub(super) fn shown_on_last_trick(
    rules: &Ruleset,
    deal: &Deal,
    by: Seat,
    card: Card,
) -> Option<BTreeSet<OfSuit>> {
    let index = deal.recorded.len().checked_sub(1)?;
    let cards = &deal.recorded[index].cards;
    let place = cards.iter().position(|(seat, _)| *seat == by)?;
    let trick: Vec<Card> = cards[..place].iter().map(|(_, card)| *card).collect();
    let is_broken = deal.is_trump_broken(rules, index);
    let table = OnTable { trick: &trick, trump: deal.trump()?, is_broken, pack: &deal.plan.pack };
    Some(rules.play.shown_without(table, card))
}

fn verdict(deal: &Deal, world: &World, play: &Renounce, tricks: usize) -> Verdict {
    if !world.allows(&[play]) {
        Verdict::Revoke(proof(deal, world, play, tricks))
    } else if world.allows_wrong(play) {
        Verdict::Unproven
    } else {
        Verdict::Right
    }
}

/// The plainest proof of a revoke.
fn proof(deal: &Deal, world: &World, play: &Renounce, tricks: usize) -> Proof {
    for (number, trick) in (1..).zip(&deal.recorded[..tricks]).skip(play.trick) {
        if let Some(card) = trick.card_of(play.seat)
            && play.denies(card, &deal.plan.pack)
            && world.must_have_held(play, card, number)
        {
            return Proof::Played { card, trick: number };
        }
    }
    match world.holds_from_talon(play) {
        Some((card, trick)) => Proof::Taken { card, trick },
        None => Proof::Counted,
    }
}

/// A smallest choice of these plays that cannot all have been right, or `None` if they can.
fn not_all_right(world: &World, mut plays: Vec<&Renounce>) -> Option<Vec<Renounce>> {
    if world.allows(&plays) {
        return None;
    }
    let mut index = 0;
    while index < plays.len() {
        let without = [&plays[..index], &plays[index + 1..]].concat();
        if world.allows(&without) {
            index += 1;
        } else {
            plays = without;
        }
    }
    Some(plays.into_iter().cloned().collect())
}
