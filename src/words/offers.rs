//! What a table may choose in a set of rules, in words: forms of the schedule and settings.

use super::messages;
use super::schedule::steps;
use super::{capital, takes, translated};
use crate::rules::{Changed, Offer, Pays, Ruleset, Scoring, Setting};

/// The forms of the schedule, each by its id with its deals.
pub fn forms(rules: &Ruleset) -> Vec<(String, String)> {
    let forms = &rules.schedule.forms;
    let of_several = forms.iter().filter(|_| forms.len() > 1);
    let now = |id: &str| {
        if id == rules.schedule.form { messages::RulesChoiceCurrent.say() } else { String::new() }
    };
    of_several
        .map(|form| (form.id.clone(), format!("{}{}.", capital(&steps(form)), now(&form.id))))
        .collect()
}

/// The settings as `key=value`, each with the values it takes and what it does.
pub fn offers(rules: &Ruleset) -> Vec<(String, String)> {
    let line = |offer: Offer| {
        let (takes, effect) = (takes(&offer.takes), effect(rules, &offer.changes));
        (
            format!("{}={}", offer.key, offer.now),
            messages::GrammarLabelled { label: takes, text: effect }.say() + ".",
        )
    };
    Offer::all(rules).into_iter().map(line).collect()
}

/// What the setting of the highest deal does, with what it can be at the smallest and the largest
/// table.
fn highest_deal(rules: &Ruleset) -> String {
    let counts = rules.player_counts();
    let most = |players: Option<&u8>| players.map(|it| (*it, rules.most_cards(*it)));
    match (most(counts.first()), most(counts.last())) {
        (Some((few, high)), Some((many, low))) if low < high => messages::OfferTopByPlayers {
            most_cards: high,
            fewest_players: few,
            least_cards: low,
            most_players: many,
        }
        .say(),
        _ => messages::OfferTop.say(),
    }
}

/// What a setting does, without a full stop.
fn effect(rules: &Ruleset, changes: &Changed) -> String {
    let says = match changes {
        Changed::Length(id) => {
            return messages::OfferPromotionLength { promotion: id }.say();
        }
        Changed::Points(id) => return messages::OfferPromotionPoints { promotion: id }.say(),
        Changed::Own(says) => return translated(says),
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
