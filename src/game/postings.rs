//! What a deal posts: points for each player, each with its reason.

use super::{Deal, Posting, Reason, Setup, TableRuling};
use crate::cards::Seat;
use crate::rules::{Hand, HandScore, Pays, Points, Scoring, TrickScore};
use std::sync::Arc;

/// What the last of some deals posts, just after it was played.
pub(super) fn of(setup: &Setup, deals: &[Arc<Deal>]) -> Vec<Posting> {
    let Some(deal) = deals.last() else { return Vec::new() };
    let seats = deal.plan.seats.iter().copied();
    // What the deal itself was worth, what was counted besides, then the runs that it completes.
    let mut postings = match &setup.rules().scoring {
        Scoring::Hands(score) => seats.clone().filter_map(|seat| hand(score, deal, seat)).collect(),
        Scoring::Contracts(_) => contracts(setup, deal),
        Scoring::Tricks(score) => tricks(setup, score, deal),
    };
    postings.extend(counts(setup, deal));
    if setup.rules().scoring.hands().is_some() {
        postings.extend(seats.flat_map(|seat| promotions(setup, deals, deal, seat)));
    }
    postings
}

/// What was counted besides the tricks.
fn counts(setup: &Setup, deal: &Deal) -> impl Iterator<Item = Posting> {
    setup.rules().counts_in_force().flat_map(|rule| {
        deal.plan.seats.iter().filter_map(|seat| {
            let number = deal.count(rule, *seat);
            let reason = Reason::Count { id: rule.id.clone(), number };
            (number > 0).then(|| Posting { seat: *seat, points: rule.worth(number), reason })
        })
    })
}

fn hand(score: &HandScore, deal: &Deal, seat: Seat) -> Option<Posting> {
    let hand = deal.hand(seat)?;
    let ((case, _), doubled) = (score.case(hand), score.is_doubled(deal.trump()));
    let reason = Reason::Hand { hand, case, doubled };
    Some(Posting { seat, points: score.score(hand, deal.trump()), reason })
}

/// The runs that a player completes with a deal. Extra deals neither end a run nor are part of one.
fn promotions(setup: &Setup, deals: &[Arc<Deal>], deal: &Deal, seat: Seat) -> Vec<Posting> {
    let rules = setup.rules();
    if deal.plan.extra.is_some() || rules.promotions.in_force().next().is_none() {
        return Vec::new();
    }
    let hands = deals.iter().filter_map(|deal| Some((deal.plan.number, deal.hand(seat)?)));
    let hands: Vec<(usize, Hand)> = hands.collect();
    let players = setup.players().count() as u8;
    let bonuses = rules.promotions.bonuses(&hands, rules.one_card_deals(), players);
    bonuses
        .into_iter()
        .filter(|bonus| bonus.deals.last() == Some(&deal.plan.number))
        .map(|bonus| Posting { seat, points: bonus.points, reason: Reason::Promotion(bonus) })
        .collect()
}

/// What each challenger and each opponent gets, for the contract of each declarer in turn.
fn contracts(setup: &Setup, deal: &Deal) -> Vec<Posting> {
    let (rules, plan) = (setup.rules(), &deal.plan);
    let (Some(bid), Some(contract)) = (deal.bid_rule(rules), deal.contract()) else {
        return Vec::new();
    };
    let settled = rules.scoring.is_settled();
    let paid = |seat: &Seat| !settled || plan.place(*seat).is_some();
    let of_declarer = |(by, took): (Seat, &u8)| {
        let of = &rules.scoring;
        let (challengers, opponents) =
            of.of_contract(bid, *took, plan.cards, plan.seats.len() as u8);
        let made = bid.target.is_met(*took);
        let posting = move |seat: Seat| {
            let challenger = seat == by || Some(seat) == contract.with;
            let points = if challenger { challengers } else { opponents };
            Posting { seat, points, reason: Reason::Contract { by, challenger, made } }
        };
        setup.players().seats().filter(paid).map(posting).collect::<Vec<_>>()
    };
    contract.declarers().zip(&deal.tricks).flat_map(of_declarer).collect()
}

/// A point to the player who took most of the tricks, or a point for each trick.
fn tricks(setup: &Setup, score: &TrickScore, deal: &Deal) -> Vec<Posting> {
    let best = deal.tricks.iter().max().copied().unwrap_or(0);
    let winners = deal.tricks.iter().filter(|took| **took == best).count();
    let posting = |seat: Seat| {
        let took = deal.took(seat)?;
        let points = match score.pays {
            Pays::Deals => i64::from(took == best && winners == 1),
            Pays::Tricks => took.into(),
        };
        let reason = Reason::Tricks { took, of: score.counted };
        Some(Posting { seat, points: Points::whole(points), reason })
    };
    setup.players().seats().filter_map(posting).collect()
}

/// What a ruling posts.
pub(super) fn of_ruling(ruling: &Arc<TableRuling>) -> impl Iterator<Item = Posting> {
    let reason = Reason::Ruling(Arc::clone(ruling));
    let posting = move |(seat, points): &(Seat, Points)| Posting {
        seat: *seat,
        points: *points,
        reason: reason.clone(),
    };
    ruling.points.iter().map(posting)
}
