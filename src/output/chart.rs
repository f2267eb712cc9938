//! The layout of a chart of numbers that change from deal to deal, or from game to game. All lengths are
//! whole units of the drawing.

use super::shorten;
use crate::views::{ChartLine, Points, Sheet};
use crate::words::{self, messages};

/// The number of colours and markers. Further players get them again, with a dashed line.
const KINDS: usize = 8;
/// The most steps between marks on the axis of points.
const MOST_POINT_STEPS: i64 = 6;
/// The most steps between marks on the axis of deals or games.
const MOST_DEAL_STEPS: i64 = 12;
/// The most points of a line that each have a marker.
const MOST_MARKS: usize = 60;
/// About how many markers a longer line has.
const FEW_MARKS: usize = 12;
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
pub(crate) struct Plot {
    pub(crate) lines: Vec<PlotLine>,
    pub(crate) height: i64,
    /// How many steps there are after the first number.
    steps: usize,
    /// The name of a step: a deal, or a game.
    step_name: &'static str,
    /// The points at the lower edge, at the upper one, and from mark to mark, in tenths.
    low: i64,
    high: i64,
    step: i64,
    /// Whether only some points have markers, without texts of their own.
    pub(crate) is_brief: bool,
}

/// A player's line.
#[derive(Debug)]
pub(crate) struct PlotLine {
    pub(crate) line: ChartLine,
    pub(crate) key: LineKey,
    /// The player's name, shortened, with the last total.
    pub(crate) name: String,
    /// The height of the name beside the line's end.
    pub(crate) label: i64,
}

/// What distinguishes a player's line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineKey {
    /// Which of the colours.
    pub(crate) color: usize,
    /// The outline of its marker, around the middle.
    pub(crate) marker: &'static str,
    /// Whether its line is dashed.
    pub(crate) dashed: bool,
}

impl LineKey {
    /// The key of the player in a column, counted from 0.
    pub(crate) const fn of(column: usize) -> LineKey {
        let kind = column % KINDS;
        LineKey { color: kind, marker: MARKERS[kind], dashed: column >= KINDS }
    }
}

impl PlotLine {
    /// The totals, each with the number of steps before it.
    pub(crate) fn dots(&self) -> impl Iterator<Item = (usize, Points)> {
        self.line.totals.iter().copied().enumerate()
    }

    /// Those of them that have a marker: the last, and of many only some of the others; in brief, the one in the middle.
    pub(crate) fn marks(&self, is_brief: bool) -> Vec<(usize, Points)> {
        let last = self.line.totals.len() - 1;
        let every = if last > MOST_MARKS { last.div_ceil(FEW_MARKS) } else { 1 };
        let mut marks: Vec<(usize, Points)> = self.dots().collect();
        if is_brief {
            marks.retain(|(step, _)| *step == last / 2);
        } else {
            marks.retain(|(step, _)| step % every == 0 || *step == last);
        }
        marks
    }

    /// The text of a point of the line.
    pub(crate) fn tooltip(&self, plot: &Plot, step: usize, total: Points) -> String {
        words::chart_point(plot.step_name, &self.line.player, step, &Plot::with_minus(total))
    }
}

impl Plot {
    pub(crate) const WIDTH: i64 = 760;
    /// The left, right and upper edges of the area with the lines.
    pub(crate) const LEFT: i64 = 64;
    pub(crate) const RIGHT: i64 = 566;
    const TOP: i64 = 20;

    /// The chart of a sheet laid out; `None` before the first deal is over.
    pub(crate) fn of(sheet: &Sheet) -> Option<Plot> {
        Plot::of_lines(sheet.chart(), "deal")
    }

    /// The same chart with few markers; `None` before the second deal is over, since it would only show a line for each
    /// player.
    pub(crate) fn in_brief(self) -> Option<Plot> {
        if self.steps < 2 { None } else { Some(Plot { is_brief: true, ..self }) }
    }

    /// The same chart with the colours and markers of these columns, one for each line.
    pub(crate) fn in_columns(mut self, columns: &[usize]) -> Plot {
        for (drawn, column) in self.lines.iter_mut().zip(columns) {
            drawn.key = LineKey::of(*column);
        }
        self
    }

    /// The heading of the axis of deals or games.
    pub(crate) fn step_heading(&self) -> String {
        let heading =
            if self.step_name == "game" { messages::HeadingGame } else { messages::HeadingDeal };
        heading.say()
    }

    /// A chart of lines of the same length; `None` if they have one number each.
    pub(crate) fn of_lines(lines: Vec<ChartLine>, step_name: &'static str) -> Option<Plot> {
        let steps = lines.first()?.totals.len() - 1;
        if steps == 0 {
            return None;
        }
        let least = lines.iter().flat_map(|line| &line.totals).min()?.in_tenths();
        let most = lines.iter().flat_map(|line| &line.totals).max()?.in_tenths();
        let step = 10 * step((most - least) / 10, MOST_POINT_STEPS);
        let low = least.div_euclid(step) * step;
        let mut plot = Plot {
            lines: Vec::new(),
            height: 420.max(60 + BETWEEN_NAMES * lines.len() as i64),
            steps,
            step_name,
            low,
            high: (-(-most).div_euclid(step) * step).max(low + step),
            step,
            is_brief: false,
        };
        plot.lines = plot.drawn(lines);
        plot.spread_names();
        Some(plot)
    }

    fn drawn(&self, lines: Vec<ChartLine>) -> Vec<PlotLine> {
        let long_names: Vec<(&str, usize)> =
            lines.iter().map(|line| (line.player.as_str(), LONGEST_NAME)).collect();
        let names = shorten::distinct(&long_names);

        let mut drawn = Vec::new();
        for (column, (line, name)) in lines.into_iter().zip(names).enumerate() {
            let name = format!("{name} {}", Plot::with_minus(line.last()));
            let label = self.y(line.last());
            drawn.push(PlotLine { line, key: LineKey::of(column), name, label });
        }
        drawn
    }

    /// Moves overlapping names apart, each as near to the end of its line as possible.
    fn spread_names(&mut self) {
        let mut highest = Plot::TOP;
        let mut lowest = self.bottom();
        let mut order: Vec<&mut PlotLine> = self.lines.iter_mut().collect();
        order.sort_by_key(|line| line.label);
        for line in &mut order {
            line.label = line.label.max(highest);
            highest = line.label + BETWEEN_NAMES;
        }
        for line in order.iter_mut().rev() {
            line.label = line.label.min(lowest);
            lowest = line.label - BETWEEN_NAMES;
        }
    }

    /// The lower edge of the area with the lines.
    pub(crate) const fn bottom(&self) -> i64 {
        self.height - 52
    }

    pub(crate) const fn x(&self, step: usize) -> i64 {
        Plot::LEFT + (Plot::RIGHT - Plot::LEFT) * step as i64 / self.steps as i64
    }

    pub(crate) fn y(&self, total: Points) -> i64 {
        let above = total.in_tenths() - self.low;
        self.bottom() - (self.bottom() - Plot::TOP) * above / (self.high - self.low)
    }

    /// The points with a mark on their axis.
    pub(crate) fn levels(&self) -> impl Iterator<Item = Points> {
        (self.low..=self.high).step_by(self.step as usize).map(|tenths| Points::whole(tenths / 10))
    }

    /// The steps with a mark on their axis.
    pub(crate) fn marked_steps(&self) -> impl Iterator<Item = usize> {
        (0..=self.steps).step_by(step(self.steps as i64, MOST_DEAL_STEPS) as usize)
    }

    /// Points with a minus as long as a plus.
    pub(crate) fn with_minus(points: Points) -> String {
        words::decimal(points).replace('-', "−")
    }

    /// The chart in a sentence.
    pub(crate) fn description(&self) -> String {
        let lines = self.lines.iter().map(|PlotLine { line, .. }| line);
        let totals = lines.map(|line| (&line.player, Plot::with_minus(line.last())));
        messages::TableChartDescription {
            step: self.step_name,
            steps: self.steps,
            totals: words::pairs(totals),
        }
        .say()
    }
}

/// The least of 1, 2, 5, 10, 20, 50 and so on that goes into a range at most `most` times.
fn step(range: i64, most: i64) -> i64 {
    let mut power = 1;
    loop {
        for step in [power, 2 * power, 5 * power] {
            if range / step <= most {
                return step;
            }
        }
        power *= 10;
    }
}
