//! A ruling as an answer: in words, as JSON or as a record.

use crate::cards::Card;
use crate::output::json::{self, NamedSchema};
use crate::output::plain;
use crate::rules::Citation;
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE};
use crate::words::{self, Ruling, messages};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::fmt::Display;

pub(crate) const BID_SCHEMA: NamedSchema =
    NamedSchema::titled("check-bid", "A ruling on a bid", json::schema::<AskedJson<'_, u8>>);

pub(crate) const CALL_SCHEMA: NamedSchema =
    NamedSchema::titled("check-call", "A ruling on a call", json::schema::<AskedJson<'_, String>>);

pub(crate) const PLAY_SCHEMA: NamedSchema =
    NamedSchema::titled("check-play", "A ruling on a card", json::schema::<AskedJson<'_, Card>>);

/// A ruling that was asked for.
pub(super) struct AskedRuling<O> {
    pub(super) legal: bool,
    pub(super) about: RulingSubject,
    pub(super) ruling: Ruling,
    /// What would be legal.
    pub(super) open: Vec<O>,
    /// The same for people.
    pub(super) open_text: String,
    /// What to know about the record that was read, or about the question.
    pub(super) remarks: Vec<String>,
}

/// What a ruling is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RulingSubject {
    /// The act in question.
    Act,
    /// An act before it.
    EarlierAct,
    /// A hand, of which no card is in question.
    Hand,
    /// Cards that the rules leave to the table, so that nothing is ruled.
    NotJudged,
}

#[skip_serializing_none]
#[derive(Serialize, JsonSchema)]
pub(crate) struct AskedJson<'a, O: Serialize> {
    /// Left out where the rules leave it to the table.
    legal: Option<bool>,
    rule: Option<&'a str>,
    because: &'a str,
    open: &'a [O],
    document: Option<&'a str>,
    section: Option<&'a str>,
    /// Why Hoyle reads a point as it does on which the ruling rests beside the clause.
    reading: Option<&'a str>,
}

impl<O: Serialize + Display> AskedRuling<O> {
    /// A ruling that the act in question is legal, without remarks.
    pub(super) fn legal(ruling: Ruling, open: Vec<O>, open_text: String) -> AskedRuling<O> {
        let about = RulingSubject::Act;
        AskedRuling { legal: true, about, ruling, open, open_text, remarks: Vec::new() }
    }

    /// A ruling that the act in question is not legal, without remarks.
    pub(super) fn illegal(ruling: Ruling, open: Vec<O>, open_text: String) -> AskedRuling<O> {
        AskedRuling { legal: false, ..AskedRuling::legal(ruling, open, open_text) }
    }

    /// The ruling as an answer.
    pub(super) fn answer(self, context: &Context) -> Answer {
        let ruling = &self.ruling;
        let ground = ruling.rests_on.as_ref();
        let source = ground.map(|ground| words::source(&ground.source));
        let reading = ground.and_then(|ground| ground.beside);
        let reading = reading.map(|reading| words::source(&Citation::OurReading(reading)));
        let json = AskedJson {
            legal: if self.about == RulingSubject::NotJudged { None } else { Some(self.legal) },
            rule: ground.map(|ground| ground.rule.as_str()),
            because: &ruling.because,
            open: &self.open,
            document: source.as_ref().map(|source| source.document.as_str()),
            section: source.as_ref().map(|source| source.section.as_str()),
            reading: reading.as_ref().map(|reading| reading.section.as_str()),
        };
        let answer = Answer::of(&json, context, |_| self.record(), |_| self.text(context));
        let code = if self.legal { DONE } else { AGAINST_THE_RULES };
        Answer { remarks: self.remarks, code, ..answer }
    }

    fn record(&self) -> String {
        let word = match self.about {
            RulingSubject::NotJudged => "no-ruling",
            _ if self.legal => "legal",
            _ => "not-legal",
        };
        let open = words::joined(&self.open, " ");
        plain::record([word, &self.ruling.rule(), &open, &self.ruling.because])
    }

    fn text(&self, context: &Context) -> Answer {
        let ruling = &self.ruling;
        let reason = &ruling.because;
        let because = match self.about {
            RulingSubject::Act => {
                let verdict = if self.legal { "legal" } else { "not_legal" };
                messages::CheckVerdict { verdict, reason }.say()
            }
            RulingSubject::NotJudged => messages::CheckVerdict { verdict: "none", reason }.say(),
            RulingSubject::EarlierAct => messages::CheckIllegalEarlier { reason }.say(),
            RulingSubject::Hand => reason.clone(),
        };
        let next = if self.legal && !self.open_text.is_empty() {
            messages::DueOpenCalls { calls: &self.open_text }.say()
        } else {
            let open = ruling.open.clone().unwrap_or_default();
            let hints = words::hints_line(&ruling.hints, &context.speller()).unwrap_or_default();
            format!("{open} {hints}").trim().to_owned()
        };
        let mut lines = vec![ruling.citing(&because), next];
        lines.retain(|line| !line.is_empty());
        Answer::paragraphs(&lines, &context.screen)
    }
}
