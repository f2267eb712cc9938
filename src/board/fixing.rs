//! Corrects a deal: one part of it, typed in digits, or any of it, typed as the words after `hoyle fix N`.

use super::row::{self, TrickEntry};
use super::typed::Typed;
use crate::commands::{Cli, Command, ScriptCommand};
use crate::game::Game;
use crate::grammar::hints::Spelling;
use crate::grammar::{Global, Recording};
use crate::history::Correction;
use crate::notation::{self, NumbersDue};
use crate::terminal::Failure;
use crate::views::{self, Asked};
use crate::words::Hint;
use crate::words::messages;
use clap::Parser;

/// A part of a deal that can be corrected with digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DealPart {
    pub(super) name: &'static str,
    /// The question that the part answers.
    pub(super) asked: Asked,
    /// The digits typed so far.
    pub(super) typed: Typed,
}

impl DealPart {
    /// The numbers that the question asks for, if it asks for numbers.
    pub(super) fn due(&self, entry: TrickEntry, game: &Game) -> Option<NumbersDue> {
        row::numbers_due(&self.asked, entry, game)
    }

    /// The question, or the choice between readings of a row.
    pub(super) fn question(&self, due: Option<&NumbersDue>) -> Asked {
        self.typed.asked_again(due).unwrap_or_else(|| self.asked.clone())
    }
}

/// The parts of a deal, given by its number, that can be corrected with digits.
pub(super) fn parts(game: &Game, number: usize) -> Vec<DealPart> {
    views::fixable_parts(game, number)
        .into_iter()
        .map(|(name, asked)| DealPart { name, asked, typed: Typed::default() })
        .collect()
}

/// Reads a line as if it were typed after `hoyle fix N`.
///
/// # Errors
/// The line cannot be read; the error says why, in paragraphs.
pub(super) fn typed_correction(
    line: &str,
    deal: usize,
    game: &Game,
) -> Result<Correction, Vec<String>> {
    correction(line, deal, game).map_err(|failure| {
        failure.lines(&|hint: &Hint| Spelling::Board.spell(hint, &Global::default()))
    })
}

fn correction(line: &str, deal: usize, game: &Game) -> Result<Correction, Failure> {
    let mut words = vec!["hoyle".into(), "fix".into(), deal.to_string()];
    words.extend(
        notation::words(line).map_err(|_| Failure::usage(messages::ArgumentUnclosedQuote.say()))?,
    );
    match Cli::try_parse_from(words).map_err(Failure::from)?.command {
        Some(Command::Script(ScriptCommand::Record(Recording::Fix(fix)))) => {
            Ok(fix.correction(game)?)
        }
        _ => unreachable!("the words begin with fix"),
    }
}
