//! Failures for words that are neither a command nor a short form.

use super::short;
use crate::cards::{Card, SyntaxError};
use crate::commands::{self, Cli};
use crate::game::{Deal, Game};
use crate::grammar::hints;
use crate::notation::{Named, number};
use crate::rules::PlannedTrump;
use crate::terminal::Failure;
use crate::words::{self, Fixable, Hint, messages};
use clap::CommandFactory;
use std::str::FromStr;

/// The failure for words that are neither a command nor a short form, with hints at what may be meant.
pub(super) fn not_understood(first: &str, others: &[&str], game: Option<&Game>) -> Failure {
    let due = game.map(Game::due);
    let mut further = Vec::new();
    if let (Some(game), Some(due)) = (game, &due) {
        further.extend(Hint::next(game, due));
    }

    let failure = if let Some(deal) = game.and_then(|game| deal_with_trump(first, others, game)) {
        if deal.planned_trump() == PlannedTrump::Turned {
            further.insert(0, Hint::Fix { deal: deal.plan.number, what: Fixable::Trump });
        }
        Failure::usage(words::trump_not_due(deal))
    } else if let Some(failure) = misread::<Named<i64>>(first, others) {
        return failure;
    } else if let Some(failure) = misread::<Named<Card>>(first, others) {
        return failure;
    } else {
        if game.is_none() {
            further.push(hints::new_game());
        }
        let meant = commands::meant(&Cli::command(), first);
        Failure::usage(words::not_understood(first, due.as_ref(), meant.as_deref()))
    };
    further.into_iter().fold(failure, Failure::hint)
}

/// The failure for a command without its arguments. In a game, it also says what is due.
pub(super) fn nothing_given(error: clap::Error, game: Option<&Game>) -> Failure {
    let failure = Failure::from(error);
    let Some(game) = game else { return failure };
    let due = game.due();
    failure.note([words::due(game, &due)])
}

/// The current deal, if the words spell a trump and the trump of the deal is recorded already.
fn deal_with_trump<'a>(first: &str, others: &[&str], game: &'a Game) -> Option<&'a Deal> {
    short::turned(first, game)?;
    if game.trump_is_open() || others.iter().any(|word| number(word).is_none()) {
        return None;
    }
    game.current()
}

/// The failure for the first word that cannot be read as the same kind of thing as the word before it.
fn misread<T: FromStr<Err = SyntaxError>>(first: &str, others: &[&str]) -> Option<Failure> {
    first.parse::<T>().ok()?;
    for word in others {
        if let Err(error) = word.parse::<T>() {
            return Some(Failure::usage(
                messages::PromptWordUnreadable {
                    word: words::quoted(word),
                    expected: error.to_string(),
                }
                .say(),
            ));
        }
    }
    None
}
