//! Describes the ruling on an incident in a game, and the choices that the laws leave open.

use super::incident::{choosers, happened};
use super::{
    Hint, Parties, Speller, effect_on, hint_line, joined, labelled, laws, messages, names,
    sentence, totals_if,
};
use crate::game::{Deal, Game, RuledIncident, WAIVED};
use crate::rules::laws::{Chooser, Effect, IncidentKind, Moment};

/// What happened: `Bo revoked in trick 7`.
pub fn what_happened(game: &Game, incident: &RuledIncident) -> String {
    happened(game, incident)
}

/// What happened, when it was found, and whether it could still be put right.
pub fn incident_ruled(game: &Game, incident: &RuledIncident) -> String {
    let Some(found) = incident.found() else { return sentence(&happened(game, incident)) };
    messages::ChoiceFound {
        happened: happened(game, incident),
        moment: laws::moment(found),
        established: established(incident, found),
        player: incident.by.map(names(game)).unwrap_or_default(),
    }
    .say()
}

/// Why it is too late to put a revoke right, if it is one.
fn established(incident: &RuledIncident, found: Moment) -> &'static str {
    let is_revoke = incident.kind == IncidentKind::Revoke && !incident.is_unproven();
    if !is_revoke || found >= Moment::Written {
        return "none";
    }
    let said = |name: &str| incident.facts.get(name).map_or("", String::as_str);
    let is_later =
        |trick| found < Moment::End && found > Moment::Trick(trick) || said("went_on") == "yes";
    let is_certain = found >= Moment::End
        || said("established") == "yes"
        || said("fault") == "disobeyed"
        || ["some", "all"].contains(&said("thrown"));
    match fact(incident, "trick") {
        Some(trick) if is_later(trick) => "later",
        _ if said("turned") == "yes" && found < Moment::End => "turned",
        _ if is_certain => "end",
        Some(_) => "mended",
        None => "none",
    }
}

fn fact<T: std::str::FromStr>(incident: &RuledIncident, name: &str) -> Option<T> {
    incident.facts.get(name)?.parse().ok()
}

/// Effects as clauses, with the names of the players concerned.
pub fn effects_on(game: &Game, incident: &RuledIncident, effects: &[Effect]) -> String {
    let parties = Parties::of(game, incident);
    joined(
        effects.iter().map(|effect| effect_on(effect, &parties)),
        &messages::GrammarSemicolon.say(),
    )
}

/// Who chooses, and when: `Ana and Cy choose, once the deal is played out: [whist-1900.75]`.
pub fn who_chooses(game: &Game, incident: &RuledIncident, clauses: &str) -> String {
    let (who, several) = choosers(game, incident);
    messages::ChoiceWho {
        who,
        several,
        agree: several && matches!(incident.chooser, Some(Chooser::Others | Chooser::All)),
        choose_at: incident.choose_at.map_or("now", Moment::name),
        until: incident.until.map_or("none", Moment::name),
        clauses,
    }
    .say()
}

/// The choices that laws have left open: each with its options, what these would give if the deal is over,
/// and how to choose.
pub fn open_choices(game: &Game, speller: Speller<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for incident in game.open_choices() {
        let Some(number) = incident.number else { continue };
        let deal = incident.deal.unwrap_or_default();
        let clauses = laws::clauses(incident);
        let what = happened(game, incident);
        let (who, several) = choosers(game, incident);
        if !may_choose(game, incident) {
            lines.push(messages::ChoiceLater { deal, happened: what, clauses, who, several }.say());
            continue;
        }
        let until = incident.until.map_or("none", Moment::name);
        let open = messages::ChoiceOpen { deal, happened: what, clauses, who, several, until };
        lines.push(open.say());
        let widest = incident.options.iter().map(|(id, _)| id.len()).max().unwrap_or_default();
        for (id, effects) in &incident.options {
            lines.push(format!("  {id:<widest$}  {}", option(game, incident, id, effects)));
        }
        let options = incident.takings();
        lines.extend(hint_line(&Hint::Choose { incident: number, options }, speller));
    }
    lines
}

/// The options of an incident, and `waive`, each with what it does and the totals that it would give.
pub fn choices_of(game: &Game, incident: &RuledIncident) -> Vec<(String, String)> {
    let mut choices = Vec::new();
    for taken in incident.takings() {
        let label = match incident.option(&taken) {
            Some(effects) => labelled(&taken, option(game, incident, &taken, effects)),
            None if taken == WAIVED => labelled(&taken, messages::ChoiceWaive.say()),
            None => labelled(&taken, messages::ChoiceAsRuled.say()),
        };
        choices.push((label, taken));
    }
    choices
}

/// What an option does, and the totals that it would give if its deal is over.
fn option(game: &Game, incident: &RuledIncident, id: &str, effects: &[Effect]) -> String {
    let does = effects_on(game, incident, effects);
    let number = incident.number.unwrap_or_default();
    match game.with_choice(number, id) {
        Ok(after) if is_decided(&after, incident) => format!("{does}: {}", totals_if(&after)),
        _ => does,
    }
}

/// Whether the deal of an incident is over, so that its points are known.
pub fn is_decided(game: &Game, incident: &RuledIncident) -> bool {
    incident.deal.and_then(|number| game.deal(number)).is_some_and(Deal::is_over)
}

/// Whether the choice may already be made.
fn may_choose(game: &Game, incident: &RuledIncident) -> bool {
    incident.choose_at.is_none_or(|moment| moment < Moment::End) || is_decided(game, incident)
}
