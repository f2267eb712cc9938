//! Views that are read as paragraphs.

use super::draw::Look;
use crate::output::{fold_in, indented};
use crate::views::{Explanation, GameSummary, Log, Status};
use crate::words;

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
            under(&words::totals(&deal.totals));
            under(&deal.sources);
        }
        lines.push(String::new());
    }
    lines.join("\n").trim_end().to_owned()
}

/// What happens now.
pub fn status(status: &Status, look: Look) -> String {
    status.lines.iter().map(|line| fold_in(line, look.width, 0) + "\n").collect()
}

/// Everything that happened in a game: number, local time, what it was.
pub fn log(log: &Log, look: Look) -> String {
    let lines = log.entries.iter().map(|it| {
        let line = if it.seq == 0 { log.begun.clone() } else { it.line() };
        let line = format!("{:>3}  {}  {line}", it.seq, it.at.local_text());
        fold_in(&line, look.width, 5) + "\n"
    });
    lines.collect()
}

/// A game of a list in two lines, how far it has come and who plays; the current one is marked.
pub fn game(game: &GameSummary, look: Look) -> String {
    let mark = if game.current { "* " } else { "  " };
    let head = format!("{mark}{}: {}", game.game, game.state);
    let Some(last) = &game.last else { return head + "\n" };
    let head = fold_in(&format!("{head}, {last}"), look.width, 4);
    let players = indented(&game.players.join(", "), look.width, 4);
    format!("{head}\n{players}\n")
}
