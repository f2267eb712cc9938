//! Views that are read as paragraphs.

use super::draw::Look;
use crate::output::{Drawn, fold_in, indented};
use crate::views::{Ending, Explanation, GameSummary, Log};
use crate::words;
use crate::words::messages;
use std::borrow::Borrow;
use std::fmt::Display;

/// How the points came about, deal by deal. A single deal is explained in full; of several, the play
/// only where something was wrong with it. `explained` returns the deals one by one; `verdict` comes after the last.
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
                let mut under = |line: &str| write!(f, "\n{}", indented(line, look.width, 2));
                explanation.course(deal, in_full).iter().try_for_each(|line| under(line))?;
                for points in explanation.points.iter().filter(|_| deal.over) {
                    under(&format!("{} {}", points.player, points.because))?;
                }
                deal.rulings.iter().try_for_each(|line| under(line))?;
                if deal.over {
                    under(&messages::TableTotals { totals: &deal.totals }.say())?;
                    under(&deal.sources)?;
                }
            }
        }
        let verdict = verdict.iter().map(|verdict| fold_in(verdict, look.width, 0));
        verdict.into_iter().try_for_each(|verdict| write!(f, "{between}{verdict}"))
    })
}

/// What happens now, in paragraphs.
pub fn status(lines: &[String], look: Look) -> String {
    lines.iter().map(|line| fold_in(line, look.width, 0) + "\n").collect()
}

/// Everything that happened in a game: number, local time, what it was.
pub fn log(log: impl Borrow<Log>, look: Look) -> impl Display {
    Drawn(move |f| {
        let log = log.borrow();
        log.entries().try_for_each(|it| {
            let line = if it.seq == 0 { log.begun() } else { it.line() };
            let line = format!("{:>3}  {}  {line}", it.seq, it.at.local_text());
            writeln!(f, "{}", fold_in(&line, look.width, 5))
        })
    })
}

/// A game of a list in two lines, how far it has come and who plays or has won; the current one is
/// marked.
pub fn game(game: &GameSummary, look: Look) -> String {
    let mark = if game.current { "* " } else { "  " };
    let head = mark.to_owned() + &words::labelled(&game.game, &game.state);
    let Some(last) = &game.last else { return head + "\n" };
    let head = fold_in(&format!("{head}, {last}"), look.width, 4);
    let players = indented(&game.who(), look.width, 4);
    format!("{head}\n{players}\n")
}

/// How a game ended: the places, then the remarks.
pub fn ending(ending: &Ending, look: Look) -> String {
    let remarks = ending.remarks.iter().map(|remark| fold_in(remark, look.width, 0) + "\n");
    format!("{}\n{}", super::grid(&ending.places, look), remarks.collect::<String>())
}
