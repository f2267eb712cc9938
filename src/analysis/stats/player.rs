//! What one player did in many games.

use super::figure::{Figure, FigureScope, StatLine};
use super::game::{Contribution, HandInGame, StatGame};
use super::ratio::Ratio;
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use strum::EnumCount;

/// What a player did.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerStats {
    /// Who.
    pub player: String,
    /// How many games.
    pub games: u32,
    /// How many were won; a win that several share is a share for each.
    pub wins: Ratio,
    /// How many deals.
    pub deals: u32,
    /// How many exact bids were made.
    pub made: u32,
    /// How many were missed.
    pub missed: u32,
    /// What the deals brought.
    pub points: Points,
    /// Every figure.
    pub figures: Vec<StatLine>,
}

/// Where a figure comes from: what a game adds to it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FigureSource {
    /// Whose figure.
    pub player: String,
    /// The id of the game.
    pub game: String,
    /// The day on which it was played.
    pub day: String,
    /// What it adds.
    #[serde(flatten)]
    pub adds: StatLine,
    /// The deals that add to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<usize>,
}

impl PlayerStats {
    /// What a player did in games in order of play; `None` without a hand in any.
    pub(super) fn of(player: &str, games: &[StatGame]) -> Option<PlayerStats> {
        let hands: Vec<HandInGame<'_>> =
            games.iter().flat_map(|game| game.held_by(player)).collect();
        let mut lines = vec![BTreeMap::<FigureScope, StatLine>::new(); Figure::COUNT];
        let parts = games.iter().flat_map(|game| game.parts(player)).chain(picked(&hands));
        for Contribution { line, .. } in parts {
            let of_figure = &mut lines[line.figure as usize];
            match of_figure.get_mut(&line.of) {
                Some(sum) => sum.add(&line),
                None => drop(of_figure.insert(line.of.clone(), line)),
            }
        }
        let all = |figure| lines[figure as usize].get(&FigureScope::All).cloned();
        let based_on = |figure| all(figure)?.based_on;
        let count = |figure| all(figure).map_or(0, |line: StatLine| line.value.times(1) as u32);
        let (finished, bids) = (based_on(Figure::Places), based_on(Figure::Made));
        let (made, deals) = (count(Figure::Made), based_on(Figure::Points));
        let mut stats = PlayerStats {
            player: player.to_owned(),
            games: count(Figure::Games),
            wins: all(Figure::Wins).map_or(Ratio::ZERO, |line| line.value),
            deals: deals?,
            made,
            missed: bids.unwrap_or(0) - made,
            points: hands.iter().map(|held| held.hand.points).sum(),
            figures: lines.into_iter().flat_map(BTreeMap::into_values).collect(),
        };
        let days: BTreeSet<&String> = hands.iter().map(|held| &held.game.day).collect();
        for line in &mut stats.figures {
            match (line.figure, &line.of) {
                (Figure::Evenings, _) => line.value = (days.len() as u32).into(),
                (Figure::Places, FigureScope::Number(_)) => line.based_on = finished,
                (Figure::Streaks, _) => line.based_on = bids,
                (Figure::Best | Figure::Worst, _) => line.based_on = deals,
                _ => {}
            }
        }
        Some(stats)
    }
}

/// What each game adds to a player's figure, in order of play.
pub(super) fn sources(figure: Figure, player: &str, games: &[StatGame]) -> Vec<FigureSource> {
    let of_game = |game| {
        let mut parts: Vec<Contribution<'_>> = StatGame::parts(game, player);
        parts.retain(|part| part.line.figure == figure);
        parts.sort_by(|one, other| one.line.of.cmp(&other.line.of));
        parts
    };
    let parts: Vec<Contribution<'_>> = match figure.is_picked() {
        true => {
            let hands: Vec<HandInGame<'_>> =
                games.iter().flat_map(|it| it.held_by(player)).collect();
            picked(&hands).filter(|part| part.line.figure == figure).collect()
        }
        false => games.iter().flat_map(of_game).collect(),
    };
    let is_same = |one: &Contribution<'_>, other: &Contribution<'_>| {
        one.game.id == other.game.id && one.line.of == other.line.of
    };
    let source = |parts: &[Contribution<'_>]| {
        let mut adds = parts[0].line.clone();
        parts[1..].iter().for_each(|part| adds.add(&part.line));
        let counts =
            |part: &&Contribution<'_>| figure.is_picked() || part.line.value != Ratio::ZERO;
        FigureSource {
            player: player.to_owned(),
            game: parts[0].game.id.clone(),
            day: parts[0].game.day.clone(),
            counted: parts.iter().filter(counts).filter_map(|part| part.deal).collect(),
            adds,
        }
    };
    let of_deals = |parts: &&[Contribution<'_>]| parts[0].deal.is_some();
    let adds =
        |parts: &&[Contribution<'_>]| parts.iter().any(|part| part.line.value != Ratio::ZERO);
    parts.chunk_by(is_same).filter(|it| of_deals(it) || adds(it)).map(source).collect()
}

/// The deals of the figures that are of a few of them: the first that brought most and least, and the
/// first of the longest runs of bids made and missed, from game to game.
fn picked<'a>(hands: &[HandInGame<'a>]) -> impl Iterator<Item = Contribution<'a>> + use<'a> {
    let hands = || hands.iter().copied();
    let worth = |held: &HandInGame<'_>| held.game.wins.worth(held.hand.points);
    let best = hands().reduce(|best, it| if worth(&it) > worth(&best) { it } else { best });
    let worst = hands().reduce(|worst, it| if worth(&it) < worth(&worst) { it } else { worst });
    let is_made = |held: &HandInGame<'_>| held.hand.bid.is_some_and(|bid| bid.made);
    let bids: Vec<HandInGame<'_>> = hands().filter(|held| held.hand.bid.is_some()).collect();
    let mut parts = Vec::new();
    let mut add = |figure, of, held: HandInGame<'a>, value| {
        let line = StatLine::new(figure, of, value, None);
        parts.push(Contribution { game: held.game, deal: Some(held.deal), line });
    };
    for (figure, held) in [(Figure::Best, best), (Figure::Worst, worst)] {
        held.into_iter()
            .for_each(|held| add(figure, FigureScope::All, held, held.hand.points.into()));
    }
    for (made, of) in [(true, "made"), (false, "missed")] {
        let runs = bids.chunk_by(|one, other| is_made(one) == is_made(other));
        let runs = runs.filter(|run| is_made(&run[0]) == made);
        let longest = runs.reduce(|best, run| if run.len() > best.len() { run } else { best });
        for held in longest.unwrap_or_default() {
            add(Figure::Streaks, FigureScope::Word(of.to_owned()), *held, Ratio::from(1));
        }
    }
    parts.into_iter()
}
