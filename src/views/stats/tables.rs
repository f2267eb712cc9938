//! Statistics as tables.

use super::{Bars, Book, FigureSource, PlayerStats, StatLine};
use crate::analysis::{Figure, Ratio};
use crate::views::grid::{Cell, Column, Grid, Group, Ink, Row};
use crate::words;
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

impl Book {
    /// The players, a line each.
    pub fn table(&self) -> Grid {
        let mut groups =
            vec![Group::of_one(words::player_title(), Column::NAMES.row_heading()).stub()];
        let titles = words::book_titles();
        groups.extend(titles.map(|title| Group::of_one(title, Column::NUMBERS)));
        let mut grid = Grid::new(groups);
        for player in &self.players {
            let average = |figure| player.figure(figure)?.average();
            let shown = |number: Option<Ratio>| number.map(|number| number.to_string());
            let made = player.figure(Figure::Made);
            let cells = [
                Some(player.games.to_string()),
                player.figure(Figure::Wins).map(|wins| wins.value.to_string()),
                shown(average(Figure::Places)),
                Some(player.deals.to_string()),
                Some(player.points.to_string()),
                shown(average(Figure::Points)),
                made.and_then(|made| Some(made.based_on?.to_string())),
                average(Figure::Made).map(Ratio::percent),
            ];
            let cells = cells.into_iter().map(Cell::maybe);
            grid.push([Cell::plain(&player.player)].into_iter().chain(cells).collect());
        }
        grid
    }

    /// The ratings, by rules and the best first.
    pub fn ratings_table(&self) -> Grid {
        let mut groups =
            vec![Group::of_one(words::player_title(), Column::NAMES.row_heading()).stub()];
        groups.extend(words::rating_titles().map(|title| Group::of_one(title, Column::NUMBERS)));
        let mut grid = Grid::new(groups);
        for of_rules in self.ratings.chunk_by(|one, other| one.rules == other.rules) {
            grid.rows.push(Row::Title(vec![of_rules[0].rules.clone()]));
            for it in of_rules {
                let numbers =
                    [it.rating.to_string(), it.uncertainty.to_string(), it.games.to_string()];
                let cells = numbers.into_iter().map(Cell::plain);
                grid.push([Cell::plain(&it.player)].into_iter().chain(cells).collect());
            }
        }
        grid
    }

    /// Every figure of some players, a line each, with a column for each player.
    pub fn figures(players: &[PlayerStats]) -> Grid {
        let mut groups =
            vec![Group::of_one(words::figure_title(), Column::WORDS.row_heading()).stub()];
        groups.extend(players.iter().map(|it| Group::of_one(&it.player, Column::NUMBERS)));
        let mut grid = Grid::new(groups);
        let all: Vec<&[StatLine]> = players.iter().map(|it| it.figures.as_slice()).collect();
        for figure in Figure::iter() {
            let own = || all.iter().copied().flatten().filter(|line| line.figure == figure);
            let mut of: Vec<&str> = Vec::new();
            own().for_each(|line| {
                if !of.contains(&line.of.as_str()) {
                    of.push(&line.of)
                }
            });
            of.sort_by_key(|of| in_order(of));
            if let Some(title) = words::figures_title(figure).filter(|_| !of.is_empty()) {
                grid.rows.push(Row::Title(vec![title.to_owned()]));
            }
            for of in of {
                let cell = |lines: &&[StatLine]| {
                    let line = lines.iter().find(|line| line.figure == figure && line.of == of);
                    Cell::maybe(line.map(|line| &line.shown))
                };
                let label = Cell::new(words::figure_label(figure, of), Ink::Plain);
                grid.push([label].into_iter().chain(all.iter().map(cell)).collect());
            }
        }
        grid
    }

    /// Every figure of every player and every rating as a record: player, figure, what it is counted for, the number,
    /// and how many games or deals it is based on.
    pub fn records(&self) -> impl Iterator<Item = [String; 5]> {
        let of_player = |player: &PlayerStats| {
            let name = player.player.clone();
            let record = move |line: &StatLine| line.record(name.clone());
            player.figures.iter().map(record).collect::<Vec<_>>()
        };
        let ratings = self.ratings.iter().map(|it| {
            let figure: &'static str = Figure::Ratings.into();
            let (rating, games) = (it.rating.to_string(), it.games.to_string());
            [it.player.clone(), figure.to_owned(), it.rules.clone(), rating, games]
        });
        self.players.iter().flat_map(of_player).chain(ratings)
    }

    /// The records as a table for spreadsheets.
    pub fn facts(&self) -> Grid {
        let columns = words::stat_columns();
        let mut grid = Grid::new(
            (columns.iter().enumerate())
                .map(|(index, name)| {
                    let column = if index < 3 { Column::NAMES } else { Column::NUMBERS };
                    Group::of_one("", column.named(name))
                })
                .collect(),
        );
        self.records().for_each(|record| grid.push(record.map(Cell::plain).to_vec()));
        grid
    }

    /// The bids made of all the players together, by what they have in common.
    pub fn bids_made(&self) -> Vec<Bars> {
        let all = || self.players.iter().flat_map(|player| &player.figures);
        let mut charts = Vec::new();
        for figure in [Figure::Cards, Figure::Speaking, Figure::Bids] {
            let mut sums: BTreeMap<(u32, &str), (Ratio, u32)> = BTreeMap::new();
            for line in all().filter(|line| line.figure == figure) {
                let (made, bids) = sums.entry((in_order(&line.of), &line.of)).or_default();
                (*made, *bids) = (*made + line.value, *bids + line.based_on.unwrap_or_default());
            }
            let bar = |((_, of), (made, bids)): ((u32, &str), (Ratio, u32))| {
                Some((words::figure_label(figure, of), made.over(bids)?.percent(), bids))
            };
            let rows: Vec<_> = sums.into_iter().filter_map(bar).collect();
            let title = words::bids_made_title(figure);
            charts.extend((!rows.is_empty()).then_some(Bars { title, rows }));
        }
        charts
    }

    /// Where the figure asked for comes from.
    pub fn sources_table(&self) -> Grid {
        let [player, of, game, day, value, deals, counted] = words::source_titles();
        let mut grid = Grid::new(vec![
            Group::of_one(player, Column::NAMES.row_heading()).stub(),
            Group::of_one(of, Column::WORDS),
            Group::of_one(game, Column::WORDS),
            Group::of_one(day, Column::WORDS),
            Group::of_one(value, Column::NUMBERS),
            Group::of_one(deals, Column::NUMBERS),
            Group::of_one(counted, Column::NAMES),
        ]);
        self.sources.iter().for_each(|it| grid.push(it.record().map(Cell::plain).to_vec()));
        grid
    }
}

/// The only number of a figure first, then numbers by size, then words.
fn in_order(of: &str) -> u32 {
    if of.is_empty() { 0 } else { of.parse().map_or(u32::MAX, |number: u32| number + 1) }
}

impl StatLine {
    fn record(&self, player: String) -> [String; 5] {
        let figure: &'static str = self.figure.into();
        let based_on = self.based_on.map(|number| number.to_string()).unwrap_or_default();
        [player, figure.to_owned(), self.of.clone(), self.value.to_string(), based_on]
    }
}

impl FigureSource {
    /// As a record: player, what it was counted for, game, day, what it adds, of how many deals or games, and the deals
    /// that add to it.
    pub fn record(&self) -> [String; 7] {
        let counted: Vec<String> = self.counted.iter().map(ToString::to_string).collect();
        let [player, _, of, value, based_on] = self.adds.record(self.player.clone());
        [player, of, self.game.clone(), self.day.clone(), value, based_on, counted.join(" ")]
    }
}
