//! The state that a side carries from deal to deal, apart from its total: runs that count for promotions, and
//! tallies that run on.

use crate::analysis::interner::Interner;
use crate::game::Game;
use crate::rules::{BidTarget, Hand, OneCardDeals, Ruleset, Streak, TallyRule};
use std::collections::HashMap;

/// The state of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct SideState {
    /// The runs of each player, by scheme.
    runs: Vec<Vec<Streak>>,
    /// How much is carried over of each tally that runs on.
    tallies: Vec<u32>,
}

/// The effect of a deal: for each player a hand with the same effect, and each running tally.
type Class = (Vec<Option<Hand>>, Vec<u8>);

/// Every state that a side may have, by numbers.
#[derive(Clone)]
pub(super) struct States<'a> {
    rules: &'a Ruleset,
    players: u8,
    carried: Interner<SideState>,
    classes: Interner<Class>,
    after: HashMap<(u32, u32), (u32, i64)>,
}

impl<'a> States<'a> {
    /// The states of a game, and the number of the one that each side has now.
    pub(super) fn of(game: &'a Game) -> (States<'a>, Vec<u32>) {
        let setup = game.setup();
        let rules = setup.rules();
        let mut states = States {
            rules,
            players: game.around_the_table().count() as u8,
            carried: Interner::new(),
            classes: Interner::new(),
            after: HashMap::new(),
        };
        let deals = game.deals_over();
        let mut now = Vec::new();
        for side in setup.sides_in_turn() {
            let runs = setup.members(side).map(|seat| game.streaks(seat)).collect();
            let carried = states.running().map(|rule| game.carried(rule, side, deals).unwrap_or(0));
            let tallies = carried.collect();
            now.push(states.carried.number(SideState { runs, tallies }));
        }
        (states, now)
    }

    /// The tallies that run on.
    fn running(&self) -> impl Iterator<Item = &'a TallyRule> + use<'a> {
        self.rules.tallies_in_force().filter(|rule| rule.every.is_some())
    }

    /// Adds a hand to a player's runs, and returns what it earns by them, in tenths.
    fn add(&self, runs: &mut [Streak], hand: Hand) -> i64 {
        let ones = self.rules.one_card_deals();
        self.rules.promotions.add(runs, hand, ones, self.players).in_tenths()
    }

    /// The simplest hand with the same effect on runs; `None` if the hand has none.
    pub(super) fn alike(&self, hand: Hand) -> Option<Hand> {
        let (cards, bid, took) = match hand.cards {
            1 if self.rules.one_card_deals() == OneCardDeals::Skip => return None,
            1 => (1, 0, 0),
            _ if !hand.is_made() => (2, 1, 0),
            _ => (2, hand.bid.min(1), hand.bid.min(1)),
        };
        Some(Hand { bid, word: None, took, cards, players: 2, target: BidTarget::Exact })
    }

    /// The number of the effect of a deal on the state of a side.
    pub(super) fn class(&mut self, hands: Vec<Option<Hand>>, ran: Vec<u8>) -> u32 {
        let hands = if hands.iter().all(Option::is_none) { Vec::new() } else { hands };
        self.classes.number((hands, ran))
    }

    /// The state of a side after a deal, and the bonus and points for tallies that it brings, in tenths.
    pub(super) fn after(&mut self, state: u32, class: u32) -> (u32, i64) {
        if let Some(known) = self.after.get(&(state, class)) {
            return *known;
        }
        let mut carried = self.carried[state].clone();
        let (hands, ran) = &self.classes[class];
        let mut points = 0;
        for (runs, hand) in carried.runs.iter_mut().zip(hands) {
            if let Some(hand) = hand {
                points += self.add(runs, *hand);
            }
        }
        for ((before, rule), number) in carried.tallies.iter_mut().zip(self.running()).zip(ran) {
            points += rule.worth(*before, (*number).into()).in_tenths();
            *before = rule.carried(*before + u32::from(*number)).unwrap_or(0);
        }
        let after = (self.carried.number(carried), points);
        self.after.insert((state, class), after);
        after
    }
}
