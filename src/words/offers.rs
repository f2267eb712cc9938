//! What a table may choose in a set of rules, in words: forms of the schedule and settings.

use super::schedule::steps;
use super::texts::{setting_effect, setting_name};
use super::{capital, labelled, messages, takes};
use crate::rules::{Changed, Offer, Pays, Ruleset, Scoring, Setting};

/// The forms of the schedule, each by its id with its deals.
pub fn forms(rules: &Ruleset) -> Vec<(String, String)> {
    let forms = &rules.schedule.forms;
    let mut rows = Vec::new();
    if forms.len() < 2 {
        return rows;
    }
    for form in forms {
        let mut says = capital(&steps(rules, form));
        if form.id == rules.schedule.form {
            says += &messages::RulesChoiceCurrent.say();
        }
        rows.push((form.id.clone(), says + "."));
    }
    rows
}

/// The settings as `key=value`, each with its name if that is not its key, the values it takes and what it does.
pub fn offers(rules: &Ruleset) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    for offer in Offer::all(rules) {
        let mut says = labelled(takes(&offer.takes), effect(rules, &offer.changes)) + ".";
        let name = setting_name(&offer.key);
        if name != offer.key {
            says = format!("{}. {}", capital(&name), capital(&says));
        }
        rows.push((format!("{}={}", offer.key, offer.now), says));
    }
    rows
}

/// What the setting of the highest deal does, with what it can be at the smallest and the largest
/// table.
fn highest_deal(rules: &Ruleset) -> String {
    let counts = rules.player_counts();
    let (Some(fewest), Some(most)) = (counts.first().copied(), counts.last().copied()) else {
        return messages::OfferSetting { setting: Setting::Top.key() }.say();
    };
    let most_cards = rules.most_cards(fewest);
    let least_cards = rules.most_cards(most);
    if least_cards >= most_cards {
        return messages::OfferSetting { setting: Setting::Top.key() }.say();
    }
    messages::OfferTopByPlayers {
        most_cards,
        fewest_players: fewest,
        least_cards,
        most_players: most,
    }
    .say()
}

/// What a setting does, without a full stop.
fn effect(rules: &Ruleset, changes: &Changed) -> String {
    match changes {
        Changed::Length(id) => messages::OfferPromotionLength { promotion: id }.say(),
        Changed::Points(id) => messages::OfferPromotionPoints { promotion: id }.say(),
        Changed::Own { key, says } => setting_effect(rules, key, says),
        Changed::Setting(Setting::Top) => highest_deal(rules),
        Changed::Setting(setting) => match (setting, &rules.scoring, rules.ending.points) {
            (Setting::Match, Scoring::Tricks(score), Some(deals)) if score.pays == Pays::Deals => {
                messages::OfferMatchEnd { tricks: score.tricks_of(deals) }.say()
            }
            _ => messages::OfferSetting { setting: setting.key() }.say(),
        },
    }
}
