//! The commands that only read, each in a file of its own.

use super::{check, rules, schedule, score, script, show};
use crate::grammar::Reading;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;

/// Answers a command that only reads.
pub(super) fn read(context: &Context, reading: &Reading) -> Result<Answer, Failure> {
    match reading {
        Reading::Status => show::status(context),
        Reading::Log => show::log(context),
        Reading::Schedule(asked) => schedule::schedule(context, asked),
        Reading::Sheet(drawing) => show::sheet(context, *drawing),
        Reading::Explain { of } => show::explain(context, of),
        Reading::Score(asked) => score::score(context, asked),
        Reading::Rules(asked) => rules::rules(context, asked),
        Reading::Check(asked) => check::check(context, asked),
        Reading::Script => script::script(context),
    }
}
