//! What a director should look at. It refuses nothing.

use super::act::EventAct;
use super::journal::EventHistory;
use crate::history::Stamp;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use strum::IntoStaticStr;

/// Why a director should look at a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Flag {
    /// It was entered within a quarter of the time.
    Early,
    /// It is far from all others.
    Far,
    /// The table had the same numbers in the round before.
    Repeated,
    /// It was changed after the others had agreed.
    Changed,
    /// Somebody at the table says that it is wrong.
    Disputed,
    /// The round was closed before the game at the table was over.
    Unfinished,
}

/// How many results there must be before one can be far from the others.
const ENOUGH: usize = 20;

/// How many median deviations away is far.
const FAR: i64 = 6;

impl EventHistory {
    /// What a director should look at, by round and table.
    pub fn flags(&self) -> BTreeMap<(u16, u16), Vec<Flag>> {
        let event = self.event();
        let early = self.early();
        let far = self.far();
        let mut flags: BTreeMap<(u16, u16), Vec<Flag>> = BTreeMap::new();
        for (number, round) in (1_u16..).zip(&event.rounds) {
            for (table, typed) in &round.typed {
                let own = flags.entry((number, *table)).or_default();
                let before = event.round(number - 1).ok();
                let before = before.and_then(|round| round.typed.get(table));
                if early.contains(&(number, *table)) {
                    own.push(Flag::Early);
                }
                if typed.points.iter().any(|points| far.is_far(points.in_tenths())) {
                    own.push(Flag::Far);
                }
                let is_played = !typed.points.is_empty();
                if is_played && before.is_some_and(|before| before.points == typed.points) {
                    own.push(Flag::Repeated);
                }
                if typed.changed {
                    own.push(Flag::Changed);
                }
            }
            for (table, agreed) in &round.agreed {
                let game = event.games.get(&(number, *table));
                if game.is_some_and(|game| game.entries != *agreed) {
                    flags.entry((number, *table)).or_default().push(Flag::Changed);
                }
            }
            let games = event.games.range((number, 0)..=(number, u16::MAX));
            for ((_, table), game) in games.filter(|(_, game)| round.closed && !game.over) {
                if game.deals > 0 && !round.typed.contains_key(table) {
                    flags.entry((number, *table)).or_default().push(Flag::Unfinished);
                }
            }
            for table in &round.disputed {
                flags.entry((number, *table)).or_default().push(Flag::Disputed);
            }
        }
        flags.retain(|_, own| !own.is_empty());
        flags
    }

    /// The clock of a round: when it was started, and for how many minutes.
    pub fn clock(&self, number: u16) -> Option<(Stamp, u16)> {
        let clocks = self.in_force().filter_map(|entry| match entry.act {
            Some(EventAct::Clock { round, minutes }) if round == number => {
                Some((entry.at, minutes))
            }
            _ => None,
        });
        clocks.last()
    }

    /// When the result of a table was typed last.
    pub fn typed_at(&self, number: u16, place: u16) -> Option<Stamp> {
        let typed = self.in_force().filter(|entry| {
            matches!(&entry.act, Some(EventAct::Typed { round, table, points, .. })
                if *round == number && *table == place && !points.is_empty())
        });
        typed.last().map(|entry| entry.at)
    }

    /// The tables whose results were entered within a quarter of the time.
    fn early(&self) -> Vec<(u16, u16)> {
        let mut early = Vec::new();
        for (number, round) in (1..).zip(&self.event().rounds) {
            let Some((begun, minutes)) = self.clock(number) else { continue };
            for table in round.typed.keys() {
                let typed = self.typed_at(number, *table);
                if typed.is_some_and(|at| at.seconds_since(begun) * 4 < i64::from(minutes) * 60) {
                    early.push((number, *table));
                }
            }
        }
        early
    }

    fn far(&self) -> Spread {
        let mut points = Vec::new();
        let mut results = 0;
        for typed in self.event().rounds.iter().flat_map(|round| round.typed.values()) {
            results += usize::from(!typed.points.is_empty());
            points.extend(typed.points.iter().map(|points| points.in_tenths()));
        }
        if results < ENOUGH {
            return Spread::default();
        }
        let middle = median(&mut points);
        let mut away: Vec<i64> = points.iter().map(|points| (points - middle).abs()).collect();
        Spread { middle, deviation: median(&mut away) }
    }
}

/// How far results are from each other.
#[derive(Default)]
struct Spread {
    middle: i64,
    /// The median deviation; 0 if too little is known.
    deviation: i64,
}

impl Spread {
    fn is_far(&self, points: i64) -> bool {
        self.deviation > 0 && (points - self.middle).abs() > FAR * self.deviation
    }
}

fn median(numbers: &mut [i64]) -> i64 {
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
