//! Deals without exact bids: every contract, or every share of the tricks, for all sides together.

use super::ahead::{Ahead, Load, SidePlay, Way};
use super::solver::{ChancesError, Result, Solver};
use crate::cards::{Seat, Side};
use crate::game::{Act, BiddingState, Count, Deal, Due, Game};
use crate::rules::{Bidding, Contract, Scoring};
use std::collections::{BTreeSet, HashMap, HashSet};

impl Solver<'_> {
    /// The next deals of a game without exact bids. Each can end with any contract or share of the tricks,
    /// scored by the game itself.
    pub(super) fn joint(&mut self, deals: usize) -> Result<Vec<Ahead>> {
        let mut game = self.game.clone();
        if is_being_called(&game) {
            // Any contract may still come of it; a line that shows how is not looked for.
            game = after(game, &[Act::Redeal]).ok_or(ChancesError::TooMuch)?;
        }
        let mut ahead: Vec<Ahead> = Vec::new();
        // Later deals of the same players can end alike, but not like the one in progress.
        let mut known: HashMap<(bool, BTreeSet<Seat>), Vec<Way>> = HashMap::new();
        for _ in 0..deals {
            let deal = game.current().ok_or(ChancesError::TooMuch)?;
            let seats = (deal.is_untouched(), deal.plan.seats.iter().copied().collect());
            let ways = match known.get(&seats) {
                Some(ways) => ways.clone(),
                None => self.ways(&game, deal)?,
            };
            let first = ways.first().ok_or(ChancesError::TooMuch)?;
            game = after(game, &first.acts).ok_or(ChancesError::TooMuch)?;
            known.insert(seats, ways.clone());
            ahead.push(Ahead { ways, legal: HashMap::new() });
        }
        Ok(ahead)
    }

    /// The ways in which a deal without exact bids may end, each with other points.
    fn ways(&mut self, game: &Game, deal: &Deal) -> Result<Vec<Way>> {
        let class = self.states.class(Vec::new(), Vec::new());
        let mut ways: Vec<Way> = Vec::new();
        let mut seen = HashSet::new();
        for acts in outcomes(game, deal) {
            self.take(100)?;
            let Some(after) = after(game.clone(), &acts) else { continue };
            let last = after.deals().find(|it| it.plan.number == deal.plan.number);
            let points = |side: Side| -> i64 {
                let own = last.into_iter().flat_map(|deal| deal.postings_of(side));
                own.map(|posting| posting.points.in_tenths()).sum()
            };
            let points: Vec<i64> = game.setup().sides_in_turn().map(points).collect();
            if seen.insert(points.clone()) {
                let play = |points| vec![SidePlay { points, class, ..SidePlay::default() }];
                let plays = points.into_iter().map(play).collect();
                ways.push(Way { acts, total: Load::default(), plays });
            }
        }
        Ok(ways)
    }
}

/// A game after some acts, if it takes them.
fn after(mut game: Game, acts: &[Act]) -> Option<Game> {
    for act in acts {
        game.play(act).ok()?;
    }
    Some(game)
}

/// Whether the contract of the deal in progress may still change by calls.
fn is_being_called(game: &Game) -> bool {
    match (game.due(), game.current().and_then(Deal::auction)) {
        (Due::Tricks(due), _) => !due.last_word.is_empty(),
        (Due::Nothing { .. }, _) | (_, None) => false,
        (_, Some(auction)) => !auction.calls().is_empty(),
    }
}

/// The ways in which a deal by contracts, or without bids, may end: as acts that record each.
fn outcomes(game: &Game, deal: &Deal) -> Vec<Vec<Act>> {
    let rules = game.setup().rules();
    let ends = |contract: &Contract| {
        let declarers: Vec<Seat> = contract.declarers().collect();
        let all = shares(declarers.len(), deal.plan.cards + deal.plan.drawn, true).into_iter();
        all.map(move |numbers| {
            let counts = declarers.iter().zip(numbers);
            Act::Took(counts.map(|(seat, number)| Count::by(*seat, number.into())).collect())
        })
    };
    match (&deal.bidding, &rules.bidding, &rules.scoring) {
        (BiddingState::Auction { contract: Some(contract), .. }, ..) => {
            ends(contract).map(|took| vec![took]).collect()
        }
        (_, Bidding::Auction(rule), _) => {
            let mut all = Vec::new();
            for bid in &rule.bids {
                // A contract is worth the same by every trump.
                let contracts = Contract::all(rule, bid, &deal.plan.seats);
                let trump = contracts.first().and_then(|first| first.bid.trump);
                for contract in contracts.into_iter().filter(|it| it.bid.trump == trump) {
                    let agreed = Act::Contract(contract.clone());
                    all.extend(ends(&contract).map(|took| vec![agreed.clone(), took]));
                }
            }
            all
        }
        (_, _, Scoring::Tricks(score)) => {
            let numbers =
                shares(game.setup().sides_in_turn().count(), score.counted, false).into_iter();
            let took = |numbers: Vec<u8>| {
                Act::Took(numbers.into_iter().map(|it| Count::next(it.into())).collect())
            };
            numbers.map(|numbers| vec![took(numbers)]).collect()
        }
        _ => Vec::new(),
    }
}

/// Every way to share out `tricks` tricks, or fewer, among this many.
fn shares(among: usize, tricks: u8, or_fewer: bool) -> Vec<Vec<u8>> {
    match among {
        0 => vec![Vec::new()],
        1 if !or_fewer => vec![vec![tricks]],
        _ => (0..=tricks)
            .flat_map(|first| {
                let rest = shares(among - 1, tricks - first, or_fewer);
                rest.into_iter().map(move |rest| [vec![first], rest].concat())
            })
            .collect(),
    }
}
