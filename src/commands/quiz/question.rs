//! A question with its answer.

use crate::rules::Points;
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;

/// A question with its answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct QuestionJson {
    /// The question.
    pub(super) question: String,
    /// `yes`, `no` or a number.
    pub(super) answer: String,
    /// Why.
    pub(super) because: String,
    /// The id of the clause.
    pub(super) rule: String,
}

/// What is right.
#[derive(Clone, Copy)]
pub(super) enum RightAnswer {
    Yes,
    No,
    Number(Points),
}

/// A question, and what the judge says.
pub(super) struct Question {
    pub(super) question: String,
    pub(super) right: RightAnswer,
    pub(super) because: String,
    pub(super) rule: String,
}

impl Question {
    /// The reason, with the clause.
    pub(super) fn why(&self) -> String {
        format!("{} [{}]", self.because, self.rule)
    }

    pub(super) fn json(&self) -> QuestionJson {
        QuestionJson {
            question: self.question.clone(),
            answer: match self.right {
                RightAnswer::Yes => "yes".to_owned(),
                RightAnswer::No => "no".to_owned(),
                RightAnswer::Number(points) => points.decimal(),
            },
            because: self.because.clone(),
            rule: self.rule.clone(),
        }
    }
}

impl RightAnswer {
    pub(super) fn of(is_legal: bool) -> RightAnswer {
        if is_legal { RightAnswer::Yes } else { RightAnswer::No }
    }

    pub(super) fn say(self) -> String {
        match self {
            RightAnswer::Yes => messages::QuizVerdict { is_legal: true }.say(),
            RightAnswer::No => messages::QuizVerdict { is_legal: false }.say(),
            RightAnswer::Number(points) => words::decimal(points),
        }
    }

    /// Whether a reply is this; `None` if it is no answer to such a question.
    pub(super) fn is(self, reply: &str) -> Option<bool> {
        match self {
            RightAnswer::Number(points) => {
                let typed: Points = reply.replace(',', ".").replace('−', "-").parse().ok()?;
                Some(typed == points)
            }
            RightAnswer::Yes if words::is_yes(reply) => Some(true),
            RightAnswer::Yes if words::is_no(reply) => Some(false),
            RightAnswer::No if words::is_no(reply) => Some(true),
            RightAnswer::No if words::is_yes(reply) => Some(false),
            _ => None,
        }
    }
}
