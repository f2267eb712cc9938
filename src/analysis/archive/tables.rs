//! Lines of exact bids, scored by tables of what the rules say.
//!
//! Anything else, and anything that may be against the rules, is left to [`GameLine::play`].

use super::line::{GameLine, LineDeal};
use crate::cards::{Seat, Side, Trump};
use crate::game::{DealPlan, Name, Standing};
use crate::rules::{
    Bidding, BidsSoFar, ExactBidding, HandScore, OneCardDeals, PlannedTrump, Points, Ruleset,
    Scoring, Streak, TieBreak,
};
use std::collections::HashMap;

/// The most names that are remembered.
const MOST_NAMES: usize = 4096;

/// What a hand is worth.
#[derive(Clone, Copy, Debug)]
struct Worth {
    points: Points,
    /// The bid, if it was made.
    bid_made: u8,
}

/// What some rules say about tables of a number of players.
#[derive(Debug)]
pub(super) struct Tables {
    rules: Ruleset,
    players: usize,
    /// The deals, by the seat of the first dealer.
    plans: Vec<Vec<DealPlan>>,
    /// What hands are worth, by the cards and whether the trump doubles; then by bid and tricks.
    worth: HashMap<(u8, bool), Vec<Worth>>,
}

impl Tables {
    /// The tables of some rules, unless games by them have to be played.
    pub(super) fn of(rules: &Ruleset, players: usize) -> Option<Tables> {
        let Scoring::Hands(score) = &rules.scoring else { return None };
        let seated =
            u8::try_from(players).ok().filter(|players| rules.table(*players).is_some())?;
        let plain = rules.bidding.exact().is_some()
            && rules.sides.at_table(players) == players
            && rules.counts_in_force().next().is_none()
            && rules.schedule.endless().is_none()
            && rules.ending.games.is_none();
        if !plain {
            return None;
        }
        let plans: Vec<Vec<DealPlan>> =
            Seat::all(players).map(|dealer| DealPlan::all(rules, seated, dealer)).collect();
        let mut worth = HashMap::new();
        for plan in plans.first()? {
            for doubled in [false, true] {
                worth
                    .entry((plan.cards, doubled))
                    .or_insert_with(|| worths(rules, score, plan, doubled));
            }
        }
        Some(Tables { rules: rules.clone(), players, plans, worth })
    }

    /// Scores a line, if that takes no more than the tables: whether it did. Without `points`, only the
    /// totals and ranks.
    pub(super) fn score(&self, line: &mut GameLine, names: &mut Names, points: bool) -> bool {
        let scored = names.are_players(&line.players).then(|| self.scored(line, points)).flatten();
        scored
            .map(|(totals, places)| {
                line.finished = line.deals.len() == self.plans[0].len();
                line.ranks = super::of::ranks(places);
                line.totals = totals;
            })
            .is_some()
    }

    fn scored(&self, line: &mut GameLine, points: bool) -> Option<(Vec<Points>, Vec<Standing>)> {
        let (Bidding::Exact(bidding), Scoring::Hands(score)) =
            (&self.rules.bidding, &self.rules.scoring)
        else {
            return None;
        };
        let GameLine { players, dealer, deals, columns, .. } = line;
        let dealer = players.iter().position(|name| name == dealer)?;
        let plans = &self.plans[dealer];
        if players.len() != self.players || deals.len() > plans.len() || !columns.is_empty() {
            return None;
        }
        let schemes = self.rules.promotions.in_force().count();
        let mut runs = vec![Streak::default(); schemes * self.players];
        let mut totals = vec![Points::ZERO; self.players];
        let mut bids_made = vec![0; self.players];
        let mut bids = Vec::with_capacity(self.players);
        let ones = self.rules.one_card_deals();
        for (deal, plan) in deals.iter_mut().zip(plans) {
            let worth = self.judge(bidding, score, deal, plan, players, &mut bids)?;
            if points {
                deal.points.clear();
                deal.points.resize(self.players, None);
                deal.bonus.clear();
            }
            for (seat, bid) in plan.seats.iter().zip(&bids) {
                let seat = seat.index();
                let took = deal.took[seat]? as u8;
                let Worth { points: own, bid_made } =
                    worth[usize::from(*bid) * (usize::from(plan.cards) + 1) + usize::from(took)];
                totals[seat] += own;
                bids_made[seat] += u32::from(bid_made);
                if points {
                    deal.points[seat] = Some(own);
                }
                if schemes > 0 {
                    let bonus =
                        self.bonus(&mut runs[seat * schemes..][..schemes], plan, *bid, took, ones);
                    totals[seat] += bonus;
                    if points && bonus != Points::ZERO {
                        deal.bonus.resize(self.players, Points::ZERO);
                        deal.bonus[seat] = bonus;
                    }
                }
            }
        }
        let over = deals.len() == plans.len() && !deals.is_empty();
        let places = Side::all(self.players).map(|side| Standing {
            rank: 0,
            side,
            games: 0,
            total: totals[side.index()],
            successful_bids: score.ties.map(|TieBreak::SuccessfulBids| bids_made[side.index()]),
            zero_finish: over
                && self.rules.ending.zero_finish
                && totals[side.index()] == Points::ZERO,
        });
        let places = Standing::ranked(places.collect(), self.rules.scoring.wins());
        Some((totals, places))
    }

    /// Judges a deal: what its hands are worth, with the bids in speaking order; `None` if it has to be
    /// played.
    fn judge(
        &self,
        bidding: &ExactBidding,
        score: &HandScore,
        deal: &LineDeal,
        plan: &DealPlan,
        players: &[String],
        bids: &mut Vec<u8>,
    ) -> Option<&[Worth]> {
        let LineDeal {
            extra,
            turned,
            card,
            before,
            redeals,
            calls,
            contract,
            counts,
            tricks,
            rulings,
            stands,
            ..
        } = deal;
        let plain = extra.is_none()
            && turned.is_none()
            && card.is_none()
            && contract.is_none()
            && *redeals == 0
            && !stands
            && before.is_empty()
            && calls.is_empty()
            && counts.is_empty()
            && tricks.is_empty()
            && rulings.is_empty();
        let dealt = deal.cards.is_none_or(|cards| cards == plan.cards)
            && deal.dealer.as_ref().is_none_or(|name| *name == players[plan.dealer.index()]);
        let full = deal.bids.len() == self.players && deal.took.len() == self.players;
        if !plain || !dealt || !full {
            return None;
        }
        let trump = match plan.trump {
            PlannedTrump::Fixed(trump) => {
                Some(trump).filter(|trump| deal.trump.is_none_or(|it| it == *trump))
            }
            PlannedTrump::Turned => deal.trump.filter(|trump| *trump != Trump::None),
            PlannedTrump::Named => None,
        };
        // A trump is not known, or not the one that the deal has.
        if trump.is_none() && (deal.trump.is_some() || score.doubled_by.is_some()) {
            return None;
        }
        bids.clear();
        let (hands, mut tricks) = (plan.seats.len() as u8, 0);
        for seat in &plan.seats {
            let bid = deal.bids[seat.index()].filter(|bid| bid.word.is_none())?;
            let so_far = BidsSoFar { cards: plan.cards, players: hands, bids };
            let bid = bidding.judge(so_far, *seat, bid.number).ok()?;
            bids.push(bid);
            tricks += deal.took[seat.index()]
                .filter(|took| (0..=i64::from(plan.cards)).contains(took))?;
        }
        let sum: u32 = bids.iter().map(|bid| u32::from(*bid)).sum();
        let dead = plan.dead.is_none_or(|dead| {
            deal.bids[dead.index()].is_none() && deal.took[dead.index()].is_none()
        });
        let whole = tricks == i64::from(plan.cards) && sum >= bidding.redeal_below.into();
        let worth = self.worth.get(&(plan.cards, score.is_doubled(trump)));
        worth.filter(|_| dead && whole).map(Vec::as_slice)
    }

    fn bonus(
        &self,
        runs: &mut [Streak],
        plan: &DealPlan,
        bid: u8,
        took: u8,
        ones: OneCardDeals,
    ) -> Points {
        let hand = self.rules.hand(bid, took, plan.cards, plan.seats.len() as u8);
        self.rules.promotions.add(runs, hand, ones, self.players as u8)
    }
}

/// What every hand of a deal is worth, by bid and tricks.
fn worths(rules: &Ruleset, score: &HandScore, plan: &DealPlan, doubled: bool) -> Vec<Worth> {
    let trump = score.doubled_by.filter(|_| doubled).map(Trump::from);
    let hands = (0..=plan.cards).flat_map(|bid| (0..=plan.cards).map(move |took| (bid, took)));
    let worth = hands.map(|(bid, took)| {
        let hand = rules.hand(bid, took, plan.cards, plan.seats.len() as u8);
        let (judged, _) = score.judged(hand);
        let bid_made = if judged.is_made() { judged.bid } else { 0 };
        Worth { points: score.score(hand, trump), bid_made }
    });
    worth.collect()
}

/// Names that are those of players as they are written, each as it is compared.
#[derive(Debug, Default)]
pub(super) struct Names(HashMap<String, Option<String>>);

impl Names {
    /// Whether these are names of different players.
    fn are_players(&mut self, names: &[String]) -> bool {
        if self.0.len() > MOST_NAMES {
            self.0.clear();
        }
        for text in names {
            if !self.0.contains_key(text) {
                let name = text.parse::<Name>().ok().filter(|name| name.as_str() == text);
                self.0.insert(text.clone(), name.map(|name| name.folded()));
            }
        }
        let folded = |text: &String| self.0.get(text).and_then(Option::as_ref);
        names.iter().enumerate().all(|(index, name)| {
            let own = folded(name);
            own.is_some() && names[..index].iter().all(|other| folded(other) != own)
        })
    }
}
