//! The form of a player: wins, places and bids made on the last evenings.

use super::figure::{Figure, FigureScope};
use super::game::StatGame;
use super::hand::{Contribution, OwnGame};
use super::ratio::Ratio;
use crate::game::Day;
use std::collections::BTreeMap;

/// How many evenings are recent.
pub const RECENT_EVENINGS: usize = 20;

/// What the last evenings of a player's games add to the form; nothing for a player with no others.
pub(super) fn form<'a>(games: &[&OwnGame<'a>]) -> Vec<Contribution<'a>> {
    let mut by_day: BTreeMap<Day, Vec<&OwnGame<'a>>> = BTreeMap::new();
    for own in games.iter().filter(|own| own.was_played) {
        by_day.entry(own.game.day()).or_default().push(own);
    }
    let Some(earlier) = by_day.len().checked_sub(RECENT_EVENINGS).filter(|days| *days > 0) else {
        return Vec::new();
    };

    let mut form = Vec::new();
    for own in by_day.into_values().skip(earlier).flatten() {
        for mut contribution in own.contributions() {
            let line = &mut contribution.sum.line;
            let is_counted = matches!(line.figure, Figure::Wins | Figure::Places | Figure::Made);
            if is_counted && line.of.is_all() {
                line.of = FigureScope::Word(<&str>::from(line.figure).to_owned());
                line.figure = Figure::Form;
                form.push(contribution);
            }
        }
    }
    form
}

/// The share of bids that a player made on the last evenings, as it changed from game to game.
#[derive(Clone, Debug)]
pub struct Trend {
    /// The player.
    pub player: String,
    /// The share after each game of the player, with the number of that game among all.
    pub course: Vec<(usize, Ratio)>,
}

impl Trend {
    /// The trend of a player in some games, in order of play; `None` without bids.
    pub(super) fn of(player: &str, games: &[&StatGame]) -> Option<Trend> {
        let mut evenings: Vec<(Day, i64, i64)> = Vec::new();
        let mut course = Vec::new();
        for (number, game) in (1..).zip(games) {
            let bids: Vec<bool> =
                game.hands_of(player).filter_map(|held| Some(held.hand.bid?.made)).collect();
            if bids.is_empty() {
                continue;
            }
            let day = game.day();
            if evenings.last().is_none_or(|(last, ..)| *last != day) {
                evenings.push((day, 0, 0));
            }
            if let Some((_, made, all)) = evenings.last_mut() {
                *made += bids.iter().filter(|made| **made).count() as i64;
                *all += bids.len() as i64;
            }
            let recent = &evenings[evenings.len().saturating_sub(RECENT_EVENINGS)..];
            let made = recent.iter().map(|(_, made, _)| made).sum();
            let all = recent.iter().map(|(.., all)| all).sum();
            course.extend(Ratio::of(made, all).map(|share| (number, share)));
        }
        if course.is_empty() { None } else { Some(Trend { player: player.to_owned(), course }) }
    }
}
