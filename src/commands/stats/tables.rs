//! The tables of statistics, and those for spreadsheets and programs.

use super::words::{figure_label, player_headings, rating_headings, section_title};
use crate::analysis::{
    Figure, FigureScope, FigureSource, FigureSum, PlayerFigures, RatedPlayer, Ratio, StatLine,
    Statistics,
};
use crate::views::{Cell, Column, Grid, Ink, Row};
use crate::words::{decimal, joined, messages};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

/// The players, a line each.
pub(super) fn players(statistics: &Statistics) -> Grid {
    let mut grid = by_player(player_headings());
    for player in &statistics.players {
        let average = |figure| player.line(figure).and_then(StatLine::average);
        grid.push(vec![
            Cell::plain(&player.player),
            Cell::plain(player.count(Figure::Games)),
            Cell::maybe(player.line(Figure::Wins).map(|wins| wins.value)),
            Cell::maybe(average(Figure::Places)),
            Cell::maybe(player.line(Figure::Points).and_then(|points| points.based_on)),
            Cell::plain(player.points),
            Cell::maybe(average(Figure::Points)),
            Cell::maybe(player.line(Figure::Made).and_then(|made| made.based_on)),
            Cell::maybe(average(Figure::Made).map(percent)),
        ]);
    }
    grid
}

/// The ratings, by rules and the best first.
pub(super) fn ratings(statistics: &Statistics) -> Grid {
    let mut grid = by_player(rating_headings());
    for ratings in ratings_by_rules(statistics) {
        grid.rows.push(Row::Title(vec![ratings[0].now.rules.clone()]));
        for RatedPlayer { now: rating, .. } in ratings {
            grid.push(vec![
                Cell::plain(&rating.player),
                Cell::plain(rating.rating),
                Cell::plain(rating.uncertainty),
                Cell::plain(rating.games),
            ]);
        }
    }
    grid
}

pub(super) fn ratings_by_rules(statistics: &Statistics) -> impl Iterator<Item = &[RatedPlayer]> {
    statistics.ratings.chunk_by(|one, other| one.now.rules == other.now.rules)
}

/// A table with a line for each player, and numbers under these headings.
fn by_player<const N: usize>(headings: [String; N]) -> Grid {
    let mut columns = vec![(messages::HeadingPlayer.say(), Column::NAMES)];
    columns.extend(headings.map(|heading| (heading, Column::NUMBERS)));
    Grid::of_columns(columns)
}

/// Every figure of some players, a line each, with a column for each player.
pub(super) fn figures(players: &[PlayerFigures]) -> Grid {
    let mut columns = vec![(messages::HeadingFigure.say(), Column::WORDS)];
    columns.extend(players.iter().map(|player| (player.player.clone(), Column::NUMBERS)));
    let mut grid = Grid::of_columns(columns);
    for figure in Figure::iter() {
        let numbers: Vec<_> = players.iter().map(|player| numbers(player, figure)).collect();
        let scopes = scopes(&numbers);
        if !scopes.is_empty()
            && let Some(title) = section_title(figure)
        {
            grid.rows.push(Row::Title(vec![title]));
        }
        for scope in scopes {
            let mut cells = vec![Cell::new(figure_label(figure, scope), Ink::Plain)];
            cells.extend(numbers.iter().map(|numbers| Cell::maybe(numbers.get(scope))));
            grid.push(cells);
        }
    }
    grid
}

/// A player's numbers of a figure, by what each is counted for.
fn numbers(player: &PlayerFigures, figure: Figure) -> BTreeMap<FigureScope, String> {
    let sums = player.sums.iter().filter(|sum| sum.line.figure == figure);
    sums.map(|sum| (sum.line.of.clone(), number(sum))).collect()
}

/// What the numbers of some players are counted for, each once: numbers by size, and other players in
/// the order in which they come up.
fn scopes(numbers: &[BTreeMap<FigureScope, String>]) -> Vec<&FigureScope> {
    let mut scopes: Vec<&FigureScope> = Vec::new();
    for scope in numbers.iter().flat_map(BTreeMap::keys) {
        if !scopes.contains(&scope) {
            scopes.push(scope);
        }
    }
    scopes.sort_by(|one, other| match (one, other) {
        (FigureScope::Word(_), FigureScope::Word(_)) => Ordering::Equal,
        _ => one.cmp(other),
    });
    scopes
}

/// A figure as people read it.
fn number(FigureSum { line, second_number }: &FigureSum) -> String {
    let average = line.average().unwrap_or(line.value);
    let number = match (line.figure, &line.of) {
        (Figure::Places, FigureScope::All)
        | (Figure::Points, _)
        | (_, FigureScope::Year(_, Figure::Points)) => decimal(average),
        (Figure::Made | Figure::Over | Figure::Under, _)
        | (_, FigureScope::Year(_, Figure::Made)) => percent(average),
        (Figure::Bids | Figure::Cards | Figure::Speaking, _) => {
            let points = line.based_on.and_then(|bids| second_number.over(bids));
            format!("{}, {}", percent(average), decimal(points.unwrap_or_default()))
        }
        (Figure::Against, _) => {
            // Half a game each where they finished level.
            let ahead = second_number.times(1);
            let games = i64::from(line.based_on.unwrap_or_default());
            format!("{ahead}–{}", games + ahead - line.value.times(2))
        }
        _ => decimal(line.value),
    };
    match line.based_on {
        Some(base) => format!("{number} ({base})"),
        None => number,
    }
}

pub(super) fn percent(ratio: Ratio) -> String {
    messages::GrammarPercent { number: ratio.times(100) }.say()
}

/// Every figure of every player and every rating as a row: player, figure, what it is counted for, the
/// number, and how many games or deals it is based on.
pub(super) fn facts(statistics: &Statistics) -> Grid {
    let mut grid = Grid::of_columns([
        ("player", Column::NAMES),
        ("figure", Column::NAMES),
        ("of", Column::NAMES),
        ("value", Column::NUMBERS),
        ("based on", Column::NUMBERS),
    ]);
    for player in &statistics.players {
        for sum in &player.sums {
            grid.push(fact(&player.player, &sum.line));
        }
    }
    for rating in &statistics.ratings {
        grid.push(fact(&rating.now.player, &rating.line()));
    }
    grid
}

fn fact(player: &str, line: &StatLine) -> Vec<Cell> {
    vec![
        Cell::plain(player),
        Cell::plain(<&str>::from(line.figure)),
        Cell::plain(&line.of),
        Cell::plain(line.value),
        Cell::maybe(line.based_on),
    ]
}

/// The sources of the figure asked for: player, what it was counted for, game, day, what it adds, of
/// how many deals or games, and the deals that add to it.
pub(super) fn sources(statistics: &Statistics) -> Grid {
    let mut grid = Grid::of_columns([
        ("player", Column::NAMES),
        ("of", Column::WORDS),
        ("game", Column::WORDS),
        ("day", Column::WORDS),
        ("adds", Column::NUMBERS),
        ("based on", Column::NUMBERS),
        ("deals", Column::NAMES),
    ]);
    for FigureSource { player, game, day, adds, counted } in &statistics.sources {
        grid.push(vec![
            Cell::plain(player),
            Cell::plain(&adds.of),
            Cell::plain(game),
            Cell::plain(day),
            Cell::plain(adds.value),
            Cell::maybe(adds.based_on),
            Cell::plain(joined(counted, " ")),
        ]);
    }
    grid
}
