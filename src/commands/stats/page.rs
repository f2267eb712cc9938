//! The statistics as a page, with charts.

use super::words::{by_result, chart_title, figure_label, games_counted, titled};
use super::{against, records, tables};
use crate::analysis::{Figure, FigureScope, RECENT_EVENINGS, RatedPlayer, Ratio, Statistics};
use crate::output::html::{HtmlTable, Plot};
use crate::rules::{Points, Unit};
use crate::views::ChartLine;
use crate::words::{self, messages};
use askama::Template;
use std::collections::{BTreeMap, BTreeSet};

/// The most players side by side.
const MOST_COLUMNS: usize = 6;
/// The most lines of trends: no more have colours of their own.
const MOST_TRENDS: usize = 8;

#[derive(Template)]
#[template(path = "book.html")]
struct BookPage {
    about: String,
    empty: bool,
    /// The players across rules, if there are several sets, and for each set of rules.
    players: Vec<(String, HtmlTable)>,
    /// The ratings of each set of rules, with their course.
    courses: Vec<(String, HtmlTable, Option<Plot>)>,
    /// The bids made on the last evenings, from game to game.
    trends: Option<Plot>,
    bars: Vec<Bars>,
    /// Who finished ahead of whom.
    matrix: HtmlTable,
    records: HtmlTable,
    figures: Vec<HtmlTable>,
}

/// A chart of the share of bids made, a bar each.
struct Bars {
    title: String,
    /// For each bar what it is for, the share, and how many bids that is based on.
    rows: Vec<(String, String, u32)>,
}

/// A page with the players, the course of their ratings, the bids made, and every figure.
///
/// The players who are `hidden` are left out of it, but count in what all players have together.
pub(super) fn of(all: &Statistics, hidden: &BTreeSet<&String>) -> String {
    let mut statistics = all.clone();
    statistics.players.retain(|figures| !hidden.contains(&figures.player));
    for rules in &mut statistics.by_rules {
        rules.players.retain(|figures| !hidden.contains(&figures.player));
    }
    let by_rules = statistics.by_rules.iter_mut().flat_map(|rules| &mut rules.players);
    for figures in by_rules.chain(&mut statistics.players) {
        figures.sums.retain(|sum| match &sum.line.of {
            FigureScope::Word(rival) if sum.line.figure == Figure::Against => {
                !hidden.contains(rival)
            }
            _ => true,
        });
    }
    statistics.ratings.retain(|rating| !hidden.contains(&rating.now.player));
    statistics.records.retain(|record| !hidden.contains(&record.player));
    statistics.trends.retain(|trend| !hidden.contains(&trend.player));
    let statistics = &statistics;
    let names: Vec<String> =
        statistics.players.iter().map(|figures| figures.player.clone()).collect();

    let mut courses = Vec::new();
    let sections = tables::ratings(statistics, titled).sections();
    for ((rules, table), ratings) in sections.into_iter().zip(tables::ratings_by_rules(statistics))
    {
        let plot = plot(course(ratings), &names);
        courses.push((rules, HtmlTable::of(table, "", &names), plot));
    }

    let mut figures = Vec::new();
    for players in statistics.players.chunks(MOST_COLUMNS) {
        for (rules, grid) in tables::figures(statistics, players, titled) {
            for (title, table) in grid.sections() {
                let caption =
                    if rules.is_empty() { title } else { words::labelled(rules.as_str(), title) };
                figures.push(HtmlTable::of(table, &caption, &[]));
            }
        }
    }

    let mut about = games_counted(statistics.games, statistics.days.as_ref());
    if let Some(by_result) = by_result(statistics) {
        about += &format!(". {by_result}");
    }
    let page = BookPage {
        about,
        empty: statistics.players.is_empty(),
        players: players(statistics),
        courses,
        trends: plot(trends(statistics), &names),
        bars: bids_made(all),
        matrix: HtmlTable::of(against::matrix(&statistics.players), "", &[]),
        records: HtmlTable::of(records::grid(&statistics.records, titled, words::day), "", &[]),
        figures,
    };
    page.render().expect("memory takes every page") + "\n"
}

/// The tables of players, each with its title.
fn players(statistics: &Statistics) -> Vec<(String, HtmlTable)> {
    let caption = messages::StatsPlayersCaption.say();
    let by_rules = tables::by_rules(statistics, titled);
    if statistics.only_rules().is_some() {
        return vec![(String::new(), HtmlTable::of(by_rules, &caption, &[]))];
    }
    let across = HtmlTable::of(tables::players(statistics), &caption, &[]);
    let mut tables = vec![(String::new(), across)];
    for (rules, table) in by_rules.sections() {
        tables.push((rules, HtmlTable::of(table, "", &[])));
    }
    tables
}

/// A chart in which each player has the same colour as in every other: that of the place among all.
fn plot(lines: Vec<ChartLine>, names: &[String]) -> Option<Plot> {
    let columns: Vec<usize> = lines
        .iter()
        .filter_map(|line| names.iter().position(|name| *name == line.player))
        .collect();
    Some(Plot::of_lines(lines, "game")?.in_columns(&columns))
}

/// The trends of the players with the most games, a line each in percent; at first the first share.
fn trends(statistics: &Statistics) -> Vec<ChartLine> {
    let mut lines = Vec::new();
    for trend in statistics.trends.iter().take(MOST_TRENDS) {
        let percent = |share: Ratio| Points::counted(share.times(1000), Unit::Tenth);
        let mut now = percent(trend.course[0].1);
        let mut totals = Vec::with_capacity(statistics.games + 1);
        for (number, share) in &trend.course {
            totals.resize(*number, now);
            now = percent(*share);
        }
        totals.resize(statistics.games + 1, now);
        lines.push(ChartLine { player: trend.player.clone(), totals });
    }
    lines
}

/// The course of some ratings, a line for each player: the rating after every game of anybody, at
/// first that of a new player.
fn course(ratings: &[RatedPlayer]) -> Vec<ChartLine> {
    let games = ratings.iter().flat_map(|rating| &rating.course).map(|after| after.number);
    let last = games.max().unwrap_or(0);
    let mut lines = Vec::new();
    for rating in ratings {
        let mut totals = Vec::with_capacity(last + 1);
        let mut now = Points::whole(25);
        for after in &rating.course {
            totals.resize(after.number, now);
            now = Points::counted(after.rating.times(10), Unit::Tenth);
        }
        totals.resize(last + 1, now);
        lines.push(ChartLine { player: rating.now.player.clone(), totals });
    }
    lines
}

/// The bids made of all the players together, by what they have in common.
fn bids_made(statistics: &Statistics) -> Vec<Bars> {
    let mut charts = Vec::new();
    for figure in [Figure::Cards, Figure::Speaking, Figure::Bids] {
        let mut by_scope: BTreeMap<&FigureScope, (Ratio, u32)> = BTreeMap::new();
        let players = statistics.by_rules.iter().flat_map(|figures| &figures.players);
        let sums = players.flat_map(|player| &player.sums);
        for line in sums.map(|sum| &sum.line) {
            if line.figure == figure {
                let (made, bids) = by_scope.entry(&line.of).or_default();
                *made += line.value;
                *bids += line.based_on.unwrap_or_default();
            }
        }
        let mut rows = Vec::new();
        for (scope, (made, bids)) in by_scope {
            if let Some(share) = made.over(bids) {
                rows.push((figure_label(figure, scope), tables::percent(share), bids));
            }
        }
        if !rows.is_empty() {
            charts.push(Bars { title: chart_title(figure), rows });
        }
    }
    charts
}
