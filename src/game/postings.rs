//! What a deal posts: points for each side, each with its reason.

use super::{Deal, Posting, Reason, Setup, TableRuling};
use crate::cards::{Seat, Side, Trump};
use crate::rules::{Hand, Points, Scoring, TallyRule, TrickScore};
use std::sync::Arc;

/// What the last of some deals posts, just after it was played.
pub(super) fn of(setup: &Setup, deals: &[Arc<Deal>]) -> Vec<Posting> {
    let Some((deal, earlier)) = deals.split_last() else { return Vec::new() };
    // What the deal itself was worth, tallies, then the runs that it completes.
    let mut postings = match &setup.rules().scoring {
        Scoring::Hands(_) => setup
            .sides_in_turn()
            .flat_map(|side| setup.hand_postings(side, dealt(setup, deal, side), deal.trump()))
            .collect(),
        Scoring::Contracts(_) => contracts(setup, deal),
        Scoring::Tricks(score) => tricks(setup, score, deal),
    };
    postings.extend(tallies(setup, earlier, deal, &postings));
    if setup.rules().scoring.hands().is_some() {
        let seats = deal.plan.seats.iter();
        postings.extend(seats.flat_map(|seat| promotions(setup, deals, deal, *seat)));
    }
    postings
}

/// The points of tallies.
fn tallies(setup: &Setup, earlier: &[Arc<Deal>], deal: &Deal, scored: &[Posting]) -> Vec<Posting> {
    let before = before(setup, earlier);
    let each = setup
        .rules()
        .tallies_in_force()
        .flat_map(|rule| setup.sides_in_turn().map(move |side| (rule, side)));
    let posting = |(rule, side): (&TallyRule, Side)| {
        let of = |side| scored.iter().filter(move |posting| posting.side == side);
        let own = of(side);
        let missed = rule.made && of(side).any(Posting::misses_bid);
        let number: u8 = match rule.over {
            _ if missed && rule.every.is_some() => 0,
            true => own.filter_map(Posting::hand).map(Hand::over).sum(),
            false => setup.members(side).map(|seat| deal.tally(rule, seat)).sum(),
        };
        let had = if rule.every.is_some() { tallied(earlier, rule, side) } else { 0 };
        let reason = Reason::Tally { id: rule.id.clone(), number, before: had };
        let is_late = rule.short_by.zip(setup.rules().ending.points).is_some_and(|(by, end)| {
            let with = |side: Side| -> Points {
                before[side.index()] + of(side).map(|posting| posting.points).sum()
            };
            let end = Points::whole(end.into());
            before[side.index()] + Points::whole(by.into()) > end
                || setup.sides_in_turn().any(|side| with(side) >= end)
        });
        let points = if is_late || missed { Points::ZERO } else { rule.worth(had, number) };
        (number > 0).then_some(Posting { side, member: None, points, reason })
    };
    each.filter_map(posting).collect()
}

/// Each side's total before the deal that follows some others: where several games are played, the
/// deal after one begins from zero.
pub(super) fn before(setup: &Setup, deals: &[Arc<Deal>]) -> Vec<Points> {
    let rules = setup.rules();
    let last = deals.last().filter(|last| !ends_game(setup, last));
    let zero = || vec![Points::ZERO.written_in(rules.unit); setup.sides_in_turn().count()];
    last.map_or_else(zero, |last| last.totals.clone())
}

/// Whether a deal is the last of a game, where several are played.
pub(super) fn ends_game(setup: &Setup, deal: &Deal) -> bool {
    setup.rules().ending.games.is_some() && game_won(setup, &deal.totals).is_some()
}

/// The side that leads alone, once any side has a total that ends the game.
pub(super) fn game_won(setup: &Setup, totals: &[Points]) -> Option<Side> {
    let rules = setup.rules();
    totals.iter().find(|total| rules.ending.is_reached(**total))?;
    let worth = |total: &Points| rules.scoring.wins().worth(*total);
    let best = totals.iter().map(worth).max()?;
    let mut first = setup.sides_in_turn().zip(totals).filter(|(_, total)| worth(total) == best);
    let (side, _) = first.next()?;
    first.next().is_none().then_some(side)
}

/// How many of a tally a side had in some deals.
pub(super) fn tallied(deals: &[Arc<Deal>], rule: &TallyRule, side: Side) -> u32 {
    let postings = deals.iter().flat_map(|deal| deal.postings_of(side));
    let numbers = postings.filter_map(Posting::tally).filter(|(id, _)| *id == rule.id);
    numbers.map(|(_, number)| u32::from(number)).sum()
}

/// The hands of a side in a deal, with their players.
fn dealt(setup: &Setup, deal: &Deal, side: Side) -> Vec<(Seat, Hand)> {
    setup.members(side).filter_map(|seat| Some((seat, deal.hand(seat)?))).collect()
}

impl Setup {
    /// What hands of a side, with their players, post for themselves in a deal of this trump: those
    /// that count alone each by itself, the others as one; nothing if hands are not scored.
    pub fn hand_postings(
        &self,
        side: Side,
        dealt: Vec<(Seat, Hand)>,
        trump: Option<Trump>,
    ) -> Vec<Posting> {
        let Some(score) = self.rules().scoring.hands() else { return Vec::new() };
        let (alone, together): (Vec<_>, Vec<_>) = match dealt.as_slice() {
            [_] => (Vec::new(), dealt),
            _ => dealt.into_iter().partition(|(_, hand)| score.judged(*hand).1),
        };
        let member = |seat| Some(seat).filter(|_| !alone.is_empty());
        let add = |sum: Hand, hand: Hand| Hand {
            bid: sum.bid + hand.bid,
            took: sum.took + hand.took,
            word: None,
            ..sum
        };
        let sum = match together.as_slice() {
            [(seat, hand)] => Some((member(*seat), *hand)),
            several => several.iter().map(|(_, hand)| *hand).reduce(add).map(|sum| (None, sum)),
        };
        let apart = alone.iter().map(|(seat, hand)| (Some(*seat), *hand));
        let posting = |(member, hand)| {
            let ((hand, _), (case, _)) = (score.judged(hand), score.case(hand));
            let reason = Reason::Hand { hand, case, doubled: score.is_doubled(trump) };
            Posting { side, member, points: score.score(hand, trump), reason }
        };
        sum.into_iter().chain(apart).map(posting).collect()
    }
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
        .map(|bonus| Posting {
            side: setup.side_of(seat),
            member: Some(seat).filter(|_| setup.has_partners()),
            points: bonus.points,
            reason: Reason::Promotion(bonus),
        })
        .collect()
}

/// What each challenger and each opponent gets, for the contract of each declarer in turn.
fn contracts(setup: &Setup, deal: &Deal) -> Vec<Posting> {
    let (rules, plan) = (setup.rules(), &deal.plan);
    let (Some(bid), Some(contract)) = (deal.bid_rule(rules), deal.contract()) else {
        return Vec::new();
    };
    let settled = rules.scoring.is_settled();
    let plays = |side: &Side| setup.members(*side).any(|seat| plan.place(seat).is_some());
    let of_declarer = |(by, took): (Seat, &u8)| {
        let of = &rules.scoring;
        let (challengers, opponents) =
            of.of_contract(bid, *took, plan.cards, plan.seats.len() as u8);
        let made = bid.target.is_met(*took);
        let posting = move |side: Side| {
            let has = |seat: Seat| setup.side_of(seat) == side;
            let challenger = has(by) || contract.with.is_some_and(has);
            let points = if challenger { challengers } else { opponents };
            let reason = Reason::Contract { by, challenger, made };
            Posting { side, member: None, points, reason }
        };
        setup
            .sides_in_turn()
            .filter(|side| !settled || plays(side))
            .map(posting)
            .collect::<Vec<_>>()
    };
    contract.declarers().zip(&deal.tricks).flat_map(of_declarer).collect()
}

/// A point to the side that took most of the tricks, or a point for each trick that scores.
fn tricks(setup: &Setup, score: &TrickScore, deal: &Deal) -> Vec<Posting> {
    let taken = || setup.sides_in_turn().zip(deal.tricks.iter().copied());
    let posting = |(side, took)| {
        let others = taken().filter(|(other, _)| *other != side).map(|(_, took)| took);
        let points = score.points(took, others.max().unwrap_or(0));
        Posting { side, member: None, points, reason: Reason::Tricks { took, of: score.counted } }
    };
    taken().map(posting).collect()
}

/// What a ruling posts.
pub(super) fn of_ruling(ruling: &Arc<TableRuling>) -> impl Iterator<Item = Posting> {
    let reason = Reason::Ruling(Arc::clone(ruling));
    let posting = move |(side, points): &(Side, Points)| Posting {
        side: *side,
        member: None,
        points: *points,
        reason: reason.clone(),
    };
    ruling.points.iter().map(posting)
}
