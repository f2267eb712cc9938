//! What the prompt says of words that are neither a command nor a short form.

use super::short;
use crate::cards::{Card, SyntaxError};
use crate::commands::{Cli, parse};
use crate::game::Game;
use crate::grammar::hints;
use crate::notation::{Named, number};
use crate::rules::PlannedTrump;
use crate::terminal::Failure;
use crate::words::{self, Fixable, Hint};
use clap::CommandFactory;
use std::str::FromStr;

/// The complaint about words that are neither a command nor a short form.
pub(super) fn not_understood(first: &str, others: &[&str], game: Option<&Game>) -> Failure {
    let due = game.map(Game::due);
    let next = game.zip(due.as_ref()).and_then(|(game, due)| Hint::next(game, due));
    let is_turned = game.is_some_and(|game| short::turned(first, game).is_some());
    let is_trump = is_turned && others.iter().all(|word| number(word).is_some());
    let closed = game.filter(|game| is_trump && !game.trump_is_open());
    if let Some(deal) = closed.and_then(Game::current) {
        let fix = Hint::Fix { deal: deal.plan.number, what: Fixable::Trump };
        let fix = (deal.plan.trump == PlannedTrump::Turned).then_some(fix);
        let failure = Failure::usage(words::trump_not_due(deal));
        return fix.into_iter().chain(next).fold(failure, Failure::hint);
    }
    let misread = unlike::<Named<i64>>(first, others);
    if let Some(misread) = misread.or_else(|| unlike::<Named<Card>>(first, others)) {
        return misread;
    }
    let meant = parse::meant(&Cli::command(), first);
    let failure = Failure::usage(words::not_understood(first, due.as_ref(), meant.as_deref()));
    let new = game.is_none().then_some(hints::new_game());
    next.into_iter().chain(new).fold(failure, Failure::hint)
}

/// The complaint about the first of several words that cannot be read as the word before them.
fn unlike<T: FromStr<Err = SyntaxError>>(first: &str, others: &[&str]) -> Option<Failure> {
    first.parse::<T>().ok()?;
    let (word, fault) = others.iter().find_map(|word| Some((word, word.parse::<T>().err()?)))?;
    Some(Failure::usage(words::misread(word, &fault.to_string())))
}
