//! The chart of the running totals, laid out. All lengths are whole units of the drawing.

use super::shorten;
use crate::views::{Chart, Points};
use crate::words;

/// The number of colours and markers. Further players get them again, with a dashed line.
const KINDS: usize = 8;
/// The most marks on the axis of points.
const MOST_LEVELS: i64 = 7;
/// The most marks on the axis of deals.
const MOST_DEALS: usize = 12;
/// The least distance between two names.
const BETWEEN_NAMES: i64 = 25;
/// The columns to which a name is shortened.
const LONGEST_NAME: usize = 9;

/// The outlines of the markers, around their middle.
const MARKERS: [&str; KINDS] = [
    "M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5Z",
    "M-5-5H5V5H-5Z",
    "M0-6.5L6.5 5H-6.5Z",
    "M0-7L7 0L0 7L-7 0Z",
    "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
    "M0 6.5L-6.5-5H6.5Z",
    "M-6-3.5L-3.5-6L0-2.5L3.5-6L6-3.5L2.5 0L6 3.5L3.5 6L0 2.5L-3.5 6L-6 3.5L-2.5 0Z",
    "M-6-4H6V4H-6Z",
];

/// A chart laid out.
#[derive(Debug)]
pub(super) struct Plot {
    /// What it shows, in a sentence.
    pub(super) description: String,
    pub(super) width: i64,
    pub(super) height: i64,
    pub(super) left: i64,
    pub(super) right: i64,
    pub(super) bottom: i64,
    pub(super) levels: Vec<Level>,
    pub(super) deals: Vec<Tick>,
    pub(super) lines: Vec<PlotLine>,
}

/// A mark on the axis of points, with its line across the chart.
#[derive(Debug)]
pub(super) struct Level {
    pub(super) y: i64,
    pub(super) text: String,
    pub(super) zero: bool,
}

/// A mark on the axis of deals.
#[derive(Debug)]
pub(super) struct Tick {
    pub(super) x: i64,
    pub(super) text: String,
}

/// A player's line.
#[derive(Debug)]
pub(super) struct PlotLine {
    pub(super) key: Key,
    /// Its points.
    pub(super) dots: Vec<Dot>,
    /// The height of its last point, and that of the name beside it.
    pub(super) end: i64,
    pub(super) label: i64,
    /// The player's name, shortened, with the last total.
    pub(super) name: String,
}

/// A point of a line, and what it says.
#[derive(Debug)]
pub(super) struct Dot {
    pub(super) x: i64,
    pub(super) y: i64,
    pub(super) tooltip: String,
}

/// What distinguishes a player's line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    /// Which of the colours.
    pub(super) color: usize,
    /// The outline of its marker, around the middle.
    pub(super) marker: &'static str,
    /// Whether its line is dashed.
    pub(super) dashed: bool,
}

impl Key {
    /// The key of the player in a column, counted from 0.
    pub(super) const fn of(column: usize) -> Key {
        let kind = column % KINDS;
        Key { color: kind, marker: MARKERS[kind], dashed: column >= KINDS }
    }
}

impl Plot {
    /// A chart laid out; `None` before the first deal is over.
    pub(super) fn of(chart: &Chart) -> Option<Plot> {
        if chart.deals == 0 {
            return None;
        }
        let height = 420.max(60 + BETWEEN_NAMES * chart.lines.len() as i64);
        let area = Area::of(chart, height);
        let levels = area.levels();
        let every = every(chart.deals);
        let marked = (0..=chart.deals).filter(|deal| deal % every == 0);
        let mut plot = Plot {
            description: description(chart),
            width: 760,
            height,
            left: area.left,
            right: area.right,
            bottom: area.bottom,
            levels,
            deals: marked.map(|deal| Tick { x: area.x(deal), text: deal.to_string() }).collect(),
            lines: lines(chart, &area),
        };
        spread(&mut plot.lines, area.top, area.bottom);
        Some(plot)
    }
}

/// The part of a chart with the lines, and the points at its edges.
struct Area {
    left: i64,
    right: i64,
    top: i64,
    bottom: i64,
    deals: i64,
    /// The points at the lower edge, at the upper one, and from mark to mark, in halves.
    low: i64,
    high: i64,
    step: i64,
}

impl Area {
    fn of(chart: &Chart, height: i64) -> Area {
        let halves = || {
            chart.lines.iter().flat_map(|line| &line.totals).map(|total: &Points| total.in_halves())
        };
        let (least, most) = (halves().min().unwrap_or(0), halves().max().unwrap_or(0));
        let step = step(most - least);
        let low = least.div_euclid(step) * step;
        let high = (-(-most).div_euclid(step) * step).max(low + step);
        let deals = chart.deals as i64;
        Area { left: 64, right: 566, top: 20, bottom: height - 52, deals, low, high, step }
    }

    fn x(&self, deal: usize) -> i64 {
        self.left + (self.right - self.left) * deal as i64 / self.deals
    }

    fn y(&self, total: Points) -> i64 {
        let above = total.in_halves() - self.low;
        self.bottom - (self.bottom - self.top) * above / (self.high - self.low)
    }

    fn levels(&self) -> Vec<Level> {
        let marks = (0..=(self.high - self.low) / self.step).map(|n| self.low + n * self.step);
        let level = |halves| {
            let points = Points::halves(halves);
            Level { y: self.y(points), text: minus(points), zero: points == Points::ZERO }
        };
        marks.map(level).collect()
    }
}

/// The distance between marks for a range, both in halves: 1, 2 or 5 points, or these times a power
/// of ten.
fn step(range: i64) -> i64 {
    let steps = (0..).flat_map(|power| [2, 4, 10].map(|step| step * 10_i64.pow(power)));
    let mut steps = steps.skip_while(|step| range / step >= MOST_LEVELS);
    steps.next().unwrap_or(range)
}

/// Which deals are marked: all, or every second, fifth, tenth and so on.
fn every(deals: usize) -> usize {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_usize.pow(power)));
    let mut steps = steps.skip_while(|step| deals / step > MOST_DEALS);
    steps.next().unwrap_or(deals)
}

/// Points with a minus as long as a plus.
fn minus(points: Points) -> String {
    points.to_string().replace('-', "−")
}

fn lines(chart: &Chart, area: &Area) -> Vec<PlotLine> {
    let names: Vec<(&str, usize)> =
        chart.lines.iter().map(|line| (line.player.as_str(), LONGEST_NAME)).collect();
    let lines = chart.lines.iter().zip(shorten::distinct(&names)).enumerate();
    lines
        .map(|(column, (line, name))| {
            let dot = |(deal, total): (usize, &Points)| Dot {
                x: area.x(deal),
                y: area.y(*total),
                tooltip: words::chart_point(&line.player, deal, &minus(*total)),
            };
            let last = line.totals.last().copied().unwrap_or_default();
            let end = area.y(last);
            PlotLine {
                key: Key::of(column),
                dots: line.totals.iter().enumerate().map(dot).collect(),
                end,
                label: end,
                name: format!("{name} {}", minus(last)),
            }
        })
        .collect()
}

/// Moves overlapping names apart, each as near to the end of its line as possible.
fn spread(lines: &mut [PlotLine], top: i64, bottom: i64) {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|line| lines[*line].end);
    let mut highest = top;
    for line in &order {
        lines[*line].label = lines[*line].label.max(highest);
        highest = lines[*line].label + BETWEEN_NAMES;
    }
    let mut lowest = bottom;
    for line in order.iter().rev() {
        lines[*line].label = lines[*line].label.min(lowest);
        lowest = lines[*line].label - BETWEEN_NAMES;
    }
}

fn description(chart: &Chart) -> String {
    let last = chart.lines.iter().map(|line| {
        let total = line.totals.last().copied().unwrap_or_default();
        (line.player.as_str(), minus(total))
    });
    words::chart_description(chart.deals, last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_few_and_round() {
        for (range, expect) in [(0, 2), (2, 2), (13, 2), (14, 4), (30, 10), (400, 100), (900, 200)]
        {
            assert_eq!(step(range), expect, "{range} halves");
        }
        for (deals, expect) in [(1, 1), (12, 1), (13, 2), (28, 5), (33, 5), (65, 10)] {
            assert_eq!(every(deals), expect, "{deals} deals");
        }
    }

    #[test]
    fn names_stand_apart_and_within_the_chart() {
        let chart = |totals: &[i64]| Chart {
            deals: 1,
            lines: totals
                .iter()
                .map(|total| crate::views::ChartLine {
                    player: format!("Player {total}"),
                    totals: vec![Points::ZERO, Points::whole(*total)],
                })
                .collect(),
        };
        for totals in [&[5, 5, 5, 5][..], &[0; 8], &[-3, 10, 9, 9], &[1; 26], &[0]] {
            let plot = Plot::of(&chart(totals)).expect("a deal");
            let mut labels: Vec<i64> = plot.lines.iter().map(|line| line.label).collect();
            labels.sort_unstable();
            assert!(labels.windows(2).all(|pair| pair[1] - pair[0] >= BETWEEN_NAMES), "{labels:?}");
            assert!(labels.iter().all(|y| (0..plot.height).contains(y)), "{labels:?}");
        }
    }
}
