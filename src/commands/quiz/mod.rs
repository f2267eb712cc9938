//! `quiz`: ten questions on a set of rules, put and answered by the judge, each with the clause that it rests on.

mod question;
mod questions;

use crate::grammar::Choice;
use crate::output::json::{self, NamedSchema};
use crate::output::plain;
use crate::rules::Ruleset;
use crate::terminal::line::ask_line;
use crate::terminal::{Answer, Context, Failure, Result, answer, choose, games};
use crate::words::{self, Hint, messages};
use clap::Args;
use question::{Question, QuestionJson, RightAnswer};
use questions::questions;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("quiz", "Questions on the rules", json::schema::<Vec<QuestionJson>>);

/// Put ten questions on the rules; each answer names its clause
///
/// hoyle quiz serbian
#[derive(Debug, Args)]
pub(crate) struct QuizArgs {
    /// The rules [default: those of the current game]
    rules: Option<String>,
}

/// Asks at a terminal, question by question; elsewhere prints the questions with their answers.
///
/// # Errors
/// There are no such rules, nothing can be asked about them, or the reply cannot be read.
pub(crate) fn quiz(context: &Context, args: &QuizArgs) -> Result<Answer> {
    let rules = rules(context, args)?;
    let questions = questions(&rules, &mut context.dice());
    if questions.is_empty() {
        let title = words::rules_title(&rules);
        return Err(Failure::usage(messages::QuizNothing { title }.say())
            .hint(Hint::RulesOf(rules.id.clone())));
    }
    let is_for_people = !context.global.json && !context.global.plain;
    if context.screen.is_attended && is_for_people {
        return ask(context, &questions);
    }

    let json: Vec<QuestionJson> = questions.iter().map(Question::json).collect();
    Ok(Answer::of(json.as_slice(), context, records, |_| {
        let mut lines = Vec::new();
        for (index, question) in questions.iter().enumerate() {
            lines.push(format!("{}. {}", index + 1, question.question));
            let answer = messages::QuizAnswer { answer: question.right.say() }.say();
            lines.push(format!("{answer} {}", question.why()));
        }
        Answer::paragraphs(&lines, &context.screen)
    }))
}

/// The rules that are named, or those of the current game.
fn rules(context: &Context, args: &QuizArgs) -> Result<Ruleset> {
    match &args.rules {
        Some(named) => choose::rules(named, &Choice::default(), None),
        None => Ok(games::read(context)?.history.setup().rules().clone()),
    }
}

/// Puts the questions, and tells after each what is right.
fn ask(context: &Context, questions: &[Question]) -> Result<Answer> {
    let screen = &context.screen;
    answer::say(&[messages::TerminalAskLeave.say()], screen);
    let mut right = 0;
    let mut asked = 0;
    for (index, question) in questions.iter().enumerate() {
        let text = format!("{}. {}", index + 1, question.question);
        let Some(is_right) = reply(context, &text, question.right)? else { break };
        asked += 1;
        let verdict = if is_right {
            right += 1;
            messages::QuizRight.say()
        } else {
            messages::QuizWrong { answer: question.right.say() }.say()
        };
        answer::say(&[format!("{verdict} {}", question.why())], screen);
    }
    Ok(Answer::paragraphs(&[messages::QuizResult { right, asked }.say()], screen))
}

/// Asks until the reply can be an answer, and returns whether it is the right one; `None` if the player leaves.
fn reply(context: &Context, text: &str, right: RightAnswer) -> Result<Option<bool>> {
    let mut question = vec![text.to_owned()];
    while let Some(reply) = ask_line(&context.screen, &question)? {
        if reply.eq_ignore_ascii_case("q") {
            return Ok(None);
        }
        let is_number = matches!(right, RightAnswer::Number(_));
        if let Some(is_right) = right.is(&reply) {
            return Ok(Some(is_right));
        }
        question = vec![messages::QuizUnclear { is_number }.say()];
    }
    Ok(None)
}

fn records(questions: &[QuestionJson]) -> String {
    let mut records = String::new();
    for QuestionJson { question, answer, because, rule } in questions {
        records += &plain::record([question, answer, because, rule]);
    }
    records
}
