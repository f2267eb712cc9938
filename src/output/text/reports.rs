//! Views that are read as paragraphs.

use super::draw::Look;
use crate::output::{Drawn, fold_in, indented};
use crate::views::{ExplainedDeal, ExplainedDeals, ExplainedPoints, GameEnding, Log};
use crate::words::{self, messages};
use std::fmt::Display;

/// How the points came about, deal by deal. A single deal is explained in full; of several, the play
/// only where something was wrong with it. `verdict` follows the last.
pub fn explanation(explained: ExplainedDeals, verdict: Option<String>, look: Look) -> impl Display {
    Drawn(move |f| {
        let is_single = explained.count() <= 1;
        let mut between = "";
        for deal in explained.iter() {
            write!(f, "{between}{}", fold_in(&deal.heading, look.width, 0))?;
            between = "\n\n";
            let course = if is_single { deal.course() } else { deal.course_in_short() };
            for line in course.into_iter().chain(&lines_after_course(&deal)) {
                write!(f, "\n{}", indented(line, look.width, 2))?;
            }
        }

        if let Some(verdict) = &verdict {
            write!(f, "{between}{}", fold_in(verdict, look.width, 0))?;
        }
        Ok(())
    })
}

fn lines_after_course(deal: &ExplainedDeal) -> Vec<String> {
    let mut lines = Vec::new();
    if deal.over {
        for points in &deal.points {
            lines.push(points_line(points));
        }
    }
    lines.extend(deal.rulings.iter().cloned());
    if deal.over {
        if !deal.totals.is_empty() {
            lines.push(messages::TableTotals { totals: &deal.totals }.say());
        }
        if !deal.sources.is_empty() {
            lines.push(deal.sources.clone());
        }
    }
    lines
}

fn points_line(points: &ExplainedPoints) -> String {
    let ExplainedPoints { player, because: reason, .. } = points;
    match points.by() {
        Some(by) => messages::ExplanationPointsBy { player, by, reason }.say(),
        None => messages::ExplanationPoints { player, reason }.say(),
    }
}

/// What happens now, in paragraphs.
pub fn status(lines: &[String], look: Look) -> String {
    super::paragraphs(lines, Some(look.width))
}

/// Everything that happened in a game: number, local time, what it was.
pub fn log(log: Log, look: Look) -> impl Display {
    Drawn(move |f| {
        for entry in log.entries() {
            let text = if entry.seq == 0 { log.begun() } else { entry.line() };
            let at = words::day(&entry.at.local_text());
            let line = format!("{:>3}  {at}  {text}", entry.seq);
            writeln!(f, "{}", fold_in(&line, look.width, 5))?;
        }
        Ok(())
    })
}

/// How a game ended: the places, then the remarks.
pub fn ending(ending: &GameEnding, look: Look) -> String {
    let places = super::grid(&ending.places, look);
    let remarks = super::paragraphs(&ending.remarks, Some(look.width));
    format!("{places}\n{remarks}")
}
