//! A ruling as an answer: in words, as JSON or as a record.

use crate::output::plain;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::{AGAINST_THE_RULES, DONE};
use crate::words::{self, Ruling};
use schemars::JsonSchema;
use serde::Serialize;

/// A ruling that was asked for.
pub(super) struct Asked<O> {
    pub(super) legal: bool,
    pub(super) ruling: Ruling,
    /// What would be legal.
    pub(super) open: Vec<O>,
    /// The same for people.
    pub(super) open_text: String,
    /// What to know about the record that was read, or about the question.
    pub(super) remarks: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
pub(in crate::shell) struct AskedJson<'a, O: Serialize> {
    legal: bool,
    rule: &'a str,
    because: &'a str,
    open: &'a [O],
    document: &'a str,
    section: &'a str,
}

impl<O: Serialize + ToString> Asked<O> {
    /// The ruling as an answer, which says first whether it is legal if `verdict` is asked for.
    pub(super) fn answer(self, context: &Context, verdict: bool) -> Answer {
        let Asked { legal, ruling, open, open_text, remarks } = self;
        let json = AskedJson {
            legal,
            rule: &ruling.rule,
            because: &ruling.because,
            open: &open,
            document: &ruling.source.document,
            section: &ruling.source.section,
        };
        let record = |_: &_| {
            let word = if legal { "legal" } else { "not-legal" };
            let open: Vec<String> = open.iter().map(ToString::to_string).collect();
            plain::record([word, &ruling.rule, &open.join(" "), &ruling.because])
        };
        let text = |_: &_| {
            let because = match verdict {
                true => words::verdict(legal, &ruling.because),
                false => ruling.because.clone(),
            };
            let mut lines = vec![because, ruling.says];
            if open_text.is_empty() {
                lines.extend(ruling.open);
                lines.extend(ruling.hints.iter().map(|hint| context.hint(hint)));
            } else {
                lines.push(words::listed_open(&open_text));
            }
            Answer::paragraphs(&lines, context)
        };
        let answer = Answer::of(&json, context, record, text);
        Answer { remarks, code: if legal { DONE } else { AGAINST_THE_RULES }, ..answer }
    }
}
