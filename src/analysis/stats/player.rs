//! The statistics of one player in many games.

use super::comparable::RulesAndScore;
use super::figure::{Figure, FigureScope, FigureSum, RatingChange, StatLine};
use super::form::form;
use super::game::StatGame;
use super::hand::{Contribution, HandInGame, HandKind, OwnGame};
use super::known::apart;
use super::luck::{Averages, luck};
use super::ratio::Ratio;
use crate::game::Day;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// The statistics of a player.
#[derive(Clone, Debug)]
pub struct PlayerFigures {
    /// The player's name.
    pub player: String,
    /// Every figure.
    pub sums: Vec<FigureSum>,
}

/// The figures of the games by the same rules and score.
#[derive(Clone, Debug)]
pub struct RulesFigures {
    /// The rules and the score.
    pub by: RulesAndScore,
    /// The players, those with the most games first.
    pub players: Vec<PlayerFigures>,
}

/// Where a figure comes from: what a game adds to it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FigureSource {
    /// The player's name.
    pub player: String,
    /// The id of the game.
    pub game: String,
    /// The day of the game.
    pub day: String,
    /// The rules of the game, and its score if it is not the usual one.
    #[serde(flatten)]
    pub by: RulesAndScore,
    /// What the game adds to the figure.
    #[serde(flatten)]
    pub adds: StatLine,
    /// Why the game changed a rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingChange>,
    /// The deals that add to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<usize>,
}

impl PlayerFigures {
    /// The statistics of a player in games by the same rules, in order of play; `None` if the player has
    /// played in none.
    pub(super) fn of(
        player: &str,
        games: &[&OwnGame<'_>],
        averages: &Averages,
    ) -> Option<PlayerFigures> {
        let hands = hands_of(games);
        let mut alike: FxHashMap<HandKind, u32> = FxHashMap::default();
        for held in &hands {
            *alike.entry(held.kind()).or_default() += 1;
        }
        let mut added = Sums::default();
        for (kind, times) in alike {
            for sum in kind.sums().into_iter().chain(averages.luck_of(&kind)) {
                added.add(sum.times(times));
            }
        }
        added.add_all(games.iter().flat_map(|own| own.contributions_beside_hands()));
        added.add_all(extremes(&hands));
        added.add_all(streaks(&hands));
        added.add_all(form(games));
        added.finished(player, games)
    }

    /// The statistics of a player that can be compared across rules. `games` are all the games, in order of
    /// play.
    pub(super) fn across<'f>(
        player: &str,
        games: &[&OwnGame<'_>],
        by_rules: impl IntoIterator<Item = &'f PlayerFigures>,
    ) -> Option<PlayerFigures> {
        let mut added = Sums::default();
        for sum in by_rules.into_iter().flat_map(|figures| &figures.sums) {
            if sum.line.compares() && !sum.line.figure.is_counted_across() {
                added.add(sum.clone());
            }
        }
        added.add_all(streaks(&hands_of(games)));
        added.add_all(form(games));
        added.finished(player, games)
    }

    /// The figures that cannot be compared across rules.
    pub fn of_rules_alone(&self) -> PlayerFigures {
        let mut figures = self.clone();
        figures.sums.retain(|sum| !sum.line.compares());
        figures
    }

    /// The line of a whole figure.
    pub fn line(&self, figure: Figure) -> Option<&StatLine> {
        let mut lines = self.sums.iter().map(|sum| &sum.line);
        lines.find(|line| line.figure == figure && line.of == FigureScope::All)
    }

    /// A count of games, deals or bids; zero if there is none.
    pub fn count(&self, figure: Figure) -> u32 {
        self.line(figure).map_or(0, |line| line.value.times(1) as u32)
    }
}

/// Accumulates the figures of a player.
#[derive(Default)]
struct Sums(BTreeMap<(Figure, FigureScope), FigureSum>);

impl Sums {
    fn add_all<'a>(&mut self, contributions: impl IntoIterator<Item = Contribution<'a>>) {
        for contribution in contributions {
            self.add(contribution.sum);
        }
    }

    fn add(&mut self, sum: FigureSum) {
        match self.0.entry((sum.line.figure, sum.line.of.clone())) {
            Entry::Occupied(mut known) => known.get_mut().add(&sum),
            Entry::Vacant(vacant) => {
                vacant.insert(sum);
            }
        }
    }

    /// The figures of a player in some games once all are added; `None` if there are none.
    fn finished(mut self, player: &str, games: &[&OwnGame<'_>]) -> Option<PlayerFigures> {
        if self.0.is_empty() {
            return None;
        }
        let played = games.iter().filter(|own| own.was_played);
        let days: BTreeSet<Day> = played.map(|own| own.game.day()).collect();

        let based_on = |figure| self.0.get(&(figure, FigureScope::All))?.line.based_on;
        let deals = based_on(Figure::Points);
        let bids = based_on(Figure::Made);
        let places = based_on(Figure::Places);
        for FigureSum { line, .. } in self.0.values_mut() {
            match (line.figure, &line.of) {
                (Figure::Evenings, _) => line.value = (days.len() as u32).into(),
                (Figure::Places, FigureScope::Number(_)) => line.based_on = places,
                (Figure::Streaks, _) => line.based_on = bids,
                (Figure::Best | Figure::Worst, _) => line.based_on = deals,
                _ => {}
            }
        }
        Some(PlayerFigures { player: player.to_owned(), sums: self.0.into_values().collect() })
    }
}

/// The hands of a player's games.
fn hands_of<'g>(games: &[&OwnGame<'g>]) -> Vec<HandInGame<'g>> {
    games.iter().flat_map(|own| own.hands.iter().copied()).collect()
}

/// What each game adds to a player's figure, in order of play.
pub(super) fn sources(figure: Figure, player: &str, games: &[&StatGame]) -> Vec<FigureSource> {
    let mut contributions = Vec::new();
    let own: Vec<OwnGame<'_>> = games.iter().map(|game| OwnGame::of(game, player)).collect();
    if figure == Figure::Form {
        contributions = form(&own.iter().collect::<Vec<_>>());
        contributions.sort_by(|one, other| one.sum.line.of.cmp(&other.sum.line.of));
    } else if figure == Figure::Luck {
        for games in apart(games).into_values() {
            contributions.extend(luck(player, &games, &Averages::of(&games)));
        }
    } else if figure.is_picked() {
        let mut groups = vec![games.to_vec()];
        if figure != Figure::Streaks {
            groups = apart(games).into_values().collect();
        }
        for games in groups {
            let hands: Vec<HandInGame<'_>> =
                games.iter().flat_map(|game| game.hands_of(player)).collect();
            let mut picked = extremes(&hands);
            picked.extend(streaks(&hands));
            picked.retain(|contribution| contribution.sum.line.figure == figure);
            contributions.extend(picked);
        }
    } else {
        for own in &own {
            let mut of_game = own.contributions();
            of_game.retain(|contribution| contribution.sum.line.figure == figure);
            of_game.sort_by(|one, other| one.sum.line.of.cmp(&other.sum.line.of));
            contributions.extend(of_game);
        }
    }

    let mut sources = Vec::new();
    for alike in contributions
        .chunk_by(|one, other| one.game.id == other.game.id && one.sum.line.of == other.sum.line.of)
    {
        let is_of_deals = alike[0].deal.is_some();
        if is_of_deals || alike.iter().any(Contribution::adds_something) {
            sources.push(source(player, alike));
        }
    }
    sources
}

/// The source of a figure in one game.
fn source(player: &str, contributions: &[Contribution<'_>]) -> FigureSource {
    let first = &contributions[0];
    let mut adds = first.sum.clone();
    for other in &contributions[1..] {
        adds.add(&other.sum);
    }
    let counted = contributions
        .iter()
        .filter(|contribution| adds.line.figure.is_picked() || contribution.adds_something())
        .filter_map(|contribution| contribution.deal)
        .collect();
    FigureSource {
        player: player.to_owned(),
        game: first.game.id.clone(),
        day: first.game.day().to_string(),
        by: first.game.rules_and_score(),
        rating: None,
        counted,
        adds: adds.line,
    }
}

/// The first best hand, and the first worst one.
fn extremes<'a>(hands: &[HandInGame<'a>]) -> Vec<Contribution<'a>> {
    let mut picked = Vec::new();
    let mut best: Option<&HandInGame<'a>> = None;
    let mut worst: Option<&HandInGame<'a>> = None;
    for held in hands {
        if best.is_none_or(|best| held.worth() > best.worth()) {
            best = Some(held);
        }
        if worst.is_none_or(|worst| held.worth() < worst.worth()) {
            worst = Some(held);
        }
    }
    for (figure, held) in [(Figure::Best, best), (Figure::Worst, worst)] {
        if let Some(held) = held {
            let points = held.hand.points.into();
            picked.push(held.contributes(StatLine::new(figure, FigureScope::All, points, None)));
        }
    }
    picked
}

/// The hands of the first of the longest runs of bids made and missed, across games.
fn streaks<'a>(hands: &[HandInGame<'a>]) -> Vec<Contribution<'a>> {
    let bids: Vec<&HandInGame<'a>> = hands.iter().filter(|held| held.hand.bid.is_some()).collect();
    let mut made: &[&HandInGame<'a>] = &[];
    let mut missed: &[&HandInGame<'a>] = &[];
    for run in bids.chunk_by(|one, other| one.has_made_bid() == other.has_made_bid()) {
        let longest = if run[0].has_made_bid() { &mut made } else { &mut missed };
        if run.len() > longest.len() {
            *longest = run;
        }
    }

    let mut picked = Vec::new();
    for (longest, word) in [(made, "made"), (missed, "missed")] {
        for held in longest {
            let scope = FigureScope::Word(word.to_owned());
            let line = StatLine::new(Figure::Streaks, scope, Ratio::from(1), None);
            picked.push(held.contributes(line));
        }
    }
    picked
}
