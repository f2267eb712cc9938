//! What a side carries from deal to deal besides its total: runs that count for promotions, and counts
//! that run on.

use crate::analysis::numbered::Numbered;
use crate::cards::Side;
use crate::game::Game;
use crate::rules::{BidTarget, CountRule, Hand, OneCardDeals, Promotions, Scheme, Streak};
use std::collections::HashMap;

/// What a hand does to a player's runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mark {
    /// It ends them.
    Ends,
    Missed,
    Made,
    /// Made a bid of zero.
    MadeZero,
}

impl Mark {
    /// What a hand does; `None` if nothing.
    pub(super) fn of(hand: Hand, ones_are_skipped: bool) -> Option<Mark> {
        match (hand.cards, hand.is_made()) {
            (1, _) => (!ones_are_skipped).then_some(Mark::Ends),
            (_, false) => Some(Mark::Missed),
            (_, true) if hand.bid == 0 => Some(Mark::MadeZero),
            (_, true) => Some(Mark::Made),
        }
    }

    /// A hand that does it.
    const fn hand(self) -> Hand {
        let (cards, bid, took) = match self {
            Mark::Ends => (1, 0, 0),
            Mark::Missed => (2, 1, 0),
            Mark::Made => (2, 1, 1),
            Mark::MadeZero => (2, 0, 0),
        };
        Hand { bid, word: None, took, cards, players: 2, target: BidTarget::Exact }
    }
}

/// What a side carries on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Carried {
    /// The runs of each player, by scheme.
    runs: Vec<Vec<Streak>>,
    /// What is carried over of each count that runs on.
    counts: Vec<u32>,
}

/// What a deal does to that: for each player, and each count that runs on.
type Class = (Vec<Option<Mark>>, Vec<u8>);

/// Everything that sides may carry on, by numbers.
#[derive(Clone)]
pub(super) struct States {
    schemes: Vec<Scheme>,
    promotions: Promotions,
    ones: OneCardDeals,
    players: u8,
    running: Vec<CountRule>,
    carried: Numbered<Carried>,
    classes: Numbered<Class>,
    after: HashMap<(u32, u32), (u32, i64)>,
}

impl States {
    /// The states of a game, and what each side carries now.
    pub(super) fn of(game: &Game) -> (States, Vec<u32>) {
        let (setup, rules) = (game.setup(), game.setup().rules());
        let promotions = rules.promotions.clone();
        let mut states = States {
            schemes: promotions.in_force().cloned().collect(),
            promotions,
            ones: rules.one_card_deals(),
            players: setup.players().count() as u8,
            running: rules.counts_in_force().filter(|rule| rule.every.is_some()).cloned().collect(),
            carried: Numbered::new(),
            classes: Numbered::new(),
            after: HashMap::new(),
        };
        let deals = game.played().count();
        let mut now = Vec::new();
        for side in sides(game) {
            let of_member = |seat| {
                let hands = game.played().filter(|deal| deal.plan.extra.is_none());
                let hands: Vec<Hand> = hands.filter_map(|deal| deal.hand(seat)).collect();
                let run = |scheme: &Scheme| {
                    hands.iter().fold(Streak::default(), |run, hand| {
                        states.promotions.after(scheme, run, *hand, states.ones, states.players).0
                    })
                };
                states.schemes.iter().map(run).collect()
            };
            let runs = setup.members(side).map(of_member).collect();
            let counts = states.running.iter();
            let counts = counts.map(|rule| game.carried(rule, side, deals).unwrap_or(0)).collect();
            now.push(Carried { runs, counts });
        }
        let now = now.into_iter().map(|carried| states.carried.number(carried)).collect();
        (states, now)
    }

    /// The number of what a deal does.
    pub(super) fn class(&mut self, marks: Vec<Option<Mark>>, ran: Vec<u8>) -> u32 {
        let marks = if marks.iter().all(Option::is_none) { Vec::new() } else { marks };
        self.classes.number((marks, ran))
    }

    /// What a side carries after a deal, and the points, in tenths, that it gets besides.
    pub(super) fn after(&mut self, state: u32, class: u32) -> (u32, i64) {
        if let Some(known) = self.after.get(&(state, class)) {
            return *known;
        }
        let mut carried = self.carried[state].clone();
        let (marks, ran) = self.classes[class].clone();
        let mut points = 0;
        for (runs, mark) in carried.runs.iter_mut().zip(marks) {
            let Some(mark) = mark else { continue };
            for (run, scheme) in runs.iter_mut().zip(&self.schemes) {
                let hand = mark.hand();
                let after = self.promotions.after(scheme, *run, hand, self.ones, self.players);
                *run = after.0;
                points += after.1.map_or(0, |paid| paid.in_tenths());
            }
        }
        for ((count, rule), number) in carried.counts.iter_mut().zip(&self.running).zip(ran) {
            points += rule.worth(*count, number).in_tenths();
            *count = rule.carried(*count + u32::from(number)).unwrap_or(0);
        }
        let after = (self.carried.number(carried), points);
        self.after.insert((state, class), after);
        after
    }
}

/// The sides of a game, in turn order.
pub(super) fn sides(game: &Game) -> impl Iterator<Item = Side> {
    let mut sides = game.setup().sides();
    sides.sort_unstable();
    sides.into_iter()
}
