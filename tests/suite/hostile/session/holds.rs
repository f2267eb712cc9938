//! What holds in every game.

use hoyle::cards::{Suit, Trump};
use hoyle::desk::plan_fix;
use hoyle::game::{Act, BiddingState, Count, Deal, Due, Game, SeatChange, SeatChangeKind};
use hoyle::history::{Correction, History};
use hoyle::rules::{Bid, Call, Contract, Points, Ruleset};
use hoyle::views::{ExplanationJson, SheetJson};
use std::collections::BTreeMap;

/// Asserts everything that holds in a game.
pub(super) fn holds(history: &History) {
    let game = history.game();
    postings_add_up(game);
    explanation_adds_up(game);
    due_is_legal(game);
    for (deal, correction) in as_recorded(history) {
        let plan = plan_fix(history, deal, &correction);
        let same = matches!(plan, Ok(None));
        assert!(same, "deal {deal} is recorded so already: {correction:?}: {plan:?}");
    }
}

fn postings_add_up(game: &Game) {
    let zero = vec![Points::ZERO; game.totals().len()];
    let mut totals = zero.clone();
    for (number, deal) in (1..).zip(game.played()) {
        if begins_game(game, number) {
            totals.clone_from(&zero);
        }
        for posting in &deal.postings {
            totals[posting.side.index()] += posting.points;
        }
        assert_eq!(deal.totals, totals, "the totals are the sum of the postings");
    }
    if game.current().is_some_and(|_| begins_game(game, game.deals().len())) {
        totals = zero;
    }
    assert_eq!(game.totals(), totals);
}

/// Returns whether a deal is the first of a game: each game of a rubber starts from zero.
fn begins_game(game: &Game, number: usize) -> bool {
    number >= 2 && game.deals().nth(number - 2).is_some_and(|before| game.ends_game(before))
}

fn explanation_adds_up(game: &Game) {
    let deals = game.deals().len();
    let first = (1..=deals).rfind(|number| begins_game(game, *number)).unwrap_or(1);
    let mut totals: BTreeMap<String, Points> = BTreeMap::new();
    for points in ExplanationJson::of(game, None, None).points {
        let total = totals.entry(points.player).or_default();
        assert!(points.deal <= deals);
        if points.deal >= first {
            *total += points.points;
        }
    }
    let standings = SheetJson::of("game", game).standings;
    // Points are explained under the names of those who held the hands then.
    let is_taken_over =
        |changed: &SeatChange| matches!(changed.change, SeatChangeKind::TakenOver { .. });
    if game.seat_changes().iter().any(is_taken_over) {
        let explained: Points = totals.values().copied().sum();
        let all: Points = standings.iter().map(|place| place.total).sum();
        assert_eq!(explained, all, "explain adds up to everybody's totals");
        return;
    }
    for place in standings {
        let explained = totals.remove(&place.player).unwrap_or_default();
        assert_eq!(explained, place.total, "explain adds up to {}'s total", place.player);
    }
    assert!(totals.is_empty(), "only players have points: {totals:?}");
}

#[track_caller]
fn assert_legal(game: &Game, act: &Act, legal: bool) {
    let judged = game.judge(act);
    assert_eq!(judged.is_ok(), legal, "{act:?}: {judged:?}");
    let mut after = game.clone();
    match after.play(act) {
        Ok(_) => assert!(legal),
        Err(_) => assert_eq!(after, *game, "a refusal changes nothing"),
    }
}

/// Asserts that what is due is legal, and nothing else of its kind.
fn due_is_legal(game: &Game) {
    let due = game.due();
    for suit in Suit::ALL {
        assert_legal(game, &Act::Trump(suit.into()), game.trump_is_open());
    }
    let open = match &due {
        Due::Bids(due) => due.open.as_slice(),
        _ => &[],
    };
    for bid in 0..=13 {
        let act = Act::Bid(vec![Count::next(bid.into())]);
        assert_legal(game, &act, open.contains(&bid));
    }
    let open = due.open_calls();
    for call in every_call(game.setup().rules()) {
        let legal = match &call {
            // Without its level, a join is at the lowest.
            Call::Join(None) => open.iter().any(|call| matches!(call, Call::Join(_))),
            // With it, a join is what the bid comes to that a player makes of somebody else's call.
            Call::Join(Some(bid)) => {
                let bid = Call::Bid(bid.clone());
                let played = game.clone().play(&Act::Call(vec![bid.clone()]));
                let joins = played.is_ok_and(|act| act == Act::Call(vec![call.clone()]));
                joins && open.contains(&bid)
            }
            call => open.contains(call),
        };
        assert_legal(game, &Act::Call(vec![call]), legal);
    }
    match due {
        Due::Tricks(due) => {
            let mut tricks = vec![0; due.seats.len()];
            if let Some(first) = tricks.first_mut() {
                *first = i64::from(due.total);
                let took =
                    |tricks: &[i64]| Act::Took(tricks.iter().copied().map(Count::next).collect());
                // Cards that are recorded may contradict them, those of the deal before as well.
                if due.trick == 1
                    && game.played().next_back().is_none_or(|deal: &Deal| deal.recorded.is_empty())
                {
                    assert_legal(game, &took(&tricks), true);
                }
                tricks[0] += 1;
                assert_legal(game, &took(&tricks), false);
            }
        }
        Due::Partner { bid, by, others } => {
            for with in game.setup().players().seats() {
                let bid = Bid { id: bid.clone(), trump: Some(Trump::Hearts) };
                let act = Act::Contract(Contract {
                    bid,
                    by,
                    with: Some(with),
                    also: Vec::new(),
                    factors: Vec::new(),
                });
                assert_legal(game, &act, others.contains(&with));
            }
        }
        Due::Nothing { extras } => {
            for extra in &game.setup().rules().extras {
                let left = extras.iter().any(|left| left.id == extra.id);
                assert_legal(game, &Act::Extra(extra.id.clone()), left);
            }
            assert_legal(game, &Act::Redeal, false);
        }
        _ => {}
    }
}

/// Returns every call that the rules know, legal or not.
pub(super) fn every_call(rules: &Ruleset) -> Vec<Call> {
    let Some(rule) = rules.bidding.auction() else { return Vec::new() };
    let trumps = rule.trumps.iter().copied().map(Some).chain([None]);
    let bids = rule.bids.iter().flat_map(|bid| {
        let takes = trumps.clone().filter(|trump| bid.takes(*trump));
        takes.map(|trump| Bid { id: bid.id.clone(), trump })
    });
    let bids: Vec<_> = bids.collect();
    let joins = bids.iter().cloned().map(|bid| Call::Join(Some(bid)));
    [Call::Pass, Call::Wait, Call::Join(None), Call::Trou, Call::PassTrou]
        .into_iter()
        .chain(joins)
        .chain(bids.iter().cloned().map(Call::Bid))
        .collect()
}

/// Returns corrections that change nothing, with their deals.
fn as_recorded(history: &History) -> Vec<(usize, Correction)> {
    let mut found = Vec::new();
    let mut game = Game::new(history.setup().clone());
    let mut calls = Vec::new();
    let mut tricks = 0;
    for act in history.acts_in_force() {
        let deals = game.deals().len();
        let deal = if game.current().is_some() { deals } else { deals + 1 };
        // A table may play on although the game is over.
        let is_open = game.current().is_none_or(|deal| match &deal.bidding {
            BiddingState::Auction { auction, contract } => {
                auction.calls.is_empty() && contract.is_none()
            }
            _ => false,
        });
        if is_open {
            calls.clear();
        }
        match act {
            Act::Redeal => {
                found.retain(|(of, _)| *of != deal);
                (calls, tricks) = (Vec::new(), 0);
            }
            Act::Trump(_) | Act::Turned(_) => {
                // The card may have been recorded after its suit.
                found.retain(|(of, old)| *of != deal || !matches!(old, Correction::Trump(_)));
                found.push((deal, Correction::Trump(act.clone())));
            }
            Act::Bid(counts) => found.push((deal, Correction::Bids(counts.clone()))),
            Act::Took(counts) => found.push((deal, Correction::Took(counts.clone()))),
            Act::Call(made) => {
                calls.extend(made.iter().cloned());
            }
            Act::Contract(contract) if calls.is_empty() => {
                let contract = contract.clone();
                let took = Vec::new();
                found.push((deal, Correction::Contract { contract, took }));
            }
            Act::Trick { cards, .. } => {
                tricks += 1;
                found.push((deal, Correction::Tricks(vec![(tricks, cards.clone())])));
            }
            _ => {}
        }
        let redeals = |game: &Game| game.current().map_or(0, |deal| deal.redeals);
        let before = redeals(&game);
        let allowed = game.play_anyway(act);
        allowed.unwrap_or_else(|refusal| panic!("{act:?} was accepted: {refusal:?}"));
        if matches!(act, Act::Bid(_)) && redeals(&game) != before {
            // Bids that add up to too little are void, and the cards are dealt again.
            found.retain(|(of, _)| *of != deal);
        }
        if matches!(act, Act::Call(_)) {
            found.retain(|(of, old)| *of != deal || !matches!(old, Correction::Calls(_)));
            found.push((deal, Correction::Calls(calls.clone())));
        }
        if game.deals().len() > deals {
            (calls, tricks) = (Vec::new(), 0);
        }
    }
    found
}
