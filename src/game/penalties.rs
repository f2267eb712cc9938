//! The rulings by the laws that count in a deal, and the points that they give and take.

use super::{Deal, Posting, Reason, RuledIncident, Setup, postings};
use crate::cards::Side;
use crate::rules::laws::{Effect, Party};
use crate::rules::{Points, Wins};
use std::sync::Arc;

/// A ruling that counts in a deal, and its effects.
pub(super) struct LiveRuling {
    pub(super) incident: Arc<RuledIncident>,
    pub(super) effects: Vec<Effect>,
    /// The number of the other side's incident that has cancelled it.
    pub(super) cancelled_by: Option<usize>,
}

/// The rulings on incidents that count in a deal. A ruling that ends the deal counts alone; rulings on both
/// sides that cancel each other do not count.
pub(super) fn in_force<'i>(
    incidents: impl Iterator<Item = &'i Arc<RuledIncident>>,
) -> Vec<LiveRuling> {
    let mut rulings: Vec<LiveRuling> = Vec::new();
    for incident in incidents {
        let effects: Vec<Effect> = incident.effects().collect();
        rulings.push(LiveRuling { incident: Arc::clone(incident), effects, cancelled_by: None });
    }
    let closing = rulings
        .iter()
        .position(|ruling| ruling.effects.iter().any(|effect| matches!(effect, Effect::Close(_))));
    if let Some(closing) = closing {
        return vec![rulings.swap_remove(closing)];
    }

    for index in 0..rulings.len() {
        if !rulings[index].effects.contains(&Effect::Cancel) {
            continue;
        }
        let own = Arc::clone(&rulings[index].incident);
        let answered = rulings.iter_mut().find(|other| {
            let is_other_side =
                !other.incident.offenders.iter().any(|side| own.offenders.contains(side));
            other.is_unanswered() && is_other_side && other.incident.kind == own.kind
        });
        if let Some(answered) = answered {
            answered.effects.clear();
            answered.cancelled_by = own.number;
        }
    }
    rulings.sort_by_key(|ruling| {
        let trick = ruling.incident.facts.get("trick").and_then(|trick| trick.parse().ok());
        trick.unwrap_or(u8::MAX)
    });
    rulings
}

/// The numbers of the incidents that a side has to pay for and that no other incident cancels.
pub(super) fn unanswered<'i>(
    incidents: impl Iterator<Item = &'i Arc<RuledIncident>>,
) -> Vec<usize> {
    let rulings = in_force(incidents).into_iter();
    rulings.filter(LiveRuling::is_unanswered).filter_map(|ruling| ruling.number()).collect()
}

/// Whether points that laws give before the score of a deal win the game, from the totals before it.
pub(super) fn win_first(setup: &Setup, mut totals: Vec<Points>, rulings: &[LiveRuling]) -> bool {
    let first = points(setup, rulings, Order::First, &mut totals);
    is_won_by(setup, rulings, &first, &totals)
}

impl LiveRuling {
    /// The number of the incident, unless the other side's has cancelled it.
    pub(super) fn number(&self) -> Option<usize> {
        if self.cancelled_by.is_some() { None } else { self.incident.number }
    }

    /// Whether a side has to pay for the incident, and no other has cancelled it.
    fn is_unanswered(&self) -> bool {
        let incident = &self.incident;
        let is_waived = incident.options.is_empty() && self.effects.is_empty();
        let options = incident.options.iter().flat_map(|(_, effects)| effects);
        let mut effects = incident.does.iter().chain(options);
        let is_penalty = effects.any(|effect| effect.is_penalty());
        is_penalty
            && !is_waived
            && !incident.is_unproven()
            && self.cancelled_by.is_none()
            && !self.has(Effect::Cancel)
    }

    /// The sides that a party stands for.
    pub(super) fn sides(&self, party: Party) -> Vec<Side> {
        let RuledIncident { offenders, opponents, .. } = &*self.incident;
        match party {
            // If a charge is not proven, the incident names the player who was charged.
            Party::Offenders | Party::Others => offenders.clone(),
            Party::Opponents | Party::Claimants => opponents.clone(),
            Party::Both => [offenders.as_slice(), opponents].concat(),
        }
    }

    fn has(&self, effect: Effect) -> bool {
        self.effects.contains(&effect)
    }

    fn posting(&self, side: Side, points: Points) -> Posting {
        let reason = Reason::Incident(Arc::clone(&self.incident));
        Posting { side, member: None, points, reason }
    }
}

/// The points of the last of some deals, which is over: points by laws before its own score, its own score,
/// and points by laws after it.
pub(super) fn postings(
    setup: &Setup,
    before: Vec<Points>,
    deals: &[Arc<Deal>],
    rulings: &[LiveRuling],
) -> Vec<Posting> {
    let mut totals = before.clone();
    let mut posted = points(setup, rulings, Order::First, &mut totals);
    let mut own = postings::of(setup, &totals, deals);
    if rulings.is_empty() {
        return own;
    }

    if is_won_by(setup, rulings, &posted, &totals) {
        own.iter_mut().for_each(|posting| posting.points = Points::ZERO);
    }
    for ruling in rulings.iter().filter(|ruling| ruling.has(Effect::OffenderPays)) {
        pay_alone(setup, ruling, &mut own);
    }
    for posting in &own {
        totals[posting.side.index()] += posting.points;
    }
    posted.extend(own);
    posted.extend(points(setup, rulings, Order::Last, &mut totals));
    posted.extend(shortened(setup, rulings, &before, &mut totals));
    posted
}

/// Whether points count before a deal's own score or after it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    First,
    Last,
}

/// The points that rulings give and take before or after a deal's own score. A counter that play can only
/// raise does not go below zero.
fn points(
    setup: &Setup,
    rulings: &[LiveRuling],
    order: Order,
    totals: &mut [Points],
) -> Vec<Posting> {
    let only_rises = setup.rules().scoring.tricks().is_some();
    let mut posted = Vec::new();
    for ruling in rulings.iter().filter(|ruling| ruling.incident.first == (order == Order::First)) {
        for effect in &ruling.effects {
            let Effect::Points { number, to } = effect else { continue };
            for side in ruling.sides(*to) {
                let total = &mut totals[side.index()];
                let mut points = Points::whole((*number).into()).written_in(setup.rules().unit);
                if only_rises {
                    points = points.max(-(*total).max(Points::ZERO));
                }
                *total += points;
                posted.push(ruling.posting(side, points));
            }
        }
    }
    posted
}

/// Whether a side has reached the end of the game by points that count before the deal's own.
fn is_won_by(setup: &Setup, rulings: &[LiveRuling], first: &[Posting], totals: &[Points]) -> bool {
    first.iter().any(|posting| {
        let total = totals[posting.side.index()];
        posting.points > Points::ZERO
            && most(setup).is_some_and(|most| total > most)
            && !is_short(rulings, posting.side)
    })
}

/// The most points that a side may have if it is barred from reaching the end of the game; `None` if points
/// do not win the game.
fn most(setup: &Setup) -> Option<Points> {
    let rules = setup.rules();
    let end = if rules.scoring.wins() == Wins::Highest { rules.ending.points } else { None };
    end.map(|end| Points::whole(i64::from(end) - 1))
}

/// Whether a side is barred from reaching the end of the game with the deal.
fn is_short(rulings: &[LiveRuling], side: Side) -> bool {
    let mut sides = rulings.iter().flat_map(|ruling| {
        let short = ruling.effects.iter().filter_map(|effect| match effect {
            Effect::Short(party) => Some(ruling.sides(*party)),
            _ => None,
        });
        short.flatten()
    });
    sides.any(|short| short == side)
}

/// The points that sides lose because they are barred from reaching the end of the game with the deal.
fn shortened(
    setup: &Setup,
    rulings: &[LiveRuling],
    before: &[Points],
    totals: &mut [Points],
) -> Vec<Posting> {
    let Some(most) = most(setup) else { return Vec::new() };
    let mut posted = Vec::new();
    for ruling in rulings {
        for effect in &ruling.effects {
            let Effect::Short(party) = effect else { continue };
            for side in ruling.sides(*party) {
                let total = &mut totals[side.index()];
                let least = most.max(before[side.index()]);
                if *total > least {
                    posted.push(ruling.posting(side, least - *total));
                    *total = least;
                }
            }
        }
    }
    posted
}

/// Makes the offender alone pay for the whole side.
fn pay_alone(setup: &Setup, ruling: &LiveRuling, postings: &mut [Posting]) {
    let Some(payer) = ruling.incident.by.map(|by| setup.side_of(by)) else { return };
    let mut owed = Points::ZERO;
    for posting in postings.iter_mut() {
        let is_contract = matches!(posting.reason, Reason::Contract { .. });
        let is_partner = posting.side != payer && ruling.incident.offenders.contains(&posting.side);
        if is_contract && is_partner && posting.points < Points::ZERO {
            owed += posting.points;
            posting.points = Points::ZERO;
        }
    }
    if let Some(own) = postings.iter_mut().find(|posting| posting.side == payer) {
        own.points += owed;
    }
}
