//! Runs the commands that only read.

use super::check::{self, Check};
use super::cli::Reading;
use super::{chances, explain, log, rules, schedule, score, script, sheet, status, what_if};
use crate::terminal::{Answer, Context, Result, choose};

/// Answers a command that only reads.
pub(super) fn read(context: &Context, reading: &Reading) -> Result<Answer> {
    let answer = match reading {
        Reading::Status => status::status(context),
        Reading::Log => log::log(context),
        Reading::Schedule(asked) => schedule::schedule(context, asked),
        Reading::Sheet(args) => sheet::sheet(context, args),
        Reading::Explain(args) => explain::explain(context, args),
        Reading::Score(asked) => score::score(context, asked),
        Reading::Chances(args) => chances::chances(context, args),
        Reading::WhatIf(asked) => what_if::what_if(context, asked),
        Reading::Rules(asked) => rules::rules(context, asked),
        Reading::Check(asked) => check::check(context, asked),
        Reading::Script => script::script(context),
    }?;
    let slips = file_named(reading).map(choose::slips);
    Ok(answer.with_remarks(slips.into_iter().flatten()))
}

/// The rules that a command uses, as it names them.
fn file_named(reading: &Reading) -> Option<&str> {
    match reading {
        Reading::Schedule(asked) => asked.rules.as_deref(),
        Reading::Score(asked) => Some(&asked.rules),
        Reading::Rules(asked) => asked.rules.as_deref(),
        Reading::Check(Check::Bid(asked)) => asked.rules.as_deref(),
        Reading::Check(Check::Call(asked)) => Some(&asked.rules),
        Reading::Check(Check::Trick(asked)) => asked.of.rules.as_deref(),
        Reading::Check(Check::Play(asked)) => asked.of.rules.as_deref(),
        _ => None,
    }
}
