//! `rules CLAUSE`: one clause of a set of rules, by the id that rulings cite.

use crate::grammar::{Choice, hints};
use crate::history::{GameId, History};
use crate::output::{fold_in, plain};
use crate::presets;
use crate::rules::{Clause, Ruleset, Scoring};
use crate::store::Store;
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::words::{self, ClauseInWords, Hint};
use std::path::Path;

/// Rules that may have a clause, and the stored game played by them.
type Known = (Ruleset, Option<GameId>);

/// Whether a text is meant as the id of a clause, such as `serbian.hook`, and not as a file.
pub(super) fn is_clause(named: &str) -> bool {
    let is_id = match named.contains('.') {
        true => !named.contains(['/', '\\']) && !named.to_lowercase().ends_with(".toml"),
        false => Clause::ALL.iter().any(|clause| clause.id().eq_ignore_ascii_case(named)),
    };
    is_id && !Path::new(named).exists()
}

/// A clause of the rules of the current game, as its table plays them, or else of the rules that
/// come with the program or of another stored game.
pub(super) fn clause(context: &Context, named: &str, choice: &Choice) -> Result<Answer> {
    let (of, clause) = named.split_once('.').unwrap_or(("", named));
    let found = |(rules, game): &Known| {
        Some(shown(context, &words::clause_called(rules, named)?, game.as_ref()))
    };
    if !of.is_empty() && *choice != Choice::default() {
        let rules = chosen(of, clause, choice)?;
        return found(&(rules, None)).ok_or_else(|| unknown(named, &[]));
    }
    let known = likely(context, clause);
    let kept = || kept(context.store().ok()?, of)?.find_map(|known| found(&known));
    let answer = known.iter().find_map(found).or_else(kept);
    answer.ok_or_else(|| match choose::built_in(of) {
        None if !of.is_empty() => {
            let failure = unknown(named, &known).hint(hints::give_game());
            failure.hint(Hint::RulesOf("FILE".into()))
        }
        _ => unknown(named, &known),
    })
}

/// The rules with these choices, by their own id or by that of a score.
fn chosen(of: &str, id: &str, choice: &Choice) -> Result<Ruleset> {
    match presets::scoring(id).filter(|_| of == "score").and_then(|score| scored(&score)) {
        Some(rules) => {
            let scoring = choice.scoring.clone().or_else(|| Some(id.to_owned()));
            choose::rules(&rules.id, &Choice { scoring, ..choice.clone() }, None)
        }
        None => choose::rules(of, choice, None),
    }
}

/// The current game's rules, and those that come with the program.
fn likely(context: &Context, score: &str) -> Vec<Known> {
    let current = games::read(context).ok().map(|read| known_game(&read.history));
    let documented = presets::rulesets().filter_map(presets::ruleset);
    let scored = presets::scoring(score).and_then(|score| scored(&score));
    let built_in = documented.chain(scored).map(|rules| (rules, None));
    current.into_iter().chain(built_in).collect()
}

/// The rules of the stored games that may have the clause.
fn kept(store: &Store, of: &str) -> Option<impl Iterator<Item = Known>> {
    let games = store.list().ok()?.filter_map(|listed| listed.game.ok());
    let known = games.map(|game| known_game(&game.history));
    Some(known.filter(move |(rules, _)| of == "score" || presets::means(of, &rules.id)))
}

fn known_game(history: &History) -> Known {
    (history.setup().rules().clone(), Some(history.id().clone()))
}

/// Rules that come with the program with a score of the catalogue that they can have: those whose
/// own it is, or else the first.
fn scored(score: &Scoring) -> Option<Ruleset> {
    let fits = |rules: &Ruleset| rules.scoring.basis() == score.basis();
    let all = presets::rulesets().filter_map(presets::ruleset).filter(fits);
    let rules = all.min_by_key(|rules| rules.scoring.id() != score.id())?;
    Some(Ruleset { scoring: score.clone(), ..rules })
}

fn unknown(named: &str, known: &[Known]) -> Failure {
    let ids = choose::clause_ids(known.iter().map(|(rules, _)| rules));
    Failure::usage(words::no_such_clause(named, &ids))
}

fn shown(context: &Context, found: &ClauseInWords, game: Option<&GameId>) -> Answer {
    let record = |it: &ClauseInWords| plain::record([&it.rule, &it.says]);
    Answer::of(found, context, record, |it| {
        let heading = words::clause_heading(&it.rule, game.map(GameId::as_str));
        Answer::result(format!("{heading}\n{}", fold_in(&it.says, context.screen.look.width, 0)))
    })
}
