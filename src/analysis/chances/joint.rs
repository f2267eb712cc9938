//! Deals without exact bids: every contract, or every share of the tricks, for all sides together.

use super::ahead::{Ahead, Load, SidePlay, Way, Worth};
use super::solver::{ChancesError, Result, Solver, TENTH};
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Count, Deal, Due, Game};
use crate::rules::{Bidding, Contract};
use std::collections::{BTreeSet, HashMap, HashSet};

impl Solver<'_> {
    /// The next deals of a game without exact bids. Each can end with any contract or share of the tricks,
    /// scored by the game itself.
    pub(super) fn joint(&mut self, deals: usize) -> Result<Vec<Ahead>> {
        let mut game = self.game.clone();
        if is_being_called(&game) {
            // Any contract may still come of the calls. They are dropped, so that a contract can be
            // recorded without the calls that lead to it.
            game = after(game, &[Act::Redeal]).ok_or(ChancesError::TooMuch)?;
        }
        let mut ahead: Vec<Ahead> = Vec::new();
        // Untouched deals with the same seats can end in the same ways. The one in progress has its own.
        let mut known_ways: HashMap<(bool, BTreeSet<Seat>), Vec<Way>> = HashMap::new();
        for _ in 0..deals {
            let deal = game.current().ok_or(ChancesError::TooMuch)?;
            let key = (deal.is_untouched(), deal.plan.seats.iter().copied().collect());
            let ways = match known_ways.get(&key) {
                Some(ways) => ways.clone(),
                None => self.ways(&game, deal)?,
            };

            // Any of the ways leads to the next deal.
            let first = ways.first().ok_or(ChancesError::TooMuch)?;
            game = after(game, &first.acts).ok_or(ChancesError::TooMuch)?;
            known_ways.insert(key, ways.clone());
            ahead.push(Ahead { ways, legal: HashMap::new(), tenth: self.sign() * TENTH });
        }
        Ok(ahead)
    }

    /// The ways in which a deal without exact bids may end: one for each different result in points.
    fn ways(&mut self, game: &Game, deal: &Deal) -> Result<Vec<Way>> {
        let class = self.states.class(Vec::new(), Vec::new());
        let mut ways: Vec<Way> = Vec::new();
        let mut seen = HashSet::new();
        for acts in outcomes(game, deal) {
            self.take(100)?;
            let Some(ended) = after(game.clone(), &acts) else { continue };

            let mut points = Vec::new();
            for side in game.setup().sides_in_turn() {
                let this_deal = ended.deals().filter(|other| other.plan.number == deal.plan.number);
                let postings = this_deal.flat_map(|deal| deal.postings_of(side));
                points.push(postings.map(|posting| posting.points.in_tenths()).sum::<i64>());
            }

            if seen.insert(points.clone()) {
                let mut plays = Vec::new();
                for points in points {
                    let worth = self.sign() * TENTH * Worth::from(points);
                    plays.push(vec![SidePlay { worth, class, ..SidePlay::default() }]);
                }
                ways.push(Way { acts, total: Load::default(), plays });
            }
        }
        Ok(ways)
    }
}

/// A game after some acts; `None` if it refuses one.
fn after(mut game: Game, acts: &[Act]) -> Option<Game> {
    for act in acts {
        game.play(act).ok()?;
    }
    Some(game)
}

/// Whether the deal in progress has calls, and its contract may still change by more of them.
fn is_being_called(game: &Game) -> bool {
    match game.due() {
        Due::Tricks(due) => !due.last_word.is_empty(),
        Due::Nothing { .. } => false,
        _ => {
            let auction = game.current().and_then(Deal::auction);
            auction.is_some_and(|auction| !auction.calls.is_empty())
        }
    }
}

/// The outcomes that a deal by contracts, or without bids, may have, each as the acts that record it.
fn outcomes(game: &Game, deal: &Deal) -> Vec<Vec<Act>> {
    let rules = game.setup().rules();
    if let BiddingState::Auction { contract: Some(contract), .. } = &deal.bidding {
        return ends(deal, contract).into_iter().map(|took| vec![took]).collect();
    }

    let mut all = Vec::new();
    if let Bidding::Auction(rule) = &rules.bidding {
        for bid in &rule.bids {
            // A contract is worth the same by every trump.
            let contracts = Contract::all(rule, bid, &deal.plan.seats);
            let trump = contracts.first().and_then(|first| first.bid.trump);
            for contract in contracts.into_iter().filter(|other| other.bid.trump == trump) {
                for took in ends(deal, &contract) {
                    all.push(vec![Act::Contract(contract.clone()), took]);
                }
            }
        }
    } else if rules.scoring.tricks().is_some() {
        for numbers in shares(deal.counted().len(), deal.counted_tricks(rules), Rest::None) {
            let tricks = numbers.into_iter().map(|number| Count::next(number.into()));
            all.push(vec![Act::Took(tricks.collect())]);
        }
    }
    all
}

/// The tricks that the declarers of a contract may take, as acts that record them.
fn ends(deal: &Deal, contract: &Contract) -> Vec<Act> {
    let declarers: Vec<Seat> = contract.declarers().collect();
    let mut ends = Vec::new();
    for numbers in shares(declarers.len(), deal.plan.cards + deal.plan.drawn, Rest::Others) {
        let tricks = declarers.iter().zip(numbers);
        ends.push(Act::Took(
            tricks.map(|(seat, number)| Count::by(*seat, number.into())).collect(),
        ));
    }
    ends
}

/// Who takes the tricks that are left over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// Nobody: there are none.
    None,
    /// Other players.
    Others,
}

/// Every way to share out this many tricks.
fn shares(among: usize, tricks: u8, rest: Rest) -> Vec<Vec<u8>> {
    if among == 0 {
        return vec![Vec::new()];
    }
    let least = if among == 1 && rest == Rest::None { tricks } else { 0 };
    let mut all = Vec::new();
    for first in least..=tricks {
        for others in shares(among - 1, tricks - first, rest) {
            all.push([vec![first], others].concat());
        }
    }
    all
}
