//! `check`: a ruling, with nothing recorded.

mod bid;
mod call;
mod ground;
mod play;
pub(super) mod trick;

use crate::grammar::Check;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::{AGAINST_THE_RULES, DONE, Failure};
use crate::words::{self, Ruling};
use schemars::JsonSchema;
use serde::Serialize;

/// A ruling that was asked for.
struct Asked<O> {
    legal: bool,
    ruling: Ruling,
    /// What would be legal.
    open: Vec<O>,
    /// What is to be said of the record that was read.
    remarks: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
pub(super) struct AskedJson<'a, O: Serialize> {
    legal: bool,
    rule: &'a str,
    because: &'a str,
    open: &'a [O],
    document: &'a str,
    section: &'a str,
}

/// Returns the ruling that is asked for.
pub(super) fn check(context: &Context, check: &Check) -> Result<Answer, Failure> {
    match check {
        Check::Bid(asked) => {
            let asked = bid::check(context, asked)?;
            let open: Vec<String> = asked.open.iter().map(u8::to_string).collect();
            Ok(asked.answer(context, &open.join(" ")))
        }
        Check::Call(asked) => {
            let asked = call::check(context, asked)?;
            let open = words::calls_in_short(&asked.open).join(", ");
            let texts = asked.open.iter().map(ToString::to_string).collect();
            Ok(Asked::<String> { open: texts, ..asked.without_open() }.answer(context, &open))
        }
        Check::Trick(asked) => trick::check(context, asked),
        Check::Play(asked) => {
            let ruled = play::check(context, asked)?;
            let open = play::told(&ruled.open);
            Ok(match asked.card {
                Some(_) => ruled.answer(context, &open),
                None => ruled.answer_with(context, "", &open),
            })
        }
    }
}

impl<O> Asked<O> {
    /// Returns the ruling with nothing open yet, of whatever kind that will be.
    fn without_open<P>(self) -> Asked<P> {
        let Asked { legal, ruling, remarks, .. } = self;
        Asked { legal, ruling, open: Vec::new(), remarks }
    }
}

impl<O: Serialize + ToString> Asked<O> {
    /// Returns the answer; `open` is what is legal, as it is told.
    fn answer(self, context: &Context, open: &str) -> Answer {
        let verdict = if self.legal { "Legal. " } else { "Not legal. " };
        self.answer_with(context, verdict, open)
    }

    /// Returns the answer that begins with a verdict, or with none.
    fn answer_with(self, context: &Context, verdict: &str, open: &str) -> Answer {
        let Asked { legal, ruling, remarks, .. } = self;
        let Ruling { because, rule, says, source, open: instead, hints } = &ruling;
        let code = if legal { DONE } else { AGAINST_THE_RULES };
        let verdict_word = if legal { "legal" } else { "not-legal" };
        let answer = if context.global.json {
            Answer::json(&AskedJson {
                legal,
                rule,
                because,
                open: &self.open,
                document: &source.document,
                section: &source.section,
            })
        } else if context.global.plain {
            let open: Vec<String> = self.open.iter().map(ToString::to_string).collect();
            let open = open.join(" ");
            Answer::plain([[verdict_word, rule, &open, because]])
        } else {
            let mut lines = vec![
                format!("{verdict}{because}"),
                format!("Rule {rule}: {says} {}", words::cited(source)),
            ];
            if open.is_empty() {
                lines.extend(instead.clone());
                lines.extend(hints.iter().map(|hint| context.hint(hint)));
            } else {
                lines.push(format!("Open: {open}"));
            }
            Answer::paragraphs(&lines, context.fold_at)
        };
        Answer { remarks, code, ..answer }
    }
}
