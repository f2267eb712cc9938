//! `check`: a ruling, with nothing recorded.
//!
//! `ruling` is the answer of `bidding` and `cards`.

mod args;
mod bidding;
mod cards;
mod incident;
mod ruling;

use crate::terminal::{Answer, Context, Result};

pub(crate) use args::Check;
pub(crate) use cards::TRICK_SCHEMA;
pub(crate) use incident::INCIDENT_SCHEMA;
pub(crate) use ruling::{BID_SCHEMA, CALL_SCHEMA, PLAY_SCHEMA};

/// Answers with the ruling that is asked for.
///
/// # Errors
/// The rules or the game in question do not answer it.
pub(crate) fn check(context: &Context, check: &Check) -> Result<Answer> {
    match check {
        Check::Bid(args) => Ok(bidding::bid(context, args)?.answer(context)),
        Check::Call(args) => Ok(bidding::call(context, args)?.answer(context)),
        Check::Trick(args) => cards::trick(context, args),
        Check::Play(args) => Ok(cards::play(context, args)?.answer(context)),
        Check::Incident(args) => incident::incident(context, args),
    }
}
