//! What a deal posts: points for each player, each with its reason.

use super::{Deal, Game, Posting, Reason};
use crate::cards::Seat;
use crate::rules::{DealResult, HandScore, Pays, Points, Scoring, TrickScore};

/// What a deal that has just been played out posts.
pub(super) fn of(game: &Game, deal: &Deal) -> Vec<Posting> {
    match &game.setup().rules().scoring {
        Scoring::Hands(score) => hands(game, score, deal),
        Scoring::Contracts(_) => contract(game, deal),
        Scoring::Tricks(score) => tricks(game, score, deal),
    }
}

/// Everyone's own hand, then the runs that the deal completes.
fn hands(game: &Game, score: &HandScore, deal: &Deal) -> Vec<Posting> {
    let seats = deal.plan.seats.iter();
    let hands = seats.clone().filter_map(|seat| hand(score, deal, *seat));
    hands.chain(seats.flat_map(|seat| promotions(game, deal, *seat))).collect()
}

fn hand(score: &HandScore, deal: &Deal, seat: Seat) -> Option<Posting> {
    let hand = deal.hand(seat)?;
    let reason =
        Reason::Hand { hand, case: score.case(hand), doubled: score.is_doubled(deal.trump()) };
    Some(Posting { seat, points: score.score(hand, deal.trump()), reason })
}

/// The runs that a player completes with a deal. Extra deals neither end a run nor count
/// for one.
fn promotions(game: &Game, deal: &Deal, seat: Seat) -> Vec<Posting> {
    let rules = game.setup().rules();
    if deal.plan.as_extra().is_some() || rules.promotions.in_force().next().is_none() {
        return Vec::new();
    }
    let outcome = |deal: &Deal| {
        let hand = deal.hand(seat)?;
        let (number, made) = (deal.plan.number, hand.off() == 0);
        Some(DealResult { deal: number, cards: hand.cards, bid: hand.bid, made })
    };
    let outcomes: Vec<DealResult> = game.deals().filter_map(outcome).collect();
    let players = game.setup().players().count() as u8;
    let bonuses = rules.promotions.bonuses(&outcomes, rules.one_card_deals(), players);
    bonuses
        .into_iter()
        .filter(|bonus| bonus.deals.last() == Some(&deal.plan.number))
        .map(|bonus| Posting { seat, points: bonus.points, reason: Reason::Promotion(bonus) })
        .collect()
}

/// What each challenger and each opponent gets. It is not zero-sum.
fn contract(game: &Game, deal: &Deal) -> Vec<Posting> {
    let rule = game.setup().rules().bidding.auction();
    let (Some(rule), Some(contract), [took]) = (rule, deal.contract(), deal.tricks()) else {
        return Vec::new();
    };
    let Some((_, bid)) = rule.bid(&contract.bid.id) else { return Vec::new() };
    let (challengers, opponents) = bid.score(*took, deal.plan.cards);
    let made = bid.target.is_met(*took);
    let posting = |seat: Seat| {
        let challenger = seat == contract.by || Some(seat) == contract.with;
        let points = if challenger { challengers } else { opponents };
        Posting { seat, points, reason: Reason::Contract { challenger, made } }
    };
    game.setup().players().seats().map(posting).collect()
}

/// A point to whoever took most of the tricks, or a point for each trick.
fn tricks(game: &Game, score: &TrickScore, deal: &Deal) -> Vec<Posting> {
    let best = deal.tricks().iter().max().copied().unwrap_or(0);
    let winners = deal.tricks().iter().filter(|took| **took == best).count();
    let posting = |seat: Seat| {
        let took = deal.took(seat)?;
        let points = match score.pays {
            Pays::Deals => i64::from(took == best && winners == 1),
            Pays::Tricks => took.into(),
        };
        let reason = Reason::Tricks { took, of: score.counted };
        Some(Posting { seat, points: Points::whole(points), reason })
    };
    game.setup().players().seats().filter_map(posting).collect()
}
