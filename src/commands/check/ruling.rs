//! A ruling as an answer: in words, as JSON or as a record.

use crate::cards::Card;
use crate::output::json::{self, NamedSchema};
use crate::output::plain;
use crate::rules::Citation;
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE};
use crate::words::messages;
use crate::words::{self, Ruling};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::fmt::Display;

pub(crate) const BID_SCHEMA: NamedSchema =
    NamedSchema::new("check-bid", "A ruling on a bid", json::schema::<AskedJson<'_, u8>>);

pub(crate) const CALL_SCHEMA: NamedSchema =
    NamedSchema::new("check-call", "A ruling on a call", json::schema::<AskedJson<'_, String>>);

pub(crate) const PLAY_SCHEMA: NamedSchema =
    NamedSchema::new("check-play", "A ruling on a card", json::schema::<AskedJson<'_, Card>>);

/// A ruling that was asked for.
pub(super) struct Asked<O> {
    pub(super) legal: bool,
    /// Whether the ruling is on an act before the one in question.
    pub(super) is_on_earlier: bool,
    pub(super) ruling: Ruling,
    /// What would be legal.
    pub(super) open: Vec<O>,
    /// The same for people.
    pub(super) open_text: String,
    /// What to know about the record that was read, or about the question.
    pub(super) remarks: Vec<String>,
}

#[skip_serializing_none]
#[derive(Serialize, JsonSchema)]
pub(crate) struct AskedJson<'a, O: Serialize> {
    legal: bool,
    rule: Option<&'a str>,
    because: &'a str,
    open: &'a [O],
    document: Option<&'a str>,
    section: Option<&'a str>,
    /// Why Hoyle reads a point as it does on which the ruling rests beside the clause.
    reading: Option<&'a str>,
}

impl<O> Asked<O> {
    /// A ruling on the act in question, with nothing else to know.
    pub(super) fn new(legal: bool, ruling: Ruling, open: Vec<O>, open_text: String) -> Asked<O> {
        Asked { legal, is_on_earlier: false, ruling, open, open_text, remarks: Vec::new() }
    }
}

impl<O: Serialize + Display> Asked<O> {
    /// The ruling as an answer, which says first whether it is legal if `verdict` is asked for.
    pub(super) fn answer(self, context: &Context, verdict: bool) -> Answer {
        let Asked { legal, is_on_earlier, ruling, open, open_text, remarks } = self;
        let ground = ruling.rests_on.as_ref();
        let source = ground.map(|it| words::source(&it.source));
        let beside = ground.and_then(|it| it.beside);
        let beside = beside.map(|reading| words::source(&Citation::OurReading(reading)));
        let json = AskedJson {
            legal,
            rule: ground.map(|it| it.rule.as_str()),
            because: &ruling.because,
            open: &open,
            document: source.as_ref().map(|it| it.document.as_str()),
            section: source.as_ref().map(|it| it.section.as_str()),
            reading: beside.as_ref().map(|it| it.section.as_str()),
        };
        let record = |_: &_| {
            let word = if legal { "legal" } else { "not-legal" };
            plain::record([word, &ruling.rule(), &words::joined(&open, " "), &ruling.because])
        };
        let text = |_: &_| {
            let because = match verdict {
                true if is_on_earlier => {
                    messages::CheckIllegalEarlier { reason: &ruling.because }.say()
                }
                true => messages::CheckVerdict { is_legal: legal, reason: &ruling.because }.say(),
                false => ruling.because.clone(),
            };
            let next = if legal && !open_text.is_empty() {
                messages::DueOpenCalls { calls: &open_text }.say()
            } else {
                let hints = words::hints_line(&ruling.hints, &context.speller());
                [ruling.open.clone().unwrap_or_default(), hints].join(" ").trim().to_owned()
            };
            let mut lines = vec![ruling.citing(&because), next];
            lines.retain(|line| !line.is_empty());
            Answer::paragraphs(&lines, context)
        };
        let answer = Answer::of(&json, context, record, text);
        Answer { remarks, code: if legal { DONE } else { AGAINST_THE_RULES }, ..answer }
    }
}
