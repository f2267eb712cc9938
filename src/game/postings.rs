//! The postings of a deal: points for each side, each with its reason.

use super::{Deal, Posting, Reason, SeatChange, SeatChangeKind, Setup, TableRuling};
use crate::cards::{Seat, Side, Trump};
use crate::rules::{BidRule, Hand, Points, Quantity, Scoring, TallyRule, TrickScore};
use std::sync::Arc;

impl Posting {
    /// The hand that they were given for, if it was one.
    pub const fn hand(&self) -> Option<Hand> {
        if let Reason::Hand { hand, .. } = &self.reason { Some(*hand) } else { None }
    }

    /// The bid, if they were given for one that was made.
    pub fn bid_made(&self) -> u8 {
        self.hand().filter(|hand| hand.is_made()).map_or(0, |hand| hand.bid)
    }

    /// Whether some were given for bids, and all of these were made.
    pub fn make_bids<'p>(postings: impl Iterator<Item = &'p Posting>) -> bool {
        let mut hands = postings.filter_map(Posting::hand).peekable();
        hands.peek().is_some() && hands.all(Hand::is_made)
    }

    /// Whether they were given for a bid that was missed.
    pub fn misses_bid(&self) -> bool {
        self.hand().is_some_and(|hand| !hand.is_made())
    }

    /// Whether it is of a tally of which the side had none.
    pub const fn is_of_nothing(&self) -> bool {
        matches!(self.reason, Reason::Tally { number: 0, before: 0, .. })
    }

    /// Whether they were given in a case of tallies.
    pub const fn is_of_case(&self) -> bool {
        matches!(self.reason, Reason::Case { .. })
    }

    /// The tally that they were given for, by its id, and its number.
    pub fn tally(&self) -> Option<(String, u16)> {
        match &self.reason {
            Reason::Tally { id, number, .. } => Some((id.clone(), *number)),
            _ => None,
        }
    }
}

/// The postings of the last of some deals, just after it was played, from these totals on.
pub(super) fn of(setup: &Setup, before: &[Points], deals: &[Arc<Deal>]) -> Vec<Posting> {
    let Some((deal, earlier)) = deals.split_last() else { return Vec::new() };
    // The deal itself, tallies, then the runs that it completes.
    let mut postings = match &setup.rules().scoring {
        Scoring::Hands(_) => setup
            .sides_in_turn()
            .flat_map(|side| setup.hand_postings(side, dealt(setup, deal, side), deal.trump()))
            .collect(),
        Scoring::Contracts(_) => contracts(setup, deal),
        Scoring::Tricks(score) if score.cases.is_empty() => tricks(setup, score, deal),
        Scoring::Tricks(score) => cases(setup, score, deal),
    };
    postings.extend(tallies(setup, before, earlier, deal, &postings));
    if setup.rules().scoring.hands().is_some() {
        let seats = deal.plan.seats.iter();
        postings.extend(seats.flat_map(|seat| promotions(setup, deals, deal, *seat)));
    }
    postings
}

/// The sides at the table in a deal, in turn order.
fn sides_in(setup: &Setup, deal: &Deal) -> impl Iterator<Item = Side> {
    setup
        .sides_in_turn()
        .filter(|side| setup.members(*side).any(|seat| deal.plan.is_at_table(seat)))
}

/// The points of tallies.
fn tallies(
    setup: &Setup,
    before: &[Points],
    earlier: &[Arc<Deal>],
    deal: &Deal,
    scored: &[Posting],
) -> Vec<Posting> {
    let mut postings = Vec::new();
    for rule in setup.rules().tallies_in_force().filter(|rule| deal.counts(rule)) {
        for side in sides_in(setup, deal) {
            let missed = rule.made && posted(scored, side).any(Posting::misses_bid);
            let number: u16 = if missed && rule.every.is_some() {
                0
            } else if rule.over {
                posted(scored, side)
                    .filter_map(Posting::hand)
                    .map(|hand| u16::from(hand.over()))
                    .sum()
            } else {
                tally_of(setup, deal, side, rule)
            };
            // If only tallies score, a side that has none of them also gets a posting.
            let is_part = rule.total.is_some() && setup.rules().scoring.is_of_tallies();
            if number == 0 && !is_part {
                continue;
            }

            let had = if rule.every.is_some() { tallied(earlier, rule, side) } else { 0 };
            let in_case = posted(scored, side).any(Posting::is_of_case);
            let points = if in_case || is_late(setup, rule, side, before, scored) {
                Points::ZERO
            } else if missed {
                rule.worth_missed(number, posted(scored, side).filter_map(Posting::hand))
            } else {
                rule.worth(had, number)
            };
            let reason = Reason::Tally { id: rule.id.clone(), number, before: had };
            postings.push(Posting { side, member: None, points, reason });
        }
    }
    postings
}

/// How many a side has of a tally in a deal.
fn tally_of(setup: &Setup, deal: &Deal, side: Side, rule: &TallyRule) -> u16 {
    setup.members(side).map(|seat| deal.tally(rule, seat)).sum()
}

impl Setup {
    /// The value of a quantity for some sides together: the cards dealt, or a tally.
    pub fn tallied(&self, deal: &Deal, sides: &[Side], quantity: Quantity) -> i64 {
        match quantity {
            Quantity::One => 1,
            Quantity::Cards => deal.plan.cards.into(),
            Quantity::Tally(id) | Quantity::Theirs(id) => {
                let mut rules = self.rules().tallies_in_force();
                let Some(rule) = rules.find(|rule| rule.id == id.as_str()) else { return 0 };
                let is_own = matches!(quantity, Quantity::Tally(_));
                let counted = sides_in(self, deal).filter(|side| sides.contains(side) == is_own);
                counted.map(|side| i64::from(tally_of(self, deal, side, rule))).sum()
            }
            _ => 0,
        }
    }

    /// What the target of a contract counts: the tricks that a declarer's side took, or its tallies. `None` before the
    /// tricks are known.
    pub fn counted(&self, deal: &Deal, bid: &BidRule, by: Seat) -> Option<i64> {
        let contract = deal.contract()?;
        let Some(formula) = &bid.of else {
            let mut tricks = contract.declarers().zip(deal.tricks_after_rulings());
            return tricks.find(|(seat, _)| *seat == by).map(|(_, took)| i64::from(*took));
        };
        let sides = self.declaring(deal, by);
        let value = formula.formula().value_of(|quantity| self.tallied(deal, &sides, quantity));
        Some(value.in_tenths().div_euclid(10))
    }
}

/// The points of sides in cases of their tallies: of a side's own case, or else of the first other's that pays
/// all others.
fn cases(setup: &Setup, score: &TrickScore, deal: &Deal) -> Vec<Posting> {
    let mut own = Vec::new();
    for side in sides_in(setup, deal) {
        own.push((side, score.case(|quantity| setup.tallied(deal, &[side], quantity))));
    }
    let mut paying = own.iter().filter_map(|(side, case)| Some((*side, (*case)?)));
    let paying = paying.find(|(_, case)| score.cases[*case].others.is_some());

    let mut postings = Vec::new();
    for (side, own_case) in own {
        let Some((of, case)) = own_case.map(|case| (side, case)).or(paying) else { continue };
        let reason = Reason::Case { case, of };
        let formula = score.cases[case].paid(side, of);
        let points = formula.value_of(|quantity| setup.tallied(deal, &[side], quantity));
        postings.push(Posting { side, member: None, points, reason });
    }
    postings
}

/// Whether a side is too close to the end of the game to score a tally, or any side has reached it.
fn is_late(
    setup: &Setup,
    rule: &TallyRule,
    side: Side,
    before: &[Points],
    scored: &[Posting],
) -> bool {
    let (Some(by), Some(end)) = (rule.short_by, setup.rules().ending.points) else { return false };
    let end = Points::whole(end.into());
    let is_close = before[side.index()] + Points::whole(by.into()) > end;
    is_close
        || Side::all(before.len()).any(|side| {
            let points: Points = posted(scored, side).map(|posting| posting.points).sum();
            before[side.index()] + points >= end
        })
}

fn posted(postings: &[Posting], side: Side) -> impl Iterator<Item = &Posting> {
    postings.iter().filter(move |posting| posting.side == side)
}

/// The totals of this many sides after some deals, with what newcomers have brought since. Where
/// several games are played, the deal after one begins from zero.
pub(super) fn before(
    setup: &Setup,
    changes: &[SeatChange],
    deals: &[Arc<Deal>],
    sides: usize,
) -> Vec<Points> {
    let mut totals = match deals.last() {
        Some(last) if !ends_game(setup, last) => last.totals.clone(),
        _ => Vec::new(),
    };
    totals.resize(sides, Points::ZERO.written_in(setup.rules().unit));
    for change in changes.iter().filter(|change| change.deal == deals.len() + 1) {
        if let SeatChangeKind::Joined { seat, brought: Some(points), .. } = change.change {
            totals[setup.side_of(seat).index()] += points;
        }
    }
    totals
}

/// Whether a deal is the last of a game, where several are played.
pub(super) fn ends_game(setup: &Setup, deal: &Deal) -> bool {
    setup.rules().ending.games.is_some() && game_won(setup, &deal.totals).is_some()
}

/// The side that leads alone, once any side has a total that ends the game.
pub(super) fn game_won(setup: &Setup, totals: &[Points]) -> Option<Side> {
    let rules = setup.rules();
    totals.iter().find(|total| rules.ending.is_reached(**total))?;
    let wins = rules.scoring.wins();
    let best = totals.iter().map(|total| wins.worth(*total)).max()?;
    let mut leading =
        setup.sides_in_turn().zip(totals).filter(|(_, total)| wins.worth(**total) == best);
    let (side, _) = leading.next()?;
    leading.next().is_none().then_some(side)
}

/// How many of a tally a side had in some deals.
pub(super) fn tallied(deals: &[Arc<Deal>], rule: &TallyRule, side: Side) -> u32 {
    let postings = deals.iter().flat_map(|deal| deal.postings_of(side));
    let tallies = postings.filter_map(Posting::tally).filter(|(id, _)| *id == rule.id);
    tallies.map(|(_, number)| u32::from(number)).sum()
}

/// The hands of a side in a deal, with their players.
fn dealt(setup: &Setup, deal: &Deal, side: Side) -> Vec<(Seat, Hand)> {
    setup.members(side).filter_map(|seat| Some((seat, deal.hand(seat)?))).collect()
}

impl Setup {
    /// The postings of hands of a side, with their players, in a deal of this trump. Hands that count
    /// alone post by themselves, the others as one. Nothing if hands are not scored.
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
        let mut hands: Vec<(Option<Seat>, Hand)> = Vec::new();
        match together.as_slice() {
            [] => {}
            [(seat, hand)] if !alone.is_empty() => hands.push((Some(*seat), *hand)),
            [(_, first), others @ ..] => {
                hands.push((None, others.iter().fold(*first, |sum, (_, hand)| add(sum, *hand))));
            }
        }
        hands.extend(alone.iter().map(|(seat, hand)| (Some(*seat), *hand)));

        let mut postings = Vec::with_capacity(hands.len());
        for (member, dealt) in hands {
            let (hand, _) = score.judged(dealt);
            let (case, _) = score.case(dealt);
            let reason = Reason::Hand { hand, case, doubled: score.is_doubled(trump) };
            let points = score.score(dealt, trump);
            postings.push(Posting { side, member, points, reason });
        }
        postings
    }
}

/// Two hands as one.
pub(super) fn add(one: Hand, other: Hand) -> Hand {
    Hand { bid: one.bid + other.bid, took: one.took + other.took, word: None, ..one }
}

/// The runs that a player completes with a deal. Extra deals neither end a run nor are part of one.
fn promotions(setup: &Setup, deals: &[Arc<Deal>], deal: &Deal, seat: Seat) -> Vec<Posting> {
    let rules = setup.rules();
    if deal.plan.extra.is_some() || rules.promotions.in_force().next().is_none() {
        return Vec::new();
    }
    let hands: Vec<(usize, Hand)> =
        deals.iter().filter_map(|deal| Some((deal.plan.number, deal.hand(seat)?))).collect();
    let players = |number: usize| deals[number - 1].plan.players();
    let member = if setup.has_partners() { Some(seat) } else { None };
    let bonuses = rules.promotions.bonuses(
        &setup.runs_before(seat),
        &setup.deals_for_runs(seat),
        &hands,
        rules.one_card_deals(),
        players,
    );
    bonuses
        .into_iter()
        .filter(|bonus| bonus.deals.last() == Some(&deal.plan.number))
        .map(|bonus| Posting {
            side: setup.side_of(seat),
            member,
            points: bonus.points,
            reason: Reason::Promotion(bonus),
        })
        .collect()
}

/// The points of each challenger and each opponent, for the contract of each declarer in turn.
fn contracts(setup: &Setup, deal: &Deal) -> Vec<Posting> {
    let rules = setup.rules();
    let plan = &deal.plan;
    let (Some(bid_rule), Some(contract)) = (deal.bid_rule(rules), deal.contract()) else {
        return Vec::new();
    };
    let bid = bid_rule.as_ref();

    let players = plan.seats.len() as u8;
    let lost = deal.after_rulings.as_ref().map_or(&[][..], |after| &after.lost);
    let mut postings = Vec::new();
    for by in contract.declarers() {
        let Some(counted) = setup.counted(deal, bid, by) else { continue };
        let declaring = setup.declaring(deal, by);
        let is_lost = lost.iter().any(|side| declaring.contains(side));
        let is_met = bid.is_met(counted);
        let made = !is_lost && (is_met || !lost.is_empty());
        for side in sides_in(setup, deal) {
            // Those who sit out have no part in a settled contract.
            let plays = setup.members(side).any(|seat| plan.place(seat).is_some());
            if rules.scoring.is_settled() && !plays {
                continue;
            }
            let counting = setup.tallied_for(deal, by, side);
            let tallied = |quantity| setup.tallied(deal, &counting, quantity);
            let (challengers, opponents) = if bid.of.is_some() {
                rules.scoring.of_counted_contract(bid, made, players, &tallied)
            } else if is_lost {
                let short = if is_met { 0 } else { bid.target.off(counted as u8) };
                rules.scoring.of_lost_contract(bid, short, plan.cards, players, &tallied)
            } else {
                // If the other side has lost by a law, the contract counts as just made.
                let took = if made && !is_met { bid.target.tricks() } else { counted as u8 };
                rules.scoring.of_contract(bid, took, plan.cards, players, &tallied)
            };
            let challenger = declaring.contains(&side);
            let points = if challenger { challengers } else { opponents };
            let reason = Reason::Contract { by, challenger, made };
            postings.push(Posting { side, member: None, points, reason });
        }
    }
    postings
}

/// A point to the side that took most of the tricks, or a point for each trick that scores.
fn tricks(setup: &Setup, score: &TrickScore, deal: &Deal) -> Vec<Posting> {
    let mut postings = Vec::new();
    let of = deal.counted_tricks(setup.rules());
    let tricks = deal.tricks_after_rulings();
    for (index, (seat, took)) in deal.counted().into_iter().zip(tricks).enumerate() {
        let side = setup.side_of(seat);
        let others = [&tricks[..index], &tricks[index + 1..]].concat();
        let others = others.into_iter().max().unwrap_or(0);
        // The dealer is the last in bidding order, and the first to owe.
        let place = deal.plan.place(seat).unwrap_or_default() + 1;
        let quota = score.quota.get(place % deal.plan.seats.len()).copied().unwrap_or_default();
        let points = score.points(*took, others, quota);
        let won = score.won(*took, others, tricks.len());
        let reason = Reason::Tricks { took: *took, of, won };
        postings.push(Posting { side, member: None, points, reason });
    }
    postings
}

/// The postings of a ruling.
pub(super) fn of_ruling(ruling: &Arc<TableRuling>) -> impl Iterator<Item = Posting> {
    ruling.points.iter().map(|(side, points)| Posting {
        side: *side,
        member: None,
        points: *points,
        reason: Reason::Ruling(Arc::clone(ruling)),
    })
}
