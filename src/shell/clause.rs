//! `rules CLAUSE`: one clause of a set of rules, by the id that rulings cite.

use crate::grammar::Choice;
use crate::output::{fold_in, plain};
use crate::presets;
use crate::rules::Ruleset;
use crate::terminal::answer::Answer;
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, ClauseInWords, Unknown};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::Path;

#[derive(Serialize, JsonSchema)]
pub(super) struct ClauseJson {
    rule: String,
    says: String,
    document: String,
    section: String,
}

/// Whether a text is meant as the id of a clause, such as `serbian.hook`, and not as a file.
pub(super) fn is_clause(named: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    let parts = named.split_once('.');
    parts.is_some_and(|(of, clause)| is_word(of) && is_word(clause) && clause != "toml")
        && !Path::new(named).exists()
}

/// A clause of the rules of the current game, as its table plays them, or else of the rules that
/// come with the program.
pub(super) fn clause(context: &Context, named: &str, choice: &Choice) -> Result<Answer, Failure> {
    let id = named.to_lowercase();
    let rules = known(context, &id, choice)?;
    match rules.iter().find_map(|rules| words::clause_called(rules, &id)) {
        Some(found) => Ok(shown(context, found)),
        None => {
            let scores = presets::scorings().into_iter().map(|it| format!("score.{}", it.id()));
            let ids: Vec<String> = rules.iter().flat_map(clause_ids).chain(scores).collect();
            let ids = ids.iter().map(String::as_str);
            Err(Failure::usage(words::no_such(Unknown::Clause, named, ids)))
        }
    }
}

/// The rules that may have the clause, the likeliest first.
fn known(context: &Context, id: &str, choice: &Choice) -> Result<Vec<Ruleset>, Failure> {
    let of = id.split('.').next().unwrap_or_default();
    if choice.scoring.is_some() || choice.schedule.is_some() || !choice.set.is_empty() {
        return Ok(vec![choose::rules(of, choice, None)?]);
    }
    let current = games::read(context).ok().map(|read| read.history.setup().rules().clone());
    let documented = presets::rulesets().filter_map(presets::ruleset);
    let scored = presets::scoring(id.trim_start_matches("score.")).and_then(|score| {
        let mut rules = presets::rulesets().filter_map(presets::ruleset);
        let counts = score.counts();
        let rules = rules.find(|rules| rules.scoring.counts() == counts)?;
        Some(Ruleset { scoring: score, ..rules })
    });
    Ok(current.into_iter().chain(documented).chain(scored).collect())
}

/// The ids of the clauses of a set of rules.
fn clause_ids(rules: &Ruleset) -> Vec<String> {
    words::ruleset(rules).into_iter().map(|(id, _)| id).collect()
}

fn shown(context: &Context, found: ClauseInWords) -> Answer {
    let ClauseInWords { id: rule, says, source } = found;
    let json = ClauseJson { rule, says, document: source.document, section: source.section };
    let record = |it: &ClauseJson| plain::record([&it.rule, &it.says]);
    Answer::of(&json, context, record, |it| {
        Answer::result(format!("{}\n{}", it.rule, fold_in(&it.says, context.look.width, 0)))
    })
}
