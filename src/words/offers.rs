//! What a table may choose in a set of rules, in words: forms of the schedule and settings.

use super::messages;
use super::schedule::steps;
use super::texts::setting_effect;
use super::{capital, labelled, takes};
use crate::rules::{Changed, Offer, Pays, Ruleset, Scoring, Setting};

/// The forms of the schedule, each by its id with its deals.
pub fn forms(rules: &Ruleset) -> Vec<(String, String)> {
    let forms = &rules.schedule.forms;
    let mut rows = Vec::new();
    if forms.len() < 2 {
        return rows;
    }
    for form in forms {
        let mut says = capital(&steps(form));
        if form.id == rules.schedule.form {
            says += &messages::RulesChoiceCurrent.say();
        }
        rows.push((form.id.clone(), says + "."));
    }
    rows
}

/// The settings as `key=value`, each with the values it takes and what it does.
pub fn offers(rules: &Ruleset) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    for offer in Offer::all(rules) {
        let says = labelled(takes(&offer.takes), effect(rules, &offer.changes));
        rows.push((format!("{}={}", offer.key, offer.now), says + "."));
    }
    rows
}

/// What the setting of the highest deal does, with what it can be at the smallest and the largest
/// table.
fn highest_deal(rules: &Ruleset) -> String {
    let counts = rules.player_counts();
    let (Some(fewest), Some(most)) = (counts.first().copied(), counts.last().copied()) else {
        return messages::OfferTop.say();
    };
    let most_cards = rules.most_cards(fewest);
    let least_cards = rules.most_cards(most);
    if least_cards >= most_cards {
        return messages::OfferTop.say();
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
    let says = match changes {
        Changed::Length(id) => {
            return messages::OfferPromotionLength { promotion: id }.say();
        }
        Changed::Points(id) => return messages::OfferPromotionPoints { promotion: id }.say(),
        Changed::Own { key, says } => return setting_effect(rules, key, says),
        Changed::Setting(setting) => match setting {
            Setting::Premium => &*messages::OfferPremium.say(),
            Setting::SpadesDouble => &*messages::OfferSpadesDouble.say(),
            Setting::Promotions => &*messages::OfferPromotions.say(),
            Setting::NoZero => &*messages::OfferNoZero.say(),
            Setting::ZeroFinish => &*messages::OfferZeroFinish.say(),
            Setting::Forehead => &*messages::OfferForehead.say(),
            Setting::Top => &highest_deal(rules),
            Setting::Step => &*messages::OfferStep.say(),
            Setting::Hook => &*messages::OfferHook.say(),
            Setting::End => &*messages::OfferEnd.say(),
            Setting::Trumps => &*messages::OfferTrumps.say(),
            Setting::Overtricks => &*messages::OfferOvertricks.say(),
            Setting::TrouAll => &*messages::OfferTrouAll.say(),
            Setting::Match => match (&rules.scoring, rules.ending.points) {
                (Scoring::Tricks(score), Some(deals)) if score.pays == Pays::Deals => {
                    let end = score.tricks_of(deals);
                    &messages::OfferMatchEnd { tricks: end }.say()
                }
                _ => &*messages::OfferMatch.say(),
            },
        },
    };
    says.to_owned()
}
