//! How a game ends, and who wins it.

use super::source::cited;
use super::{joined, messages, tallies};
use crate::presets;
use crate::rules::{Citation, Reading, Ruleset, Scoring, TieBreak, Wins};

/// What ends a game: `100 points`, or `13 tricks` where a trick is a point.
fn in_points(rules: &Ruleset, points: u16) -> String {
    match &rules.scoring {
        Scoring::Tricks(score) if score.is_by_tricks() => {
            messages::CountTricks { number: points }.say()
        }
        _ => messages::CountPoints { number: points }.say(),
    }
}

/// When a game is over, and who wins it.
pub(super) fn end(rules: &Ruleset) -> String {
    let over = end_of_game(rules);
    let is_match = rules.ending.points.is_some() && rules.ending.games.is_some();
    if is_match {
        return over;
    }

    let mut sentences = vec![over];
    if rules.ending.is_by_partners() {
        sentences.push(messages::ClauseEndPartners.say());
        return joined(sentences, " ");
    }
    if let Some(out) = &rules.ending.out {
        let condition = tallies::tally_condition(out);
        sentences.push(messages::ClauseEndOut { condition }.say());
    }
    if winner_by_score(rules).is_none() && !presets::leaves_open(rules, Reading::HighestWins) {
        sentences.push(messages::ClauseEndWinner { lowest_wins: false }.say());
    }

    let is_scheduled = !rules.ending.is_by_points();
    let tie = Reading::TieAtTheEnd;
    if !rules.scoring.ties().is_empty() {
        return joined(sentences, " ");
    }
    if is_scheduled && !presets::leaves_open(rules, Reading::SharedRank) {
        sentences.push(messages::ClauseEndTieShared.say());
    } else if (rules.ending.points.is_some() || rules.ending.when.is_some())
        && tie.applies(rules)
        && !presets::leaves_open(rules, tie)
    {
        sentences.push(messages::ClauseEndTie.say());
    }
    joined(sentences, " ")
}

/// Who wins, if the score says that the lowest total does or what breaks a tie.
pub(super) fn winner_by_score(rules: &Ruleset) -> Option<String> {
    if rules.scoring.wins() == Wins::Highest && rules.scoring.ties().is_empty() {
        return None;
    }
    let lowest_wins = rules.scoring.wins() == Wins::Lowest;
    let mut sentences = vec![messages::ClauseEndWinner { lowest_wins }.say()];
    sentences.extend(tie_breaks(rules.scoring.ties()));
    sentences.push(cited(&presets::cite_score(rules)));
    Some(joined(sentences, " "))
}

/// What decides between equal totals, if anything does.
pub(super) fn tie_breaks(ties: &[TieBreak]) -> Option<String> {
    if ties == [TieBreak::SuccessfulBids] {
        return Some(messages::ClauseEndTieBids.say());
    }
    let says = ties.iter().map(|tie| messages::ClauseTieBreak { by: <&str>::from(tie) }.say());
    let breaks = says.reduce(|first, next| messages::ClauseTieBreakThen { first, next }.say())?;
    Some(messages::ClauseEndTieBreaks { breaks }.say())
}

/// When a game is over; of a match, also who wins it.
fn end_of_game(rules: &Ruleset) -> String {
    let end = end_by_points(rules);
    if rules.ending.by.is_some() {
        format!("{end} {}", messages::ClauseEndDeclarer.say())
    } else {
        end
    }
}

fn end_by_points(rules: &Ruleset) -> String {
    if let Some(when) = &rules.ending.when {
        let condition = tallies::tally_condition(when);
        return messages::ClauseEndWhen { condition }.say();
    }
    let points = rules.ending.points.map(|points| in_points(rules, points));
    match (points, rules.ending.least, rules.ending.games) {
        (Some(points), Some(least), Some(games)) => {
            messages::ClauseEndMatchLeast { points, least, games }.say()
        }
        (Some(points), None, Some(games)) => messages::ClauseEndMatch { points, games }.say(),
        (Some(points), Some(least), None) => messages::ClauseEndPointsLeast { points, least }.say(),
        (Some(points), None, None) => messages::ClauseEndPoints { points }.say(),
        (None, Some(least), _) => messages::ClauseEndLeast { least }.say(),
        (None, None, _) => messages::ClauseEndSchedule.say(),
    }
}

/// Whether a total of zero wins.
pub(super) fn zero_finish(rules: &Ruleset) -> String {
    if rules.ending.zero_finish {
        messages::ClauseZeroFinish.say()
    } else {
        messages::ClauseZeroFinishOff.say()
    }
}

/// The forms of the schedule that rule out a zero finish, each with its source; `of_clause` is cited for
/// those without one.
pub(super) fn forms_without_zero_finish(rules: &Ruleset, of_clause: &Citation) -> Vec<String> {
    let mut said = Vec::new();
    for form in rules.schedule.forms.iter().filter(|form| !form.zero_finish) {
        let source = form.source.clone().map_or(of_clause.clone(), Citation::Passage);
        let sentence = messages::ClauseZeroFinishForms { forms: &form.id }.say();
        said.push(format!("{sentence} {}", cited(&source)));
    }
    said
}
