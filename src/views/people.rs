//! The players of all games, and who pays whom.

use super::grid::{Cell, Column, Grid};
use crate::analysis::{Attended, People, Settlement};
use crate::game::fold;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::HashMap;

/// A player of past games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerSummary {
    /// The name under which the player is listed.
    pub player: String,
    /// In how many games.
    pub games: usize,
    /// The day of the last of them, by the local clock.
    pub last: String,
    /// Every name under which the player is written in them.
    pub names: Vec<String>,
}

impl PlayerSummary {
    /// The players of some games, which are given most recently played first. Whoever took part in
    /// most comes first.
    pub fn all(people: &People, attended: &[Attended]) -> Vec<PlayerSummary> {
        let mut all: Vec<PlayerSummary> = Vec::new();
        let mut known: HashMap<String, usize> = HashMap::new();
        for Attended { game, names, last } in attended {
            for name in names {
                let player = people.who(game, name);
                let index = *known.entry(fold(player)).or_insert_with(|| {
                    let (player, last) = (player.to_owned(), last.clone());
                    all.push(PlayerSummary { player, games: 0, last, names: Vec::new() });
                    all.len() - 1
                });
                all[index].games += 1;
                if !all[index].names.contains(name) {
                    all[index].names.push(name.clone());
                }
            }
        }
        all.sort_by_cached_key(|it| (Reverse(it.games), fold(&it.player)));
        all
    }

    /// Players as a table, a line each.
    pub fn grid(all: &[PlayerSummary]) -> Grid {
        let [player, games, last, names] = words::player_titles();
        let mut grid = Grid::of_columns([
            (player, Column::NAMES),
            (games, Column::NUMBERS),
            (last, Column::WORDS),
            (names, Column::NAMES),
        ]);
        for it in all {
            let others = it.names.iter().filter(|name| **name != it.player).cloned();
            let others = others.collect::<Vec<_>>().join(", ");
            let (player, last) = (Cell::plain(&it.player), Cell::plain(&it.last));
            grid.push(vec![player, Cell::plain(it.games), last, Cell::plain(others)]);
        }
        grid
    }

    /// The fields of a record: player, games, the last day, the names with commas between.
    pub fn record(&self) -> [String; 4] {
        [self.player.clone(), self.games.to_string(), self.last.clone(), self.names.join(",")]
    }
}

/// A payment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PaymentBetween {
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// How much, with two decimals.
    pub amount: String,
}

impl PaymentBetween {
    /// The payments of a settlement.
    pub fn all(settled: &Settlement) -> Vec<PaymentBetween> {
        let name = |index: usize| settled.people[index].clone();
        let each = settled.payments.iter().map(|it| PaymentBetween {
            from: name(it.from),
            to: name(it.to),
            amount: it.amount.to_string(),
        });
        each.collect()
    }
}
