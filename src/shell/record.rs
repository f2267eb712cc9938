//! The commands that write to a game: `new`, and everything that is recorded in one but `fix`.

use crate::desk::PerformError;
use crate::game::{Act, Game};
use crate::grammar::{New, Recording};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint, Input, Speller};

/// Begins a game and stores it.
pub(super) fn new(context: &Context, new: &New) -> Result<Answer, Failure> {
    if context.game_is_named {
        let failure = Failure::usage(words::new_game_named().into());
        return Err(failure.hint(Hint::Give(Input::NewId)));
    }
    let begun = games::begin(context, new)?;
    let due = next_lines(begun.session.game(), context.speller);
    Ok(games::begun(context, &begun, due))
}

/// Records something in the game asked for.
pub(super) fn record(context: &Context, recording: &Recording) -> Result<Answer, Failure> {
    let selector = context.selector()?;
    let performed = context.desk()?.perform(&selector, context.global.after, |history| {
        recording.request(history.game()).map_err(|it| Failure::of_request(it, history.game()))
    });
    let (mut session, outcome) = performed.map_err(|error| match error {
        PerformError::Request(failure) => failure,
        PerformError::Desk(error) => games::failure(context, error),
    })?;
    let game = session.game();
    let due = match outcome.entry.act() {
        // The first line names the deal.
        Some(Act::Trump(_) | Act::Turned(_) | Act::Call(_) | Act::Contract(_) | Act::Ruling(_)) => {
            words::due_lines(game, context.speller)
        }
        _ => next_lines(game, context.speller),
    };
    // A game that was named is named again.
    let is_named = context.global.game.is_some();
    Ok(games::recorded(context, &mut session, &[outcome], due, is_named))
}

/// The deal, where nothing but its trump is recorded, and what the game waits for.
fn next_lines(game: &Game, speller: Speller) -> Vec<String> {
    let is_new = |deal: &&crate::game::Deal| {
        (deal.bids().bids.is_empty() || deal.plan.bids_are_forced()) && deal.recorded.is_empty()
    };
    let deal = game.current().filter(is_new);
    let deal = deal.map(|deal| format!("{}.", words::deal_heading(game, deal)));
    deal.into_iter().chain(words::due_lines(game, speller)).collect()
}
