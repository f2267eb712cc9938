//! Plain games, scored by tables of what the rules say.
//!
//! What may be against the rules is left to [`GameLine::play`](super::line::GameLine::play).

use super::plain::{Plain, PlainDeal};
use crate::cards::{Seat, Side, Trump};
use crate::game::{DealPlan, Name, Standing};
use crate::rules::{
    BidsSoFar, ExactBidding, HandScore, OneCardDeals, PlannedTrump, Points, Ruleset, Streak,
    TieBreak,
};
use std::collections::HashMap;
use std::sync::Arc;

/// The most names that are remembered.
const MOST_NAMES: usize = 4096;

/// What a hand is worth.
#[derive(Clone, Copy, Debug)]
struct HandWorth {
    points: Points,
    /// The bid, if it was made.
    bid_made: u8,
}

/// A deal of the schedule.
#[derive(Debug)]
struct Planned {
    plan: DealPlan,
    /// What its hands are worth, by bid and tricks: usually, and where the trump doubles.
    worth: [Arc<[HandWorth]>; 2],
}

/// What some rules say about games of a number of players.
#[derive(Debug)]
pub(super) struct ScoreTables {
    rules: Ruleset,
    players: usize,
    /// The deals, by the seat of the first dealer.
    deals: Vec<Vec<Planned>>,
}

/// What came of a plain game.
#[derive(Debug)]
pub(super) struct PlainScore {
    /// The totals, in the order of the players.
    pub(super) totals: Vec<Points>,
    /// The ranks, in the same order.
    pub(super) ranks: Vec<usize>,
    /// The points and the bonus of each player in each deal, if they were asked for.
    pub(super) hands: Vec<Option<(Points, Points)>>,
}

impl ScoreTables {
    /// The tables of some rules, unless games by them have to be played.
    pub(super) fn of(rules: &Ruleset, players: usize) -> Option<ScoreTables> {
        let score = rules.scoring.hands()?;
        let seated = u8::try_from(players).ok().filter(|it| rules.table(*it).is_some())?;
        let plain = rules.bidding.exact().is_some()
            && rules.sides.at_table(players) == players
            && rules.tallies_in_force().next().is_none()
            && rules.schedule.endless().is_none()
            && rules.ending.games.is_none();
        if !plain {
            return None;
        }
        let mut known: HashMap<(u8, bool), Arc<[HandWorth]>> = HashMap::new();
        let mut planned = |plan: DealPlan| {
            let worth = [false, true].map(|doubled| {
                let worth = known.entry((plan.cards, doubled));
                worth.or_insert_with(|| worths(rules, score, &plan, doubled)).clone()
            });
            Planned { plan, worth }
        };
        let deals = Seat::all(players).map(|dealer| {
            DealPlan::all(rules, seated, dealer).into_iter().map(&mut planned).collect()
        });
        Some(ScoreTables { rules: rules.clone(), players, deals: deals.collect() })
    }

    /// How many deals a whole game has.
    pub(super) fn deals(&self) -> usize {
        self.deals.first().map_or(0, Vec::len)
    }

    /// Scores a game, with the points of each hand or without; `None` if it has to be played.
    pub(super) fn score(
        &self,
        game: &Plain<'_>,
        names: &mut KnownNames,
        with_hands: bool,
    ) -> Option<PlainScore> {
        let (bidding, score) = (self.rules.bidding.exact()?, self.rules.scoring.hands()?);
        let deals = self.deals.get(game.dealer)?;
        if game.players.len() != self.players
            || game.deals.len() > deals.len()
            || !names.are_players(&game.players)
        {
            return None;
        }
        let (schemes, ones) =
            (self.rules.promotions.in_force().count(), self.rules.one_card_deals());
        let mut runs = vec![Streak::default(); schemes * self.players];
        let mut totals = vec![Points::ZERO; self.players];
        let mut bids_made = vec![0; self.players];
        let mut bids = Vec::with_capacity(self.players);
        let mut hands = vec![None; if with_hands { game.numbers.len() / 2 } else { 0 }];
        let numbers = game.numbers.chunks_exact(2 * self.players);
        for (index, ((deal, numbers), planned)) in
            game.deals.iter().zip(numbers).zip(deals).enumerate()
        {
            let (said, took) = numbers.split_at(self.players);
            let worth = judge(bidding, score, deal, planned, (said, took), &mut bids)?;
            let plan = &planned.plan;
            for (seat, bid) in plan.seats.iter().zip(&bids) {
                let (seat, took) = (seat.index(), took[seat.index()]?);
                let row = usize::from(*bid) * (usize::from(plan.cards) + 1);
                let HandWorth { points, bid_made } = worth[row + usize::from(took)];
                let bonus = match schemes {
                    0 => Points::ZERO,
                    _ => self.bonus(&mut runs[seat * schemes..][..schemes], plan, *bid, took, ones),
                };
                totals[seat] += points + bonus;
                bids_made[seat] += u32::from(bid_made);
                if with_hands {
                    hands[index * self.players + seat] = Some((points, bonus));
                }
            }
        }
        let zero_wins = self.rules.ending.zero_finish
            && game.deals.len() == deals.len()
            && !game.deals.is_empty();
        let places = Side::all(self.players).map(|side| {
            let total = totals[side.index()];
            let successful_bids =
                score.ties.map(|TieBreak::SuccessfulBids| bids_made[side.index()]);
            let zero_finish = zero_wins && total == Points::ZERO;
            Standing { rank: 0, side, games: 0, total, successful_bids, zero_finish }
        });
        let ranks = super::of::ranks(Standing::ranked(places.collect(), score.wins));
        Some(PlainScore { totals, ranks, hands })
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

/// Judges a deal with its bids and tricks: what its hands are worth, and the bids in speaking order; `None`
/// if it has to be played.
fn judge<'a>(
    bidding: &ExactBidding,
    score: &HandScore,
    deal: &PlainDeal,
    planned: &'a Planned,
    (said, took): (&[Option<u8>], &[Option<u8>]),
    bids: &mut Vec<u8>,
) -> Option<&'a [HandWorth]> {
    let plan = &planned.plan;
    let dealt = deal.cards.is_none_or(|cards| cards == plan.cards)
        && deal.dealer.is_none_or(|dealer| dealer == plan.dealer.index());
    let trump = match plan.trump {
        PlannedTrump::Fixed(trump) => {
            Some(trump).filter(|trump| deal.trump.is_none_or(|given| given == *trump))
        }
        PlannedTrump::Turned => deal.trump.filter(|trump| *trump != Trump::None),
        PlannedTrump::Named => None,
    };
    // It is not the one that the deal has, or it is not known.
    let trump_missing = trump.is_none() && (deal.trump.is_some() || score.doubled_by.is_some());
    if !dealt || trump_missing {
        return None;
    }
    bids.clear();
    let (hands, mut tricks, mut sum) = (plan.seats.len() as u8, 0, 0);
    for seat in &plan.seats {
        let so_far = BidsSoFar { cards: plan.cards, players: hands, bids };
        let bid = bidding.judge(so_far, *seat, said[seat.index()]?.into()).ok()?;
        bids.push(bid);
        sum += u32::from(bid);
        tricks += u32::from(took[seat.index()]?);
    }
    let sits_out = |seat: Seat| said[seat.index()].is_none() && took[seat.index()].is_none();
    // Tricks that add up to the cards are none of them more.
    let whole = tricks == u32::from(plan.cards)
        && sum >= bidding.redeal_below.into()
        && plan.dead.is_none_or(sits_out);
    whole.then(|| &*planned.worth[usize::from(score.is_doubled(trump))])
}

/// What every hand of a deal is worth, by bid and tricks.
fn worths(rules: &Ruleset, score: &HandScore, plan: &DealPlan, doubled: bool) -> Arc<[HandWorth]> {
    let trump = score.doubled_by.filter(|_| doubled).map(Trump::from);
    let hands = (0..=plan.cards).flat_map(|bid| (0..=plan.cards).map(move |took| (bid, took)));
    let worth = hands.map(|(bid, took)| {
        let hand = rules.hand(bid, took, plan.cards, plan.seats.len() as u8);
        let (judged, _) = score.judged(hand);
        let bid_made = if judged.is_made() { judged.bid } else { 0 };
        HandWorth { points: score.score(hand, trump), bid_made }
    });
    worth.collect()
}

/// KnownNames that are those of players as they are written, each as it is compared.
#[derive(Debug, Default)]
pub(super) struct KnownNames(HashMap<String, Option<String>>);

impl KnownNames {
    /// Whether these are names of different players.
    fn are_players(&mut self, names: &[&str]) -> bool {
        if self.0.len() > MOST_NAMES {
            self.0.clear();
        }
        for text in names {
            if !self.0.contains_key(*text) {
                let name = text.parse::<Name>().ok().filter(|name| name.as_str() == *text);
                self.0.insert((*text).to_owned(), name.map(|name| name.folded()));
            }
        }
        let folded: Option<Vec<&String>> =
            names.iter().map(|name| self.0.get(*name)?.as_ref()).collect();
        folded.is_some_and(|folded| {
            folded.iter().enumerate().all(|(index, name)| !folded[..index].contains(name))
        })
    }
}
