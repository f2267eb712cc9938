//! Plain games, scored by the plans of their deals.
//!
//! What may be against the rules is left to [`GameLine::play`](super::line::GameLine::play).

use super::line::GameLine;
use super::plain::{PlainDeal, PlainLine};
use crate::cards::{Seat, Side, Trump};
use crate::game::{DealPlan, Players, Standing};
use crate::rules::{
    BidsSoFar, ExactBidding, MOST_PLAYERS, PlannedTrump, Points, Ruleset, Streak, TieBreak,
};
use arrayvec::ArrayVec;

/// The deals that some rules plan for games of a number of players.
#[derive(Debug)]
pub(super) struct PlannedGames {
    rules: Ruleset,
    players: usize,
    /// The deals, by the seat of the first dealer.
    plans: Vec<Vec<DealPlan>>,
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
    /// What each player scored in each deal; `None` for a dead hand.
    hands: Vec<Vec<Option<HandPoints>>>,
}

/// What a hand scored.
#[derive(Clone, Copy, Debug)]
struct HandPoints {
    points: Points,
    /// The points for runs.
    bonus: Points,
}

impl PlannedGames {
    /// The deals of games by some rules, unless such games have to be played.
    pub(super) fn of(rules: &Ruleset, players: usize) -> Option<PlannedGames> {
        let seated = u8::try_from(players).ok()?;
        let is_plain = rules.table(seated).is_some()
            && rules.scoring.hands().is_some()
            && rules.bidding.exact().is_some()
            && rules.sides.at_table(players) == players
            && rules.tallies_in_force().next().is_none()
            && rules.schedule.endless().is_none()
            && rules.ending.games.is_none();
        if !is_plain {
            return None;
        }
        let plans = Seat::all(players).map(|dealer| DealPlan::all(rules, seated, dealer));
        Some(PlannedGames { rules: rules.clone(), players, plans: plans.collect() })
    }

    /// Scores a game; `None` if it has to be played.
    pub(super) fn score(&self, game: &PlainLine<'_>) -> Option<PlainResult> {
        let bidding = self.rules.bidding.exact()?;
        let score = self.rules.scoring.hands()?;
        let dealer = game.players.iter().position(|name| *name == game.dealer)?;
        let plans = self.plans.get(dealer)?;
        if game.players.len() != self.players
            || game.deals.len() > plans.len()
            || !are_names_of_players(&game.players)
        {
            return None;
        }

        let ones = self.rules.one_card_deals();
        let schemes = self.rules.promotions.in_force().count();
        let mut runs = vec![vec![Streak::default(); schemes]; self.players];
        let mut totals = vec![Points::ZERO; self.players];
        let mut bids_made = vec![0; self.players];
        let mut hands = Vec::with_capacity(game.deals.len());
        for (deal, plan) in game.deals.iter().zip(plans) {
            let Judged { trump, bids } = Judged::of(deal, plan, bidding, &game.players)?;
            if trump.is_none() && score.doubled_by.is_some() {
                return None;
            }
            let mut points_of_deal = vec![None; self.players];
            for (seat, bid) in plan.seats.iter().zip(bids) {
                let seat = seat.index();
                let hand =
                    self.rules.hand(bid, deal.took[seat]?, plan.cards, plan.seats.len() as u8);
                let (judged, _) = score.judged(hand);
                if judged.is_made() {
                    bids_made[seat] += u32::from(judged.bid);
                }
                let points = score.score(hand, trump);
                let bonus =
                    self.rules.promotions.add(&mut runs[seat], hand, ones, self.players as u8);
                totals[seat] += points + bonus;
                points_of_deal[seat] = Some(HandPoints { points, bonus });
            }
            hands.push(points_of_deal);
        }

        let finished = game.deals.len() == plans.len();
        let zero_wins = self.rules.ending.zero_finish && finished && !game.deals.is_empty();
        let places = Side::all(self.players).map(|side| {
            let total = totals[side.index()];
            let successful_bids =
                score.ties.map(|TieBreak::SuccessfulBids| bids_made[side.index()]);
            let zero_finish = zero_wins && total == Points::ZERO;
            Standing { rank: 0, side, games: 0, total, successful_bids, zero_finish }
        });
        let ranks = super::of::ranks(Standing::ranked(places.collect(), score.wins));
        Some(PlainResult { finished, totals, ranks, hands })
    }
}

impl PlainResult {
    /// Writes the result into the line of the game.
    pub(super) fn write(self, line: &mut GameLine) {
        for (deal, hands) in line.deals.iter_mut().zip(self.hands) {
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

/// Whether players can have these names, and have them written like this.
fn are_names_of_players(names: &[&str]) -> bool {
    let players = Players::new(names);
    players
        .is_ok_and(|players| players.names().zip(names).all(|(name, text)| name.as_str() == *text))
}

/// What is known of a plain deal before its hands are scored.
struct Judged {
    trump: Option<Trump>,
    /// The bids, in speaking order.
    bids: ArrayVec<u8, { MOST_PLAYERS as usize }>,
}

impl Judged {
    /// Judges the bids and tricks of a deal; `None` if it has to be played.
    fn of(
        deal: &PlainDeal<'_>,
        plan: &DealPlan,
        bidding: &ExactBidding,
        players: &[&str],
    ) -> Option<Judged> {
        let is_as_planned = deal.bids.len() == players.len()
            && deal.took.len() == players.len()
            && deal.cards.is_none_or(|cards| cards == plan.cards)
            && deal.dealer.is_none_or(|dealer| dealer == players[plan.dealer.index()]);
        if !is_as_planned {
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
        let sits_out =
            |seat: Seat| deal.bids[seat.index()].is_none() && deal.took[seat.index()].is_none();
        let is_whole = tricks == u32::from(plan.cards)
            && bids.iter().copied().map(u32::from).sum::<u32>() >= bidding.redeal_below.into()
            && plan.dead.is_none_or(sits_out);
        is_whole.then_some(Judged { trump, bids })
    }
}
