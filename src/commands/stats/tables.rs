//! The tables of statistics, and those for spreadsheets and programs.

use super::words::{figure_label, rated_games, section_title};
use crate::analysis::{
    Figure, FigureScope, FigureSource, FigureSum, PlayerFigures, RatedPlayer, Ratio, RulesAndScore,
    RulesFigures, StatLine, Statistics,
};
use crate::views::{Cell, Column, Grid, Ink, Row};
use crate::words::{decimal, each_once, joined, law_kind, messages};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

/// One line per player, with the figures that can be compared across rules.
pub(super) fn players(statistics: &Statistics) -> Grid {
    let mut grid = by_player([
        messages::StatsFigureEvenings.say(),
        messages::HeadingGames.say(),
        messages::HeadingWins.say(),
        messages::HeadingPlace.say(),
        messages::HeadingBids.say(),
        messages::HeadingMade.say(),
    ]);
    for player in &statistics.players {
        let average = |figure| player.line(figure).and_then(StatLine::average);
        grid.push(vec![
            Cell::plain(&player.player),
            Cell::plain(player.count(Figure::Evenings)),
            Cell::plain(player.count(Figure::Games)),
            Cell::maybe(player.line(Figure::Wins).map(|wins| wins.value)),
            Cell::maybe(average(Figure::Places)),
            Cell::maybe(player.line(Figure::Made).and_then(|made| made.based_on)),
            Cell::maybe(average(Figure::Made).map(percent)),
        ]);
    }
    grid
}

/// What rules and a score are called: by their ids, as they are typed, or by their titles.
pub(super) type RulesName = fn(&RulesAndScore) -> String;

/// The players with their points, for each set of rules.
pub(super) fn by_rules(statistics: &Statistics, called: RulesName) -> Grid {
    let mut grid = by_player([
        messages::HeadingGames.say(),
        messages::HeadingWins.say(),
        messages::HeadingPlace.say(),
        messages::HeadingDeals.say(),
        messages::HeadingPoints.say(),
        messages::HeadingPointsPerDeal.say(),
        messages::HeadingBids.say(),
        messages::HeadingMade.say(),
    ]);
    for RulesFigures { by, players } in &statistics.by_rules {
        if statistics.only_rules().is_none() {
            grid.rows.push(Row::Title(vec![called(by)]));
        }
        for player in players {
            let average = |figure| player.line(figure).and_then(StatLine::average);
            let points = player.line(Figure::Points);
            grid.push(vec![
                Cell::plain(&player.player),
                Cell::plain(player.count(Figure::Games)),
                Cell::maybe(player.line(Figure::Wins).map(|wins| wins.value)),
                Cell::maybe(average(Figure::Places)),
                Cell::maybe(points.and_then(|points| points.based_on)),
                Cell::maybe(points.map(|points| points.value)),
                Cell::maybe(average(Figure::Points)),
                Cell::maybe(player.line(Figure::Made).and_then(|made| made.based_on)),
                Cell::maybe(average(Figure::Made).map(percent)),
            ]);
        }
    }
    grid
}

/// The incidents on which laws ruled, by players and kinds.
pub(super) fn incidents(statistics: &Statistics) -> Grid {
    let mut grid = Grid::of_columns([
        (messages::HeadingPlayer.say(), Column::NAMES),
        (messages::HeadingIncident.say(), Column::WORDS),
        (messages::HeadingTimes.say(), Column::NUMBERS),
        (messages::HeadingPenalties.say(), Column::NUMBERS),
        (messages::HeadingCost.say(), Column::NUMBERS),
    ]);
    for sum in &statistics.incidents {
        grid.push(vec![
            Cell::plain(&sum.player),
            Cell::plain(law_kind(sum.kind)),
            Cell::plain(sum.times),
            Cell::plain(sum.established),
            Cell::plain(sum.cost),
        ]);
    }
    grid
}

/// The ratings, by rules and the best first.
pub(super) fn ratings(statistics: &Statistics, called: RulesName) -> Grid {
    let mut grid = by_player([
        messages::HeadingRating.say(),
        "±".into(),
        messages::HeadingAtLeast.say(),
        messages::HeadingGames.say(),
    ]);
    for ratings in ratings_by_rules(statistics) {
        let by = RulesAndScore { rules: ratings[0].now.rules.clone(), scoring: None };
        grid.rows.push(Row::Title(vec![called(&by)]));
        for RatedPlayer { now: rating, .. } in ratings {
            grid.push(vec![
                Cell::plain(&rating.player),
                Cell::plain(rating.rating),
                Cell::plain(rating.uncertainty),
                Cell::plain(rating.at_least),
                Cell::plain(rated_games(rating)),
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

/// Tables of figures with a column for each player: first the figures that can be compared across rules,
/// then, for each set of rules, the others.
pub(super) fn figures(
    statistics: &Statistics,
    players: &[PlayerFigures],
    called: RulesName,
) -> Vec<(String, Grid)> {
    let heading = messages::HeadingFigure.say();
    if let Some(only) = statistics.only_rules() {
        return vec![(String::new(), figure_table(&heading, &of_players(only, players)))];
    }

    let across = figure_table(&heading, &players.iter().collect::<Vec<_>>());
    let mut tables = vec![(String::new(), across)];
    for figures in &statistics.by_rules {
        let alone: Vec<PlayerFigures> =
            of_players(figures, players).into_iter().map(PlayerFigures::of_rules_alone).collect();
        let rules = called(&figures.by);
        let table = figure_table(&rules, &alone.iter().collect::<Vec<_>>());
        if !table.rows.is_empty() {
            tables.push((rules, table));
        }
    }
    tables
}

/// The figures by some rules, for the players who have any.
fn of_players<'f>(figures: &'f RulesFigures, players: &[PlayerFigures]) -> Vec<&'f PlayerFigures> {
    let mut of_rules = Vec::new();
    for PlayerFigures { player, .. } in players {
        of_rules.extend(figures.players.iter().find(|figures| figures.player == *player));
    }
    of_rules
}

/// The figures of some players, a line each, with a column for each player.
fn figure_table(heading: &str, players: &[&PlayerFigures]) -> Grid {
    let mut columns = vec![(heading.to_owned(), Column::WORDS)];
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
    let mut scopes = each_once(numbers.iter().flat_map(BTreeMap::keys));
    scopes.sort_by(|one, other| match (one, other) {
        (FigureScope::Word(_), FigureScope::Word(_)) => Ordering::Equal,
        _ => one.cmp(other),
    });
    scopes
}

/// A figure as people read it.
fn number(sum: &FigureSum) -> String {
    let FigureSum { line, second_number } = sum;
    let average = line.average().unwrap_or(line.value);
    let number = match (line.figure, &line.of) {
        (Figure::Places, FigureScope::All)
        | (Figure::Points | Figure::Calibration | Figure::Luck | Figure::Dealer, _)
        | (_, FigureScope::Year(_, Figure::Points)) => decimal(average),
        (Figure::Made | Figure::Over | Figure::Under, _)
        | (_, FigureScope::Year(_, Figure::Made)) => percent(average),
        (Figure::Bids | Figure::Cards | Figure::Speaking, _) => {
            let points = line.based_on.and_then(|bids| second_number.over(bids));
            format!("{}, {}", percent(average), decimal(points.unwrap_or_default()))
        }
        (Figure::Against, _) => sum.ahead_and_behind(),
        (Figure::Form, FigureScope::Word(of)) => match of.as_str() {
            "made" => percent(average),
            "places" => decimal(average),
            _ => decimal(line.value),
        },
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
/// number, how many games or deals it is based on, and the rules and score; without these, across rules.
pub(super) fn facts(statistics: &Statistics) -> Grid {
    let mut grid = Grid::of_columns([
        ("player", Column::NAMES),
        ("figure", Column::NAMES),
        // Most of them are numbers.
        ("of", Column::NUMBERS),
        ("value", Column::NUMBERS),
        ("based on", Column::NUMBERS),
        ("rules", Column::NAMES),
    ]);
    let across = statistics.players.iter().map(|player| (player, String::new()));
    let by_rules = statistics.by_rules.iter().flat_map(|RulesFigures { by, players }| {
        players.iter().map(|player| (player, by.to_string()))
    });
    for (player, rules) in across.chain(by_rules) {
        for sum in &player.sums {
            grid.push(fact(&player.player, &sum.line, &rules));
        }
    }
    for rating in &statistics.ratings {
        grid.push(fact(&rating.now.player, &rating.line(), &rating.now.rules));
    }
    grid
}

fn fact(player: &str, line: &StatLine, rules: &str) -> Vec<Cell> {
    vec![
        Cell::plain(player),
        Cell::plain(<&str>::from(line.figure)),
        Cell::plain(&line.of),
        Cell::plain(line.value),
        Cell::maybe(line.based_on),
        Cell::plain(rules),
    ]
}

/// The sources of the figure asked for: player, what it was counted for, game, day, what it adds, of
/// how many deals or games, the deals that add to it, and the rules and score of the game.
pub(super) fn sources(statistics: &Statistics) -> Grid {
    let mut grid = Grid::of_columns([
        ("player", Column::NAMES),
        ("of", Column::NUMBERS),
        ("game", Column::WORDS),
        ("day", Column::WORDS),
        ("adds", Column::NUMBERS),
        ("based on", Column::NUMBERS),
        ("deals", Column::NUMBERS),
        ("rules", Column::NAMES),
    ]);
    for FigureSource { player, game, day, by, adds, counted, .. } in &statistics.sources {
        grid.push(vec![
            Cell::plain(player),
            Cell::plain(&adds.of),
            Cell::plain(game),
            Cell::plain(day),
            Cell::plain(adds.value),
            Cell::maybe(adds.based_on),
            Cell::plain(joined(counted, " ")),
            Cell::plain(by),
        ]);
    }
    grid
}
