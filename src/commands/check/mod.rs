//! `check`: a ruling, with nothing recorded.
//!
//! `ruling` is the answer of `bidding` and `cards`.

mod args;
mod bidding;
mod cards;
mod ruling;

use crate::terminal::{Answer, Context, Result};

pub(crate) use args::Check;
pub(crate) use cards::TRICK_SCHEMA;
pub(crate) use ruling::{BID_SCHEMA, CALL_SCHEMA, PLAY_SCHEMA};

/// Answers with the ruling that is asked for.
pub(crate) fn check(context: &Context, check: &Check) -> Result<Answer> {
    Ok(match check {
        Check::Bid(asked) => bidding::bid(context, asked)?.answer(context, true),
        Check::Call(asked) => bidding::call(context, asked)?.answer(context, true),
        Check::Trick(asked) => cards::trick(context, asked)?,
        Check::Play(asked) => cards::play(context, asked)?.answer(context, asked.card.is_some()),
    })
}
