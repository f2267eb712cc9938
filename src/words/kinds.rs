//! Kinds of deal, in words.

use super::texts::{kind_title, tally_name};
use super::{and, joined, list, messages, names, trump};
use crate::game::{Due, Game};
use crate::rules::{Kind, Ruleset};

/// What kinds of deal there are, and who chooses them.
pub(super) fn kinds(rules: &Ruleset) -> String {
    if rules.kinds.is_empty() {
        return messages::KindRuleNone.say();
    }
    let steps = rules.schedule.form_in_use().map_or(&[][..], |form| &form.steps);
    let chooser = if steps.iter().all(|step| step.kind.is_some()) {
        "schedule"
    } else {
        rules.schedule.chooser.into()
    };
    let chosen = messages::KindRuleChosen { chooser }.say();
    joined(std::iter::once(chosen).chain(rules.kinds.iter().map(kind)), " ")
}

/// What a kind counts, as a sentence.
fn kind(kind: &Kind) -> String {
    let mut facts = Vec::new();
    if !kind.tallies.is_empty() {
        let tallies = and(kind.tallies.iter().map(|id| tally_name(id)));
        facts.push(messages::KindRuleCounts { tallies }.say());
    }
    if let Some(fixed) = kind.trump {
        facts.push(if fixed.suit().is_some() {
            messages::DueTrumpKnown { trump: trump(fixed) }.say()
        } else {
            trump(fixed)
        });
    }
    if kind.misere {
        facts.push(messages::DueDealZeroBids.say());
    }
    if let Some(times) = kind.times {
        facts.push(messages::KindRuleTimes { times }.say());
    }
    let title = format!("{} ({})", kind_title(kind), kind.id);
    messages::GrammarLabelled { label: title, text: list(facts) }.say() + "."
}

/// What is left to the players other than the one who chooses a kind now: `Left to Bo: king, ten. Left to …`
pub fn kinds_left(game: &Game, due: &Due) -> Option<String> {
    if game.current().is_none() || !game.players_choose_kinds() {
        return None;
    }
    let chooser = if let Due::Kind(due) = due { Some(due.seat) } else { None };
    let others = game.around_the_table().filter(|seat| Some(*seat) != chooser);
    Some(joined(others.map(|seat| left(&names(game)(seat), game.kinds_left(seat))), " "))
}

/// `Left to Bo: king, ten.`
pub(super) fn left<'a>(player: &str, kinds: impl IntoIterator<Item = &'a Kind>) -> String {
    let kinds = list(kinds.into_iter().map(|kind| kind.id.clone()));
    messages::KindLeft { player, kinds }.say()
}
