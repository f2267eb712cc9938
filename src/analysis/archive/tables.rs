//! Scores plain games fast, from tables worked out once for the rules.
//!
//! Games that may break a rule are left to [`GameLine::play`](super::line::GameLine::play).

use super::line::GameLine;
use super::plain::{PlainDeal, PlainLine};
use crate::cards::{Seat, Side, Trump};
use crate::game::{DealPlan, Standing};
use crate::rules::{
    BidsSoFar, ExactBidding, HandScore, MOST_PLAYERS, PlannedTrump, Points, Ruleset, Streak,
    TieBreak, TieBreaks,
};
use arrayvec::ArrayVec;

/// The deals and the worths of hands, for some rules and a number of players.
#[derive(Debug)]
pub(super) struct ScoreTables {
    rules: Ruleset,
    players: usize,
    /// The deals, by the seat of the first dealer.
    plans: Vec<Vec<DealPlan>>,
    /// The worths of hands, by the cards dealt.
    worths: Vec<HandWorths>,
    /// The same where the trump doubles the points.
    doubled: Vec<HandWorths>,
}

/// The worths of all hands of a number of cards.
#[derive(Debug)]
struct HandWorths {
    cards: u8,
    /// By bid and then by tricks, each from 0 to `cards`.
    hands: Vec<HandWorth>,
}

/// The worth of a hand.
#[derive(Clone, Copy, Debug)]
struct HandWorth {
    points: Points,
    /// The bid if it was made, otherwise 0.
    bid_made: u8,
}

/// The result of a plain game.
#[derive(Debug)]
pub(super) struct PlainResult {
    /// Whether the last deal was played.
    finished: bool,
    /// The totals, in the order of the players.
    pub(super) totals: Vec<Points>,
    /// The ranks, in the same order.
    pub(super) ranks: Vec<usize>,
    /// What each player scored in each deal, deal by deal; `None` for a dead hand.
    hands: Vec<Option<HandPoints>>,
}

/// The points of a hand.
#[derive(Clone, Copy, Debug)]
struct HandPoints {
    points: Points,
    /// The points for runs.
    bonus: Points,
}

impl ScoreTables {
    /// The tables for some rules; `None` if their games have to be replayed.
    pub(super) fn of(rules: &Ruleset, players: usize) -> Option<ScoreTables> {
        let score = rules.scoring.hands()?;
        let seated = u8::try_from(players).ok()?;
        let is_plain = rules.table(seated).is_some()
            && rules.bidding.exact().is_some()
            && rules.sides.at_table(players) == players
            && rules.tallies_in_force().next().is_none()
            && rules.schedule.endless().is_none()
            && rules.ending.games.is_none()
            && rules.ending.out.is_none()
            && matches!(score.ties.deciding(), [] | [TieBreak::SuccessfulBids]);
        if !is_plain {
            return None;
        }

        let plans: Vec<Vec<DealPlan>> =
            Seat::all(players).map(|dealer| DealPlan::all(rules, seated, dealer)).collect();
        let most_cards = plans.iter().flatten().map(|plan| plan.cards).max().unwrap_or(0);
        let players_dealt = rules.hands(seated);
        let worths = |trump: Option<Trump>| {
            (0..=most_cards)
                .map(|cards| HandWorths::of(rules, score, cards, players_dealt, trump))
                .collect()
        };
        Some(ScoreTables {
            rules: rules.clone(),
            players,
            plans,
            worths: worths(None),
            doubled: worths(score.doubled_by.map(Trump::from)),
        })
    }

    /// Scores a game; `None` if it has to be replayed.
    pub(super) fn score(&self, game: &PlainLine<'_>) -> Option<PlainResult> {
        let bidding = self.rules.bidding.exact()?;
        let score = self.rules.scoring.hands()?;
        let plans = self.plans.get(game.dealer)?;
        if game.players.len() != self.players || game.deals.len() > plans.len() {
            return None;
        }

        let one_card_deals = self.rules.one_card_deals();
        let schemes = self.rules.promotions.in_force().count();
        let mut runs = vec![vec![Streak::default(); schemes]; self.players];
        let mut totals = vec![Points::ZERO; self.players];
        let mut bids_made = vec![0; self.players];
        let mut hands = vec![None; game.deals.len() * self.players];

        let hands_of_deals = hands.chunks_mut(self.players);
        for ((deal, plan), hands) in game.deals.iter().zip(plans).zip(hands_of_deals) {
            let JudgedDeal { trump, bids } = JudgedDeal::of(deal, plan, bidding)?;
            if trump.is_none() && score.doubled_by.is_some() {
                return None;
            }
            let by_cards = if score.is_doubled(trump) { &self.doubled } else { &self.worths };
            let worths = &by_cards[usize::from(plan.cards)];

            for (seat, bid) in plan.seats.iter().zip(bids) {
                let seat = seat.index();
                let took = deal.took[seat]?;
                let HandWorth { points, bid_made } = worths.of_hand(bid, took);

                let hand = self.rules.hand(bid, took, plan.cards, plan.seats.len() as u8);
                let players = self.players as u8;
                let bonus =
                    self.rules.promotions.add(&mut runs[seat], hand, one_card_deals, players);
                totals[seat] += points + bonus;
                bids_made[seat] += i64::from(bid_made);
                hands[seat] = Some(HandPoints { points, bonus });
            }
        }

        let finished = game.deals.len() == plans.len();
        let zero_wins = self.rules.ending.zero_finish && finished && !game.deals.is_empty();
        let places = Side::all(self.players).map(|side| {
            let total = totals[side.index()];
            let mut ties = [Points::ZERO; TieBreaks::MOST];
            if !score.ties.deciding().is_empty() {
                ties[0] = Points::whole(bids_made[side.index()]);
            }
            let zero_finish = zero_wins && total == Points::ZERO;
            Standing {
                rank: 0,
                side,
                games: 0,
                won_with: None,
                out_after: None,
                total,
                ties,
                zero_finish,
            }
        });
        let mut places = Standing::ranked(places.collect(), score.wins);
        places.sort_by_key(|place| place.side);
        let ranks = places.iter().map(|place| place.rank).collect();
        Some(PlainResult { finished, totals, ranks, hands })
    }
}

impl HandWorths {
    fn of(
        rules: &Ruleset,
        score: &HandScore,
        cards: u8,
        players: u8,
        trump: Option<Trump>,
    ) -> HandWorths {
        let mut hands = Vec::new();
        for bid in 0..=cards {
            for took in 0..=cards {
                let hand = rules.hand(bid, took, cards, players);
                let (judged, _) = score.judged(hand);
                let bid_made = if judged.is_made() { judged.bid } else { 0 };
                hands.push(HandWorth { points: score.score(hand, trump), bid_made });
            }
        }
        HandWorths { cards, hands }
    }

    /// The worth of a hand, whose bid and tricks are at most `cards`.
    fn of_hand(&self, bid: u8, took: u8) -> HandWorth {
        self.hands[usize::from(bid) * (usize::from(self.cards) + 1) + usize::from(took)]
    }
}

impl PlainResult {
    /// Writes the result into the line of the game.
    pub(super) fn write(self, line: &mut GameLine) {
        for (deal, hands) in line.deals.iter_mut().zip(self.hands.chunks(self.totals.len())) {
            deal.points = hands.iter().map(|hand| hand.map(|hand| hand.points)).collect();
            let bonus: Vec<Points> =
                hands.iter().map(|hand| hand.map_or(Points::ZERO, |hand| hand.bonus)).collect();
            let has_bonus = bonus.iter().any(|points| *points != Points::ZERO);
            deal.bonus = if has_bonus { bonus } else { Vec::new() };
        }
        line.finished = self.finished;
        line.totals = self.totals;
        line.ranks = self.ranks;
    }
}

/// A plain deal that follows the rules.
struct JudgedDeal {
    trump: Option<Trump>,
    /// The bids, in speaking order.
    bids: ArrayVec<u8, { MOST_PLAYERS as usize }>,
}

impl JudgedDeal {
    /// Judges the bids and tricks of a deal; `None` if the game has to be replayed.
    fn of(deal: &PlainDeal, plan: &DealPlan, bidding: &ExactBidding) -> Option<JudgedDeal> {
        if deal.cards != plan.cards || deal.dealer != plan.dealer.index() {
            return None;
        }
        let trump = match plan.trump {
            PlannedTrump::Fixed(trump) => Some(trump),
            PlannedTrump::Turned => deal.trump.filter(|trump| *trump != Trump::None),
            PlannedTrump::Named => None,
        };
        if deal.trump.is_some() && deal.trump != trump {
            return None;
        }

        let mut bids = ArrayVec::new();
        let mut tricks = 0;
        for seat in &plan.seats {
            let players = plan.seats.len() as u8;
            let so_far = BidsSoFar { cards: plan.cards, players, bids: &bids };
            let bid = deal.bids[seat.index()]?;
            bids.push(bidding.judge(so_far, *seat, bid.into()).ok()?);
            tricks += u32::from(deal.took[seat.index()]?);
        }

        let sum_of_bids: u32 = bids.iter().copied().map(u32::from).sum();
        let dead_has_nothing = plan.dead.is_none_or(|dead| {
            deal.bids[dead.index()].is_none() && deal.took[dead.index()].is_none()
        });
        let is_complete = tricks == u32::from(plan.cards)
            && sum_of_bids >= bidding.redeal_below.into()
            && dead_has_nothing;
        is_complete.then_some(JudgedDeal { trump, bids })
    }
}
