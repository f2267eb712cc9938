//! `rules CLAUSE`: one clause of a set of rules, by the id that rulings cite.

use crate::grammar::{Choice, hints};
use crate::history::{GameId, History};
use crate::output::{fold_in, plain};
use crate::presets;
use crate::rules::{Clause, Ruleset, Scoring};
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::words::{self, ClauseInWords, Hint};
use std::path::Path;

/// Rules that may have a clause, and the stored game played by them.
type RulesOfClause = (Ruleset, Option<GameId>);

/// Whether a text is meant as the id of a clause, such as `serbian.hook`, and not as a file.
pub(super) fn is_clause(named: &str) -> bool {
    let is_id = if named.contains('.') {
        !named.contains(['/', '\\']) && !named.to_lowercase().ends_with(".toml")
    } else {
        Clause::ALL.iter().any(|clause| clause.id().eq_ignore_ascii_case(named))
    };
    is_id && !Path::new(named).exists()
}

/// A clause of the rules of the current game, as its table plays them, or else of the rules that
/// come with the program or of another stored game.
pub(super) fn clause(context: &Context, named: &str, choice: &Choice) -> Result<Answer> {
    let (of, clause) = named.split_once('.').unwrap_or(("", named));
    if !of.is_empty() && *choice != Choice::default() {
        let rules = chosen(of, clause, choice)?;
        let found = words::clause_called(&rules, named).ok_or_else(|| unknown(named, &[]))?;
        return Ok(shown(context, &found, None));
    }

    let known = likely(context, clause);
    for (rules, game) in &known {
        if let Some(found) = words::clause_called(rules, named) {
            return Ok(shown(context, &found, game.as_ref()));
        }
    }
    if let Ok(store) = context.store()
        && let Ok(games) = store.list()
    {
        for opened in games.filter_map(|listed| listed.game.ok()) {
            let (rules, game) = known_game(&opened.history);
            if (of == "score" || presets::means(of, &rules.id))
                && let Some(found) = words::clause_called(&rules, named)
            {
                return Ok(shown(context, &found, game.as_ref()));
            }
        }
    }
    let failure = unknown(named, &known);
    if of.is_empty() || choose::built_in(of).is_some() {
        return Err(failure);
    }
    Err(failure.hint(hints::give_game()).hint(Hint::RulesOf("FILE".into())))
}

/// The rules with these choices, by their own id or by that of a score.
fn chosen(of: &str, id: &str, choice: &Choice) -> Result<Ruleset> {
    if of == "score"
        && let Some(rules) = presets::scoring(id).and_then(|score| scored(&score))
    {
        let scoring = choice.scoring.clone().or_else(|| Some(id.to_owned()));
        return choose::rules(&rules.id, &Choice { scoring, ..choice.clone() }, None);
    }
    choose::rules(of, choice, None)
}

/// The current game's rules, and those that come with the program.
fn likely(context: &Context, score: &str) -> Vec<RulesOfClause> {
    let current = games::read(context).ok().map(|read| known_game(&read.history));
    let documented = presets::rulesets().filter_map(presets::ruleset);
    let scored = presets::scoring(score).and_then(|score| scored(&score));
    let built_in = documented.chain(scored).map(|rules| (rules, None));
    current.into_iter().chain(built_in).collect()
}

fn known_game(history: &History) -> RulesOfClause {
    (history.setup().rules().clone(), Some(history.id().clone()))
}

/// Rules that come with the program with a score of the catalogue that they can have: those whose
/// own it is, or else the first.
fn scored(score: &Scoring) -> Option<Ruleset> {
    let presets = presets::rulesets().filter_map(presets::ruleset);
    let rules = presets
        .filter(|rules| rules.scoring.basis() == score.basis())
        .min_by_key(|rules| rules.scoring.id() != score.id())?;
    Some(Ruleset { scoring: score.clone(), ..rules })
}

fn unknown(named: &str, known: &[RulesOfClause]) -> Failure {
    let ids = choose::clause_ids(known.iter().map(|(rules, _)| rules));
    Failure::usage(words::no_such_clause(named, &ids))
}

fn shown(context: &Context, found: &ClauseInWords, game: Option<&GameId>) -> Answer {
    Answer::of(
        found,
        context,
        |found| plain::record([&found.rule, &found.says]),
        |found| {
            let heading = words::clause_heading(&found.rule, game.map(GameId::as_str));
            let folded = fold_in(&found.says, context.screen.look.width, 0);
            Answer::result(format!("{heading}\n{folded}"))
        },
    )
}
