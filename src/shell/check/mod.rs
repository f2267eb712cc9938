//! `check`: a ruling, with nothing recorded.
//!
//! `asked` is the answer of `bidding` and `cards`.

mod asked;
mod bidding;
pub(super) mod cards;

use crate::grammar::Check;
use crate::terminal::{Answer, Context, Result};

pub(super) use asked::AskedJson;

/// Answers with the ruling that is asked for.
pub(super) fn check(context: &Context, check: &Check) -> Result<Answer> {
    Ok(match check {
        Check::Bid(asked) => bidding::bid(context, asked)?.answer(context, true),
        Check::Call(asked) => bidding::call(context, asked)?.answer(context, true),
        Check::Trick(asked) => cards::trick(context, asked)?,
        Check::Play(asked) => cards::play(context, asked)?.answer(context, asked.card.is_some()),
    })
}
