//! Views that are read as paragraphs.

use super::draw::Look;
use crate::output::fold::{fold_in, indented};
use crate::views::Explanation;

/// How the points came about, deal by deal. A single deal is explained in full; of several, the play
/// only where something was wrong with it.
pub fn explanation(explanation: &Explanation, look: Look) -> String {
    let mut lines = Vec::new();
    let in_full = explanation.deals.len() == 1;
    for deal in &explanation.deals {
        lines.push(fold_in(&deal.heading, look.width, 0));
        let mut under = |line: &str| lines.push(indented(line, look.width, 2));
        explanation.course(deal, in_full).iter().for_each(|line| under(line));
        if deal.over {
            for points in explanation.points_of(deal.number) {
                under(&format!("{} {}", points.player, points.because));
            }
        }
        deal.rulings.iter().for_each(|line| under(line));
        if deal.over {
            under(&format!("Totals: {}", deal.totals));
            under(&deal.sources);
        }
        lines.push(String::new());
    }
    lines.join("\n").trim_end().to_owned()
}
