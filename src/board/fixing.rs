//! The correction of a deal: its parts by digits, or a line of words.

use super::typed::Typed;
use crate::commands::{Cli, Command};
use crate::game::Game;
use crate::grammar::hints::Spelling;
use crate::grammar::{Global, Recording};
use crate::history::Correction;
use crate::notation;
use crate::terminal::Failure;
use crate::views::{self, Asked};
use crate::words::Hint;
use crate::words::messages;
use clap::Parser;

/// A part of a deal to correct with the digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: &'static str,
    pub(super) asked: Asked,
    pub(super) typed: Typed,
}

/// The parts of a deal, by its number, that can be corrected with the digits.
pub(super) fn parts(game: &Game, number: usize) -> Vec<Part> {
    let part = |(name, asked)| Part { name, asked, typed: Typed::default() };
    views::fixable_parts(game, number).into_iter().map(part).collect()
}

/// The correction of a deal that a line of words asks for, as after `hoyle fix N`; or what is wrong with
/// it, a paragraph each.
pub(super) fn typed_correction(
    line: &str,
    deal: usize,
    game: &Game,
) -> Result<Correction, Vec<String>> {
    let speller = |hint: &Hint| Spelling::Board.spell(hint, &Global::default());
    correction(line, deal, game).map_err(|failure| failure.lines(false, &speller))
}

fn correction(line: &str, deal: usize, game: &Game) -> Result<Correction, Failure> {
    let unclosed = |_| Failure::usage(messages::ArgumentUnclosedQuote.say());
    let fix = ["hoyle".into(), "fix".into(), deal.to_string()];
    let words = fix.into_iter().chain(notation::words(line).map_err(unclosed)?);
    match Cli::try_parse_from(words).map_err(Failure::from)?.command {
        Some(Command::Record(Recording::Fix(fix))) => Ok(fix.correction(game)?),
        _ => unreachable!("the words begin with fix"),
    }
}
