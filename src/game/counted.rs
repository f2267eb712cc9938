//! The tricks that count in a deal after rulings by the laws, which can move tricks or make a bid count as
//! missed.

use super::incident::AfterRulings;
use super::penalties::LiveRuling;
use super::{BiddingState, Deal, RuledIncident, Setup, postings};
use crate::cards::{Seat, Side};
use crate::rules::laws::{Close, Effect, IncidentKind};
use crate::rules::{BidTarget, Hand, HandScore, Points, Target, Wins};

/// The tricks that a ruling closes a deal with; `None` if the deal ends with the tricks played.
pub(super) fn closed(
    setup: &Setup,
    deal: &Deal,
    by: &RuledIncident,
    how: Close,
) -> Option<Vec<u8>> {
    let is_lost = |seat: Seat| by.offenders.contains(&deal.plan.side_of(seat));
    let rules = setup.rules();
    let short = match how {
        Close::Made => 0,
        Close::Lost(short) => short,
        Close::AsItStood => return None,
    };
    let mut tricks = Vec::new();
    for (place, seat) in deal.counted().into_iter().enumerate() {
        let short = if is_lost(seat) { short } else { 0 };
        let target = match (deal.bid_rule(rules), deal.bid(seat)) {
            (Some(bid), _) => bid.target,
            (None, bid) if deal.plan.target == BidTarget::Exact => Target::Exactly(bid?.into()),
            (None, bid) => Target::AtLeast(bid?.into()),
        };
        // If the deal has been played out, what it was may be more than that.
        let played = deal.tricks.get(place).filter(|took| misses(target, **took, short));
        tricks.push(played.copied().unwrap_or_else(|| missed_by(target, short)));
    }
    Some(tricks)
}

/// Whether a number of tricks misses a target by `short` or more; with zero, whether it meets it.
fn misses(target: Target, took: u8, short: u8) -> bool {
    if short == 0 {
        return target.is_met(took);
    }
    match target {
        Target::Exactly(_) => took.abs_diff(target.tricks()) >= short,
        Target::AtLeast(_) | Target::Number => target.tricks().saturating_sub(took) >= short,
    }
}

/// A number of tricks that misses a target by `short`, or just meets it.
fn missed_by(target: Target, short: u8) -> u8 {
    match target {
        Target::Exactly(0) => short,
        target => target.tricks().saturating_sub(short),
    }
}

/// What counts in a deal that is over; `None` if that is what was recorded.
pub(super) fn after(setup: &Setup, deal: &Deal, rulings: &[LiveRuling]) -> Option<AfterRulings> {
    if rulings.is_empty() {
        return None;
    }
    let mut counted =
        Counted { setup, deal, tricks: deal.tricks.clone(), lost: Vec::new(), missed: Vec::new() };
    for ruling in rulings {
        for effect in &ruling.effects {
            if let Effect::Close(how) = effect
                && let Some(tricks) = closed(setup, deal, &ruling.incident, *how)
            {
                counted.tricks = tricks;
            }
        }
    }
    for ruling in rulings {
        for effect in &ruling.effects {
            if let Effect::Tricks { number, from, to } = effect {
                counted.transfer(ruling, *number, &ruling.sides(*from), &ruling.sides(*to));
            }
        }
    }
    for ruling in rulings {
        for effect in &ruling.effects {
            match effect {
                Effect::Lost(party) => counted.lose(ruling, &ruling.sides(*party)),
                Effect::Miss => counted.miss(ruling),
                _ => {}
            }
        }
    }

    let Counted { tricks, lost, missed, .. } = counted;
    let is_as_recorded = tricks == deal.tricks && lost.is_empty() && missed.is_empty();
    if is_as_recorded { None } else { Some(AfterRulings { tricks, lost, missed }) }
}

/// The tricks of a deal while rulings change them.
struct Counted<'d> {
    setup: &'d Setup,
    deal: &'d Deal,
    tricks: Vec<u8>,
    lost: Vec<Side>,
    missed: Vec<Seat>,
}

impl Counted<'_> {
    /// Moves tricks from some sides to others, at most as many as they have. A bid of no tricks is judged by
    /// the tricks as played: only the player who revoked loses it, never a partner.
    fn transfer(&mut self, ruling: &LiveRuling, number: u8, from: &[Side], to: &[Side]) {
        let by = ruling.incident.by;
        let has_revoked =
            ruling.incident.kind == IncidentKind::Revoke && !ruling.incident.is_unproven();
        if let Some(contract) = self.deal.contract() {
            let rules = self.setup.rules();
            let Some(bid) = self.deal.bid_rule(rules) else { return };
            let total = self.deal.trick_count(rules);
            for (declarer, tricks) in contract.declarers().zip(&mut self.tricks) {
                let side = self.deal.plan.side_of(declarer);
                match bid.target {
                    Target::Exactly(_) if has_revoked && from.contains(&side) => {
                        self.lost.push(side);
                    }
                    Target::Exactly(_) => {}
                    Target::AtLeast(_) if from.contains(&side) => {
                        *tricks = tricks.saturating_sub(number);
                    }
                    Target::AtLeast(_) if to.contains(&side) => {
                        *tricks = tricks.saturating_add(number).min(total);
                    }
                    Target::AtLeast(_) | Target::Number => {}
                }
            }
            return;
        }

        let givers = self.places(from, by);
        let taker = self.places(to, None).first().copied();
        let mut left = number;
        for place in givers {
            let moved = left.min(self.tricks[place]);
            self.tricks[place] -= moved;
            left -= moved;
        }
        if let Some(taker) = taker {
            self.tricks[taker] += number - left;
        }
        let offender = by.filter(|by| from.contains(&self.deal.plan.side_of(*by)));
        if let Some(offender) = offender
            && has_revoked
            && self.counts_alone(offender)
        {
            self.missed.push(offender);
        }
    }

    /// The places of some sides' tricks, those of `first` before the others. Bids that count alone, such as
    /// nil, are left out.
    fn places(&self, sides: &[Side], first: Option<Seat>) -> Vec<usize> {
        let mut places = Vec::new();
        for (place, seat) in self.deal.counted().into_iter().enumerate() {
            if sides.contains(&self.deal.plan.side_of(seat)) && !self.counts_alone(seat) {
                places.push((Some(seat) != first, place));
            }
        }
        places.sort_unstable();
        places.into_iter().map(|(_, place)| place).collect()
    }

    /// The sides that cannot win their contract, or whose bid counts as missed.
    fn lose(&mut self, ruling: &LiveRuling, sides: &[Side]) {
        if self.deal.contract().is_some() {
            self.lost.extend(sides);
            return;
        }
        let by = ruling.incident.by;
        for side in sides {
            let seats = self.deal.plan.seats.iter().copied();
            let (alone, together): (Vec<Seat>, Vec<Seat>) = seats
                .filter(|seat| self.deal.plan.side_of(*seat) == *side)
                .partition(|seat| self.counts_alone(*seat));
            self.miss_together(&together, by);
            self.missed.extend(alone.into_iter().filter(|seat| Some(*seat) == by));
        }
    }

    /// The offender's bid counts as missed.
    fn miss(&mut self, ruling: &LiveRuling) {
        if let Some(by) = ruling.incident.by {
            self.miss_together(&[by], Some(by));
        }
    }

    /// A bid that was made counts as missed by one trick, over or under: whichever is possible and worse for
    /// its players.
    fn miss_together(&mut self, seats: &[Seat], first: Option<Seat>) {
        let Some(score) = self.setup.rules().scoring.hands() else { return };
        let hands: Vec<Hand> = seats.iter().filter_map(|seat| self.hand(*seat)).collect();
        let Some(hand) = hands.into_iter().reduce(postings::add) else { return };
        if !score.judged(hand).0.is_made() {
            return;
        }

        let most = self.deal.trick_count(self.setup.rules());
        let mut misses = Vec::new();
        for took in [hand.bid.checked_sub(1), hand.bid.checked_add(1)].into_iter().flatten() {
            let missed = Hand { took, ..hand };
            if took <= most && !score.judged(missed).0.is_made() {
                misses.push((self.worth(score, missed), took));
            }
        }
        let Some((_, took)) = misses.into_iter().min() else { return };

        let mut places: Vec<(bool, usize)> = seats
            .iter()
            .filter_map(|seat| Some((Some(*seat) != first, self.deal.plan.place(*seat)?)))
            .collect();
        places.sort_unstable();
        let mut over = hand.took.saturating_sub(took);
        for (_, place) in &places {
            let less = over.min(self.tricks[*place]);
            self.tricks[*place] -= less;
            over -= less;
        }
        if let Some((_, place)) = places.first() {
            self.tricks[*place] += took.saturating_sub(hand.took);
        }
    }

    /// The worth of a hand; more is better for its players.
    fn worth(&self, score: &HandScore, hand: Hand) -> Points {
        Wins::worth(score.wins, score.score(hand, self.deal.trump()))
    }

    /// A hand with the tricks that count so far.
    fn hand(&self, seat: Seat) -> Option<Hand> {
        let took = *self.tricks.get(self.deal.plan.place(seat)?)?;
        Some(Hand { took, ..self.deal.hand(seat)? })
    }

    /// Whether a player's bid counts apart from the partner's, as it was played.
    fn counts_alone(&self, seat: Seat) -> bool {
        let is_exact = matches!(self.deal.bidding, BiddingState::Exact(_));
        let score = self.setup.rules().scoring.hands();
        let partners = self.setup.has_partners() && is_exact;
        let played = score.zip(self.deal.hand_as_played(seat));
        partners && played.is_some_and(|(score, hand)| score.judged(hand).1)
    }
}
