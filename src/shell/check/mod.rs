//! `check`: a ruling, with nothing recorded.
//!
//! `asked` is the answer of all, `ground` the record that `trick` and `play` are judged on.

mod asked;
mod bid;
mod call;
mod ground;
mod play;
pub(super) mod trick;

use crate::grammar::Check;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;

pub(super) use asked::AskedJson;

/// Answers with the ruling that is asked for.
pub(super) fn check(context: &Context, check: &Check) -> Result<Answer, Failure> {
    match check {
        Check::Bid(asked) => bid::check(context, asked).map(|ruled| ruled.answer(context, true)),
        Check::Call(asked) => call::check(context, asked).map(|ruled| ruled.answer(context, true)),
        Check::Trick(asked) => trick::check(context, asked),
        Check::Play(asked) => {
            play::check(context, asked).map(|ruled| ruled.answer(context, asked.card.is_some()))
        }
    }
}
