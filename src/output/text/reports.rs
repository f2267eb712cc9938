//! Views that are read as paragraphs.

use super::draw::Look;
use crate::output::{Drawn, fold_in, indented};
use crate::views::{Ending, ExplainedDeal, Explanation, GameSummary, Log};
use crate::words;
use crate::words::messages;
use std::fmt::Display;

/// How the points came about, deal by deal. A single deal is explained in full; of several, the play
/// only where something was wrong with it. `explained` returns the deals one by one; `verdict` follows
/// the last.
pub fn explanation<I: IntoIterator<Item = Explanation>>(
    explained: impl Fn() -> I,
    verdict: Option<String>,
    look: Look,
) -> impl Display {
    Drawn(move |f| {
        let in_full = explained().into_iter().nth(1).is_none();
        let mut between = "";
        for explanation in explained() {
            for deal in &explanation.deals {
                write!(f, "{between}{}", fold_in(&deal.heading, look.width, 0))?;
                between = "\n\n";
                for line in lines_under_heading(&explanation, deal, in_full) {
                    write!(f, "\n{}", indented(&line, look.width, 2))?;
                }
            }
        }

        if let Some(verdict) = &verdict {
            write!(f, "{between}{}", fold_in(verdict, look.width, 0))?;
        }
        Ok(())
    })
}

fn lines_under_heading(
    explanation: &Explanation,
    deal: &ExplainedDeal,
    in_full: bool,
) -> Vec<String> {
    let mut lines = explanation.course(deal, in_full);
    if deal.over {
        for points in &explanation.points {
            lines.push(format!("{} {}", points.player, points.because));
        }
    }
    lines.extend(deal.rulings.iter().cloned());
    if deal.over {
        lines.push(messages::TableTotals { totals: &deal.totals }.say());
        lines.push(deal.sources.clone());
    }
    lines
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
            let line = format!("{:>3}  {}  {text}", entry.seq, entry.at.local_text());
            writeln!(f, "{}", fold_in(&line, look.width, 5))?;
        }
        Ok(())
    })
}

/// A game of a list in two lines, how far it has come and who plays or has won; the current one is
/// marked.
pub fn game(game: &GameSummary, look: Look) -> String {
    let mark = if game.current { "* " } else { "  " };
    let id_and_state = mark.to_owned() + &words::labelled(&game.game, &game.state);
    let Some(last) = &game.last else { return id_and_state + "\n" };

    let head = fold_in(&format!("{id_and_state}, {last}"), look.width, 4);
    let players = indented(&game.who(), look.width, 4);
    format!("{head}\n{players}\n")
}

/// How a game ended: the places, then the remarks.
pub fn ending(ending: &Ending, look: Look) -> String {
    let places = super::grid(&ending.places, look);
    let remarks = super::paragraphs(&ending.remarks, Some(look.width));
    format!("{places}\n{remarks}")
}
