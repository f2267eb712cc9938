//! Statistics as tables and charts.

use super::ChartLine;
use super::grid::{Cell, Column, Grid, Ink, Row};
use crate::analysis::{Book, Figure, FigureScope, PlayerRating, PlayerStats, Ratio, StatLine};
use crate::rules::{Points, Unit};
use crate::words;
use crate::words::messages;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoEnumIterator;

/// A chart of the share of bids made, a bar each.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What it shows.
    pub title: String,
    /// For each bar what it is for, the share, and how many bids that is based on.
    pub rows: Vec<(String, String, u32)>,
}

impl Book {
    /// The players, a line each.
    pub fn table(&self) -> Grid {
        let titles = words::book_titles().map(|title| (title, Column::NUMBERS));
        let player = (messages::HeadingStatsPlayer.say(), Column::NAMES);
        let mut grid = Grid::of_columns([player].into_iter().chain(titles));
        for player in &self.players {
            let figure = |figure| {
                player
                    .figures
                    .iter()
                    .find(|line| line.figure == figure && line.of == FigureScope::All)
            };
            let average = |it| figure(it).and_then(StatLine::average);
            let made = figure(Figure::Made);
            grid.push(vec![
                Cell::plain(&player.player),
                Cell::plain(player.games),
                Cell::maybe(figure(Figure::Wins).map(|wins| wins.value)),
                Cell::maybe(average(Figure::Places)),
                Cell::plain(player.deals),
                Cell::plain(player.points),
                Cell::maybe(average(Figure::Points)),
                Cell::maybe(made.and_then(|made| made.based_on)),
                Cell::maybe(average(Figure::Made).map(percent)),
            ]);
        }
        grid
    }

    /// The ratings, by rules and the best first.
    pub fn ratings_table(&self) -> Grid {
        let titles = words::rating_titles().map(|title| (title, Column::NUMBERS));
        let player = (messages::HeadingStatsPlayer.say(), Column::NAMES);
        let mut grid = Grid::of_columns([player].into_iter().chain(titles));
        for translated in self.ratings_by_rules() {
            grid.rows.push(Row::Title(vec![translated[0].rules.clone()]));
            for it in translated {
                let (rating, uncertainty) = (Cell::plain(it.rating), Cell::plain(it.uncertainty));
                grid.push(vec![
                    Cell::plain(&it.player),
                    rating,
                    uncertainty,
                    Cell::plain(it.games),
                ]);
            }
        }
        grid
    }

    /// The course of the ratings of each set of rules, a line for each player: what each was after every
    /// game of anybody, at first that of a new player.
    pub fn courses(&self) -> impl Iterator<Item = Vec<ChartLine>> {
        self.ratings_by_rules().map(|rated| {
            let games = rated.iter().flat_map(|it| &it.course).map(|after| after.number);
            let last = games.max().unwrap_or(0);
            let line = |rated: &PlayerRating| {
                let mut totals = Vec::with_capacity(last + 1);
                let mut now = Points::whole(25);
                for after in &rated.course {
                    totals.resize(after.number, now);
                    now = Points::counted(after.rating.times(10), Unit::Tenth);
                }
                totals.resize(last + 1, now);
                ChartLine { player: rated.player.clone(), totals }
            };
            rated.iter().map(line).collect()
        })
    }

    fn ratings_by_rules(&self) -> impl Iterator<Item = &[PlayerRating]> {
        self.ratings.chunk_by(|one, other| one.rules == other.rules)
    }

    /// Every figure of some players, a line each, with a column for each player.
    pub fn figures(players: &[PlayerStats]) -> Grid {
        let names = players.iter().map(|it| (it.player.clone(), Column::NUMBERS));
        let figure = (messages::HeadingFigure.say(), Column::WORDS);
        let mut grid = Grid::of_columns([figure].into_iter().chain(names));
        for figure in Figure::iter() {
            let of_figure = |it: &'_ PlayerStats| -> BTreeMap<FigureScope, String> {
                let own = it.figures.iter().filter(|line| line.figure == figure);
                own.map(|line| (line.of.clone(), line.shown())).collect()
            };
            let all: Vec<BTreeMap<FigureScope, String>> = players.iter().map(of_figure).collect();
            let mut known = BTreeSet::new();
            let rows = all.iter().flat_map(BTreeMap::keys).filter(|of| known.insert(*of));
            let mut rows: Vec<&FigureScope> = rows.collect();
            // Numbers by size, and other players in the order in which they come up.
            rows.sort_by(|one, other| match (one, other) {
                (FigureScope::Word(_), FigureScope::Word(_)) => Ordering::Equal,
                _ => one.cmp(other),
            });
            if let Some(title) = words::figures_title(figure).filter(|_| !rows.is_empty()) {
                grid.rows.push(Row::Title(vec![title.to_owned()]));
            }
            for of in rows {
                let label = Cell::new(words::figure_label(figure, of), Ink::Plain);
                let cells = all.iter().map(|shown| Cell::maybe(shown.get(of)));
                grid.push([label].into_iter().chain(cells).collect());
            }
        }
        grid
    }

    /// The bids made of all the players together, by what they have in common.
    pub fn bids_made(&self) -> Vec<Bars> {
        let all = || self.players.iter().flat_map(|player| &player.figures);
        let mut charts = Vec::new();
        for figure in [Figure::Cards, Figure::Speaking, Figure::Bids] {
            let mut sums: BTreeMap<&FigureScope, (Ratio, u32)> = BTreeMap::new();
            for line in all().filter(|line| line.figure == figure) {
                let (made, bids) = sums.entry(&line.of).or_default();
                *made += line.value;
                *bids += line.based_on.unwrap_or_default();
            }
            let bar = |(of, (made, bids)): (&FigureScope, (Ratio, u32))| {
                Some((words::figure_label(figure, of), percent(made.over(bids)?), bids))
            };
            let rows: Vec<_> = sums.into_iter().filter_map(bar).collect();
            let title = words::bids_made_title(figure);
            charts.extend((!rows.is_empty()).then_some(Bars { title, rows }));
        }
        charts
    }
}

fn percent(ratio: Ratio) -> String {
    messages::GrammarPercent { number: ratio.times(100) }.say()
}

impl StatLine {
    /// The figure as people read it.
    fn shown(&self) -> String {
        let average = self.average().unwrap_or(self.value);
        let number = match (self.figure, &self.of) {
            (Figure::Places, FigureScope::All)
            | (Figure::Points, _)
            | (_, FigureScope::Year(_, Figure::Points)) => words::decimal(average),
            (Figure::Made | Figure::Over | Figure::Under, _)
            | (_, FigureScope::Year(_, Figure::Made)) => percent(average),
            (Figure::Bids | Figure::Cards | Figure::Speaking, _) => {
                let points = self.based_on.and_then(|bids| self.besides.over(bids));
                let points = words::decimal(points.unwrap_or_default());
                format!("{}, {points}", percent(average))
            }
            (Figure::Against, _) => {
                // Half a game each where they finished level.
                let (ahead, games) = (self.besides.times(1), self.based_on.unwrap_or_default());
                format!("{ahead}–{}", i64::from(games) + ahead - self.value.times(2))
            }
            _ => words::decimal(self.value),
        };
        number + &self.based_on.map(|base| format!(" ({base})")).unwrap_or_default()
    }

    /// The player, the figure, what it is counted for, the number, and what that is based on.
    pub(super) fn cells(&self, player: &str) -> [Cell; 5] {
        let figure: &'static str = self.figure.into();
        let (value, based_on) = (Cell::plain(self.value), Cell::maybe(self.based_on));
        [Cell::plain(player), Cell::plain(figure), Cell::plain(&self.of), value, based_on]
    }
}
